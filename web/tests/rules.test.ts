import { describe, expect, it } from 'vitest';
import type { Block } from '../src/gen/wire.gen';
import { blocksFound, grouped, matches, numbersOf } from '../src/rules/book';
import { boxAround } from '../src/rules/figure';

const block = (kind: Block['kind'], text: string, cites: string[] = []): Block => ({
  kind,
  text,
  cites,
  rows: [],
  figure: '',
});
const chapter = block('chapter', 'A turn');
const step = block('step', 'Pass');
const pass = block('paragraph', 'You may *pass* only if nothing fits.', ['4.4']);
const table: Block = {
  ...block('table', '', ['5.1']),
  rows: [
    { cells: ['card', 'brings'], cites: [] },
    { cells: ['a gap', 'the bonus'], cites: ['5.3'] },
  ],
};
const book = [chapter, block('paragraph', 'Play a card.', ['4.1']), step, pass, block('chapter', 'The end'), table];

describe('a search in the rulebook', () => {
  it('finds what holds all words, below its headings', () => {
    expect(blocksFound(book, 'nothing PASS')).toEqual([chapter, step, pass]);
    expect(blocksFound(book, 'bonus')).toEqual([book[4], table]);
    expect(blocksFound(book, 'penalty')).toEqual([]);
    expect(blocksFound(book, ' ')).toBe(book);
  });

  it('finds a paragraph by the number of a sentence, and not by a part of one', () => {
    expect(blocksFound(book, '4.4')).toEqual([chapter, step, pass]);
    expect(blocksFound(book, '5.3')).toEqual([book[4], table]);
    expect(blocksFound(book, '4.')).toEqual([]);
    expect(numbersOf(table)).toEqual(['5.1', '5.3']);
  });

  it('does not mind accents', () => {
    expect(matches('penalite')('La pénalité', [])).toBe(true);
  });
});

it('items that follow each other make one list', () => {
  const [one, two] = [block('item', 'one'), block('item', 'two')];
  const groups = grouped([pass, one, two, block('numbered', 'first')]);
  expect(groups.map((group) => [group.kind, group.blocks.length])).toEqual([
    ['one', 1],
    ['list', 2],
    ['numbers', 1],
  ]);
});

it('a figure is cut to the things that it shows', () => {
  const boxes = [
    { left: 10, top: 20, width: 30, height: 40 },
    { left: 100, top: 5, width: 10, height: 10 },
  ];
  expect(boxAround(boxes, 5, 1000)).toEqual({ left: 5, top: 0, width: 110, height: 65 });
  expect(boxAround(boxes, 20, 90)).toEqual({ left: 0, top: -15, width: 90, height: 95 });
  expect(boxAround([], 5, 1000)).toBeNull();
});
