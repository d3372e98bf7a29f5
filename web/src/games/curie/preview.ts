/** What an action would bring, as its own message says it: nothing is reckoned here but the sum. */
import type { LegalAction, Message } from '../../gen/wire.gen';
import type { Chooser } from '../../lib/chooser.svelte';
import type { Value } from '../../lib/text.svelte';

/** By resource, `points`, and what else is gained: `timeline`, `thesis`, `experiment`, `marie-curie` … */
export type Change = Readonly<Record<string, number>>;

/** The action that is ready; before anything is chosen, the only one of what lies under the hand. */
export function aimedAction(chooser: Chooser): LegalAction | null {
  if (chooser.ready || !chooser.hovered) return chooser.ready;
  const [only, ...more] = chooser.actionsOf(chooser.hovered);
  return only && !more.length ? only : null;
}

const LOSES = new Set(['action-return']);
const UNTOLD = new Set(['per-thesis']); // how often is not said
const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'id' in value;

function add(into: Record<string, number>, value: Value | undefined, sign: number): void {
  if (Array.isArray(value)) value.forEach((one) => add(into, one as Value, sign));
  else if (isMessage(value) && !UNTOLD.has(value.id)) {
    const what = /^(?:amount|gain)-(.+)$/.exec(value.id)?.[1];
    if (what) into[what] = (into[what] ?? 0) + sign * Number(value.params['count'] ?? 1);
    else for (const [name, part] of Object.entries(value.params)) add(into, part as Value, name === 'cost' ? -1 : sign);
  }
}

export function changeOf(message: Message | undefined): Change {
  const change: Record<string, number> = {};
  if (message) add(change, message as Value, LOSES.has(message.id) ? -1 : 1);
  return change;
}

/** What the aimed action would bring to this seat; nothing to anybody else. */
export const changeFor = (seat: number, chooser: Chooser): Change =>
  seat === chooser.store.seat ? changeOf(aimedAction(chooser)?.message) : {};
