import { told, type Shelf } from '../../album/shelves';

export const shelves: readonly Shelf[] = [
  {
    kind: 'discoveries',
    pattern: /^card-[a-z-]+$/,
    note: (id) => id.replace('card-', 'note-'),
    found: (played) => told(played, 'event-completes', 'card', true),
  },
];
