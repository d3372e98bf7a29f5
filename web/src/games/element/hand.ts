/** The cards in front of a player. */
import type { CardView } from '../../gen/element.gen';
import { KINDS } from './particles';
import { printed } from './words';

/** The place of a card in a hand, as the server orders them: by kind, then by value, Power Play cards last. */
function placeOf(card: CardView): number {
  const { kind, value } = printed(card);
  return kind === 'power' ? Infinity : KINDS.indexOf(kind) * 10 + value;
}

/** A hand with the card whose particles are being placed: it left the hand, but lies there until they have a place. */
export function handOf(held: readonly CardView[], asked: string): readonly CardView[] {
  if (!asked) return held;
  if (held.some((card) => card.thing === asked))
    return held.map((card) => (card.thing === asked ? { ...card, count: card.count + 1 } : card));
  const card = { thing: asked, id: asked.replace('card/', ''), count: 1 };
  return [...held, card].sort((a, b) => placeOf(a) - placeOf(b));
}
