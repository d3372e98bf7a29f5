import { expect, test } from 'vitest';
import { placeAt } from '../src/games/curie/places';

test('Experiment piles at the head of the mat belong to the cards, though the laboratory begins below them', () => {
  const heads = [
    ['tower', -600],
    ['cards', -220],
    ['laboratory', 190],
  ] as const;
  expect(placeAt(heads, { height: 480, ends: false })).toBe('cards');
});

test('at the end of the mat it is the last place in sight', () => {
  const heads = [
    ['laboratory', -300],
    ['others', 120],
  ] as const;
  expect(placeAt(heads, { height: 480, ends: true })).toBe('others');
});
