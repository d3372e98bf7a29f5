"""What the active seat may announce (§5.1): the checks that every announcement has, and the list of what they allow."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, lowest, only
from labtable.core.record.records import Actions, Seat

from .actions import START, WIDTH
from .chemistry.molecule import places
from .constants import (
    BONDS,
    CARBONS,
    HYDROGEN_SLOT,
    OXYGENS,
    PURPLE,
    REAGENTS,
    SMALLEST_RING,
    YELLOW,
    Bond,
    Kind,
    Pending,
    Refusal,
    Type,
)
from .manipulations import (
    check_any_card,
    check_centre,
    check_cleave,
    check_hybridise,
    check_hydrogen,
    check_hydroxyl,
    check_oxygen,
    check_pair,
    free_centres,
    partner_of,
)
from .state import Molecule, Reagent, State
from .turn import can_resell, has_all_tokens


@rule
def check_resell(s: State, seat: Seat, reagent: Reagent) -> int:
    """§4.1, §4.3 A reagent of the hand is resold once a turn, before the first announcement."""
    if s.decision != Pending.ANNOUNCE:
        return Refusal.NOT_NOW
    if s.announcements > 0 or s.resold > 0:
        return Refusal.RESALE_TOO_LATE
    return Refusal.NONE if s.players[seat].reagents[reagent] == 1 else Refusal.NOTHING_TO_RESELL


@rule
def check_end(s: State) -> int:
    """§5.1 A turn is ended at will, between manipulations."""
    return Refusal.NONE if s.decision == Pending.ANNOUNCE else Refusal.NOT_NOW


@rule
def check_announcement(s: State, seat: Seat, kind: int) -> int:
    """§5.3, §5.4 What every announcement needs."""
    if s.decision != Pending.ANNOUNCE:
        return Refusal.NOT_NOW
    if not has_all_tokens(s, seat):
        return Refusal.TOKENS_MISSING
    if s.turn_type != Type.NONE and s.turn_type != kind:
        return Refusal.OTHER_TYPE
    return Refusal.NONE


@rule
def legal_announcements(s: State, seat: Seat, out: Actions) -> int:
    """§5.1 Resell, end the turn, or announce a manipulation."""
    count = 0
    if can_resell(s, seat):
        for reagent in range(REAGENTS):
            if check_resell(s, seat, reagent) == Refusal.NONE:
                out[count] = START[Kind.RESELL] + reagent
                count += 1
    if check_end(s) == Refusal.NONE:
        out[count] = START[Kind.END]
        count += 1
    if not has_all_tokens(s, seat):
        return count
    m = s.players[seat].molecule
    held = places(m)
    yellow, purple = free_centres(m, held, YELLOW), free_centres(m, held, PURPLE)
    if check_announcement(s, seat, Type.REACTION) == Refusal.NONE:
        count = legal_formations(s, seat, YELLOW, yellow, out, count)
        count = legal_formations(s, seat, PURPLE, purple, out, count)
        count = legal_cuts_and_pairs(m, held, yellow, out, count)
        count = legal_hybridisations(m, yellow | purple, out, count)
        count = legal_rings(m, YELLOW, yellow, out, count)
        count = legal_rings(m, PURPLE, purple, out, count)
    if check_announcement(s, seat, Type.CHARACTERISATION) == Refusal.NONE:
        count = legal_characterisations(s, m, yellow, purple, out, count)
    return count


@rule
def legal_formations(s: State, seat: Seat, colour: int, free: int, out: Actions, count: int) -> int:
    """§7.2, §7.3 Each free centre of a colour for which the hand has some card."""
    if free == 0 or check_any_card(s, seat, colour) != Refusal.NONE:
        return count
    m = s.players[seat].molecule
    kind = Kind.DOUBLE if colour == PURPLE else Kind.SINGLE
    while free != 0:
        i = lowest(free)
        free &= free - 1
        if check_centre(m, colour, i) == Refusal.NONE:
            out[count] = START[kind] + i
            count += 1
    return count


@rule
def legal_cuts_and_pairs(m: Molecule, held: int, yellow: int, out: Actions, count: int) -> int:
    """§7.4 - §7.7 What a bond can be named for, of each atom that there is.

    Only bonds that are there, not in a ring and not tried yet are worth the question whether they can be cut. A pair
    begins at an atom with a free yellow centre or with a bond that is not single.
    """
    pairs = yellow
    while held != 0:
        i = lowest(held)
        held &= held - 1
        atom = m.atoms[i]
        kept = atom.ring_bonds | atom.locked_bonds
        for slot in range(BONDS):
            bond = atom.bond[slot]
            if bond >= Bond.DOUBLE:
                pairs |= only(i)
            if bond != Bond.NONE and not has(kept, slot) and check_cleave(m, i, slot) == Refusal.NONE:
                out[count] = START[Kind.CLEAVE] + i * WIDTH[Kind.CLEAVE] + slot
                count += 1
        if atom.hydrogens > 0 and check_cleave(m, i, HYDROGEN_SLOT) == Refusal.NONE:
            out[count] = START[Kind.CLEAVE] + i * WIDTH[Kind.CLEAVE] + HYDROGEN_SLOT
            count += 1
    while pairs != 0:
        i = lowest(pairs)
        pairs &= pairs - 1
        for slot in range(BONDS):
            if m.atoms[i].neighbour[slot] > i and check_pair(m, i, slot) == Refusal.NONE:
                out[count] = START[Kind.PAIR] + i * WIDTH[Kind.PAIR] + slot
                count += 1
    return count


@rule
def legal_hybridisations(m: Molecule, free: int, out: Actions, count: int) -> int:
    """§7.8, §7.9 Changes of hybridisation of each free centre."""
    while free != 0:
        i = lowest(free)
        free &= free - 1
        if check_hybridise(m, i) == Refusal.NONE:
            out[count] = START[Kind.HYBRIDISE] + i
            count += 1
    return count


@rule
def legal_rings(m: Molecule, colour: int, free: int, out: Actions, count: int) -> int:
    """§10.1 Rings from each end that has a partner; a ring needs two ends, and atoms enough.

    Two ends are partners of each other, so none is tried with an end before it that was tried with all others in vain.
    """
    if free & (free - 1) == 0 or m.tokens[CARBONS] + m.tokens[OXYGENS] < SMALLEST_RING:
        return count
    ends, paired = free, 0
    while ends != 0:
        i = lowest(ends)
        ends &= ends - 1
        j = -1 if has(paired, i) else partner_of(m, i, ends | paired)
        if j >= 0:
            paired |= only(i) | only(j)
        if has(paired, i):
            out[count] = START[Kind.CLOSE] + colour * WIDTH[Kind.CLOSE] + i
            count += 1
    return count


@rule
def legal_characterisations(s: State, m: Molecule, yellow: int, purple: int, out: Actions, count: int) -> int:
    """§7.10 - §7.12 Characterisations of each free centre, while the box has tokens."""
    ends = yellow
    while ends != 0:
        i = lowest(ends)
        ends &= ends - 1
        if check_hydrogen(m, i) == Refusal.NONE:
            out[count] = START[Kind.HYDROGEN] + i
            count += 1
    while s.hydroxyl == 1 and yellow != 0:
        i = lowest(yellow)
        yellow &= yellow - 1
        if check_hydroxyl(m, i) == Refusal.NONE:
            out[count] = START[Kind.HYDROXYL] + i
            count += 1
    while purple != 0:
        i = lowest(purple)
        purple &= purple - 1
        if check_oxygen(m, i) == Refusal.NONE:
            out[count] = START[Kind.OXYGEN] + i
            count += 1
    return count
