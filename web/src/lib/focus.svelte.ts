/** Who plays by the keyboard stays where they were: what had the focus and is gone hands it to what took its place. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const PARTS = ['.prompt', '.tray', '.mat', '.seats'];
const FOCUSABLE = 'button:not([disabled]), [role="button"][tabindex]';

interface Place {
  part: string;
  number: number; // among what can have the focus in that part
  thing: string | undefined;
}

function placeOf(root: Element, element: HTMLElement | SVGElement): Place | null {
  const part = PARTS.find((one) => element.closest(one));
  const whole = part ? root.querySelector(part) : null;
  if (!part || !whole) return null;
  return {
    part,
    number: [...whole.querySelectorAll(FOCUSABLE)].indexOf(element),
    thing: element.dataset['thing'],
  };
}

function heir(root: Element, place: Place): HTMLElement | null {
  const same = place.thing && root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(place.thing)}"]`);
  if (same) return same;
  const found = [...(root.querySelector(place.part)?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  return found[Math.min(Math.max(0, place.number), found.length - 1)] ?? null;
}

export const keepFocus =
  (changes: () => unknown): Attachment<HTMLElement> =>
  (root) => {
    let place: Place | null = null;
    const notice = (event: FocusEvent): void => {
      const element = event.target as HTMLElement | SVGElement;
      place = element.matches(':focus-visible') ? placeOf(root, element) : null;
    };
    root.addEventListener('focusin', notice);
    $effect(() => {
      void changes();
      const was = place;
      if (!was) return;
      void tick().then(() => {
        if (document.activeElement === document.body) heir(root, was)?.focus({ preventScroll: true });
      });
    });
    return () => root.removeEventListener('focusin', notice);
  };
