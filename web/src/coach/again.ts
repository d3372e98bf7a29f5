/** Try again from here: a new table with the same hidden world, bots on the other chairs. */
import type { NewChair, Table } from '../gen/wire.gen';
import { about } from '../lib/about.svelte';
import { api, pathOf } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { startAtOnce } from '../lib/quick';
import { router } from '../lib/route.svelte';
import { t } from '../lib/text.svelte';

const RIVAL = 'researcher'; // where a person sat

export async function tryAgain(table: Table, position: number, seat: number): Promise<void> {
  const nickname = prefs.nickname || about.nickname() || t('guest');
  const chairs = table.chairs.map((chair): NewChair => {
    if (chair.seat === seat) return { kind: 'me', nickname };
    return { kind: 'bot', level: (chair.kind === 'bot' && chair.level) || RIVAL };
  });
  const made = await api.makeTable({ game: table.game, chairs, again: { code: table.code, position } });
  await startAtOnce(made.code);
  router.go(pathOf(made.code));
}
