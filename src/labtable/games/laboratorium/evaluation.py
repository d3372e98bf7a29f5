"""How good a position looks: how far the molecule is from the target, and the hand."""

from __future__ import annotations

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.game.contract import Rollout
from labtable.core.record.bits import has, only
from labtable.core.record.records import Seat

from .chemistry.molecule import copy_molecule, places, remove_atoms
from .components import CARDS, NUM_CARDS
from .constants import (
    MAX_ATOMS,
    REAGENT_COLOUR,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    Colour,
    Manipulation,
    Pending,
    Refusal,
    Word,
)
from .effects import REAGENT_LOSERS, TURN_ENDERS, difficulty_of, in_force_among
from .manipulations import check_partner, check_use, colour_named, lock_centre, perform
from .piles import hand_size
from .routes.distance import FAR, NEEDS, is_priced, way_left
from .state import Molecule, State

# What things are worth, in thousandths of a manipulation (judgement, tuned by play)
STEP = 1000
TOKEN_LOST = 500
NEEDED_REAGENT = 250
SPARE_REAGENT = 5
SECURITE_VALUE = 20
RIVAL_TOKEN = 250  # a safety token that a rival lacks: announcements must wait for a Safety card
RIVAL_REAGENT = 40  # a reagent in a rival's hand
TURN_ENDED = 200  # a turn that an alarm will end
REAGENT_LOST = 100  # a reagent that a balance out of true will cost
CARD_VALUE = np.array([0, 50, 25, SECURITE_VALUE], np.int64)  # by Colour
WON = 1_000_000
LEAD = 1000  # a lead of one manipulation, as matches say
ROLLOUT = Rollout(depth=12, tries=8, slips=0)  # one careless decision ruins a plan of ten
DETOUR = 60  # manipulations: what an announcement looks like that brings nobody nearer
UNPRICED = 100  # manipulations: the most that are guessed

# Chance of success in thousandths, by difficulty 0 … 12 (§6.5 - §6.7)
CHANCE = np.array([972, 972, 972, 972, 917, 833, 722, 583, 417, 278, 167, 167, 167], np.int64)


@rule
def way_from(s: State, m: Molecule) -> int:
    """Manipulations from a molecule to the target, with the reagents that they need as in way_left.

    In a game that was saved before there were prices, a guess by the tokens.
    """
    if is_priced(s):
        return way_left(s, m)
    apart = 0
    for token in range(len(m.tokens)):
        apart += abs(m.tokens[token] - s.goal.tokens[token])
    return min(apart, UNPRICED)


@rule
def distance(s: State, m: Molecule) -> int:
    """Manipulations from the target."""
    return way_from(s, m) & (only(NEEDS) - 1)


@rule
def distance_after(s: State, seat: Seat) -> int:
    """Manipulations from the target if what is announced succeeds."""
    copy_molecule(s.draft, s.players[seat].molecule)
    perform(s, s.draft)
    left = distance(s, s.draft)
    remove_atoms(s.draft, places(s.draft))
    return left


@rule
def best_distance_after(s: State, seat: Seat) -> int:
    """The distance to the target after the announced manipulation, while the reagent or the ring's other end is still
    to be chosen: with the best choice."""
    colour = colour_named(s.announced.manipulation)
    best = FAR
    for choice in range(max(REAGENTS * SITES, MAX_ATOMS)):
        if s.decision == Pending.REAGENT:
            reagent, site = choice // SITES, choice % SITES
            if reagent >= REAGENTS or check_use(s, seat, colour, reagent, site) != Refusal.NONE:
                continue
            s.announced.reagent = reagent + 1
            s.announced.site = site
            best = min(best, distance_after(s, seat))
            s.announced.reagent = 0
            s.announced.site = 0
        elif choice < MAX_ATOMS:
            m = s.players[seat].molecule
            if check_partner(m, colour, s.announced.atom, choice) != Refusal.NONE:
                continue
            s.announced.partner = choice
            lock_centre(m, colour, choice)
            best = min(best, distance_after(s, seat))
            unlock_centre(m, colour, choice)
            s.announced.partner = 0
    return best


@rule
def unlock_centre(m: Molecule, colour: int, i: int) -> None:
    if colour == 1:
        m.atoms[i].locked_purple -= 1
    else:
        m.atoms[i].locked_yellow -= 1


@rule
def prospect(s: State, left: int) -> int:
    """What the announced manipulation of the active seat promises it, in thousandths of a manipulation."""
    if s.announced.manipulation == Manipulation.NONE:
        return 0
    seat = s.active
    waiting = s.decision == Pending.REAGENT or s.decision == Pending.PARTNER
    after = best_distance_after(s, seat) if waiting else distance_after(s, seat)
    if after >= left:
        after += DETOUR
    chance = CHANCE[min(max(difficulty_of(s), 0), 12)]
    return int((left - after) * chance)


@rule
def hand_value(s: State, seat: Seat, needs: int) -> int:
    value = 0
    player = s.players[seat]
    wanting = 0
    for reagent in range(REAGENTS):
        if player.reagents[reagent] == 1 or (s.active == seat and s.announced.reagent == reagent + 1):
            value += NEEDED_REAGENT if has(needs, reagent) else SPARE_REAGENT
        elif has(needs, reagent):
            wanting += 1
    if s.active == seat:  # cards that the dice gave and that are still to be chosen
        value += NEEDED_REAGENT * min(wanting, s.gains[REAGENT_COLOUR])
    for card in range(NUM_CARDS):
        value += player.cards[card] * CARD_VALUE[CARDS[card].colour]
        if CARDS[card].word == Word.RECOVER and player.cards[card] > 0 and player.safety[CARDS[card].token] == 0:
            value += TOKEN_LOST - 2 * SECURITE_VALUE
    for token in range(SAFETY_TOKENS):
        value -= TOKEN_LOST * (1 - player.safety[token])
    return value


@rule
def trouble(s: State) -> int:
    """What Boom cards on the table will still cost the active seat, besides the difficulty."""
    cost = 0
    if in_force_among(s, TURN_ENDERS) > 0:
        cost += TURN_ENDED
    if hand_size(s, s.active, REAGENT_COLOUR) > 0:
        cost += REAGENT_LOST * in_force_among(s, REAGENT_LOSERS)
    return cost


@rule
def rivals_value(s: State, seat: Seat) -> int:
    """What everybody sees of the other seats: reagents they hold and safety tokens they lack."""
    value = 0
    for other in range(s.num_players):
        if other != seat:
            for token in range(SAFETY_TOKENS):
                value -= RIVAL_TOKEN * (1 - s.players[other].safety[token])
            value += RIVAL_REAGENT * hand_size(s, other, REAGENT_COLOUR)
    return value


@rule
def evaluate(s: State, seat: Seat) -> int:
    """Higher is better for the seat."""
    if s.winner != 0:
        return WON if s.winner == seat + 1 else -WON
    m = s.players[seat].molecule
    way = way_from(s, m)
    left = way & (only(NEEDS) - 1)
    value = hand_value(s, seat, way >> NEEDS) - left * STEP - rivals_value(s, seat)
    if s.announced.manipulation == Manipulation.NONE:
        return value
    if s.active == seat:
        return value + prospect(s, left) - trouble(s)
    rival = s.players[s.active].molecule
    return value - prospect(s, distance(s, rival)) // 2 + trouble(s)


assert len(CARD_VALUE) == len(Colour)
