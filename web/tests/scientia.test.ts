/** A set of projects is put together by pressing faces; the gallery alone says what belongs to one. */
import { describe, expect, it } from 'vitest';
import type { FaceView, Gallery, PlayerView } from '../src/gen/scientia.gen';
import { filled, isWhole, pressed, setOf } from '../src/games/scientia/chosen_set';
import { strip } from '../src/games/scientia/icons';
import { partsOf } from '../src/games/scientia/parts';
import { smallSheet } from '../src/games/scientia/sheets';

const face = (number: number, base: boolean): FaceView => ({
  number,
  other_face: number % 2 ? number + 1 : number - 1,
  name: { id: 'card', params: {}, things: [] },
  field: 'physics',
  base,
  source: 'reconstructed',
  lines: [],
  icons: [],
});
const gallery: Gallery = {
  faces: [
    face(1, true),
    face(2, true),
    face(3, false),
    face(4, false),
    face(5, false),
    face(6, false),
    face(7, false),
    face(8, false),
  ],
  places: [
    { field: 'physics', base: true, count: 1 },
    { field: 'physics', base: false, count: 2 },
  ],
  sets: { first: [2, 3, 5] },
};
const press = (chosen: readonly number[], ...numbers: number[]): readonly number[] =>
  numbers.reduce((so, number) => pressed(gallery, so, gallery.faces[number - 1] as FaceView), chosen);

describe('a set in the making', () => {
  it('fills the places and knows when it is whole', () => {
    expect(isWhole(gallery, press([], 1, 3))).toBe(false);
    expect(isWhole(gallery, press([], 1, 3, 5))).toBe(true);
    expect(gallery.places.map((place) => filled(gallery, press([], 1, 3), place))[1]).toBe(1);
  });
  it('never holds both faces of a card, nor more than a place has room for', () => {
    expect(press([], 1, 2)).toEqual([2]);
    expect(press([], 3, 5, 6)).toEqual([3, 6]);
    expect(press([], 3, 5, 7)).toEqual([5, 7]);
  });
  it('takes out what is pressed again, and recognises a recommended set', () => {
    expect(press([], 3, 3)).toEqual([]);
    expect(setOf(gallery, press([], 5, 2, 3))).toBe('first');
    expect(setOf(gallery, press([], 5, 1, 3))).toBeUndefined();
  });
});

describe('a small card', () => {
  const drawn = (name: string, height: number): { words: string[]; least: number } => {
    const svg = smallSheet({ number: 8, name, field: 'chemistry', base: false, icons: ['+1⚗', '↻2'] }, height);
    const texts = [...svg.matchAll(/font-family="Atkinson[^>]*font-size="([\d.]+)"[^>]*>([^<]+)</g)];
    return { words: texts.map(([, , words = '']) => words), least: Math.min(...texts.map(([, size]) => Number(size))) };
  };

  it.each([180, 345, 400])('has a name that one can read, in two lines where one is too short', (height) => {
    const long = drawn('Tableau périodique', height);
    expect(long.words).toEqual(expect.arrayContaining(['Tableau', 'périodique']));
    expect(drawn('Photosynthesis', height).words).toContain('Photosynthesis');
    expect(Math.min(long.least, drawn('Photosynthesis', height).least)).toBeGreaterThanOrEqual(28); // of a width of 240
  });
});

describe('points', () => {
  it('are the sum of their parts, also of what is told nowhere else', () => {
    const track = { thing: '', spaces: [1], value: 2 };
    const player = {
      score: 21,
      flasks: 4,
      tracks: [
        { ...track, field: 'physics', special: 2 },
        { ...track, field: 'biology', special: 7 },
      ],
    } as unknown as PlayerView;
    const points = Object.fromEntries(partsOf(player).map((part) => [part.id, part.points]));
    expect(points).toEqual({ flasks: 4, technology: 4, physics: 2, biology: 7, unfinished: 4 });
  });
});

describe('what a card does, below a small one', () => {
  const drawn = (width: number, lines = ['+1▯', '+1⚗× ▯≤2']): { wide: number; high: number; least: number } => {
    const svg = strip(lines, width);
    const [, wide, high] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
    const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
    return { wide: wide ?? 0, high: high ?? 0, least: Math.min(...sizes) };
  };
  it('has rows of one length where it can', () => {
    expect(drawn(100, ['↻1', '+1⚗', '2⚗▸▯', '2⚗▸▯*']).wide).toBeLessThan(75); // two and two, not three and one
  });
  it('is read at any width, in one row where a smaller size makes room for it', () => {
    for (const width of [72, 97, 170]) {
      expect(drawn(width).wide).toBeLessThanOrEqual(width + 0.01);
      expect(drawn(width).least).toBeGreaterThan(10);
    }
    expect(drawn(72).high).toBeGreaterThan(1.5 * drawn(97).high);
  });
});
