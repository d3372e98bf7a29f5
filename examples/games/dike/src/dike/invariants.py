"""What is true of every record: bags are conserved, and ranges hold."""

from .constants import ACTIONS_A_TURN, BAGS, FIRST_WALL, HIGHEST_WALL, SECTIONS, TURNS, Ending
from .state import State


def check_state(s: State) -> list[str]:
    """What is wrong with the record; empty when it is sound."""
    wrong = []
    walls, water = [int(bags) for bags in s.walls], [int(levels) for levels in s.water]
    if min(walls) < FIRST_WALL or max(walls) > HIGHEST_WALL or sum(walls) + int(s.bags) != BAGS + SECTIONS * FIRST_WALL:
        wrong.append(f"walls {walls} with {s.bags} bags in the supply")
    over = [water[section] - walls[section] for section in range(SECTIONS)]
    if min(water) < 0 or max(over) > 1 or (max(over) == 1) != (s.ending == Ending.BROKEN):
        wrong.append(f"water {water} behind walls {walls}, ending {s.ending}")
    if not 0 <= s.turn <= TURNS or (s.turn == TURNS) != (s.ending == Ending.CALM):
        wrong.append(f"turn {s.turn}, ending {s.ending}")
    if not (0 if s.ending else 1) <= s.actions <= (0 if s.ending else ACTIONS_A_TURN) or s.stormy not in (0, 1):
        wrong.append(f"{s.actions} actions")
    standing = [int(section) for section in s.standing]
    if not all(0 <= section < SECTIONS for section in standing) or any(standing[max(int(s.num_players), 0) :]):
        wrong.append(f"players on {standing}")
    if not 0 <= s.mover < s.num_players:
        wrong.append(f"it is the turn of seat {s.mover}")
    return wrong
