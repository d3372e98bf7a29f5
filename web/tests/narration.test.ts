import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fitting, inFull, inShort } from '../src/lib/narration';
import { prefs } from '../src/lib/prefs.svelte';
import { nextInColumn } from '../src/lib/regions';
import { shortcuts } from '../src/lib/shortcuts.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import type { Step } from '../src/gen/wire.gen';
import { text } from '../src/lib/text.svelte';
import { voice } from '../src/lib/voice.svelte';

/** With `!` somebody did it to us, with `+` it is our own. */
const news = (...words: string[]): { words: string; weight: number }[] =>
  words.map((one) => ({ words: one, weight: one.startsWith('!') ? 2 : one.startsWith('+') ? 1 : 0 }));

describe('what is told', () => {
  it('is the newest that has room, in its order, and how much is left out', () => {
    expect(fitting(news('one two', 'three', 'four'), 12)).toEqual({ told: ['three', 'four'], left: 1 });
    expect(fitting(news('one', 'two'), 100)).toEqual({ told: ['one', 'two'], left: 0 });
  });

  it('is first of all what somebody did to us', () => {
    expect(fitting(news('! a card is taken', 'three', 'four'), 20)).toEqual({ told: ['! a card is taken'], left: 2 });
  });

  it('begins with our own, and tells one thing of it however little room there is', () => {
    const all = news('they draw', '+ we roll 8', '+ we succeed', 'they pass');
    expect(fitting(all, 100)).toEqual({ told: ['+ we roll 8', '+ we succeed', 'they draw', 'they pass'], left: 0 });
    expect(fitting(all, 5)).toEqual({ told: ['+ we succeed'], left: 3 });
    expect(fitting(news('they draw'), 5)).toEqual({ told: [], left: 1 });
  });
});

describe('what was foretold', () => {
  it('is not told again when it has happened', () => {
    text.seat(['Ada', 'Bo', 'Cy']);
    const naming = (number: number): object => ({ id: 'seat', params: { number }, things: [] });
    const now = { prompt: naming(3) };
    const store = { now, table: { phase: 'playing' }, game: '', seat: -1, seatThing: () => '' };
    const steps = [{ seat: 0, log: [naming(1), naming(2)] }] as unknown as readonly Step[];
    const told = (foretold: string[]): string =>
      inShort(store as unknown as TableStore, steps, { key: 'e', foretold, routine: new Set() });
    expect(told([])).toBe('Ada Bo Cy');
    expect(told(['Ada'])).toBe('Bo Cy');
    text.seat([]);
  });
});

describe('everything', () => {
  it('is our own result, and as much of the others as one listens to', () => {
    text.seat(['Ada', 'Bo']);
    const seat = (number: number): object => ({ id: 'seat', params: { number }, things: [] });
    const line = (number: number): object => ({ id: 'seat', params: { number, who: seat(number) }, things: [] });
    const log = [line(1), ...Array.from({ length: 200 }, () => line(2))];
    const store = {
      now: { prompt: seat(1) },
      table: { phase: 'playing' },
      steps: [{ version: 2, kind: 'action', seat: 1, log }],
      game: '',
      seat: 0,
      seatThing: () => 'seat/0',
      asked: false,
    } as unknown as TableStore;
    expect(inFull(store, new Set())).toMatch(/^Ada( Bo){50,80} Ada$/);
    expect(inFull(store, new Set(['seat']))).toBe('Ada');
    text.seat([]);
  });
});

describe('the voice', () => {
  let dialog: object | null = null;
  beforeEach(() => vi.stubGlobal('document', { querySelector: () => dialog }));
  afterEach(() => {
    dialog = null;
    vi.unstubAllGlobals();
  });

  it('says at once all that is said together, and each sentence once', async () => {
    voice.say('A card.');
    voice.say('A card.');
    voice.say('Your turn.');
    await vi.waitFor(() => expect(voice.said).toBe('A card. Your turn.'));
  });

  it('waits while a dialog covers the page', async () => {
    dialog = {};
    voice.say('Later.');
    await Promise.resolve();
    voice.speak();
    expect(voice.said).not.toContain('Later.');
    dialog = null;
    voice.speak();
    expect(voice.said).toBe('Later.');
  });
});

describe('keys of one character', () => {
  const pressed = (key: string, more: object = {}): KeyboardEvent =>
    ({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }) as KeyboardEvent;
  afterEach(() => shortcuts.reset());

  it('do nothing where they are switched off, or another program is meant', () => {
    expect(shortcuts.named(pressed('l'))).toBe('moves');
    expect(shortcuts.named(pressed('l', { ctrlKey: true }))).toBeUndefined();
    prefs.letters = false;
    expect(shortcuts.named(pressed('l'))).toBeUndefined();
  });

  it('can be changed: one key does one thing', () => {
    shortcuts.change('moves', 'u');
    expect(shortcuts.named(pressed('u'))).toBe('moves');
    expect(shortcuts.named(pressed('l'))).toBe('undo');
  });
});

describe('arrows up and down', () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
    left,
    top,
    width: 10,
    height: 10,
  });

  it('go to the nearest thing in the column, and nowhere beyond the last', () => {
    const boxes = [box(0, 0), box(20, 0), box(0, 20), box(20, 20)];
    expect(nextInColumn(box(20, 0), boxes, 1)).toBe(3);
    expect(nextInColumn(box(20, 20), boxes, -1)).toBe(1);
    expect(nextInColumn(box(0, 20), boxes, 1)).toBe(-1);
  });
});
