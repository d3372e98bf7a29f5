/** The one tip of the page: what a thing is, what it can do, or why it cannot. */
import type { Explained, LegalAction } from '../gen/wire.gen';
import { say } from './text.svelte';

export interface Tip {
  name: string;
  note: string;
  can: readonly LegalAction[];
  more?: number; // actions that are not listed
  refused: readonly Explained[];
  game: string;
}

interface Reason {
  name: string;
  words: string;
  rule: string | null;
}
const REASONS = 3; // that are told

/** Why these actions are refused: each reason once, however many actions it refuses. */
export function reasonsOf(refused: readonly Explained[], game: string): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const { refusal } of refused) {
    if (!refusal) continue;
    const words = say(refusal.message, game);
    if (!found.has(words)) found.set(words, { name: refusal.reason, words, rule: refusal.rule });
  }
  const told = [...found.values()];
  const telling = told.filter((one) => one.name !== 'not-now'); // of interest only where nothing better is known
  return (telling.length ? telling : told).slice(0, REASONS);
}

const LEAVING = 220; // ms

class Tips {
  anchor = $state.raw<Element | null>(null);
  tip = $state.raw<Tip | null>(null);

  private leaving: ReturnType<typeof setTimeout> | undefined;
  private resting = false;

  /** A panel has closed: what now lies under a pointer that did not move, or has the focus again, was not asked about. */
  rest(): void {
    this.hide();
    this.resting = true;
    const wake = (): void => void (this.resting = false);
    for (const event of ['pointermove', 'pointerdown', 'keydown']) addEventListener(event, wake, { once: true });
  }

  show(anchor: Element, tip: Tip): void {
    clearTimeout(this.leaving);
    if (this.resting) return;
    if (!tip.name && !tip.note && !tip.can.length && !tip.refused.length) return;
    if (anchor !== this.anchor) this.anchor?.removeAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', 'tip');
    this.anchor = anchor;
    this.tip = tip;
  }

  /** More about the thing whose tip is open; a tip that is about to go, goes. */
  add(anchor: Element, tip: Tip): void {
    if (anchor === this.anchor) this.tip = tip;
  }

  /** The pointer left the thing; it may be on its way to the tip's link. */
  leave(anchor: Element): void {
    clearTimeout(this.leaving);
    this.leaving = setTimeout(() => this.hide(anchor), LEAVING);
  }

  stay(): void {
    clearTimeout(this.leaving);
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    clearTimeout(this.leaving);
    this.anchor?.removeAttribute('aria-describedby');
    this.anchor = null;
    this.tip = null;
  }
}

export const tips = new Tips();
