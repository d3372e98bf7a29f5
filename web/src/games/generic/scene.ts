/** The scene of a game without art of its own: three blank cards and two pawns, in inks that its name picks. */
import type { Scene } from '../scenes';

const INKS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
const SIGNS = [
  '<circle r="26"/>',
  '<path d="M0-30 30 24H-30Z"/>',
  '<rect x="-25" y="-25" width="50" height="50" rx="5"/>',
];
const PAWN =
  'M0-74a21 21 0 0 1 13 37c4 20 12 32 24 44 5 6 4 15-4 15h-66c-8 0-9-9-4-15 12-12 20-24 24-44A21 21 0 0 1 0-74Z';

const ink = (start: number, step: number): string => `var(--piece-${INKS[(start + step) % INKS.length]})`;

function card(colour: string, sign: string, turn: number, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-66" y="-92" width="132" height="184" rx="10"
    fill="var(--paper)" stroke="var(--mat)" stroke-width="3"/>
    <path d="M-56-92H56a10 10 0 0 1 10 10v38H-66v-38a10 10 0 0 1 10-10Z" fill="${colour}"/>
    <g transform="translate(0 24)" fill="${colour}">${sign}</g></g>`;
}

export function plainScene(game: string): Scene {
  const start = [...game].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const fan = [-10, 0, 10].map((turn, i) =>
    card(ink(start, 2 * i), SIGNS[(start + i) % 3] ?? '', turn, 240 + 110 * i, 150 + Math.abs(turn)),
  );
  const pawn = (step: number, x: number): string =>
    `<path d="${PAWN}" transform="translate(${x} 290)" fill="${ink(start, step)}" stroke="var(--paper)" stroke-width="3"/>`;
  return { box: '0 0 700 330', draw: () => fan.join('') + pawn(1, 295) + pawn(3, 405) };
}
