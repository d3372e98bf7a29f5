/** When a game or a lesson is over: what was found goes into the album. */
import type { TableStore } from '../lib/table.svelte';
import { t } from '../lib/text.svelte';
import { keep } from './found';
import { shelvesOf } from './shelves';

const NAMED = 3;

/** What is new in the album, in words; empty where nothing is. */
export async function collect(store: TableStore): Promise<string> {
  const { game, steps, seat } = store;
  const view = store.now?.view;
  if (seat < 0 || view === undefined || store.table?.deal === 'file') return ''; // what a file tells, anybody may have found
  const shelves = await shelvesOf(game);
  const found = shelves.flatMap((shelf) => shelf.found({ steps, view, seat }).filter((id) => shelf.pattern.test(id)));
  const fresh = keep(game, found);
  const names = fresh.slice(0, NAMED).map((id) => t(id, {}, game));
  if (fresh.length > NAMED) names.push('…');
  return fresh.length ? t('album-new', { count: fresh.length, names: names.join(', ') }) : '';
}
