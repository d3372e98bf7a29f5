"""What counts in a reason: events with their worth to their player, in goals, what a player has, and how near atoms
are to goals."""

from itertools import product

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.records import Seat, asked

from .components import ELEMENTS
from .constants import BOHRDS, NO_GOAL, POWER_PLAY, VALUES, Ending
from .scoring import points_of
from .state import State
from .words import element_name

EVENT_WORTHS = {
    "event-claimed": 2.0,
    "event-completed": 0.8,
    "event-power": -0.3,
}
HOLDING_WORTHS = {"points": 0.1, "powers": 0.35}
# What a bohrd is worth by the particles that it is away from a goal: to a player whose turn it is, and to the others
NEAR = (1.3, 1.05, 0.9, 0.75, 0.6, 0.45, 0.35, 0.27, 0.2, 0.14, 0.1)
THEIRS = (-1.0, -0.8, -0.5, -0.2)
IN_HAND = 0.9  # an atom that the cards in hand can finish
WANTED = [element.particles.tolist() for element in ELEMENTS]


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points of the goals that were taken, and Power Play cards."""
    return {"points": int(points_of(s, seat)), "powers": int(s.players[seat].hand[POWER_PLAY])}


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """How many particles each bohrd is away from each goal when a player's turn begins; and what a hand can finish."""
    if s.ending != Ending.NONE:
        return []
    found, hand, atoms = [], s.players[seat].hand.tolist(), s.row.tolist()
    for bohrd in range(BOHRDS):
        there = s.bohrds[bohrd].particles.tolist()
        for atom in atoms:
            if atom == NO_GOAL:
                continue
            missing = [wanted - here for wanted, here in zip(WANTED[atom], there, strict=True)]
            count = sum(map(abs, missing))
            ladder = NEAR if s.mover == seat else THEIRS
            far = count - sum(min(lacks, 0) for lacks in missing)  # what is too much counts twice
            near = ladder[far] if far < len(ladder) else 0.0
            params = {"element": element_name(atom), "bohrd": bohrd + 1, "count": count}
            found.append((Message("aim-atom", {**params, "turn": seat_name(int(s.mover))}), near))
            if s.mover == seat and not asked(s) and count and min(missing) >= 0:
                can = cards_to_add(hand, missing) <= s.plays_left
                found.append((Message("aim-hand", {**params, "count": int(can)}), IN_HAND * can))
    return found


def cards_to_add(hand: list[int], missing: list[int]) -> int:
    """The fewest cards of a hand that add what is missing, each worth what is printed on it; more than a hand holds
    where none do."""
    return sum(_fewest(hand[kind * VALUES : (kind + 1) * VALUES], count) for kind, count in enumerate(missing))


def _fewest(cards: list[int], count: int) -> int:
    choices = product(*(range(held + 1) for held in cards))
    sums = [choice for choice in choices if sum(value * some for value, some in enumerate(choice, 1)) == count]
    return min(map(sum, sums), default=sum(cards) + len(cards) + count)
