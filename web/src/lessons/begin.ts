/** Begin a lesson: a table of its own, opened as soon as the rules are compiled. */
import { api, pathOf } from '../lib/api';
import { startAtOnce } from '../lib/quick';
import { router } from '../lib/route.svelte';
import { local } from '../lib/browser_storage';
import { ownName } from '../lib/own_name';

const OFFERED = 'labtable-lessons-offered';

/** `note` is told the code of the table before it is opened. */
export async function beginLesson(
  game: string,
  lesson: string,
  nickname = ownName(),
  note?: (code: string) => void,
): Promise<void> {
  const made = await api.makeTable({ game, chairs: [{ kind: 'me', nickname }], lesson });
  note?.(made.code);
  await startAtOnce(made);
  router.go(pathOf(made.code));
}

const offered = (): string[] => local.read(OFFERED, []);

/** Was a lesson of this game offered, or taken, before? */
export const wasOffered = (game: string): boolean => offered().includes(game);

export function noteOffered(game: string): void {
  local.setItem(OFFERED, JSON.stringify([...new Set([...offered(), game])]));
}
