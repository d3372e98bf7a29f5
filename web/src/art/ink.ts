/** The drawing vocabulary: flat shapes in four inks, as SVG text. */
import { hue } from './palette';

export const K = hue.soot21; // key ink
export const P = hue.cream97c; // paper
export const P2 = hue.cream92b;

const line = (width: number, stroke: string): string =>
  width ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` : '';

export const path = (d: string, fill = 'none', width = 0, stroke = K): string =>
  `<path d="${d}" fill="${fill}"${line(width, stroke)}/>`;

export const circ = (x: number, y: number, r: number, fill = 'none', width = 0, stroke = K): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${line(width, stroke)}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill = 'none',
  width = 0,
  stroke = K,
  turn = 0,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"
    fill="${fill}"${line(width, stroke)}${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}/>`;

export const box = (x: number, y: number, w: number, h: number, fill = 'none', width = 0, rx = 0, stroke = K): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"${line(width, stroke)}/>`;

export const txt = (x: number, y: number, words: string | number, size: number, fill = K, extra = ''): string =>
  `<text x="${x}" y="${y}" font-family="Besley,Georgia,serif" font-weight="800" font-size="${size}" text-anchor="middle"
    fill="${fill}" ${extra}>${words}</text>`;

let drawn = 0;
/** A new id for a clip path or a gradient: two drawings on a page must not share one. */
export const unique = (): string => `d${(drawn += 1)}`;

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Words that stand inside a drawing. */
export const safe = (words: string): string => words.replace(/[&<>"]/g, (one) => ENTITY[one] ?? one);

/** Drawings that lie in SVG files, by their paths below `folder`; vite.config.ts takes each out of its root. */
export const drawings = (files: Record<string, string>, folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, svg]) => [path.slice(folder.length, -'.svg'.length), svg]));

/** A drawing from a file, with the line of the file's root; `inks` replaces `var(--suit)` and the like. */
export const printed = (drawing = '', inks: Record<string, string> = {}, key = K, width = 4): string =>
  `<g fill="none" stroke="${key}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">` +
  `${drawing.replace(/var\(--(\w+)\)/g, (all, ink: string) => inks[ink] ?? all)}</g>`;
