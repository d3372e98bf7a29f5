import { describe, expect, it, vi } from 'vitest';
import type { LegalAction } from '../src/gen/wire.gen';
import { Chooser } from '../src/lib/chooser.svelte';
import type { TableStore } from '../src/lib/table.svelte';

const action = (number: number, ...things: string[]): LegalAction => ({
  action: number,
  message: { id: `a${number}`, params: {}, things },
});

function seated(...legal: LegalAction[]): { chooser: Chooser; act: ReturnType<typeof vi.fn> } {
  const act = vi.fn();
  const store = {
    legal,
    now: { position: 1, legal },
    past: null,
    seat: 0,
    game: 'toy',
    moment: null,
    asked: true,
    seatThing: (seat: number) => `seat/${seat}`,
    act,
    command: () => Promise.resolve(null),
  };
  let chooser: Chooser | undefined;
  $effect.root(() => void (chooser = new Chooser(store as unknown as TableStore)));
  if (!chooser) throw new Error('no chooser');
  return { chooser, act };
}

describe('choosing', () => {
  it('lights every thing that a legal action touches', () => {
    const { chooser } = seated(action(1, 'card/1', 'suit/red'), action(2, 'card/2'));
    expect(['card/1', 'suit/red', 'card/2', 'card/3'].map(chooser.lit)).toEqual([true, true, true, false]);
  });

  it('plays the only action of a thing with the second press', () => {
    const { chooser, act } = seated(action(1, 'card/1'), action(2, 'card/2'));
    chooser.press('card/1');
    expect(act).not.toHaveBeenCalled();
    expect(chooser.ready?.action).toBe(1);
    chooser.press('card/1');
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('narrows by each press, and plays when two things leave one action', () => {
    const { chooser, act } = seated(
      action(1, 'card/1', 'board/a'),
      action(2, 'card/1', 'board/b'),
      action(3, 'card/2', 'board/a'),
    );
    chooser.press('card/1');
    expect(chooser.ready).toBeNull();
    expect(chooser.lit('card/2')).toBe(false);
    chooser.press('board/b');
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('begins again with a thing that does not fit what was chosen', () => {
    const { chooser } = seated(action(1, 'card/1'), action(2, 'card/2'));
    chooser.press('card/1');
    chooser.press('card/2');
    expect(chooser.ready?.action).toBe(2);
  });

  it('offers in words what no thing on the table names', () => {
    const { chooser } = seated(action(1, 'card/1'), action(2));
    expect(chooser.unreachable.map((one) => one.action)).toEqual([1, 2]);
  });

  it('drops one thing onto another only where an action touches both', () => {
    const { chooser, act } = seated(action(1, 'card/1', 'board/a'), action(2, 'card/1', 'board/b'));
    expect(chooser.drop('card/1', 'card/9')).toBe(false);
    expect(chooser.drop('card/1', 'board/a')).toBe(true);
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });
});
