import { describe, expect, it } from 'vitest';
import { dateOf, hoursUntil } from '../src/daily/dates';
import { beaten, columns, compares, lineOf, sparks } from '../src/daily/result';
import type { DailyDeal, DailyField } from '../src/gen/wire.gen';
import { text } from '../src/lib/text.svelte';

const field: DailyField = {
  plays: 14, // four of them copies
  wanted: 1000,
  distinct: 10,
  fewest: 30,
  thinks: 100,
  scores: [
    [0, 1],
    [2, 4],
    [5, 5],
  ],
  wins: 1,
};
const deal = (score: number, lower: boolean): DailyDeal => ({
  game: 'eureka',
  players: 1,
  rival: null,
  code: 'ABCDEFGH',
  over: true,
  score,
  won: false,
  lower,
  field,
});

describe('a result beside the field', () => {
  it('counts plays that ended worse, and half of the equal ones', () => {
    expect(beaten(deal(2, true), field)).toBe(70);
    expect(beaten(deal(2, false), field)).toBe(30);
    expect(beaten(deal(9, true), field)).toBe(0);
  });

  it('is compared with nothing while there are too few different plays', () => {
    expect(compares(field)).toBe(false);
    expect(compares({ ...field, distinct: 30 })).toBe(true);
    const line = (distinct: number) =>
      lineOf('2026-11-17', 'Eureka!', { ...deal(2, true), field: { ...field, distinct } }).split(' · ').length;
    expect(line(30) - line(10)).toBe(2);
  });

  it('stands in columns that hold every play and our own score', () => {
    const found = columns(deal(7, true), field);
    expect(found.reduce((sum, one) => sum + one.plays, 0)).toBe(10);
    expect(found.some((one) => one.low <= 7 && one.high >= 7)).toBe(true);
    const wide = columns(deal(130, false), { ...field, scores: [[10, 10]] });
    expect(wide.length).toBeLessThanOrEqual(12);
  });

  it('is a picture of one line', () => {
    expect(sparks(columns(deal(2, true), field))).toBe('▂▁▇▁▁█');
  });
});

describe('the day', () => {
  it('is a date in the reader’s language', () => {
    text.language = 'fr';
    expect(dateOf('2026-11-17')).toBe('Mardi 17 novembre 2026');
    text.language = 'es';
    expect(dateOf('2026-11-17')).toBe('Martes, 17 de noviembre de 2026');
    text.language = 'en';
    expect(dateOf('2026-11-17')).toBe('Tuesday, November 17, 2026');
  });
  it('lasts as long as the nearest hour says', () => {
    const minutes = (count: number) => hoursUntil(Date.now() + count * 60_000);
    expect([21 * 60 + 8, 21 * 60 + 40, 61, 59].map(minutes)).toEqual([21, 22, 1, 0]);
  });
});
