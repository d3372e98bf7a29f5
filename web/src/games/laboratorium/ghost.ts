/** What the aimed manipulation would make of a molecule, as the engine tells it: what comes, what leaves, which bonds change. */
import type { BondView, MoleculeView } from '../../gen/laboratorium.gen';

export interface Ghost {
  comes: ReadonlySet<string>; // atoms
  leaves: ReadonlySet<string>;
  made: readonly BondView[]; // new, or of another order
  cut: readonly BondView[]; // between atoms of which one at least stays
}

const names = (molecule: MoleculeView): Set<string> => new Set(molecule.atoms.map((atom) => atom.name));
const without = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((name) => !other.has(name)));
const same = (one: BondView, other: BondView): boolean =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);

export function ghostOf(now: MoleculeView, then: MoleculeView): Ghost {
  const [before, after] = [names(now), names(then)];
  const leaves = without(before, after);
  return {
    comes: without(after, before),
    leaves,
    made: then.bonds.filter((bond) => !now.bonds.some((was) => same(was, bond) && was.order === bond.order)),
    cut: now.bonds.filter(
      (bond) => !then.bonds.some((is) => same(is, bond)) && !(leaves.has(bond.a) && leaves.has(bond.b)),
    ),
  };
}
