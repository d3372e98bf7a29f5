/** A table that is started at once, and the glance at the rules that its player is shown. */
import { api, codeOf } from './api';

const GLANCED = 'labtable-glanced';

let started = ''; // the table that was started so, on this page

export async function startAtOnce(code: string): Promise<void> {
  started = codeOf(code);
  await api.command(code, { type: 'start', id: `start-${Date.now().toString(36)}` });
}

const glanced = (): string[] => (localStorage.getItem(GLANCED) ?? '').split(' ').filter(Boolean);

/** Whoever came straight to this table and never saw the rules of the game is shown them, once. */
export function wantsGlance(code: string, game: string): boolean {
  return started === codeOf(code) && !glanced().includes(game);
}

export function rememberGlance(game: string): void {
  localStorage.setItem(GLANCED, [...new Set([...glanced(), game])].join(' '));
}
