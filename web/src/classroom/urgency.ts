/** Which table needs the teacher most: a raised hand, then stuck, somebody absent, waiting, finished. */
import type { WallTable } from '../gen/wire.gen';

const ORDER: readonly WallTable['flags'][number][] = ['help', 'stuck', 'absent', 'waiting'];

function need(table: WallTable): number {
  const first = ORDER.findIndex((flag) => table.flags.includes(flag));
  if (first >= 0) return first;
  return table.flags.includes('finished') ? ORDER.length + 1 : ORDER.length;
}

export const byNeed = (one: WallTable, other: WallTable): number =>
  need(one) - need(other) || one.since - other.since || one.group - other.group;
