import { describe, expect, it } from 'vitest';
import type { AtomView, BondView, MoleculeView } from '../src/gen/laboratorium.gen';
import { crowding, parted, type Spot } from '../src/games/laboratorium/overlaps';
import { layOut, reachOf, type Drawing } from '../src/games/laboratorium/layout';
import { lying, within } from '../src/games/laboratorium/rotation';

/** Atoms such as `CH3`, numbered from 1; `r` and `d` are centres of one and of two bonds. Bonds such as `1-2`, `2=3`, `3:4`. */
function molecule(atoms: string, bonds: string): MoleculeView {
  const count = (word: string, letter: string): number =>
    word.includes(letter) ? Number(/\d/.exec(word.slice(word.indexOf(letter) + 1))?.[0] ?? 1) : 0;
  const views = atoms.split(' ').map((word, i): AtomView => {
    const [yellow, purple] = [count(word, 'r'), count(word, 'd')];
    return {
      name: String(i + 1),
      number: i + 1,
      element: word.startsWith('C') ? 'C' : 'O',
      hydrogens: count(word, 'H'),
      yellow,
      purple,
      free: yellow + purple,
      ring: 0,
    };
  });
  const orders: Record<string, BondView['order']> = { '-': 'single', '=': 'double', ':': 'aromatic' };
  return {
    atoms: views,
    bonds: bonds.split(' ').map((bond) => {
      const [a = '', sign = '', b = ''] = bond.split(/([-=:])/);
      return { a, b, order: orders[sign] ?? 'single' };
    }),
    smiles: '',
  };
}
const crowdingOf = ({ atoms, bonds }: Drawing): number =>
  crowding(
    atoms.flatMap(({ atom: { name }, x, y, ligands }): Spot[] => [
      { x, y, name, bearer: null },
      ...ligands.map((one) => ({ x: one.x, y: one.y, name: null, bearer: name })),
    ]),
    bonds.map(({ a, b }) => [a.atom.name, b.atom.name]),
  );

describe('a drawn molecule', () => {
  const BENZENE = '4:5 5:6 6:7 7:8 8:9 9:4';
  it.each([
    ['aspirin without its last oxygen', 'Cd CH3 O C CH CH CH CH C C O OH', `1-2 1-3 3-4 ${BENZENE} 9-10 10=11 10-12`],
    ['aspirin', 'C CH3 O C CH CH CH CH C C O OH O', `1-2 1-3 3-4 ${BENZENE} 9-10 10=11 10-12 1=13`],
    ['two groups on one atom of a ring', 'Or C CH CH CH CH CH2 CH CH2', '1-2 2-3 3=4 4-5 5=6 6-7 7-2 2-8 8=9'],
  ])('%s: no token lies on another', (_, atoms, bonds) => {
    expect(crowdingOf(layOut(molecule(atoms, bonds)))).toBe(0);
  });

  it('stands where a phone is too narrow for it, and stays where it has room', () => {
    const chain = lying(layOut(molecule('CH3 CH2 CH2 CH2 CH2 CH2 CH2 CH3', '1-2 2-3 3-4 4-5 5-6 6-7 7-8')));
    const { box } = within(chain, 440);
    expect(chain.box.w).toBeGreaterThan(440);
    expect(box.w).toBeLessThanOrEqual(440);
    expect(within(chain, chain.box.w)).toBe(chain);
  });
});

describe('tokens on each other', () => {
  const chain = [
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'd'],
  ] as const;
  const at = (name: string, x: number, y: number): Spot => ({ name, bearer: null, x, y });

  it('are parted, and bonds keep their lengths', () => {
    const folded = [at('a', 0, 0), at('b', 80, 0), at('c', 80, 80), at('d', 5, 5)];
    const apart = parted(folded, chain);
    expect(crowding(folded, chain)).toBeGreaterThan(0);
    expect(crowding(apart, chain)).toBe(0);
    const length = ([, , c, d]: readonly Spot[]): number =>
      Math.hypot((c?.x ?? 0) - (d?.x ?? 0), (c?.y ?? 0) - (d?.y ?? 0));
    expect(length(apart)).toBeCloseTo(length(folded));
  });

  it('stay where they are if nothing is on anything', () => {
    const apart = [at('a', 0, 0), at('b', 80, 0), at('c', 120, 70), at('d', 200, 70)];
    expect(parted(apart, chain)).toBe(apart);
  });
});

describe('what a finger reaches', () => {
  it('ends half-way to the next atom, and covers more than the atom itself', () => {
    const ring = layOut(molecule('CH CH CH CH CH COH', '1:2 2:3 3:4 4:5 5:6 6:1'));
    for (const one of ring.atoms) {
      const others = ring.atoms.filter((other) => other !== one);
      const nearest = Math.min(...others.map((other) => Math.hypot(other.x - one.x, other.y - one.y)));
      expect(reachOf(one, ring)).toBeCloseTo(nearest / 2);
      expect(reachOf(one, ring)).toBeGreaterThan(30);
    }
    const alone = layOut(molecule('CH4', ''));
    expect(alone.atoms.map((one) => reachOf(one, alone))).toEqual([60]);
  });
});
