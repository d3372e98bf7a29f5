/** Whether the rules refuse a card of one's hand now: it is one's turn to play a card, and this one does not fit. */
import type { CardView, View } from '../../gen/eureka.gen';
import type { LegalAction } from '../../gen/wire.gen';

export function isRefused(view: View, legal: readonly LegalAction[], card: CardView): boolean {
  const own = view.players.find((seat) => seat.is_you);
  if (view.question !== 'turn' || !own?.has_turn) return false; // nobody asks for a card to play
  return !legal.some((action) => action.message.things.includes(card.thing));
}
