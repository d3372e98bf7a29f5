import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../src/gen/wire.gen';
import type { World } from '../src/games';
import { MOST_KEYS } from '../src/lib/chooser.svelte';
import type { AtTable } from '../src/lib/context';
import { PromptOffer } from '../src/table/prompt_offer.svelte';

const action = (number: number, id = `a${number}`): LegalAction => ({
  action: number,
  message: { id, params: {}, things: [] },
});

interface Question {
  onTable?: LegalAction[]; // a press could name them
  inWords?: LegalAction[];
  lost?: Record<number, number>; // how much each action loses, as far as it is known
  world?: Partial<World>;
  phone?: boolean;
  chooser?: object;
}

function offered({ onTable = [], inWords = [], lost = {}, world = {}, phone = false, chooser }: Question): PromptOffer {
  const legal = [...onTable, ...inWords];
  const told = ({ action: number }: LegalAction): object | undefined =>
    number in lost ? { lost: Array.from({ length: lost[number] ?? 0 }) } : undefined;
  const table = {
    store: { legal, past: null, asked: true, moment: null },
    chooser: {
      ...{ chosen: [], ready: null, meant: null, busy: false, following: [], reads: false, listed: 0 },
      ...{ candidates: legal, reachable: onTable, unreachable: inWords, consequences: { ask: () => null, of: told } },
      ...chooser,
    },
  } as unknown as AtTable;
  let offer: PromptOffer | undefined;
  $effect.root(() => void (offer = new PromptOffer(table, () => world as World, { current: phone })));
  if (!offer) throw new Error('no offer');
  return offer;
}
const numbers = (actions: readonly LegalAction[]): number[] => actions.map((one) => one.action);

describe('what the prompt offers', () => {
  it('is what no press could name, and beside it a list of all', () => {
    const offer = offered({ onTable: [action(1), action(2)], inWords: [action(3)] });
    expect(numbers(offer.offered)).toEqual([3]);
    expect(offer.lists).toBe(true);
  });

  it('is a list alone where there are too many', () => {
    const offer = offered({ inWords: Array.from({ length: MOST_KEYS + 1 }, (_, i) => action(i)) });
    expect(offer.offered).toEqual([]);
    expect(offer.lists).toBe(true);
  });

  it('is also the only action that lies on the table, and what only gains', () => {
    expect(numbers(offered({ onTable: [action(1)] }).offered)).toEqual([1]);
    const world = { claims: new Set(['claim']) };
    const offer = offered({ onTable: [action(1, 'claim'), action(2)], inWords: [action(3)], world });
    expect(numbers(offer.offered)).toEqual([1, 3]);
    expect(offer.yes?.action).toBe(1);
  });

  it('has on a phone what lies far below, apart', () => {
    const question = { onTable: [action(1, 'far'), action(2)], world: { apart: new Set(['far']) } };
    expect(numbers(offered({ ...question, phone: true }).apart)).toEqual([1]);
    expect(offered(question).apart).toEqual([]);
  });

  it('goes on with the only key by which nothing is lost, once all are told', () => {
    const inWords = [action(1), action(2)];
    expect(offered({ inWords, lost: { 1: 0, 2: 1 } }).yes?.action).toBe(1);
    expect(offered({ inWords, lost: { 1: 0, 2: 0 } }).yes).toBeUndefined();
    expect(offered({ inWords, lost: { 1: 0 } }).yes).toBeUndefined();
  });

  it('is nothing while a lesson explains, or while what was taken up waits for its place', () => {
    const inWords = [action(1), action(2)];
    expect(offered({ inWords, chooser: { reads: true } }).offered).toEqual([]);
    const [ready] = inWords;
    const offer = offered({ inWords, chooser: { chosen: ['card/1'], ready, following: inWords } });
    expect(offer.offered).toEqual([]);
    expect(offer.waiting).toBe(ready);
  });
});
