/** The seven characters, printed like portraits: five chemists, an octopus and a dinosaur. */
import { circ, K, oval, P, path, txt } from '../../art/ink';
import { addAttributes, portrait, type Person } from '../../art/portraits';
import { hue } from './palette';

interface Inks {
  ink: string;
  deep: string;
}
const BLUE: Inks = { ink: hue.blue52, deep: hue.blue38b };
const VIOLET: Inks = { ink: hue.violet48, deep: hue.violet35 };
const CORAL: Inks = { ink: hue.red58, deep: hue.red44 };
const OCHRE: Inks = { ink: hue.ochre75, deep: hue.ochre60b };
const TEAL: Inks = { ink: hue.teal53, deep: hue.teal39 };
const ROSE: Inks = { ink: hue.rose55, deep: hue.rose41 };
const MOSS: Inks = { ink: hue.green55, deep: hue.green40b };

addAttributes({
  chaulmoogra: (ink) =>
    path('M0 36C-2 16-2 4 0-8', 'none', 4.5) +
    path('M0-4C-26-6-32-22-30-34C-12-34 0-24 0-4Z', ink, 4) +
    path('M0 10C20 8 32-4 32-20C14-20 0-10 0 10Z', ink, 4) +
    path('M-22-26-4-8M24-12 4 6', 'none', 2.6) +
    circ(-14, 22, 13, P, 4) +
    path('M-20 18C-17 14-12 13-8 16', 'none', 2.6),
  pair: (ink) =>
    txt(0, 15, 'O', 42) +
    [
      [-9, -30],
      [9, -30],
      [-9, 32],
      [9, 32],
      [-31, 0],
      [31, 0],
    ]
      .map(([x = 0, y = 0]) => circ(x, y, 5.4, ink, 2.4))
      .join(''),
  radium: () =>
    path('M-10-34H10M-7-32V-12C-24-2-28 10-26 20C-22 34 22 34 26 20C28 10 24-2 7-12V-32', P, 4) +
    path('M-25 12C-14 6 10 18 25 11C27 30 14 31 0 31C-14 31-27 30-25 12Z', hue.green87, 3.5) +
    path('M-34-14-28-10M34-14 28-10M-38 2H-33M38 2H33', 'none', 3),
  swap: (ink) =>
    txt(-19, -2, 'H', 32) +
    txt(18, 30, 'O', 32, ink) +
    path('M2-22C20-24 26-14 24-4M17-8 24-2 31-9', 'none', 4) +
    path('M-4 24C-22 26-28 18-26 10M-33 15-26 8-19 14', 'none', 4),
});

const PEOPLE: Record<string, { inks: Inks; person: Person }> = {
  ball: {
    inks: BLUE,
    person: {
      skin: 3,
      hair: 'waves k',
      garment: 'blouse',
      attribute: 'chaulmoogra',
      turn: 4,
      width: 31,
      jaw: 0.36,
      face: 'alsf-',
    },
  },
  lewis: {
    inks: VIOLET,
    person: {
      skin: 0,
      hair: 'side g',
      beard: 'moustache g',
      garment: 'suit',
      attribute: 'pair',
      turn: -4,
      width: 34,
      jaw: 0.65,
      face: 'hosc2',
    },
  },
  curie: {
    inks: CORAL,
    person: {
      skin: 0,
      hair: 'bun g',
      garment: 'ruff',
      attribute: 'radium',
      turn: 4,
      width: 31,
      jaw: 0.4,
      face: 'tost1',
    },
  },
  einstein: {
    inks: OCHRE,
    person: {
      skin: 0,
      hair: 'wild w',
      beard: 'moustache g',
      garment: 'blouse',
      attribute: 'wave',
      turn: 3,
      width: 35,
      jaw: 0.65,
      face: 'tobc2',
    },
  },
  brady: {
    inks: TEAL,
    person: {
      skin: 3,
      hair: 'short k',
      garment: 'suit',
      attribute: 'swap',
      extras: ['specs'],
      turn: -4,
      width: 34,
      jaw: 0.6,
      face: 'sobs-',
    },
  },
};

const eye = (x: number, y: number, r: number): string =>
  circ(x, y, r, P, 4) + circ(x + r * 0.2, y + r * 0.15, r * 0.42, K);

/** Eight arms, each with a test tube to hold. */
function octopus(): string {
  const arms = [
    [30, 210, 8, 168],
    [58, 226, 36, 204],
    [86, 230, 70, 222],
    [114, 230, 130, 222],
    [142, 226, 164, 204],
    [170, 210, 192, 168],
  ]
    .map(
      ([x = 0, y = 0, u = 0, v = 0]) =>
        path(`M${100 + (x - 100) * 0.35} 150C${x} 160 ${x} 200 ${x} ${y}S${u} ${v + 16} ${u} ${v}`, 'none', 19) +
        path(
          `M${100 + (x - 100) * 0.35} 150C${x} 160 ${x} 200 ${x} ${y}S${u} ${v + 16} ${u} ${v}`,
          'none',
          11,
          hue.rose80,
        ),
    )
    .join('');
  return (
    arms +
    path('M40 112C40 50 70 24 100 24S160 50 160 112C160 150 134 168 100 168S40 150 40 112Z', hue.rose80, 4.5) +
    path(
      'M132 40C150 60 154 92 148 126C142 148 126 160 110 166C146 160 160 140 160 112C160 80 150 54 132 40Z',
      hue.rose69,
    ) +
    eye(78, 100, 15) +
    eye(122, 100, 15) +
    path('M84 134Q100 146 116 134', 'none', 4) +
    [
      [58, 60],
      [70, 48],
      [60, 78],
    ]
      .map(([x = 0, y = 0]) => circ(x, y, 5, hue.rose69))
      .join('')
  );
}

/** A small chemist with a crest, a white coat and an egg. */
function dinosaur(): string {
  return (
    path('M34 230C34 190 60 172 100 172S166 190 166 230Z', P, 4.5) +
    path('M100 172 84 230M100 172 116 230', 'none', 3.5) +
    path(
      'M62 176C58 150 56 120 60 96C64 60 88 40 118 42C150 44 172 62 176 84C180 108 162 118 140 118C134 140 136 160 138 176Z',
      hue.green79,
      4.5,
    ) +
    path('M66 66 48 58 58 84 40 86 56 104 40 114 58 124', hue.copper64, 4) +
    path('M138 176C136 160 134 140 140 118C128 122 112 120 104 114C112 130 112 156 108 176Z', hue.green68) +
    eye(112, 76, 14) +
    circ(162, 78, 3, K) +
    path('M120 104C136 110 156 108 170 96', 'none', 4) +
    oval(48, 196, 21, 27, P, 4) +
    [
      [42, 186, 4],
      [54, 196, 5],
      [44, 208, 3.5],
    ]
      .map(([x = 0, y = 0, r = 0]) => circ(x, y, r, hue.green79))
      .join('')
  );
}

const orbit = (ink: string): string =>
  [0, 60, 120].map((turn) => oval(100, 96, 128, 58, 'none', 3, ink, turn)).join('') +
  [
    [-4, 70],
    [150, -6],
    [196, 122],
    [22, 178],
    [188, 40],
  ]
    .map(([x = 0, y = 0]) => circ(x, y, 8, ink))
    .join('');
const onGround = (inks: Inks, figure: string): string =>
  `<svg viewBox="0 0 200 230"><rect width="200" height="230" fill="${inks.ink}"/>${orbit(inks.deep)}${figure}</svg>`;

export function face(character: string): string {
  if (character === 'ozzy') return onGround(ROSE, octopus());
  if (character === 'yocchi') return onGround(MOSS, dinosaur());
  const found = PEOPLE[character];
  return found
    ? onGround(found.inks, portrait(found.person, found.inks.ink))
    : onGround(TEAL, txt(100, 150, '?', 120, P));
}
