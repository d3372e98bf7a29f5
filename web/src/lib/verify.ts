/** Whether a finished game is what this browser was promised: its hashes, worked out here, and the game played again. */
import type { PlayerShare, Verified } from '../gen/wire.gen';
import type { Noted } from './seals';
import { bytesOf, digest, sha256 } from './sha256';
import { pledgeOf } from './shares';

/** A file as docs/FILE_FORMAT.md describes it, as far as hashes cover it. */
interface Save {
  game: string;
  rules_version: number;
  players: number;
  options: unknown;
  components: unknown;
  commitment: string;
  secret: string;
  shares?: readonly PlayerShare[];
  entries: readonly (readonly [number, number, number])[];
  redealt: readonly { version: number }[];
  seal: string;
}

/** What is wrong: another deal than was sealed; a hash that is not that of what it should be; our share is missing; the
 * game played again leads elsewhere. */
export type Fault = 'seal' | 'hashes' | 'share' | 'moves';

export interface Verdict {
  readonly fault: Fault | null;
  readonly fingerprint: string;
  readonly decisions: number;
  readonly given: readonly number[]; // seats whose shares are in the deal, …
  readonly withheld: readonly number[]; // … and those that pledged one which is not
  readonly own: readonly number[]; // of those given, this browser's
  readonly replayed: 'here' | 'server'; // who dealt and played it again
  readonly branch: number | null;
  readonly redealt: number | null;
}

/** Deal and play a file again; fails where that cannot be done. */
export type Replay = (save: string) => Promise<Verified>;

/** What keys are in no order has them in that of the alphabet. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, ordered(one)]),
  );
};
const decisions = (entries: Save['entries']): unknown => entries.map(([seat, action]) => [seat, action]);

export function sealOf(save: Save): string {
  const begins = decisions(save.entries.slice(0, save.redealt.at(-1)?.version ?? 0));
  const deal = [save.game, save.rules_version, save.players, ordered(save.options), ordered(save.components)];
  const all = [...deal, save.redealt, begins, save.secret];
  const pledges = save.shares?.map((one) => [one.seat, one.pledge]);
  return pledges ? digest('labtable seal 2', ...all, pledges) : digest('labtable seal 1', ...all);
}

export function fingerprintOf(save: Save): string {
  const given = save.shares?.map((one) => [one.seat, one.share]);
  const moves = decisions(save.entries);
  return given
    ? digest('labtable fingerprint 2', sealOf(save), given, moves)
    : digest('labtable fingerprint 1', sealOf(save), moves);
}

/** What the hashes of a file say, beside what this browser noted. */
function faultIn(save: Save, noted: Noted): Fault | null {
  const shares = save.shares ?? [];
  const kept = ({ seat, share, pledge }: PlayerShare): boolean =>
    share === null || pledgeOf(save.commitment, seat, share) === pledge;
  if (sha256(bytesOf(save.secret)) !== save.commitment || !shares.every(kept)) return 'hashes';
  if (noted.given.some((seat) => shares.find((one) => one.seat === seat)?.share !== noted.shares[seat])) return 'share';
  return sealOf(save) === save.seal && save.seal === (noted.seal ?? save.seal) ? null : 'seal';
}

/** Check a finished game. `here` plays it again with the rules in this page; where they do not run, `ask` has the server do it. */
export async function verifyHere(text: string, noted: Noted, here: Replay, ask: Replay): Promise<Verdict> {
  const save = JSON.parse(text) as Save;
  const shares = save.shares ?? [];
  const ours = await here(text).catch(() => null);
  const again = ours ?? (await ask(text));
  const fingerprint = fingerprintOf(save);
  const same = again.genuine && again.seal === save.seal && again.fingerprint === fingerprint;
  const given = shares.filter((one) => one.share !== null).map((one) => one.seat);
  return {
    fault: faultIn(save, noted) ?? (same ? null : 'moves'),
    fingerprint,
    decisions: again.decisions,
    given,
    withheld: shares.filter((one) => one.share === null).map((one) => one.seat),
    own: given.filter((seat) => noted.given.includes(seat)),
    replayed: ours ? 'here' : 'server',
    branch: again.branch,
    redealt: again.redealt,
  };
}
