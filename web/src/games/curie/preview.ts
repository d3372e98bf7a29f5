/** What an action would bring, as its own message says it: nothing is reckoned here but the sum. */
import type { Message } from '../../gen/wire.gen';
import type { Value } from '../../lib/text.svelte';

export type Change = Readonly<Record<string, number>>; // by resource, and `points`

const LOSES = new Set(['action-return']);
const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'id' in value;

function add(into: Record<string, number>, value: Value | undefined, sign: number): void {
  if (Array.isArray(value)) value.forEach((one) => add(into, one as Value, sign));
  else if (isMessage(value)) {
    const what = /^amount-(.+)$/.exec(value.id)?.[1];
    if (what) into[what] = (into[what] ?? 0) + sign * Number(value.params['count']);
    else for (const [name, part] of Object.entries(value.params)) add(into, part as Value, name === 'cost' ? -1 : sign);
  }
}

export function changeOf(message: Message | undefined): Change {
  const change: Record<string, number> = {};
  if (message) add(change, message as Value, LOSES.has(message.id) ? -1 : 1);
  return change;
}
