"""Rings: closing them, when they become and cease to be aromatic, and the room that they need on the table."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, lowest, only
from labtable.core.record.records import widen

from ..constants import AROMATIC, BONDS, DOUBLE, LARGEST_RING, MAX_ATOMS, NO_PLACE, ZERO, Bond, Element
from ..state import Molecule, Place
from .molecule import (
    add_to_double,
    has_double,
    join,
    neighbours_of,
    places,
    set_order,
    side_of,
    slot_of,
    take_purple,
    take_yellow,
)


@rule
def eliminate(m: Molecule, i: Place, j: Place) -> None:
    take_yellow(m, i)
    take_yellow(m, j)
    set_order(m, i, j, DOUBLE)
    if has(m.atoms[i].ring_bonds, slot_of(m, i, j)):
        find_aromatic_rings(m)


@rule
def add_to_aromatic(m: Molecule, i: Place, j: Place) -> None:
    """An addition on an aromatic ring: it is drawn with a double bond there, which then becomes single."""
    draw_double_bonds(m, i, j)
    add_to_double(m, i, j)
    find_aromatic_rings(m)


@rule
def draw_double_bonds(m: Molecule, i: Place, j: Place) -> None:
    """Write the aromatic rings around i as single and double bonds, with a double one between i and j.

    An atom that has only one neighbour left to share a double bond with goes first, so that none is left alone.
    """
    system = aromatic_system(m, i)
    left = system & ~only(i) & ~only(j)
    set_order(m, i, j, DOUBLE)
    while left != 0:
        best, fewest = ZERO, BONDS
        atoms = left
        while atoms != 0:
            k = lowest(atoms)
            atoms &= atoms - 1
            choices = count_bits(aromatic_around(m, k) & left)
            if choices < fewest:
                best, fewest = k, choices
        other = lowest(aromatic_around(m, best) & left)
        set_order(m, best, other, DOUBLE)
        left &= ~only(best) & ~only(other)
    while system != 0:
        k = lowest(system)
        system &= system - 1
        for slot in range(BONDS):
            if m.atoms[k].bond[slot] == Bond.AROMATIC:
                m.atoms[k].bond[slot] = Bond.SINGLE


@rule
def aromatic_around(m: Molecule, i: Place) -> int:
    """The set of atoms that an aromatic bond joins to i."""
    found = 0
    for slot in range(BONDS):
        if m.atoms[i].bond[slot] == Bond.AROMATIC:
            found |= only(m.atoms[i].neighbour[slot])
    return found


@rule
def aromatic_system(m: Molecule, i: Place) -> int:
    """The set of atoms of the aromatic rings that hang together with i by aromatic bonds."""
    system = only(i)
    fresh = system
    while fresh != 0:
        found = 0
        while fresh != 0:
            found |= aromatic_around(m, lowest(fresh))
            fresh &= fresh - 1
        fresh = found & ~system
        system |= found
    return system


# §10.19 Room on the table ---------------------------------------------


@rule
def around(m: Molecule, k: Place, i: Place, j: Place) -> int:
    """The set of neighbours of k, as if i and j were joined."""
    found = neighbours_of(m, k)
    if k == i:
        found |= only(j)
    if k == j:
        found |= only(i)
    return found


@rule
def rings_through(m: Molecule, a: Place, k: Place, b: Place, i: Place, j: Place) -> int:
    """Rings of five or six that go from a over k to b: ways of three or four bonds back from b to a."""
    used = only(a) | only(k) | only(b)
    ends = around(m, b, i, j) & ~used
    count: int = ZERO
    after_a = around(m, a, i, j) & ~used
    while after_a != 0 and ends != 0:
        x = lowest(after_a)
        after_a &= after_a - 1
        after_x = around(m, x, i, j) & ~used
        count += count_bits(after_x & ends)
        while after_x != 0:
            count += count_bits(around(m, lowest(after_x), i, j) & ends & ~only(x))
            after_x &= after_x - 1
    return count


@rule
def has_room(m: Molecule, k: Place, i: Place, j: Place) -> bool:
    """Whether the rings at an atom lie side by side, as if i and j were joined (§10.19).

    Two rings share at most one bond, so no two of an atom's bonds are in two rings. Three rings of five or six close
    all around an atom: nothing else fits there. Around a fourth ring bond there is room for two rings only.
    """
    rings, in_rings = ZERO, ZERO
    left = around(m, k, i, j)
    while left != 0:
        a = lowest(left)
        left &= left - 1
        others = left
        while others != 0:
            b = lowest(others)
            others &= others - 1
            through = rings_through(m, a, k, b, i, j)
            if through > 1:
                return False
            if through == 1:
                rings += 1
                in_rings |= only(a) | only(b)
    if rings < 3:
        return True
    return bool(count_bits(in_rings) == 3 and tokens_around(m, k) == 3)


@rule
def tokens_around(m: Molecule, k: Place) -> int:
    """Tokens that touch an atom: neighbours, hydrogens and centres."""
    atom = m.atoms[k]
    count = atom.hydrogens + atom.yellow + atom.purple
    for slot in range(BONDS):
        if atom.bond[slot] != Bond.NONE:
            count += 1
    return count


@rule
def is_surrounded(m: Molecule, k: Place) -> bool:
    """Whether rings lie all around an atom, so that it can bear nothing else."""
    if count_bits(m.atoms[k].ring_bonds) < 3:
        return False
    rings = ZERO
    left = neighbours_of(m, k)
    while left != 0:
        a = lowest(left)
        left &= left - 1
        others = left
        while others != 0:
            rings += rings_through(m, a, k, lowest(others), NO_PLACE, NO_PLACE)
            others &= others - 1
    return bool(rings > 2)


@rule
def lies_flat(m: Molecule, i: Place, j: Place) -> bool:
    """§10.19 Whether all rings lie side by side if i and j are joined; NO_PLACE: as the molecule is.

    A ring that i and j close has at most six atoms, so each of them is at most two bonds from i or from j.
    """
    ringed = in_rings(m)
    if i < 0:
        return have_room(m, ringed, i, j)
    if ringed == 0:
        return True
    around_i, around_j = near(m, i), near(m, j)
    middle = around_i & around_j  # where a ring that shares two bonds with another has them: most fail here
    return have_room(m, middle, i, j) and have_room(m, (around_i | around_j) & ~middle, i, j)


@rule
def have_room(m: Molecule, checked: int, i: Place, j: Place) -> bool:
    """Whether the rings at each of these atoms lie side by side."""
    while checked != 0:
        if not has_room(m, lowest(checked), i, j):
            return False
        checked &= checked - 1
    return True


@rule
def in_rings(m: Molecule) -> int:
    """The set of atoms that are in a ring."""
    found: int = ZERO
    for k in range(MAX_ATOMS):
        if m.atoms[k].ring_bonds != 0:
            found |= only(k)
    return found


@rule
def near(m: Molecule, i: Place) -> int:
    """The set of atoms at most two bonds from i."""
    first = neighbours_of(m, i)
    found = only(i) | first
    while first != 0:
        found |= neighbours_of(m, lowest(first))
        first &= first - 1
    return found


# §10.1, §10.3 Closing a ring ---------------------------------------------


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
    held = places(m)
    while held != 0:
        i = lowest(held)
        held &= held - 1
        atom = m.atoms[i]
        bits = 0
        for slot in range(BONDS):
            j = atom.neighbour[slot]
            if atom.bond[slot] != Bond.NONE and has(side_of(m, i, j), j):
                bits |= only(slot)
        atom.ring_bonds = bits


@rule
def find_aromatic_rings(m: Molecule) -> None:
    """§10.3 Six carbons with alternating double bonds are aromatic; one such ring may make its neighbour one too."""
    able = carbons_with_doubles(m)
    changed = count_bits(able) >= LARGEST_RING
    while changed:
        changed = False
        atoms = able
        while atoms != 0:
            i = lowest(atoms)
            atoms &= atoms - 1
            for slot in range(BONDS):
                j = m.atoms[i].neighbour[slot]
                new = has(m.atoms[i].ring_bonds, slot) and m.atoms[i].bond[slot] != Bond.AROMATIC
                if new and i < j and has(able, j) and aromatise_rings_of(m, i, j):
                    changed = True


@rule
def carbons_with_doubles(m: Molecule) -> int:
    """The set of carbons in rings that show their double face: only these can be in an aromatic ring."""
    found: int = ZERO
    atoms = in_rings(m)
    while atoms != 0:
        i = lowest(atoms)
        atoms &= atoms - 1
        if m.atoms[i].element == Element.CARBON and has_double(m, i):
            found |= only(i)
    return found


@rule
def aromatise_rings_of(m: Molecule, i: Place, j: Place) -> bool:
    """Look at every ring i-a-b-c-d-j of six; tells whether one was made aromatic."""
    changed = False
    for slot_a in range(BONDS):
        a = widen(m.atoms[i].neighbour[slot_a])
        if not has(m.atoms[i].ring_bonds, slot_a) or a == j:
            continue
        for slot_d in range(BONDS):
            d = widen(m.atoms[j].neighbour[slot_d])
            if not has(m.atoms[j].ring_bonds, slot_d) or d in (i, a):
                continue
            for slot_b in range(BONDS):
                b = widen(m.atoms[a].neighbour[slot_b])
                if not has(m.atoms[a].ring_bonds, slot_b) or b in (i, j, d):
                    continue
                for slot_c in range(BONDS):
                    c = widen(m.atoms[b].neighbour[slot_c])
                    if not has(m.atoms[b].ring_bonds, slot_c) or c in (a, i, j):
                        continue
                    if slot_of(m, c, d) >= 0 and maybe_aromatise(m, i, a, b, c, d, j):
                        changed = True
    return changed


@rule
def bond_between(m: Molecule, i: Place, j: Place) -> int:
    return m.atoms[i].bond[slot_of(m, i, j)]


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
