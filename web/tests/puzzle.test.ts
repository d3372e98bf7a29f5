import { describe, expect, it } from 'vitest';
import type { LegalAction, Table } from '../src/gen/wire.gen';
import { TableStore } from '../src/lib/table.svelte';
import { cameBack, today } from '../src/puzzles/progress';

const legal: LegalAction[] = [{ action: 1, message: { id: 'a', params: {}, things: [] } }];

/** The table of a puzzle of two decisions, of which so many were made. */
function puzzled(done: number): TableStore {
  const store = new TableStore('CODE', () => ({ close: () => undefined }) as never, true);
  store.table = { puzzle: { done, steps: 2 }, moment: { legal, audience: 0 } } as unknown as Table;
  return store;
}

describe('a puzzle', () => {
  it('asks for a move until it is solved, and for none then', () => {
    expect([puzzled(1).asked, puzzled(1).legal]).toEqual([true, legal]);
    expect([puzzled(2).asked, puzzled(2).legal]).toEqual([false, []]);
  });
});

describe('a puzzle that was solved', () => {
  it('comes back after a day, then after ever longer pauses', () => {
    const first = cameBack(undefined, 100, true);
    const second = cameBack(first, 101, true);
    const third = cameBack(second, 104, true);
    expect([first.due, second.due, third.due]).toEqual([101, 104, 111]);
  });
  it('stays due when it is solved before that', () => {
    const first = cameBack(undefined, 100, true);
    expect(cameBack(first, 100, true)).toEqual(first);
  });
  it('comes back tomorrow where it was missed or shown', () => {
    expect(cameBack({ due: 100, pause: 3 }, 100, false)).toEqual({ due: 101, pause: 0 });
  });
  it('has a day that begins at midnight where its reader is', () => {
    const midnight = new Date(2026, 10, 18);
    expect(today(new Date(midnight.getTime() + 1)) - today(new Date(midnight.getTime() - 1))).toBe(1);
  });
});
