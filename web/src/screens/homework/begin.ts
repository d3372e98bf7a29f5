/** Homework is begun: a lesson, a puzzle or a deal. */
import type { HomeworkTask, OwnHomework } from '../../gen/wire.gen';
import { noteTable } from '../../homework/kept';
import { beginLesson } from '../../lessons/begin';
import { api, codeOf, pathOf } from '../../lib/api';
import { startAtOnce } from '../../lib/quick';
import { router } from '../../lib/route.svelte';
import { t } from '../../lib/text.svelte';
import { beginPuzzle } from '../../puzzles/progress';

/** Begin a part of a task. Its table bears no name of the pupil. */
export async function begin(told: OwnHomework, task: HomeworkTask, name: string): Promise<void> {
  const note = (table: string): void => noteTable(codeOf(table), { code: told.code, task: task.number, name });
  const me = t('guest');
  if (task.kind === 'lesson') return beginLesson(task.game, name, me, note);
  if (task.kind === 'puzzles') return beginPuzzle(task.game, name, me, note);
  const bots = Array.from({ length: task.players - 1 }, () => ({ kind: 'bot' as const, level: task.level }));
  const chairs = [{ kind: 'me' as const, nickname: me }, ...bots];
  const made = await api.makeTable({ game: task.game, chairs, deal: task.deal });
  note(made.code);
  await startAtOnce(made);
  router.go(pathOf(made.code));
}
