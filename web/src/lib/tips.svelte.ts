/** The one tip of the page: what a thing is, what it can do, or why it cannot. */
import type { Explained, LegalAction } from '../gen/wire.gen';

export interface Tip {
  name: string;
  note: string;
  can: readonly LegalAction[];
  refused: readonly Explained[];
  game: string;
}

class Tips {
  anchor = $state.raw<Element | null>(null);
  tip = $state.raw<Tip | null>(null);

  show(anchor: Element, tip: Tip): void {
    if (!tip.name && !tip.note && !tip.can.length && !tip.refused.length) return;
    this.anchor = anchor;
    this.tip = tip;
  }

  hide(anchor?: Element): void {
    if (anchor && anchor !== this.anchor) return;
    this.anchor = null;
    this.tip = null;
  }
}

export const tips = new Tips();
