/** The moments that the end of a game tells: those that stand out. */
import { expect, test } from 'vitest';
import { momentsOf } from '../src/screens/ending/moments';
import type { Chart, Step } from '../src/gen/wire.gen';

const chart = (...scores: number[][]): Chart => ({ positions: scores[0]?.map((_, i) => i) ?? [], scores });
const step = (position: number, seat: number): Step => ({
  version: position,
  at: 0,
  kind: 'action',
  seat,
  position,
  log: [],
  things: [],
});

test('a game of ordinary plays has no moment', () => {
  expect(momentsOf(chart([9, 8, 7, 6, 5, 4, 3]), [], true)).toEqual([]);
});

test('where all play together, what stands out is told of whoever acted', () => {
  const found = momentsOf(chart([9, 8, 7, 6, 7, 6, 5, 4, 3]), [step(4, 2)], true);
  expect(
    found.map(({ position, seat, changes }) => [position, seat, changes.map((one) => [one.seat, one.by])]),
  ).toEqual([[4, 2, [[2, 1]]]]);
});

test('a few points, each won by somebody, are all moments', () => {
  const found = momentsOf(chart([0, 12, 12, 12], [0, 0, 15, 27]), [], false);
  expect(found.map(({ position }) => position)).toEqual([1, 2, 3]);
});
