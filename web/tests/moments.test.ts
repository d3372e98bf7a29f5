/** The moments that the end of a game tells: those that stand out. */
import { expect, test } from 'vitest';
import { momentsOf } from '../src/screens/table/moments';
import type { Chart, Step } from '../src/gen/wire.gen';

const chart = (...scores: number[][]): Chart => ({ positions: scores[0]?.map((_, i) => i) ?? [], scores });
const step = (position: number, seat: number, kind: Step['kind'] = 'action'): Step => ({
  version: position,
  at: 0,
  kind,
  seat,
  position,
  log: [],
  things: [],
});
const decisions = (count: number, seats: number): Step[] =>
  Array.from({ length: count }, (_, i) => step(i + 1, i % seats));

test('a game of ordinary plays has no moment', () => {
  expect(momentsOf(chart([9, 8, 7, 6, 5, 4, 3]), decisions(6, 2), true)).toEqual([]);
});

test('where all play together, what stands out is told of whoever acted', () => {
  const found = momentsOf(chart([9, 8, 7, 6, 7, 6, 5, 4, 3]), decisions(8, 4), true);
  expect(
    found.map(({ position, seat, changes }) => [position, seat, changes.map((one) => [one.seat, one.by])]),
  ).toEqual([[4, 3, [[3, 1]]]]);
});

test('a few points, each won by somebody, are all moments', () => {
  const found = momentsOf(chart([0, 12, 12, 12], [0, 0, 15, 27]), decisions(3, 2), false);
  expect(found.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test('neither what was taken back nor taking it back is a moment', () => {
  const steps = [step(1, 0), step(3, 1), step(5, 1, 'undo'), step(6, 1)]; // the second decision led to one without a choice
  const found = momentsOf(chart([9, 8, 6, 5, 6, 8, 5]), steps, true);
  expect(found.map(({ position, changes }) => [position, changes.map((one) => one.by)])).toEqual([
    [1, [-1]],
    [6, [-3]],
  ]);
});

test('what followed without a choice counts for the decision that led there', () => {
  const found = momentsOf(chart([0, 0, 4, 6]), [step(1, 0), step(3, 1)], false);
  expect(found.map(({ position, step: told, changes }) => [position, told.seat, changes.map((one) => one.by)])).toEqual(
    [[3, 1, [6]]],
  );
});
