/** Puzzles of this browser: which were solved, when they come back, and how one is begun. Nothing of it leaves the browser. */
import { api, pathOf } from '../lib/api';
import { startAtOnce } from '../lib/quick';
import { router } from '../lib/route.svelte';
import { local, session } from '../lib/browser_storage';
import { ownName } from '../lib/own_name';

const DONE = 'labtable-puzzles';
export type Mark = 'solved' | 'shown';
type Marks = Readonly<Record<string, Mark>>; // by `game/name`

const AGAIN = 'labtable-puzzles-again';
const DAY = 86_400_000;
const PAUSES = [1, 3, 7, 21, 60]; // days until a puzzle that was solved once, twice, … comes back
/** When a puzzle comes back. */
export interface Again {
  readonly due: number; // a day since 1970, by the clock of the browser
  readonly pause: number; // the place of its last pause
}

const keyOf = (game: string, name: string): string => `${game}/${name}`;

export const marks = (): Marks => local.read(DONE, {});

export const markOf = (all: Marks, game: string, name: string): Mark | 'open' => all[keyOf(game, name)] ?? 'open';

/** A puzzle that was solved once stays solved. */
export function noteMark(game: string, name: string, mark: Mark): void {
  const all = marks();
  if (markOf(all, game, name) === 'solved') return;
  local.setItem(DONE, JSON.stringify({ ...all, [keyOf(game, name)]: mark }));
}

export const today = (now = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

/** When a puzzle comes back that was solved on a day, at the first try or not. Solved before it is due, it stays due. */
export function cameBack(before: Again | undefined, day: number, first: boolean): Again {
  if (!first) return { due: day + (PAUSES[0] ?? 1), pause: 0 };
  if (before && before.due > day) return before;
  const pause = before ? Math.min(before.pause + 1, PAUSES.length - 1) : 0;
  return { due: day + (PAUSES[pause] ?? 1), pause };
}

const agains = (): Readonly<Record<string, Again>> => local.read(AGAIN, {});

/** Note that a puzzle was solved, or shown, and when it comes back. */
export function noteSolved(game: string, name: string, mark: Mark, first: boolean): void {
  noteMark(game, name, mark);
  const all = agains();
  const key = keyOf(game, name);
  local.setItem(AGAIN, JSON.stringify({ ...all, [key]: cameBack(all[key], today(), first) }));
}

/** The puzzles that are due again, as `game/name`. */
export function dueAgain(day = today()): ReadonlySet<string> {
  return new Set(Object.entries(agains()).flatMap(([key, again]) => (again.due <= day ? [key] : [])));
}
export const isDue = (due: ReadonlySet<string>, game: string, name: string): boolean => due.has(keyOf(game, name));

const shownAt = (code: string): string => `labtable-shown-${code}`;
/** Whether the solution was shown at a table; a page that is loaded again still knows. */
export const wasShown = (code: string): boolean => session.getItem(shownAt(code)) !== null;
export const noteShown = (code: string): void => session.setItem(shownAt(code), '1');

/** `note` is told the code of the table before it is opened. */
export async function beginPuzzle(
  game: string,
  puzzle: string,
  nickname = ownName(),
  note?: (code: string) => void,
): Promise<void> {
  const made = await api.makeTable({ game, chairs: [{ kind: 'me', nickname }], puzzle });
  note?.(made.code);
  await startAtOnce(made);
  router.go(pathOf(made.code));
}
