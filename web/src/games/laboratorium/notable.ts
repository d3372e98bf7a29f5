/** A Boom card against you; and your own throw of the black dice, with a beat before its result. */
import type { View } from '../../gen/laboratorium.gen';
import { actorIn } from '../../lib/history';
import type { NotableIn } from '../index';

const RESULTS = new Set(['event-done', 'event-failed', 'event-lost', 'event-synthesised']);

export const notable: NotableIn<View> = (step, view, seat) => {
  const threw = step.log.find((message) => message.id === 'event-threw');
  const results = step.log.filter((message) => RESULTS.has(message.id) && actorIn(message) === seat);
  if (threw && results.length) {
    const good = results.some((message) => message.id === 'event-done');
    return { tone: good ? 'good' : 'bad', messages: [threw, ...results] };
  }
  const boum = step.log.filter((message) => message.id === 'event-played');
  return step.seat !== seat && view.active === seat && view.announced && boum.length
    ? { tone: 'bad', messages: boum }
    : null;
};
