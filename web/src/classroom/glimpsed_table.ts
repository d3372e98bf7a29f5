/** A table seen from outside, for a board that is only looked at. */
import { onDestroy } from 'svelte';
import { Chooser } from '../lib/chooser.svelte';
import { provideTable } from '../lib/context';
import { TableStore } from '../lib/table.svelte';
import { Glimpse } from './glimpse';

/** Provides the table to the component that calls this, and to all within; `glimpse` is told what to show. */
export function provideGlimpse(code: string): { glimpse: Glimpse; store: TableStore } {
  const glimpse = new Glimpse(code);
  const store = new TableStore(code, glimpse.source, true);
  provideTable({ store, chooser: new Chooser(store) });
  onDestroy(() => store.close());
  return { glimpse, store };
}
