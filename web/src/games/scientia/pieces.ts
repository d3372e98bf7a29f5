/** The pieces: flasks are of blue glass, with a neck and a round foot; tech cubes are ivory. */
import { hue } from './palette';

export type Piece = 'flask' | 'tech';

const BOX = 'viewBox="-11.5 -12 23 25"';
const FLASK = `<path d="M-3.6-10.5V-3.5L-9.6 7.6C-11 10.4-9.6 12-7 12H7C9.6 12 11 10.4 9.6 7.6L3.6-3.5V-10.5Z" fill="${hue.mist93}"/>
  <path d="M-6.2 1.2H6.2L9.6 7.6C11 10.4 9.6 12 7 12H-7C-9.6 12-11 10.4-9.6 7.6Z" fill="${hue.blue55}" stroke="none"/>
  <path d="M-3.6-10.5V-3.5L-9.6 7.6C-11 10.4-9.6 12-7 12H7C9.6 12 11 10.4 9.6 7.6L3.6-3.5V-10.5M-5.6-11H5.6" fill="none"
    stroke-width="2" stroke-linecap="round"/><circle cx="-1.5" cy="7.5" r="1.5" fill="${hue.mist97d}" stroke="none"/>`;
const CUBE = `<path d="M0-11 10.5-5.5 0 0-10.5-5.5Z" fill="${hue.cream99e}"/><path d="M-10.5-5.5 0 0V12L-10.5 6.5Z"
  fill="${hue.cream91c}"/><path d="M10.5-5.5 0 0V12L10.5 6.5Z" fill="${hue.gold77}"/>`;
const DRAWN: Record<Piece, readonly [inner: string, line: string]> = {
  flask: [FLASK, hue.blue31b],
  tech: [CUBE, hue.olive36b],
};

export const piece = (kind: Piece, size: number): string => {
  const [inner, line] = DRAWN[kind];
  return `<svg ${BOX} width="${size}" height="${(size * 25) / 23}"><g stroke="${line}" stroke-width="1"
    stroke-linejoin="round">${inner}</g></svg>`;
};

export const lock = (size: number): string =>
  `<svg viewBox="0 0 32 36" width="${size}" height="${size * 1.15}" fill="none" stroke="currentColor" stroke-width="2.4"
    stroke-linejoin="round"><path d="M9 16V10a7 7 0 0 1 14 0v6"/><rect x="5" y="16" width="22" height="16" rx="2"
      fill="currentColor"/><path d="M16 22v5" stroke="${hue.blue31}" stroke-width="3"/></svg>`;

// The dial behind a slot: quarter turns made, and those that the ready action would make. -------------------

export const QUARTER = 90;
export const ROUND = 360 / QUARTER;
const on = (angle: number, radius: number): string =>
  `${(100 + radius * Math.sin((angle * Math.PI) / 180)).toFixed(1)} ${(100 - radius * Math.cos((angle * Math.PI) / 180)).toFixed(1)}`;
const arc = (from: number, to: number, radius: number): string =>
  `M${on(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${on(Math.min(to, 359.9), radius)}`;
const tick = (angle: number): string =>
  `M${on(angle, 91)}L${on(angle, angle % 90 === 0 ? 76 : angle % 45 === 0 ? 82 : angle % 15 === 0 ? 85 : 88)}`;
const TICKS = Array.from({ length: 48 }, (_, i) => tick(i * 7.5)).join('');

export function dial(turns: number, planned: number): string {
  const made = turns * QUARTER;
  const done = turns ? `<path d="${arc(0, made, 95)}" fill="none" stroke="${hue.gold89}" stroke-width="7"/>` : '';
  const ahead = planned
    ? `<path d="${arc(made + 3, made + planned * QUARTER - 7, 95)}" fill="none" stroke="${hue.red75}" stroke-width="7"
      stroke-dasharray="9 5"/>`
    : '';
  const stops = [1, 2, 3]
    .map((i) => {
      const [x = '0', y = '0'] = on(i * QUARTER, 95).split(' ');
      return `<circle cx="${x}" cy="${y}" r="4.5" fill="${i <= turns ? hue.gold89 : hue.blue29}" stroke="${hue.mist90}"
        stroke-width="1.5"/>`;
    })
    .join('');
  return `<svg viewBox="0 0 200 200"><circle cx="100" cy="100" r="91" fill="${hue.blue29}" fill-opacity=".55"/>
    <path d="${TICKS}" stroke="${hue.mist90}" stroke-width="1.2" opacity=".75"/><circle cx="100" cy="100" r="91"
    fill="none" stroke="${hue.mist90}" stroke-width="1.3" opacity=".8"/><path d="M100 14V186M14 100H186"
      stroke="${hue.mist90}" stroke-dasharray="10 4 2 4" opacity=".5"/>${done}${ahead}${stops}</svg>`;
}
