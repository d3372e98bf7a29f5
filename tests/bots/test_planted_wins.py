"""A level never leaves a win that is sure within its horizon: one decision for all, two for those that search."""

import json

import pytest

from labtable.bots import bot, question_of
from labtable.bots.sure_wins import sure_win
from tests.bots.planted import FILE, position, sure_wins

ROWS = json.loads(FILE.read_text())
IN_ONE = [row for row in ROWS if row["win_in"] == 1]
IN_TWO = [row for row in ROWS if row["win_in"] == 2]
TIMES = 4  # that a level is asked, with other lots


def named(row):
    return f"{row['game']}-{row['seed']}"


def asked(row):
    """The question of a planted position, with several lots."""
    for lot in range(TIMES):
        question = question_of(position(row))
        question.luck.seed(lot)
        yield question


def test_every_game_has_planted_wins_in_one_and_in_two_decisions():
    games = {"curie", "element", "eureka", "laboratorium", "scientia"}
    assert {row["game"] for row in IN_ONE} == {row["game"] for row in IN_TWO} == games


@pytest.mark.parametrize("row", ROWS[::3], ids=named)
def test_the_planted_wins_are_still_what_the_rules_call_sure(row):
    assert sure_wins(position(row), row["win_in"]) == row["wins"]


@pytest.mark.parametrize("level", ["pupil", "novice", "student", "greedy"])
@pytest.mark.parametrize("row", IN_ONE, ids=named)
def test_a_level_that_looks_one_move_ahead_takes_a_win_in_one(row, level):
    assert {bot(level)(question) for question in asked(row)} <= set(row["wins"])


@pytest.mark.parametrize("level", ["researcher", "laureate@60"])
@pytest.mark.parametrize("row", ROWS, ids=named)
def test_a_level_that_searches_takes_a_win_in_one_and_in_two(row, level):
    assert {bot(level)(question) for question in asked(row)} <= set(row["wins"])


def test_where_no_win_is_sure_none_is_found(match):
    assert sure_win(question_of(match), decisions=2) is None
