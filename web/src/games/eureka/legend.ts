import { badge, SUIT, suitIcon, SUITS } from './suits';

const SIZE = 22;

/** The suit, its bonus and its penalty, as they stand on the cards. */
export const legend: Readonly<Record<string, string>> = Object.fromEntries(
  SUITS.map((suit) => [
    suit,
    suitIcon(suit, SIZE, `var(--ref-${suit})`, 'var(--enamel)') +
      badge(SUIT[suit].bonus, SIZE) +
      badge(SUIT[suit].penalty, SIZE),
  ]),
);
