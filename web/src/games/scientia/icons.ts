/** The icons of a card's effects: the view writes them as signs, this draws each group of signs as one icon with its number. */
import { safe } from '../../art/ink';

const hexagon = (x: number, y: number, r: number): string =>
  `<path d="M${x} ${y - r}l${r * 0.87} ${r / 2}v${r}l${-r * 0.87} ${r / 2}l${-r * 0.87} ${-r / 2}v${-r}Z"
    fill="currentColor" stroke="none"/>`;

const GLYPHS = {
  turn: `<rect x="4" y="11" width="13" height="17" rx="1.5" fill="currentColor" stroke="none"/>
    <path d="M12 5h4a9 9 0 0 1 9 9v7M20 17l5 5 5-5"/>`,
  gain: `${hexagon(16, 10.5, 8.5)}<path d="M3.5 19v9h25v-9M11 23h10"/>`,
  own: `<path d="M8 14v15h16V14"/>${hexagon(16, 11, 8.5)}<path d="M13 24.5h6"/>`,
  board: `<path d="M2.5 17V29h27V17M11.5 21v8M20.5 21v8"/>${hexagon(16, 10.5, 8)}`,
  take: '<rect x="10" y="2" width="12" height="15" rx="1.5" fill="currentColor" stroke="none"/><path d="M3.5 14v15h25V14M12 21l4 4 4-4"/>',
  advance: `${hexagon(9, 15, 7.5)}<path d="M2.5 28.5h27M16 28v-3M24 28v-3M19 15h9M24.5 10.5 29 15l-4.5 4.5"/>`,
  pay: `${hexagon(10.5, 13, 7.5)}<path d="M3 23v6h26v-6M24 21V5M19 9.5 24 4.5l5 5"/>`,
  swap: `<rect x="2.5" y="9" width="11" height="15" rx="1.5" fill="currentColor" stroke="none"/><rect x="19" y="10"
    width="9.5" height="13" rx="1"/><path d="M9 4.5h14M19.5 1.5l3.5 3-3.5 3M23 28.5H9M12.5 25.5l-3.5 3 3.5 3"/>`,
  each: `<path d="M2.5 18v11h11V18M18.5 18v11h11V18"/>${hexagon(8, 12.5, 6.5)}${hexagon(24, 12.5, 6.5)}`,
  then: '<path d="M3 16h21M17 8.5 25 16l-8 7.5" stroke-width="3.4"/>',
  copy: '<rect x="3" y="9" width="13" height="18" rx="1.5" fill="currentColor" stroke="none"/><path d="M10 4h14v19h-4"/>',
  again: '<path d="M5 6v20l9-10ZM17 6v20l10-10Z" fill="currentColor"/>',
  card: '<rect x="8" y="5" width="16" height="22" rx="1.5"/>',
  projects: '<path d="M2.5 12V27h27V12M11.5 16v11M20.5 16v11"/>',
  flask: hexagon(16, 16, 10),
} as const;
export type Glyph = keyof typeof GLYPHS;

const STROKE = 'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"';
export const glyph = (kind: Glyph, size: number): string =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}"><g ${STROKE}>${GLYPHS[kind]}</g></svg>`;

// Signs to icons -----------------------------------------------------------------------------------------------

type Icon = Glyph | readonly Glyph[];
/** The longest groups come first; `(…)` is what is printed after the icon. */
const GROUPS: readonly (readonly [RegExp, Icon])[] = [
  [/^▤(\d|∀)⚗▸\+/, ['projects', 'then', 'gain']],
  [/^▯(\d|∀)⚗▸\+/, ['card', 'then', 'gain']],
  [/^▤⚗▸▯/, ['board', 'then', 'own']],
  [/^(\d)⚗▸▯\*/, 'each'],
  [/^(\d)⚗▸▯/, 'own'],
  [/^(\d)⚗▸▤/, 'board'],
  [/^⚗⇄⚗/, 'each'],
  [/^▯⇄▤/, 'swap'],
  [/^\+(\d)⚗/, 'gain'],
  [/^\+(\d)▯/, 'take'],
  [/^−(\d)⚗/, 'pay'],
  [/^↻(\d?)/, 'turn'],
  [/^▲/, 'advance'],
  [/^⧉/, 'copy'],
  [/^⊕/, 'again'],
  [/^→/, 'then'],
  [/^▯/, 'card'],
  [/^▤/, 'projects'],
  [/^⚗/, 'flask'],
];

interface Sign {
  glyph?: Glyph;
  words: string;
}

function signs(line: string): Sign[] {
  const found: Sign[] = [];
  let rest = line;
  while (rest) {
    const group = GROUPS.find(([pattern]) => pattern.test(rest));
    const match = group && group[0].exec(rest);
    if (group && match) {
      const glyphs = typeof group[1] === 'string' ? [group[1]] : group[1];
      glyphs.forEach((one, i) => found.push({ glyph: one, words: i === glyphs.length - 1 ? (match[1] ?? '') : '' }));
      rest = rest.slice(match[0].length);
    } else {
      const last = found.at(-1);
      const sign = rest.charAt(0);
      if (last && sign !== ' ' && last.glyph !== 'then') last.words += sign;
      else found.push({ words: sign });
      rest = rest.slice(1);
    }
  }
  return found.filter((sign) => sign.glyph || sign.words.trim());
}

// Icons on a card ----------------------------------------------------------------------------------------------

const GLYPH_WIDTH = 42;
const LETTER = 17;
const BROAD = 23; // a sign among them
const GAP = 7;
const BETWEEN = 28;
const ROW = 50;
const wordsWidth = (words: string): number =>
  [...words].reduce((sum, one) => sum + (/[≤∅]/.test(one) ? BROAD : LETTER), 0);
const widthOf = (line: readonly Sign[]): number =>
  line.reduce(
    (sum, sign) =>
      sum + (sign.glyph ? (sign.glyph === 'then' ? 28 : GLYPH_WIDTH) + 2 : 0) + wordsWidth(sign.words) + GAP,
    -GAP,
  );

function drawn(line: readonly Sign[], from: number, y: number, scale: number): string {
  let x = from;
  return line
    .map((sign) => {
      let svg = '';
      if (sign.glyph) {
        const size = (sign.glyph === 'then' ? 28 : GLYPH_WIDTH) * scale;
        svg += `<g transform="translate(${x} ${y - size / 2}) scale(${size / 32})" ${STROKE}>${GLYPHS[sign.glyph]}</g>`;
        x += size + 2 * scale;
      }
      if (sign.words) {
        svg += `<text x="${x}" y="${y + 10 * scale}" font-family="Besley,Georgia,serif" font-weight="800"
          font-size="${28 * scale}" letter-spacing="${-scale}" fill="currentColor">${safe(sign.words)}</text>`;
        x += wordsWidth(sign.words) * scale;
      }
      x += GAP * scale;
      return svg;
    })
    .join('');
}

/** A line that is printed several times in a row is drawn once, with its number. */
function counted(lines: readonly string[]): Sign[][] {
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.times += 1;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => [...(times > 1 ? [{ words: `${times}×` }] : []), ...signs(line)]);
}

/** Lines beside each other in as few rows as fit, as large as the room allows. */
function rowsIn(lines: readonly (readonly Sign[])[], width: number): (readonly Sign[])[][] {
  const rows: (readonly Sign[])[][] = [];
  let used = Infinity;
  for (const line of lines) {
    const wide = widthOf(line);
    if (used + BETWEEN + wide > width) {
      rows.push([line]);
      used = wide;
    } else {
      rows.at(-1)?.push(line);
      used += BETWEEN + wide;
    }
  }
  return rows;
}

/** As few rows as fit, none of them longer than it must be. */
function evenly(lines: readonly (readonly Sign[])[], width: number): (readonly Sign[])[][] {
  let rows = rowsIn(lines, width);
  for (let narrower = width - 1; narrower > 0; narrower -= 1) {
    const tried = rowsIn(lines, narrower);
    if (tried.length > rows.length) break;
    rows = tried;
  }
  return rows;
}

function scaleIn(read: readonly (readonly Sign[])[], width: number, height: number): number {
  const widest = Math.max(...read.map(widthOf), 1);
  let scale = 1.25;
  while (scale > 0.3 && (widest * scale > width || rowsIn(read, width / scale).length * ROW * scale > height))
    scale -= 0.05;
  return scale;
}

/** How large the icons of all lines can be in a room of width × height. */
export const scaleOf = (lines: readonly string[], width: number, height: number): number =>
  scaleIn(counted(lines), width, height);

const PRINT = 0.42; // the scale at which numbers are 12 px high …
const LEAST = 0.36; // … and the least, where it saves a row
/** The icons of all lines below each other in as few rows as fit into a width of pixels, large enough to be read. */
export function strip(lines: readonly string[], width: number): string {
  const read = counted(lines);
  let scale = Math.min(PRINT, width / Math.max(...read.map(widthOf), 1));
  const fewest = rowsIn(read, width / LEAST).length;
  while (scale > LEAST && rowsIn(read, width / scale).length > fewest) scale -= 0.01;
  const rows = evenly(read, width / scale);
  const wide = Math.max(
    ...rows.map((row) => row.reduce((sum, line) => sum + widthOf(line) + BETWEEN, -BETWEEN) * scale),
    1,
  );
  const high = rows.length * ROW * scale;
  const drawing = drawnRows(rows, wide / 2, high / 2, scale, ROW * scale);
  return `<svg viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">${drawing}</svg>`;
}

/** The icons of all lines, centred at (x, y) in a room of width × height. */
export function iconsOf(lines: readonly string[], x: number, y: number, width: number, height: number): string {
  const read = counted(lines);
  const scale = scaleIn(read, width, height);
  const rows = rowsIn(read, width / scale);
  return drawnRows(rows, x, y, scale, Math.min(ROW * scale, height / rows.length));
}

/** Rows of icons, one below the other, `apart` from middle to middle. */
function drawnRows(rows: (readonly Sign[])[][], x: number, y: number, scale: number, apart: number): string {
  return rows
    .map((row, i) => {
      const wide = row.reduce((sum, line) => sum + widthOf(line) + BETWEEN, -BETWEEN) * scale;
      const middle = y + (i - (rows.length - 1) / 2) * apart;
      let from = x - wide / 2;
      return row
        .map((line, j) => {
          const between = j
            ? `<path d="M${from - (BETWEEN / 2) * scale} ${middle - 16 * scale}v${32 * scale}" stroke="currentColor"
            stroke-width="2" opacity=".4"/>`
            : '';
          const svg = between + drawn(line, from, middle, scale);
          from += (widthOf(line) + BETWEEN) * scale;
          return svg;
        })
        .join('');
    })
    .join('');
}
