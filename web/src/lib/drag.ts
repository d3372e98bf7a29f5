/** Dragging one thing onto another is the same as pressing both; nothing needs it. */
import type { Attachment } from 'svelte/attachments';
import type { Chooser } from './chooser.svelte';

const FAR = 8; // px before a press becomes a drag

type Drawn = HTMLElement | SVGElement;
const thingOf = (target: Element | null): Drawn | null => target?.closest<Drawn>('[data-thing]') ?? null;

export const dragging =
  (chooser: Chooser): Attachment<HTMLElement> =>
  (root) => {
    let held: { thing: string; element: Drawn; x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const down = (event: PointerEvent): void => {
      const element = event.pointerType === 'mouse' && event.button === 0 ? thingOf(event.target as Element) : null;
      const thing = element?.dataset['thing'];
      if (element && thing && chooser.lit(thing)) held = { thing, element, x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!held) return;
      if (!copy) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR || !(held.element instanceof HTMLElement))
          return;
        copy = lifted(held.element);
      }
      copy.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    };
    const up = (event: PointerEvent): void => {
      const was = held;
      held = null;
      if (!copy || !was) return;
      copy.remove();
      copy = null;
      swallowClick();
      const onto = thingOf(document.elementFromPoint(event.clientX, event.clientY))?.dataset['thing'];
      if (onto && onto !== was.thing) chooser.drop(was.thing, onto);
    };
    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
  };

function lifted(element: HTMLElement): HTMLElement {
  const rect = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-thing');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    zIndex: '90',
    pointerEvents: 'none',
    opacity: '.85',
  });
  (element.closest('.table') ?? document.body).append(copy);
  return copy;
}

/** The press that ends a drag is not a press on what lies there. */
function swallowClick(): void {
  const stop = (event: Event): void => event.stopPropagation();
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
