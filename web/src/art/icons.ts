/** Icons of the interface, symbols of the seats, and the mark. 24 grid, 2 px stroke, round joins. */
import { hue } from './palette';

const SEATS = {
  flask: 'M9 3h6M10.2 3.4v5.8L5 18.6A1.6 1.6 0 0 0 6.4 21h11.2a1.6 1.6 0 0 0 1.4-2.4L13.8 9.2V3.4M7.8 15h8.4',
  magnet: 'M5 3.5v8.6a7 7 0 0 0 14 0V3.5h-4.6v8.6a2.4 2.4 0 0 1-4.8 0V3.5ZM5 8h4.6M14.4 8H19',
  lens: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15 15l6 6M7 9.5A3 3 0 0 1 10 7',
  hourglass:
    'M6 3.5h12M6 20.5h12M8 3.5v3.5c0 2.5 4 3.5 4 5s-4 2.5-4 5v3.5M16 3.5v3.5c0 2.5-4 3.5-4 5s4 2.5 4 5v3.5M10.5 18.5h3',
  bell: 'M12 3v2.2M4.5 18.5h15M6.5 18.5v-6.8a5.5 5.5 0 0 1 11 0v6.8M10 21.5h4',
} as const;

type SeatSymbol = keyof typeof SEATS;
const SEAT_SYMBOLS = Object.keys(SEATS) as SeatSymbol[];
export const seatSymbol = (seat: number): SeatSymbol => SEAT_SYMBOLS[seat % SEAT_SYMBOLS.length] ?? 'flask';

const ICONS = {
  picture: 'M4 5h16v14H4ZM4 15.5l4.5-4.5 4 4 3-3 4.5 4.5M15.5 8.5h.01',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  restart: 'M4.5 4.5v5h5M5 9.5a8 8 0 1 1-.8 4.5',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3',
  rules:
    'M12 6.5C10 4.8 7 4.3 3.5 4.5v13.8c3.5-.2 6.500.3 8.5 2 2-1.7 5-2.2 8.5-2V4.5C17 4.3 14 4.8 12 6.5ZM12 6.5v13.8',
  log: 'M5 4.5h14v15H5ZM8.5 9h7M8.5 12.5h7M8.5 16h4',
  menu: 'M4 7h16M4 12h16M4 17h10',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  people: `M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.3-4 2.8-6.3 6.5-6.3s6.2 2.3 6.5 6.3M16 4.5a3.2 3.2 0 0 1 0 6.2
      M18 14c2.300.8 3.4 2.9 3.5 6`,
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2.2',
  no: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6 6l12 12',
  bot: 'M5 9.5h14v9.5H5ZM12 9V5.5M10 4.5h4M9 13v2M15 13v2M2.5 13v3M21.5 13v3',
  crown: 'M4 18.5h16M4.5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5-1 8.5Z',
  hand: 'M5 8.5 14 6l4 12.5-9 2.5ZM14 6l5.5 1-1.5 9',
  chevron: 'm8 5 7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  flag: 'M6 21V3.5M6 4.5h12l-3 4 3 4H6',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6',
  leave: 'M13 4H5v16h8M10 12h10M16 8l4 4-4 4',
  check: 'm4.5 12.5 5 5 10-11',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.3-3.3a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0L5 13.3A4 4 0 0 0 10.7 19l1.3-1.3',
  mute: 'M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5',
  first: 'M6 5v14M18 5l-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  back: 'm16 5-7 7 7 7',
  world: `M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c3 2.5 3.5 5.5 3.5 8.5s-.5 6-3.5 8.5
      c-3-2.5-3.5-5.5-3.5-8.5s.5-6 3.5-8.5Z`,
  screen: 'M3.5 5h17v11.5h-17ZM8.5 20.5h7M12 16.5v4',
  keys: 'M2.5 6.5h19v11h-19ZM6 10h.01M9.5 10h.01M13 10h.01M16.5 10h.01M7.5 14h9',
  bulb: 'M9.5 20h5M9 16.5c0-2.5-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 4.5-3 7Z',
  stamp: 'M9.5 13.5c.8-2.600.5-4-.5-5.500a3.6 3.6 0 1 1 6 0c-1 1.5-1.300 2.900-.5 5.500M5 13.5h14v4H5ZM6 20.5h12',
  phone: 'M7 2.5h10v19H7ZM11 18.5h2',
  raise: `M8 12V6.5a1.5 1.5 0 0 1 3 0V11M11 10.5v-6a1.5 1.5 0 0 1 3 0v6M14 10.5V6a1.5 1.5 0 0 1 3 0v8a6.5 6.5 0 0 1-12.2 3
      L3.2 13.5a1.5 1.5 0 0 1 2.6-1.5L8 14.5`,
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  bars: 'M5 20V11M12 20V4M19 20v-6M3 20.5h18',
  lamp: 'M9 3h6l4 9H5ZM12 12v8.5M8 20.5h8',
  shuffle: `M3.5 7H7c5 0 5 10 10 10h3.5M3.5 17H7c2 0 3.2-1.6 4.2-3.5M13 10.5C14 8.600 15 7 17 7h3.5M18 4.5 20.5 7 18 9.5
      M18 14.5l2.5 2.5-2.5 2.5`,
  print: 'M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z',
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  tune: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
} as const;

export type IconName = keyof typeof ICONS;

export const seatPath = (seat: number): string => SEATS[seatSymbol(seat)];

export const seatIcon = (name: SeatSymbol, size = 18, ink = hue.white): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="${ink}" stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${SEATS[name]}"/></svg>`;

export const icon = (name: IconName, size = 20, width = 2): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="${width}"
    stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** A table whose legs leave a flask between them; with the ball it is a pawn. */
export const MARK = {
  table: 'M2 22.5h60v8.5H2ZM6 31h20.5v8.5L12.5 62H6ZM58 31H37.5v8.5L51.5 62H58Z',
  ball: { x: 32, y: 10.5, r: 8.5 },
} as const;
export const mark = (size = 40): string =>
  `<svg class="mark" viewBox="0 0 64 64" width="${size}" height="${size}" aria-hidden="true"><circle class="ball"
    cx="${MARK.ball.x}" cy="${MARK.ball.y}" r="${MARK.ball.r}" fill="${hue.red54}"/><path fill="currentColor" d="${MARK.table}"/></svg>`;
