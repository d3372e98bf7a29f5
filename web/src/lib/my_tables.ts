/** The tables that this browser has sat at, so that a returning player finds them. Codes only; the cookie opens them. */
const KEPT = 'labtable-tables';
const MOST = 12;

interface Kept {
  code: string;
  game: string;
  at: number;
}

export function keptTables(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keepTable(code: string, game: string): void {
  const others = keptTables().filter((one) => one.code !== code);
  localStorage.setItem(KEPT, JSON.stringify([{ code, game, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forgetAllTables(): void {
  localStorage.removeItem(KEPT);
}

export function forgetTable(code: string): void {
  localStorage.setItem(KEPT, JSON.stringify(keptTables().filter((one) => one.code !== code)));
}
