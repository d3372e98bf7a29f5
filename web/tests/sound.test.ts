/** Each game sounds of its own material. */
import { expect, test } from 'vitest';
import { materialOf } from '../src/games/materials';

test('no two games are made of the same', () => {
  const games = ['curie', 'element', 'eureka', 'laboratorium', 'scientia'];
  expect(new Set(games.map(materialOf)).size).toBe(games.length);
});
