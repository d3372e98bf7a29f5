/** Cubes with letter, pattern and colour: pitchblende hatched, uranium dotted, radium ticked. */
import { DARK } from './inks';
import { hue } from './palette';

export const RESOURCES = ['pitchblende', 'uranium', 'radium'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Letter = 'P' | 'U' | 'R';
export const LETTER: Record<Resource, Letter> = { pitchblende: 'P', uranium: 'U', radium: 'R' };
export type Cubes = Readonly<Record<Resource, number>>;
export const total = (cubes: Cubes): number => RESOURCES.reduce((sum, one) => sum + cubes[one], 0);

const FONT = 'text-anchor="middle" font-family="Atkinson,Verdana,sans-serif" font-weight="800"';
interface Face {
  fill: string;
  ink: string;
  pattern: string;
  edge: string;
}
const FACES: Record<Letter, Face> = {
  P: {
    fill: hue.stone39,
    ink: hue.white,
    edge: hue.stone73,
    pattern: `<path d="M3 9 9 3M3 5.5 5.5 3M21 15l-6 6M21 18.5 18.5 21" stroke="${hue.stone70}" stroke-width="1.5"/>`,
  },
  U: {
    fill: hue.gold81,
    ink: hue.umber24,
    edge: hue.gold91,
    pattern: `<g fill="${hue.umber44}"><circle cx="5.3" cy="5.3" r="1.5"/><circle cx="18.7" cy="5.3" r="1.5"/>
      <circle cx="5.3" cy="18.7" r="1.5"/><circle cx="18.7" cy="18.7" r="1.5"/></g>`,
  },
  R: {
    fill: hue.green87,
    ink: hue.green29,
    edge: hue.green97c,
    pattern: `<path d="M3.5 7.5 5.5 5.5M7.5 3.5 5.5 5.5M20.5 16.5l-2 2M16.5 20.5l2-2" stroke="${hue.green47}"
      stroke-width="1.6" stroke-linecap="round"/>`,
  },
};

/** One face of a cube, in a field of 24; of a small one the letter has all the room. */
export function face(letter: Letter, small = false): string {
  const { fill, ink, pattern, edge } = FACES[letter];
  const [size, y] = small ? [20, 19] : [15, 17.3];
  return `<rect x="1.5" y="1.5" width="21" height="21" rx="3.5" fill="${fill}" stroke="${edge}" stroke-width="1.5"/>
    ${small ? '' : pattern}<text x="12" y="${y}" ${FONT} font-size="${size}" fill="${ink}">${letter}</text>`;
}
const SMALL = 16; // px: below this the letter beside a pattern could not be read
export const chip = (letter: Letter, size = 18): string =>
  `<svg class="chip" viewBox="0 0 24 24" width="${size}" height="${size}">${face(letter, size < SMALL)}</svg>`;

const SOLIDS: Record<Letter, { top: string; left: string; right: string; ink: string; pattern: string }> = {
  P: {
    top: hue.stone59,
    left: hue.stone41b,
    right: hue.soot31,
    ink: hue.white,
    pattern: `<path d="M3 8 16 0M3 13 16 5M3 18 11 13" stroke="${hue.stone60}" stroke-width="1.3"/>`,
  },
  U: {
    top: hue.gold91b,
    left: hue.gold79,
    right: hue.ochre63,
    ink: hue.umber24,
    pattern: `<g fill="${hue.umber44}"><circle cx="6" cy="4" r="1.5"/><circle cx="13" cy="1" r="1.5"/>
      <circle cx="6" cy="12" r="1.5"/><circle cx="13" cy="8" r="1.5"/></g>`,
  },
  R: {
    top: hue.green98,
    left: hue.green89,
    right: hue.green76,
    ink: hue.green29,
    pattern: `<path d="M5 12l3 2 6-11" stroke="${hue.green39}" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
  },
};

/** A whole cube around the origin, 38 wide and 44 high. */
export function solid(letter: Letter): string {
  const { top, left, right, ink, pattern } = SOLIDS[letter];
  const dark = letter === 'P';
  return (
    `${letter === 'R' ? '<circle r="58" cy="2" fill="url(#curie-glow)"/>' : ''}<path d="M0-22 19-11 0 0-19-11Z"
      fill="${top}"/><path d="M-19-11 0 0V22L-19 11Z" fill="${left}"/><path d="M19-11 0 0V22L19 11Z" fill="${right}"/>${pattern}` +
    `<path d="M0-22 19-11V11L0 22-19 11V-11Z" fill="none" stroke="${dark ? hue.stone73 : DARK}"
      stroke-opacity="${dark ? 0.8 : 0.35}" stroke-width="1.2"/><text transform="matrix(.86 .5 0 1 -9.5 12.6)" ${FONT}
        font-size="20" fill="${ink}">${letter}</text>`
  );
}

export interface Lying {
  key: string;
  resource: Resource;
  number: number;
  letter: Letter;
}
/** So many of them at most, every kind by its share. */
export const shareOf = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : all.filter((_, i) => Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length));

/** Cubes one by one, the brightest first, so that it lies nearest. */
export const lying = (cubes: Cubes): Lying[] =>
  [...RESOURCES].reverse().flatMap((one) =>
    Array.from({ length: cubes[one] ?? 0 }, (_, i) => ({
      key: `${one}-${i}`,
      resource: one,
      number: i,
      letter: LETTER[one],
    })),
  );
