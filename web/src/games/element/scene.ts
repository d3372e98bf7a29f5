/** The scene of the home page, made only of this game's own components. Decoration: hidden from the reader. */
import type { Scene } from '../scenes';
import { hue } from './palette';

type Point = [number, number];

function draw(): string {
  const disc = (x: number, y: number, r: number, c: string, m: string, ink = hue.white): string =>
    `<g transform="translate(${x} ${y})"><circle cx="2" cy="4" r="${r}" fill="${hue.rust36A33}"/>
      <circle r="${r}" fill="${c}"/><circle r="${r - 3.5}" fill="none" stroke="${hue.whiteA40}" stroke-width="1.8"/>
      <text y="${r * 0.38}" text-anchor="middle" font-family="Atkinson" font-weight="800" font-size="${r * 1.15}"
      fill="${ink}">${m}</text></g>`;
  const at = (R: number, a: number): Point => [
    210 + R * Math.cos((a * Math.PI) / 180),
    172 + R * Math.sin((a * Math.PI) / 180),
  ];
  const nuc = Array.from(
    { length: 14 },
    (_, i) =>
      [
        11.8 * Math.sqrt(i + 0.3) * Math.cos(i * 2.4),
        11.8 * Math.sqrt(i + 0.3) * Math.sin(i * 2.4),
        i % 2 ? 'p' : 'n',
      ] as const,
  ).reverse();
  return (
    `<rect width="420" height="400" fill="${hue.sand87b}"/><path d="M0 0H420V300C330 250 300 330 190 300S60 250 0 300Z"
      fill="${hue.cream91d}"/><g fill="${hue.violet25}" opacity=".14">${Array.from(
        { length: 60 },
        (_, i) => `<circle
        cx="${(i * 137) % 420}" cy="${(i * 89 + 30) % 400}" r="1.8"/>`,
      ).join('')}</g>
<g fill="none" stroke="${hue.violet25}"><circle cx="210" cy="172" r="146" stroke-width="13" stroke="${hue.cream97}"/>
<circle cx="210" cy="172" r="146" stroke-width="2"/><circle cx="210" cy="172" r="92" stroke-width="13"
stroke="${hue.cream97}"/><circle cx="210" cy="172" r="92" stroke-width="2"/><circle cx="210" cy="172" r="54"
  fill="${hue.cream97}" stroke-width="2.5"/></g>` +
    nuc
      .map(([x, y, k]) =>
        k === 'n'
          ? disc(210 + x, 172 + y, 12.5, hue.gold83, 'n', hue.violet25)
          : disc(210 + x, 172 + y, 12.5, hue.blue52, '+'),
      )
      .join('') +
    [-60, 120].map((a) => disc(...at(92, a), 13, hue.violet48, '−')).join('') +
    [-90, 64, 8, 172, 222].map((a) => disc(...at(146, a), 13, hue.violet48, '−')).join('') +
    `<g transform="translate(352 84) rotate(8)"><rect x="-43" y="-53" width="92" height="114" rx="6"
      fill="${hue.rust36A25}"/><rect x="-46" y="-58" width="92" height="114" rx="6" fill="${hue.cream97}"/>
        <rect x="-40" y="-52" width="80" height="102" rx="3" fill="${hue.violet44}"/><text x="-32" y="-32"
        font-family="Atkinson" font-weight="700" font-size="16" fill="${hue.white}">7</text>
          <text y="18" text-anchor="middle" font-family="Besley" font-weight="800" font-size="48"
          fill="${hue.white}">N</text><text y="40" text-anchor="middle" font-family="Atkinson" font-weight="600"
            font-size="13" fill="${hue.white}">nitrogen</text></g>` +
    disc(38, 296, 15, hue.gold83, 'n', hue.violet25) +
    disc(62, 318, 15, hue.blue52, '+') +
    disc(372, 286, 15, hue.violet48, '−') +
    disc(388, 314, 15, hue.blue52, '+')
  );
}

export const scene: Scene = { box: '0 0 420 344', draw };
