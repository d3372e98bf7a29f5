/** What the aimed action would change for a player, as the engine tells it: what is certain, and the price that it names. */
import type { LegalAction, Message, Previewed } from '../../gen/wire.gen';
import type { Chooser } from '../../lib/chooser.svelte';
import { actorIn } from '../../lib/history';

/** By resource, `points`, and how often: `timeline`, `thesis`, `marie-curie`. */
export type Change = Readonly<Record<string, number>>;

type Value = string | number | Message | readonly Value[] | undefined;

const GAINS = new Set(['event-took', 'event-gained']);
const ONCE: Readonly<Record<string, string>> = {
  'event-advanced': 'timeline',
  'event-wrote': 'thesis',
  'event-marie-curie': 'marie-curie',
  'event-marie-curie-from': 'marie-curie',
};
const isMessage = (value: Value): value is Message => typeof value === 'object' && 'id' in value;

/** Adds up the amounts that a message names, however deep they stand in it. */
function add(into: Record<string, number>, value: Value, sign: number): void {
  if (Array.isArray(value)) value.forEach((one: Value) => add(into, one, sign));
  else if (isMessage(value)) {
    const what = /^amount-(.+)$/.exec(value.id)?.[1];
    if (what) into[what] = (into[what] ?? 0) + sign * Number(value.params['count'] ?? 1);
    else for (const part of Object.values(value.params)) add(into, part as Value, sign);
  }
}

/** The cubes that a line of the log names. */
export function cubesIn(message: Message): Change {
  const change: Record<string, number> = {};
  add(change, message.params['cubes'] as Value, 1);
  return change;
}

export function changeBy(action: LegalAction, told: Previewed, seat: number): Change {
  const change: Record<string, number> = {};
  add(change, action.message.params['cost'] as Value, -1);
  for (const message of told.certain) {
    const once = ONCE[message.id];
    if (once) change[once] = (change[once] ?? 0) + 1;
    if (actorIn(message) !== seat) continue;
    if (GAINS.has(message.id)) add(change, message.params['cubes'] as Value, 1);
    else if (message.id === 'event-returned') add(change, message.params['cubes'] as Value, -1);
    else if (message.id === 'event-points')
      change['points'] = (change['points'] ?? 0) + Number(message.params['count']);
    else if (message.id === 'event-objective') add(change, message.params['points'] as Value, 1);
    else if (!message.id.startsWith('event-took-tile'))
      // that one is paid for when the tile is validated
      add(change, (message.params['deal'] as Message | undefined)?.params['cost'] as Value, -1);
  }
  return change;
}

/** What the aimed action would bring to this seat; nothing to anybody else. */
export function changeFor(seat: number, chooser: Chooser): Change {
  const { aimed, told } = chooser;
  return aimed && told && seat === chooser.store.seat ? changeBy(aimed, told, seat) : {};
}

/** It is certain that the aimed action touches this thing. */
export const wouldTouch = (thing: string, chooser: Chooser, id: string): boolean =>
  chooser.told?.certain.some((message) => message.id === id && message.things.includes(thing)) ?? false;
