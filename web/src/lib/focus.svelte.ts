/**
 * Where the focus goes by itself: to what is asked next, never to a key that takes something back, and never nowhere.
 * Whoever moved it elsewhere keeps it there.
 */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TableStore } from './table.svelte';

const QUESTION = '.prompt p';
/** In this order: who is to look, how a lesson goes on, what can be done with hand and table, the keys of the question. */
const ASKED = [
  '.curtain .key',
  '.lesson .ways .key:not(.second, .quiet)',
  '.table :is(.tray, .mat) [data-lit][data-glow]',
  '.table .tray [data-lit]',
  '.table .mat [data-lit]',
  '.prompt .ways .key',
  '.prompt > .key:not(.quiet, .sr-until-focus)',
  '.table .seats [data-lit]',
  QUESTION,
  'main h1',
  '#main',
];
const TAKES_BACK = '.prompt .aside, [data-takes-back]';

let pressed = false; // by a hand: what gets the focus then is not to open anything
let last: HTMLElement | SVGElement | null = null; // what had the focus
let placed: Element | null = null; // what we gave the focus to

const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;
const isCovered = (): boolean => document.querySelector('dialog:modal') !== null;

/** What is asked on this page, most urgent first. */
function askedHere(): HTMLElement | SVGElement | null {
  const order = pressed && document.querySelector(QUESTION) ? [QUESTION] : ASKED;
  for (const selector of order) {
    const found = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/** The thing that had the focus, if it is drawn again and can still be used. */
function sameThing(): HTMLElement | SVGElement | null {
  const thing = pressed ? undefined : last?.dataset['thing'];
  const again = thing && document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"][data-lit]`);
  return again && isSeen(again) ? again : null;
}

/** Give the focus to what is asked. */
export function focusAsked(found = askedHere()): void {
  if (!found || isCovered()) return;
  if (found.tabIndex < 0 && !found.hasAttribute('tabindex')) found.tabIndex = -1; // a heading
  found.focus({ preventScroll: pressed });
  placed = found;
}

/** What is asked came late: where the focus is on nothing, or where we put it meanwhile, it goes there now. */
export function focusLate(): void {
  if (last && (isNowhere() || document.activeElement === placed)) focusAsked();
}

/** What had the focus is gone or cannot have it any more: it goes to what is asked. For the whole page, once. */
export function keepFocus(): void {
  addEventListener('keydown', () => (pressed = false), true);
  addEventListener('pointerdown', () => ([pressed, last] = [true, null]), true);
  addEventListener('click', (event) => event.detail === 0 && (pressed = false), true); // a screen reader pressed it
  addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement || target instanceof SVGElement ? target : null;
    if (target !== placed) placed = null;
  });
  const find = (): void => {
    if (last && isNowhere() && !last.closest('dialog')) focusAsked(sameThing() ?? askedHere()); // a dialog gives it back itself
  };
  const lost = (): void => {
    if (isNowhere()) setTimeout(find); // on its way from one key to the next by Tab the focus is nowhere, too
  };
  new MutationObserver(lost).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

/** After our own decision, and where we gave the focus ourselves, it goes to the next question. */
export const followQuestion =
  (store: TableStore): Attachment<HTMLElement> =>
  () => {
    let acted = false;
    $effect(() => {
      if (store.sending !== null) acted = true;
    });
    const position = $derived(store.now?.position); // news of the table that ask nothing else move no focus
    const asked = $derived(store.asked);
    $effect(() => {
      void position;
      void asked;
      void tick().then(() => {
        const here = document.activeElement;
        const ours = acted || isNowhere() || here === placed || here?.matches(TAKES_BACK);
        if (!ours || isCovered() || (isNowhere() && !last)) return;
        if (asked) acted = false;
        if (!here?.matches('[data-lit]')) focusAsked(sameThing() ?? askedHere());
      });
    });
  };

/** The focus comes back to where it was before a dialog, as soon as the dialog is gone. */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () =>
    void tick().then(() => {
      if (isCovered() || !isNowhere()) return;
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      else focusAsked();
    });
}
