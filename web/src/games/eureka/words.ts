/** The words of a card or a suit, for names and tips. */
import type { CardView } from '../../gen/eureka.gen';
import { noted } from '../../lib/source';
import { say, t } from '../../lib/text.svelte';

const GAME = 'eureka';

export const person = (card: CardView): string => say(card.person, GAME);
export const note = (card: CardView): string => noted(say(card.note, GAME), card.own ? 'owner' : 'rulebook');
export const knowledge = (suit: string): string => t(`knowledge-${suit}`, {}, GAME);

/** `red 5, Comtessa de Dia` */
export const cardName = (card: CardView): string =>
  `${t('card', { suit: card.suit, value: card.value }, GAME)}, ${person(card)}`;
