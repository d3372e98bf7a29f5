import { describe, expect, it } from 'vitest';
import { changeBy } from '../src/games/curie/change';
import { notable as curie } from '../src/games/curie/notable';
import { notable as eureka } from '../src/games/eureka/notable';
import { notable as laboratorium } from '../src/games/laboratorium/notable';
import { notable as scientia } from '../src/games/scientia/notable';
import type { View as CurieView } from '../src/gen/curie.gen';
import type { View as EurekaView } from '../src/gen/eureka.gen';
import type { View as LaboratoriumView } from '../src/gen/laboratorium.gen';
import type { View as ScientiaView } from '../src/gen/scientia.gen';
import type { LegalAction, Message, Previewed, Step } from '../src/gen/wire.gen';

const said = (id: string, params: Record<string, unknown> = {}): Message => ({ id, params, things: [] });
const by = (seat: number): Message => said('seat', { number: seat + 1 });
const step = (seat: number, ...log: Message[]): Step => ({
  version: 1,
  at: 0,
  kind: 'action',
  seat,
  position: 1,
  log,
  things: [],
});

describe('what is worth a moment of its own', () => {
  it('is a new date of the timeline, with its picture and the note that belongs to it', () => {
    const advanced = said('event-advanced', { date: said('date-1898-july'), milestone: said('milestone-1898-july') });
    const found = curie(step(1, said('event-bought'), advanced), {} as CurieView, 0);
    expect(found).toMatchObject({ tone: 'plain', messages: [advanced], note: 'note-polonium' });
    expect(found?.art).toContain('<svg');
    expect(curie(step(1, said('event-bought')), {} as CurieView, 0)).toBeNull();
  });

  it('is a Boom card against you, not one of your own', () => {
    const does = [said('effect-change', { change: '+1' }), said('effect-lose-reagent')];
    const played = [{ thing: 'card/miscalibrated-balance', colour: 'boum', difficulty: 1, does }];
    const view = { active: 0, announced: { played } } as unknown as LaboratoriumView;
    const found = laboratorium(step(1, said('event-played', { who: by(1) })), view, 0);
    expect(found?.tone).toBe('bad');
    expect(found?.details?.map((one) => one.id)).toEqual(['effect-difficulty', 'effect-lose-reagent']);
    expect(found?.piece).toContain('<svg');
    expect(laboratorium(step(0, said('event-played', { who: by(0) })), view, 0)).toBeNull();
  });

  it('is your own throw: the dice first, then what came of it', () => {
    const log = [said('event-threw', { who: by(0) }), said('event-failed', { who: by(0) })];
    const found = laboratorium(step(0, ...log), { active: 0, announced: null } as unknown as LaboratoriumView, 0);
    expect(found).toMatchObject({ tone: 'bad', messages: log });
    const boum = said('event-played', { who: by(1) }); // the last answer to the announcement: the dice follow at once
    expect(laboratorium(step(1, boum, ...log), {} as LaboratoriumView, 0)?.messages).toEqual([boum, ...log]);
  });

  it('is a penalty when you are the next player', () => {
    const penalty = said('event-penalty', { effect: said('penalty-yellow') });
    expect(eureka(step(1, penalty), { to_move: 0 } as EurekaView, 0)?.tone).toBe('plain'); // all play together
    expect(eureka(step(1, penalty), { to_move: 2 } as EurekaView, 0)).toBeNull();
  });

  it('is Photograph 51 when DNA is finished', () => {
    const done = said('event-completes', { card: said('card-dna'), who: by(1) });
    expect(scientia(step(1, done), {} as ScientiaView, 0)?.note).toBe('note-photograph');
  });
});

describe('a forecast of Marie Curie', () => {
  const deal = said('deal', { cost: [said('amount-pitchblende', { count: 3 })], gain: said('gain-card') });
  const told = (id: string): Previewed =>
    ({ certain: [said(id, { who: by(0), deal })], may: [], lost: [] }) as unknown as Previewed;
  const action = { action: 1, message: said('action') } as unknown as LegalAction;

  it('pays for a tile that is validated, not for one that is only taken', () => {
    expect(changeBy(action, told('event-validated-flask'), 0)).toEqual({ pitchblende: -3 });
    expect(changeBy(action, told('event-took-tile-flask'), 0)).toEqual({});
  });
});
