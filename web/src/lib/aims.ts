/** How often the aim of each game was told below a question: whoever has read it so often knows it. Kept in the browser. */
import { local } from './browser_storage';

const KEPT = 'labtable-aims';
const ENOUGH = 10; // questions

const told = (): Record<string, number> => local.read(KEPT, {});

export const knowsAim = (game: string): boolean => (told()[game] ?? 0) >= ENOUGH;

export function aimWasTold(game: string): void {
  const before = told();
  if (!knowsAim(game)) local.setItem(KEPT, JSON.stringify({ ...before, [game]: (before[game] ?? 0) + 1 }));
}
