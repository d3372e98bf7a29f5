/** The tables that this browser has sat at, so that a returning player finds them. Codes only; the cookie opens them. */
import { local } from './browser_storage';

const KEPT = 'labtable-tables';
const MOST = 12;

interface Kept {
  code: string;
  game: string;
  at: number;
}

export const keptTables = (): Kept[] => local.read(KEPT, []);

export function keepTable(code: string, game: string): void {
  const others = keptTables().filter((one) => one.code !== code);
  local.setItem(KEPT, JSON.stringify([{ code, game, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forgetAllTables(): void {
  local.removeItem(KEPT);
}

export function forgetTable(code: string): void {
  local.setItem(KEPT, JSON.stringify(keptTables().filter((one) => one.code !== code)));
}
