/** Cards, dice and safety tokens of the comic: clear line, flat fill, a hard offset. */
import { safe as clean } from '../../art/ink';
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

// Comic pictures, 250 wide, their middle at 125,160 --------------------------------------------------------

const L = (d: string, fill = 'none', w = 5, stroke = K): string =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`;
const C = (x: number, y: number, r: number, fill = 'none', w = 5): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${K}" stroke-width="${w}"/>`;
const dot = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="5.5" fill="${hue.white}"/>`;
const spark = (x: number, y: number, s: number): string =>
  L(
    `M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}Z`,
    hue.white,
    3.5,
  );
const cube = (x: number, y: number, turn: number, dots: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-32" y="-32" width="64" height="64" rx="11"
    fill="${hue.ink27}" stroke="${K}" stroke-width="5"/>${dots}</g>`;
const ARROW = 'M72 134C84 92 160 84 182 126';
const COAT = 'M-6-18 0-8 6-18 15-13 20 6 12 8 11 0V19H-11V0L-12 8-20 6-15-13ZM0-8V19M4 6H8';
const EXTINGUISHER = 'M-8-6C-8-12 8-12 8-6V18H-8ZM-3-11V-17H6M3-17 14-13M-8 2H8M-8 10H8M-3-15C-14-15-14-6-14 2';
const GLASSWARE = 'M-6-17H6M-4-17V-6L-14 12C-16 16-13 18-11 18H11C13 18 16 16 14 12L4-6V-17M-10 6H10';
const large = (d: string, fill: string): string =>
  `<g transform="translate(125 162) scale(4)"><path d="${d}" fill="${fill}" stroke="${K}" stroke-width="1.4"
    stroke-linejoin="round" stroke-linecap="round"/></g>`;

const PICTURES: Record<string, string> = {
  acid:
    L('M66 132H150L146 226C146 232 142 236 136 236H82C76 236 72 232 72 226Z', hue.white) +
    L(
      'M70 172C84 164 96 180 108 172S138 164 148 172L146 226C146 232 142 236 136 236H82C76 236 72 232 72 226Z',
      hue.green80,
      4.5,
    ) +
    L(
      'M66 132 56 124M102 124C98 100 118 90 114 74 138 90 128 110 132 122C140 112 150 112 160 98 166 122 152 134 156 150',
      hue.green80,
    ) +
    C(184, 120, 9, hue.green80, 4.5) +
    C(172, 88, 6, hue.green80, 4.5) +
    L('M178 170 206 160M180 190 208 194'),
  fire:
    L(
      `M125 78C150 108 178 128 178 176C178 212 154 236 125 236S72 212 72 178C72 150 90 138 96 112
        C110 122 114 132 114 144C126 128 130 104 125 78Z`,
      hue.copper66,
    ) +
    L(
      `M127 150C140 166 152 178 152 200C152 220 140 232 125 232S98 220 98 200C98 184 108 178 112 166
        C118 172 120 176 121 184C126 174 128 162 127 150Z`,
      hue.gold87,
      4.5,
    ) +
    L('M54 214C58 222 58 228 54 236M196 206C202 214 202 224 196 232', 'none', 4.5),
  flask:
    L('M108 84H142M114 84V128A56 56 0 1 0 136 128V84', hue.white) +
    L('M73 190C90 182 108 200 125 191S162 184 177 190A54 54 0 0 1 73 190Z', hue.green80, 4.5) +
    L('M152 146 138 160 152 170 136 186 148 198') +
    L('M182 214C190 222 194 228 194 234A8 8 0 0 1 178 234C178 228 180 222 182 214Z', hue.green80, 4.5) +
    L('M92 164C94 154 100 146 108 142', 'none', 4),
  can:
    L('M72 118 148 92 190 214 114 240Z', hue.blue60) +
    L('M96 110 92 96 122 86 127 100', 'none', 7) +
    L('M93 142 179 205M163 134 109 213') +
    L('M62 124 74 120 70 108 60 112Z', hue.grey89, 4.5) +
    L('M56 146C56 156 50 160 50 168A9 9 0 0 0 68 168C68 160 60 156 56 146Z', hue.blue87, 4.5) +
    L('M36 212C44 204 74 204 84 212', 'none', 4),
  patent:
    L('M70 96H168C180 96 184 106 184 114V226H88C76 226 70 218 70 208Z', hue.cream97e) +
    L('M70 96C58 96 54 104 54 112S60 124 70 124', hue.gold88) +
    L('M184 226C198 226 202 216 202 206H104C104 218 98 226 88 226', hue.gold88) +
    L('M92 126H162M92 146H162M92 166H136') +
    L('M158 186 150 222 163 212 176 222 170 186', hue.blue44, 4.5) +
    C(164, 178, 20, hue.red54b) +
    L('M156 178 162 184 173 171', 'none', 5, hue.white),
  balance:
    L('M125 96V222M90 226H160L152 212H98Z', hue.grey89) +
    L('M60 134 190 92', 'none', 8) +
    L('M60 134 38 184H84ZM190 92 168 144H212Z', 'none', 4) +
    L('M34 184H88C86 200 74 206 61 206S36 200 34 184Z', hue.blue60) +
    L('M164 144H216C214 160 203 166 190 166S166 160 164 144Z', hue.blue60) +
    C(125, 112, 10, hue.gold87),
  alarm:
    L(
      'M125 92C160 92 174 118 174 150C174 184 184 196 194 208H56C66 196 76 184 76 150C76 118 90 92 125 92Z',
      hue.copper66,
    ) +
    C(125, 84, 9, hue.gold87) +
    L('M108 210A17 17 0 0 0 142 210', hue.gold87) +
    L('M96 150C96 130 104 116 116 112', 'none', 5, hue.white) +
    L('M44 120C36 136 36 152 44 168M206 120C214 136 214 152 206 168', 'none', 6),
  master:
    L('M60 244C62 214 92 204 125 204S188 214 190 244Z', hue.white) +
    L('M82 150C82 112 100 92 125 92S168 112 168 150C168 186 150 212 125 212S82 186 82 150Z', hue.sand86) +
    L('M80 158C74 206 96 244 125 244S176 206 170 158C160 182 146 180 125 180S90 182 80 158Z', hue.grey95) +
    C(107, 146, 14, hue.white, 4.5) +
    C(143, 146, 14, hue.white, 4.5) +
    C(107, 147, 3.5, K, 1) +
    C(143, 147, 3.5, K, 1) +
    L('M121 146H129M112 192C120 198 130 198 138 192', 'none', 4.5) +
    L('M76 140C62 120 74 96 92 98M174 140C188 120 176 96 158 98', hue.grey95, 4.5),
  catalyst:
    L(
      'M92 92H140V112C140 118 152 124 152 140V224C152 231 148 236 141 236H91C84 236 80 231 80 224V140C80 124 92 118 92 112Z',
      hue.white,
    ) +
    L('M88 78H144V94H88Z', hue.copper63) +
    L('M80 160H152V204H80Z', hue.gold94, 4.5) +
    `<text x="116" y="194" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="34" fill="${K}">Pt</text>` +
    L('M186 88 162 142H182L168 190 212 128H190L206 88Z', hue.gold87),
  protocol:
    L('M74 84H154L180 110V238H74Z', hue.white) +
    L('M154 84V110H180', hue.grey95) +
    L('M112 130H162M112 160H162M112 190H162M112 218H148', 'none', 5) +
    L('M86 130 92 136 101 123M86 160 92 166 101 153M86 190 92 196 101 183', 'none', 5, hue.green50) +
    L('M196 150 206 158 176 214 166 218 166 207Z', hue.gold87, 4.5),
  hood:
    L('M58 86H192V234H58Z', hue.grey89) +
    L('M74 118H176V204H74Z', hue.mist97b) +
    L('M74 118H176V150H74Z', hue.blue87, 4.5) +
    L('M110 86V72H140V86', hue.grey89) +
    L('M116 204 120 180V172H130V180L134 204Z', hue.green80, 4.5) +
    L('M118 164C112 156 124 152 118 144M132 164C126 156 138 152 132 144', 'none', 4) +
    L('M74 219H120', 'none', 5) +
    C(166, 219, 5, hue.red54b, 4),
  retry:
    cube(92, 186, -12, dot(-14, -14) + dot(14, 14)) +
    cube(162, 194, 14, dot(-14, -14) + dot(0, 0) + dot(14, 14) + dot(-14, 14) + dot(14, -14)) +
    L(ARROW, 'none', 19) +
    L('M198 106 190 148 156 126Z', K, 6) +
    L(ARROW, 'none', 9, hue.white) +
    `<path d="M192 116 187 138 168 126Z" fill="${hue.white}"/>`,
  'clean-coat':
    L('M125 92C125 80 140 82 138 72 136 62 122 62 120 72') +
    L('M96 104 125 92 154 104 190 128 200 190 178 196 170 158 174 240H76L80 158 72 196 50 190 60 128Z', hue.white) +
    L('M96 104 125 150 154 104M125 150V240', 'none', 4.5) +
    L('M142 184H162V204H142Z', hue.grey95, 4.5) +
    L('M147 184V172') +
    C(114, 180, 3, K, 1) +
    C(114, 206, 3, K, 1) +
    spark(202, 96, 20) +
    spark(52, 218, 14),
  'new-extinguisher': large(EXTINGUISHER, hue.red62) + spark(196, 102, 20) + spark(56, 214, 14),
  'new-glassware': large(GLASSWARE, hue.mist97b) + spark(196, 102, 20) + spark(56, 120, 14),
};

const GROUND: Record<Deck, string> = {
  boum: `<path d="M8 66H242V250H8Z" fill="${hue.red54b}"/>
    <path d="M125 62 143 96 181 72 180 108 228 98 206 134 246 158 207 176 236 214 192 210 196 252H150
    L125 256 96 252 62 250 64 212 16 214 44 178 4 160 44 136 20 98 68 108 68 72 107 96Z" fill="${hue.gold87}"/>`,
  chimie: `<path d="M8 66H242V250H8Z" fill="${hue.green50}"/>${Array.from(
    { length: 30 },
    (_, i) => `<circle
    cx="${20 + (i % 6) * 40 + (Math.floor(i / 6) % 2) * 18}" cy="${84 + Math.floor(i / 6) * 38}" r="6"
      fill="${hue.green42}"/>`,
  ).join('')}<circle cx="125" cy="160" r="82" fill="${hue.mist91b}"/>`,
  securite: `<path d="M8 66H242V250H8Z" fill="${hue.gold82}"/><path d="M8 236H242V250H8Z" fill="${K}"/>
    <path d="${Array.from({ length: 8 }, (_, i) => `M${20 + i * 29} 236h14l-12 14h-14Z`).join('')}"
    fill="${hue.gold82}"/><circle cx="125" cy="156" r="78" fill="${hue.gold94}"/>`,
  reagent: `<path d="M8 66H242V250H8Z" fill="${hue.mist94c}"/><path d="M8 112H242M8 158H242M8 204H242M54 66V250M100 66
    V250M146 66V250M192 66V250" stroke="${hue.white}" stroke-width="5"/>`,
};

const fitted = (
  words: string,
  y: number,
  size: number,
  room: number,
  weight: number,
  family: string,
  fill: string,
): string => {
  const long = words.length * size * 0.54 > room ? ` textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '';
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
        fill="${COLOUR[deck]}"/>${GROUND[deck]}<path d="M7 64H243M7 250H243" stroke="${K}" stroke-width="5"/>` +
    `<g transform="translate(34 36) scale(1.15)" fill="${deck === 'securite' ? hue.white : hue.whiteA15}"
      stroke="${ink}" stroke-width="3">${markPath(deck)}</g><text x="64" y="47" font-family="Besley,Georgia,serif"
        font-weight="${deck === 'boum' ? 900 : 750}"${loud} font-size="${deck === 'reagent' ? 25 : 30}"
          fill="${ink}">${clean(words.deck)}</text>${inner}` +
    fitted(words.title, 286, 27, 218, 700, 'Besley,Georgia,serif', K) +
    fitted(words.foot, 322, 26, 218, 600, 'Atkinson Hyperlegible Next,sans-serif', hue.ink34) +
    '</svg>'
  );
}

export const playCard = (id: string, deck: Deck, words: Words): string => card(deck, words, PICTURES[id] ?? '');
export const reagentCard = (pile: PileView, words: Words): string =>
  card(
    'reagent',
    words,
    `<svg x="16" y="72" width="218" height="172"${fragment(pile).slice(4)}<circle cx="215" cy="36" r="21"
      fill="${hue.white}"/><text x="215" y="47" text-anchor="middle" font-family="Besley,Georgia,serif"
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
