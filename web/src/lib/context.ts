/** What every part of a table reaches for. */
import { createContext } from 'svelte';
import type { Chooser } from './chooser.svelte';
import type { TableStore } from './table.svelte';

export interface AtTable {
  readonly store: TableStore;
  readonly chooser: Chooser;
}

export const [useTable, provideTable] = createContext<AtTable>();
