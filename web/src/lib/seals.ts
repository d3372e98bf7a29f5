/** What this browser noted of each table's deal: the seal that it received first, so that the server cannot show another
 * one at the end, and the shares that it drew for its seats. */
import { hexOf } from './sha256';
import { local } from './browser_storage';

const KEPT = 'labtable-deals';
const MOST = 40; // tables

export interface Noted {
  readonly seal: string | null;
  readonly shares: Readonly<Record<number, string>>; // by seat
  readonly given: readonly number[]; // seats whose share was sent to the server
}
const NOTHING: Noted = { seal: null, shares: {}, given: [] };

const all = (): Record<string, Noted> => local.read(KEPT, {});

export const notedOf = (code: string): Noted => all()[code] ?? NOTHING;

function note(code: string, more: Partial<Noted>): void {
  const { [code]: before = NOTHING, ...others } = all();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [code, { ...before, ...more }]]);
  local.setItem(KEPT, JSON.stringify(kept));
}

/** Remember the seal of a table whose shares are asked for, or whose cards are dealt; the first one counts. */
export function noteSeal(code: string, seal: string): void {
  if (notedOf(code).seal === null) note(code, { seal });
}

/** The 128 random bits that this browser adds to a deal for one of its seats: always the same ones. */
export function shareFor(code: string, seat: number): string {
  const { shares } = notedOf(code);
  const share = shares[seat] ?? hexOf(crypto.getRandomValues(new Uint8Array(16)));
  if (!(seat in shares)) note(code, { shares: { ...shares, [seat]: share } });
  return share;
}

export function noteGiven(code: string, seat: number): void {
  const { given } = notedOf(code);
  if (!given.includes(seat)) note(code, { given: [...given, seat] });
}

export function forgetDeals(): void {
  local.removeItem(KEPT);
}
