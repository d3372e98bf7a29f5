"""The shelves in the package: every puzzle opens, its answer is legal, and it says everything in three languages."""

import pytest

from labtable.coach.trials import unit_of
from labtable.core.game.registry import game, names
from labtable.core.game.text import LANGUAGES
from labtable.puzzles.grades import grade_of
from labtable.puzzles.prover import BEST_IN, GAP, LOW, LUCK
from labtable.puzzles.shelves import opened, shelf_of, sight_of
from labtable.puzzles.wording import is_explained, messages_of

FEWEST = 20  # of a game


@pytest.mark.parametrize("name", names())
def test_every_puzzle_opens_and_its_answers_are_legal(name):
    puzzles = shelf_of(name).puzzles
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles) >= FEWEST
    for puzzle in puzzles:
        match = opened(puzzle)
        for step in puzzle.steps:
            assert match.to_move == puzzle.seat
            assert len(match.legal()) == step.choices >= 3
            assert match.describe(step.answer) == step.words
            assert {worth.action for worth in step.worths} <= set(match.legal())
            match.play(step.answer)


@pytest.mark.parametrize("name", names())
def test_no_two_puzzles_show_their_player_the_same(name):
    puzzles = shelf_of(name).puzzles
    assert len({sight_of(opened(puzzle)) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("name", names())
def test_every_puzzle_was_proved(name):
    unit = unit_of(game(name))
    for puzzle in shelf_of(name).puzzles:
        assert puzzle.missed and puzzle.grade == grade_of(puzzle.missed)
        for step in puzzle.steps:
            proof = step.proof
            assert proof.gap >= GAP * unit and proof.low >= LOW * unit
            assert proof.sets >= BEST_IN and proof.share >= LUCK
            assert proof.iterations >= 200_000


@pytest.mark.parametrize("name", names())
def test_every_wrong_answer_has_a_reason(name):
    assert [puzzle.name for puzzle in shelf_of(name).puzzles if not is_explained(puzzle)] == []


@pytest.mark.parametrize("name", names())
def test_every_puzzle_speaks_three_languages(name):
    text = game(name).text
    for puzzle in shelf_of(name).puzzles:
        for message in messages_of(game(name), puzzle):
            assert all(text.say(message, language) for language in LANGUAGES)
