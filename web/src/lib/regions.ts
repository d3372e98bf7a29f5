/** Walking a table by keys: F6 goes from region to region, arrows from thing to thing, and Tab finds one thing in each. */
import type { Attachment } from 'svelte/attachments';

const REGIONS = ['.prompt', '.task', '.tray', '.mat', '.seats', '.top', '.log'];
const WALKED = '.tray, .mat, .seats, [data-walk]'; // a part with `data-walk` is walked for itself
const THING = ':is(button, [role="button"])[data-thing]';
const FOCUSABLE = 'button:not([disabled], [tabindex="-1"]), a[href], [tabindex="0"]';

const isSeen = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true });
const thingsIn = (region: Element): HTMLElement[] =>
  [...region.querySelectorAll<HTMLElement>(THING)].filter((one) => one.closest(WALKED) === region);

/** The one thing of a region that Tab finds: where the focus is or was, else the first that can be used. */
function tabStop(region: Element): void {
  const things = thingsIn(region);
  const kept = things.find((one) => one === document.activeElement) ?? things.find((one) => one.dataset['stop']);
  const usable = kept?.dataset['lit'] || kept === document.activeElement ? kept : undefined;
  const stop = usable ?? things.find((one) => one.dataset['lit'] && isSeen(one)) ?? kept ?? things.find(isSeen);
  for (const one of things) {
    const tabIndex = one === stop ? 0 : -1;
    if (one.tabIndex !== tabIndex) one.tabIndex = tabIndex;
  }
}

/** Of all things of a region one is found by Tab; the others by the arrows. */
export const walkable: Attachment<HTMLElement> = (table) => {
  const stops = (): void => table.querySelectorAll(WALKED).forEach((region) => tabStop(region));
  const stay = ({ target }: FocusEvent): void => {
    const thing = target instanceof Element ? target.closest<HTMLElement>(THING) : null;
    const region = thing?.closest(WALKED);
    if (!thing || !region) return;
    for (const one of thingsIn(region)) delete one.dataset['stop'];
    thing.dataset['stop'] = 'true';
    tabStop(region);
  };
  const watcher = new MutationObserver(stops);
  watcher.observe(table, { childList: true, subtree: true, attributeFilter: ['data-lit'] });
  table.addEventListener('focusin', stay);
  stops();
  return () => {
    watcher.disconnect();
    table.removeEventListener('focusin', stay);
  };
};

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The box that lies next above (-1) or below (1): the nearest, sideways counted double. */
export function nextInColumn(from: Box, boxes: readonly Box[], way: number): number {
  const [x, y] = middle(from);
  let [best, least] = [-1, Infinity];
  boxes.forEach((box, place) => {
    const [across, down] = [middle(box)[0] - x, (middle(box)[1] - y) * way];
    const far = down + 2 * Math.abs(across);
    if (down > from.height / 3 && far < least) [best, least] = [place, far];
  });
  return best;
}

const ARROWS: Record<string, { way: number; column: boolean }> = {
  ArrowRight: { way: 1, column: false },
  ArrowLeft: { way: -1, column: false },
  ArrowDown: { way: 1, column: true },
  ArrowUp: { way: -1, column: true },
};

/** An arrow on a thing: left and right in the order of the region, up and down as it is drawn. */
function walk({ key, target }: KeyboardEvent): boolean {
  const arrow = ARROWS[key];
  const thing = target instanceof Element ? target.closest<HTMLElement>(THING) : null;
  const region = thing?.closest(WALKED);
  if (!arrow || !thing || !region) return false;
  const things = thingsIn(region).filter(isSeen);
  const at = things.indexOf(thing);
  const others = things.map((one) => one.getBoundingClientRect());
  const next = arrow.column
    ? things[nextInColumn(thing.getBoundingClientRect(), others, arrow.way)]
    : things[(at + arrow.way + things.length) % things.length];
  next?.focus();
  return true;
}

/** F6 on to the next region that is in sight, with Shift to the one before. */
function change(back: boolean): void {
  const regions = REGIONS.flatMap((one) => [...document.querySelectorAll(one)]).filter(isSeen);
  const at = regions.findIndex((one) => one.contains(document.activeElement));
  for (let far = 1; far <= regions.length; far += 1) {
    const next = regions[(at + (back ? -far : far) + regions.length * 2) % regions.length];
    const found = [...(next?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(isSeen);
    if (found) return found.focus();
  }
}

/** Whether the key walked. */
export function walked(event: KeyboardEvent): boolean {
  if (event.key === 'F6') change(event.shiftKey);
  else if (event.shiftKey || event.defaultPrevented || !walk(event)) return false;
  return true;
}
