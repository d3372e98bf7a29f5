import { flushSync } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LegalAction, Message, Previewed } from '../src/gen/wire.gen';
import { Chooser } from '../src/lib/chooser.svelte';
import { percentOf, telling } from '../src/lib/consequences.svelte';
import { choicesOf, keepKeys } from '../src/lib/keys';
import { prefs } from '../src/lib/prefs.svelte';
import { shortcuts } from '../src/lib/shortcuts.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { tips } from '../src/lib/tips.svelte';

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

/** An element that is this thing, with the pointer over it. */
function hovered(chooser: Chooser, thing: string): Record<'enter' | 'leave' | 'click' | 'touch', () => void> {
  const listeners: Record<string, (event: object) => void> = {};
  const element = {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    getAttribute: () => 'a card',
    setAttribute: vi.fn(),
    removeAttribute: vi.fn(),
  };
  chooser.attach(thing)(element as unknown as HTMLElement);
  const does =
    (name: string, pointerType = 'mouse') =>
    (): void =>
      listeners[name]?.({ pointerType });
  const enter = does('pointerenter');
  enter();
  return { enter, leave: does('pointerleave'), click: does('click'), touch: does('pointerdown', 'touch') };
}

afterEach(() => {
  vi.useRealTimers();
  tips.hide();
});

describe('choosing', () => {
  it('looks at what a key chose, not at what a pointer at rest lies over', () => {
    const { chooser } = seated([action(1, 'slot/1'), action(2, 'slot/1'), action(3, 'slot/2'), action(4, 'slot/2')]);
    hovered(chooser, 'slot/1');
    chooser.mark('slot/2');
    expect([chooser.hovered, chooser.chosen]).toEqual([null, ['slot/2']]);
  });

  it('numbers the things that tell actions apart', () => {
    const legal = [action(1, 'card/1', 'slot/1'), action(2, 'card/2', 'slot/1')];
    expect(choicesOf(['slot/1', 'card/1', 'card/2'], legal)).toEqual(['card/1', 'card/2']);
    expect(choicesOf(['slot/1'], [action(1, 'slot/1')])).toEqual(['slot/1']);
  });

  it('has digits, then the letters that no shortcut has, and none where single keys are switched off', () => {
    expect(shortcuts.choosing.slice(0, 14).join('')).toBe('1234567890abcd');
    expect(shortcuts.choosing).not.toContain('l');
    shortcuts.change('moves', 'a');
    expect(shortcuts.choosing.slice(10, 13).join('')).toBe('bcd');
    expect(shortcuts.choosing).toContain('l');
    shortcuts.reset();
    prefs.letters = false;
    expect(shortcuts.choosing).toEqual([]);
    shortcuts.reset();
  });

  it('leaves the numbers to the keys of the question where no thing tells apart what is left', () => {
    const same = [action(1, 'pile'), action(2, 'pile')];
    expect(choicesOf(['pile'], same)).toEqual([]);
    const legal = [...same, action(3, 'card/1')];
    expect(choicesOf(['pile', 'card/1'], legal)).toEqual(['pile', 'card/1']);
    expect(choicesOf(['pile'], legal, same)).toEqual([]);
  });

  it('leaves every thing its key while the question is the same, and gives what comes new the next', () => {
    expect(keepKeys([], ['a', 'b', 'c'], 9)).toEqual(['a', 'b', 'c']);
    expect(keepKeys(['a', 'b', 'c'], ['b', 'slot'], 9)).toEqual(['a', 'b', 'c', 'slot']);
    expect(keepKeys(['a', 'b', 'c'], ['b', 'slot'], 3)).toEqual(['b', 'slot']);
    expect(keepKeys(['a', 'b'], [], 9)).toEqual([]);
  });

  it('gives the tenth thing the key beside 9', () => {
    const { chooser } = seated([]);
    chooser.numbered = [...'abcdefghij'];
    expect(['a', 'i', 'j', 'k'].map(chooser.keyOf)).toEqual(['1', '9', '0', '']);
  });

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

  it('offers in words what all touch the same things, before one is pressed', () => {
    const { chooser } = seated([action(1, 'pile'), action(2, 'pile')]);
    const element = { addEventListener: vi.fn(), removeEventListener: vi.fn() } as unknown as HTMLElement;
    chooser.attach('pile')(element);
    expect(chooser.unreachable.map((one) => one.action)).toEqual([1, 2]);
  });

  it('offers in words a choice between players, who can be pressed as well', () => {
    const { chooser } = seated([action(1, 'seat/0'), action(2, 'seat/1'), action(3, 'card/1', 'seat/1')]);
    const element = { addEventListener: vi.fn(), removeEventListener: vi.fn() } as unknown as HTMLElement;
    for (const thing of ['seat/0', 'seat/1', 'card/1']) chooser.attach(thing)(element);
    expect(chooser.unreachable.map((one) => one.action)).toEqual([1, 2]);
    expect(chooser.lit('seat/1')).toBe(true);
  });

  it('takes no tip away by news that change nothing here: a thing is attached once', () => {
    const { chooser } = seated([action(1, 'card/1')]);
    expect(chooser.attach('card/1')).toBe(chooser.attach('card/1'));
  });

  it('opens no tip over what comes next for a pointer that rests where it pressed', () => {
    vi.useFakeTimers();
    const { chooser } = seated([action(1, 'card/1'), action(2, 'card/2')]);
    const { enter, click } = hovered(chooser, 'card/1');
    click();
    vi.advanceTimersByTime(1000);
    expect(tips.tip).toBeNull();
    enter();
    vi.advanceTimersByTime(1000);
    expect(tips.tip?.name).toBe('a card');
  });

  it('drops one thing onto another only where an action touches both', () => {
    const { chooser, act } = seated([action(1, 'card/1', 'board/a'), action(2, 'card/1', 'board/b')]);
    chooser.drop('card/1', 'card/9');
    expect(act).not.toHaveBeenCalled();
    chooser.drop('card/1', 'board/a');
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('consequences', () => {
  const told = (more: object): object => ({
    type: 'previewed',
    id: 'x',
    position: 1,
    certain: [{ id: 'event-gain', params: { count: 2 }, things: ['card/1'] }],
    may: [],
    more: false,
    lost: [],
    undoable: true,
    then: 'you',
    next: [],
    ...more,
  });
  const answering = (more: object) => vi.fn(() => Promise.resolve(told(more)));
  const settled = (): Promise<void> => new Promise((resume) => setTimeout(resume, 1));

  it('are asked of the engine once for an action, on the position it stands on', async () => {
    const command = answering({ undoable: false });
    const { chooser } = seated([action(1, 'card/1'), action(2, 'card/2')], { command });
    expect(chooser.told).toBeUndefined();
    chooser.press('card/1');
    await settled();
    expect(command).toHaveBeenCalledExactlyOnceWith({ type: 'preview', seat: 0, action: 1, position: 1 });
    expect(chooser.told?.certain.map((one) => one.id)).toEqual(['event-gain']);
    chooser.clear();
    expect(chooser.told).toBeUndefined();
    chooser.press('card/1');
    await settled();
    expect(command).toHaveBeenCalledOnce();
  });

  it('let one press play what can be taken back', async () => {
    const { chooser, act } = seated([action(1, 'card/1'), action(2, 'card/2')], { command: answering({}) });
    chooser.press('card/1');
    await settled();
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('let a finger read first what no tip tells it, though it could be taken back', async () => {
    const { chooser, act } = seated([action(1, 'card/1'), action(2, 'card/2')], { command: answering({}) });
    chooser.firstTold = new Set(['a1']);
    const { touch, click } = hovered(chooser, 'card/1');
    touch();
    click();
    await settled();
    expect(act).not.toHaveBeenCalled();
    expect(chooser.ready?.action).toBe(1);
    click();
    expect(act).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each([{ undoable: false }, { then: 'others' }, { then: 'over' }])(
    'ask for a second press where nothing takes it back: %o',
    async (more) => {
      const { chooser, act } = seated([action(1, 'card/1'), action(2, 'card/2')], { command: answering(more) });
      chooser.press('card/1');
      await settled();
      expect(act).not.toHaveBeenCalled();
      expect(chooser.ready?.action).toBe(1);
      chooser.press('card/1');
      expect(act).toHaveBeenCalledExactlyOnceWith(1);
    },
  );

  it('play nothing that was given up while they were asked', async () => {
    const { chooser, act } = seated([action(1, 'card/1'), action(2, 'card/2')], { command: answering({}) });
    chooser.press('card/1');
    chooser.clear();
    await settled();
    expect(act).not.toHaveBeenCalled();
  });

  it('leave out what differs in a name alone: each card that may be drawn', () => {
    const may = (id: string, card: number) => ({ message: { id, params: { card }, things: [] }, share: 0.1 });
    const all = told({ may: [may('event-drew', 1), may('event-drew', 2), may('event-drew', 3), may('event-lost', 1)] });
    const { may: left, more } = telling(all as Previewed);
    expect(left.map((one) => one.message.id)).toEqual(['event-lost']);
    expect(more).toBe(true);
    const likely = all as Previewed;
    const named = { ...likely, may: likely.may.map((one) => ({ ...one, share: 0.25 })) };
    expect(telling(named).may).toEqual(named.may);
  });

  it('are told with chances in words, never as sure', () => {
    expect([1 / 3, 0.27, 0.999, 0.001].map(percentOf)).toEqual([33, 27, 99, 1]);
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

describe('a thing that is meant for a later question', () => {
  it('is lit, narrows what leads there, and answers the question when it comes', () => {
    const asked = new SvelteMap([['now', 1]]);
    const first = [action(1, 'atom/1'), action(2, 'atom/2'), action(3, 'reagent/5')];
    const then = [action(7, 'reagent/5'), action(8, 'reagent/6')];
    const legal = (): LegalAction[] => (asked.get('now') === 1 ? first : then);
    const { chooser, act } = seated(first, {
      get legal() {
        return legal();
      },
      get now() {
        return { position: asked.get('now'), legal: legal() };
      },
    });
    chooser.means = (thing) => (thing.startsWith('reagent/') ? (one) => one.action < 3 : null);
    prefs.quick = true;
    expect(chooser.lit('reagent/6')).toBe(true);
    chooser.press('reagent/5');
    expect(chooser.candidates.map((one) => one.action)).toEqual([1, 2]);
    expect(chooser.besides.map((one) => one.action)).toEqual([3]);
    expect(act).not.toHaveBeenCalled();
    chooser.play(action(1, 'atom/1')); // a key of the prompt
    chooser.means = null;
    asked.set('now', 2);
    flushSync();
    prefs.quick = false;
    expect(act.mock.calls).toEqual([[1], [7]]);
  });

  it('is dropped onto the thing that leads there', () => {
    const { chooser, act } = seated([action(1, 'atom/1'), action(2, 'atom/2'), action(3, 'reagent/5')]);
    chooser.means = (thing) => (thing.startsWith('reagent/') ? (one) => one.action < 3 : null);
    prefs.quick = true;
    chooser.drop('reagent/6', 'atom/2');
    prefs.quick = false;
    expect(act).toHaveBeenCalledExactlyOnceWith(2);
    expect(chooser.meant?.thing).toBe('reagent/6');
  });

  it('is forgotten when something else is played', () => {
    const { chooser } = seated([action(1, 'atom/1'), action(3, 'reagent/5')]);
    chooser.means = (thing) => (thing.startsWith('reagent/') ? (one) => one.action < 3 : null);
    chooser.press('reagent/5');
    const resell = action(3, 'reagent/5');
    chooser.show(resell);
    expect(chooser.besides).toEqual([]); // it has the key of what is ready
    chooser.play(resell);
    expect(chooser.meant).toBeNull();
  });

  it('has a tip that tells what comes next, not why it must wait', () => {
    vi.useFakeTimers();
    const legal = [action(1, 'atom/1'), action(2, 'atom/2'), action(3, 'reagent/5')];
    const { chooser } = seated(legal, { table: { phase: 'playing' } });
    chooser.means = (thing) => (thing.startsWith('reagent/') ? (one) => one.action < 3 : null);
    const listeners: Record<string, (event: object) => void> = {};
    const element = {
      addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
      getAttribute: () => '',
      setAttribute: vi.fn(),
      removeAttribute: vi.fn(),
    };
    chooser.attach('reagent/5')(element as unknown as HTMLElement);
    chooser.press('reagent/5');
    listeners.pointerenter?.({ pointerType: 'mouse' });
    vi.advanceTimersByTime(1000);
    expect(tips.tip?.can.map((one) => one.action)).toEqual([1, 2, 3]);
  });
});

describe('a card, then its place', () => {
  const cards = [action(1, 'card/p1'), action(2, 'card/n2'), action(3, 'bohrd/1', 'goal/H')];
  const next = [
    action(5, 'bohrd/1'),
    action(6, 'bohrd/2'),
    action(7, 'bohrd/1/proton', 'bohrd/2'),
    action(8, 'card/n2'),
  ];
  const told = {
    type: 'previewed',
    id: 'x',
    position: 1,
    certain: [],
    may: [],
    more: false,
    lost: [],
    undoable: false,
    then: 'you',
  };

  /** A table where a card leads to the question of its place, which is asked once it `arrives`. */
  function table(): { chooser: Chooser; act: ReturnType<typeof vi.fn>; arrive: () => void } {
    let asks = $state.raw({ position: 1, legal: cards });
    const { chooser, act } = seated(cards, {
      get legal() {
        return asks.legal;
      },
      get now() {
        return asks;
      },
      command: ({ action: one }: { action: number }) => Promise.resolve({ ...told, next: one < 3 ? next : [] }),
    });
    chooser.places = new Set(['a5', 'a6', 'a7']);
    flushSync();
    const arrive = (): void => {
      asks = { position: 2, legal: next };
      flushSync();
    };
    return { chooser, act, arrive };
  }
  const settled = (): Promise<void> => new Promise((resume) => setTimeout(resume, 1));

  it('takes two presses: the engine has said what follows', async () => {
    const { chooser, act, arrive } = table();
    expect(chooser.lit('bohrd/2')).toBe(false);
    chooser.press('card/p1');
    await settled();
    expect(chooser.lit('bohrd/2')).toBe(true);
    chooser.press('bohrd/2');
    arrive();
    expect(act.mock.calls).toEqual([[1], [6]]);
  });

  it('puts the card down though something else could be done with the place', async () => {
    const { chooser, act, arrive } = table();
    chooser.press('card/p1');
    await settled();
    chooser.press('bohrd/1');
    arrive();
    expect(act.mock.calls).toEqual([[1], [5]]);
  });

  it('chooses another card instead, also where that could answer what follows', async () => {
    const { chooser, act } = table();
    chooser.press('card/p1');
    await settled();
    chooser.press('card/n2');
    expect(chooser.ready?.action).toBe(2);
    expect(act).not.toHaveBeenCalled();
  });

  it('shows what each place would become, and asks for one press where the card is played already', async () => {
    const { chooser, act, arrive } = table();
    expect(chooser.placing('bohrd/2')).toBeNull();
    chooser.press('card/p1');
    await settled();
    expect(chooser.placing('bohrd/2')?.action).toBe(6);
    arrive();
    expect(chooser.placing('bohrd/2')?.action).toBe(6);
    chooser.press('bohrd/2');
    expect(act.mock.calls).toEqual([[6]]);
  });

  it('leaves the move from another place to its own two presses', async () => {
    const { chooser, act, arrive } = table();
    arrive();
    chooser.press('bohrd/1/proton');
    await settled();
    expect(act).not.toHaveBeenCalled();
    chooser.press('bohrd/2');
    expect(act.mock.calls).toEqual([[7]]);
  });

  it('is one drag, which lights the places, though the answer may come later than the drop', async () => {
    const { chooser, act, arrive } = table();
    chooser.lift('card/p1');
    flushSync();
    await settled();
    expect(chooser.lit('bohrd/2')).toBe(true);
    chooser.drop('card/p1', 'bohrd/2');
    await settled();
    arrive();
    expect(act.mock.calls).toEqual([[1], [6]]);
  });

  /** The counter beside a bohrd takes what is put there. */
  const beside = ({ things }: Message): string | null => `${things.at(-1) ?? ''}/proton`;

  it('is put down by a press on the counter beside the place, unless that is taken from', async () => {
    const { chooser, act, arrive } = table();
    chooser.besidePlace = beside;
    chooser.press('card/p1');
    await settled();
    expect(chooser.attributes('bohrd/2/proton', '')['aria-disabled']).toBe(false);
    chooser.press('bohrd/2/proton');
    arrive();
    expect(act.mock.calls).toEqual([[1], [6]]);
    chooser.press('bohrd/1/proton');
    expect(chooser.chosen).toEqual(['bohrd/1/proton']);
    chooser.press('bohrd/2/proton');
    expect(act.mock.calls).toEqual([[1], [6], [7]]);
  });

  it.each(['bohrd/1/proton', 'bohrd/2/proton'])('is dropped on the counter as on the place: %s', async (counter) => {
    const { chooser, act, arrive } = table();
    chooser.besidePlace = beside;
    chooser.lift('card/p1');
    flushSync();
    await settled();
    chooser.drop('card/p1', counter);
    await settled();
    arrive();
    expect(act.mock.calls).toEqual([[1], [counter.startsWith('bohrd/1') ? 5 : 6]]);
  });

  it('is moved from counter to counter by one drag', () => {
    const { chooser, act, arrive } = table();
    chooser.besidePlace = beside;
    arrive();
    chooser.lift('bohrd/1/proton');
    chooser.drop('bohrd/1/proton', 'bohrd/2/proton');
    expect(act.mock.calls).toEqual([[7]]);
  });

  it.each(['table', null])('goes back to the hand when it is dropped elsewhere: %s', async (onto) => {
    const { chooser, act } = table();
    chooser.lift('card/p1');
    chooser.drop('card/p1', onto);
    await settled();
    expect([chooser.chosen, act.mock.calls]).toEqual([[], []]);
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

  it('closes the tip of a thing that was left, also where the answer comes meanwhile', async () => {
    vi.useFakeTimers();
    let answer: (said: object) => void = () => undefined;
    const command = (): Promise<object> => new Promise((resolve) => (answer = resolve));
    const { chooser } = seated([action(1, 'card/1')], { command, table: { phase: 'playing' } });
    const element = hovered(chooser, 'card/9');
    await vi.advanceTimersByTimeAsync(300);
    expect(tips.tip?.name).toBe('a card');
    element.leave();
    answer({ type: 'explanation', id: 'x', actions: [] });
    await vi.advanceTimersByTimeAsync(1000);
    expect(tips.tip).toBeNull();
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

describe('news of other things', () => {
  it('leaves what is chosen alone, and a new position clears it', () => {
    const legal = [action(1, 'card/1', 'suit/red'), action(2, 'card/1', 'suit/blue')];
    let now = $state.raw({ position: 1, legal });
    const { chooser } = seated(legal, {
      get now() {
        return now;
      },
    });
    flushSync();
    chooser.press('card/1');
    now = { position: 1, legal };
    flushSync();
    expect(chooser.chosen).toEqual(['card/1']);
    now = { position: 2, legal };
    flushSync();
    expect(chooser.chosen).toEqual([]);
  });
});
