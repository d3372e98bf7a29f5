import type { Shelf } from '../../album/shelves';
import type { View } from '../../gen/eureka.gen';

/** Persons are met when their card is played, by whoever plays it; the album knows nobody of an owner's. */
export const shelves: readonly Shelf[] = [
  {
    kind: 'persons',
    pattern: /^person-/,
    note: (id) => id.replace('person-', 'note-'),
    found: ({ view }) =>
      (view as View).suits.flatMap((suit) => suit.cards.filter((card) => !card.own).map((card) => card.person.id)),
  },
];
