/** What a browser notes of a deal, what it adds to it, and how it finds out a server that did otherwise. */
import { beforeEach, expect, it, vi } from 'vitest';
import page from '../../docs/FILE_FORMAT.md?raw';
import type { Answer, PlayerShare, Table, Verified } from '../src/gen/wire.gen';
import { forgetDeals, noteGiven, notedOf, noteSeal, shareFor } from '../src/lib/seals';
import { bytesOf, hexOf, sha256 } from '../src/lib/sha256';
import { addShares, pledgeOf } from '../src/lib/shares';
import { fingerprintOf, sealOf, verifyHere } from '../src/lib/verify';

const CODE = 'KT7MWQ3D';
const COMMITMENT = 'c0'.repeat(32);
type Sent = { type: string; seat: number; pledge?: string; share?: string };

beforeEach(() => forgetDeals());

// What is noted -------------------------------------------------------------------------------------

it('keeps the first seal of each table, whatever the server says later', () => {
  expect(notedOf(CODE).seal).toBeNull();
  noteSeal(CODE, '9f2c');
  noteSeal(CODE, '0000');
  noteSeal('AAAAAAAA', '1111');
  expect([notedOf(CODE).seal, notedOf('AAAAAAAA').seal]).toEqual(['9f2c', '1111']);
});

it('draws 128 bits for each seat, once', () => {
  const share = shareFor(CODE, 0);
  expect(share).toMatch(/^[0-9a-f]{32}$/);
  expect([shareFor(CODE, 0), shareFor(CODE, 1) === share]).toEqual([share, false]);
});

it('keeps the latest tables where it has seen very many, and all where the browser keeps nothing', () => {
  const setItem = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  noteSeal(CODE, '9f2c');
  expect(notedOf(CODE).seal).toBe('9f2c');
  setItem.mockRestore();
  for (let number = 0; number < 60; number += 1) noteSeal(`TABLE${number}`, '1111');
  expect([notedOf(CODE).seal, notedOf('TABLE59').seal]).toEqual([null, '1111']);
});

it('hashes as every browser does over https', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
    expect(sha256(bytes)).toBe(hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
  }
  expect(hexOf(bytesOf('00ff10'))).toBe('00ff10');
});

// What is added -------------------------------------------------------------------------------------

const table = (more: Partial<Table>): Table =>
  ({
    code: CODE,
    phase: 'lobby',
    deal: 'players',
    commitment: COMMITMENT,
    seal: 'seal',
    collecting: false,
    shares: [],
    chairs: [
      { seat: 0, yours: true },
      { seat: 1, yours: false },
    ],
    ...more,
  }) as unknown as Table;

async function told(...tables: Table[]): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const one of tables)
    await addShares(one, (command) => {
      sent.push(command as Sent);
      return Promise.resolve({ type: 'done', id: '', version: 0, position: 0 } satisfies Answer);
    });
  return sent;
}
const pledged = (): PlayerShare[] => [{ seat: 0, pledge: pledgeOf(COMMITMENT, 0, shareFor(CODE, 0)), share: null }];
const types = (sent: Sent[]): string[] => sent.map((one) => one.type);

it('pledges in the waiting room and gives its share when it is asked, for its own seats alone', async () => {
  const [pledge] = await told(table({}));
  expect(pledge).toEqual({ type: 'pledge', seat: 0, pledge: pledgeOf(COMMITMENT, 0, shareFor(CODE, 0)) });
  expect(await told(table({ shares: pledged() }))).toEqual([]);
  const [reveal] = await told(table({ shares: pledged(), collecting: true }));
  expect(reveal).toEqual({ type: 'reveal', seat: 0, share: shareFor(CODE, 0) });
  expect(notedOf(CODE)).toEqual({ seal: 'seal', shares: { 0: shareFor(CODE, 0) }, given: [0] });
});

it('adds nothing where the deal is set, nor after it', async () => {
  for (const deal of ['class', 'day', 'set', 'again', 'server'] as const)
    expect(await told(table({ deal }))).toEqual([]);
  expect(await told(table({ phase: 'playing' }))).toEqual([]);
});

it('notes the seal before it gives its share', async () => {
  const share = pledged();
  let noted: string | null = null;
  await addShares(table({ shares: share, collecting: true }), () => {
    noted = notedOf(CODE).seal;
    return Promise.resolve(null);
  });
  expect(noted).toBe('seal');
});

it('gives its share for one deal, however often a server asks', async () => {
  const asked = table({ shares: pledged(), collecting: true });
  expect(types(await told(asked, asked, { ...asked, seal: 'another' }))).toEqual(['reveal', 'reveal']);
  expect(await told({ ...asked, seal: 'another' }, table({}))).toEqual([]);
});

it('gives nothing for a pledge that another device made', async () => {
  shareFor(CODE, 0);
  const shares = [{ seat: 0, pledge: 'ab'.repeat(32), share: null }];
  expect(await told(table({ shares, collecting: true }))).toEqual([]);
  expect(notedOf(CODE).given).toEqual([]);
});

// What is checked -----------------------------------------------------------------------------------

const SECRET = '5a'.repeat(32);
const OTHER = '11'.repeat(16);

function saved(more: object = {}, secret = SECRET): Parameters<typeof sealOf>[0] {
  const commitment = sha256(bytesOf(secret));
  const share = (seat: number, bits: string): PlayerShare => ({
    seat,
    pledge: pledgeOf(commitment, seat, bits),
    share: bits,
  });
  const save = {
    game: 'curie',
    rules_version: 4,
    players: 2,
    options: { b: 'on', a: [1, 2] },
    components: [],
    commitment,
    secret,
    shares: [share(0, shareFor(CODE, 0)), share(1, OTHER)],
    entries: [[0, 3, 1767265200000]] as [number, number, number][],
    redealt: [],
    seal: '',
    ...more,
  };
  return { ...save, seal: sealOf(save) };
}
const honest = (save: Parameters<typeof sealOf>[0]) => (): Promise<Verified> =>
  Promise.resolve({
    commitment: save.commitment,
    secret: save.secret,
    rules_version: 4,
    decisions: 1,
    genuine: true,
    seal: save.seal,
    fingerprint: fingerprintOf(save),
    branch: null,
    redealt: null,
  });
const nowhere = () => Promise.reject(new Error('the rules do not run'));
const faultOf = async (save: ReturnType<typeof saved>): Promise<string | null> =>
  (await verifyHere(JSON.stringify(save), notedOf(CODE), nowhere, honest(save))).fault;

it('confirms a game with its share in it, and says who played it again', async () => {
  const save = saved();
  noteSeal(CODE, save.seal);
  noteGiven(CODE, 0);
  const verdict = await verifyHere(JSON.stringify(save), notedOf(CODE), nowhere, honest(save));
  expect(verdict).toMatchObject({ fault: null, given: [0, 1], withheld: [], own: [0], replayed: 'server' });
});

it('finds a secret that was chosen after the shares', async () => {
  noteSeal(CODE, saved().seal);
  noteGiven(CODE, 0);
  expect(await faultOf(saved({}, '6b'.repeat(32)))).toBe('seal');
});

it('finds that its share was dropped, with its pledge or without it', async () => {
  const save = saved();
  noteSeal(CODE, save.seal);
  noteGiven(CODE, 0);
  const [own, other] = save.shares ?? [];
  expect(await faultOf(saved({ shares: [{ ...own, share: null }, other] }))).toBe('share');
  expect(await faultOf(saved({ shares: [other] }))).toBe('share');
  expect(await faultOf(saved({ shares: undefined }))).toBe('share');
});

it('finds a share that is not the one that was pledged, and a secret that is not', async () => {
  const [own, other] = saved().shares ?? [];
  expect(await faultOf(saved({ shares: [own, { ...other, share: '22'.repeat(16) }] }))).toBe('hashes');
  expect(await faultOf(saved({ commitment: COMMITMENT }))).toBe('hashes');
});

it('finds moves that lead elsewhere', async () => {
  const save = saved();
  const lie = async () => ({ ...(await honest(save)()), genuine: false });
  expect((await verifyHere(JSON.stringify(save), notedOf(CODE), nowhere, lie)).fault).toBe('moves');
  const other = { ...save, entries: [[0, 4, 0]] } as typeof save;
  expect((await verifyHere(JSON.stringify(other), notedOf(CODE), nowhere, honest(save))).fault).toBe('moves');
});

it('finds the hashes of the example in docs/FILE_FORMAT.md, as labtable verify does', () => {
  const save = JSON.parse(/```json\n(.+?)```/s.exec(page)?.[1] ?? '') as ReturnType<typeof saved>;
  const [given] = save.shares ?? [];
  expect(sha256(bytesOf(save.secret))).toBe(save.commitment);
  expect(pledgeOf(save.commitment, 0, given?.share ?? '')).toBe(given?.pledge);
  expect(sealOf(save)).toBe(save.seal);
  expect(fingerprintOf(save)).toBe(/It returns `(\w+)`/.exec(page)?.[1]);
});

it('asks no server where the rules run in the page', async () => {
  const save = saved();
  const verdict = await verifyHere(JSON.stringify(save), notedOf(CODE), honest(save), nowhere);
  expect([verdict.fault, verdict.replayed]).toEqual([null, 'here']);
});
