import { describe, expect, it } from 'vitest';
import type { MoleculeView } from '../src/gen/laboratorium.gen';
import { Walk } from '../src/games/laboratorium/walk';

/** C1 bears C2, which bears C3 and O4: a branch. */
const molecule = {
  atoms: ['c1', 'c2', 'c3', 'o4'].map((name) => ({ name })),
  bonds: [
    { a: 'c1', b: 'c2', order: 'single' },
    { a: 'c2', b: 'c3', order: 'double' },
    { a: 'c2', b: 'o4', order: 'single' },
  ],
  smiles: '',
} as unknown as MoleculeView;

/** The atoms that a row of arrows leads to. */
function walked(from: string, ...arrows: string[]): string[] {
  const walk = new Walk();
  let at = from;
  return arrows.map((arrow) => (at = walk.step(molecule, at, `Arrow${arrow}`) ?? at));
}

describe('a molecule', () => {
  it('is walked along its bonds, and back', () => {
    expect(walked('c1', 'Down', 'Down', 'Up', 'Up')).toEqual(['c2', 'c3', 'c2', 'c1']);
  });

  it('branches: left and right try the other bonds of the atom one came from', () => {
    expect(walked('c1', 'Down', 'Down', 'Right', 'Right', 'Up')).toEqual(['c2', 'c3', 'o4', 'c3', 'c2']);
  });

  it('ends where no bond leads on', () => {
    expect(walked('c1', 'Down', 'Down', 'Down')).toEqual(['c2', 'c3', 'c3']);
  });

  it('is walked by its numbers before a bond is followed', () => {
    expect(walked('c1', 'Right', 'Right', 'Left')).toEqual(['c2', 'c3', 'c2']);
  });
});
