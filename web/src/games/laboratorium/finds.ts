import { told, type Shelf } from '../../album/shelves';

export const shelves: readonly Shelf[] = [
  {
    kind: 'molecules',
    pattern: /^target-(?!own$)[a-z-]+$/,
    note: (id) => id.replace('target-', 'note-'),
    found: (played) => told(played, 'event-synthesised', 'target', true),
  },
];
