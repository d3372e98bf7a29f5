/** The one tip of the page: what a thing is, what it can do, or why it cannot. */
import type { Explained, LegalAction } from '../gen/wire.gen';

export interface Tip {
  name: string;
  note: string;
  can: readonly LegalAction[];
  more?: number; // actions that are not listed
  refused: readonly Explained[];
  game: string;
}

const LEAVING = 220; // ms

class Tips {
  anchor = $state.raw<Element | null>(null);
  tip = $state.raw<Tip | null>(null);

  private leaving: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, tip: Tip): void {
    clearTimeout(this.leaving);
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
