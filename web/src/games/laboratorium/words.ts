/** Names of this game's things, for eyes and ears, and what is printed on its cards; the facts come from the view. */
import type {
  AtomView,
  CardView,
  MoleculeView,
  PileView,
  PlayerView,
  RouteView,
  View,
} from '../../gen/laboratorium.gen';
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

const callOf = (atom: AtomView | undefined): string => (atom ? `${atom.element}${atom.number}` : '');

/** An atom in words: its ring, its bonds with the atoms that they lead to, what it bears, how it stands to the target. */
export function atomName(atom: AtomView, molecule: MoleculeView, called = callOf(atom), stand = ''): string {
  const atomAt = (name: string): AtomView | undefined => molecule.atoms.find((one) => one.name === name);
  const counted = (id: string, count: number): string => (count ? word(`board-atom-${id}`, { count }) : '');
  const parts = [
    atom.ring ? word('board-atom-ring', { size: atom.ring }) : '',
    ...molecule.bonds.flatMap(({ a, b, order }) =>
      a === atom.name || b === atom.name
        ? [word(`board-atom-${order}`, { atom: callOf(atomAt(a === atom.name ? b : a)) })]
        : [],
    ),
    counted('hydrogens', atom.hydrogens),
    counted('yellow', atom.yellow),
    counted('purple', atom.purple),
    atom.yellow + atom.purple ? word('board-atom-free', { count: atom.free }) : '',
    stand && word(`board-atom-${stand}`),
  ];
  return labelled(called, parts.filter(Boolean).join(', '));
}

/** An atom of somebody's molecule, and how it stands to the target. */
export function ownAtomName(atom: AtomView, { molecule, route }: PlayerView): string {
  const goal = route?.kept[atom.name];
  const stand = !route ? '' : !goal ? 'surplus' : route.done.includes(goal) ? 'done' : 'there';
  return atomName(atom, molecule, undefined, stand);
}

export const goalAtomName = (atom: AtomView, goal: MoleculeView, stand: string): string =>
  atomName(atom, goal, word('board-goal-atom', { atom: callOf(atom) }), stand);

/** What differs at an atom of the molecule or of the target, in the engine's words. */
export const differencesAt = (thing: string, route: RouteView | null): string =>
  (route?.differs ?? [])
    .filter((one) => one.things.includes(thing))
    .map((one) => say(one, GAME))
    .join(' ');

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
