"""The molecule: a graph of carbons and oxygens, and what the manipulations do to it (§7)."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, lowest, only

from ..components import REAGENT_CARDS
from ..constants import (
    BONDS,
    CARBONS,
    CENTRES,
    DOUBLE,
    HYDROGENS,
    MAX_ATOMS,
    MAX_CARBONS,
    MAX_CENTRES,
    MAX_HYDROGENS,
    MAX_OXYGENS,
    OXYGENS,
    SINGLE,
    ZERO,
    Bond,
    Element,
)
from ..state import Molecule, Place, Reagent, Slot

PLACE_BITS = 5  # places of a grafted card's atoms are kept in one integer, five bits each

# Looking at a molecule -----------------------------------------------------------------------------


@rule
def places(m: Molecule) -> int:
    """The set of places that hold an atom. Molecules are small: rules go through this set, not through all places."""
    held: int = ZERO
    left = m.tokens[CARBONS] + m.tokens[OXYGENS]
    place = 0
    while left > 0 and place < MAX_ATOMS:
        if m.atoms[place].element != Element.NONE:
            held |= only(place)
            left -= 1
        place += 1
    return held


@rule
def neighbours_of(m: Molecule, i: Place) -> int:
    """The set of atoms that are joined to i. Every slot is read, so that nothing hangs on a branch."""
    found: int = ZERO
    for slot in range(BONDS):
        place = only(m.atoms[i].neighbour[slot])
        found |= place if m.atoms[i].bond[slot] != Bond.NONE else 0
    return found


@rule
def ring_neighbours_of(m: Molecule, i: Place) -> int:
    """The set of atoms that are joined to i by a bond in a ring."""
    found: int = ZERO
    for slot in range(BONDS):
        place = only(m.atoms[i].neighbour[slot])
        found |= place if has(m.atoms[i].ring_bonds, slot) else 0
    return found


@rule
def slot_of(m: Molecule, i: Place, j: Place) -> int:
    """The slot of i in which j hangs, or -1."""
    atom = m.atoms[i]
    for slot in range(BONDS):
        if atom.bond[slot] != Bond.NONE and atom.neighbour[slot] == j:
            return slot
    return -1


@rule
def has_double(m: Molecule, i: Place) -> bool:
    """§10.18 Whether an atom's token shows its double face already."""
    atom = m.atoms[i]
    double = atom.purple > 0
    for slot in range(BONDS):
        double = double or atom.bond[slot] >= Bond.DOUBLE
    return bool(double)


@rule
def side_of(m: Molecule, i: Place, j: Place) -> int:
    """The set of atoms that hang together with i when its bond to j is cut; -1: when none is."""
    side = only(i)
    fresh = side
    while fresh != 0:
        found = 0
        while fresh != 0:
            k = lowest(fresh)
            fresh &= fresh - 1
            cut = only(j) if k == i and j >= 0 else 0
            found |= neighbours_of(m, k) & ~cut
        fresh = found & ~side
        side |= found
    return side


@rule
def card_fits(m: Molecule, reagent: Reagent) -> bool:
    """§10.7 Whether a whole reagent may be joined: both centres of the bond are taken off."""
    card = REAGENT_CARDS[reagent].molecule
    return bool(
        m.tokens[CARBONS] + card.tokens[CARBONS] <= MAX_CARBONS
        and m.tokens[OXYGENS] + card.tokens[OXYGENS] <= MAX_OXYGENS
        and m.tokens[HYDROGENS] + card.tokens[HYDROGENS] <= MAX_HYDROGENS
        and m.tokens[CENTRES] + card.tokens[CENTRES] - 2 <= MAX_CENTRES
    )


@rule
def centre_fits_after_cut(m: Molecule, i: Place, j: Place) -> bool:
    """§10.7 Whether there is a centre for i once the side of j is gone."""
    if m.tokens[CENTRES] < MAX_CENTRES:
        return True
    gone = side_of(m, j, i)
    freed = 0
    while gone != 0:
        atom = m.atoms[lowest(gone)]
        gone &= gone - 1
        freed += atom.yellow + atom.purple
    return freed > 0


# Changing it ---------------------------------------------------------------------------------------


@rule
def free_place(m: Molecule) -> int:
    place = 0
    while m.atoms[place].element != Element.NONE:
        place += 1
    return place


@rule
def hang(m: Molecule, i: Place, j: Place, order: int) -> None:
    """Write a bond on i's side, into its first free slot."""
    atom = m.atoms[i]
    slot = 0
    while atom.bond[slot] != Bond.NONE:
        slot += 1
    atom.bond[slot] = order
    atom.neighbour[slot] = j


@rule
def join(m: Molecule, i: Place, j: Place, order: int) -> None:
    hang(m, i, j, order)
    hang(m, j, i, order)


@rule
def set_order(m: Molecule, i: Place, j: Place, order: int) -> None:
    m.atoms[i].bond[slot_of(m, i, j)] = order
    m.atoms[j].bond[slot_of(m, j, i)] = order


@rule
def lock_bond(m: Molecule, i: Place, j: Place) -> None:
    """§10.4 A bond that was tried is not tried again this turn."""
    m.atoms[i].locked_bonds |= only(slot_of(m, i, j))
    m.atoms[j].locked_bonds |= only(slot_of(m, j, i))


@rule
def unlock_all(m: Molecule) -> None:
    """§5.6 Everything may be used again when a turn has ended."""
    held = places(m)
    while held != 0:
        atom = m.atoms[lowest(held)]
        held &= held - 1
        atom.locked_yellow = 0
        atom.locked_purple = 0
        atom.locked_hydrogens = 0
        atom.locked_bonds = 0


@rule
def remove_atom(m: Molecule, i: Place) -> None:
    """Put an atom and all that it bears back into the box."""
    atom = m.atoms[i]
    if atom.element == Element.CARBON:
        m.tokens[CARBONS] -= 1
    else:
        m.tokens[OXYGENS] -= 1
    m.tokens[HYDROGENS] -= atom.hydrogens
    m.tokens[CENTRES] -= atom.yellow + atom.purple
    atom.element = Element.NONE
    atom.hydrogens = 0
    atom.yellow = 0
    atom.purple = 0
    atom.locked_yellow = 0
    atom.locked_purple = 0
    atom.locked_hydrogens = 0
    atom.locked_bonds = 0
    atom.ring_bonds = 0
    for slot in range(BONDS):
        atom.bond[slot] = Bond.NONE
        atom.neighbour[slot] = 0


@rule
def remove_atoms(m: Molecule, gone: int) -> None:
    """Put a set of atoms back into the box."""
    while gone != 0:
        remove_atom(m, lowest(gone))
        gone &= gone - 1


@rule
def copy_molecule(m: Molecule, source: Molecule) -> None:
    """Write source over m, place for place."""
    for i in range(MAX_ATOMS):
        atom = m.atoms[i]
        other = source.atoms[i]
        atom.element = other.element
        atom.hydrogens = other.hydrogens
        atom.yellow = other.yellow
        atom.purple = other.purple
        atom.locked_yellow = other.locked_yellow
        atom.locked_purple = other.locked_purple
        atom.locked_hydrogens = other.locked_hydrogens
        atom.locked_bonds = other.locked_bonds
        atom.ring_bonds = other.ring_bonds
        for slot in range(BONDS):
            atom.bond[slot] = other.bond[slot]
            atom.neighbour[slot] = other.neighbour[slot]
    for token in range(len(m.tokens)):
        m.tokens[token] = source.tokens[token]


@rule
def lay_card(m: Molecule, reagent: Reagent) -> int:
    """Lay the atoms of a reagent beside the molecule; returns their places, packed."""
    card = REAGENT_CARDS[reagent].molecule
    count = REAGENT_CARDS[reagent].atoms
    places = ZERO
    for k in range(count):
        place = free_place(m)
        places |= place << (PLACE_BITS * k)
        atom = m.atoms[place]
        printed = card.atoms[k]
        atom.element = printed.element
        atom.hydrogens = printed.hydrogens
        atom.yellow = printed.yellow
        atom.purple = printed.purple
        atom.ring_bonds = printed.ring_bonds
    for k in range(count):
        atom = m.atoms[packed_place(places, k)]
        printed = card.atoms[k]
        for slot in range(BONDS):
            if printed.bond[slot] != Bond.NONE:
                atom.bond[slot] = printed.bond[slot]
                atom.neighbour[slot] = packed_place(places, printed.neighbour[slot])
    for token in range(len(m.tokens)):
        m.tokens[token] += card.tokens[token]
    return int(places)


@rule
def packed_place(places: int, k: int) -> int:
    return (places >> (PLACE_BITS * k)) & ((1 << PLACE_BITS) - 1)


# §7.2, §7.3 Formation of a bond with a card ---------------------------------------------


@rule
def form_single(m: Molecule, i: Place, reagent: Reagent, joint: Place) -> None:
    """Join the atom of the card that is printed in a place."""
    j = packed_place(lay_card(m, reagent), joint)
    take_yellow(m, i)
    m.atoms[j].yellow -= 1
    m.tokens[CENTRES] -= 1
    join(m, i, j, SINGLE)


@rule
def form_double(m: Molecule, i: Place, reagent: Reagent, joint: Place) -> None:
    j = packed_place(lay_card(m, reagent), joint)
    take_purple(m, i)
    m.atoms[j].purple -= 1
    m.tokens[CENTRES] -= 1
    join(m, i, j, DOUBLE)


@rule
def take_yellow(m: Molecule, i: Place) -> None:
    """Take off a yellow centre that was named, hence locked."""
    m.atoms[i].yellow -= 1
    m.atoms[i].locked_yellow -= 1
    m.tokens[CENTRES] -= 1


@rule
def take_purple(m: Molecule, i: Place) -> None:
    m.atoms[i].purple -= 1
    m.atoms[i].locked_purple -= 1
    m.tokens[CENTRES] -= 1


@rule
def put_yellow(m: Molecule, i: Place) -> None:
    """Put a new yellow centre; no manipulation has been tried on it this turn."""
    m.atoms[i].yellow += 1
    m.tokens[CENTRES] += 1


@rule
def put_purple(m: Molecule, i: Place) -> None:
    m.atoms[i].purple += 1
    m.tokens[CENTRES] += 1


# §7.4, §7.5 Zewail's cleavages ---------------------------------------------


@rule
def cleave_hydrogen(m: Molecule, i: Place) -> None:
    m.atoms[i].hydrogens -= 1
    m.atoms[i].locked_hydrogens -= 1
    m.tokens[HYDROGENS] -= 1
    put_yellow(m, i)


@rule
def cleave(m: Molecule, i: Place, slot: Slot) -> None:
    """Cut the bond in a slot of i, put the other side back into the box, and leave a centre on i."""
    atom = m.atoms[i]
    order = atom.bond[slot]
    gone = side_of(m, atom.neighbour[slot], i)
    atom.bond[slot] = Bond.NONE
    atom.neighbour[slot] = 0
    atom.locked_bonds &= ~only(slot)
    remove_atoms(m, gone)
    if order == Bond.DOUBLE:
        put_purple(m, i)
    else:
        put_yellow(m, i)


# §7.6, §7.7 Addition and elimination ---------------------------------------------


@rule
def add_to_double(m: Molecule, i: Place, j: Place) -> None:
    set_order(m, i, j, SINGLE)
    put_yellow(m, i)
    put_yellow(m, j)


# §7.8, §7.9 Change of hybridisation: the centre that is changed has been used (§10.5) -----------------


@rule
def split_purple(m: Molecule, i: Place) -> None:
    take_purple(m, i)
    put_yellow(m, i)
    put_yellow(m, i)
    m.atoms[i].locked_yellow += 2


@rule
def merge_yellow(m: Molecule, i: Place) -> None:
    take_yellow(m, i)
    take_yellow(m, i)
    put_purple(m, i)
    m.atoms[i].locked_purple += 1


# §7.10 - §7.12 Characterisations ---------------------------------------------


@rule
def characterise_hydrogen(m: Molecule, i: Place) -> None:
    take_yellow(m, i)
    m.atoms[i].hydrogens += 1
    m.tokens[HYDROGENS] += 1


@rule
def bear_oxygen(m: Molecule, i: Place, order: int) -> None:
    """Hang an oxygen on i; one that hangs by a single bond bears a hydrogen."""
    place = free_place(m)
    m.atoms[place].element = Element.OXYGEN
    m.tokens[OXYGENS] += 1
    if order == Bond.SINGLE:
        m.atoms[place].hydrogens = 1
        m.tokens[HYDROGENS] += 1
    join(m, i, place, order)


@rule
def characterise_hydroxyl(m: Molecule, i: Place) -> None:
    take_yellow(m, i)
    bear_oxygen(m, i, SINGLE)


@rule
def characterise_oxygen(m: Molecule, i: Place) -> None:
    take_purple(m, i)
    bear_oxygen(m, i, DOUBLE)
