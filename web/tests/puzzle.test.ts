import { describe, expect, it } from 'vitest';
import type { LegalAction, Table } from '../src/gen/wire.gen';
import { TableStore } from '../src/lib/table.svelte';

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
