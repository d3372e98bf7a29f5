"""What is true of every record: a saved game that breaks it is refused."""

from .constants import PEBBLES, Ending
from .state import State


def check_state(s: State) -> list[str]:
    """What is wrong with the record; empty when it is sound."""
    wrong = []
    taken = [int(pebbles) for pebbles in s.taken]
    if min(taken) < 0 or int(s.pile) < 0 or int(s.pile) + sum(taken) != PEBBLES:
        wrong.append(f"{s.pile} pebbles on the pile and {taken} taken are not {PEBBLES}")
    if any(taken[int(s.num_players) :]):
        wrong.append("an empty seat has taken pebbles")
    if not 0 <= s.mover < s.num_players:
        wrong.append(f"it is the turn of seat {s.mover}")
    if s.ending != (Ending.LAST_PEBBLE if s.pile == 0 else Ending.NONE):
        wrong.append(f"ending {s.ending} with {s.pile} pebbles left")
    return wrong
