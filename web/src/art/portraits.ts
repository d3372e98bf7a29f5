/** Portraits in four inks, 200 × 230: key ink, paper, the suit's ink, a skin tint. Shared by every game with people. */
import { circ, drawings, K, oval, P, P2, path, printed, unique } from './ink';
import { hue } from './palette';

export interface Person {
  skin: number; // 0–3
  hair: string; // style and colour: `bob k`
  head?: string;
  beard?: string;
  garment: string;
  attribute: string;
  extras?: readonly string[];
  turn: number; // -5 … 5
  width: number;
  jaw: number;
  face?: string; // five letters: brows, eyes, nose, mouth, age; see below
}

/** Where the medallion stands, and its size. */
interface Medallion {
  x: number;
  y: number;
  scale: number;
}

const SKIN: readonly (readonly [string, string])[] = [
  [hue.cream91, hue.sand80],
  [hue.ochre84, hue.copper72c],
  [hue.copper71, hue.copper58b],
  [hue.copper54b, hue.brown42b],
  [hue.cream95c, hue.stone83],
];
const HAIR: Record<string, { hair: string; shine: string }> = {
  k: { hair: K, shine: hue.stone44 },
  b: { hair: hue.brown33, shine: hue.copper53b },
  r: { hair: hue.brown49, shine: hue.copper68 },
  w: { hair: hue.cream95b, shine: hue.gold70 },
  g: { hair: hue.stone62, shine: hue.stone83b },
};
const CHIN = 146;

/** The parts of people, by `garment/toga`; the attribute stands around (0, 0), all others in the whole field. */
const PARTS = drawings(
  import.meta.glob<string>('./portraits/*/*.svg', { query: '?raw', import: 'default', eager: true }),
  './portraits/',
);
const part = (name: string, inks: Record<string, string>): string => (name in PARTS ? printed(PARTS[name], inks) : '');

/** A game adds the attributes of its own people, by their names. */
export function addAttributes(more: Record<string, string>): void {
  for (const [name, drawing] of Object.entries(more)) PARTS[`attribute/${name}`] = drawing;
}

const faceOf = (width: number, jaw: number): string => {
  const j = width * (0.42 + 0.5 * jaw);
  return `M100 42C${100 + width * 0.92} 42 ${100 + width} 64 ${100 + width} 88C${100 + width} 114 ${100 + j} ${CHIN - 3}
    100 ${CHIN}C${100 - j} ${CHIN - 3} ${100 - width} 114 ${100 - width} 88C${100 - width} 64 ${100 - width * 0.92} 42 100 42Z`;
};

const HERE: Medallion = { x: 44, y: 190, scale: 0.86 };

/** The person without ground, to stand in a card or a frame. `ink` is the suit's. */
export function portrait(who: Person, ink: string, medal: Medallion = HERE): string {
  const [skin, shade] = SKIN[who.skin] ?? [hue.cream91, hue.sand80];
  const [hairName = 'none', hairColour = 'k'] = who.hair.split(' ');
  const [beardName = '', beardColour = 'k'] = (who.beard ?? '').split(' ');
  const inks = { suit: ink, skin, ...HAIR[hairColour] };
  const face = faceOf(who.width, who.jaw);
  return (
    circ(100, 96, 66, P2) +
    part(`hair-behind/${hairName}`, inks) +
    part(`garment/${who.garment}`, inks) +
    path('M84 126V158C84 172 116 172 116 158V126Z', shade, 4) +
    oval(100 - who.width, 98, 6, 9, skin, 3.5) +
    oval(100 + who.width, 98, 6, 9, shade, 3.5) +
    lit(face, skin, shade, 100 + who.turn) +
    features(who, hairName === 'none' ? beardColour : hairColour, shade) +
    part(`beard/${beardName}`, { ...inks, ...HAIR[beardColour] }) +
    part(`hair/${hairName}`, inks) +
    part(`head/${who.head}`, inks) +
    (who.extras ?? []).map((one) => part(`extra/${one}`, inks)).join('') +
    `<g transform="translate(${medal.x} ${medal.y}) scale(${medal.scale})"><circle r="47" fill="${P}" stroke="${K}"
      stroke-width="4.5"/>${part(`attribute/${who.attribute}`, inks)}</g>`
  );
}

/** The face with one hard shadow on its right. */
function lit(face: string, skin: string, shade: string, x: number): string {
  const id = unique();
  return (
    path(face, skin, 4) +
    `<clipPath id="${id}"><path d="${face}"/></clipPath><g clip-path="url(#${id})">` +
    path(`M${x + 9} 30C${x + 3} 60 ${x + 14} 84 ${x + 9} 104C${x + 16} 120 ${x + 6} 134 ${x + 2} 160H160V30Z`, shade) +
    '</g>' +
    path(face, 'none', 4)
  );
}

// What tells faces apart, each around the middle of the head x; `side` is where it looks.
const BROWS: Record<string, (x: number) => string> = {
  a: (x) => `M${x - 23} 83Q${x - 14} 75 ${x - 6} 82M${x + 6} 82Q${x + 14} 75 ${x + 23} 83`, // arched
  s: (x) => `M${x - 23} 82Q${x - 14} 79 ${x - 7} 81M${x + 7} 81Q${x + 14} 79 ${x + 23} 82`, // straight
  t: (x) => `M${x - 23} 85Q${x - 15} 81 ${x - 7} 78M${x + 7} 78Q${x + 15} 81 ${x + 23} 85`, // thoughtful
  f: (x) => `M${x - 23} 80Q${x - 14} 77 ${x - 6} 84M${x + 6} 84Q${x + 14} 77 ${x + 23} 80`, // firm
  r: (x) => `M${x - 23} 80Q${x - 14} 71 ${x - 6} 79M${x + 6} 83Q${x + 14} 78 ${x + 23} 84`, // one raised
  h: (x) => `M${x - 24} 84Q${x - 15} 76 ${x - 6} 81M${x + 6} 81Q${x + 15} 76 ${x + 24} 84`, // heavy
};
const HEAVY: Record<string, number> = { h: 6, f: 4.2, s: 3.6 };

const almond = (x: number, open: number): string =>
  `M${x - 8} 94Q${x} ${94 - open} ${x + 8} 94Q${x} ${94 + open * 0.62} ${x - 8} 94Z`;
const white = (x: number, open: number, look: number, pupil: number): string =>
  path(almond(x, open), hue.cream99d, 2.2) +
  circ(x + look, 93.4, pupil, K) +
  path(`M${x - 8.5} 94Q${x} ${93 - open} ${x + 8.5} 94`, 'none', 3.2);
const EYES: Record<string, (x: number, out: number, look: number) => string> = {
  o: (x, _out, look) => white(x, 8, look, 3.2), // open
  r: (x, _out, look) => white(x, 11, look, 3.6), // round
  l: (x, out, look) => white(x, 8, look, 3.2) + path(`M${x + out * 7} 91.5L${x + out * 12} 88`, 'none', 2.6), // with lashes
  h: (x, _out, look) => white(x, 5, look, 2.9) + path(`M${x - 8} 88.5Q${x} 84.5 ${x + 8} 88.5`, 'none', 2.2), // hooded
  n: (x, _out, look) =>
    circ(x + look, 93.5, 2.7, K) +
    path(`M${x - 8} 94Q${x} 89 ${x + 8} 93.5`, 'none', 3.2) +
    path(`M${x - 6} 99Q${x} 101 ${x + 6} 98.5`, 'none', 2.2), // narrowed
  c: (x, out, look) =>
    circ(x + look, 94, 2.8, K) +
    path(`M${x - 8} 95.5Q${x} 86 ${x + 8} 95.5`, 'none', 3.4) +
    path(`M${x + out * 11} 91l${out * 4} -2M${x + out * 11} 95l${out * 4} 1`, 'none', 2.2), // smiling
  d: (x, out) =>
    path(`M${x - 8} 92Q${x} 99 ${x + 8} 92`, 'none', 3.2) + path(`M${x + out * 6} 95.5l${out * 4} 3`, 'none', 2.4), // looking down
};
const NOSES: Record<string, (x: number, side: number) => string> = {
  s: (x, side) =>
    `M${x + 2 * side} 92C${x + 2 * side} 102 ${x + 9 * side} 108 ${x + 7 * side} 112
      C${x + 4 * side} 115 ${x - side} 115 ${x - 3 * side} 113`, // soft
  l: (x, side) =>
    `M${x + 3 * side} 88C${x + 4 * side} 102 ${x + 10 * side} 110 ${x + 8 * side} 115
      C${x + 5 * side} 118 ${x} 118 ${x - 3 * side} 116`, // long
  k: (x, side) =>
    `M${x + 2 * side} 88C${x + 9 * side} 94 ${x + 7 * side} 104 ${x + 10 * side} 112
      C${x + 8 * side} 117 ${x + side} 116 ${x - 3 * side} 114`, // with a bridge
  b: (x, side) =>
    `M${x + 2 * side} 98C${x + 2 * side} 103 ${x + 5 * side} 106 ${x + 8 * side} 110M${x - 8} 112
      Q${x - 5} 117 ${x} 114.5Q${x + 5} 117 ${x + 8} 112`, // broad
  u: (x, side) => `M${x + 3 * side} 102Q${x + 8 * side} 109 ${x + 4 * side} 112Q${x} 114 ${x - 3 * side} 111.5`, // short
};
const LIP = hue.red52;
const MOUTHS: Record<string, (x: number) => string> = {
  c: (x) => path(`M${x - 8} 125Q${x - 3} 122 ${x} 124Q${x + 3} 122 ${x + 8} 125Q${x} 132 ${x - 8} 125Z`, LIP, 2.2), // calm
  f: (x) =>
    path(`M${x - 10} 125Q${x - 4} 119 ${x} 122.5Q${x + 4} 119 ${x + 10} 125Q${x} 135 ${x - 10} 125Z`, LIP, 2.2) +
    path(`M${x - 9} 125.5Q${x} 127 ${x + 9} 125.5`, 'none', 2.2), // full
  s: (x) =>
    path(`M${x - 11} 122Q${x} 135 ${x + 11} 122Q${x} 127 ${x - 11} 122Z`, LIP, 2.4) +
    path(`M${x - 13} 120.5l3 2.5M${x + 13} 120.5l-3 2.5`, 'none', 2.4), // a smile
  t: (x) => path(`M${x - 9} 126Q${x} 127 ${x + 9} 125.5`, 'none', 3) + path(`M${x - 4} 131.5h8`, 'none', 2.2), // thin
  w: (x) =>
    path(`M${x - 9} 127Q${x + 2} 128.5 ${x + 10} 121.5`, 'none', 3, K) +
    path(`M${x - 5} 129.5Q${x} 132.5 ${x + 5} 129`, 'none', 2.4, LIP), // wry
};
const AGES: Record<string, (x: number, shade: string) => string> = {
  '1': (x) =>
    path(
      `M${x - 16} 108Q${x - 20} 115 ${x - 17} 121M${x + 16} 108Q${x + 20} 115 ${x + 17} 121`,
      'none',
      2.2,
      hue.soot21A60,
    ),
  '2': (x) =>
    path(
      `M${x - 16} 108Q${x - 20} 115 ${x - 17} 121M${x + 16} 108Q${x + 20} 115 ${x + 17} 121M${x - 12} 69
        Q${x} 66 ${x + 12} 69M${x - 9} 74.5Q${x} 72 ${x + 9} 74.5M${x - 20} 101q5 3 10 1M${x + 20} 101q-5 3-10 1`,
      'none',
      2.2,
      hue.soot21A50,
    ),
  '3': (x, shade) => circ(x - 20, 109, 6.5, shade) + circ(x + 20, 109, 6.5, shade),
  '4': (x) =>
    [
      [-22, 104],
      [-17, 107],
      [-23, 110],
      [22, 104],
      [17, 107],
      [23, 110],
    ]
      .map(([dx = 0, y = 0]) => circ(x + dx, y, 1.3, hue.copper54c))
      .join(''),
  '5': (x) => circ(x + 14, 117, 1.9, K),
};
const CALM = 'aosc-';

function features(who: Person, colour: string, shade: string): string {
  const x = 100 + who.turn;
  const side = who.turn > 0 ? 1 : -1;
  const tint = HAIR[colour]?.hair ?? K;
  const ink = tint === hue.cream95b ? hue.gold70 : tint;
  const [brow = '', eye = '', nose = '', mouth = '', age = ''] = who.face ?? CALM;
  const eyes = EYES[eye] ?? (() => '');
  return (
    (AGES[age]?.(x, shade) ?? '') +
    path(BROWS[brow]?.(x) ?? '', 'none', HEAVY[brow] ?? 3, ink) +
    eyes(x - 14, -1, side * 1.6) +
    eyes(x + 14, 1, side * 1.6) +
    path(NOSES[nose]?.(x, side) ?? '', 'none', 3) +
    (who.beard && !SHAVEN.has(who.beard.split(' ')[0] ?? '') ? '' : (MOUTHS[mouth]?.(x) ?? ''))
  );
}
/** Beards that leave the mouth to be seen. */
const SHAVEN = new Set(['whiskers', 'pharaoh']);
