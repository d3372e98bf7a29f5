/** The result of a game as a picture to keep or to send, with its final board: drawn here, nothing leaves the device. */
import { boardHeight, drawBoard } from './board_picture';
import { MARK, seatPath } from '../art/icons';
import type { Chart } from '../gen/wire.gen';

interface Team {
  title: string; // whose score it is
  score: number;
  told: string; // the score with what it counts
}

interface Result {
  title: string;
  headline: string;
  detail: string;
  story: string;
  rows: readonly { seat: number; name: string; score: number; first: boolean }[];
  team: Team | null; // where all play together, in words: one result for everybody
  chart: Chart | null;
  curve: string; // the title of the chart
  board: HTMLImageElement | null; // where the browser could draw it
}

export const [W, H, EDGE] = [1200, 675, 48];
const RULES = 5; // lines behind the scores
const DASHES = [[], [18, 8], [5, 8], [24, 8, 5, 8], [12, 6]];
export type Ink = (token: string) => string;

/** A PNG of 1200 × 675, and the board below, in the colours of the page. */
export async function pictureOf(result: Result): Promise<Blob> {
  const below = result.board ? boardHeight(W - 2 * EDGE) + EDGE / 2 : 0;
  const { canvas, on, ink } = sheet(H + below);
  plate(on, ink, result);
  const half = result.chart ? (W - 3 * EDGE) / 2 : W - 2 * EDGE;
  panel(on, ink, EDGE, half);
  if (result.team) teamResult(on, ink, result.team, result.rows, half);
  else ranking(on, ink, result, EDGE, half);
  if (result.chart) {
    panel(on, ink, 2 * EDGE + half, half);
    chart(on, ink, result.chart, result.curve, result.team !== null, 2 * EDGE + half, half);
  }
  if (result.board) drawBoard(on, result.board, EDGE, H - EDGE / 2, W - 2 * EDGE);
  return pngOf(canvas);
}

/** An empty sheet in the colour of the wall. */
export function sheet(high: number): { canvas: HTMLCanvasElement; on: CanvasRenderingContext2D; ink: Ink } {
  const canvas = Object.assign(document.createElement('canvas'), { width: W, height: high });
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const ink: Ink = (token) => style.getPropertyValue(`--${token}`).trim();
  on.fillStyle = ink('wall');
  on.fillRect(0, 0, W, high);
  return { canvas, on, ink };
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

export function plate(
  on: CanvasRenderingContext2D,
  ink: Ink,
  { title, headline, detail, story }: Pick<Result, 'title' | 'headline' | 'detail' | 'story'>,
): void {
  const brass = on.createLinearGradient(0, 96, 0, 236);
  brass.addColorStop(0, ink('gold-88b'));
  brass.addColorStop(1, ink('ochre-76'));
  rounded(on, EDGE, 96, W - 2 * EDGE, 140, 10, brass);
  Object.assign(on, { strokeStyle: ink('ochre-66b'), lineWidth: 2 });
  on.strokeRect(EDGE + 8, 104, W - 2 * EDGE - 16, 124);
  on.save();
  on.translate(EDGE, 28);
  on.scale(0.7, 0.7);
  on.fillStyle = ink('ink');
  on.fill(new Path2D(MARK.table));
  on.fillStyle = ink('act');
  on.beginPath();
  on.arc(MARK.ball.x, MARK.ball.y, MARK.ball.r, 0, 7);
  on.fill();
  on.restore();
  words(on, 'Labtable', EDGE + 62, 64, '750 30px Besley', ink('ink'));
  words(on, title, W - EDGE, 64, 'italic 700 30px Besley', ink('ink'), W / 2, 'right');
  const lines = [detail, story].filter(Boolean);
  words(on, headline, EDGE + 34, 184 - 18 * lines.length, '800 46px Besley', ink('soot-22'), W - 2 * EDGE - 68);
  lines.forEach((line, i) => {
    const y = 208 - 28 * (lines.length - 1) + 28 * i + 4 * (lines.length - 1);
    words(on, line, EDGE + 34, y, '500 21px Atkinson', ink('umber-30'), W - 2 * EDGE - 68);
  });
}

/** One score for everybody, and who they are. */
function teamResult(
  on: CanvasRenderingContext2D,
  ink: Ink,
  { title, score, told }: Team,
  rows: Result['rows'],
  width: number,
): void {
  const [x, most] = [EDGE + 34, width - 68];
  words(on, title, x, 306, '700 24px Besley', ink('ink'), most);
  words(on, String(score), x, 396, '800 84px Besley', ink('ink'), most);
  words(on, told, x, 436, '650 24px Besley', ink('ink'), most);
  const high = Math.min(48, 164 / rows.length);
  rows.forEach((row, i) => {
    const y = 476 + i * high;
    token(on, ink, row.seat, x + 16, y, Math.min(1, high / 48) * 0.75);
    words(on, row.name, x + 46, y + 7, '500 21px Atkinson', ink('ink'), most - 46);
  });
}

/** The sign of a seat around a point. */
function token(on: CanvasRenderingContext2D, ink: Ink, seat: number, x: number, y: number, scale = 1): void {
  on.save();
  on.translate(x, y);
  on.scale(scale, scale);
  on.fillStyle = ink(`seat-${(seat % 5) + 1}`);
  on.beginPath();
  on.arc(0, 0, 22, 0, 7);
  on.fill();
  on.translate(-12, -12);
  Object.assign(on, { strokeStyle: ink('white'), lineWidth: 2, lineCap: 'round', lineJoin: 'round' });
  on.stroke(new Path2D(seatPath(seat)));
  on.restore();
}

function ranking(on: CanvasRenderingContext2D, ink: Ink, { rows }: Result, x: number, width: number): void {
  const most = Math.max(1, ...rows.map((row) => Math.abs(row.score)));
  const high = Math.min(76, 340 / rows.length);
  const top = 264 + (H - 264 - EDGE - rows.length * high + 8) / 2;
  rows.forEach((row, i) => {
    const y = top + i * high;
    if (row.first) rounded(on, x + 14, y, width - 28, high - 8, 6, ink('brass-lit'), 0.28);
    token(on, ink, row.seat, x + 50, y + high / 2 - 4);
    words(on, row.name, x + 88, y + high / 2 - 4, '650 24px Besley', ink('ink'), width - 210);
    const long = Math.max(3, ((width - 210) * Math.abs(row.score)) / most);
    rounded(on, x + 88, y + high / 2 + 6, long, 8, 4, ink(`ln-${(row.seat % 5) + 1}`));
    words(on, String(row.score), x + width - 34, y + high / 2 + 8, '800 38px Besley', ink('ink'), 120, 'right');
  });
}

function chart(
  on: CanvasRenderingContext2D,
  ink: Ink,
  { positions, scores }: Chart,
  title: string,
  together: boolean,
  x: number,
  width: number,
): void {
  const lines = together ? scores.slice(0, 1) : scores;
  const [low, high] = [Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat())];
  const last = Math.max(1, positions.at(-1) ?? 1);
  const across = (position: number): number => x + 34 + (position / last) * (width - 68);
  const up = (score: number): number => 600 - ((score - low) / (high - low)) * 280;
  words(on, title, x + 34, 302, '700 24px Besley', ink('ink'), width - 68);
  on.fillStyle = ink('line');
  for (let rule = 0; rule <= RULES; rule += 1) on.fillRect(x + 34, 600 - (rule * 280) / RULES, width - 68, 1.5);
  lines.forEach((line, seat) => {
    on.beginPath();
    line.forEach((score, i) => {
      if (i) on.lineTo(across(positions[i] ?? 0), up(line[i - 1] ?? 0));
      on.lineTo(across(positions[i] ?? 0), up(score));
    });
    Object.assign(on, { strokeStyle: ink(`ln-${(seat % 5) + 1}`), lineWidth: 4, lineJoin: 'round' });
    on.setLineDash(DASHES[seat % 5] ?? []);
    on.stroke();
    on.setLineDash([]);
  });
}

export const panel = (on: CanvasRenderingContext2D, ink: Ink, x: number, width: number): void =>
  rounded(on, x, 264, width, H - 264 - EDGE, 10, ink('enamel'));

export function rounded(
  on: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string | CanvasGradient,
  opacity = 1,
): void {
  on.globalAlpha = opacity;
  on.fillStyle = fill;
  on.beginPath();
  on.roundRect(x, y, w, h, r);
  on.fill();
  on.globalAlpha = 1;
}

export function words(
  on: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  fill: string,
  most = W,
  align: CanvasTextAlign = 'left',
): void {
  Object.assign(on, { font, fillStyle: fill, textAlign: align });
  on.fillText(text, x, y, most);
}
