/** The scene of the home page, made only of this game's own components. Decoration: hidden from the reader. */
import type { Scene } from '../scenes';

type Point = [number, number];

function draw(): string {
  const disc = (x: number, y: number, r: number, c: string, m: string, ink = '#fff'): string =>
    `<g transform="translate(${x} ${y})"><circle cx="2" cy="4" r="${r}" fill="#5a2f2a55"/><circle r="${r}" fill="${c}"/><circle r="${r - 3.5}" fill="none" stroke="#ffffff66" stroke-width="1.8"/><text y="${r * 0.38}" text-anchor="middle" font-family="Atkinson" font-weight="800" font-size="${r * 1.15}" fill="${ink}">${m}</text></g>`;
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
    `<rect width="420" height="400" fill="#f0cdbb"/><path d="M0 0H420V300C330 250 300 330 190 300S60 250 0 300Z" fill="#f6ddcf"/><g fill="#2a1c33" opacity=".14">${Array.from({ length: 60 }, (_, i) => `<circle cx="${(i * 137) % 420}" cy="${(i * 89 + 30) % 400}" r="1.8"/>`).join('')}</g>
<g fill="none" stroke="#2a1c33"><circle cx="210" cy="172" r="146" stroke-width="13" stroke="#fdf5ec"/><circle cx="210" cy="172" r="146" stroke-width="2"/><circle cx="210" cy="172" r="92" stroke-width="13" stroke="#fdf5ec"/><circle cx="210" cy="172" r="92" stroke-width="2"/><circle cx="210" cy="172" r="54" fill="#fdf5ec" stroke-width="2.5"/></g>` +
    nuc
      .map(([x, y, k]) =>
        k === 'n'
          ? disc(210 + x, 172 + y, 12.5, '#f2be2e', 'n', '#2a1c33')
          : disc(210 + x, 172 + y, 12.5, '#2663c4', '+'),
      )
      .join('') +
    [-60, 120].map((a) => disc(...at(92, a), 13, '#6b3fb0', '−')).join('') +
    [-90, 64, 8, 172, 222].map((a) => disc(...at(146, a), 13, '#6b3fb0', '−')).join('') +
    `<g transform="translate(352 84) rotate(8)"><rect x="-43" y="-53" width="92" height="114" rx="6" fill="#5a2f2a40"/><rect x="-46" y="-58" width="92" height="114" rx="6" fill="#fdf5ec"/><rect x="-40" y="-52" width="80" height="102" rx="3" fill="#5b3a9e"/><text x="-32" y="-32" font-family="Atkinson" font-weight="700" font-size="16" fill="#fff">7</text><text y="18" text-anchor="middle" font-family="Besley" font-weight="800" font-size="48" fill="#fff">N</text><text y="40" text-anchor="middle" font-family="Atkinson" font-weight="600" font-size="13" fill="#fff">nitrogen</text></g>` +
    disc(38, 296, 15, '#f2be2e', 'n', '#2a1c33') +
    disc(62, 318, 15, '#2663c4', '+') +
    disc(372, 286, 15, '#6b3fb0', '−') +
    disc(388, 314, 15, '#2663c4', '+')
  );
}

export const scene: Scene = { box: '0 0 420 344', draw };
