/** Signs that need no language, 24 × 24, one solid mass each, and the reading of the rules' own line of icons. */
import { chip, type Letter } from './cubes';
import { hue } from './palette';

const SIGNS = {
  point: `<circle cx="12" cy="12" r="10.2" fill="${hue.cream97b}" stroke="${hue.brown48}" stroke-width="2"/>
    <path d="m12 5.6 1.9 4.1 4.5.5-3.3 3.1.9 4.5-4-2.2-4 2.2.9-4.5-3.3-3.1 4.5-.5Z" fill="${hue.brown48}"/>`,
  clock: `<circle cx="12" cy="13" r="8.4" fill="${hue.cream97b}" stroke="currentColor" stroke-width="2"/>
    <path d="M10 2.2h4M12 2.5V5M12 8.2V13l3.4 2" fill="none" stroke="${hue.soot23}" stroke-width="2" stroke-linecap="round"/>`,
  experiment: `<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">
    <path d="M2.5 6h7.6M3.6 6v13h5.6V6"/><path d="M15.4 4.5v5.2a5 5 0 1 0 4 0V4.5M14.3 4.5h6.2"/></g>
    <path d="M3.6 12.5h5.6V19H3.6ZM12.6 15.5h9.6a4.6 4.6 0 0 1-9.6 0Z" fill="currentColor"/>`,
  thesis: `<path d="M5 2.8h10.5L19.5 7v14.2H5Z" fill="${hue.cream97b}" stroke="currentColor" stroke-width="2"
    stroke-linejoin="round"/><path d="M8.3 9h5M8.3 12.8h7.6M8.3 16.6h7.6" stroke="currentColor" stroke-width="1.9"
      stroke-linecap="round"/>`,
  marie: `<circle cx="12" cy="12" r="10.6" fill="${hue.soot23}" stroke="${hue.copper70}" stroke-width="1.6"/>
    <path d="M5 21c.4-4 3-5.5 7-5.5s6.6 1.5 7 5.5A10.4 10.4 0 0 1 5 21Z" fill="${hue.brown46}"/>
    <ellipse cx="12" cy="11.6" rx="4" ry="5" fill="${hue.sand90}"/><path d="M6.8 11.5C5.6 6 8.6 3.4 12 3.4
    s6.4 2.6 5.2 8.1c-.7-3-2.4-4-5.2-4s-4.5 1-5.2 4Z" fill="${hue.brown46}"/>`,
  card: `<path d="M6 3h12v18H6Z" fill="${hue.cream97b}" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>
    <path d="M8.5 6h7v5h-7Z" fill="currentColor"/><path d="M8.8 14h6.4M8.8 17.3h4" stroke="currentColor"
    stroke-width="1.8" stroke-linecap="round"/>`,
  beaker: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
    <path d="M4.5 4h15M6.5 4.5V20h11V4.5"/></g><path d="M6.5 11.5h11V20h-11Z" fill="currentColor"/>`,
  flask: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
    <path d="M8.8 2.8h6.4M10 3v6.4a6.3 6.3 0 1 0 4 0V3"/></g><path d="M6 14.8h12a6 6 0 0 1-12 0Z" fill="currentColor"/>`,
  advertising: `<path d="M4 9.5 15 5v13L4 14Z" fill="currentColor"/>
    <path d="M7 15v5h3v-4M18.5 8.5c1.6 1.8 1.6 4.5 0 6.5" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linecap="round" stroke-linejoin="round"/>`,
  instruments: `<path d="M3 17a9 9 0 0 1 18 0Z" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linejoin="round"/><path d="M12 16.5 16.5 9M6.5 14.5l1 .4M12 10.5v1" stroke="currentColor" stroke-width="2"
      stroke-linecap="round"/><path d="M3 18h18v3.5H3Z" fill="currentColor"/>`,
  research: `<path d="M12 6C9.5 4.3 6.5 4 3 4.2V19c3.5-.2 6.5.2 9 2 2.5-1.8 5.5-2.2 9-2V4.2C17.5 4 14.5 4.3 12 6Z"
    fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M12 6c2.5-1.7 5.5-2 9-1.8V19
      c-3.5-.2-6.5.2-9 2Z" fill="currentColor"/>`,
  workshop: `<path d="M3 21V10.5L12 4l9 6.5V21Z" fill="none" stroke="currentColor" stroke-width="2"
    stroke-linejoin="round"/><path d="M8 21v-8h8v8Z" fill="currentColor"/><path d="M17 3v4" stroke="currentColor" stroke-width="2.6"/>`,
  university: `<path d="M5 14a7 7 0 0 1 14 0Z" fill="currentColor"/><path d="M12 2.5V7M5.5 16.5v4M10 16.5v4M14 16.5v4
    M18.5 16.5v4M3 21.3h18" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>`,
  medal: `<path d="M7 2h10l-3 8h-4Z" fill="${hue.red49}"/><circle cx="12" cy="15" r="7" fill="${hue.gold81}"
    stroke="${hue.umber44}" stroke-width="1.6"/><circle cx="12" cy="15" r="3.2" fill="none" stroke="${hue.umber44}" stroke-width="1.6"/>`,
  pair: `<g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round">
    <path d="M1.5 6h7M2.6 6v13h4.8V6M16.2 4.5v5.2a5 5 0 1 0 4 0V4.5M15.2 4.5h6M9.6 12.4h3"/></g>`,
  goal: `<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="3.6"/></g>`,
  refresh: `<path d="M5 10.5a7.5 7.5 0 0 1 13-3M19 13.5a7.5 7.5 0 0 1-13 3" fill="none" stroke="currentColor"
    stroke-width="2.4" stroke-linecap="round"/><path d="M20 3v6h-6ZM4 21v-6h6Z" fill="currentColor"/>`,
  valid: `<path d="m4.5 12.5 5 5.5L19.5 6.5" fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"
    stroke-linejoin="round"/>`,
  arrow: `<path d="M2 12h17M13 5.5 20 12l-7 6.5" fill="none" stroke="currentColor" stroke-width="3"
    stroke-linecap="round" stroke-linejoin="round"/>`,
};
export type Sign = keyof typeof SIGNS;
export const CATEGORIES = ['advertising', 'instruments', 'research', 'workshop', 'university'] as const;
export const signShape = (name: Sign): string => SIGNS[name];
export const sign = (name: Sign, size = 18): string =>
  `<svg class="sign" viewBox="0 0 24 24" width="${size}" height="${size}">${SIGNS[name]}</svg>`;

const READ: Record<string, Sign> = {
  Uni: 'university',
  MC: 'marie',
  '★': 'point',
  '◷': 'clock',
  '✎': 'thesis',
  '⚗': 'experiment',
  '▤': 'card',
  '↻': 'refresh',
  '✓': 'valid',
  '→': 'arrow',
  '◎': 'goal',
};
const WORD = /(\d*)(Uni|MC|[PUR★◷✎⚗▤↻✓→◎])|(≤\d+|[/:–])/gu;

export interface Part {
  count: string;
  text: string;
  drawn: (size: number) => string;
}
/** `2P→2U`, `3✎: 1R`, `1P/✎≤2` as things to draw, one after another. */
export const parts = (icons: string): Part[] =>
  [...icons.matchAll(WORD)].map(([, count = '', name = '', text = '']) => {
    const known = READ[name];
    const drawn = (size: number): string =>
      known ? sign(known, known === 'arrow' ? size * 0.72 : size + 1) : name ? chip(name as Letter, size) : '';
    return { count: count === '1' ? '' : count, text, drawn };
  });
/** What stands before the arrow, and what after it. */
export const sides = (icons: string): { cost: string; gain: string } => {
  const [left = '', right] = icons.split('→');
  return right === undefined ? { cost: '', gain: left } : { cost: left, gain: right };
};
