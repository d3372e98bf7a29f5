/** Names of this game's things, for eyes and ears. */
import type { BohrdView, CardView, GoalView } from '../../gen/element.gen';
import { labelled, t } from '../../lib/text.svelte';
import { KINDS, type Counts, type Kind } from './particles';

const GAME = 'element';
export const word = (id: string, params: Record<string, string | number> = {}): string => t(id, params, GAME);
export const elementName = (symbol: string): string => word(`element-${symbol}`);
export const countsOf = (atom: { protons: number; neutrons: number; electrons: number }): Counts => ({
  proton: atom.protons,
  neutron: atom.neutrons,
  electron: atom.electrons,
});
export const piecesOf = (counts: Counts): string =>
  KINDS.filter((kind) => counts[kind])
    .map((kind) => word(`pieces-${kind}`, { count: counts[kind] }))
    .join(', ') || word('board-empty');

export const goalName = (goal: GoalView): string =>
  labelled(`${elementName(goal.symbol)}, ${word('board-points', { points: goal.points })}`, piecesOf(countsOf(goal)));

export function bohrdName(bohrd: BohrdView, number: number): string {
  const made = bohrd.goal ? `, ${word('board-matches', { element: elementName(bohrd.symbol) })}` : '';
  return labelled(word('board-bohrd', { bohrd: number }), `${piecesOf(countsOf(bohrd))}${made}`);
}

export interface Printed {
  kind: Kind | 'power';
  value: number;
}
export function printed(card: CardView): Printed {
  const [kind = 'power', value = '0'] = card.id.split('-');
  return { kind: kind as Printed['kind'], value: Number(value) };
}
export function cardName(card: CardView): string {
  const { kind, value } = printed(card);
  return kind === 'power' ? word('card-power') : word(`card-${kind}`, { value });
}
