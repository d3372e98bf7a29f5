/** Begin a lesson: a table of its own, opened as soon as the rules are compiled. */
import { about } from '../lib/about.svelte';
import { api, pathOf } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { startAtOnce } from '../lib/quick';
import { router } from '../lib/route.svelte';
import { t } from '../lib/text.svelte';

const OFFERED = 'labtable-lessons-offered';

export async function beginLesson(game: string, lesson: string): Promise<void> {
  const nickname = prefs.nickname || about.nickname() || t('guest');
  const made = await api.makeTable({ game, chairs: [{ kind: 'me', nickname }], lesson });
  await startAtOnce(made);
  router.go(pathOf(made.code));
}

const offered = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(OFFERED) ?? '[]') as string[];
  } catch {
    return [];
  }
};

/** Was a lesson of this game offered, or taken, before? */
export const wasOffered = (game: string): boolean => offered().includes(game);

export function noteOffered(game: string): void {
  localStorage.setItem(OFFERED, JSON.stringify([...new Set([...offered(), game])]));
}
