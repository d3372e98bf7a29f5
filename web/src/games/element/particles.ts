/** Protons, neutrons and electrons as discs and blocks of five, and what is printed with them: flat two-colour print, thin rings. */
import { hue } from './palette';

export type Kind = 'proton' | 'neutron' | 'electron';
export const KINDS: readonly Kind[] = ['proton', 'neutron', 'electron'];
export type Counts = Readonly<Record<Kind, number>>;

interface Inks {
  fill: string;
  deep: string;
  lit: string;
  on: string;
  ground: string;
}
const INKS: Record<Kind, Inks> = {
  proton: { fill: hue.blue52, deep: hue.blue38, lit: hue.blue73b, on: hue.white, ground: hue.blue90b },
  neutron: { fill: hue.gold83, deep: hue.ochre55, lit: hue.gold92, on: hue.violet25, ground: hue.gold93b },
  electron: { fill: hue.violet48, deep: hue.violet35, lit: hue.violet72, on: hue.white, ground: hue.violet88 },
};
export const INK = hue.violet25;
const IVORY = hue.cream97;
const AIMED = hue.cream97f;

const sign = (kind: Kind, x: number, y: number, r: number): string => {
  const { on } = INKS[kind];
  const [w, l] = [r * 0.26, r * 0.48];
  if (kind === 'neutron') {
    return `<path d="M${x - r * 0.34} ${y + r * 0.4}V${y - r * 0.34}M${x - r * 0.34} ${y - r * 0.02}
      C${x - r * 0.3} ${y - r * 0.44} ${x + r * 0.34} ${y - r * 0.5} ${x + r * 0.34} ${y + r * 0.04}V${y + r * 0.4}"
      fill="none" stroke="${on}" stroke-width="${w}" stroke-linecap="round"/>`;
  }
  return `<path d="M${x - l} ${y}H${x + l}${kind === 'proton' ? `M${x} ${y - l}V${y + l}` : ''}" stroke="${on}"
    stroke-width="${w}" stroke-linecap="round"/>`;
};

export const disc = (kind: Kind, x: number, y: number, r: number): string => {
  const { deep, fill, lit } = INKS[kind];
  return `<circle cx="${x + r * 0.07}" cy="${y + r * 0.15}" r="${r}" fill="${deep}"/><circle cx="${x}" cy="${y}"
    r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="none" stroke="${lit}"
      stroke-width="${r * 0.1}" opacity=".75"/>${sign(kind, x, y, r)}`;
};

/** A block that counts five, seen from above. */
const cube = (kind: Kind, x: number, y: number, s: number): string => {
  const { deep, fill, lit, on } = INKS[kind];
  const [h, q] = [s / 2, s * 0.28];
  return `<path d="M${x - h} ${y - h + q * 0.5}l${q} ${-q}h${s - q * 0.2}v${s - q * 0.3}l${-q * 0.8} ${q}h${-s}Z"
    fill="${deep}"/><path d="M${x - h} ${y - h + q * 0.5}l${q * 0.9} ${-q}h${s}l${-q * 0.9} ${q}Z" fill="${lit}"/>
      <rect x="${x - h}" y="${y - h + q * 0.5}" width="${s}" height="${s - q * 0.3}" rx="1.5" fill="${fill}"/>
      <text x="${x}" y="${y + q * 0.34 + s * 0.26}" font-family="Besley,Georgia,serif" font-weight="800"
      font-size="${s * 0.72}" text-anchor="middle" fill="${on}">5</text>`;
};

const svg = (box: string, inner: string): string => `<svg viewBox="${box}">${inner}</svg>`;

/** A small disc for running text. */
export const pip = (kind: Kind, size = 14): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}">${disc(kind, 12, 11.5, 10.4)}</svg>`;

// A Bohr board, 240 × 240: the nucleus, and a ring for each shell. ---------------------------

type Place = readonly [number, number];
const round = (count: number, radius: number, turn = 0): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i / count) * 360 + turn - 90) * (Math.PI / 180);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

/** Places for so many pieces inside the nucleus, packed from the middle. */
function packed(count: number): Place[] {
  if (count < 2) return round(count, 0);
  if (count < 6) return round(count, [0, 0, 11, 13, 15, 17.5][count] ?? 17.5, count === 4 ? 45 : 0);
  if (count < 9) return [[0, 0], ...round(count - 1, 21)];
  if (count < 13) return [...round(3, 10.5, 30), ...round(count - 3, 29)];
  return [...round(4, 12.5, 45), ...round(count - 4, 31, 9)];
}

function nucleus(counts: Counts): string {
  const loose = counts.proton + counts.neutron <= 14;
  const pieces: { kind: Kind; five: boolean }[] = [];
  for (const kind of ['proton', 'neutron'] as const) {
    const blocks = loose ? 0 : Math.floor(counts[kind] / 5);
    for (let i = 0; i < blocks; i++) pieces.push({ kind, five: true });
    for (let i = 0; i < counts[kind] - blocks * 5; i++) pieces.push({ kind, five: false });
  }
  if (loose) pieces.sort((a, b) => order(a.kind, pieces, a) - order(b.kind, pieces, b));
  const at = packed(pieces.length);
  const radius = pieces.length > 12 ? 8.4 : pieces.length > 9 ? 9 : 9.6;
  return `<g transform="translate(120 120) scale(1.13)">${pieces
    .map(({ kind, five }, i) => {
      const [x, y] = at[i] ?? [0, 0];
      return five ? cube(kind, x, y, 18) : disc(kind, x, y, radius);
    })
    .join('')}</g>`;
}
/** Protons and neutrons alternate, as in the pictures of schoolbooks. */
const order = <T extends { kind: Kind }>(kind: Kind, all: readonly T[], one: T): number =>
  all.filter((other) => other.kind === kind).indexOf(one) * 2 + (kind === 'neutron' ? 1 : 0);

const RADII = [64, 84, 101, 115] as const;

/** `filled` electrons of `places` on each ring, the innermost first; `added` particles of the nucleus are drawn as a promise. */
export function bohr(
  counts: Counts,
  filled: readonly number[],
  places: readonly number[],
  added: Partial<Counts>,
): string {
  let drawn = `<circle cx="120" cy="120" r="51" fill="${IVORY}"/><circle cx="120" cy="120" r="48" fill="${hue.cream90b}"
    stroke="${INK}" stroke-width="1.7"/>`;
  places.forEach((count, ring) => {
    const r = RADII[ring] ?? 115;
    drawn += `<circle cx="120" cy="120" r="${r}" fill="none" stroke="${IVORY}" stroke-width="7"/>
      <circle cx="120" cy="120" r="${r}" fill="none" stroke="${INK}" stroke-width="1.7"/>`;
    const size = count > 8 ? 7.2 : ring < 2 ? 9.6 : 8.4;
    round(count, r, count === 8 ? 22.5 : 0).forEach(([x, y], number) => {
      const [cx, cy] = [120 + x, 120 + y];
      drawn +=
        number < (filled[ring] ?? 0)
          ? disc('electron', cx, cy, size)
          : `<circle cx="${cx}" cy="${cy}" r="${size * 0.5}" fill="${IVORY}" stroke="${INK}" stroke-width="1"/>`;
    });
  });
  drawn += nucleus(counts);
  for (const kind of ['proton', 'neutron'] as const) {
    const more = added[kind] ?? 0;
    if (more) {
      const w = more * 19 + 18;
      drawn += `<rect x="${120 - w / 2}" y="150" width="${w}" height="24" rx="12" fill="${AIMED}"
        stroke="${INKS[kind].deep}" stroke-width="2.2" stroke-dasharray="4.2 2.6"/>`;
      for (let i = 0; i < more; i += 1) drawn += disc(kind, 120 + (i - (more - 1) / 2) * 19, 162, 8);
    }
  }
  return svg('0 0 240 240', drawn);
}

// Cards ---------------------------------------------------------------------------------------------------

const LAID: Record<number, { at: readonly Place[]; r: number }> = {
  1: { at: [[125, 196]], r: 56 },
  2: {
    at: [
      [88, 160],
      [162, 236],
    ],
    r: 46,
  },
  3: {
    at: [
      [125, 140],
      [76, 226],
      [174, 226],
    ],
    r: 41,
  },
};
const frame = (ground: string): string =>
  `<rect width="250" height="350" rx="14" fill="${IVORY}"/><path d="M14 26A12 12 0 0 1 26 14H224A12 12 0 0 1 236 26V286
    H14Z" fill="${ground}"/>`;
const printed = (x: number, y: number, words: string, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="Besley,Georgia,serif" font-weight="750" font-size="${size}" text-anchor="middle"
    fill="${fill}">${words}</text>`;

export function particleCard(kind: Kind, value: number, words: string): string {
  const { deep, ground } = INKS[kind];
  const { at, r } = LAID[value] ?? { at: [], r: 0 };
  return svg(
    '0 0 250 350',
    `${frame(ground)}<g fill="none" stroke="${deep}" stroke-width="2" opacity=".5"><circle cx="125" cy="190" r="86"/>
      <circle cx="125" cy="190" r="124" stroke-dasharray="2 7"/><circle cx="125" cy="190" r="52"/></g>
      <path d="M0 14A14 14 0 0 1 14 0H92V74A18 18 0 0 1 74 92H0Z"
      fill="${IVORY}"/>` +
      at.map(([x, y]) => disc(kind, x, y, r)).join('') +
      printed(46, 72, String(value), 70, deep) +
      printed(125, 329, words, 32, INK),
  );
}

export function powerCard(words: string): string {
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * Math.PI * 2;
    const r = i % 2 ? 64 : i % 4 ? 87 : 104;
    const [x, y] = [125 + r * Math.cos(angle), 150 + r * Math.sin(angle)];
    return `<path d="M125 150L${x} ${y}" stroke="${IVORY}" stroke-width="4" stroke-linecap="round"/>
      <circle cx="${x}" cy="${y}" r="${i % 2 ? 5 : 8}" fill="${i % 2 ? hue.gold83 : IVORY}"/>`;
  }).join('');
  return svg(
    '0 0 250 350',
    `${frame(INK)}${rays}<circle cx="125" cy="150" r="48" fill="${hue.gold83}" stroke="${INK}" stroke-width="6"/>
      <path d="M132 116 104 158H122L116 186 148 142H129Z" fill="${INK}"/>${printed(125, 329, words, 31, INK)}`,
  );
}

const orbits = (x: number, y: number, rx: number, ry: number, ink: string): string =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${ink}" stroke-width="2.4"
          transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');
export const deckBack = (): string =>
  svg(
    '0 0 100 140',
    `<rect width="100" height="140" rx="7" fill="${IVORY}"/><rect x="6" y="6" width="88" height="128" rx="4"
      fill="${hue.violet44}"/>${orbits(50, 70, 34, 13, IVORY)}<circle cx="50" cy="70" r="7" fill="${hue.gold83}"/>`,
  );
export const pileBack = (): string =>
  svg(
    '0 0 100 140',
    `<rect width="100" height="140" rx="7" fill="${IVORY}"/><rect x="6" y="6" width="88" height="128" rx="4"
      fill="${hue.red58}"/>${printed(50, 88, '?', 50, IVORY)}`,
  );
