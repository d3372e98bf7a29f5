/** A goal is taken: one fewer for everybody else. */
import type { View } from '../../gen/element.gen';
import { actorIn } from '../../lib/history';
import type { NotableIn } from '../index';

export const notable: NotableIn<View> = (step, view, seat) => {
  const claimed = step.log.filter((message) => message.id === 'event-claimed');
  const [first] = claimed;
  return first ? { tone: actorIn(first) === seat ? 'good' : 'plain', messages: claimed } : null;
};
