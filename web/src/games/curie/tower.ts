/** The copper cube tower, 174 × 234, with a plate for the number of cubes that stick in it. */
import { hue } from './palette';

const RIVETS = [
  [68, 30],
  [104, 41],
  [70, 66],
  [104, 78],
  [64, 86],
  [104, 99],
  [66, 123],
  [104, 136],
  [60, 143],
  [104, 158],
] as const;

export const TOWER =
  `<ellipse cx="94" cy="214" rx="84" ry="19" fill="${hue.black}" opacity=".5"/><path d="M62 22 112 10 160 23 110 36Z"
    fill="${hue.sand81}"/><path d="M70 22.5 112 13 152 23 110 33Z" fill="${hue.soot16}"/>` +
  `<path d="M62 22 110 36V86L66 72Z" fill="url(#curie-copper)"/><path d="M160 23 110 36V86L156 73Z"
    fill="url(#curie-shade)"/><path d="M66 72 110 86 156 73 160 77 110 92 62 76Z" fill="${hue.copper78}"/>` +
  `<path d="M58 77 110 93V145L62 129Z" fill="url(#curie-copper)"/><path d="M164 78 110 93V145L160 130Z"
    fill="url(#curie-shade)"/><path d="M62 129 110 145 160 130 164 134 110 151 58 133Z" fill="${hue.copper78}"/>` +
  '<path d="M54 134 110 152V214L58 196Z" fill="url(#curie-copper)"/><path d="M168 135 110 152V214L164 197Z" fill="url(#curie-shade)"/>' +
  `<g fill="${hue.cream93e}">${RIVETS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2"/>`).join('')}</g>` +
  `<path d="M66 158C72 150 92 156 98 168V205L68 195Z" fill="${hue.soot16}"/><path d="M62 194 106 208 74 230 24 214Z"
    fill="${hue.copper59b}"/><path d="M24 214 74 230V235L24 219Z" fill="${hue.brown40b}"/>` +
  `<path d="M116 99 157 87.5V126L116 137.5Z" fill="${hue.grey99}" stroke="${hue.brown28b}" stroke-width="1.5"/>`;

export const stuckPlate = (count: number): string =>
  `<text transform="matrix(1 -.28 0 1 136.5 122)" text-anchor="middle" font-family="Besley,Georgia,serif"
    font-weight="800" font-size="27" fill="${hue.ink24}">${count}</text>`;

/** Where cubes come in, where they come out, and the ledges on which some stick. */
export const MOUTH = [111, 22] as const;
export const DOOR = [80, 184] as const;
export const LEDGES = [
  [74, 71],
  [146, 71],
  [92, 77],
  [128, 77],
  [68, 128],
  [152, 129],
  [88, 135],
  [138, 134],
] as const;

/** Where cubes come to lie at its foot, one after another. */
export const FOOT = [
  [80, 194],
  [56, 207],
  [28, 200],
  [12, 219],
  [36, 224],
  [60, 228],
  [4, 200],
  [84, 218],
  [18, 184],
  [100, 228],
  [42, 188],
  [-4, 228],
] as const;
