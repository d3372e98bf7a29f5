/** Puzzles of this browser: which were solved, and how one is begun. Nothing of it leaves the browser. */
import { about } from '../lib/about.svelte';
import { api, pathOf } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { startAtOnce } from '../lib/quick';
import { router } from '../lib/route.svelte';
import { t } from '../lib/text.svelte';

const DONE = 'labtable-puzzles';
export type Mark = 'solved' | 'shown';
type Marks = Readonly<Record<string, Mark>>; // by `game/name`

const keyOf = (game: string, name: string): string => `${game}/${name}`;

export function marks(): Marks {
  try {
    return JSON.parse(localStorage.getItem(DONE) ?? '{}') as Marks;
  } catch {
    return {};
  }
}

export const markOf = (all: Marks, game: string, name: string): Mark | 'open' => all[keyOf(game, name)] ?? 'open';

/** A puzzle that was solved once stays solved. */
export function noteMark(game: string, name: string, mark: Mark): void {
  const all = marks();
  if (markOf(all, game, name) === 'solved') return;
  localStorage.setItem(DONE, JSON.stringify({ ...all, [keyOf(game, name)]: mark }));
}

const shownAt = (code: string): string => `labtable-shown-${code}`;
/** Whether the solution was shown at a table; a page that is loaded again still knows. */
export const wasShown = (code: string): boolean => sessionStorage.getItem(shownAt(code)) !== null;
export const noteShown = (code: string): void => sessionStorage.setItem(shownAt(code), '1');

export async function beginPuzzle(game: string, puzzle: string): Promise<void> {
  const nickname = prefs.nickname || about.nickname() || t('guest');
  const made = await api.makeTable({ game, chairs: [{ kind: 'me', nickname }], puzzle });
  await startAtOnce(made);
  router.go(pathOf(made.code));
}
