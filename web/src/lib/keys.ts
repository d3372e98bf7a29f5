/** The keyboard at a table, one grammar for all games: what can be chosen has a number or a letter, Enter plays it. */
import { tick } from 'svelte';
import type { LegalAction } from '../gen/wire.gen';
import type { Chooser } from './chooser.svelte';
import { rulesPanel } from './panels.svelte';
import { walked } from './regions';
import { isPlain, shortcuts, type Shortcut } from './shortcuts.svelte';
import type { TableStore } from './table.svelte';
import { t } from './text.svelte';
import { tips } from './tips.svelte';
import { voice } from './voice.svelte';

interface Opens {
  moves(): void;
  hint(): void;
  keys(): void;
  everything(): string; // in words
}

const OFFERED = ['.mat .choices button', '.prompt .ways .key'] as const; // in this order

/** Of the lit things those that tell actions apart; all, where one action is left; none, where no thing tells apart those
 *  that are left: then the keys are for the answers. */
export function choicesOf(
  things: readonly string[],
  legal: readonly LegalAction[],
  left: readonly LegalAction[] = legal,
): readonly string[] {
  const apart = (among: readonly LegalAction[]): readonly string[] =>
    things.filter((thing) => !among.every((action) => action.message.things.includes(thing)));
  if (left.length > 1 && !apart(left).length) return [];
  const choices = apart(legal);
  return choices.length ? choices : things;
}

/** What the keys of one character choose, in the order of hand, mat and players; what is not in sight has no key. */
export function litThings({ store: { legal }, candidates }: Chooser): readonly string[] {
  const parts = ['.tray', '.mat', '.seats'].flatMap((one) => [...document.querySelectorAll(one)]);
  const found = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>('[data-thing][data-lit]')]);
  const seen = found.filter((one) => one.checkVisibility());
  return choicesOf([...new Set(seen.map((one) => one.dataset['thing'] ?? ''))], legal, candidates).slice(
    0,
    shortcuts.choosing.length,
  );
}

/** What has a key keeps it while the question is the same, and what comes new has the next. Afresh, where there are no more
 *  than so many keys. */
export function keepKeys(had: readonly string[], lit: readonly string[], most: number): readonly string[] {
  const all = [...had, ...lit.filter((thing) => !had.includes(thing))];
  return lit.length && all.length <= most ? all : lit;
}

/** Where nothing else is lit, things that lie in a printed order keep its numbers: also those that are not lit have theirs. */
export const inPrintedOrder = (lit: readonly string[], printed: readonly string[]): readonly string[] =>
  lit.length && lit.every((thing) => printed.includes(thing)) ? printed : [];

/** The things that have a key, in the order of their keys: also those that are not lit any more. */
function keyedThings(chooser: Chooser): readonly string[] {
  const { now, past } = chooser.store;
  const question = `${now?.position} ${past?.position}`;
  const lit = litThings(chooser);
  const printed = [...document.querySelectorAll<HTMLElement>('.mat [data-printed]')].map(
    (one) => one.dataset['printed'] ?? '',
  );
  const had = chooser.keyed.question === question ? chooser.keyed.things : inPrintedOrder(lit, printed);
  const things = keepKeys(had, lit, shortcuts.choosing.length);
  chooser.keyed = { question, things };
  return things;
}

const answers = (): HTMLElement[] => OFFERED.flatMap((one) => [...document.querySelectorAll<HTMLElement>(one)]);

/** Gives what can be chosen now its keys, as soon as it is drawn. */
export async function giveKeys(chooser: Chooser): Promise<void> {
  await tick();
  const things = chooser.store.asked ? keyedThings(chooser) : [];
  chooser.numbered = things.map((thing) => (chooser.lit(thing) ? thing : ''));
  chooser.listed = document.querySelectorAll(OFFERED[0]).length;
}

/** The key of something to choose: a thing is chosen, an answer gets the focus. Enter plays either. What is counted, as
 *  dice are, answers `choose` by itself. */
function choose(place: number, chooser: Chooser): void {
  const things = keyedThings(chooser);
  const thing = things[place];
  if (!thing) return answers()[place - things.length]?.focus();
  const element = chooser.element(thing);
  element?.focus();
  if (element?.dispatchEvent(new Event('choose', { bubbles: true, cancelable: true })) === false) return;
  chooser.mark(thing);
  if (chooser.asksOn(thing)) void tick().then(() => litThings(chooser).length || answers()[0]?.focus());
}

/** From what is chosen to what is asked about it: a thing that could be chosen with it, or the first answer. */
function goOn(chooser: Chooser): void {
  const [thing] = litThings(chooser).filter((one) => !chooser.isMarked(one));
  (thing ? chooser.element(thing) : answers()[0])?.focus();
}

export const tableKeys =
  (store: TableStore, chooser: Chooser, opens: Opens) =>
  (event: KeyboardEvent): void => {
    if (!isPlain(event)) return;
    if (walked(event)) return event.preventDefault();
    const onButton = event.target instanceof Element && event.target.closest('button, a, [role="button"]') !== null;
    const position = store.moment?.position ?? 0;
    const { line } = store;
    const undo = (turn: boolean): void => {
      if (store.now?.undo.possible) void store.undo(turn);
      else voice.say(t(store.canTakeBack ? 'undo-bots' : 'undo-nothing'));
    };
    const look = (to: number | null): void => void store.lookAt(to);
    const along = (to: number): void => store.lookAlong(to);
    const doing: Record<Shortcut, (() => void) | null> = {
      help: opens.keys,
      moves: opens.moves,
      tell: () => voice.say(opens.everything()),
      hint: () => (store.mayAsk ? opens.hint() : voice.say(t('no-hint'))),
      undo: () => undo(false),
      restart: () => undo(true),
      rules: () => rulesPanel.open(store.game),
      'catch-up': () => store.skipAhead(),
      back: () => (line ? along(line.at - 1) : look(Math.max(0, position - 1))),
      forward: () => (line ? along(line.at + 1) : look(position + 1)),
      next: null, // a lesson or a puzzle has it
    };
    const always: Record<string, () => void> = {
      Escape: () => {
        tips.hide();
        chooser.clear();
      },
      Home: () => (line ? along(0) : look(0)),
      End: () => (line ? along(line.steps.length) : look(null)),
    };
    const name = shortcuts.named(event);
    const act = always[event.key] ?? (name ? doing[name] : null);
    const on = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thing]') : null;
    const place = shortcuts.choosing.indexOf(event.key);
    if (event.key === 'Enter' && chooser.asksOn(on?.dataset['thing'] ?? '')) goOn(chooser);
    else if (event.key === 'Enter' && !onButton) {
      const ready = chooser.ready ?? (store.legal.length === 1 ? store.legal[0] : undefined);
      if (ready) chooser.play(ready);
    } else if (place >= 0) choose(place, chooser);
    else if (act) act();
    else return;
    event.preventDefault();
  };
