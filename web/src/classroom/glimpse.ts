/** A table seen from outside: its states are asked for when there is news, and nothing is ever sent to it. */
import type { State } from '../gen/wire.gen';
import { api } from '../lib/api';
import type { Listener } from '../lib/stream';
import type { Source } from '../lib/table.svelte';

const PAUSE = 1_500; // ms between two looks at the same table

export class Glimpse {
  private listener: Listener | null = null;
  private known = -1;
  private lookedAt = 0;

  constructor(
    private readonly code: string,
    private readonly ask = api.poll,
  ) {}

  readonly source = (listener: Listener): Source => {
    this.listener = listener;
    return {
      look: () => undefined,
      close: () => (this.listener = null),
    };
  };

  /** Look as soon as it is allowed again; what is returned calls it off. */
  soon(version: number): () => void {
    if (version <= this.known) return () => undefined;
    const wait = Math.max(0, this.lookedAt + PAUSE - Date.now());
    const timer = setTimeout(() => void this.look(version), wait);
    return () => clearTimeout(timer);
  }

  private async look(version: number): Promise<void> {
    this.lookedAt = Date.now();
    const state = await this.ask(this.code, `seat=-1&since=${version}&wait=0`).catch(() => null);
    if (!state || !this.listener) return;
    this.show(state);
  }

  show(state: State): void {
    this.known = state.version;
    this.listener?.link('live');
    this.listener?.state({ ...state, type: 'state' });
  }
}
