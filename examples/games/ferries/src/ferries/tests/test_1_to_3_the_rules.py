"""§1 to §3: a test for each sentence of RULES.md, named by its number."""

import labtable
from ferries.actions import encode
from ferries.constants import CARDS, HIGHEST, Ending, Kind, Refusal
from labtable.core.record.bits import count_bits
from labtable.testing import Position

RED, GREEN, BLUE = range(3)
ALL = (1 << CARDS) - 1


class Harbour(Position):
    """A position of Ferries."""

    game = labtable.game("ferries")


def card(lane: int, value: int) -> int:
    return lane * HIGHEST + value - 1


def harbour(hand: list[int], other: list[int], lanes: tuple[int, ...] = (0, 0, 0), deck: list[int] = ()) -> Harbour:
    """Two players, the first to move; cards that are nowhere else were played."""
    position = Harbour.dealt(2)
    s = position.s
    s.hands[0], s.hands[1], s.deck = (sum(1 << one for one in cards) for cards in (hand, other, deck))
    s.played, s.discards, s.mover = ALL - s.hands[0] - s.hands[1] - s.deck, 0, 0
    for lane, value in enumerate(lanes):
        s.lanes[lane] = value
    return position


def play(lane: int, value: int) -> int:
    return encode(Kind.PLAY, card(lane, value))


def discard(lane: int, value: int) -> int:
    return encode(Kind.DISCARD, card(lane, value))


def test_1_1_three_lanes_and_eight_cards_of_each_colour():
    position = Harbour.dealt(3)
    assert list(position.s.lanes) == [0, 0, 0]
    assert count_bits(position.s.deck) + sum(count_bits(hand) for hand in position.s.hands) == 24


def test_1_2_four_cards_each_and_a_first_player_by_lot():
    assert [count_bits(hand) for hand in Harbour.dealt(3).s.hands] == [4, 4, 4, 0]
    assert {Harbour.dealt(2, seed).mover for seed in range(9)} == {0, 1}


def test_2_1_a_card_is_higher_than_the_last_one_of_its_colour():
    position = harbour([card(RED, 3), card(GREEN, 1)], [card(BLUE, 1)], lanes=(3, 0, 0))
    assert position.refusal(play(RED, 3)) == Refusal.TOO_LOW
    assert position.refusal(play(RED, 4)) == Refusal.NOT_IN_HAND
    assert not position.refusal(play(GREEN, 1))


def test_2_2_one_point_or_three_for_the_very_next_number():
    position = harbour([card(RED, 4), card(GREEN, 4)], [card(BLUE, 1)], lanes=(3, 2, 0))
    assert position.copy().apply(play(RED, 4)).s.points[0] == 3
    assert position.copy().apply(play(GREEN, 4)).s.points[0] == 1


def test_2_3_after_an_8_the_lane_is_empty():
    position = harbour([card(RED, 8)], [card(RED, 1)], lanes=(7, 0, 0)).apply(play(RED, 8))
    assert position.s.lanes[RED] == 0 and not position.refusal(play(RED, 1))


def test_2_4_a_discarded_card_earns_nothing():
    position = harbour([card(RED, 1)], [card(BLUE, 1)]).apply(discard(RED, 1))
    assert position.s.points[0] == 0 and position.s.discards == 1 << card(RED, 1)


def test_2_5_a_card_is_drawn_and_the_turn_passes():
    position = harbour([card(RED, 1)], [card(BLUE, 1)], deck=[card(GREEN, 5)]).apply(play(RED, 1))
    assert position.s.hands[0] == 1 << card(GREEN, 5) and position.mover == 1


def test_2_6_a_player_without_cards_is_passed_over():
    assert harbour([card(RED, 1), card(RED, 2)], []).apply(play(RED, 1)).mover == 0


def test_3_1_the_game_is_over_when_nobody_has_a_card():
    assert harbour([card(RED, 1)], []).apply(play(RED, 1)).ending == Ending.NO_CARDS


def test_3_2_the_most_points_win_and_equals_share_the_place():
    position = harbour([card(RED, 1)], [])
    position.s.points[1] = 3
    assert [result.won for result in position.apply(play(RED, 1)).results()] == [1, 1]
    position = harbour([card(RED, 1)], [])
    assert [result.won for result in position.apply(play(RED, 1)).results()] == [1, 0]
