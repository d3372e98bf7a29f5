/** The questions of a round in words: what was asked, what somebody answered, and how many were right. */
import type { ClassResults, QuestionResult } from '../gen/wire.gen';
import { t } from '../lib/text.svelte';
import { sayAt } from './words';

/** The players of the table that a question was about. */
export const namesAt = (results: ClassResults, question: QuestionResult): readonly (string | null)[] =>
  results.tables.find((one) => one.group === question.group)?.names ?? [];

export const askedOf = (question: QuestionResult): string =>
  question.text || t('class-would-play', { group: question.group ?? 0 });

export function answerOf(results: ClassResults, question: QuestionResult, at: number): string {
  const answer = question.answers[at];
  if (!answer) return '';
  return answer.message ? sayAt(namesAt(results, question), answer.message, results.game) : answer.text;
}

/** How many of a hundred answers were right; null where no answer is right, or nobody answered. */
export function rightOf(question: QuestionResult): number | null {
  const all = question.answers.reduce((sum, one) => sum + one.count, 0);
  const right = question.answers.filter((one) => one.right);
  if (!all || !right.length) return null;
  return Math.round((100 * right.reduce((sum, one) => sum + one.count, 0)) / all);
}
