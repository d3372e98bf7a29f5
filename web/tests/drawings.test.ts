/** What is drawn from files: nobody and nothing names a drawing that is not there. */
import { expect, test } from 'vitest';

import { portrait } from '../src/art/portraits';
import { scoreLines } from '../src/lib/plot';
import { sceneOf } from '../src/games/scenes';
import people from '../src/games/eureka/cards.ts?raw';

const PARTS = Object.keys(import.meta.glob('../src/art/portraits/*/*.svg', { query: '?url' }));
const drawn = (kind: string, name = ''): boolean => PARTS.includes(`../src/art/portraits/${kind}/${name}.svg`);

test('every part of the people of Eureka! is drawn', () => {
  const rows = [...people.matchAll(/^ {4}'(.*\|.*)',$/gm)].map(([, row = '']) => row.split('|'));
  const missing = rows.flatMap(([, , hair = '', head, beard = '', garment, attribute, extras = '']) =>
    [
      ['hair', hair.split(' ')[0]],
      ['head', head],
      ['beard', beard.split(' ')[0]],
      ['garment', garment],
      ['attribute', attribute],
      ...extras.split(' ').map((one) => ['extra', one]),
    ].filter(([kind = '', name]) => name && name !== 'none' && !drawn(kind, name)),
  );
  expect(rows).toHaveLength(52);
  expect(missing).toEqual([]);
});

test('a portrait is printed in the inks that it is given', () => {
  const who = { skin: 0, hair: 'bob k', garment: 'robe', attribute: 'lyre', turn: 4, width: 31, jaw: 0.35 };
  const svg = portrait(who, 'teal');
  expect(svg).toContain('fill="teal"');
  expect(svg).not.toContain('var(');
});

test('players who play together share one line', () => {
  const chart = {
    positions: [0, 4],
    scores: [
      [0, 3],
      [0, 3],
    ],
  };
  expect(scoreLines(chart, ['Ada', 'Noor'], false).map((line) => line.name)).toEqual(['Ada', 'Noor']);
  expect(scoreLines(chart, ['Ada', 'Noor'], true)).toEqual([
    {
      seat: 0,
      name: '',
      score: 3,
      points: [
        { version: 0, value: 0 },
        { version: 4, value: 3 },
      ],
    },
  ]);
});

test('a game without art has a picture too, and another one than its neighbour', () => {
  const drawings = ['pebbles', 'ferries', 'dike'].map((name) => sceneOf(name).draw());
  expect(new Set(drawings).size).toBe(3);
  for (const svg of drawings) expect(svg).toMatch(/fill="var\(--piece-(red|orange|yellow|green|blue|violet)\)"/);
});
