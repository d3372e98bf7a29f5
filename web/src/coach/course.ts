/** What a review's numbers look like: values as percent or points, lines over the game. */
import type { Judged, Review, Turn } from '../gen/wire.gen';
import type { Line } from '../lib/plot';
import { decimal } from '../lib/text.svelte';

/** A value as people count it: percent of a win, or the team's points. */
export const counted = (review: Review, value: number): number =>
  review.together ? (review.lower ? -value : value) : 100 * Math.min(1, Math.max(0, value));

export const shown = (review: Review, value: number): string =>
  review.together ? decimal(counted(review, value)) : `${Math.round(counted(review, value))} %`;

/** A change; what is better for the players is always +. */
export const changed = (review: Review, change: number): string => {
  const number = review.together ? Math.round(10 * change) / 10 : Math.round(100 * change);
  const size = review.together ? decimal(Math.abs(number)) : String(Math.abs(number));
  return number > 0 ? `+${size}` : number < 0 ? `−${size}` : '0';
};

const end = (review: Review): number => (review.decisions.at(-1)?.version ?? 0) + 1;

/** How each seat stood before every decision, and in the end. All share one score where they play together. */
export function standing(review: Review, names: readonly string[]): Line[] {
  const seats = review.together ? [0] : names.map((_, seat) => seat);
  return seats.map((seat) => ({
    seat,
    name: review.together ? '' : (names[seat] ?? ''),
    points: [
      ...review.decisions.map((one) => ({ version: one.version, value: counted(review, one.before[seat] ?? 0) })),
      { version: end(review), value: counted(review, review.final[seat] ?? 0) },
    ],
  }));
}

/** How a seat stood before the first decision: as the curve says it, where all share one score. */
export const startOf = (review: Review, seat: number): string =>
  shown(review, review.seats[review.together ? 0 : seat]?.start ?? 0);

/** The title of a turning point. */
export function titleOf(review: Review, turn: Turn): string {
  if (turn.kind === 'decision') return 'coach-decision';
  return `coach-${turn.change < 0 ? 'bad-' : ''}stroke${review.together ? '-all' : ''}`;
}

/** The lines of the first game, from where it was tried again. */
export function compared(first: Review, from: number, names: readonly string[]): Line[] {
  return standing(first, names).map((line) => ({
    ...line,
    name: '',
    thin: true,
    points: line.points.filter((one) => one.version >= from),
  }));
}

/** What luck, and what decisions, had changed for a seat by then. */
export function summed(review: Review, seat: number, part: 'luck' | 'play', name: string): Line {
  let sum = 0;
  const scale = review.together ? 1 : 100;
  const points = [{ version: 0, value: 0 }];
  review.decisions.forEach((one, number) => {
    sum += scale * (one[part][seat] ?? 0);
    points.push({ version: review.decisions[number + 1]?.version ?? end(review), value: sum });
  });
  return { seat: part === 'luck' ? 2 : 1, name, points };
}

/** Slips and blunders; and what spoke against a decision that its player could not know. */
export const missed = (one: Judged): boolean => one.mark === 'slip' || one.mark === 'blunder';
export const failures = (review: Review): readonly Judged[] => review.decisions.filter(missed);
export const notable = (review: Review): readonly Judged[] =>
  review.decisions.filter((one) => missed(one) || one.elsewhere.length > 0);
