"""How good a position looks: how far the molecule is from the target on the finder’s route, and the hand."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.game.contract import Rollout
from labtable.core.record.bits import has
from labtable.core.record.records import Seat

from .chemistry.canonical import clear, find_code, hash_of
from .chemistry.molecule import copy_molecule, places, remove_atoms
from .components import CARDS, NUM_CARDS, OWN_MOLECULE, REAGENT_SMILES, TARGET_IDS
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
from .routes.route import made_from
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
OFF_THE_ROUTE = 60  # manipulations, and more the less the tokens agree

# Chance of success in thousandths, by difficulty 0 … 12 (§6.5 - §6.7)
CHANCE = np.array([972, 972, 972, 972, 917, 833, 722, 583, 417, 278, 167, 167, 167], np.int64)

FILE = Path(__file__).with_name("routes") / "routes.toml"
HYDROXYL = ("off", "on")


@cache
def _kept() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}


def steps_with_all(target: str) -> list[int]:
    """Manipulations of a route to a target with all ten piles, without and with the hydroxyl variant."""
    kept = _kept().get(target, {})
    if kept.get("made_from") == made_from(target) and _kept().get("reagents") == list(REAGENT_SMILES):
        return list(kept["all"])
    from .routes.waypoints import steps_from_all

    return steps_from_all(target)


def _waypoints() -> tuple[Any, Any]:
    """All waypoints (hash, manipulations left, reagents needed), and where those of each target (off, on) begin."""
    kept = _kept()
    rows: list[tuple[int, int, int]] = []
    starts = [0]
    for target in TARGET_IDS:
        for name in HYDROXYL:
            rows += _plan(target, name, kept.get(target, {}))
            starts.append(len(rows))
    return np.array(rows, np.int64), np.array(starts, np.int64)


def _plan(target: str, hydroxyl: str, kept: dict[str, Any]) -> list[tuple[int, int, int]]:
    """The plan of the file; a new one where molecules are others than those for which it was made."""
    if kept.get("made_from") == made_from(target):
        return [tuple(row) for row in kept[hydroxyl]]
    from .routes.waypoints import plan_of

    return plan_of(target, hydroxyl == "on")


WAYPOINTS, STARTS = _waypoints()


@rule
def waypoint_of(s: State, m: Molecule) -> int:
    """The row of WAYPOINTS that a molecule is, or -1."""
    if s.target == OWN_MOLECULE:
        return -1
    find_code(m, s.workings)
    name = hash_of(s.workings)
    clear(s.workings)
    plan = s.target * 2 + s.hydroxyl
    for row in range(STARTS[plan], STARTS[plan + 1]):
        if WAYPOINTS[row, 0] == name:
            return row
    return -1


@rule
def distance(s: State, m: Molecule, row: int) -> int:
    """Manipulations from the target; off the route a guess by the tokens."""
    if row >= 0:
        return int(WAYPOINTS[row, 1])
    apart = 0
    for token in range(len(m.tokens)):
        apart += abs(m.tokens[token] - s.goal.tokens[token])
    return OFF_THE_ROUTE + apart


@rule
def distance_after(s: State, seat: Seat) -> int:
    """Manipulations from the target if what is announced succeeds."""
    copy_molecule(s.draft, s.players[seat].molecule)
    perform(s, s.draft)
    left = distance(s, s.draft, waypoint_of(s, s.draft))
    remove_atoms(s.draft, places(s.draft))
    return left


@rule
def best_distance_after(s: State, seat: Seat) -> int:
    """The distance to the target after the announced manipulation, while the reagent or the ring's other end is still
    to be chosen: with the best choice."""
    colour = colour_named(s.announced.manipulation)
    best = 4 * OFF_THE_ROUTE
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
    row = waypoint_of(s, m)
    left = distance(s, m, row)
    needs = WAYPOINTS[row, 2] if row >= 0 else 0
    value = hand_value(s, seat, needs) - left * STEP - rivals_value(s, seat)
    if s.announced.manipulation == Manipulation.NONE:
        return value
    if s.active == seat:
        return value + prospect(s, left) - trouble(s)
    rival = s.players[s.active].molecule
    return value - prospect(s, distance(s, rival, waypoint_of(s, rival))) // 2 + trouble(s)


assert len(CARD_VALUE) == len(Colour)
