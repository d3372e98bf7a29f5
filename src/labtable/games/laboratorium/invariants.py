"""What is always true: valence, conservation of cards and tokens, ranges, cached values."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.messages import kebab
from labtable.core.record.bits import count_bits, has
from labtable.core.record.layout import Ints
from labtable.core.record.records import column

from .chemistry.molecule import card_fits, side_of, slot_of
from .chemistry.rings import lies_flat
from .components import CARDS, NUM_CARDS, OWN_MOLECULE, REAGENT_CARDS, TOKENS
from .constants import (
    BONDS,
    CARBONS,
    CENTRES,
    COLOURS,
    DICE_OF_A_COLOUR,
    HAND_LIMIT,
    HYDROGEN_SLOT,
    HYDROGENS,
    MAX_ATOMS,
    MAX_CARBONS,
    MAX_CENTRES,
    MAX_HYDROGENS,
    MAX_OXYGENS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    NO_PLACE,
    OXYGENS,
    REAGENTS,
    SITES,
    AutomaticStep,
    Bond,
    Element,
    Ending,
    Manipulation,
    Pending,
    Refusal,
    Type,
)
from .manipulations import check_any_card, colour_named
from .piles import hand_size
from .routes.distance import FAR, LAST
from .state import MAX_CARDS, PILE_SIZE, PILES, Molecule, Place, Prices, State

NOT_FLAT = (
    "its target cannot be laid flat, which the rules have asked since their second version; "
    "play it on with the release that saved it"
)  # §10.19
OTHER_REAGENTS = (
    "what is announced cannot be done with the reagents that the rules have had since their fourth version; "
    "play it on with the release that saved it"
)


class Fault(IntEnum):
    """What can be wrong with a molecule."""

    NONE = 0
    VALENCE = 1  # §7.1
    TWO_DOUBLES = 2  # §10.18
    SHARE = 3  # §10.7
    ONE_SIDED = 4  # a bond that only one of its atoms knows of
    SCATTERED = 5  # more than one piece
    TOKENS = 6  # the cached counts
    LOCKS = 7
    RINGS = 8  # the cached ring bonds
    NOT_BLANK = 9  # a free place that is not empty
    RANGE = 10
    OVERLAP = 11  # §7.13


# The molecule, as a compiled rule (bench/laboratorium_invariants.py runs it after every action) ----


@rule
def fault_of(m: Molecule) -> int:
    """The first fault of a molecule, or NONE."""
    atoms = 0
    carbons, oxygens, hydrogens, centres = 0, 0, 0, 0
    for i in range(MAX_ATOMS):
        for slot in range(BONDS):  # before any of them is followed
            if not 0 <= m.atoms[i].neighbour[slot] < MAX_ATOMS:
                return Fault.RANGE
    for i in range(MAX_ATOMS):
        fault = fault_of_atom(m, i)
        if fault != Fault.NONE:
            return fault
        atom = m.atoms[i]
        if atom.element == Element.NONE:
            continue
        atoms |= 1 << i
        if atom.element == Element.CARBON:
            carbons += 1
        else:
            oxygens += 1
        hydrogens += atom.hydrogens
        centres += atom.yellow + atom.purple
    if carbons > MAX_CARBONS or oxygens > MAX_OXYGENS or hydrogens > MAX_HYDROGENS or centres > MAX_CENTRES:
        return Fault.SHARE
    if (
        m.tokens[CARBONS] != carbons
        or m.tokens[OXYGENS] != oxygens
        or m.tokens[HYDROGENS] != hydrogens
        or m.tokens[CENTRES] != centres
    ):
        return Fault.TOKENS
    if atoms != 0 and side_of(m, count_bits((atoms & -atoms) - 1), -1) != atoms:
        return Fault.SCATTERED
    return Fault.NONE if lies_flat(m, NO_PLACE, NO_PLACE) else Fault.OVERLAP


@rule
def fault_of_atom(m: Molecule, i: Place) -> int:
    atom = m.atoms[i]
    if atom.element == Element.NONE:
        return fault_of_free_place(m, i)
    if atom.element > Element.OXYGEN:
        return Fault.RANGE
    singles, doubles, aromatics = 0, 0, 0
    for slot in range(BONDS):
        bond = atom.bond[slot]
        if bond == Bond.NONE:
            if atom.neighbour[slot] != 0 or has(atom.locked_bonds | atom.ring_bonds, slot):
                return Fault.NOT_BLANK
            continue
        j = atom.neighbour[slot]
        back = slot_of(m, j, i)
        if back < 0 or m.atoms[j].bond[back] != bond:
            return Fault.ONE_SIDED
        if has(atom.locked_bonds, slot) != has(m.atoms[j].locked_bonds, back):
            return Fault.LOCKS
        if has(atom.ring_bonds, slot) != has(side_of(m, i, j), j):
            return Fault.RINGS
        if bond == Bond.SINGLE:
            singles += 1
        elif bond == Bond.DOUBLE:
            doubles += 1
        elif bond == Bond.AROMATIC:
            aromatics += 1
        else:
            return Fault.RANGE
    used = singles + 2 * doubles + atom.hydrogens + atom.yellow + 2 * atom.purple
    if aromatics > 0:
        used += aromatics + 1
    if used != (4 if atom.element == Element.CARBON else 2) or aromatics == 1:
        return Fault.VALENCE
    if doubles + atom.purple + (1 if aromatics > 0 else 0) > 1:
        return Fault.TWO_DOUBLES
    if not (
        0 <= atom.locked_yellow <= atom.yellow
        and 0 <= atom.locked_purple <= atom.purple
        and 0 <= atom.locked_hydrogens <= atom.hydrogens
    ):
        return Fault.LOCKS
    return Fault.NONE


@rule
def fault_of_free_place(m: Molecule, i: Place) -> int:
    atom = m.atoms[i]
    filled = atom.hydrogens | atom.yellow | atom.purple | atom.locked_yellow
    filled |= atom.locked_purple | atom.locked_hydrogens
    filled |= atom.locked_bonds | atom.ring_bonds
    for slot in range(BONDS):
        filled |= atom.bond[slot] | atom.neighbour[slot]
    return Fault.NOT_BLANK if filled != 0 else Fault.NONE


@rule
def fault_of_cards(s: State) -> int:
    """§1.2 Every card is in one place: in a hand, on a pile or on the table. Returns a kind of card plus one, or 0."""
    for card in range(NUM_CARDS):
        count = s.announced.played[card]
        for seat in range(s.num_players):
            count += s.players[seat].cards[card]
        pile = CARDS[card].colour - 1
        for k in range(s.pile_sizes[pile]):
            if s.piles[pile, k] == card:
                count += 1
        if count != CARDS[card].copies:
            return card + 1
    return 0


@rule
def fault_of_reagents(s: State) -> int:
    """§2.4 Every reagent is on its pile, in a hand or on the table. Returns a reagent plus one, or 0."""
    for reagent in range(REAGENTS):
        count = s.stock[reagent]
        for seat in range(s.num_players):
            count += s.players[seat].reagents[reagent]
        if s.announced.reagent == reagent + 1:
            count += 1
        if count != s.in_play[reagent] * s.num_players:
            return reagent + 1
    return 0


# The whole record, in words ---------------------------------------------

COPIES: list[int] = column(CARDS, "copies").tolist()


def check_state(s: State) -> list[str]:
    faults = faults_of_ranges(s)
    if faults:
        return faults  # what follows looks things up by these numbers
    for seat in range(MAX_PLAYERS):
        if fault := fault_of(s.players[seat].molecule):
            faults.append(f"molecule of seat {seat}: {Fault(fault).name}")
        faults += faults_of_hand(s, seat)
    if fault := fault_of(s.goal):
        faults.append(NOT_FLAT if fault == Fault.OVERLAP else f"target: {Fault(fault).name}")
    if card := fault_of_cards(s):
        faults.append(f"card {card - 1} is not conserved")
    if reagent := fault_of_reagents(s):
        faults.append(f"reagent {reagent - 1} is not conserved")
    for token, total in TOKENS.items():
        if sum(int(s.players[seat].molecule.tokens[token]) for seat in range(MAX_PLAYERS)) > total:
            faults.append(f"more {kebab(token)} tokens on the table than in the box")
    return faults + faults_of_announced(s)


def faults_of_ranges(s: State) -> list[str]:
    """Numbers that others are looked up by."""
    seats = range(int(s.num_players))
    ranges = {
        "decision": Pending,
        "step": (AutomaticStep.NONE,),
        "mover": seats,
        "active": seats,
        "first": seats,
        "round_number": range(1, MAX_ROUNDS + 1),
        "manipulating": (0, 1),
        "turn_type": Type,
        "announcements": range(101),
        "resold": range(REAGENTS + 1),
        "hydroxyl": (0, 1),
        "target": range(OWN_MOLECULE + 1),
        "ending": Ending,
        "winner": range(int(s.num_players) + 1),
    }
    faults = [
        f"{name} is {getattr(s, name)}"
        for name, allowed in ranges.items()
        if int(getattr(s, name)) not in list(allowed)
    ]
    if not _lie_within(s.gains, 2 * DICE_OF_A_COLOUR) or not _lie_within(s.in_play, 1):
        faults.append("gains or piles in play")
    if faults:
        return faults
    if (s.decision == Pending.OVER) != (s.ending != 0) or (s.winner != 0) != (s.ending == Ending.SYNTHESIS):
        faults.append("over without an ending, or an ending without an end")
    work = s.workings
    used = any(field.any() for field in (s.filler, work.colour, work.picked, work.key, work.code, work.target))
    if used or s.draft.tobytes().strip(b"\0"):
        faults.append("scratch space is not blank")
    if s.price_list.tobytes().strip(b"\0") and not is_such_as_the_finder_says(s.price_list):
        faults.append("prices")
    for pile in range(PILES):
        size, hidden = int(s.pile_sizes[pile]), int(s.pile_hidden[pile])
        if not 0 <= hidden <= size <= PILE_SIZE or s.piles[pile, max(size, 0) :].any():
            faults.append(f"pile {pile}")
    return faults


def is_such_as_the_finder_says(prices: Prices) -> bool:
    """Are all the prices within their ranges?"""
    return (
        _lie_within(prices.bond, LAST + Bond.DOUBLE)
        and _lie_within(prices.needs, (1 << REAGENTS) - 1)
        and _lie_within(prices.behind, FAR)
        and 0 < prices.afresh < FAR
        and 0 <= prices.afresh_needs < 1 << REAGENTS
        and not any((*prices.filler, prices.filler_of_needs))
    )


def _lie_within(numbers: Any, high: int) -> bool:
    """Are all the numbers of a field from 0 to this?"""
    found: list[int] = numbers.ravel().tolist()
    return min(found) >= 0 and max(found) <= high


def _at_most(some: Ints, of: Ints) -> bool:
    """Are there, of each kind of card, no more in the part than in the whole, and no more in the whole than the box
    holds?"""
    counts = zip(some.tolist(), of.tolist(), COPIES, strict=True)
    return all(0 <= part <= whole <= copies for part, whole, copies in counts)


def faults_of_hand(s: State, seat: int) -> list[str]:
    player, faults = s.players[seat], []
    for colour in range(COLOURS):
        collecting = s.decision in (Pending.TAKE, Pending.DISCARD) and s.manipulating == 0 and seat == s.mover
        if hand_size(s, seat, colour) > HAND_LIMIT + 2 * DICE_OF_A_COLOUR * collecting:
            faults.append(f"seat {seat} holds too many cards of colour {colour}")
    if not all(0 <= count <= 1 for count in (*player.reagents.tolist(), *player.safety.tolist())):
        faults.append(f"seat {seat}: two equal reagents or safety tokens")
    if not _at_most(player.seen, player.cards):
        faults.append(f"seat {seat}: more cards seen than held, or more held than there are")
    if seat >= s.num_players and player.tobytes().strip(b"\0"):
        faults.append(f"seat {seat} is not in the game")
    return faults


def faults_of_announced(s: State) -> list[str]:
    now = s.announced
    waiting = s.decision in (
        Pending.REAGENT,
        Pending.PARTNER,
        Pending.BOUM,
        Pending.CHIMIE,
        Pending.IGNORE,
        Pending.REROLL,
        Pending.LOSE,
    )
    if waiting != (now.manipulation != Manipulation.NONE):
        return ["a manipulation is announced at the wrong time"]
    if not waiting and (now.tobytes() + s.settled.tobytes()).strip(b"\0"):
        return ["the last manipulation was not cleared"]
    ranges = {
        "manipulation": Manipulation,
        "atom": range(MAX_ATOMS),
        "slot": range(HYDROGEN_SLOT + 1),
        "partner": range(MAX_ATOMS),
        "reagent": range(REAGENTS + 1),
        "site": range(SITES),
        "rolled": range(13),
        "rerolled": range(HAND_LIMIT + 1),
    }
    faults = [
        f"announced: {name} is {getattr(now, name)}"
        for name, allowed in ranges.items()
        if int(getattr(now, name)) not in list(allowed)
    ]
    if not _at_most(now.ignored, now.played):
        faults.append("a Boom card is ignored that was not played")
    if not _at_most(s.settled[:MAX_CARDS], now.played) or s.settled[MAX_CARDS:].any():
        faults.append("a Boom card is settled that was not played")
    return faults if faults or not waiting or can_be_done(s) else [OTHER_REAGENTS]


def can_be_done(s: State) -> bool:
    """Has the reagent of the bond that is announced a centre for it, and the box tokens? If it is still to be chosen,
    has one in the hand?"""
    now, colour, reagent = s.announced, colour_named(s.announced.manipulation), int(s.announced.reagent) - 1
    is_bond = now.manipulation in (Manipulation.SINGLE_BOND, Manipulation.DOUBLE_BOND)
    if s.decision == Pending.REAGENT:
        return bool(is_bond and reagent < 0 and check_any_card(s, s.active, colour) == Refusal.NONE)
    if reagent < 0:
        return not is_bond
    has_centre = REAGENT_CARDS[reagent].sites[colour, now.site] != 0
    return bool(is_bond and has_centre and card_fits(s.players[s.active].molecule, reagent))
