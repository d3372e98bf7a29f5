"""mypy reads this file, nobody runs it: a misspelt field of a record is an error.

Were it none, the excuse below would excuse nothing, and mypy refuses such excuses too.
"""

from labtable.games.scientia.state import State


def flasks_of(s: State, seat: int) -> object:
    return s.players[seat].flaks  # type: ignore[attr-defined]
