/** A table that is started at once, and the glance at the rules that its player is shown. */
import type { TableMade } from '../gen/wire.gen';
import { api, codeOf } from './api';
import { newId } from './command_id';
import { shareFor } from './seals';
import { pledgeOf } from './shares';

const GLANCED = 'labtable-glanced';

let started = ''; // the table that was started so, on this page

/** Start a table whose chairs are all taken. This browser's share is pledged first; it is given when the table, which is opened
 * now, asks for it. */
export async function startAtOnce({ code, commitment, seats }: TableMade): Promise<void> {
  started = codeOf(code);
  for (const seat of commitment ? seats : []) {
    const pledge = pledgeOf(commitment ?? '', seat, shareFor(code, seat));
    await api.command(code, { type: 'pledge', seat, pledge, id: newId() });
  }
  await api.command(code, { type: 'start', id: newId() });
}

/** Was this table started so? Then it is dealt in a moment, and nobody waits for anybody. */
export const isStarting = (code: string): boolean => started === codeOf(code);

const glanced = (): string[] => (localStorage.getItem(GLANCED) ?? '').split(' ').filter(Boolean);

/** Whoever came straight to this table and never saw the rules of the game is shown them, once. */
export function wantsGlance(code: string, game: string): boolean {
  return isStarting(code) && !glanced().includes(game);
}

export function rememberGlance(game: string): void {
  localStorage.setItem(GLANCED, [...new Set([...glanced(), game])].join(' '));
}
