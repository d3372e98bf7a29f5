/** Homework in this browser: the code cards it was opened with, tables that are homework, and what waits to be handed in.
 * Moves are handed in, which the server plays again. Where there is no network, they wait here. */
import type { HandIn, HomeworkTask, OwnHomework } from '../gen/wire.gen';

const KEPT = 'labtable-homework';
const MOST = 40; // tables, and things that wait; the oldest go

export interface Waiting extends HandIn {
  readonly code: string; // of the card
}
interface AtTable {
  readonly code: string;
  readonly task: number;
  readonly name: string;
  readonly done?: boolean;
}
interface Kept {
  readonly cards: Readonly<Record<string, OwnHomework>>;
  readonly tables: Readonly<Record<string, AtTable>>;
  readonly waiting: readonly Waiting[];
}
const NOTHING: Kept = { cards: {}, tables: {}, waiting: [] };

export function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

const keep = (changed: Partial<Kept>): void => localStorage.setItem(KEPT, JSON.stringify({ ...kept(), ...changed }));

/** The last card is the one that the home page leads back to. */
export function keepCard(told: OwnHomework): void {
  const { [told.code]: _, ...others } = kept().cards;
  keep({ cards: { ...others, [told.code]: told } });
}
export function forgetCard(code: string): void {
  const { [code]: _, ...cards } = kept().cards;
  keep({ cards, waiting: kept().waiting.filter((one) => one.code !== code) });
}
export const lastCard = (): OwnHomework | null => Object.values(kept().cards).at(-1) ?? null;
export const cardOf = (table: string): string => kept().tables[table]?.code ?? '';

export const noteTable = (table: string, at: AtTable): void =>
  keep({ tables: Object.fromEntries([...Object.entries(kept().tables), [table, at]].slice(-MOST)) });

/** What was done at a table waits from now on. */
export function noteDone(table: string, id: string, moves: HandIn['moves']): void {
  const at = kept().tables[table];
  if (!at || at.done) return;
  noteTable(table, { ...at, done: true });
  const { code, task, name } = at;
  noteWaiting([{ code, id, task, name, moves }]);
}
export function noteWaiting(more: readonly Waiting[]): void {
  const known = new Set(kept().waiting.map((one) => one.id));
  keep({ waiting: [...kept().waiting, ...more.filter((one) => !known.has(one.id))].slice(-MOST) });
}
export const noteArrived = (id: string): void => keep({ waiting: kept().waiting.filter((one) => one.id !== id) });

// What travels between a page without a server and the school's server, behind `#` of an address -------------------------

const packed = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
};
function unpacked(given: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(given.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** The address of this homework in a page without a server. */
export const siteLink = (told: OwnHomework): string => `${told.site}#/h/${packed(told)}`;
/** The address that hands in what waits. */
export const handInLink = (told: OwnHomework): string =>
  `${told.link}#${packed(kept().waiting.filter((one) => one.code === told.code))}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTask = (one: unknown): boolean =>
  isObject(one) &&
  [one['kind'], one['game'], one['level'], one['text']].every(isText) &&
  [one['number'], one['due'], one['players'], one['deal']].every(Number.isInteger) &&
  Array.isArray(one['names']) &&
  one['names'].every(isText);

/** Homework that an address brings; anybody can write one. */
export function readHomework(given: string): OwnHomework | null {
  const told = unpacked(given);
  if (!isObject(told) || !Array.isArray(told['tasks']) || !told['tasks'].every(isTask)) return null;
  const texts = ['code', 'name', 'title', 'teacher', 'link'].every((key) => isText(told[key]));
  if (!texts || !/^https?:\/\//.test(told['link'] as string)) return null;
  return { ...(told as unknown as OwnHomework), done: Array.isArray(told['done']) ? told['done'] : [] };
}
/** What an address hands in for a card. */
export function readWaiting(given: string, code: string): readonly Waiting[] {
  const found = unpacked(given);
  const right = (one: unknown): boolean => isObject(one) && one['code'] === code && isText(one['id']);
  return Array.isArray(found) ? (found.filter(right) as Waiting[]).slice(-MOST) : [];
}

export const isPast = (task: HomeworkTask): boolean => task.due < Date.now();
