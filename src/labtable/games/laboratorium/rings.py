"""Rings: elimination and closure can make them aromatic (§7.10, §7.13, §7.14)."""
from __future__ import annotations

from labtable.core.bits import has
from labtable.core.compiling import rule
from labtable.games.laboratorium.constants import AROMATIC, BONDS, DOUBLE, MAX_ATOMS, Bond, Element
from labtable.games.laboratorium.molecule import join, set_order, side_of, slot_of, take_purple, take_yellow
from labtable.games.laboratorium.state import Molecule, Place, wide


@rule
def eliminate(m: Molecule, i: Place, j: Place) -> None:
    take_yellow(m, i)
    take_yellow(m, j)
    set_order(m, i, j, DOUBLE)
    if has(wide(m.atoms[i].ring_bonds), slot_of(m, i, j)):
        find_aromatic_rings(m)


# §7.13, §7.14 Rings ---------------------------------------------

@rule
def close_ring(m: Molecule, i: Place, j: Place, order: int) -> None:
    if order == Bond.DOUBLE:
        take_purple(m, i)
        take_purple(m, j)
    else:
        take_yellow(m, i)
        take_yellow(m, j)
    join(m, i, j, order)
    mark_ring_bonds(m)
    find_aromatic_rings(m)


@rule
def mark_ring_bonds(m: Molecule) -> None:
    for i in range(MAX_ATOMS):
        atom = m.atoms[i]
        bits = 0
        for slot in range(BONDS):
            j = wide(atom.neighbour[slot])
            if atom.bond[slot] != Bond.NONE and has(side_of(m, i, j), j):
                bits |= 1 << slot
        atom.ring_bonds = bits


@rule
def find_aromatic_rings(m: Molecule) -> None:
    """§7.14 Six carbons with alternating double bonds are aromatic; one such ring may make its neighbour one too."""
    changed = True
    while changed:
        changed = False
        for i in range(MAX_ATOMS):
            for slot in range(BONDS):
                j = wide(m.atoms[i].neighbour[slot])
                if i < j and has(wide(m.atoms[i].ring_bonds), slot) and aromatise_rings_of(m, i, j):
                    changed = True


@rule
def aromatise_rings_of(m: Molecule, i: Place, j: Place) -> bool:
    """Look at every ring i-a-b-c-d-j of six; tells whether one was made aromatic."""
    changed = False
    for slot_a in range(BONDS):
        a = wide(m.atoms[i].neighbour[slot_a])
        if not has(wide(m.atoms[i].ring_bonds), slot_a) or a == j:
            continue
        for slot_d in range(BONDS):
            d = wide(m.atoms[j].neighbour[slot_d])
            if not has(wide(m.atoms[j].ring_bonds), slot_d) or d in (i, a):
                continue
            for slot_b in range(BONDS):
                b = wide(m.atoms[a].neighbour[slot_b])
                if not has(wide(m.atoms[a].ring_bonds), slot_b) or b in (i, j, d):
                    continue
                for slot_c in range(BONDS):
                    c = wide(m.atoms[b].neighbour[slot_c])
                    if not has(wide(m.atoms[b].ring_bonds), slot_c) or c in (a, i, j):
                        continue
                    if slot_of(m, c, d) >= 0 and maybe_aromatise(m, i, a, b, c, d, j):
                        changed = True
    return changed


@rule
def bond_between(m: Molecule, i: Place, j: Place) -> int:
    return wide(m.atoms[i].bond[slot_of(m, i, j)])


@rule
def maybe_aromatise(m: Molecule, a: Place, b: Place, c: Place, d: Place, e: Place, f: Place) -> bool:
    """An aromatic bond counts as single or as double, as the ring needs it."""
    for k in (a, b, c, d, e, f):
        if m.atoms[k].element != Element.CARBON:
            return False
    ab, bc, cd = bond_between(m, a, b), bond_between(m, b, c), bond_between(m, c, d)
    de, ef, fa = bond_between(m, d, e), bond_between(m, e, f), bond_between(m, f, a)
    if ab == bc == cd == de == ef == fa:
        return False
    if not (alternate(ab, bc, cd, de, ef, fa) or alternate(bc, cd, de, ef, fa, ab)):
        return False
    set_order(m, a, b, AROMATIC)
    set_order(m, b, c, AROMATIC)
    set_order(m, c, d, AROMATIC)
    set_order(m, d, e, AROMATIC)
    set_order(m, e, f, AROMATIC)
    set_order(m, f, a, AROMATIC)
    return True


@rule
def alternate(ab: int, bc: int, cd: int, de: int, ef: int, fa: int) -> bool:
    doubles = ab >= Bond.DOUBLE and cd >= Bond.DOUBLE and ef >= Bond.DOUBLE
    return doubles and bc != Bond.DOUBLE and de != Bond.DOUBLE and fa != Bond.DOUBLE
