/** Her life goes on: the picture of the year opens, with the note that belongs to it. */
import type { View } from '../../gen/curie.gen';
import type { Message } from '../../gen/wire.gen';
import type { NotableIn } from '../index';
import { picture } from './album';

const NOTES: Readonly<Record<string, string>> = {
  '1898-july': 'note-polonium',
  '1898-december': 'note-word',
  '1902': 'note-tonnes',
  '1911': 'note-two-prizes',
  '1916': 'note-x-ray-cars',
  '1934': 'note-notebooks',
};

export const notable: NotableIn<View> = (step, view, seat) => {
  const advanced = step.log.findLast((message) => message.id === 'event-advanced');
  const last = step.log.find((message) => message.id === 'event-last-round');
  if (advanced) {
    const year = (advanced.params['date'] as Message).id.replace('date-', '');
    return { tone: 'plain', messages: last ? [advanced, last] : [advanced], art: picture(year), note: NOTES[year] };
  }
  if (last) return { tone: 'plain', messages: [last] };
  const taken = step.log.find(
    (message) => message.id === 'event-marie-curie-from' && message.things.includes(`seat/${seat}`),
  );
  return taken && step.seat !== seat ? { tone: 'bad', messages: [taken] } : null;
};
