/** The keyboard at a table. Numbers choose lit things, in the order of the hand and then the mat. */
import type { LegalAction } from '../gen/wire.gen';
import type { Chooser } from './chooser.svelte';
import { rulesPanel } from './panels.svelte';
import type { TableStore } from './table.svelte';
import { tips } from './tips.svelte';

interface Opens {
  moves(): void;
  hint(): void;
  keys(): void;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog') !== null;

const KEYS = 9;

/** Of the lit things those that tell actions apart; all, where none does. */
export function choicesOf(things: readonly string[], legal: readonly LegalAction[]): readonly string[] {
  const choices = things.filter((thing) => !legal.every((action) => action.message.things.includes(thing)));
  return choices.length ? choices : things;
}

/** What the number keys choose, in the order of the hand and then the mat; what is not in sight has no number. */
export function litThings(legal: readonly LegalAction[]): readonly string[] {
  const parts = [...document.querySelectorAll('.tray'), ...document.querySelectorAll('.mat')];
  const found = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-thing][data-lit]')]);
  const seen = found.filter((one) => one.checkVisibility());
  return choicesOf([...new Set(seen.map((one) => one.dataset['thing'] ?? ''))], legal).slice(0, KEYS);
}

export const tableKeys =
  (store: TableStore, chooser: Chooser, opens: Opens) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const onButton = event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null;
    const position = store.moment?.position ?? 0;
    const back = (to: number | null): void => void store.lookAt(to);
    const doing: Record<string, () => void> = {
      '?': opens.keys,
      l: opens.moves,
      h: () => store.mayAsk && opens.hint(),
      u: () => void store.undo(),
      U: () => void store.restart(),
      r: () => rulesPanel.open(store.game),
      s: () => store.skipAhead(),
      Escape: () => {
        tips.hide();
        chooser.clear();
      },
      ',': () => back(Math.max(0, position - 1)),
      '.': () => back(position + 1),
      Home: () => back(0),
      End: () => back(null),
    };
    if (event.key === 'Enter' && !onButton) {
      const act = chooser.ready ?? (store.legal.length === 1 ? store.legal[0] : undefined);
      if (act) chooser.play(act);
    } else if (/^[1-9]$/.test(event.key)) {
      const thing = litThings(store.legal)[Number(event.key) - 1];
      const element = thing ? chooser.element(thing) : null;
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); // as a hand does
      element?.focus();
    } else if (doing[event.key]) {
      doing[event.key]?.();
    } else {
      return;
    }
    event.preventDefault();
  };
