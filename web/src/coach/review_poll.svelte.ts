/** A review on its way: the server answers every second or two with how far it is; soon with a first picture, which
    gets deeper until all is done. */
import type { Review, Table } from '../gen/wire.gen';
import { api, ApiError } from '../lib/api';
import { say, t, text } from '../lib/text.svelte';

const AGAIN = 1500; // ms until a server that warms up, or is busy, is asked again
const LATER = new Set(['server-bots-warming-up', 'server-too-busy', 'offline']);

export class Asking {
  table = $state.raw<Table | null>(null);
  review = $state.raw<Review | null>(null);
  first = $state.raw<Review | null>(null); // of the game that was tried again here
  done = $state(0);
  total = $state(0);
  problem = $state('');
  private open = true;

  constructor(readonly code: string) {
    void this.ask().then(() => this.compare());
  }

  close(): void {
    this.open = false;
  }

  /** Has the coach looked at everything as long as it will? Before, the review is a first picture. */
  get deep(): boolean {
    return this.review !== null && this.done === this.total;
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
    while (this.open && !this.deep) {
      try {
        this.table ??= (await api.state(this.code)).table;
        await text.load(text.language, this.table.game);
        text.seat(this.names);
        const news = await api.review(this.code);
        this.problem = '';
        [this.done, this.total] = [news.done, news.total];
        this.review = news.review ?? this.review;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.problem = say(error.said, this.table?.game);
        if (!LATER.has(error.said.id)) return;
        await new Promise((resume) => setTimeout(resume, AGAIN));
      }
    }
  }
}
