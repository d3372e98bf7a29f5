/** Names of players on the generic table. */
import type { TableStore } from '../../lib/table.svelte';

export function seatName(store: TableStore, seat: number): string {
  const chair = store.table?.chairs.find((one) => one.seat === seat);
  return chair ? store.nameOf(chair) : String(seat + 1);
}
