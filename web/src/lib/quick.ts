/** A table that is started at once, and the glance at the rules that its player is shown. */
import type { Command, Table } from '../gen/wire.gen';
import { api, codeOf } from './api';
import { newId } from './command_id';
import { addShares } from './shares';

const GLANCED = 'labtable-glanced';
const [LOOKS, PAUSE] = [40, 50]; // whether it is dealt, ms apart; a table that is opened before is dealt there

let started = ''; // the table that was started so, on this page

/** Start a table whose chairs are all taken, and add this browser's share to its deal. */
export async function startAtOnce(code: string): Promise<void> {
  started = codeOf(code);
  const shared = async (): Promise<Table> => {
    const { table } = await api.state(code);
    await addShares(table, (wanted) => api.command(code, { ...wanted, id: newId() } as Command));
    return table;
  };
  await shared();
  await api.command(code, { type: 'start', id: newId() });
  for (let left = LOOKS; left > 0 && (await shared()).collecting; left -= 1)
    await new Promise((resume) => setTimeout(resume, PAUSE));
}

const glanced = (): string[] => (localStorage.getItem(GLANCED) ?? '').split(' ').filter(Boolean);

/** Whoever came straight to this table and never saw the rules of the game is shown them, once. */
export function wantsGlance(code: string, game: string): boolean {
  return started === codeOf(code) && !glanced().includes(game);
}

export function rememberGlance(game: string): void {
  localStorage.setItem(GLANCED, [...new Set([...glanced(), game])].join(' '));
}
