"""RULES.md §9 The end."""

import pytest

from labtable.games.eureka import GAME
from labtable.games.eureka.constants import Ending
from labtable.games.eureka.tests.position import game
from labtable.games.eureka.views import verdict


def test_9_1_the_game_ends_when_all_active_players_have_passed_in_a_row():
    t = game(hands=("red-1", "", "red-2"), suits="red-5").do("pass")
    assert t.ending == Ending.NONE and t.do("pass").ending == Ending.PASSED
    assert t.mover == -1 and t.legal(0) == [] and t.why("pass", seat=0) == "game-over"


def test_9_1_a_card_played_in_between_begins_the_count_again():
    t = game(hands=("red-1", "red-6 red-2", "red-3"), suits="red-5").do("pass").do("play", "red-6").do("pass")
    assert t.ending == Ending.NONE


def test_9_2_each_card_left_is_a_point_for_the_team():
    assert game(hands=("red-1", "", "red-2 red-3"), suits="red-5").score == 3


def test_9_2_the_rulebooks_example_ada_albert_and_pati():
    t = game(hands=("", "red-1", ""), suits="red-5").do("pass")
    assert t.ending == Ending.PASSED and t.score == 1 and verdict(t.s).id == "verdict-respect"


@pytest.mark.parametrize(
    ("players", "limits"),
    [
        (2, (0, 1, 2, 4)),
        (3, (0, 1, 3, 6)),
        (4, (0, 2, 4, 8)),
        (5, (0, 2, 4, 8)),
    ],
)
def test_9_3_the_chart(players, limits):
    words = ("nobel", "respect", "improve", "caves", "sell")
    for level, most in enumerate(limits):
        cards = [f"{suit}-{value}" for suit in ("red", "blue") for value in range(1, 7)]
        for points, word in ((most, words[level]), (most + 1, words[level + 1])):
            hands = (" ".join(cards[:points]), *("" for _ in range(players - 1)))
            assert verdict(game(hands=hands).s).id == f"verdict-{word}", (players, points)


def test_9_3_the_team_has_won_when_no_card_is_left_and_not_before():
    done, left = game(hands=("", "", ""), deck=""), game(hands=("red-1", "", ""), deck="")
    assert done.score == 0 and all(done.results()["won"] == 1)
    assert left.score > 0 and not any(left.results()["won"])


def test_9_3_the_five_verdicts_are_shown_from_the_beginning():
    shown = GAME.view(game(hands=("red-1", "", "red-2 red-3"), suits="red-5").s, 0)
    assert shown.points == 3 and [one.most for one in shown.verdicts] == [0, 1, 3, 6, None]
    assert shown.verdicts[4].limit.params == {"least": 7} and shown.verdicts[0].verdict.id == "verdict-nobel"
