/** The picture of a result says what the game says: one score for a team, a score for each rival. */
import { expect, test, vi } from 'vitest';
import { pictureOf } from '../src/lib/picture';

const rows = ['Ada', 'Bot 2', 'Bot 3'].map((name, seat) => ({ seat, name, score: seat ? 9 : 8, first: !seat }));
const chart = { positions: [0, 1], scores: [[18, 8]] };

/** What the picture writes, in order; a canvas of these tests draws nothing. */
async function written(team: Parameters<typeof pictureOf>[0]['team']): Promise<string[]> {
  vi.stubGlobal('Path2D', vi.fn());
  const said: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const on = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => {
      if (name === 'fillText') return (text: string): number => said.push(text);
      return name === 'createLinearGradient' ? () => gradient : () => undefined;
    },
    set: () => true,
  });
  const toBlob = (done: (blob: Blob) => void): void => done(new Blob());
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => on, toBlob }), documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
  const plate = { title: 'Eureka!', headline: 'Time to sell the game.', detail: '', story: '' };
  await pictureOf({ ...plate, rows, team, chart: chart as never, curve: 'Score over time', board: null });
  vi.unstubAllGlobals();
  return said;
}

test('a team has one score, with what it counts, and nobody has it alone', async () => {
  const said = await written({ title: 'Your score together', score: 8, told: '8 cards left' });
  expect(said.slice(3)).toEqual([
    'Your score together',
    '8',
    '8 cards left',
    'Ada',
    'Bot 2',
    'Bot 3',
    'Score over time',
  ]);
});

test('each rival has a score', async () => {
  expect((await written(null)).slice(3)).toEqual(['Ada', '8', 'Bot 2', '9', 'Bot 3', '9', 'Score over time']);
});
