/** A view of typed parts, which Labtable can draw: what an engine sends for a game without art of its own. */
import type { CardPart, CounterPart, SeatArea, TableView } from '../../gen/table.gen';

export type AnyPart = TableView['table'][number];

export const isTyped = (view: unknown): view is TableView =>
  typeof view === 'object' && view !== null && 'table' in view && 'seats' in view;

/** What a player's panel says: numbers and hidden cards; all else lies on the mat or in the tray. */
export const isCounter = (part: AnyPart): part is CounterPart => part.type === 'counter';
export const laidOut = (area: SeatArea | undefined): readonly AnyPart[] =>
  area?.parts.filter((part) => !isCounter(part)) ?? [];
export const countersOf = (area: SeatArea | undefined): readonly CounterPart[] => area?.parts.filter(isCounter) ?? [];

/** Equal cards may have equal names: each place has a key of its own. */
export const keyOf = (card: CardPart, place: number): string => `${card.thing} ${place}`;
