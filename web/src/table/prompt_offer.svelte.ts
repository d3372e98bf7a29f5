/** Which actions have a key in the prompt: what no press on the table could name, and what only gains. */
import type { MediaQuery } from 'svelte/reactivity';
import type { LegalAction } from '../gen/wire.gen';
import type { Amount, World } from '../games';
import { MOST_KEYS, type Chooser } from '../lib/chooser.svelte';
import type { AtTable } from '../lib/context';
import type { TableStore } from '../lib/table.svelte';

export class PromptOffer {
  private readonly store: TableStore;
  private readonly chooser: Chooser;

  constructor(
    { store, chooser }: AtTable,
    private readonly world: () => World | null,
    private readonly phone: Pick<MediaQuery, 'current'>,
  ) {
    this.store = store;
    this.chooser = chooser;
    $effect(() => {
      for (const action of this.offered) void chooser.consequences.ask(action);
    });
  }

  choosing = $derived.by(
    (): boolean => this.chooser.chosen.length > 0 || this.chooser.ready !== null || this.chooser.meant !== null,
  );

  /** What was taken up by a press and waits for the press on its place. */
  waiting = $derived.by((): LegalAction | null => {
    const { chooser } = this;
    return chooser.chosen.length && !chooser.busy && chooser.following.length && !this.store.past
      ? chooser.ready
      : null;
  });

  /** What is left to choose from, and which of it needs a key: what no press could name; after a press, all. */
  left = $derived.by((): readonly LegalAction[] =>
    this.chooser.chosen.length || this.chooser.meant ? this.chooser.candidates : this.store.legal,
  );
  private readonly gains = $derived.by((): readonly LegalAction[] => {
    const { reachable } = this.chooser;
    const claims = reachable.filter(this.isClaim);
    return claims.length || reachable.length > 1 ? claims : reachable;
  });
  /** While a lesson explains, nothing is asked. */
  private readonly silent = $derived.by((): boolean => this.chooser.reads && !this.choosing);
  private readonly keyed = $derived.by((): readonly LegalAction[] => {
    if (this.chooser.ready || this.silent) return [];
    if (this.chooser.chosen.length || this.chooser.meant) return this.chooser.candidates;
    return [...this.gains, ...this.chooser.unreachable];
  });
  offered = $derived.by((): readonly LegalAction[] => (this.keyed.length > MOST_KEYS ? [] : this.keyed));
  /** What lies where a phone does not show it beside the rest that is asked about. */
  apart = $derived.by((): readonly LegalAction[] =>
    this.choosing || this.silent || !this.phone.current
      ? []
      : this.chooser.reachable.filter(
          (action) => this.world()?.apart?.has(action.message.id) && !this.offered.includes(action),
        ),
  );
  amounts = $derived.by((): readonly Amount[] => {
    const { store } = this;
    return store.asked && store.moment && !this.choosing && !this.silent
      ? (this.world()?.amounts?.(store.moment.view, store.legal, store.moment.prompt) ?? [])
      : [];
  });
  /** Keys that are not all there is to do: the good moves may lie on the table. */
  private readonly hides = $derived.by((): boolean => {
    const { offered, apart, amounts, left } = this;
    return !this.choosing && offered.length > 0 && offered.length + apart.length + amounts.length < left.length;
  });
  /** There is a key that lists all of them. */
  lists = $derived.by((): boolean => this.keyed.length > this.offered.length || this.hides);

  only = $derived.by((): LegalAction | undefined => (this.store.legal.length === 1 ? this.store.legal[0] : undefined));
  /** The key that goes on: of those offered the only one by which nothing is lost. */
  yes = $derived.by((): LegalAction | undefined => {
    if (this.only) return this.only;
    const [claim, ...more] = this.offered.filter(this.isClaim);
    if (claim) return more.length ? undefined : claim;
    const told = this.offered.map((action) => ({ action, told: this.chooser.consequences.of(action) }));
    if (told.length < 2 || told.some((one) => !one.told)) return undefined;
    const [gain, ...others] = told.filter((one) => !one.told?.lost.length);
    return others.length ? undefined : gain?.action;
  });

  private isClaim = (action: LegalAction): boolean => this.world()?.claims?.has(action.message.id) ?? false;

  /** The key of the keyboard that goes to an answer in the prompt: those on the mat have theirs before. */
  keyOf = (place: number): string | undefined => this.chooser.keyOfAnswer(this.chooser.listed + place) || undefined;
}
