/** A table that is started at once, and the glance at the rules that its player is shown. */
import type { TableMade } from '../gen/wire.gen';
import { api, codeOf } from './api';
import { newId } from './command_id';
import { shareFor } from './seals';
import { pledgeOf } from './shares';
import { local } from './browser_storage';

const GLANCED = 'labtable-glanced';

let started = ''; // the table that was started so, on this page

/** Start a table whose chairs are all taken. This browser's share is pledged first; it is given when the table, which is opened
 * now, asks for it. */
export async function startAtOnce({ code, commitment, seats }: TableMade): Promise<void> {
  started = codeOf(code);
  for (const seat of commitment ? seats : []) {
    const pledge = pledgeOf(commitment ?? '', seat, shareFor(code, seat));
    await api.command(code, { type: 'pledge', seat, pledge, id: newId() });
  }
  await api.command(code, { type: 'start', id: newId() });
}

/** Start a table of ours where everybody else is a bot: there is nobody to wait for. */
export async function startAmongBots(code: string): Promise<void> {
  const { host, phase, chairs, commitment } = (await api.state(code)).table;
  if (!host || phase !== 'lobby' || !chairs.every((chair) => chair.yours || chair.kind === 'bot')) return;
  const seats = chairs.filter((chair) => chair.yours).map((chair) => chair.seat);
  await startAtOnce({ code, link: '', commitment, seats });
}

/** Was this table started so? Then it is dealt in a moment, and nobody waits for anybody. */
export const isStarting = (code: string): boolean => started === codeOf(code);

const glanced = (): string[] => (local.getItem(GLANCED) ?? '').split(' ').filter(Boolean);

/** Whoever came straight to this table and never saw the rules of the game is shown them, once; whoever takes the lesson
 * has seen them. */
export function takesGlance(code: string, game: string, lesson: boolean): boolean {
  const wanted = isStarting(code) && !glanced().includes(game);
  if (wanted) local.setItem(GLANCED, [...glanced(), game].join(' '));
  return wanted && !lesson;
}
