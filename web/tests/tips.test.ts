import { expect, test, vi } from 'vitest';
import { tips, type Tip } from '../src/lib/tips.svelte';

const tip: Tip = { name: 'Radium', note: '', can: [], refused: [], game: 'curie' };
const thing = { setAttribute: () => undefined, removeAttribute: () => undefined } as unknown as Element;

test('after a panel has closed no tip opens by itself, until somebody points or presses a key', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  tips.rest();
  tips.show(thing, tip);
  expect(tips.tip).toBeNull();
  window.dispatchEvent(new Event('pointermove'));
  tips.show(thing, tip);
  expect(tips.tip).toBe(tip);
  tips.hide();
});
