/** Try again from here: a new table from a moment of a finished game. */
import type { NewChair, Table } from '../gen/wire.gen';
import { api, pathOf } from '../lib/api';
import { ownName } from '../lib/own_name';
import { startAtOnce } from '../lib/quick';
import { router } from '../lib/route.svelte';

const RIVAL = 'researcher'; // where a person sat

/** What is hidden: as it was, or dealt anew from what the player could see. Who sits on the other chairs. */
export const WORLDS = ['same', 'anew'] as const;
export const RIVALS = ['bots', 'friends'] as const;
export type World = (typeof WORLDS)[number];
export type Rivals = (typeof RIVALS)[number];

/** The chairs of the new table. Friends find those open where people sat, or all where nobody else did. */
export function chairsFor(table: Table, seat: number, rivals: Rivals, nickname: string): NewChair[] {
  const people = table.chairs.some((chair) => chair.seat !== seat && chair.kind === 'human');
  return table.chairs.map((chair): NewChair => {
    if (chair.seat === seat) return { kind: 'me', nickname };
    if (rivals === 'friends' && (chair.kind === 'human' || !people)) return { kind: 'open' };
    return { kind: 'bot', level: (chair.kind === 'bot' && chair.level) || RIVAL };
  });
}

export async function tryAgain(
  table: Table,
  position: number,
  seat: number,
  world: World,
  rivals: Rivals,
): Promise<void> {
  const nickname = ownName();
  const made = await api.makeTable({
    game: table.game,
    chairs: chairsFor(table, seat, rivals, nickname),
    again: { code: table.code, position, anew_for: world === 'anew' ? seat : null },
  });
  if (rivals === 'bots') await startAtOnce(made);
  router.go(pathOf(made.code));
}
