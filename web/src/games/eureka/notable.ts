/** A penalty that the next player pays, when that is you; and the end of the library's silence. */
import type { View } from '../../gen/eureka.gen';
import type { NotableIn } from '../index';

export const notable: NotableIn<View> = (step, view, seat) => {
  const penalty = step.log.find((message) => message.id === 'event-penalty');
  if (penalty && step.seat !== seat && view.to_move === seat) return { tone: 'plain', messages: [penalty] };
  const opened = step.log.find((message) => message.id === 'event-library-opened');
  return opened ? { tone: 'plain', messages: [opened] } : null;
};
