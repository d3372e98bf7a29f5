/** The result of a game as a picture to keep or to send: drawn here, nothing leaves the device. */
import { MARK, seatPath } from '../art/icons';
import type { Chart } from '../gen/wire.gen';

interface Result {
  title: string;
  headline: string;
  detail: string;
  rows: readonly { seat: number; name: string; score: number; first: boolean }[];
  together: boolean;
  chart: Chart | null;
}

const [W, H, EDGE] = [1200, 675, 48];
const RULES = 5; // lines behind the scores
const DASHES = [[], [18, 8], [5, 8], [24, 8, 5, 8], [12, 6]];
type Ink = (token: string) => string;

/** A PNG of 1200 × 675, in the colours of the page. */
export async function pictureOf(result: Result): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: W, height: H });
  const on = canvas.getContext('2d');
  if (!on) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const ink: Ink = (token) => style.getPropertyValue(`--${token}`).trim();
  plate(on, ink, result);
  const half = result.chart ? (W - 3 * EDGE) / 2 : W - 2 * EDGE;
  panel(on, ink, EDGE, half);
  ranking(on, ink, result, EDGE, half);
  if (result.chart) {
    panel(on, ink, 2 * EDGE + half, half);
    chart(on, ink, result.chart, result.together, 2 * EDGE + half, half);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function plate(on: CanvasRenderingContext2D, ink: Ink, { title, headline, detail }: Result): void {
  on.fillStyle = ink('wall');
  on.fillRect(0, 0, W, H);
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
  words(on, headline, EDGE + 34, detail ? 168 : 184, '800 46px Besley', ink('soot-22'), W - 2 * EDGE - 68);
  words(on, detail, EDGE + 34, 208, '500 22px Atkinson', ink('umber-30'), W - 2 * EDGE - 68);
}

function ranking(on: CanvasRenderingContext2D, ink: Ink, { rows, together }: Result, x: number, width: number): void {
  const most = Math.max(1, ...rows.map((row) => Math.abs(row.score)));
  const high = Math.min(76, 340 / rows.length);
  const top = 264 + (H - 264 - EDGE - rows.length * high + 8) / 2;
  rows.forEach((row, i) => {
    const y = top + i * high;
    if (row.first && !together) rounded(on, x + 14, y, width - 28, high - 8, 6, ink('brass-lit'), 0.28);
    on.fillStyle = ink(`seat-${(row.seat % 5) + 1}`);
    on.beginPath();
    on.arc(x + 50, y + high / 2 - 4, 22, 0, 7);
    on.fill();
    on.save();
    on.translate(x + 38, y + high / 2 - 16);
    Object.assign(on, { strokeStyle: ink('white'), lineWidth: 2, lineCap: 'round', lineJoin: 'round' });
    on.stroke(new Path2D(seatPath(row.seat)));
    on.restore();
    words(on, row.name, x + 88, y + high / 2 - (together ? -4 : 4), '650 24px Besley', ink('ink'), width - 210);
    if (!together)
      rounded(
        on,
        x + 88,
        y + high / 2 + 6,
        Math.max(3, ((width - 210) * Math.abs(row.score)) / most),
        8,
        4,
        ink(`ln-${(row.seat % 5) + 1}`),
      );
    if (!together || i === 0)
      words(on, String(row.score), x + width - 34, y + high / 2 + 8, '800 38px Besley', ink('ink'), 120, 'right');
  });
}

function chart(
  on: CanvasRenderingContext2D,
  ink: Ink,
  { positions, scores }: Chart,
  together: boolean,
  x: number,
  width: number,
): void {
  const lines = together ? scores.slice(0, 1) : scores;
  const [low, high] = [Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat())];
  const last = Math.max(1, positions.at(-1) ?? 1);
  const across = (position: number): number => x + 34 + (position / last) * (width - 68);
  const up = (score: number): number => 600 - ((score - low) / (high - low)) * 280;
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

const panel = (on: CanvasRenderingContext2D, ink: Ink, x: number, width: number): void =>
  rounded(on, x, 264, width, H - 264 - EDGE, 10, ink('enamel'));

function rounded(
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

function words(
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
