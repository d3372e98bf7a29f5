/** The class that this browser was in last, so that a closed laptop finds it again. The id only; the cookie opens it. */
const KEPT = 'labtable-class';

interface KeptClass {
  id: string;
  game: string;
  until: number; // when the class is deleted
}

export function keptClass(): KeptClass | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as KeptClass | null;
    return kept && kept.until > Date.now() ? kept : null;
  } catch {
    return null;
  }
}

export function keepClass(id: string, game: string, until: number): void {
  localStorage.setItem(KEPT, JSON.stringify({ id, game, until }));
}

export function forgetClass(): void {
  localStorage.removeItem(KEPT);
}
