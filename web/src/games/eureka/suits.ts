/** The four suits and the eight effects of Eureka!, as shapes: colour, shape and letter, never one alone. */
import { box, circ, K, P } from '../../art/ink';
import { hue } from './palette';

export const SUITS = ['red', 'blue', 'yellow', 'green'] as const;
export type Suit = (typeof SUITS)[number];
export type Effect =
  'epiphany' | 'plagiarism' | 'revolution' | 'clash' | 'shared' | 'experiments' | 'evolution' | 'mutation';

export interface SuitInks {
  letter: string;
  ink: string;
  lit: string;
  deep: string;
  bonus: Effect;
  penalty: Effect;
}

export const SUIT: Record<Suit, SuitInks> = {
  red: { letter: 'A', ink: hue.red51, lit: hue.red81, deep: hue.red42, bonus: 'epiphany', penalty: 'plagiarism' },
  blue: { letter: 'S', ink: hue.blue43b, lit: hue.blue81, deep: hue.blue34, bonus: 'revolution', penalty: 'clash' },
  yellow: {
    letter: 'F',
    ink: hue.ochre75,
    lit: hue.gold85,
    deep: hue.umber48b,
    bonus: 'shared',
    penalty: 'experiments',
  },
  green: {
    letter: 'N',
    ink: hue.green52,
    lit: hue.green82,
    deep: hue.green40,
    bonus: 'evolution',
    penalty: 'mutation',
  },
};

/** The suit of a name that came from the view. */
export const suitOf = (name: string): Suit => SUITS.find((suit) => suit === name) ?? 'red';

const SHAPE: Record<Suit, string> = {
  red: `M12 2.2a5 5 0 0 1 4.9 5.2A5 5 0 0 1 21.8 12a5 5 0 0 1-4.9 4.7A5 5 0 0 1 12 21.8a5 5 0 0 1-4.9-5.1
    A5 5 0 0 1 2.2 12a5 5 0 0 1 4.9-4.6A5 5 0 0 1 12 2.2Z`,
  blue: 'M2.5 21.5V11.5a9.5 9.5 0 0 1 19 0v10h-5.2v-9.3a4.3 4.3 0 0 0-8.6 0v9.3Z',
  yellow: 'M12 2.2 22.6 21.4H1.4Z',
  green: 'M21.6 2.4C22.4 13.5 17.6 21 9.8 20.6 8.4 20.5 7 20 6 19.3L3.4 22 2 20.6l2.7-2.7C1.6 12.2 7.3 2.6 21.6 2.4Z',
};
const CUT: Record<Suit, string> = {
  red: `<circle cx="12" cy="12" r="2.5"/>`,
  blue: '',
  yellow: `<path d="M12 9.4 16.7 18H7.3Z"/>`,
  green: `<path d="M7 17C10 12 13 9 17.3 6.6" fill="none" stroke="${hue.cream97c}" stroke-width="1.7" stroke-linecap="round"/>`,
};

export const suitMark = (suit: Suit, x: number, y: number, scale: number, fill: string, cut = P): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${SHAPE[suit]}" fill="${fill}"/>
    <g fill="${cut}" stroke="${cut}" stroke-width="0">${CUT[suit]}</g></g>`;

export const suitIcon = (suit: Suit, size = 24, fill = SUIT[suit].ink, cut = P): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">${suitMark(suit, 0, 0, 1, fill, cut)}</svg>`;

const EFFECTS: Record<Effect, string> = {
  epiphany: `<path d="M16 5.5v3M8.4 8.7l2.1 2.1M23.6 8.7l-2.1 2.1M5.4 16h2.8M26.6 16h-2.8"/>
    <path d="M11.4 17.2a4.6 4.6 0 1 1 9.2 0c0 2.2-1.9 3-2.3 5h-4.6c-.4-2-2.3-2.8-2.3-5Z" fill="currentColor"/><path d="M14 25.6h4"/>`,
  plagiarism: `<path d="M8 7.5h9.5V19H8Z"/><path d="M13.5 12.5H24V25H13.5Z" fill="currentColor"/>
    <path d="M16.5 16.6h4.5M16.5 20.6h4.5" class="cut"/>`,
  revolution: `<path d="M9 26V6.5" />
    <path d="M9 7.2c4-2.6 6.6 2.2 14.4-.4-1.8 3.4-1.8 5.4 0 8.6-7.8 2.6-10.4-2.2-14.4.4Z" fill="currentColor"/>
    <path d="M14.6 25.4h8.6m-3-3.2 3.2 3.2-3.2 3.2" transform="rotate(180 18.9 24.4)"/>`,
  clash: `<path d="M4.6 16h7.2M8.9 12.6 12.3 16l-3.4 3.4M27.4 16h-7.2M23.1 12.6 19.7 16l3.4 3.4"/>
    <path d="M16 5v5.2M16 21.8V27M11.6 7.4l1.8 3M20.4 7.4l-1.8 3M11.6 24.6l1.8-3M20.4 24.6l-1.8-3"/>`,
  shared: `<path d="M10.8 4.8h10.4v14.6H10.8Z" fill="currentColor"/><circle cx="16" cy="12.1" r="2.6" class="cut"
    fill="none"/><path d="M12.4 25.6H5.2m2.9-2.9-2.9 2.9 2.9 2.9M19.6 25.6h7.2m-2.9-2.9 2.9 2.9-2.9 2.9"/>`,
  experiments: `<path d="M13 5h6M14.2 5.4v7L7.6 23.4A2.2 2.2 0 0 0 9.5 26.8h13a2.2 2.2 0 0 0 1.9-3.4L17.8 12.4v-7"/>
    <path d="M11 20.4h10l2 3.8c.3.6 0 1.2-.7 1.2H9.7c-.7 0-1-.6-.7-1.2Z" fill="currentColor"/>
    <path d="M23.4 6.2l1.2 2.4 2.600.4-1.9 1.900.5 2.6"/>`,
  evolution: `<path d="M6 26.2C6 17 10 12 16 12s10-2.6 10-6.8"/><path d="M16 12c0-3.6-1.6-6-5.2-6.6M16 12
    c3.8 0 7.8 3 8.6 8.6"/><circle cx="6" cy="26" r="2.4" fill="currentColor"/><circle cx="26" cy="5.6" r="2.4"
      fill="currentColor"/><circle cx="10" cy="5.4" r="2" fill="currentColor"/><circle cx="24.8" cy="21.6" r="2" fill="currentColor"/>`,
  mutation: `<path d="M10 4.8c0 7.6 12 6.8 12 14.4 0 3-1.6 5.6-3.4 8M22 4.8c0 7.6-12 6.8-12 14.4 0 3 1.6 5.6 3.4 8"/>
    <path d="M11.4 8h9.2M12.6 23.6h6.8"/><path d="M13 15.6l6-3.2" stroke-width="4"/>`,
};

const BONUSES = new Set<Effect>(SUITS.map((suit) => SUIT[suit].bonus));
const suitOfEffect = (effect: Effect): Suit =>
  SUITS.find((suit) => SUIT[suit].bonus === effect || SUIT[suit].penalty === effect) ?? 'red';

const drawing = (effect: Effect, ink: string, cut: string): string =>
  `<g fill="none" stroke="${ink}" color="${ink}" stroke-width="2.4" stroke-linecap="round"
    stroke-linejoin="round">${EFFECTS[effect].replaceAll('class="cut"', `stroke="${cut}"`)}</g>`;

/** A bonus is an open disc with a ring, a penalty a solid square. */
export function badgeMark(effect: Effect, x: number, y: number, size: number): string {
  const { deep } = SUIT[suitOfEffect(effect)];
  const inside = BONUSES.has(effect)
    ? circ(20, 20, 18.4, hue.cream99b, 3, deep) +
      `<g transform="translate(5.6 5.6) scale(.9)">${drawing(effect, deep, hue.cream99b)}</g>`
    : box(2, 2, 36, 36, K, 1.5, 5, hue.cream97A35) +
      `<g transform="translate(5.6 5.6) scale(.9)">${drawing(effect, hue.cream97h, K)}</g>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 40})">${inside}</g>`;
}

export const badge = (effect: Effect, size = 28): string =>
  `<svg viewBox="0 0 40 40" width="${size}" height="${size}" aria-hidden="true">${badgeMark(effect, 0, 0, 40)}</svg>`;
