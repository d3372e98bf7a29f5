import { describe, expect, it } from 'vitest';
import { changeAt } from '../src/games/element/change';
import { besidePlace } from '../src/games/element/claims';
import { handOf } from '../src/games/element/hand';
import type { Message } from '../src/gen/wire.gen';

const action = (id: string, params: Record<string, number>): Message => ({
  id,
  params: { ...params, what: { id: 'pieces-neutron', params: { count: 2 }, things: [] } },
  things: [],
});

describe('what an action would change at a Bohr board', () => {
  it('adds or removes particles there and nowhere else', () => {
    expect(changeAt(1, action('action-add', { bohrd: 1 }))).toEqual({ neutron: 2 });
    expect(changeAt(1, action('action-remove', { bohrd: 1 }))).toEqual({ neutron: -2 });
    expect(changeAt(2, action('action-add', { bohrd: 1 }))).toEqual({});
    expect(changeAt(2, action('action-remove', { bohrd: 1 }))).toEqual({});
  });

  it('moves them from one to the other', () => {
    const move = action('action-move', { source: 1, target: 2 });
    expect([1, 2, 3].map((number) => changeAt(number, move))).toEqual([{ neutron: -2 }, { neutron: 2 }, {}]);
  });

  it('is nothing before one is ready, or where no particle is named', () => {
    expect(changeAt(1, undefined)).toEqual({});
    expect(changeAt(1, { id: 'action-end', params: {}, things: [] })).toEqual({});
  });
});

describe('the counter beside a bohrd', () => {
  it('takes what is put there, by its kind', () => {
    expect(besidePlace(action('action-add', { bohrd: 1 }))).toBe('bohrd/1/neutron');
    expect(besidePlace(action('action-move', { source: 1, target: 2 }))).toBe('bohrd/2/neutron');
    expect(besidePlace(action('action-remove', { bohrd: 1 }))).toBeNull();
    expect(besidePlace({ id: 'action-end', params: {}, things: [] })).toBeNull();
  });
});

describe('a hand while particles are being placed', () => {
  const held = (id: string, count = 1) => ({ thing: `card/${id}`, id, count });
  const shown = (hand: readonly ReturnType<typeof held>[], asked: string) =>
    handOf(hand, asked).map((card) => `${card.id} × ${card.count}`);

  it('still has their card, in its place', () => {
    expect(shown([held('proton-1'), held('electron-2'), held('power')], 'card/proton-2')).toEqual([
      'proton-1 × 1',
      'proton-2 × 1',
      'electron-2 × 1',
      'power × 1',
    ]);
    expect(shown([held('proton-2', 2)], 'card/proton-2')).toEqual(['proton-2 × 3']);
    expect(shown([held('proton-2')], '')).toEqual(['proton-2 × 1']);
  });
});
