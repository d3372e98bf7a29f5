import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../src/gen/wire.gen';
import { Motion } from '../src/lib/motion';
import { prefs } from '../src/lib/prefs.svelte';

interface Played {
  frames: Keyframe[];
  options: KeyframeAnimationOptions;
  playState: string;
  finish(): void;
  onfinish?: () => void;
}

/** As much of an element as movement looks at. */
class Element {
  style: Record<string, string> = { transformOrigin: '', zIndex: '' };
  attributes = new Map<string, string>();
  inert = false;
  played: Played[] = [];
  inDocument = true;
  parentNode: { isConnected: boolean; append(copy: Element): void } | null = null;
  constructor(
    readonly dataset: Record<string, string | undefined>,
    public rect = { left: 0, top: 0, width: 50, height: 70 },
  ) {}
  getBoundingClientRect(): DOMRect {
    return { ...this.rect } as DOMRect;
  }
  animate(frames: Keyframe[], options: KeyframeAnimationOptions): Played {
    const animation: Played = {
      frames,
      options,
      playState: 'running',
      finish() {
        this.playState = 'finished';
        this.onfinish?.();
      },
    };
    this.played.push(animation);
    return animation;
  }
  cloneNode(): Element {
    const copy = new Element({ ...this.dataset }, { ...this.rect });
    copies.push(copy);
    return copy;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    if (name === 'data-thing') delete this.dataset['thing'];
  }
  remove(): void {
    this.inDocument = false;
  }
}

const still = matchMedia('(prefers-reduced-motion: reduce)') as { matches: boolean };
let table: Element[];
let copies: Element[];
const page = { hidden: false, querySelectorAll: () => table, querySelector: () => ({ append: () => undefined }) };

const at = (thing: string, left: number, top: number): Element =>
  new Element({ thing }, { left, top, width: 50, height: 70 });
const step = (seat: number | null, ...log: string[][]): Step =>
  ({ seat, things: [], log: log.map((things) => ({ id: 'e', params: {}, things })) }) as unknown as Step;
const seatThing = (seat: number): string => `seat/${seat}`;

/** What was drawn before, what is drawn after, and the steps between. */
function change(before: Element[], after: Element[], ...steps: Step[]): Motion {
  const motion = new Motion();
  table = before;
  motion.before();
  table = after;
  motion.after(steps, seatThing);
  return motion;
}

beforeEach(() => {
  [table, copies] = [[], []];
  page.hidden = false;
  vi.stubGlobal('HTMLElement', Element);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  prefs.motion = 'auto';
  still.matches = false;
});

describe('things', () => {
  it('move from where they were to where they are, and then stand as before', () => {
    const card = at('card/1', 110, 20);
    change([at('card/1', 10, 220)], [card]);
    expect(card.played).toHaveLength(1);
    const [played] = card.played;
    expect(played?.frames).toEqual([
      { translate: '-100px 200px', scale: '1' },
      { translate: '0 0', scale: '1' },
    ]);
    expect(card.style['zIndex']).toBe('50');
    played?.finish();
    expect(card.style['zIndex']).toBe('');
  });

  it('that stayed where they were do not move', () => {
    const card = at('card/1', 11, 20);
    change([at('card/1', 10, 20)], [card]);
    expect(card.played).toEqual([]);
  });

  it('marked as still stay', () => {
    const card = at('card/1', 200, 20);
    card.dataset['still'] = '';
    change([at('card/1', 10, 20)], [card]);
    expect(card.played).toEqual([]);
  });

  it('that are new come from what the step names beside them', () => {
    const card = at('hand/7', 300, 400);
    change([at('deck', 100, 100)], [at('deck', 100, 100), card], step(0, ['hand/7', 'deck']));
    expect(card.played[0]?.frames[0]).toMatchObject({ translate: '-200px -300px' });
  });

  it('fly among the things they lay among, whose styles they need, as long as those are there', () => {
    const [row, among] = [{ isConnected: true, append: (copy: Element) => among.push(copy) }, [] as Element[]];
    const goal = Object.assign(at('goal/9', 0, 0), { parentNode: row });
    change([goal, at('pile', 100, 50)], [at('pile', 100, 50)], step(0, ['goal/9', 'pile']));
    expect(among).toEqual(copies);
    row.isConnected = false;
    change([goal, at('pile', 100, 50)], [at('pile', 100, 50)], step(0, ['goal/9', 'pile']));
    expect(among).toHaveLength(1);
  });

  it('keep their name when they change place: a card of the market comes to the hand', () => {
    const card = at('hand/17', 0, 400);
    change([at('market/17', 100, 100)], [card]);
    expect(card.played[0]?.frames[0]).toMatchObject({ translate: '100px -300px' });
    expect(copies).toEqual([]);
  });

  it('that are gone fly to what the step names, unseen by the screen reader, and vanish', () => {
    change([at('card/9', 0, 0), at('pile', 100, 50)], [at('pile', 100, 50)], step(0, ['card/9', 'pile']));
    const [copy] = copies;
    expect(copy?.played[0]?.frames[1]).toMatchObject({ translate: '100px 50px' });
    expect(copy?.attributes.get('aria-hidden')).toBe('true');
    expect(copy?.inert).toBe(true);
    expect(copy?.dataset['thing']).toBeUndefined();
    copy?.played[0]?.finish();
    expect(copy?.inDocument).toBe(false);
  });

  it('that are gone and go nowhere just vanish', () => {
    change([at('card/9', 0, 0)], [at('pile', 100, 50)]);
    expect(copies).toEqual([]);
  });
});

describe('a batch of events', () => {
  const moved = (count: number): Element[] => Array.from({ length: count }, (_, i) => at(`cube/${i}`, 200, i));
  const delays = (count: number): number[] => {
    const after = moved(count);
    const log = after.map((one) => [one.dataset['thing'] ?? '']);
    change(
      Array.from({ length: count }, (_, i) => at(`cube/${i}`, 0, i)),
      after,
      step(0, ...log),
    );
    return after.map((one) => Number(one.played[0]?.options.delay));
  };

  it('plays one after another', () => {
    expect(delays(3)).toEqual([0, 120, 240]);
  });

  it('never takes longer than 1.6 seconds', () => {
    const all = delays(60);
    expect(Math.max(...all) + 320).toBeLessThanOrEqual(1600);
  });

  it('is at its end at once when somebody skips it', () => {
    const after = moved(3);
    const motion = change(
      after.map((one) => at(one.dataset['thing'] ?? '', 0, 0)),
      after,
    );
    motion.skip();
    expect(after.map((one) => one.played[0]?.playState)).toEqual(['finished', 'finished', 'finished']);
  });
});

describe('nothing moves', () => {
  it('where the person asks for calm', () => {
    prefs.motion = 'calm';
    const card = at('card/1', 200, 20);
    change([at('card/1', 10, 20)], [card]);
    expect(card.played).toEqual([]);
  });

  it('where the system asks for reduced motion', () => {
    still.matches = true;
    const card = at('card/1', 200, 20);
    change([at('card/1', 10, 20)], [card]);
    expect(card.played).toEqual([]);
  });

  it('on a page that nobody sees', () => {
    page.hidden = true;
    const card = at('card/1', 200, 20);
    change([at('card/1', 10, 20)], [card]);
    expect(card.played).toEqual([]);
  });
});
