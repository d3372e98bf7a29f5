/** The album: what was found in each game, and when first. It lies in this browser and is never sent. */
import { local } from '../lib/browser_storage';

const KEPT = 'labtable-album';

export type Album = Record<string, Record<string, number>>; // game, id of what was found: milliseconds since 1970

export const keptAlbum = (): Album => local.read(KEPT, {});

/** Put these in; those that are new come back. */
export function keep(game: string, ids: readonly string[]): string[] {
  const album = keptAlbum();
  const shelf = (album[game] ??= {});
  const fresh = [...new Set(ids)].filter((id) => !(id in shelf));
  for (const id of fresh) shelf[id] = Date.now();
  if (fresh.length) local.setItem(KEPT, JSON.stringify(album));
  return fresh;
}

export const emptyAlbum = (): void => local.removeItem(KEPT);
