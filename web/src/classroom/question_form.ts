/** A question while it is written: answers that are still empty are left out when it is asked. */
import type { PlanQuestion } from '../gen/wire.gen';

export const MOST = 6; // answers
export const EMPTY: PlanQuestion = { text: '', answers: ['', '', '', ''], right: null, why: '' };

export function written(question: PlanQuestion): PlanQuestion {
  const kept = question.answers.map((answer, at) => ({ answer: answer.trim(), at })).filter((one) => one.answer);
  const right = kept.findIndex((one) => one.at === question.right);
  return {
    text: question.text.trim(),
    answers: kept.map((one) => one.answer),
    right: right < 0 ? null : right,
    why: question.why.trim(),
  };
}

export const isWhole = (question: PlanQuestion): boolean =>
  question.text.trim() !== '' && written(question).answers.length > 1;
