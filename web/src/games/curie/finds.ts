import { told, type Shelf } from '../../album/shelves';

export const shelves: readonly Shelf[] = [
  {
    kind: 'years',
    pattern: /^date-/,
    note: (id) => id.replace('date-', 'milestone-'),
    found: (played) => told(played, 'event-advanced', 'date', false),
  },
];
