"""Players by name, each stronger than the one below, and none of them always the same."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from labtable.bots import NAMES, answer, bot, question_of
from labtable.bots.arena import Arena, fixtures
from labtable.bots.distinct import digest_of
from labtable.bots.levels import PLAIN
from labtable.bots.ratings import points
from labtable.bots.variety import NEARLY, NEARLY_THEN, OPENING, varied
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "professor",
            "There is no bot 'professor'; the bots are random, pupil, novice, student, greedy, researcher, laureate",
        ),
        ("random@5", "There is no bot 'random@5'"),
        ("adaptive@5", "There is no bot 'adaptive@5'"),
        ("laureate@0", "needs a budget of at least one iteration"),
        ("laureate@0ms", "needs a budget of at least one iteration or one millisecond"),
        ("laureate@soon", "A budget is a number of iterations or milliseconds, such as 500 or 200ms, not 'soon'"),
    ],
)
def test_a_bot_that_does_not_exist_is_one_clear_sentence(name, sentence):
    with pytest.raises(BadSetup, match=sentence):
        bot(name)


def test_every_name_is_a_bot():
    assert [bot(name) is not None for name in NAMES] == [True] * len(NAMES)


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [("pupil", "random", 40), ("novice", "pupil", 40), ("student", "novice", 40), ("researcher", "student", 8)],
)
def test_a_level_beats_the_one_below(better, worse, games, tmp_path):
    """In Marie Curie, where little luck hides the difference."""
    arena = Arena("curie", 2, {}, tmp_path)
    played = [arena.play(fixture) for fixture in fixtures(game("curie"), 2, [better, worse], games, seed=11)]
    assert sum(points(one, better, worse) for one in played) > 0.55 * games


def chosen(match, weighed, seed, turn=0):
    question = replace(question_of(match), turn=turn)
    question.luck.seed(seed)
    return varied(question, weighed)


@pytest.mark.parametrize(("turn", "least"), [(0, NEARLY_THEN), (OPENING - 1, NEARLY_THEN), (OPENING, NEARLY)])
def test_moves_that_are_nearly_as_good_are_chosen_by_lot_and_worse_ones_never(match, turn, least):
    weighed = [(1.0, 5), (0.9, 3), (least, 8), (least * 0.99, 2)]
    drawn = [chosen(match, weighed, seed, turn) for seed in range(200)]
    assert set(drawn) == {5, 3, 8} and drawn.count(5) > drawn.count(8)
    assert [chosen(match, weighed, seed, turn) for seed in range(200)] == drawn, "the lot is the table's"


def test_partners_play_the_best_move_each_time():
    weighed = [(1.0, 5), (0.9, 3)]
    assert {chosen(Match(game("eureka"), 2, seed=1), weighed, seed) for seed in range(50)} == {5}


def against_a_line(level, seed, *, by=0, line=(), name="scientia"):
    """A game of two, of Scientia, which has no luck after the deal, if nothing is said; one seat plays the line where
    it is legal. The match, and what each of the two decided."""
    match = Match(game(name), 2, seed=seed, options={"first_player": "first_seat"} if name == "scientia" else {})
    players, left = [bot("greedy" if level in PLAIN else level), bot(level)], list(line)
    decided: tuple[list[int], list[int]] = ([], [])
    while not match.over:
        seat = match.to_move
        action = answer(match, players[seat])
        if seat == by and left:
            planned = left.pop(0)
            action = planned if planned in match.legal() else Random(seed).choice(match.legal())
        decided[seat].append(action)
        match.play(action)
    return match, decided


def lines_that_held(level, seeds, name="scientia"):
    """Of games against a level that it did not win: who held, by which line, and what the level replied."""
    for seed in seeds:
        match, decided = against_a_line(level, seed, name=name)
        seat = 0 if level in PLAIN else match.outcome.winners[0]  # the other seat of a plain level is greedy
        if seat in match.outcome.winners:
            yield seat, decided[seat], decided[1 - seat]


def test_researchers_play_a_different_game_at_every_table_of_a_set_without_luck():
    assert len({digest_of(against_a_line("researcher", seed)[0]) for seed in range(12)}) == 12


@pytest.mark.parametrize("level", ["pupil", "novice", "student", "greedy", "researcher", "laureate@20"])
def test_a_level_leaves_a_line_that_held_against_it_once(level):
    lines = list(islice(lines_that_held(level, range(6)), 2))
    assert lines
    for seat, line, replies in lines:
        for seed in (100, 101):
            again = against_a_line(level, seed, by=seat, line=line)[1][1 - seat]
            assert again[:30] != replies[:30], "it decides otherwise before the game is decided"


def test_no_line_learned_by_heart_beats_a_researcher_twice_in_a_row():
    lines = list(lines_that_held("researcher", range(8)))
    assert lines
    for seat, line, _ in lines:
        again = [against_a_line("researcher", seed, by=seat, line=line)[0] for seed in (100, 101)]
        assert not all(match.outcome.winners == (seat,) for match in again)


@pytest.mark.parametrize("level", ["greedy", "researcher"])
@pytest.mark.parametrize("name", ["curie", "element", "laboratorium"])
def test_no_line_learned_by_heart_beats_a_level_twice_where_luck_deals(name, level):
    lines = list(islice(lines_that_held(level, range(6), name), 2))
    assert lines
    for seat, line, _ in lines:
        again = [against_a_line(level, seed, by=seat, line=line, name=name)[0] for seed in (100, 101)]
        assert not all(match.outcome.winners == (seat,) for match in again)


def test_a_line_learned_by_heart_wins_less_in_laboratorium_than_the_player_it_came_from():
    """A gentle level loses to play that is half sensible, twice in a row too; knowing a line is no help against it."""
    seeds, held, again = range(8), 0, []
    for level in ("novice", "student", "greedy"):
        lines = list(lines_that_held(level, seeds, "laboratorium"))
        held += len(lines)
        for number, (seat, line, _) in enumerate(lines):
            match = against_a_line(level, 100 + number, by=seat, line=line, name="laboratorium")[0]
            again.append(match.outcome.winners == (seat,))
    assert sum(again) / len(again) < held / (3 * len(seeds))
