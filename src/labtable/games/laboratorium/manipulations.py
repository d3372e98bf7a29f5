"""The manipulations (§7): for each, whether it may be announced, what it names, and what it does."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, lowest, only
from labtable.core.record.records import Seat

from .chemistry.molecule import (
    add_to_double,
    card_fits,
    centre_fits_after_cut,
    characterise_hydrogen,
    characterise_hydroxyl,
    characterise_oxygen,
    cleave,
    cleave_hydrogen,
    form_double,
    form_single,
    has_double,
    lock_bond,
    merge_yellow,
    neighbours_of,
    places,
    ring_neighbours_of,
    split_purple,
)
from .chemistry.rings import add_to_aromatic, close_ring, eliminate, in_rings, is_surrounded, lies_flat
from .components import REAGENT_CARDS
from .constants import (
    CENTRES,
    DOUBLE,
    HYDROGEN_SLOT,
    HYDROGENS,
    LARGEST_RING,
    MAX_CENTRES,
    MAX_HYDROGENS,
    MAX_OXYGENS,
    OXYGENS,
    PURPLE,
    REAGENTS,
    SINGLE,
    SITES,
    SMALLEST_RING,
    YELLOW,
    ZERO,
    Bond,
    Element,
    Manipulation,
    Refusal,
)
from .state import Molecule, Place, Reagent, Slot, State

# Centres ----------------------------------------------------------------------------------------------


@rule
def check_centre(m: Molecule, colour: int, i: Place) -> int:
    """§5.6 A centre of the colour that has not been used this turn."""
    atom = m.atoms[i]
    if atom.element == Element.NONE:
        return Refusal.NO_SUCH_ATOM
    if colour == PURPLE:
        if atom.purple == 0:
            return Refusal.NO_PURPLE_CENTRE
        return Refusal.CENTRE_USED if atom.purple == atom.locked_purple else Refusal.NONE
    if atom.yellow == 0:
        return Refusal.NO_YELLOW_CENTRE
    return Refusal.CENTRE_USED if atom.yellow == atom.locked_yellow else Refusal.NONE


@rule
def is_free(m: Molecule, colour: int, i: Place) -> bool:
    atom = m.atoms[i]
    if colour == PURPLE:
        return bool(atom.purple > atom.locked_purple)
    return bool(atom.yellow > atom.locked_yellow)


@rule
def free_centres(m: Molecule, held: int, colour: int) -> int:
    """The atoms of a set that have a free centre of a colour."""
    free: int = ZERO
    while held != 0:
        i = lowest(held)
        held &= held - 1
        if is_free(m, colour, i):
            free |= only(i)
    return free


@rule
def lock_centre(m: Molecule, colour: int, i: Place) -> None:
    if colour == PURPLE:
        m.atoms[i].locked_purple += 1
    else:
        m.atoms[i].locked_yellow += 1


# §7.2, §7.3 Formation of a bond with a card ---------------------------------------------


@rule
def check_use(s: State, seat: Seat, colour: int, reagent: Reagent, site: int) -> int:
    """§6.1 A reagent of the hand with a centre of that colour, and tokens enough to lay it."""
    if s.players[seat].reagents[reagent] == 0:
        return Refusal.REAGENT_NOT_HELD
    if REAGENT_CARDS[reagent].sites[colour, site] == 0:
        return Refusal.NO_SUCH_CENTRE
    if not card_fits(s.players[seat].molecule, reagent):
        return Refusal.BOX_TOO_SMALL
    return Refusal.NONE


@rule
def check_any_card(s: State, seat: Seat, colour: int) -> int:
    """Whether some card of the hand could be used; the most telling reason why not."""
    reason = Refusal.NO_REAGENT
    for reagent in range(REAGENTS):
        if s.players[seat].reagents[reagent] == 0:
            continue
        for site in range(SITES):
            found = check_use(s, seat, colour, reagent, site)
            if found == Refusal.NONE:
                return Refusal.NONE
            if found == Refusal.BOX_TOO_SMALL:
                reason = Refusal.BOX_TOO_SMALL
    return reason


@rule
def check_form(s: State, seat: Seat, colour: int, i: Place) -> int:
    reason = check_centre(s.players[seat].molecule, colour, i)
    if reason != Refusal.NONE:
        return reason
    return check_any_card(s, seat, colour)


# §7.4, §7.5, §10.2 Cleavage ---------------------------------------------


@rule
def check_cleave(m: Molecule, i: Place, slot: Slot) -> int:
    atom = m.atoms[i]
    if atom.element == Element.NONE:
        return Refusal.NO_SUCH_ATOM
    if slot == HYDROGEN_SLOT:
        if atom.hydrogens == 0:
            return Refusal.NO_HYDROGEN
        if atom.hydrogens == atom.locked_hydrogens:
            return Refusal.BOND_USED
        return Refusal.NONE if m.tokens[CENTRES] < MAX_CENTRES else Refusal.BOX_TOO_SMALL
    if atom.bond[slot] == Bond.NONE:
        return Refusal.NO_SUCH_BOND
    if has(atom.ring_bonds, slot):
        return Refusal.RING_BOND
    if has(atom.locked_bonds, slot):
        return Refusal.BOND_USED
    return Refusal.NONE if centre_fits_after_cut(m, i, atom.neighbour[slot]) else Refusal.BOX_TOO_SMALL


# §7.6, §7.7 Addition and elimination ---------------------------------------------


@rule
def check_pair(m: Molecule, i: Place, slot: Slot) -> int:
    """An addition on a double bond, an elimination on a single one. The bond is named from its first atom."""
    atom = m.atoms[i]
    if atom.element == Element.NONE:
        return Refusal.NO_SUCH_ATOM
    bond = atom.bond[slot]
    j = atom.neighbour[slot]
    if bond == Bond.NONE or j < i:
        return Refusal.NO_SUCH_BOND
    if atom.element != Element.CARBON or m.atoms[j].element != Element.CARBON:
        return Refusal.CARBON_ONLY
    if bond != Bond.SINGLE:
        return check_addition(m, i, j, slot)
    if atom.yellow == 0 or m.atoms[j].yellow == 0:
        return Refusal.YELLOW_PAIR
    if not is_free(m, YELLOW, i) or not is_free(m, YELLOW, j):
        return Refusal.CENTRE_USED
    return Refusal.TWO_DOUBLES if has_double(m, i) or has_double(m, j) else Refusal.NONE


@rule
def check_addition(m: Molecule, i: Place, j: Place, slot: Slot) -> int:
    """Two centres must be left in the box, and there must be room for them on the table."""
    if has(m.atoms[i].locked_bonds, slot):
        return Refusal.BOND_USED
    if m.tokens[CENTRES] + 2 > MAX_CENTRES:
        return Refusal.BOX_TOO_SMALL
    return Refusal.NO_ROOM if is_surrounded(m, i) or is_surrounded(m, j) else Refusal.NONE


# §7.8, §7.9 Change of hybridisation ---------------------------------------------


@rule
def check_hybridise(m: Molecule, i: Place) -> int:
    """A purple centre is split; where there is none, two yellow ones are merged."""
    atom = m.atoms[i]
    if atom.element == Element.NONE:
        return Refusal.NO_SUCH_ATOM
    if atom.element != Element.CARBON:
        return Refusal.HYBRIDISED_CARBON
    if atom.purple > 0:
        if not is_free(m, PURPLE, i):
            return Refusal.CENTRE_USED
        return Refusal.NONE if m.tokens[CENTRES] < MAX_CENTRES else Refusal.BOX_TOO_SMALL
    if atom.yellow < 2:
        return Refusal.TWO_YELLOW
    if atom.yellow - atom.locked_yellow < 2:
        return Refusal.CENTRE_USED
    return Refusal.TWO_DOUBLES if has_double(m, i) else Refusal.NONE


# §10.1 Rings ---------------------------------------------


@rule
def ring_places(m: Molecule, i: Place, wanted: int) -> int:
    """The atoms of a set with which i would make a ring of five or six."""
    seen = only(i)
    fresh = seen
    ring = 0
    steps = 0
    while steps + 1 < LARGEST_RING and wanted & ~seen != 0:
        steps += 1
        found = 0
        while fresh != 0:
            found |= neighbours_of(m, lowest(fresh))
            fresh &= fresh - 1
        fresh = found & ~seen
        seen |= found
        if steps + 1 >= SMALLEST_RING:
            ring |= fresh
    return ring & wanted


@rule
def places_around_rings(m: Molecule, i: Place) -> int:
    """The atoms to which a shortest way leads from i that shares no two bonds with a ring (§10.19).

    The ring bonds of an atom that has two are of one ring, so a way that came by the one does not go on by the other.
    """
    seen = only(i)
    along_none, along_ring = seen, 0  # atoms where the ways are, by their last bonds
    ring = 0
    for steps in range(1, LARGEST_RING):
        found, found_along_ring = 0, 0
        fresh = along_none | along_ring
        while fresh != 0:
            k = lowest(fresh)
            fresh &= fresh - 1
            in_ring = ring_neighbours_of(m, k)
            found |= neighbours_of(m, k) & ~in_ring
            if has(along_none, k) or count_bits(in_ring) > 2:
                found_along_ring |= in_ring
        along_none, along_ring = found & ~seen, found_along_ring & ~seen
        seen |= found | found_along_ring
        if steps + 1 >= SMALLEST_RING:
            ring |= along_none | along_ring
    return ring


@rule
def check_close(m: Molecule, colour: int, i: Place) -> int:
    reason = check_centre(m, colour, i)
    if reason != Refusal.NONE:
        return reason
    free = free_centres(m, places(m) & ~only(i), colour)
    if ring_places(m, i, free) == 0:
        return Refusal.NO_PARTNER
    return Refusal.NONE if partner_of(m, i, free) >= 0 else Refusal.OVERLAP


@rule
def partner_of(m: Molecule, i: Place, free: int) -> int:
    """The first of the free atoms with which i can close a ring that lies flat beside the others, or -1."""
    partners = ring_places(m, i, free)
    if partners != 0 and in_rings(m) != 0:
        partners &= places_around_rings(m, i)
    while partners != 0:
        j = lowest(partners)
        if lies_flat(m, i, j):
            return j
        partners &= partners - 1
    return -1


@rule
def check_partner(m: Molecule, colour: int, i: Place, j: Place) -> int:
    reason = check_centre(m, colour, j)
    if reason != Refusal.NONE:
        return reason
    if ring_places(m, i, only(j)) == 0:
        return Refusal.RING_SIZE
    return Refusal.NONE if lies_flat(m, i, j) else Refusal.OVERLAP


# §7.10 - §7.12 Characterisations ---------------------------------------------


@rule
def check_hydrogen(m: Molecule, i: Place) -> int:
    reason = check_centre(m, YELLOW, i)
    if reason == Refusal.NONE and m.tokens[HYDROGENS] == MAX_HYDROGENS:
        reason = Refusal.BOX_TOO_SMALL
    return reason


@rule
def check_hydroxyl(m: Molecule, i: Place) -> int:
    reason = check_centre(m, YELLOW, i)
    if reason == Refusal.NONE and (m.tokens[OXYGENS] == MAX_OXYGENS or m.tokens[HYDROGENS] == MAX_HYDROGENS):
        reason = Refusal.BOX_TOO_SMALL
    return reason


@rule
def check_oxygen(m: Molecule, i: Place) -> int:
    reason = check_centre(m, PURPLE, i)
    if reason == Refusal.NONE and m.tokens[OXYGENS] == MAX_OXYGENS:
        reason = Refusal.BOX_TOO_SMALL
    return reason


# What is announced, and what it does ---


@rule
def colour_named(manipulation: int) -> int:
    """The colour of the centres that a bond formation or a ring asks for."""
    if manipulation in (Manipulation.DOUBLE_BOND, Manipulation.DOUBLE_RING):
        return int(PURPLE)
    return int(YELLOW)


@rule
def lock_named(m: Molecule, manipulation: int, i: Place, slot: Slot) -> None:
    """§5.6, §10.4 What an announcement names has had its manipulation of this turn, whatever the dice say."""
    atom = m.atoms[i]
    if manipulation in (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE, Manipulation.ADDITION):
        if slot == HYDROGEN_SLOT:
            atom.locked_hydrogens += 1
        else:
            lock_bond(m, i, atom.neighbour[slot])
    elif manipulation == Manipulation.ELIMINATION:
        lock_centre(m, YELLOW, i)
        lock_centre(m, YELLOW, atom.neighbour[slot])
    elif manipulation == Manipulation.MERGE:
        atom.locked_yellow += 2
    elif manipulation in (Manipulation.SPLIT, Manipulation.OXYGEN):
        lock_centre(m, PURPLE, i)
    else:
        lock_centre(m, colour_named(manipulation), i)


@rule
def perform(s: State, m: Molecule) -> None:
    """§6.8 Do what was announced to a molecule."""
    now = s.announced
    kind, reagent, other = now.manipulation, now.reagent - 1, now.partner
    if reagent >= 0:
        other = REAGENT_CARDS[reagent].sites[colour_named(kind), now.site] - 1
    manipulate(m, kind, now.atom, now.slot, other, reagent)


@rule
def manipulate(m: Molecule, kind: int, i: Place, slot: Slot, other: Place, reagent: Reagent) -> None:
    """§7 Do a manipulation that is allowed and whose centres are locked; `other` is the ring's other end, or the place
    of the reagent's atom that bears the centre."""
    if kind == Manipulation.SINGLE_BOND:
        form_single(m, i, reagent, other)
    elif kind == Manipulation.DOUBLE_BOND:
        form_double(m, i, reagent, other)
    elif kind in (Manipulation.CLEAVAGE, Manipulation.DOUBLE_CLEAVAGE):
        if slot == HYDROGEN_SLOT:
            cleave_hydrogen(m, i)
        else:
            cleave(m, i, slot)
    elif kind == Manipulation.ADDITION and m.atoms[i].bond[slot] == Bond.AROMATIC:
        add_to_aromatic(m, i, m.atoms[i].neighbour[slot])
    elif kind == Manipulation.ADDITION:
        add_to_double(m, i, m.atoms[i].neighbour[slot])
    elif kind == Manipulation.ELIMINATION:
        eliminate(m, i, m.atoms[i].neighbour[slot])
    elif kind == Manipulation.SPLIT:
        split_purple(m, i)
    elif kind == Manipulation.MERGE:
        merge_yellow(m, i)
    elif kind == Manipulation.SINGLE_RING:
        close_ring(m, i, other, SINGLE)
    elif kind == Manipulation.DOUBLE_RING:
        close_ring(m, i, other, DOUBLE)
    elif kind == Manipulation.HYDROGEN:
        characterise_hydrogen(m, i)
    elif kind == Manipulation.HYDROXYL:
        characterise_hydroxyl(m, i)
    elif kind == Manipulation.OXYGEN:
        characterise_oxygen(m, i)
