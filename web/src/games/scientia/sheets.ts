/** A project card: a sheet of paper with its field, drawing, name and icons. On a desk its four edges count the quarter turns. */
import { safe } from '../../art/ink';
import { topic } from './drawings';
import { fieldShape, lookOf } from './fields';
import { iconsOf, scaleOf } from './icons';
import { hue } from './palette';

const INK = hue.blue28;
const PAPER = hue.cream96;
const COUNTS = hue.gold89;

export interface Printed {
  number: number;
  name: string;
  field: string;
  base: boolean;
  icons: readonly string[];
}

const serif = (x: number, y: number, size: number, words: string, fill: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Besley,Georgia,serif" font-weight="750"
    font-size="${size}" letter-spacing="-.3" fill="${fill}">${safe(words)}</text>`;

const EDGES = [
  [120, 0, 0],
  [0, 160, -90],
  [120, 320, 180],
  [240, 160, 90],
] as const;
const pips = (count: number, apart: number, r: number, y: number): string =>
  count
    ? Array.from(
        { length: count },
        (_, i) => `<circle cx="${(i - (count - 1) / 2) * apart}" cy="${y}" r="${r}" fill="${INK}"/>`,
      ).join('')
    : `<circle cy="${y}" r="${r * 0.9}" fill="none" stroke="${INK}" stroke-width="${r / 2}"/>`;

/** The edge under the pointer tells the turns made. */
const edge = (count: number, turns: number, scale = 1): string => {
  const [x, y, angle] = EDGES[count] ?? EDGES[0];
  const here = count === turns;
  return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${scale})"><path d="M-42 0H42L33 27H-33Z"
    fill="${here ? COUNTS : PAPER}" stroke="${INK}" stroke-width="${here ? 3 : 2}"
      stroke-opacity="${here ? 1 : 0.45}"/>${pips(count, 17, 6.2, 13)}</g>`;
};

const NAME_ROOM = 200;
const ICONS = 204; // the width of their room
const READABLE = 0.75; // smaller icons take room from the drawing …
const TAKEN = 44; // … so much of its height
const LETTER = 0.58;
const HUT = `<path d="M20 217V206L29.5 198 39 206V217Z" fill="${INK}"/><path d="M29.5 217v-7" stroke="${PAPER}" stroke-width="4"/>`;

export function sheet(card: Printed, turns: number | null = null): string {
  const { ink, letter } = lookOf(card.field);
  const room = card.base ? NAME_ROOM - 24 : NAME_ROOM;
  const size = Math.min(26, room / (card.name.length * LETTER));
  const [middle, height] = turns === null ? [267, 76] : [259, 58];
  const up = scaleOf(card.icons, ICONS, height) < READABLE ? TAKEN : 0;
  const icons = iconsOf(card.icons, 120, middle - up / 2, ICONS, height + up);
  return (
    `<svg viewBox="0 0 240 320"><rect width="240" height="320" rx="9" fill="${PAPER}"/><rect x="11" y="11" width="218"
      height="298" rx="3" fill="none" stroke="${INK}" stroke-width="2" opacity=".45"/>` +
    `<rect x="16" y="16" width="208" height="38"
      fill="${ink}"/>${fieldShape(card.field, 22, 22, 26, hue.white, ink)}<text x="54" y="45"
        font-family="Atkinson,Verdana,sans-serif" font-weight="800" font-size="27"
          fill="${hue.white}">${letter}</text>${serif(216, 44, 25, String(card.number), hue.white, 'end')}` +
    `<svg x="16" y="54" width="208" height="${136 - up}" viewBox="0 0 208 136"
      preserveAspectRatio="xMidYMid slice">${topic(card.number, card.field)}</svg>
      <path d="M16 54H224M16 ${190 - up}H224" stroke="${INK}" stroke-width="2.5"/>` +
    `<g transform="translate(0 ${-up})">${serif(card.base ? 44 : 20, 217, size, card.name, INK)}${card.base ? HUT : ''}<path d="M20 226H220"
      stroke="${INK}" stroke-width="1.5" opacity=".35"/></g><g color="${INK}">${icons}</g>` +
    `${turns === null ? '' : [0, 1, 2, 3].map((count) => edge(count, turns)).join('')}</svg>`
  );
}

/** The same card on a small desk: its name and what it does stand below it. */
export function deskSheet(card: Printed, turns: number): string {
  const { ink, letter } = lookOf(card.field);
  return (
    `<svg viewBox="0 0 240 320"><rect width="240" height="320" rx="9" fill="${PAPER}"/>` +
    `<rect x="16" y="44" width="208" height="92" fill="${ink}"/>${fieldShape(card.field, 62, 62, 56, hue.white, ink)}` +
    `<text x="134" y="110" font-family="Atkinson,Verdana,sans-serif" font-weight="800" font-size="60"
      fill="${hue.white}">${letter}</text>` +
    `<svg x="16" y="136" width="208" height="140" viewBox="0 0 208 136"
      preserveAspectRatio="xMidYMid slice">${topic(card.number, card.field)}</svg>` +
    `${[0, 1, 2, 3].map((count) => edge(count, turns, DESK_EDGE)).join('')}</svg>`
  );
}
const DESK_EDGE = 1.5; // its pips are counted

const NARROW = 0.53; // the width of a letter of the other face
const NAME = 30;
const narrow = (x: number, y: number, size: number, words: string, fill: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Atkinson,Verdana,sans-serif" font-weight="750"
    font-size="${size}" letter-spacing="-.4" fill="${fill}">${safe(words)}</text>`;

/** A name too long for one line of a small card, broken at the space nearest to its middle. */
function inLines(name: string, room: number): string[] {
  if (name.length * NARROW * NAME <= room) return [name];
  const spaces = [...name].flatMap((letter, i) => (letter === ' ' ? [i] : []));
  const [at] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** The same project where it is small: what must be read is larger, and the drawing has the rest. */
export function smallSheet(card: Printed, height: number): string {
  const { ink, letter } = lookOf(card.field);
  const isFlat = height < 240; // its field stands beside the drawing
  const room = card.base ? 184 : 212;
  const names = inLines(card.name, room);
  const size = Math.min(NAME, ...names.map((line) => room / (line.length * NARROW)));
  const band = isFlat ? 0 : 44;
  const free = height - 24 - band - names.length * 33 - 6; // what drawing and icons share
  const least = isFlat ? 40 : 52;
  const [low, high] = isFlat ? [62, free - least] : [92, 132];
  const icons = scaleOf(card.icons, 212, low) < 1 ? Math.max(low, Math.min(high, free - least)) : low;
  const drawn = Math.max(least, free - icons);
  const top = 12 + band + drawn;
  const bottom = top + names.length * 33 + 6;
  const mark = (y: number, wide: number): string =>
    `<rect x="12" y="12" width="${wide}" height="${isFlat ? drawn : band}" fill="${ink}"/>` +
    fieldShape(card.field, 19, y - 15, 30, hue.white, ink) +
    narrow(54, y + 11, 33, letter, hue.white) +
    narrow(12 + wide - 7, y + 11, isFlat ? 28 : 33, String(card.number), hue.white, 'end');
  return (
    `<svg viewBox="0 0 240 ${height}"><rect width="240" height="${height}" rx="9" fill="${PAPER}"/>` +
    `<svg x="${isFlat ? 122 : 12}" y="${12 + band}" width="${isFlat ? 106 : 216}" height="${drawn}" viewBox="0 0 208 136"
      preserveAspectRatio="xMidYMid slice">${topic(card.number, card.field)}</svg>` +
    (isFlat ? mark(12 + drawn / 2, 110) : mark(34, 216)) +
    `<path d="M12 ${top}H228M14 ${bottom}H226" stroke="${INK}" stroke-width="2"/>` +
    names.map((line, i) => narrow(card.base ? 44 : 14, top + 27 + i * 33, size, line, INK)).join('') +
    (card.base ? `<g transform="translate(-6 ${top - 190})">${HUT}</g>` : '') +
    `<g color="${INK}">${iconsOf(card.icons, 120, (bottom + height - 6) / 2, 216, height - bottom - 8)}</g></svg>`
  );
}

/** The drawing alone: what stood where no copy is left. */
export const ghost = (card: Printed): string => `<svg viewBox="0 0 208 136">${topic(card.number, card.field)}</svg>`;

const SMALL_EDGES = [
  [24, 3, 0],
  [3, 32, -90],
  [24, 61, 180],
  [45, 32, 90],
] as const;

/** A sheet so small that only the field and the counting edge remain. */
export function chip(field: string, turns: number): string {
  const { ink } = lookOf(field);
  const [x, y, angle] = SMALL_EDGES[turns] ?? SMALL_EDGES[0];
  return `<svg viewBox="0 0 48 64"><rect width="48" height="64" rx="4" fill="${PAPER}"/><rect x="4" y="8" width="40"
    height="34" fill="${ink}"/>${fieldShape(field, 12, 13, 24, hue.white, ink)}<path d="M8 50H40M8 56H28"
      stroke="${INK}" stroke-width="3" opacity=".55"/><g transform="translate(${x} ${y}) rotate(${angle})">
        <path d="M-20-3H20V6H-20Z" fill="${COUNTS}"/>${pips(turns % SMALL_EDGES.length, 11, 3.6, 1.5)}</g></svg>`;
}
