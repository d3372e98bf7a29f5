/** A project with a story is finished; the last round begins. */
import type { View } from '../../gen/scientia.gen';
import type { Message } from '../../gen/wire.gen';
import type { NotableIn } from '../index';

const NOTES: Readonly<Record<string, string>> = {
  'card-dna': 'note-photograph',
  'card-catalyst': 'note-catalysis',
  'card-evolution': 'note-patience',
  'card-friction': 'note-friction',
};

export const notable: NotableIn<View> = (step) => {
  const last = step.log.find((message) => message.id.startsWith('event-end-begins-'));
  if (last) return { tone: 'plain', messages: [last] };
  for (const message of step.log) {
    const note = message.id === 'event-completes' ? NOTES[(message.params['card'] as Message).id] : undefined;
    if (note) return { tone: 'plain', messages: [message], note };
  }
  return null;
};
