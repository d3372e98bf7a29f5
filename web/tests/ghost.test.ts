import { describe, expect, it } from 'vitest';
import type { AtomView, MoleculeView } from '../src/gen/laboratorium.gen';
import { ghostOf } from '../src/games/laboratorium/ghost';

const atom = (name: string): AtomView => ({
  name,
  number: 1,
  element: 'C',
  hydrogens: 0,
  yellow: 0,
  purple: 0,
  free: 0,
  ring: 0,
});
const molecule = (atoms: string, ...bonds: string[]): MoleculeView => ({
  atoms: [...atoms].map(atom),
  bonds: bonds.map((bond) => ({ a: bond[0] ?? '', b: bond[2] ?? '', order: bond[1] === '=' ? 'double' : 'single' })),
  smiles: '',
});
const names = (bonds: readonly { a: string; b: string }[]): string[] => bonds.map(({ a, b }) => a + b);

describe('the ghost of a manipulation', () => {
  const chain = molecule('abc', 'a-b', 'b-c');

  it('shows what leaves with a cut, and the bond that is cut', () => {
    const ghost = ghostOf(chain, molecule('a'));
    expect([...ghost.leaves]).toEqual(['b', 'c']);
    expect(names(ghost.cut)).toEqual(['ab']);
  });

  it('shows what comes with a reagent, and the bond that is made', () => {
    const ghost = ghostOf(chain, molecule('abcd', 'a-b', 'b-c', 'd-c'));
    expect([...ghost.comes]).toEqual(['d']);
    expect(names(ghost.made)).toEqual(['dc']);
    expect(ghost.cut).toEqual([]);
  });

  it('shows a bond that changes its order', () => {
    expect(names(ghostOf(chain, molecule('abc', 'a=b', 'b-c')).made)).toEqual(['ab']);
  });
});
