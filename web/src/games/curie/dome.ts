/** The workshop tile: a dome, and its throws along the curve. 296 × 268. */
import type { SpaceView } from '../../gen/curie.gen';
import { face, LETTER, RESOURCES } from './cubes';
import { signShape } from './signs';
import { hue } from './palette';

const RADIUS = 122;
const FROM = 189;
const TO = 351;
export const angle = (i: number, count: number): number => FROM + ((TO - FROM) * i) / Math.max(1, count - 1);
export const place = (degrees: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [150 + RADIUS * Math.cos(turn), 160 + RADIUS * Math.sin(turn)];
};
const at = (degrees: number): string =>
  place(degrees)
    .map((one) => one.toFixed(1))
    .join(' ');

export const DOME =
  `<g transform="translate(0 3)"><path d="M56 168C56 104 96 66 150 66S244 104 244 168Z" fill="${hue.slate58}"/>
    <path d="M150 66C204 66 244 104 244 168H196C196 112 180 78 150 66Z" fill="${hue.slate46}"/>
    <path d="M150 66C122 80 108 116 106 168M150 66C178 80 192 116 194 168M150 66V168" fill="none"
    stroke="${hue.slate38}" stroke-width="2"/><path d="M150 66C122 66 96 78 80 102" fill="none" stroke="${hue.slate77}"
      stroke-width="2" opacity=".6"/>` +
  `<path d="M48 168H252V180H48Z" fill="${hue.gold86}"/><path d="M58 180H242V236H58Z" fill="${hue.ochre74}"/>
    <path d="M150 180H242V236H150Z" fill="${hue.ochre65}"/>
    <g fill="${hue.soot24c}">${[70, 104, 138, 172, 206]
      .map(
        (x) => `<path d="M${x} 236V200a10 10 0 0 1 20 0
    V236Z"/>`,
      )
      .join('')}</g><g fill="${hue.gold89c}">${[61, 95, 129, 163, 197, 231]
      .map(
        (x) => `<path
    d="M${x} 182h6v54h-6Z"/>`,
      )
      .join('')}</g><path d="M44 236H256V246H44Z" fill="${hue.gold86}"/>
      <path d="M36 246H264V254H36Z" fill="${hue.ochre74}"/></g>` +
  `<path d="M${at(FROM)}A${RADIUS} ${RADIUS} 0 0 1 ${at(TO)}" fill="none" stroke="${hue.soot20b}" stroke-width="16"
    opacity=".55"/><path d="M${at(FROM)}A${RADIUS} ${RADIUS} 0 0 1 ${at(TO)}" fill="none" stroke="${hue.copper70}"
      stroke-width="3" stroke-dasharray="2 5"/>`;

/** The side of the tile in its tympanum, and at the end of the curve the sign that it is turned over. */
export const sideMarks = (side: number): string =>
  `<circle cx="150" cy="140" r="20" fill="${hue.cream93}" stroke="${hue.brown48}" stroke-width="2"/>
    <text x="150" y="149" text-anchor="middle" font-family="Besley,Georgia,serif" font-weight="800" font-size="25"
    fill="${hue.soot23}">${side}</text>` +
  `<g transform="translate(275 203)"><circle r="17" fill="${hue.cream93}" stroke="${hue.brown48}" stroke-width="2"/>
    <path d="M-8-3A8.5 8.5 0 0 1 7-5M8 3A8.5 8.5 0 0 1-7 5" fill="none" stroke="${hue.soot23}" stroke-width="2.6"
    stroke-linecap="round"/><path d="M8-10v6H2ZM-8 10V4h6Z" fill="${hue.soot23}"/></g>` +
  `<path transform="translate(25 203)" d="M-8-11 11 0-8 11Z" fill="${hue.cream93}" stroke="${hue.brown48}"
    stroke-width="2" stroke-linejoin="round"/>`;

/** The ring that stands on the space of this turn. */
export const RING = `<circle r="30.5" fill="none" stroke="${hue.umber42}" stroke-width="8"/><circle r="30.5" fill="none"
  stroke="${hue.gold78}" stroke-width="5.5"/><path d="M-21-21A30.5 30.5 0 0 1 10-28.5" fill="none"
    stroke="${hue.cream96b}" stroke-width="2.4" stroke-linecap="round"/>`;

/** One throw: its cubes two by two, its clock outside the curve. */
export function throwing(space: SpaceView, degrees: number, past: boolean): string {
  const letters = RESOURCES.flatMap((one) => Array.from({ length: space.throw[one] ?? 0 }, () => LETTER[one]));
  const [x] = place(degrees);
  const clock = x < 149 ? -33 : x > 151 ? 12 : -10.5;
  const left = letters.length > 1 ? -19 : -9.5;
  const top = letters.length > 2 ? -19 : -9.5;
  return (
    `<circle r="27" fill="${past ? hue.soot26c : space.marker ? hue.brown35b : hue.soot30c}"
      stroke="${space.marker ? hue.gold90 : hue.copper70}" stroke-width="1.8"${past ? ' stroke-dasharray="3 3"' : ''}/>` +
    letters
      .map(
        (letter, i) =>
          `<g transform="translate(${left + (i % 2) * 19} ${top + Math.floor(i / 2) * 19}) scale(.79)">${face(letter, true)}</g>`,
      )
      .join('') +
    (space.clock
      ? `<g transform="translate(${clock} ${space.marker ? -45 : -30}) scale(.88)" color="${hue.brown48}">${signShape('clock')}</g>`
      : '')
  );
}
