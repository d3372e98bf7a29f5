"""Canonical labelling: two molecules are the same exactly when their codes are.

Atoms are coloured by what they are and refined by what surrounds them; where several still look alike, each of them
is singled out in turn and the smallest code wins (aromatic bonds are their own kind, so both Kekulé drawings of a ring
are one). A search over all ties, hence exact also where refinement alone is blind (decalin and bicyclopentyl).
"""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, first_n, has, lowest, only
from labtable.core.record.randomness import mix

from ..constants import BONDS, MAX_ATOMS, NO, YES, ZERO
from ..state import Molecule, Place, Workings
from .molecule import places

AROUND_BITS = 7 * BONDS  # colour and bond of each neighbour, seven bits a neighbour


@rule
def label_of(m: Molecule, i: Place) -> int:
    """What an atom is by itself, never 0 for an atom."""
    atom = m.atoms[i]
    return ((atom.element * 8 + atom.hydrogens) * 8 + atom.yellow) * 2 + atom.purple


@rule
def around(m: Molecule, i: Place, w: Workings, depth: int) -> int:
    """The neighbours' colours and bonds in one number, whatever the order of the slots."""
    atom = m.atoms[i]
    a, b, c, d = 0, 0, 0, 0
    for slot in range(BONDS):
        if atom.bond[slot] == 0:
            continue
        value = (w.colour[depth, atom.neighbour[slot]] + 1) * 4 + atom.bond[slot]
        if value > a:
            a, value = value, a
        if value > b:
            b, value = value, b
        if value > c:
            c, value = value, c
        if value > d:
            d = value
    return ((a * 128 + b) * 128 + c) * 128 + d


@rule
def rank(held: int, w: Workings, depth: int) -> bool:
    """Colour each atom by the number of atoms whose key is smaller; tells whether a colour changed."""
    changed = False
    atoms = held
    while atoms != 0:
        i = lowest(atoms)
        atoms &= atoms - 1
        smaller = 0
        others = held
        while others != 0:
            if w.key[lowest(others)] < w.key[i]:
                smaller += 1
            others &= others - 1
        if smaller != w.colour[depth, i]:
            w.colour[depth, i] = smaller
            changed = True
    return changed


@rule
def refine(m: Molecule, held: int, w: Workings, depth: int) -> None:
    """Tell atoms apart by their neighbours, until nothing changes."""
    changed = True
    while changed:
        atoms = held
        while atoms != 0:
            i = lowest(atoms)
            atoms &= atoms - 1
            w.key[i] = ((w.colour[depth, i] + 1) << AROUND_BITS) + around(m, i, w, depth)
        changed = rank(held, w, depth)


@rule
def next_of_a_tie(held: int, w: Workings, depth: int) -> int:
    """In the first tie of this depth, the place after the one picked last, plus one; 0: no more; -1: no tie."""
    tie = first_tie(held, w, depth)
    if tie == MAX_ATOMS:
        return -1
    atoms = held & ~first_n(w.picked[depth])
    while atoms != 0:
        i = lowest(atoms)
        atoms &= atoms - 1
        if w.colour[depth, i] == tie:
            return i + 1
    return 0


@rule
def first_tie(held: int, w: Workings, depth: int) -> int:
    """The smallest colour that two atoms share, or MAX_ATOMS."""
    tie = MAX_ATOMS
    seen, atoms = 0, held
    while atoms != 0:
        colour = w.colour[depth, lowest(atoms)]
        atoms &= atoms - 1
        if has(seen, colour) and colour < tie:
            tie = colour
        seen |= only(colour)
    return tie


@rule
def single_out(m: Molecule, held: int, w: Workings, depth: int, chosen: Place) -> None:
    """Go one deeper with one atom of a tie put before the others."""
    atoms = held
    while atoms != 0:
        i = lowest(atoms)
        atoms &= atoms - 1
        colour = w.colour[depth, i]
        if i != chosen and colour == w.colour[depth, chosen]:
            colour += 1
        w.colour[depth + 1, i] = colour
    w.picked[depth + 1] = 0
    refine(m, held, w, depth + 1)


@rule
def keep_smallest(m: Molecule, held: int, w: Workings, depth: int, first: bool) -> None:
    """Write the code of a molecule whose atoms are all told apart, unless a smaller one is known."""
    smaller = first
    for position in range(count_bits(held)):
        atoms = held
        while w.colour[depth, lowest(atoms)] != position:
            atoms &= atoms - 1
        i = lowest(atoms)
        code = (label_of(m, i) << AROUND_BITS) + around(m, i, w, depth)
        if not smaller and code > w.code[position]:
            return
        if code < w.code[position]:
            smaller = True
        if smaller:
            w.code[position] = code


@rule
def find_code(m: Molecule, w: Workings) -> int:
    """Leave the canonical code of a molecule in w.code, one number an atom; returns the number of atoms."""
    held = places(m)
    for i in range(MAX_ATOMS):
        w.code[i] = 0
        w.colour[0, i] = 0
        w.key[i] = label_of(m, i)
    depth = ZERO
    rank(held, w, depth)
    refine(m, held, w, depth)
    w.picked[depth] = 0
    first = YES
    while depth >= 0:
        chosen = next_of_a_tie(held, w, depth)
        if chosen > 0:
            w.picked[depth] = chosen
            single_out(m, held, w, depth, chosen - 1)
            depth += 1
            continue
        if chosen == -1:
            keep_smallest(m, held, w, depth, first)
            first = NO
        depth -= 1
    return count_bits(held)


@rule
def clear(w: Workings) -> None:
    """Blank the workings, so that equal positions are equal bytes."""
    for depth in range(MAX_ATOMS + 1):
        w.picked[depth] = 0
        for i in range(MAX_ATOMS):
            w.colour[depth, i] = 0
    for i in range(MAX_ATOMS):
        w.key[i] = 0
        w.code[i] = 0
        w.target[i] = 0


@rule
def hash_of(w: Workings) -> int:
    """The code in w.code as 62 bits."""
    low, high = 1, 2
    for i in range(MAX_ATOMS):
        code = w.code[i]
        low = mix(low ^ (code & 0xFFFFFFFF))
        low = mix(low ^ (code >> 32))
        high = mix(high ^ (code >> 32))
        high = mix(high ^ (code & 0xFFFFFFFF))
    return ((high >> 2) << 32) | low
