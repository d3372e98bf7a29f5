/** The class that this browser was in last, so that a closed laptop finds it again. The id only; the cookie opens it. */
import { local } from '../lib/browser_storage';

const KEPT = 'labtable-class';

interface KeptClass {
  id: string;
  game: string;
  until: number; // when the class is deleted
}

export function keptClass(): KeptClass | null {
  const kept = local.read<KeptClass | null>(KEPT, null);
  return kept && kept.until > Date.now() ? kept : null;
}

export function keepClass(id: string, game: string, until: number): void {
  local.setItem(KEPT, JSON.stringify({ id, game, until }));
}

export function forgetClass(): void {
  local.removeItem(KEPT);
}
