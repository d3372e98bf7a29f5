"""§1 The pile: a test for each sentence of RULES.md, named by its number."""

from mygame.actions import encode
from mygame.constants import PEBBLES, Ending, Kind, Refusal

import labtable
from labtable.testing import Position


class Pebbles(Position):
    """A position of My Game."""

    game = labtable.game("mygame")


def with_pebbles(left: int) -> Pebbles:
    """A game of two players, the first to move, in which the second has taken all pebbles but these."""
    position = Pebbles.dealt(2)
    position.s.pile, position.s.mover = left, 0
    position.s.taken[1] = PEBBLES - left
    return position


def take(pebbles: int) -> int:
    return encode(Kind.TAKE, pebbles - 1)


def test_1_1_the_game_begins_with_fifteen_pebbles_and_a_seat_drawn_by_lot():
    assert Pebbles.dealt(2).s.pile == 15
    assert {Pebbles.dealt(2, seed).mover for seed in range(9)} == {0, 1}


def test_1_2_a_player_takes_one_two_or_three_and_the_turn_passes():
    position = with_pebbles(9)
    assert position.legal() == [take(1), take(2), take(3)]
    assert position.apply(take(3)).s.pile == 6 and position.mover == 1


def test_1_2_never_more_than_there_are():
    assert with_pebbles(2).refusal(take(3)) == Refusal.TOO_FEW


def test_1_3_whoever_takes_the_last_pebble_has_won():
    position = with_pebbles(2).apply(take(2))
    assert position.ending == Ending.LAST_PEBBLE
    assert [result.won for result in position.results()] == [1, 0]
