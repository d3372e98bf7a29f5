"""RULES.md §9 The end."""

from labtable.core.game.contract import RESULT
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.constants import (
    Ending,
    Kind,
    Pending,
    Refusal,
)
from labtable.games.laboratorium.tests.position import game


def results(position):
    out = blank(RESULT, 2)
    GAME.engine.returns_at(position.states, 0, out)
    return [(int(row.score), int(row.rank)) for row in out]


def test_9_1_making_the_target_ends_the_game_at_once():
    position = game(target="cinnamaldehyde", molecules=["[2*]=CC=Cc1ccccc1"]).now(Kind.OXYGEN, 0)
    assert position.s.ending == Ending.SYNTHESIS and position.s.decision == Pending.OVER
    assert results(position) == [(1, 1), (0, 2)] and position.results()["won"].tolist() == [1, 0]
    assert position.legal() == [] and position.why(Kind.END) == Refusal.GAME_OVER


def test_9_1_a_failure_does_not():
    position = game(target="cinnamaldehyde", molecules=["[2*]=CC=Cc1ccccc1"]).now(Kind.OXYGEN, 0, faces=(1, 3))
    assert position.s.ending == Ending.NONE and results(position) == [(0, 1), (0, 1)]
    assert not any(position.results()["won"]), "nobody has won"
