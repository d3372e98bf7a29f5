/** The Marie Curie tile changes hands: its picture flies from who had it (or from the middle) to who takes it. */
import type { Attachment } from 'svelte/attachments';
import { calm } from '../../lib/prefs.svelte';
import type { TableStore } from '../../lib/table.svelte';

const before = new WeakMap<Element, number>();

export const toSeat =
  (seat: number, store: TableStore): Attachment<HTMLElement> =>
  (section) => {
    const from = before.get(section);
    before.set(section, seat);
    if (from !== undefined && from !== seat) fly(section, from, seat, store);
  };

const panel = (seat: number, store: TableStore): Element | null =>
  seat < 0 ? null : document.querySelector(`.seats [data-thing="${store.seatThing(seat)}"]`);

function fly(section: HTMLElement, from: number, to: number, store: TableStore): void {
  const tile = section.querySelector<HTMLElement>('.portrait');
  const goal = panel(to, store)?.getBoundingClientRect();
  if (!tile || !goal || calm()) return;
  const lies = tile.getBoundingClientRect();
  const start = panel(from, store)?.getBoundingClientRect() ?? lies;
  const copy = tile.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-thing');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${lies.left}px`,
    top: `${lies.top}px`,
    width: `${lies.width}px`,
    height: `${lies.height}px`,
    zIndex: '50',
    pointerEvents: 'none',
  });
  section.append(copy);
  const middle = (box: DOMRect): string =>
    `${box.left + box.width / 2 - lies.left - lies.width / 2}px ${box.top + box.height / 2 - lies.top - lies.height / 2}px`;
  const flight = copy.animate(
    [
      { translate: middle(start), scale: from < 0 ? 1 : 0.4 },
      { translate: middle(lies), scale: 1.25, rotate: '-4deg', offset: 0.5 },
      { translate: middle(goal), scale: 0.4, opacity: 0.3 },
    ],
    { duration: 900, easing: 'ease-in-out' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
