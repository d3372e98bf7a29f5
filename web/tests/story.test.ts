/** The sentence that tells how a game was won. */
import { expect, test } from 'vitest';
import type { Message, Step } from '../src/gen/wire.gen';
import { storyOf } from '../src/screens/table/story';

const message = (id: string): Message => ({ id, params: {}, things: [] });
const step = (position: number): Step => ({
  version: position,
  at: 0,
  kind: 'action',
  seat: 0,
  position,
  log: [message(`event-${position}`)],
  things: [],
});
const steps = [1, 2, 3, 4].map(step);
const positions = [0, 1, 2, 3, 4];

test('the winner was ahead for good after the last moment in which somebody was level', () => {
  const scores = [
    [0, 5, 5, 9, 9],
    [0, 0, 7, 7, 8],
  ];
  expect(storyOf({ positions, scores }, 0, steps)).toEqual({ at: 3, all: 4, told: [message('event-3')] });
});

test('where points did not decide there is no such story', () => {
  const level = [
    [0, 5, 5, 8, 8],
    [0, 0, 7, 7, 8],
  ];
  expect(storyOf({ positions, scores: level }, 0, steps)).toBeNull();
  expect(storyOf({ positions, scores: [[0, 1, 2, 3, 4]] }, 0, steps)).toBeNull();
});
