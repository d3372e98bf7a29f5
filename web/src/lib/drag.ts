/** Dragging one thing onto another is the same as pressing both; nothing needs it. */
import type { Attachment } from 'svelte/attachments';
import type { Chooser } from './chooser.svelte';

const FAR = 8; // px before a press becomes a drag

type Drawn = HTMLElement | SVGElement;
const thingOf = (target: Element | null): Drawn | null => target?.closest<Drawn>('[data-thing]') ?? null;

/** By mouse, pen and finger; style/drag.css says which way a finger drags and which way it scrolls. */
export const dragging =
  (chooser: Chooser): Attachment<HTMLElement> =>
  (root) => {
    let held: { thing: string; element: HTMLElement; x: number; y: number } | null = null;
    let copy: HTMLElement | null = null;

    const down = (event: PointerEvent): void => {
      const element = event.isPrimary && event.button === 0 ? thingOf(event.target as Element) : null;
      const thing = element?.dataset['thing'];
      if (element instanceof HTMLElement && thing && chooser.lit(thing))
        held = { thing, element, x: event.clientX, y: event.clientY };
    };
    const under = (event: PointerEvent): string | null =>
      thingOf(document.elementFromPoint(event.clientX, event.clientY))?.dataset['thing'] ?? null;
    const move = (event: PointerEvent): void => {
      if (!held) return;
      if (!copy) {
        if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
        copy = lifted(held.element);
        chooser.lift(held.thing);
      }
      copy.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
      chooser.hovered = under(event); // what it would do there is told before it is dropped
    };
    const end = (onto: (was: string) => string | null): void => {
      const was = held;
      held = null;
      if (!copy || !was) return;
      copy.remove();
      copy = null;
      swallowClick();
      chooser.drop(was.thing, onto(was.thing));
    };
    const up = (event: PointerEvent): void =>
      end((was) => {
        const onto = under(event);
        return onto === was ? null : onto;
      });
    const cancel = (): void => end(() => null); // the finger scrolls
    root.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    return () => {
      root.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
  };

function lifted(element: HTMLElement): HTMLElement {
  const rect = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-thing');
  copy.inert = true;
  const drawings = [...element.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
  copy.querySelectorAll('svg').forEach((svg, at) => {
    const { width = 0, height = 0 } = drawings[at] ?? {};
    Object.assign(svg.style, { width: `${width}px`, height: `${height}px` }); // away from its row, which said so
  });
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
