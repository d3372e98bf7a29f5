/** A view of typed parts, which Labtable can draw: what an engine sends for a game without art of its own. */
import type { CardPart, CardsPart, CounterPart, SeatArea, TableView } from '../../gen/table.gen';

export type AnyPart = TableView['table'][number];

export const isTyped = (view: unknown): view is TableView =>
  typeof view === 'object' && view !== null && 'table' in view && 'seats' in view;

/** What a player's panel says: numbers, and how many cards face down; all else lies on the mat or in the tray. */
type Counted = CounterPart | CardsPart;
const isCounted = (part: AnyPart): part is Counted =>
  part.type === 'counter' || (part.type === 'cards' && part.cards.every((card) => card.hidden));
export const laidOut = (area: SeatArea | undefined): readonly AnyPart[] =>
  area?.parts.filter((part) => !isCounted(part)) ?? [];
export const countedOf = (area: SeatArea | undefined): readonly Counted[] => area?.parts.filter(isCounted) ?? [];
export const valueOf = (part: Counted): number =>
  part.type === 'counter' ? part.value : part.cards.reduce((sum, card) => sum + card.count, 0);

/** Equal cards may have equal names: each place has a key of its own. */
export const keyOf = (card: CardPart, place: number): string => `${card.thing} ${place}`;
