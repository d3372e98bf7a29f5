/** Whose laboratory lies in front: one's own, or for those who watch that of the player whose turn it is. */
import type { PlayerView, View } from '../../gen/curie.gen';
import type { TableStore } from '../../lib/table.svelte';
import { word } from './words';

export const shownPlayer = (view: View, store: TableStore): PlayerView | undefined =>
  view.players[store.seat] ?? view.players[view.active];

export function laboratoryName(player: PlayerView, store: TableStore): string {
  const chair = store.table?.chairs[player.seat];
  return player.seat === store.seat || !chair
    ? word('board-laboratory')
    : word('board-laboratory-of', { who: store.nameOf(chair) });
}
