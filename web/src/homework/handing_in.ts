/** Homework is noted when it is done, and handed in as soon as the server answers. */
import { api, ApiError, codeOf } from '../lib/api';
import { ANYWHERE } from '../lib/base_path';
import { newId } from '../lib/command_id';
import { say, t } from '../lib/text.svelte';
import { toasts } from '../lib/toasts.svelte';
import { cardOf, keepCard, kept, noteArrived, noteDone } from './kept';

/** A table is over; where it was homework, that is handed in. */
export async function finish(table: string): Promise<void> {
  const code = codeOf(table);
  if (!cardOf(code) || kept().tables[code]?.done) return;
  noteDone(code, newId(), await api.moves(code));
  if (ANYWHERE) toasts.tell(t('homework-waits'));
  else await handIn();
}

/** Hand in what waits. What the server refuses for good is dropped and told; what did not arrive waits on. */
export async function handIn(): Promise<void> {
  for (const { code, ...done } of kept().waiting) {
    try {
      keepCard(await api.handIn(code, done));
      noteArrived(done.id);
      toasts.tell(t('homework-handed-in'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) return;
      noteArrived(done.id);
      toasts.tell(say(error.said));
    }
  }
}

/** Whatever was done without a network is handed in when there is one. */
export function handInLater(): void {
  if (kept().waiting.length) void handIn();
  addEventListener('online', () => void handIn());
}
