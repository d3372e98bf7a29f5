import { expect, test } from 'vitest';
import { inPrintedOrder, keepKeys } from '../src/lib/keys';

const PILES = ['reagent/1', 'reagent/2', 'reagent/3'];

test('a pile has the key of its printed number, though the one before cannot be taken', () => {
  expect(keepKeys(inPrintedOrder(['reagent/1', 'reagent/3'], PILES), ['reagent/1', 'reagent/3'], 20)).toEqual(PILES);
});

test('with something else lit, all have keys in their order', () => {
  expect(inPrintedOrder(['card/1', 'reagent/3'], PILES)).toEqual([]);
  expect(inPrintedOrder([], PILES)).toEqual([]);
});
