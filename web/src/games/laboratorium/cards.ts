/** Cards, dice and safety tokens of the comic: clear line, flat fill, a hard offset. */
import { drawings, printed, safe as clean } from '../../art/ink';
import type { PileView } from '../../gen/laboratorium.gen';
import { fragment, INK as K } from './atoms';
import { hue } from './palette';

export type Deck = 'reagent' | 'chimie' | 'boum' | 'securite';
export const DECKS: readonly Deck[] = ['reagent', 'chimie', 'boum', 'securite'];
const COLOUR: Record<Deck, string> = {
  reagent: hue.blue44,
  chimie: hue.green50,
  boum: hue.red54b,
  securite: hue.gold82,
};
const onDeck = (deck: Deck): string => (deck === 'securite' ? K : hue.white);

const BURST = 'M0-17 4-9 11-14 10-6 18-5 12 1 17 7 9 8 9 16 2 11-3 17-6 10-14 13-11 5-18 3-12-2-17-9-8-8-8-16-2-10Z';
const MARK: Record<Deck, string> = {
  reagent: 'M0-15 13-7.5V7.5L0 15-13 7.5V-7.5Z',
  chimie: 'M-5-15H5M-4-15V-4L-12 10C-14 14-11 15-9 15H9C11 15 14 14 12 10L4-4V-15',
  boum: BURST,
  securite: 'M0-15 13-11V0C13 9 6 13 0 16-6 13-13 9-13 0V-11Z',
};
const markPath = (deck: Deck): string => `<path d="${MARK[deck]}" stroke-linejoin="round" stroke-linecap="round"/>`;
export const mark = (deck: Deck, size = 18, ink = 'currentColor'): string =>
  `<svg viewBox="-20 -20 40 40" width="${size}" height="${size}"><g fill="none" stroke="${ink}"
    stroke-width="3.4">${markPath(deck)}</g></svg>`;
export const deckInk = onDeck;

/** Comic pictures, 250 wide, their middle at 125, 160, and the ground of each deck. */
const PICTURES = drawings(
  import.meta.glob<string>('./pictures/*.svg', { query: '?raw', import: 'default', eager: true }),
  './pictures/',
);
const GROUNDS = drawings(
  import.meta.glob<string>('./grounds/*.svg', { query: '?raw', import: 'default', eager: true }),
  './grounds/',
);

const COAT = 'M-6-18 0-8 6-18 15-13 20 6 12 8 11 0V19H-11V0L-12 8-20 6-15-13ZM0-8V19M4 6H8';
const EXTINGUISHER = 'M-8-6C-8-12 8-12 8-6V18H-8ZM-3-11V-17H6M3-17 14-13M-8 2H8M-8 10H8M-3-15C-14-15-14-6-14 2';
const GLASSWARE = 'M-6-17H6M-4-17V-6L-14 12C-16 16-13 18-11 18H11C13 18 16 16 14 12L4-6V-17M-10 6H10';

const WIDE = 0.54; // of a letter's height
const LEAST = 0.85; // letters are narrowed so far before they become smaller than a card of a laptop can show
/** Words as large as their room allows, up to `largest`; no smaller than `least`, rather narrower. */
const fitted = (
  words: string,
  y: number,
  [least, largest]: readonly [number, number],
  room: number,
  weight: number,
  family: string,
  fill: string,
): string => {
  const size = Math.max(least, Math.min(largest, room / (words.length * WIDE * LEAST)));
  const long = words.length * size * WIDE > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="125" y="${y}" text-anchor="middle" font-family="${family}" font-weight="${weight}"
    font-size="${size}" fill="${fill}"${long}>${clean(words)}</text>`;
};

export interface Words {
  deck: string;
  title: string;
  foot: string;
}
function card(deck: Deck, words: Words, inner: string): string {
  const ink = onDeck(deck);
  const loud = deck === 'boum' ? ' font-style="italic"' : '';
  return (
    `<svg viewBox="0 0 250 350"><rect width="250" height="350" rx="15" fill="${K}"/><rect x="7" y="7" width="236"
      height="336" rx="9" fill="${hue.white}"/><path d="M7 16Q7 7 16 7H234Q243 7 243 16V64H7Z"
        fill="${COLOUR[deck]}"/>${printed(GROUNDS[deck], {}, K, 5)}<path d="M7 64H243M7 250H243" stroke="${K}" stroke-width="5"/>` +
    `<g transform="translate(${deck === 'reagent' ? 216 : 34} 36) scale(1.15)" fill="${deck === 'securite' ? hue.white : hue.whiteA15}"
      stroke="${ink}" stroke-width="3">${markPath(deck)}</g><text x="64" y="47" font-family="Besley,Georgia,serif"
        font-weight="${deck === 'boum' ? 900 : 750}"${loud} font-size="${deck === 'reagent' ? 29 : 31}"
          fill="${ink}">${clean(words.deck)}</text>${inner}` +
    fitted(words.title, 287, [27, 34], 218, 700, 'Besley,Georgia,serif', K) +
    fitted(words.foot, 324, [26, 31], 218, 600, 'Atkinson Hyperlegible Next,sans-serif', hue.ink34) +
    '</svg>'
  );
}

export const playCard = (id: string, deck: Deck, words: Words): string =>
  card(deck, words, printed(PICTURES[id], {}, K, 5));
/** Its number stands where it is read while other cards lie over most of it. */
export const reagentCard = (pile: PileView, words: Words): string =>
  card(
    'reagent',
    words,
    `<svg x="16" y="72" width="218" height="172"${fragment(pile).slice(4)}<circle cx="34" cy="36" r="21"
      fill="${hue.white}"/><text x="34" y="47" text-anchor="middle" font-family="Besley,Georgia,serif"
        font-weight="800" font-size="${pile.number > 9 ? 27 : 32}" fill="${K}">${pile.number}</text>`,
  );

// Safety tokens and dice -----------------------------------------------------------------------------------

export const SAFETY: Record<string, string> = { coat: COAT, extinguisher: EXTINGUISHER, glassware: GLASSWARE };
export const safetyToken = (kind: string, size: number, held: boolean): string =>
  `<svg viewBox="-28 -28 56 56" width="${size}" height="${size}">
    <circle r="25" fill="${held ? COLOUR.securite : hue.white}" stroke="${K}"
    stroke-width="3.5"${held ? '' : ' stroke-dasharray="6 4.5"'}/><g transform="scale(.84)"
      opacity="${held ? 1 : 0.72}"><path d="${SAFETY[kind] ?? ''}" fill="${held ? hue.white : 'none'}" stroke="${K}"
        stroke-width="3.4" stroke-linejoin="round" stroke-linecap="round"/></g>${
          held
            ? ''
            : `<path d="M-17-17 17 17"
          stroke="${hue.white}" stroke-width="8"/><path d="M-18-18 18 18" stroke="${hue.red54}" stroke-width="4.5"
            stroke-linecap="round"/>`
        }</svg>`;

const dieOf = (fill: string, turn: number, inner: string): string =>
  `<svg viewBox="-30 -30 62 62"><g transform="rotate(${turn})"><rect x="-20" y="-19" width="46" height="46" rx="9"
    fill="${K}"/><rect x="-23" y="-23" width="46" height="46" rx="9" fill="${fill}" stroke="${K}" stroke-width="3"/>${inner}</g></svg>`;
export const resourceDie = (deck: Deck): string =>
  dieOf(
    COLOUR[deck],
    0,
    `<g transform="scale(.82)" fill="none" stroke="${onDeck(deck)}" stroke-width="3.6">${markPath(deck)}</g>`,
  );
/** What a resource die gave: so many cards, or nothing. */
export const resourceFace = (deck: Deck, cards: number): string =>
  dieOf(
    cards ? COLOUR[deck] : hue.white,
    0,
    cards
      ? Array.from(
          { length: cards },
          (_, i) =>
            `<rect x="${(cards > 1 ? -16 : -9) + i * 14}" y="${-13 + i * 4}" width="18" height="24" rx="3"
            fill="${hue.white}" stroke="${K}" stroke-width="2.600"/>`,
        ).join('')
      : `<path d="M-9 0H9" stroke="${hue.slate49}" stroke-width="4"/>`,
  );
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
];
/** A black die; without a number it has not been rolled. */
export const blackDie = (turn: number, shows?: number): string =>
  dieOf(
    hue.ink27,
    turn,
    shows
      ? (PIPS[shows] ?? [])
          .map(([x, y]) => `<circle cx="${x * 12}" cy="${y * 12}" r="4.600" fill="${hue.white}"/>`)
          .join('')
      : `<text y="11" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="31"
        fill="${hue.white}">?</text>`,
  );
