import { expect, test } from 'vitest';
import { onceEach } from '../src/lib/repeats';

test('what happened three times is told once', () => {
  expect(
    onceEach(['Bot 3 rolls a Reagent die: nothing.', 'Bot 3 takes no. 8.', 'Bot 3 rolls a Reagent die: nothing.']),
  ).toEqual(['Bot 3 rolls a Reagent die: nothing. × 2', 'Bot 3 takes no. 8.']);
  expect(onceEach(['a', 'b'])).toEqual(['a', 'b']);
});
