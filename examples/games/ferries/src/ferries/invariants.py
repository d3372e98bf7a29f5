"""What is true of every record: every card is in one place."""

from labtable.core.record.bits import count_bits

from .constants import CARDS, HAND, HIGHEST, MOST_POINTS, Ending
from .state import State


def check_state(s: State) -> list[str]:
    """What is wrong with the record; empty when it is sound."""
    wrong = []
    places = [int(s.deck), int(s.discards), int(s.played), *(int(hand) for hand in s.hands)]
    if min(places) < 0 or sum(places) != (1 << CARDS) - 1 or sum(count_bits(place) for place in places) != CARDS:
        wrong.append(f"the cards {places} are not a deck")
    if any(count_bits(int(hand)) > HAND for hand in s.hands) or any(s.hands[seat] for seat in empty(s)):
        wrong.append("a hand is too large")
    if not all(0 <= points <= MOST_POINTS for points in s.points) or any(s.points[seat] for seat in empty(s)):
        wrong.append(f"points {list(s.points)}")
    if not all(0 <= value < HIGHEST for value in s.lanes):
        wrong.append(f"lanes {list(s.lanes)}")
    if not 0 <= s.mover < s.num_players:
        wrong.append(f"it is the turn of seat {s.mover}")
    if s.ending != (Ending.NONE if any(s.hands) else Ending.NO_CARDS):
        wrong.append(f"ending {s.ending}")
    return wrong


def empty(s: State) -> range:
    """The seats that nobody has taken."""
    return range(min(max(int(s.num_players), 0), len(s.hands)), len(s.hands))
