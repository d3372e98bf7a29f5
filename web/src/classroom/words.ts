/** Sentences of several tables on one screen: each names its own players. */
import type { Message } from '../gen/wire.gen';
import { say, teamed } from '../lib/text.svelte';

function naming(value: unknown, names: readonly (string | null)[]): unknown {
  if (Array.isArray(value)) return value.map((one) => naming(one, names));
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  const message = value as Message;
  const name = message.id === 'seat' ? names[Number(message.params['number']) - 1] : null;
  return name ? teamed(name) : named(message, names);
}

/** The message with the players of one table in it, by seat. */
export function named(message: Message, names: readonly (string | null)[]): Message {
  const params = Object.entries(message.params).map(([key, value]) => [key, naming(value, names)]);
  return { ...message, params: Object.fromEntries(params) as Message['params'] };
}

export const sayAt = (names: readonly (string | null)[], message: Message, game: string): string => {
  const said = naming(message, names);
  return typeof said === 'string' ? said : say(said as Message, game);
};
