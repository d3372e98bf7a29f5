/** The scene of the home page, made only of this game's own components. Decoration: hidden from the reader. */
import type { Scene } from '../scenes';
import { hue } from './palette';

function draw(): string {
  const field: Record<string, [string, string, string]> = {
    physics: [
      hue.red61,
      `<g fill="none" stroke="${hue.red61}" stroke-width="3"><path d="M-26-24V4M-26-24H26M0-24V-2"/>
        <circle cy="14" r="14"/><path d="M18-24C22-10 22 0 14 14" stroke-dasharray="4 5"/></g>`,
      'P',
    ],
    chemistry: [
      hue.violet48b,
      `<g fill="none" stroke="${hue.violet48b}" stroke-width="3"><path d="M-7-26H7M-5-26V-8L-20 20C-22 26-19 28-14 28H14
        C19 28 22 26 20 20L5-8V-26M-14 10H14"/></g>`,
      'C',
    ],
    biology: [
      hue.green57,
      `<g fill="none" stroke="${hue.green57}" stroke-width="3"><path d="M-14-28C-14-8 14-10 14 8S-14 18-14 30M14-28
        C14-8-14-10-14 8S14 18 14 30M-12-20H12M-12 14H12M-7 1H7"/></g>`,
      'B',
    ],
    astronomy: [
      hue.blue48,
      `<g fill="none" stroke="${hue.blue48}" stroke-width="3"><circle r="12"/><ellipse rx="32" ry="11"
        transform="rotate(-22)"/><circle cx="26" cy="-24" r="3" fill="${hue.blue48}"/></g>`,
      'A',
    ],
  };
  const proj = (k: string, x: number, y: number, r: number, cubes = ''): string => {
    const [c, d, L] = field[k] ?? ['', '', ''];
    return `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-51" y="-67" width="108" height="142" rx="7"
      fill="${hue.blue23A50}"/><rect x="-54" y="-72" width="108" height="144" rx="7" fill="${hue.cream96}"/>
        <rect x="-47" y="-65" width="94" height="22" rx="3" fill="${c}"/><text x="-38" y="-48" font-family="Besley"
        font-weight="800" font-size="17" fill="${hue.white}">${L}</text><g transform="translate(0 -4)">${d}</g>
          <path d="M-44 40H44M-44 50H20" stroke="${hue.blue28}" stroke-opacity=".4" stroke-width="2.5"/>
          <g fill="none" stroke="${c}" stroke-width="2.5"><path d="M36 62a8 8 0 1 0-7-12"/><path d="M27 45l1 6 6-1"/></g>${cubes}</g>`;
  };
  const fl = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M0-11 11-5 0 1-11-5Z" fill="${hue.blue90}"/>
      <path d="M-11-5 0 1V14L-11 8Z" fill="${hue.blue69}"/><path d="M11-5 0 1V14L11 8Z" fill="${hue.blue55}"/></g>`;
  return (
    `<defs><radialGradient id="sci-ground" cx=".5" cy=".35" r=".9"><stop offset="0" stop-color="${hue.blue47}"/>
      <stop offset="1" stop-color="${hue.blue30}"/></radialGradient></defs><rect width="420" height="400"
      fill="url(#sci-ground)"/><g stroke="${hue.mist90}" stroke-width=".8"
        opacity=".28">${Array.from({ length: 22 }, (_, i) => `<path d="M${i * 20} 0V400M0 ${i * 20}H420"/>`).join('')}</g>
<g fill="none" stroke="${hue.mist96}" stroke-width="1.8" opacity=".85"><circle cx="210" cy="172" r="150"
stroke-dasharray="2 7"/><circle cx="210" cy="172" r="98"/><path d="M210 0V344M20 172H400"
  stroke-dasharray="14 5 3 5"/>${[45, 135, 225, 315]
    .map(
      (a) => `<path
    d="M210 172m${150 * Math.cos((a * Math.PI) / 180)} ${150 * Math.sin((a * Math.PI) / 180)}" />`,
    )
    .join('')}<path
      d="M322 72a150 150 0 0 1 32 54" stroke-width="4"/><path d="M343 118l11 9 4-13" stroke-width="4"/>
        <path d="M98 272a150 150 0 0 1-32-54" stroke-width="4"/><path d="M77 226l-11-9-4 13" stroke-width="4"/></g>` +
    proj('astronomy', 162, 94, 0) +
    proj('physics', 288, 124, 90, fl(30, 14) + fl(16, 26)) +
    proj('biology', 258, 250, 180) +
    proj('chemistry', 132, 220, 270) +
    `<circle cx="210" cy="172" r="8" fill="${hue.cream92}" stroke="${hue.blue31}" stroke-width="3"/>` +
    fl(374, 262) +
    fl(394, 276) +
    fl(366, 290) +
    fl(40, 60) +
    fl(62, 72)
  );
}

export const scene: Scene = { box: '0 0 420 344', draw };
