/** What an action would do, asked of the engine: the one source of what key, chip, tip and screen reader say about it. */
import { SvelteMap } from 'svelte/reactivity';
import type { LegalAction, Message, Possible, Previewed } from '../gen/wire.gen';
import type { TableStore } from './table.svelte';
import { say, t } from './text.svelte';

export interface Effect {
  kind: 'certain' | 'may' | 'lost';
  message: Message;
  words: string;
  chance: string; // of what may happen, in words
}

export class Consequences {
  private readonly known = new SvelteMap<number, Previewed>(); // by action
  private readonly asked = new Map<number, Promise<Previewed | null>>();

  constructor(private readonly store: TableStore) {}

  /** As far as it is known by now. */
  of = (action: LegalAction | null | undefined): Previewed | undefined =>
    action ? this.known.get(action.action) : undefined;

  ask = (action: LegalAction): Promise<Previewed | null> => {
    let asked = this.asked.get(action.action);
    if (!asked) {
      const fresh = this.command(action.action).then((told) => {
        if (!told && this.asked.get(action.action) === fresh) this.asked.delete(action.action); // it can be asked again
        return told;
      });
      this.asked.set(action.action, fresh);
      asked = fresh;
    }
    return asked;
  };

  /** The position changed. */
  clear(): void {
    this.known.clear();
    this.asked.clear();
  }

  private async command(action: number): Promise<Previewed | null> {
    const { seat, now } = this.store;
    if (!now) return null;
    const answer = await this.store.command({ type: 'preview', seat, action, position: now.position });
    if (answer?.type !== 'previewed' || answer.position !== this.store.now?.position) return null;
    this.known.set(action, answer);
    return answer;
  }
}

/** Nothing takes it back: it shows something to somebody, or the next player is asked. */
export const isFinal = (told: Previewed): boolean => !told.undoable || told.then === 'others' || told.then === 'over';

/** In per cent; a chance is never told as sure. */
export const percentOf = (share: number): number => Math.min(99, Math.max(1, Math.round(share * 100)));

const ALIKE = 3; // sentences that differ in a name alone, such as every card that may be drawn, tell nothing …
const RARE = 0.15; // … where each of them is unlikely

/** What may happen and is worth a line; the rest is told as "more may happen". */
export function telling(told: Previewed): { may: readonly Possible[]; more: boolean } {
  const alike = (one: Possible): number => told.may.filter((other) => other.message.id === one.message.id).length;
  const may = told.may.filter((one) => alike(one) < ALIKE || one.share > RARE);
  return { may, more: told.more || may.length < told.may.length };
}

/** Does an event only say that somebody does what the action says? Under its name it need not be told. */
export function repeats(event: Message, action: Message): boolean {
  const said = Object.entries(event.params).filter(([name]) => name !== 'who');
  const same = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(action.params[name]) === JSON.stringify(value);
  return 'who' in event.params && said.length > 0 && said.every(same);
}

/** What is told after the effects, in words. */
export function restOf(told: Previewed, takesBack: boolean): readonly string[] {
  const ends = told.then === 'others' || told.then === 'over';
  return [
    ...(telling(told).more ? [t('more-may-happen')] : []),
    ...(ends ? [t(`then-${told.then}`)] : []),
    ...(!told.undoable && !takesBack ? [t('cannot-be-undone')] : []),
  ];
}

/** What is told of every one of several actions: it is said once for all. */
export function alikeIn(told: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = told;
  return new Set(others.length ? first.filter((line) => others.every((lines) => lines.includes(line))) : []);
}

/** All that is told, in the order in which it is read: what happens, what may, what goes for nothing. */
export const effectsOf = (told: Previewed, game: string): readonly Effect[] => [
  ...told.certain.map((message) => ({ kind: 'certain' as const, message, words: say(message, game), chance: '' })),
  ...telling(told).may.map(({ message, share, likely }) => ({
    kind: 'may' as const,
    message,
    words: say(message, game),
    chance: likely
      ? say({ id: `likely-${likely}`, params: {}, things: [] }, game)
      : t('chance-percent', { percent: percentOf(share) }),
  })),
  ...told.lost.map((message) => ({ kind: 'lost' as const, message, words: say(message, game), chance: '' })),
];
