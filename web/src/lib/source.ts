/** Where the values of a part come from, for everybody to see: nothing for the rulebook's, a short sentence for others. */
import { t } from './text.svelte';

export type Source = 'rulebook' | 'inferred' | 'reconstructed' | 'owner';

export const marked = (source: Source | undefined): string =>
  source === undefined || source === 'rulebook' ? '' : t(`marked-${source}`);

/** A note, and where what it is about comes from. */
export const noted = (note: string, source: Source): string => `${note} ${marked(source)}`.trim();
