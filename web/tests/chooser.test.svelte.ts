import { flushSync } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it, vi } from 'vitest';
import type { LegalAction } from '../src/gen/wire.gen';
import { Chooser } from '../src/lib/chooser.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { TableStore } from '../src/lib/table.svelte';

const action = (number: number, ...things: string[]): LegalAction => ({
  action: number,
  message: { id: `a${number}`, params: {}, things },
});

/** Somebody who may do this, at a table that answers as `more` says. */
function seated(legal: LegalAction[], more: object = {}): { chooser: Chooser; act: ReturnType<typeof vi.fn> } {
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
    tried: () => undefined,
    command: () => Promise.resolve(null),
  };
  Object.defineProperties(store, Object.getOwnPropertyDescriptors(more));
  let chooser: Chooser | undefined;
  $effect.root(() => void (chooser = new Chooser(store as unknown as TableStore)));
  if (!chooser) throw new Error('no chooser');
  return { chooser, act };
}

describe('choosing', () => {
  it('lights every thing that a legal action touches', () => {
    const { chooser } = seated([action(1, 'card/1', 'suit/red'), action(2, 'card/2')]);
    expect(['card/1', 'suit/red', 'card/2', 'card/3'].map(chooser.lit)).toEqual([true, true, true, false]);
  });

  it('plays the only action of a thing with the second press', () => {
    const { chooser, act } = seated([action(1, 'card/1'), action(2, 'card/2')]);
    chooser.press('card/1');
    expect(act).not.toHaveBeenCalled();
    expect(chooser.ready?.action).toBe(1);
    chooser.press('card/1');
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('narrows by each press, and plays when two things leave one action', () => {
    const { chooser, act } = seated([
      action(1, 'card/1', 'board/a'),
      action(2, 'card/1', 'board/b'),
      action(3, 'card/2', 'board/a'),
    ]);
    chooser.press('card/1');
    expect(chooser.ready).toBeNull();
    expect(chooser.lit('card/2')).toBe(false);
    chooser.press('board/b');
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('begins again with a thing that does not fit what was chosen', () => {
    const { chooser } = seated([action(1, 'card/1'), action(2, 'card/2')]);
    chooser.press('card/1');
    chooser.press('card/2');
    expect(chooser.ready?.action).toBe(2);
  });

  it('offers in words what no thing on the table names', () => {
    const { chooser } = seated([action(1, 'card/1'), action(2)]);
    expect(chooser.unreachable.map((one) => one.action)).toEqual([1, 2]);
  });

  it('drops one thing onto another only where an action touches both', () => {
    const { chooser, act } = seated([action(1, 'card/1', 'board/a'), action(2, 'card/1', 'board/b')]);
    expect(chooser.drop('card/1', 'card/9')).toBe(false);
    expect(chooser.drop('card/1', 'board/a')).toBe(true);
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('a preview', () => {
  const log = [{ id: 'event-gain', params: { count: 2 }, things: ['card/1'] }];

  it('is asked for the action that is ready, on the position it stands on, and told', async () => {
    const command = vi.fn(() => Promise.resolve({ type: 'previewed', id: 'x', log }));
    const { chooser } = seated([action(1, 'card/1'), action(2, 'card/2')], { command });
    expect(chooser.preview).toEqual([]);
    chooser.press('card/1');
    await Promise.resolve();
    expect(command).toHaveBeenCalledExactlyOnceWith({ type: 'preview', seat: 0, action: 1, position: 1 });
    expect(chooser.preview).toEqual(log);
    chooser.clear();
    expect(chooser.preview).toEqual([]);
  });

  it('is empty where luck decides', async () => {
    const command = vi.fn(() => Promise.resolve({ type: 'previewed', id: 'x', log: null }));
    const { chooser } = seated([action(1, 'card/1'), action(2, 'card/2')], { command });
    chooser.press('card/1');
    await Promise.resolve();
    expect(chooser.preview).toEqual([]);
  });
});

describe('picking an action by its words', () => {
  it('makes it ready; the second time plays it', () => {
    const [one, two] = [action(1), action(2)];
    const { chooser, act } = seated([one, two]);
    chooser.pick(two);
    expect(chooser.ready).toBe(two);
    expect(act).not.toHaveBeenCalled();
    chooser.pick(two);
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('plays at once for a person who likes one press', () => {
    prefs.quick = true;
    const { chooser, act } = seated([action(1, 'card/1'), action(2, 'card/2')]);
    chooser.press('card/2');
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
    prefs.quick = false;
  });
});

describe('asking why not', () => {
  it('asks the server once for each thing, until the position changes', async () => {
    const refused = [{ action: 5, message: { id: 'a5', params: {}, things: ['card/9'] }, refused: null }];
    const command = vi.fn(() => Promise.resolve({ type: 'explanation', id: 'x', actions: refused }));
    const { chooser } = seated([action(1, 'card/1')], { command });
    expect(await chooser.why('card/9')).toEqual(refused);
    await chooser.why('card/9');
    expect(command).toHaveBeenCalledExactlyOnceWith({ type: 'why', seat: 0, thing: 'card/9' });
    chooser.clear();
    await chooser.why('card/9');
    expect(command).toHaveBeenCalledTimes(2);
  });
});

describe('what is chosen', () => {
  it('is taken back by pressing it again', () => {
    const { chooser } = seated([action(1, 'card/1', 'board/a'), action(2, 'card/1', 'board/b')]);
    chooser.press('card/1');
    expect(chooser.chosen).toEqual(['card/1']);
    chooser.press('card/1');
    expect(chooser.chosen).toEqual([]);
  });

  it('is forgotten when the position changes', () => {
    const position = new SvelteMap([['now', 1]]);
    const legal = [action(1, 'card/1', 'board/a'), action(2, 'card/1', 'board/b')];
    const { chooser } = seated(legal, {
      get now() {
        return { position: position.get('now'), legal };
      },
    });
    chooser.press('card/1');
    expect(chooser.chosen).toEqual(['card/1']);
    position.set('now', 2);
    flushSync();
    expect(chooser.chosen).toEqual([]);
  });

  it('says so on every element that shows it', () => {
    const { chooser } = seated([action(1, 'card/1', 'board/a'), action(2, 'card/2')]);
    chooser.press('card/1');
    expect(chooser.attributes('card/1', 'One')).toMatchObject({ 'data-chosen': true, 'aria-disabled': false });
    expect(chooser.attributes('card/2', 'Two')).toMatchObject({ 'data-dead': true, 'aria-disabled': true });
  });
});
