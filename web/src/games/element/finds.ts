import { told, type Shelf } from '../../album/shelves';

export const shelves: readonly Shelf[] = [
  {
    kind: 'elements',
    pattern: /^element-[A-Z][a-z]?$/,
    note: (id) => id.replace('element-', 'about-'),
    noted: true, // the goals; no other element of the table can be made
    found: (played) => told(played, 'event-claimed', 'element', true),
  },
  {
    kind: 'persons',
    pattern: /^character-(?!nobody)[a-z]+$/,
    note: (id) => id.replace('character-', 'note-'),
    found: (played) => told(played, 'event-power', 'character', false),
  },
];
