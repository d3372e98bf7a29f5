/** The moment of a game that changed most, by its scores: after which decision, for whom, and by how much. */
import type { TableResult } from '../gen/wire.gen';

export interface Turning {
  decision: number;
  seat: number;
  before: number;
  after: number;
}

export function turningOf(table: TableResult): Turning | null {
  let best: Turning | null = null;
  table.chart.scores.forEach((scores, seat) =>
    scores.forEach((after, at) => {
      const before = scores[at - 1];
      if (before === undefined || Math.abs(after - before) <= Math.abs((best?.after ?? 0) - (best?.before ?? 0)))
        return;
      best = { decision: table.chart.positions[at] ?? 0, seat, before, after };
    }),
  );
  return best;
}
