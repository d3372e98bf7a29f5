/** The seven characters, printed like portraits: five chemists, an octopus and a dinosaur. */
import { circ, drawings, oval, P, printed, txt } from '../../art/ink';
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

addAttributes(
  drawings(
    import.meta.glob<string>('./attributes/*.svg', { query: '?raw', import: 'default', eager: true }),
    './attributes/',
  ),
);
/** Who is no person, drawn as a whole: an octopus with test tubes, a small chemist with a crest. */
const CREATURES = drawings(
  import.meta.glob<string>('./characters/*.svg', { query: '?raw', import: 'default', eager: true }),
  './characters/',
);

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
  if (character === 'ozzy') return onGround(ROSE, printed(CREATURES.ozzy));
  if (character === 'yocchi') return onGround(MOSS, printed(CREATURES.yocchi));
  const found = PEOPLE[character];
  return found
    ? onGround(found.inks, portrait(found.person, found.inks.ink))
    : onGround(TEAL, txt(100, 150, '?', 120, P));
}
