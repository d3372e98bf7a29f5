/** A game against bots goes on in this page when the server is lost, and comes back when it is there again. What this page
 * needs for that is fetched while the server is there: the position as its player sees it, and once the rules. */
import type { Message, Portable } from '../gen/wire.gen';
import { filesFor, loadWorker, PageFailed, partOf } from '../anywhere/page';
import { api, ApiError, codeOf, pathOf } from './api';
import { ANYWHERE, PARTS } from './base_path';
import { forgetTable } from './my_tables';
import { ownRules } from './own_rules';
import { router } from './route.svelte';
import type { TableStore } from './table.svelte';
import { toasts } from './toasts.svelte';
import { askPage, isThere, playedHere } from './transport';

const AT_LEAST = 2; // decisions of a person who stays: then the rules are fetched
const LOOK = 4_000; // ms between two looks whether the server is back
const CRASHED: Message = { id: 'play-on-failed', params: {}, things: [] };
const thrifty = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true || !('Worker' in globalThis);

class PlayOn {
  /** The code of the table that is played here. */
  code = $state('');
  /** How much of the start is done, from 0 to 1; null when nothing starts. */
  share = $state<number | null>(null);
  /** The server answers again. */
  back = $state(false);
  /** What the server gave last, and can be played on. */
  private given = $state.raw<Portable | null>(null);
  private fetched = $state.raw(false);
  private fetching: Promise<unknown> | undefined; // decisions that follow meanwhile wait for the same
  private asked = 0;
  private watch: ReturnType<typeof setInterval> | undefined;

  /** Could this table be played on here? */
  private suits({ table, mine, againstBots, aside }: TableStore): boolean {
    if (ANYWHERE || !PARTS || aside || !table || table.phase !== 'playing') return false;
    const own = mine.length === 1 && againstBots && table.chairs.every((chair) => chair.yours || chair.kind === 'bot');
    return own && !table.classroom && !table.puzzle && !table.lesson && !table.daily && !table.settings.clock;
  }

  /** Ask the server for what is needed, each time when the player of this table has something to decide. */
  async prepare(store: TableStore, loadRest: () => Promise<unknown>): Promise<void> {
    if (this.code || store.link !== 'live' || !this.suits(store) || thrifty()) return;
    this.asked += 1;
    if (this.asked < AT_LEAST) return;
    try {
      this.given = await api.portable(store.code);
      this.fetching ??= Promise.all([loadRest(), this.fetchRules(this.given.game)]);
      await this.fetching;
      this.fetched = true;
    } catch {
      this.fetching = undefined; // the next decision asks again
    }
  }

  private async fetchRules(game: string): Promise<void> {
    loadWorker();
    const files = await filesFor(game, PARTS);
    for (const file of files) await (await fetch(partOf(file, PARTS), { priority: 'low' })).arrayBuffer();
  }

  offers(store: TableStore): boolean {
    return store.link === 'lost' && !this.code && this.fetched && this.given?.code === codeOf(store.code);
  }

  /** Play on in this page. */
  async begin(store: TableStore): Promise<void> {
    if (!this.given || this.share !== null) return;
    this.share = 0;
    try {
      await ownRules((share) => (this.share = share));
      const opened = await askPage('/here/tables', JSON.stringify(this.given));
      if (!opened.ok) throw new PageFailed(((await opened.json()) as { message: Message }).message);
      this.code = playedHere.code = this.given.code;
      store.reopen();
      this.watch = setInterval(() => void isThere(LOOK).then((there) => (this.back = there)), LOOK);
    } catch (error) {
      toasts.say(error instanceof PageFailed && error.said.id.startsWith('server-') ? error.said : CRASHED, store.game);
    } finally {
      this.share = null;
    }
  }

  /** Give the server what was played here; the game goes on there. A refusal is told, and the game stays here. */
  async bringBack(): Promise<void> {
    const { given, code } = this;
    if (!given || !code) return;
    try {
      const moves = (await (await askPage(`/here/tables/${code}/moves`)).json()) as [number, number][];
      const made = await api.playedOn(code, { position: given.position, moves });
      this.leave();
      forgetTable(code);
      router.go(pathOf(made.code));
      await api.forget(code).catch(() => undefined); // the same game, as it was before
    } catch (error) {
      toasts.say(error instanceof ApiError ? error.said : CRASHED, given.game);
    }
  }

  /** Go on at the server where its game was left. */
  giveUp(store: TableStore): void {
    this.leave();
    store.reopen();
  }

  private leave(): void {
    clearInterval(this.watch);
    [this.code, playedHere.code, this.back, this.given] = ['', '', false, null];
  }
}

export const playOn = new PlayOn();
