/** The inks of the hangar: solid shapes, and light only from radium. Gradients are defined once, by the board. */
import { hue } from './palette';

export const DARK = hue.soot20;
export const BROWN = hue.brown30;
export const OAK = hue.brown46;
export const COPPER = hue.copper65;
export const LINEN = hue.sand90;
export const CREAM = hue.cream97b;
export const GLOW = hue.green89;
export const BRASS = hue.gold81;

export const box = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${round ? ` rx="${round}"` : ''}/>`;

export const disc = (x: number, y: number, r: number, fill: string, stroke = '', width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${width}"` : ''}/>`;

const line = (stroke: string, width: number): string =>
  ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
export const shape = (d: string, fill: string, stroke = '', width = 2): string =>
  `<path d="${d}" fill="${fill || 'none'}"${stroke ? line(stroke, width) : ''}/>`;

export const GRADIENTS =
  `<radialGradient id="curie-glow"><stop offset="0" stop-color="${hue.green94}" stop-opacity=".62"/>
    <stop offset=".4" stop-color="${hue.green87}" stop-opacity=".2"/><stop offset="1" stop-color="${hue.green87}"
    stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="curie-copper" x2="1"><stop offset="0" stop-color="${hue.sand83}"/>
    <stop offset=".5" stop-color="${hue.copper65}"/><stop offset="1" stop-color="${hue.copper52b}"/></linearGradient>` +
  `<linearGradient id="curie-shade" x2="1"><stop offset="0" stop-color="${hue.copper51}"/>
    <stop offset="1" stop-color="${hue.brown37}"/></linearGradient>`;
