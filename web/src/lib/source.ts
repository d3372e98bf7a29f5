/** Where a card's values come from, for everybody to see: nothing for the rulebook's, a short sentence for our own. */
import { t } from './text.svelte';

export type Source = 'rulebook' | 'inferred' | 'reconstructed';

export const marked = (source: Source): string => (source === 'rulebook' ? '' : t(`marked-${source}`));
