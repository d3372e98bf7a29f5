/** Arrows in a group of radio buttons: they choose the next or the one before, and take the focus along. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function followArrows<Value>(
  event: KeyboardEvent,
  values: readonly Value[],
  value: Value,
  choose: (value: Value) => void,
): void {
  const step = STEPS[event.key];
  const next = step ? values[(values.indexOf(value) + step + values.length) % values.length] : undefined;
  if (next === undefined) return;
  event.preventDefault();
  choose(next);
  const group = (event.currentTarget as Element).closest('[role="radiogroup"]');
  requestAnimationFrame(() => group?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus());
}
