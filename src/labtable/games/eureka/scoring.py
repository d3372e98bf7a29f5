"""§9 The end: points, and what the chart says of them."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits
from labtable.core.record.records import rank_seats

from .components import CHART, PHANTOM_COLUMN, VERDICTS
from .constants import Phantom
from .state import Chair, State


@rule
def points_of(s: State, chair: Chair) -> int:
    """§9.2 A point for each card in hand; §13.29 or shared; §13.22 in solitaire the phantom's hand is the top card."""
    points = count_bits(s.players[chair].hand) + count_bits(s.players[chair].shared)
    if s.phantom == Phantom.DECK and chair == 1 and s.deck_size > 0:
        points += 1
    return points


@rule
def total_points(s: State) -> int:
    points = count_bits(s.set_aside)
    for chair in range(s.chairs):
        points += points_of(s, chair)
    return points


@rule
def returns(s: State, out: Any) -> None:
    """§9.2 One score for all: the cards that remain. With none left, the team has won."""
    points = total_points(s)
    players = s.num_players
    for seat in range(players):
        out[seat].score = points
        out[seat].standing = -points
    rank_seats(out, players, points == 0)


def column_of(s: State) -> int:
    """§9.3 The column of the chart; §13.20 that of games with a phantom."""
    return PHANTOM_COLUMN if s.phantom else min(int(s.num_players), 4) - 2


def verdict_of(s: State) -> str:
    """§9.3 What the chart says of the points."""
    return VERDICTS[sum(total_points(s) > most for most in CHART[column_of(s)])]
