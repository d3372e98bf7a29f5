/** A review on its way: the server answers every second or two with how far it is, until it is done. */
import type { Review, Table } from '../gen/wire.gen';
import { api, ApiError } from '../lib/api';
import { say, t, text } from '../lib/text.svelte';

const AGAIN = 1500; // ms until a server that warms up, or is busy, is asked again
const PER_MINUTE = 1 / 60_000;
const LATER = new Set(['server-bots-warming-up', 'server-too-busy', 'offline']);

interface Far {
  at: number; // ms
  done: number;
}
/** How many minutes what is left takes, as fast as it went between two looks; null while that is not known. */
export function minutesLeft(first: Far, now: Far, total: number): number | null {
  const [done, left] = [now.done - first.done, total - now.done];
  return done > 0 ? Math.round(((now.at - first.at) / done) * left * PER_MINUTE) : null;
}

export class Asking {
  table = $state.raw<Table | null>(null);
  review = $state.raw<Review | null>(null);
  first = $state.raw<Review | null>(null); // of the game that was tried again here
  done = $state(0);
  total = $state(0);
  minutes = $state<number | null>(null); // still to come, as fast as it went so far
  problem = $state('');
  private open = true;
  private began: Far | null = null;

  constructor(readonly code: string) {
    void this.ask().then(() => this.compare());
  }

  close(): void {
    this.open = false;
  }

  get names(): readonly string[] {
    return (this.table?.chairs ?? []).map(
      (chair) => chair.nickname ?? (chair.kind === 'bot' ? t('bot-name', { number: chair.seat + 1 }) : t('open-seat')),
    );
  }

  /** Where the first game may be seen too, its review stands beside this one. */
  private async compare(): Promise<void> {
    const code = this.table?.branch?.code;
    try {
      while (code && this.open && this.review && !this.first) this.first = (await api.review(code)).review;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  private async ask(): Promise<void> {
    while (this.open && !this.review) {
      try {
        this.table ??= (await api.state(this.code)).table;
        await text.load(text.language, this.table.game);
        text.seat(this.names);
        const news = await api.review(this.code);
        this.problem = '';
        [this.done, this.total, this.review] = [news.done, news.total, news.review];
        this.began ??= { at: Date.now(), done: news.done };
        this.minutes = minutesLeft(this.began, { at: Date.now(), done: news.done }, news.total);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.problem = say(error.said, this.table?.game);
        if (!LATER.has(error.said.id)) return;
        await new Promise((resume) => setTimeout(resume, AGAIN));
      }
    }
  }
}
