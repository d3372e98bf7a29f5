/** Try again from here: who sits where at the new table; and what a review says of a team. */
import { expect, test } from 'vitest';
import { chairsFor } from '../src/coach/again';
import { startOf, titleOf } from '../src/coach/course';
import type { Chair, Review, Table, Turn } from '../src/gen/wire.gen';

const chair = (seat: number, kind: 'human' | 'bot', level: string | null = null): Chair =>
  ({ seat, kind, level, nickname: null }) as Chair;
const tableOf = (...chairs: Chair[]): Table => ({ chairs }) as unknown as Table;
const kinds = (table: Table, seat: number, rivals: 'bots' | 'friends'): string[] =>
  chairsFor(table, seat, rivals, 'Ada').map((one) => one.level ?? one.kind ?? '');

test('bots stay as strong as they were, and play where people sat', () => {
  const table = tableOf(chair(0, 'human'), chair(1, 'bot', 'greedy'), chair(2, 'human'));
  expect(kinds(table, 0, 'bots')).toEqual(['me', 'greedy', 'researcher']);
  expect(kinds(table, 1, 'bots')).toEqual(['researcher', 'me', 'researcher']);
});

test('friends find the chairs of people open; among bots alone, all of them', () => {
  expect(kinds(tableOf(chair(0, 'human'), chair(1, 'bot', 'greedy'), chair(2, 'human')), 0, 'friends')).toEqual([
    'me',
    'greedy',
    'open',
  ]);
  expect(kinds(tableOf(chair(0, 'human'), chair(1, 'bot', 'greedy')), 0, 'friends')).toEqual(['me', 'open']);
});

const reviewed = (together: boolean): Review =>
  ({ together, lower: together, seats: [{ start: -1.3 }, { start: -0.9 }] }) as unknown as Review;
const turned = (kind: Turn['kind'], change: number): Turn => ({ kind, change }) as unknown as Turn;

test('a team has one score, and so one start', () => {
  expect([0, 1].map((seat) => startOf(reviewed(true), seat))).toEqual(['1.3', '1.3']);
});

test('luck that hurts is called bad', () => {
  expect(titleOf(reviewed(true), turned('luck', -7.1))).toBe('coach-bad-stroke-all');
  expect(titleOf(reviewed(true), turned('luck', 2))).toBe('coach-stroke-all');
  expect(titleOf(reviewed(false), turned('luck', -0.2))).toBe('coach-bad-stroke');
  expect(titleOf(reviewed(false), turned('decision', -0.2))).toBe('coach-decision');
});
