/** A Boom card against you; and your own throw of the black dice, with a beat before its result. */
import type { CardView, View } from '../../gen/laboratorium.gen';
import type { Message } from '../../gen/wire.gen';
import { actorIn } from '../../lib/history';
import type { NotableIn } from '../index';
import { drawCard } from './words';

const RESULTS = new Set(['event-done', 'event-failed', 'event-lost', 'event-synthesised']);

export const notable: NotableIn<View> = (step, view, seat) => {
  const boum = step.seat === seat ? undefined : step.log.find((message) => message.id === 'event-played');
  const threw = step.log.find((message) => message.id === 'event-threw');
  const results = step.log.filter((message) => RESULTS.has(message.id) && actorIn(message) === seat);
  if (threw && results.length) {
    const good = results.some((message) => message.id === 'event-done');
    return { tone: good ? 'good' : 'bad', messages: [...(boum ? [boum] : []), threw, ...results] };
  }
  if (view.active !== seat || !view.announced || !boum) return null;
  const card = view.announced.played.findLast((one) => one.colour === 'boum');
  return { tone: 'bad', messages: [boum], details: card && effectsOf(card), piece: card && drawCard(card) };
};

/** The card prints a bare number; here it is said of what. */
const effectsOf = (card: CardView): readonly Message[] =>
  card.does.map((one) => (one.id === 'effect-change' ? { ...one, id: 'effect-difficulty' } : one));
