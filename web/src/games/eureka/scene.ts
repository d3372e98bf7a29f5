/** The scene of the home page, made only of this game's own components. Decoration: hidden from the reader. */
import type { Scene } from '../scenes';
import { card } from './cards';
import type { Suit } from './suits';
import { hue } from './palette';

function draw(): string {
  const fan: [Suit, number, number, number, string][] = [
    ['green', 8, -15, 132, 'Wang Zhenyi'],
    ['blue', 5, -7.5, 240, 'Averroes'],
    ['yellow', 3, 0, 350, 'Hypatia'],
    ['red', 12, 7.5, 460, 'Aretha Franklin'],
    ['yellow', 11, 15, 568, 'Albert Einstein'],
  ];
  const inside = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  const cards = fan
    .map(
      ([suit, value, turn, x, name], i) =>
        `<g filter="url(#eureka-lamp)"
          transform="translate(${x} ${152 + Math.abs(i - 2) ** 1.9 * 9}) rotate(${turn}) scale(.69)">
            <g transform="translate(-125 -175)">${inside(card(suit, value, { name }))}</g></g>`,
    )
    .join('');
  return `<defs><filter id="eureka-lamp" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="3" dy="7"
    stdDeviation="6" flood-color="${hue.black}" flood-opacity=".45"/></filter><radialGradient id="eureka-leather"
      cx=".5" cy=".1" r="1"><stop offset="0" stop-color="${hue.teal48}"/><stop offset="1" stop-color="${hue.teal30}"/>
        </radialGradient></defs><rect x="-40" y="-40" width="780" height="410" fill="url(#eureka-leather)"/>
<g fill="none" stroke="${hue.gold78}" opacity=".55"><rect x="16" y="16" width="668" height="298" rx="3"
stroke-width="2.5"/><rect x="23" y="23" width="654" height="284" rx="2" stroke-width="1"/></g>${cards}`;
}

export const scene: Scene = { box: '0 0 700 330', draw };
