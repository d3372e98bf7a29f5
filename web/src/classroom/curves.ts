/** The curves of all tables on one chart: the leader's score at each table, over its own game from start to end. */
import type { Chart, ClassResults, TableResult } from '../gen/wire.gen';

const POINTS = 60;

/** The highest score of a table after a share of its game; in a cooperative game all scores are the same. */
function leadAt(table: TableResult, share: number): number {
  const last = table.chart.positions.at(-1) ?? 0;
  const at = table.chart.positions.findLastIndex((position) => position <= share * last);
  return Math.max(...table.chart.scores.map((scores) => scores[Math.max(0, at)] ?? 0));
}

export function curvesOf(results: ClassResults): Chart | null {
  const tables = results.tables.filter((one) => one.chart.positions.length > 1);
  const scores = tables.flatMap((one) => one.chart.scores.flat());
  if (tables.length < 2 || scores.every((score) => score === scores[0])) return null; // nothing to compare
  const positions = Array.from({ length: POINTS + 1 }, (_, i) => Math.round((100 * i) / POINTS));
  return { positions, scores: tables.map((table) => positions.map((share) => leadAt(table, share / 100))) };
}

export interface Row {
  seat: number;
  name: string | null;
  score: number;
  rank: number;
  won: boolean;
}
/** The seats of a table, the best first. */
export function rowsOf(table: TableResult): Row[] {
  const standings = table.outcome?.standings ?? [];
  const rows = table.names.map((name, seat) => {
    const standing = standings.find((one) => one.seat === seat);
    return {
      seat,
      name,
      score: standing?.score ?? table.chart.scores[seat]?.at(-1) ?? 0,
      rank: standing?.rank ?? 0,
      won: table.outcome?.winners.includes(seat) ?? false,
    };
  });
  return rows.sort((a, b) => a.rank - b.rank || b.score - a.score);
}
