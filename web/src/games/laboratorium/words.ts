/** Names of this game's things, for eyes and ears, and what is printed on its cards; the facts come from the view. */
import type { AtomView, CardView, PileView, PlayerView, View } from '../../gen/laboratorium.gen';
import type { Source } from '../../lib/source';
import type { TableStore } from '../../lib/table.svelte';
import { labelled, say, t } from '../../lib/text.svelte';
import { playCard, reagentCard } from './cards';

const GAME = 'laboratorium';
export const word = (id: string, params: Record<string, string | number> = {}): string => t(id, params, GAME);

export const pileOf = (view: View, thing: string): PileView | undefined =>
  view.stock.find((pile) => pile.thing === thing);
export const reagentName = (view: View, thing: string): string => {
  const pile = pileOf(view, thing);
  return pile ? say(pile.name, GAME) : '';
};
const effects = (card: CardView): string => card.does.map((message) => say(message, GAME)).join(', ');
const titleOf = (card: CardView): string => word(`card-${card.thing.split('/')[1]}`);
export const cardName = (card: CardView): string => labelled(titleOf(card), effects(card));

export const drawReagent = (view: View, thing: string): string => {
  const pile = pileOf(view, thing);
  return pile
    ? reagentCard(pile, {
        deck: word('colour-reagent'),
        title: word(pile.name.id.replace('reagent-', 'board-fragment-')),
        foot: pile.formula,
      })
    : '';
};
export const drawCard = (card: CardView): string =>
  playCard(card.thing.split('/')[1] ?? '', card.colour, {
    deck: word(`colour-${card.colour}`),
    title: titleOf(card),
    foot: effects(card),
  });

/** A card, or several of a kind that lie as one. */
export interface Held {
  thing: string;
  name: string;
  svg: string;
  count: number;
  source: Source | undefined;
}

export const heldReagents = (view: View, things: readonly string[]): readonly Held[] =>
  things.map((thing) => ({
    thing,
    name: reagentName(view, thing),
    svg: drawReagent(view, thing),
    count: 1,
    source: pileOf(view, thing)?.source,
  }));

export const heldCards = (cards: readonly CardView[]): readonly Held[] =>
  [...new Map(cards.map((card) => [card.thing, card] as const)).values()].map((card) => {
    const count = cards.filter((one) => one.thing === card.thing).length;
    return {
      thing: card.thing,
      name: `${cardName(card)}${count > 1 ? ` × ${count}` : ''}`,
      svg: drawCard(card),
      count,
      source: card.source,
    };
  });

export const atomName = (atom: AtomView): string =>
  word('board-atom', {
    atom: `${atom.element}${atom.number}`,
    hydrogens: atom.hydrogens,
    yellow: atom.yellow,
    purple: atom.purple,
    free: atom.free,
  });

export const manipulationName = (manipulation: string): string => word(`manipulation-${manipulation}`);
export const ownSeat = (view: View, store: TableStore): PlayerView | undefined =>
  view.players.find((one) => one.seat === store.seat);
export const personOf = (store: TableStore, seat: number): string => {
  const chair = store.table?.chairs[seat];
  return chair ? store.nameOf(chair) : '';
};

/** The Boum card that is to be ignored lies on the table, not in the hand. */
export const onTable = (view: View, thing: string): boolean =>
  view.question === 'ignore' && (view.announced?.played.some((card) => card.thing === thing) ?? false);
