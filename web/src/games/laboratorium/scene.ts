/** The scene of the home page, made only of this game's own components. Decoration: hidden from the reader. */
import type { Scene } from '../scenes';
import { hue } from './palette';

type Point = [number, number];

function draw(): string {
  const atom = (x: number, y: number, k: string, label: string, r = 27): string =>
    `<g transform="translate(${x} ${y})"><circle cx="3" cy="5" r="${r}" fill="${hue.blackA25}"/>
      <circle r="${r}" fill="${k}" stroke="${hue.ink21}" stroke-width="3.5"/><circle r="${r - 6}" fill="none"
      stroke="${k === hue.white ? hue.ink21A19 : hue.whiteA33}" stroke-width="2"/><text y="${r * 0.36}"
        text-anchor="middle" font-family="Besley" font-weight="800" font-size="${r}"
          fill="${k === hue.white || k === hue.teal81 ? hue.ink21 : hue.white}">${label}</text></g>`;
  const bond = (a: Point, b: Point, n = 1): string => {
    const [x1, y1] = a,
      [x2, y2] = b,
      d = Math.hypot(x2 - x1, y2 - y1),
      ox = ((y2 - y1) / d) * 5.5,
      oy = ((x1 - x2) / d) * 5.5;
    return n === 1
      ? `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${hue.ink21}" stroke-width="9"/>`
      : [1, -1]
          .map(
            (s) =>
              `<path d="M${x1 + s * ox} ${y1 + s * oy}L${x2 + s * ox} ${y2 + s * oy}" stroke="${hue.ink21}" stroke-width="5.5"/>`,
          )
          .join('');
  };
  const ring: Point[] = [0, 1, 2, 3, 4, 5].map(
    (i) =>
      [
        196 + 68 * Math.cos(((i * 60 - 90) * Math.PI) / 180),
        150 + 68 * Math.sin(((i * 60 - 90) * Math.PI) / 180),
      ] as Point,
  );
  const die = (x: number, y: number, r: number, c: string, dots: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-19" y="-16" width="42" height="42" rx="8"
      fill="${hue.blackA22}"/><rect x="-21" y="-21" width="42" height="42" rx="8" fill="${c}" stroke="${hue.ink21}"
        stroke-width="3.5"/>${dots}</g>`;
  const at = (i: number): Point => ring[i % 6] ?? [0, 0];
  const pip = (at: number, r: number): string => `<circle cx="${at}" cy="${at}" r="${r}" fill="${hue.white}"/>`;
  return (
    `<rect width="420" height="400" fill="${hue.gold82}"/><g stroke="${hue.ochre75b}"
    stroke-width="2">${Array.from({ length: 11 }, (_, i) => `<path d="M${i * 46 - 10} 0V400M0 ${i * 46 - 14}H420"/>`).join('')}</g>
<g transform="translate(342 76) rotate(9)"><path d="M0-58 12-36 34-50 33-25 60-26 43-5 64 11 39 17 47 42 23 33 15 58 0
38-17 57-23 32-48 40-39 16-64 8-42-6-58-28-32-25-32-50-11-36Z" fill="${hue.white}" stroke="${hue.ink21}"
stroke-width="4" stroke-linejoin="round"/><path d="M0-40 8-24 24-34 23-16 42-16 30-3 44 8 27 12 32 29 16 23 10 40 0
  26-12 39-16 22-33 27-27 11-44 5-29-4-40-19-22-17-22-34-8-24Z" fill="${hue.red57}"/><text y="8" text-anchor="middle"
  font-family="Besley" font-style="italic" font-weight="900" font-size="21" letter-spacing="-.5" fill="${hue.white}">BOUM</text></g>` +
    `<g transform="translate(24 42) scale(.93)">${[
      ...ring.map((p, i) => bond(p, at(i + 1), i % 2 ? 1 : 2)),
      bond(at(0), [196, 20]),
      bond(at(2), [324, 186]),
      bond(at(4), [66, 190]),
      bond([66, 190], [22, 140], 2),
      bond(at(5), [78, 96]),
      ...ring.map((p) => atom(p[0], p[1], hue.ink27, 'C')),
      atom(196, 26, hue.teal81, 'R', 25),
      atom(326, 188, hue.red57, 'O', 26),
      atom(66, 192, hue.ink27, 'C', 26),
      atom(22, 138, hue.red57, 'O', 24),
      atom(74, 92, hue.white, 'H', 21),
    ].join('')}</g>` +
    die(370, 252, -14, hue.green54, pip(-8, 4) + pip(8, 4)) +
    die(384, 306, 12, hue.blue44, pip(0, 5)) +
    die(330, 304, 30, hue.ink21, pip(-9, 4) + pip(0, 4) + pip(9, 4))
  );
}

export const scene: Scene = { box: '0 0 420 344', draw };
