/** How a game ended, in one sentence. */
import type { Message, Standing } from '../gen/wire.gen';
import { about } from './about.svelte';
import type { TableStore } from './table.svelte';
import { enumerated, say, t, teamed } from './text.svelte';

export const winnersAt = ({ now }: TableStore): readonly Standing[] =>
  now?.outcome?.standings.filter((one) => now.outcome?.winners.includes(one.seat)) ?? [];

/** Who won; where all play together, or nobody won, what the game says of it. */
export function resultOf(store: TableStore): string {
  const { now, game } = store;
  if (!now?.outcome) return '';
  const together = about.game(game)?.cooperative ?? false;
  const verdict = now.prompt.params['verdict'] as Message | undefined;
  const winners = winnersAt(store);
  if (together && verdict) return say(verdict, game);
  if (together || !winners.length) return say(now.outcome.message, game);
  if (winners.length === 1 && winners[0]?.seat === store.seat) return t('won-you');
  const names = winners.map((one) => teamed(store.names[one.seat] ?? ''));
  return t('won', { names: enumerated(names), count: winners.length });
}
