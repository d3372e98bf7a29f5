/** Names of this game's things, for eyes and ears, and what is printed on its cards. */
import type { AtomView, SeatView, View } from '../../gen/laboratorium.gen';
import type { TableStore } from '../../lib/table.svelte';
import { t } from '../../lib/text.svelte';
import { fragmentOf } from './atoms';
import { playCard, reagentCard, type Deck } from './cards';

export const word = (id: string, params: Record<string, string | number> = {}): string => t(id, params, 'laboratorium');

export const numberOf = (thing: string): number => Number(thing.split('/')[1]);
export const reagentName = (thing: string): string => word(`reagent-${fragmentOf(numberOf(thing)).id}`, { number: numberOf(thing) });
export const idOf = (thing: string): string => thing.split('/')[1] ?? '';
export const cardName = (thing: string): string => `${word(`card-${idOf(thing)}`)}: ${word(`board-does-${idOf(thing)}`)}`;

const DECK: Record<string, Deck> = { acid: 'boum', fire: 'boum', flask: 'boum', can: 'boum', patent: 'boum', balance: 'boum', alarm: 'boum', 'clean-coat': 'securite', 'new-extinguisher': 'securite', 'new-glassware': 'securite' };
export function drawCard(thing: string): string {
  if (thing.startsWith('reagent/')) {
    const number = numberOf(thing);
    const { id, formula } = fragmentOf(number);
    return reagentCard(number, { deck: word('colour-reagent'), title: word(`board-fragment-${id}`), foot: formula });
  }
  const id = idOf(thing);
  const deck = DECK[id] ?? 'chimie';
  return playCard(id, deck, { deck: word(`colour-${deck}`), title: word(`card-${id}`), foot: word(`board-does-${id}`) });
}

/** Cards of one kind lie as one, with their number. */
export const stacked = (things: readonly string[]): readonly { thing: string; count: number }[] =>
  [...new Set(things)].map((thing) => ({ thing, count: things.filter((one) => one === thing).length }));

export const atomName = (atom: AtomView): string =>
  word('board-atom', { atom: `${atom.element}${atom.number}`, hydrogens: atom.hydrogens, yellow: atom.yellow, purple: atom.purple, free: atom.free });

export const manipulationName = (manipulation: string): string => word(`manipulation-${manipulation.replaceAll('_', '-')}`);
export const ownSeat = (view: View, store: TableStore): SeatView | undefined => view.seats.find((one) => one.seat === store.seat);

/** The Boum card that is to be ignored lies on the table, not in the hand. */
export const onTable = (view: View, thing: string): boolean => view.decision === 'ignore' && (view.announced?.played.includes(thing) ?? false);
