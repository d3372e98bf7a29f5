/** The seats of a table, the best score first; in a game that is played together all have the same. */
import type { WallTable } from '../gen/wire.gen';

export interface Standing {
  seat: number;
  name: string | null;
  score: number;
  leads: boolean;
}

export function standing(table: WallTable): Standing[] {
  const best = Math.max(...table.scores);
  return table.names
    .map((name, seat) => ({ seat, name, score: table.scores[seat] ?? 0, leads: table.scores[seat] === best }))
    .sort((a, b) => b.score - a.score || a.seat - b.seat);
}
