/** The lesson at this table: what is said now. Where it stands is the table's; which page of it is read is ours. */
import { untrack } from 'svelte';
import type { Lesson, LessonStep } from '../gen/wire.gen';
import { api } from '../lib/api';
import type { Chooser } from '../lib/chooser.svelte';
import type { TableStore } from '../lib/table.svelte';
import { text } from '../lib/text.svelte';
import { toasts } from '../lib/toasts.svelte';

export class LessonAt {
  told = $state.raw<Lesson | null>(null);
  page = $state(0);
  private heard = $state(0); // wrong tries before this page
  /** The first step that was not said before the last decision; the page is turned only when this changes. */
  private readonly start = $derived.by((): number => this.store.table?.lesson?.step ?? 0);

  /** All that is said before the next decision ends with the step that asks for it. */
  last = $derived.by((): number => {
    const steps = this.told?.steps ?? [];
    const asks = steps.findIndex((step, number) => number >= this.start && step.asks);
    return asks < 0 ? steps.length - 1 : asks;
  });
  step = $derived.by((): LessonStep | null => this.told?.steps[this.page] ?? null);
  /** Everything was asked and said. */
  ended = $derived(this.told !== null && this.page === this.told.steps.length - 1 && !this.step?.asks);
  nudge = $derived.by((): string => (this.store.tries > this.heard ? (this.step?.nudge ?? '') : ''));

  private readonly name = $derived.by((): string => this.store.table?.lesson?.name ?? '');

  constructor(
    private readonly store: TableStore,
    chooser: Chooser,
  ) {
    $effect(() => {
      const name = this.name;
      if (name) void api.lesson(store.game, name, text.language).then((told) => (this.told = told));
    });
    $effect.pre(() => {
      const start = this.start;
      untrack(() => this.turnTo(start));
    });
    $effect(() => {
      // a wrong try while something was still being said: say what is asked
      if (store.tries > this.heard && this.page < this.last && store.lastTry === 'not-asked') this.page = this.last;
    });
    $effect(() => {
      if (!this.ended) return;
      void import('../album/collect').then(async ({ collect }) => {
        const found = await collect(store);
        if (found) toasts.tell(found);
      });
      void import('../homework/handing_in').then(({ finish }) => finish(store.code));
    });
    $effect(() => {
      chooser.light = this.step?.light ?? [];
      chooser.reads = this.step !== null && !this.step.asks;
      return () => ([chooser.light, chooser.reads] = [[], false]);
    });
  }

  private turnTo(page: number): void {
    this.page = page;
    this.heard = this.store.tries;
  }

  next = (): void => {
    if (this.page < this.last) this.turnTo(this.page + 1);
  };

  /** The asked decision is made for us. */
  show = async (): Promise<void> => {
    const now = this.store.now;
    if (now) await this.store.do({ type: 'show-me', seat: this.store.seat, position: now.position });
  };

  leave = async (): Promise<void> => {
    await this.store.do({ type: 'leave-lesson' });
  };
}
