/** Five scenes for the home page, each made only of that game's own components. Decoration: hidden from the reader. */
import { card } from '../games/eureka/cards';
import type { Suit } from '../games/eureka/suits';

type Point = [number, number];

export interface Scene {
  box: string; // viewBox
  draw(): string;
}

function eureka(): string {
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
        `<g filter="url(#eureka-lamp)" transform="translate(${x} ${152 + Math.abs(i - 2) ** 1.9 * 9}) rotate(${turn}) scale(.69)"><g transform="translate(-125 -175)">${inside(card(suit, value, { name }))}</g></g>`,
    )
    .join('');
  return `<defs><filter id="eureka-lamp" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="3" dy="7" stdDeviation="6" flood-color="#000" flood-opacity=".45"/></filter><radialGradient id="eureka-leather" cx=".5" cy=".1" r="1"><stop offset="0" stop-color="#34685a"/><stop offset="1" stop-color="#17342c"/></radialGradient></defs><rect x="-40" y="-40" width="780" height="410" fill="url(#eureka-leather)"/>
<g fill="none" stroke="#e2b04a" opacity=".55"><rect x="16" y="16" width="668" height="298" rx="3" stroke-width="2.5"/><rect x="23" y="23" width="654" height="284" rx="2" stroke-width="1"/></g>${cards}`;
}

function curie(): string {
  const cube = (x: number, y: number, s: number, [t, l, r]: string[], mark = '', glow = 0): string =>
    `<g transform="translate(${x} ${y}) scale(${s})">${glow ? `<circle r="74" cy="4" fill="url(#curie-glow)"/>` : ''}<path d="M0-22 19-11 0 0-19-11Z" fill="${t}"/><path d="M-19-11 0 0V22L-19 11Z" fill="${l}"/><path d="M19-11 0 0V22L19 11Z" fill="${r}"/>${mark}</g>`;
  const PB = ['#7b7069', '#4a423d', '#322b28'],
    U = ['#ffd97a', '#e3ac2c', '#b27f12'],
    R = ['#e6ffc9', '#b6f27c', '#7fca45'];
  const pm = `<path d="M-15-4-4 2M-15 3-4 9" stroke="#a0958c" stroke-width="1.6"/>`,
    um = `<circle cx="-9.5" cy="2" r="1.7" fill="#7a5405"/><circle cx="-9.5" cy="8" r="1.7" fill="#7a5405"/>`,
    rm = `<path d="M-13 1l3 1.7 3 6" stroke="#2f6a12" stroke-width="1.8" fill="none"/>`;
  return (
    `<defs><radialGradient id="curie-glow"><stop offset="0" stop-color="#c9ff8f" stop-opacity=".75"/><stop offset=".35" stop-color="#a9ec6f" stop-opacity=".28"/><stop offset="1" stop-color="#a9ec6f" stop-opacity="0"/></radialGradient><linearGradient id="curie-cu" x2="1"><stop offset="0" stop-color="#f0b184"/><stop offset=".45" stop-color="#c9763f"/><stop offset="1" stop-color="#7d4320"/></linearGradient><radialGradient id="curie-room" cx=".7" cy=".75" r=".9"><stop offset="0" stop-color="#4a3b2c"/><stop offset=".6" stop-color="#261e1a"/><stop offset="1" stop-color="#171210"/></radialGradient></defs>
<rect x="-160" y="-20" width="800" height="420" fill="url(#curie-room)"/>
<g stroke="#d98a54" fill="none" opacity=".75"><path d="M-160 54H640" stroke-width="1.5"/>${[1867, 1891, 1895, 1898, 1903, 1911].map((y, i) => `<circle cx="${42 + i * 76}" cy="54" r="${y === 1898 ? 10 : 6}" fill="${y === 1898 ? '#d98a54' : '#261e1a'}" stroke-width="2"/><text x="${42 + i * 76}" y="36" text-anchor="middle" stroke="none" fill="#f0d5b8" font-family="Besley" font-weight="600" font-size="13">${y}</text>`).join('')}</g>
<g transform="translate(66 6) scale(.84)"><ellipse cx="338" cy="372" rx="150" ry="30" fill="#000" opacity=".5"/>
<g><path d="M270 96 352 78 428 98 346 118Z" fill="#5d341a"/><path d="M282 97 351 83 415 99 346 113Z" fill="#1a100a"/><path d="M270 96 346 118V356L278 334Z" fill="url(#curie-cu)"/><path d="M428 98 346 118V356L420 332Z" fill="#8a4c26"/>
<g stroke="#00000038" stroke-width="2" fill="none"><path d="M271 150 346 173 427 150M273 210 346 234 424 210M275 270 346 295 422 268"/></g><g fill="#f6cfae">${[
      [281, 108],
      [337, 124],
      [283, 160],
      [337, 178],
      [285, 222],
      [337, 240],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6"/>`)
      .join('')}</g>
<path d="M290 286 336 300V352L292 338Z" fill="#140c08"/><path d="M290 336 346 354 300 384 238 362Z" fill="#a8622f"/><path d="M238 362 300 384V392L238 370Z" fill="#6b3a1a"/></g>` +
    cube(330, 66, 0.8, PB, pm) +
    cube(368, 46, 0.7, U, um) +
    cube(304, 344, 0.92, R, rm, 1) +
    cube(262, 366, 0.95, PB, pm) +
    cube(214, 372, 1, U, um) +
    cube(170, 352, 1.05, R, rm, 1) +
    cube(232, 330, 0.8, PB, pm) +
    cube(150, 384, 0.9, PB, pm) +
    `</g>` +
    `<g><circle cx="98" cy="262" r="118" fill="url(#curie-glow)" opacity=".8"/><path d="M78 96H118M82 98V168L30 292C25 306 32 316 46 316H150C164 316 171 306 166 292L114 168V98" fill="#f4e8d814" stroke="#f4e8d8" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/><path d="M92 112V172L52 272" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/></g>` +
    cube(70, 284, 1, PB, pm) +
    cube(112, 286, 1, U, um) +
    cube(92, 254, 1.05, R, rm, 1) +
    cube(140, 282, 0.8, PB, pm) +
    cube(104, 214, 0.85, R, rm, 1)
  );
}

function laboratorium(): string {
  const atom = (x: number, y: number, k: string, label: string, r = 27): string =>
    `<g transform="translate(${x} ${y})"><circle cx="3" cy="5" r="${r}" fill="#00000040"/><circle r="${r}" fill="${k}" stroke="#16181d" stroke-width="3.5"/><circle r="${r - 6}" fill="none" stroke="${k === '#ffffff' ? '#16181d30' : '#ffffff55'}" stroke-width="2"/><text y="${r * 0.36}" text-anchor="middle" font-family="Besley" font-weight="800" font-size="${r}" fill="${k === '#ffffff' || k === '#8fd0c0' ? '#16181d' : '#fff'}">${label}</text></g>`;
  const bond = (a: Point, b: Point, n = 1): string => {
    const [x1, y1] = a,
      [x2, y2] = b,
      d = Math.hypot(x2 - x1, y2 - y1),
      ox = ((y2 - y1) / d) * 5.5,
      oy = ((x1 - x2) / d) * 5.5;
    return n === 1
      ? `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#16181d" stroke-width="9"/>`
      : [1, -1]
          .map(
            (s) =>
              `<path d="M${x1 + s * ox} ${y1 + s * oy}L${x2 + s * ox} ${y2 + s * oy}" stroke="#16181d" stroke-width="5.5"/>`,
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
    `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-19" y="-16" width="42" height="42" rx="8" fill="#00000038"/><rect x="-21" y="-21" width="42" height="42" rx="8" fill="${c}" stroke="#16181d" stroke-width="3.5"/>${dots}</g>`;
  const at = (i: number): Point => ring[i % 6] ?? [0, 0];
  return `<rect width="420" height="400" fill="#f3bc2b"/><g stroke="#e0a312" stroke-width="2">${Array.from({ length: 11 }, (_, i) => `<path d="M${i * 46 - 10} 0V400M0 ${i * 46 - 14}H420"/>`).join('')}</g>
<g transform="translate(342 76) rotate(9)"><path d="M0-58 12-36 34-50 33-25 60-26 43-5 64 11 39 17 47 42 23 33 15 58 0 38-17 57-23 32-48 40-39 16-64 8-42-6-58-28-32-25-32-50-11-36Z" fill="#fff" stroke="#16181d" stroke-width="4" stroke-linejoin="round"/><path d="M0-40 8-24 24-34 23-16 42-16 30-3 44 8 27 12 32 29 16 23 10 40 0 26-12 39-16 22-33 27-27 11-44 5-29-4-40-19-22-17-22-34-8-24Z" fill="#d4371c"/><text y="8" text-anchor="middle" font-family="Besley" font-style="italic" font-weight="900" font-size="21" letter-spacing="-.5" fill="#fff">BOUM</text></g>
<g transform="translate(24 42) scale(.93)">${ring.map((p, i) => bond(p, at(i + 1), i % 2 ? 1 : 2)).join('')}${bond(at(0), [196, 20])}${bond(at(2), [324, 186])}${bond(at(4), [66, 190])}${bond([66, 190], [22, 140], 2)}${bond(at(5), [78, 96])}
${ring.map((p) => atom(p[0], p[1], '#24262b', 'C')).join('')}${atom(196, 26, '#8fd0c0', 'R', 25)}${atom(326, 188, '#d4371c', 'O', 26)}${atom(66, 192, '#24262b', 'C', 26)}${atom(22, 138, '#d4371c', 'O', 24)}${atom(74, 92, '#ffffff', 'H', 21)}</g>
${die(370, 252, -14, '#23824e', `<circle cx="-8" cy="-8" r="4" fill="#fff"/><circle cx="8" cy="8" r="4" fill="#fff"/>`)}${die(384, 306, 12, '#1b4fa3', `<circle r="5" fill="#fff"/>`)}${die(330, 304, 30, '#16181d', `<circle cx="-9" cy="-9" r="4" fill="#fff"/><circle r="4" fill="#fff"/><circle cx="9" cy="9" r="4" fill="#fff"/>`)}`;
}

function scientia(): string {
  const field: Record<string, [string, string, string]> = {
    physics: [
      '#d9531e',
      `<g fill="none" stroke="#d9531e" stroke-width="3"><path d="M-26-24V4M-26-24H26M0-24V-2"/><circle cy="14" r="14"/><path d="M18-24C22-10 22 0 14 14" stroke-dasharray="4 5"/></g>`,
      'P',
    ],
    chemistry: [
      '#7a3f98',
      `<g fill="none" stroke="#7a3f98" stroke-width="3"><path d="M-7-26H7M-5-26V-8L-20 20C-22 26-19 28-14 28H14C19 28 22 26 20 20L5-8V-26M-14 10H14"/></g>`,
      'C',
    ],
    biology: [
      '#3f8a3a',
      `<g fill="none" stroke="#3f8a3a" stroke-width="3"><path d="M-14-28C-14-8 14-10 14 8S-14 18-14 30M14-28C14-8-14-10-14 8S14 18 14 30M-12-20H12M-12 14H12M-7 1H7"/></g>`,
      'B',
    ],
    astronomy: [
      '#1e5fa8',
      `<g fill="none" stroke="#1e5fa8" stroke-width="3"><circle r="12"/><ellipse rx="32" ry="11" transform="rotate(-22)"/><circle cx="26" cy="-24" r="3" fill="#1e5fa8"/></g>`,
      'A',
    ],
  };
  const proj = (k: string, x: number, y: number, r: number, cubes = ''): string => {
    const [c, d, L] = field[k] ?? ['', '', ''];
    return `<g transform="translate(${x} ${y}) rotate(${r})"><rect x="-51" y="-67" width="108" height="142" rx="7" fill="#061b3a80"/><rect x="-54" y="-72" width="108" height="144" rx="7" fill="#f5f1e2"/><rect x="-47" y="-65" width="94" height="22" rx="3" fill="${c}"/><text x="-38" y="-48" font-family="Besley" font-weight="800" font-size="17" fill="#fff">${L}</text><g transform="translate(0 -4)">${d}</g><path d="M-44 40H44M-44 50H20" stroke="#122a4b" stroke-opacity=".4" stroke-width="2.5"/><g fill="none" stroke="${c}" stroke-width="2.5"><path d="M36 62a8 8 0 1 0-7-12"/><path d="M27 45l1 6 6-1"/></g>${cubes}</g>`;
  };
  const fl = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M0-11 11-5 0 1-11-5Z" fill="#bfe3fb"/><path d="M-11-5 0 1V14L-11 8Z" fill="#4aa3e0"/><path d="M11-5 0 1V14L11 8Z" fill="#2577b5"/></g>`;
  return (
    `<defs><radialGradient id="sci-ground" cx=".5" cy=".35" r=".9"><stop offset="0" stop-color="#2259a3"/><stop offset="1" stop-color="#0d2c58"/></radialGradient></defs><rect width="420" height="400" fill="url(#sci-ground)"/><g stroke="#cfe2f6" stroke-width=".8" opacity=".28">${Array.from({ length: 22 }, (_, i) => `<path d="M${i * 20} 0V400M0 ${i * 20}H420"/>`).join('')}</g>
<g fill="none" stroke="#e8f2fc" stroke-width="1.8" opacity=".85"><circle cx="210" cy="172" r="150" stroke-dasharray="2 7"/><circle cx="210" cy="172" r="98"/><path d="M210 0V344M20 172H400" stroke-dasharray="14 5 3 5"/>${[45, 135, 225, 315].map((a) => `<path d="M210 172m${150 * Math.cos((a * Math.PI) / 180)} ${150 * Math.sin((a * Math.PI) / 180)}" />`).join('')}<path d="M322 72a150 150 0 0 1 32 54" stroke-width="4"/><path d="M343 118l11 9 4-13" stroke-width="4"/><path d="M98 272a150 150 0 0 1-32-54" stroke-width="4"/><path d="M77 226l-11-9-4 13" stroke-width="4"/></g>` +
    proj('astronomy', 162, 94, 0) +
    proj('physics', 288, 124, 90, fl(30, 14) + fl(16, 26)) +
    proj('biology', 258, 250, 180) +
    proj('chemistry', 132, 220, 270) +
    `<circle cx="210" cy="172" r="8" fill="#f3e3b2" stroke="#0e2f5c" stroke-width="3"/>` +
    fl(374, 262) +
    fl(394, 276) +
    fl(366, 290) +
    fl(40, 60) +
    fl(62, 72)
  );
}

function element(): string {
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

export const SCENES: Record<string, Scene> = {
  eureka: { box: '0 0 700 330', draw: eureka },
  curie: { box: '-48 10 560 326', draw: curie },
  laboratorium: { box: '0 0 420 344', draw: laboratorium },
  scientia: { box: '0 0 420 344', draw: scientia },
  element: { box: '0 0 420 344', draw: element },
};
