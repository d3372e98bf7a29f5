/** The scene of the home page, made only of this game's own components. Decoration: hidden from the reader. */
import type { Scene } from '../scenes';
import { hue } from './palette';

function draw(): string {
  const cube = (x: number, y: number, s: number, [t, l, r]: string[], mark = '', glow = 0): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${
      glow
        ? `<circle r="74" cy="4"
      fill="url(#curie-glow)"/>`
        : ''
    }<path d="M0-22 19-11 0 0-19-11Z" fill="${t}"/><path d="M-19-11 0 0V22L-19 11Z"
        fill="${l}"/><path d="M19-11 0 0V22L19 11Z" fill="${r}"/>${mark}</g>`;
  const PB = [hue.stone55, hue.stone39b, hue.soot30],
    U = [hue.gold90c, hue.gold78c, hue.ochre63],
    R = [hue.green97, hue.green89, hue.green76];
  const pm = `<path d="M-15-4-4 2M-15 3-4 9" stroke="${hue.stone68}" stroke-width="1.6"/>`,
    um = `<circle cx="-9.5" cy="2" r="1.7" fill="${hue.umber48}"/><circle cx="-9.5" cy="8" r="1.7" fill="${hue.umber48}"/>`,
    rm = `<path d="M-13 1l3 1.7 3 6" stroke="${hue.green47}" stroke-width="1.8" fill="none"/>`;
  return (
    `<defs><radialGradient id="curie-glow"><stop offset="0" stop-color="${hue.green94}" stop-opacity=".75"/>
      <stop offset=".35" stop-color="${hue.green87}" stop-opacity=".28"/><stop offset="1" stop-color="${hue.green87}"
      stop-opacity="0"/></radialGradient><linearGradient id="curie-cu" x2="1">
        <stop offset="0" stop-color="${hue.sand81}"/><stop offset=".45" stop-color="${hue.copper65}"/>
        <stop offset="1" stop-color="${hue.brown45}"/></linearGradient><radialGradient id="curie-room" cx=".7" cy=".75"
        r=".9"><stop offset="0" stop-color="${hue.brown36}"/><stop offset=".6" stop-color="${hue.soot24}"/>
          <stop offset="1" stop-color="${hue.soot19}"/></radialGradient></defs>
<rect x="-160" y="-20" width="800" height="420" fill="url(#curie-room)"/>
<g stroke="${hue.copper70}" fill="none" opacity=".75"><path d="M-160 54H640"
stroke-width="1.5"/>${[1867, 1891, 1895, 1898, 1903, 1911]
      .map(
        (y, i) => `<circle cx="${42 + i * 76}" cy="54"
  r="${y === 1898 ? 10 : 6}" fill="${y === 1898 ? hue.copper70 : hue.soot24}" stroke-width="2"/><text x="${42 + i * 76}"
    y="36" text-anchor="middle" stroke="none" fill="${hue.sand89b}" font-family="Besley" font-weight="600"
      font-size="13">${y}</text>`,
      )
      .join('')}</g>
<g transform="translate(66 6) scale(.84)"><ellipse cx="338" cy="372" rx="150" ry="30" fill="${hue.black}" opacity=".5"/>
<g><path d="M270 96 352 78 428 98 346 118Z" fill="${hue.brown37b}"/><path d="M282 97 351 83 415 99 346 113Z"
fill="${hue.soot18d}"/><path d="M270 96 346 118V356L278 334Z" fill="url(#curie-cu)"/>
  <path d="M428 98 346 118V356L420 332Z" fill="${hue.brown48d}"/>
<g stroke="${hue.blackA22}" stroke-width="2" fill="none"><path d="M271 150 346 173 427 150M273 210 346 234 424 210
M275 270 346 295 422 268"/></g><g fill="${hue.sand88}">${[
      [281, 108],
      [337, 124],
      [283, 160],
      [337, 178],
      [285, 222],
      [337, 240],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)
      .join('')}</g>
<path d="M290 286 336 300V352L292 338Z" fill="${hue.soot16d}"/><path d="M290 336 346 354 300 384 238 362Z"
fill="${hue.copper57}"/><path d="M238 362 300 384V392L238 370Z" fill="${hue.brown40b}"/></g>` +
    cube(330, 66, 0.8, PB, pm) +
    cube(368, 46, 0.7, U, um) +
    cube(304, 344, 0.92, R, rm, 1) +
    cube(262, 366, 0.95, PB, pm) +
    cube(214, 372, 1, U, um) +
    cube(170, 352, 1.05, R, rm, 1) +
    cube(232, 330, 0.8, PB, pm) +
    cube(150, 384, 0.9, PB, pm) +
    `</g>` +
    `<g><circle cx="98" cy="262" r="118" fill="url(#curie-glow)" opacity=".8"/>
      <path d="M78 96H118M82 98V168L30 292C25 306 32 316 46 316H150C164 316 171 306 166 292L114 168V98"
      fill="${hue.cream94A8}" stroke="${hue.cream94}" stroke-width="4.5" stroke-linejoin="round"
        stroke-linecap="round"/><path d="M92 112V172L52 272" fill="none" stroke="${hue.white}" stroke-width="4"
          stroke-linecap="round" opacity=".5"/></g>` +
    cube(70, 284, 1, PB, pm) +
    cube(112, 286, 1, U, um) +
    cube(92, 254, 1.05, R, rm, 1) +
    cube(140, 282, 0.8, PB, pm) +
    cube(104, 214, 0.85, R, rm, 1)
  );
}

export const scene: Scene = { box: '-48 10 560 326', draw };
