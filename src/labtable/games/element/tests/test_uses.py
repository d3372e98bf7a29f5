"""What a study counts: the cards that were played, the goals that were claimed, the characters that were dealt."""

import numpy as np

from labtable.core.record.records import OVER
from labtable.games.element import uses
from labtable.games.element.tests.position import A, Position, claim, game, play
from labtable.games.element.tests.test_6_goals import atom


def counted(position: Position, seat: int = 0) -> list[list[str]]:
    """What each player used, after the last action of a seat."""
    out = np.zeros((2, len(uses.USES)), np.int64)
    uses.count_uses(position.s, seat, out)
    return [[name for name, count in zip(uses.USES, row, strict=True) for _ in range(count)] for row in out]


def test_a_card_that_is_played_is_counted():
    assert counted(game(hands=("n2",)).do(play("n2"))) == [["card neutron 2"], []]


def test_a_goal_that_is_claimed_is_counted():
    assert counted(game(bohrds=(atom("He"),)).do(claim(A))) == [["goal He"], []]


def test_at_the_end_the_characters_are_counted():
    found = counted(game(characters="curie ozzy"), OVER)
    assert found == [["character curie (dealt)"], ["character ozzy (dealt)"]]
