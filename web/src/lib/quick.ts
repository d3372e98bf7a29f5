/** Start a new table at once, or as soon as its rules are compiled: the first time takes some seconds. */
import { api, codeOf } from './api';

const PAUSE = 700; // ms
const PATIENCE = 90_000;
const GLANCED = 'labtable-glanced';

let started = ''; // the table that was started so, on this page

export async function startWhenWarm(code: string): Promise<void> {
  started = codeOf(code);
  const end = Date.now() + PATIENCE;
  for (let number = 0; Date.now() < end; number += 1) {
    const answer = await api.command(code, { type: 'start', id: `start-${Date.now().toString(36)}-${number}` });
    if (answer.type !== 'rejected' || answer.reason !== 'warming-up') return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
}

const glanced = (): string[] => (localStorage.getItem(GLANCED) ?? '').split(' ').filter(Boolean);

/** Whoever came straight to this table and never saw the rules of the game is shown them, once. */
export function wantsGlance(code: string, game: string): boolean {
  return started === codeOf(code) && !glanced().includes(game);
}

export function rememberGlance(game: string): void {
  localStorage.setItem(GLANCED, [...new Set([...glanced(), game])].join(' '));
}
