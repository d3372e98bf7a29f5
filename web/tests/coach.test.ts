/** Try again from here: who sits where at the new table. */
import { expect, test } from 'vitest';
import { chairsFor } from '../src/coach/again';
import type { Chair, Table } from '../src/gen/wire.gen';

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
