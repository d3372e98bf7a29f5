/** How the plates of few tables stand on the projector: with the largest letters that fit. */
import type { Size } from './sizes.svelte';

const [AROUND, LINE, LETTERS, MOST] = [220, 1.4, 11, 3]; // px of head and foot; em of a line; em across a plate; plates
const [PLATE, SMALLEST, PLATE_GAP] = [340, 28, 24]; // px: a plate with its gap, letters, between two plates

/** The size of letters, in px, with so many plates beside each other. */
export function lettersOf(across: number, count: number, lines: number, { wide, high }: Size): number {
  return Math.min((high - AROUND) / Math.ceil(count / across) / lines / LINE, wide / across / LETTERS);
}

/** Whether plates with the smallest letters, a line for each player, can all be seen at once. */
export function platesFit(count: number, lines: number, { wide, high }: Size): boolean {
  const across = Math.max(1, Math.floor(wide / PLATE));
  return Math.ceil(count / across) * (lines * SMALLEST * LINE + PLATE_GAP) <= high - AROUND;
}

/** How many stand beside each other; where it makes no difference, more. Four stand two by two, never three and one. */
export function acrossFor(count: number, lines: number, room: Size): number {
  if (count === 4) return 2;
  const ways = Array.from({ length: Math.max(1, Math.min(MOST, count)) }, (_, i) => i + 1);
  return ways.reduce((best, one) =>
    lettersOf(one, count, lines, room) >= lettersOf(best, count, lines, room) ? one : best,
  );
}
