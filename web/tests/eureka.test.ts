/** The sign on a card of the hand means one thing: the rules refuse it now. */
import { expect, test } from 'vitest';
import { bringsOf, nameOf } from '../src/games/eureka/brings';
import { isRefused } from '../src/games/eureka/refused';
import type { CardView, View } from '../src/gen/eureka.gen';
import type { LegalAction, Previewed } from '../src/gen/wire.gen';

const card = (thing: string): CardView => ({ thing }) as CardView;
const viewOf = (question: string, has_turn: boolean): View =>
  ({ question, players: [{ is_you: false }, { is_you: true, has_turn }] }) as unknown as View;
const legal = [
  { action: 1, message: { id: 'action-play', params: {}, things: ['card/red-2', 'suit/red'] } },
] as unknown as LegalAction[];

test('at your turn a card that does not fit is refused, one that fits is not', () => {
  expect(isRefused(viewOf('turn', true), legal, card('card/red-1'))).toBe(true);
  expect(isRefused(viewOf('turn', true), legal, card('card/red-2'))).toBe(false);
  expect(isRefused(viewOf('turn', true), [], card('card/red-2'))).toBe(true);
});

test('no card is refused while none is asked for', () => {
  for (const question of ['statement', 'starter', 'beneficiary', 'after'])
    expect(isRefused(viewOf(question, true), [], card('card/red-1'))).toBe(false);
  expect(isRefused(viewOf('turn', false), [], card('card/red-1'))).toBe(false); // you move for the phantom
});

test('an effect that is called off has a chip of two words: a sentence would not fit above a card', () => {
  const event = { id: 'event-last-green', params: {}, things: [] };
  const brings = bringsOf({ certain: [event], lost: [] } as unknown as Previewed);
  expect(brings && nameOf(brings).id).toBe('board-no-penalty');
});
