"""The idea of a puzzle comes of the reason why its answer is better than the next best move."""

import pytest
from msgspec.structs import replace

from labtable.cli.words import speaker
from labtable.core.game.registry import names
from labtable.core.game.text import LANGUAGES
from labtable.core.messages import Message
from labtable.puzzles.shelves import shelf_of
from labtable.puzzles.themes import THEMES, theme_of

PUZZLE = next(one for one in shelf_of("scientia").puzzles if len(one.steps) == 1)


def because(why: Message | None):
    step = PUZZLE.steps[0]
    best, rival, *rest = step.worths
    return replace(PUZZLE, steps=(replace(step, worths=(best, replace(rival, why=why), *rest)),))


@pytest.mark.parametrize(
    ("why", "theme"),
    [
        (Message("reason-leads", {"when": "now"}), "now"),
        (Message("reason-more", {"when": "next"}), "prepare"),
        (Message("reason-nearer", {"when": "now"}), "now"),
        (Message("reason-nearer-than-now", {"when": "next"}), "prepare"),
        (Message("reason-allows", {"when": "now"}), "rival"),
        (Message("reason-fewer-theirs", {"when": "soon"}), "rival"),
        (Message("reason-risks", {"when": "now"}), "risk"),
        (Message("reason-later"), "patience"),
        (None, "patience"),
    ],
)
def test_a_theme_is_the_kind_of_the_reason(why, theme):
    assert theme_of(because(why)) == theme


def test_several_moves_in_a_row_are_a_theme_of_their_own():
    assert theme_of(replace(PUZZLE, steps=PUZZLE.steps * 2)) == "line"


def test_every_theme_has_its_name_and_some_puzzles():
    for language in LANGUAGES:
        assert len({speaker(language)(f"puzzle-theme-{theme}") for theme in THEMES}) == len(THEMES)
    assert {theme_of(one) for name in names() for one in shelf_of(name).puzzles} == set(THEMES)


@pytest.mark.parametrize("name", names())
def test_every_rival_that_was_tried_has_its_reason(name):
    rivals = [worth for one in shelf_of(name).puzzles for step in one.steps for worth in step.worths[1:]]
    assert rivals and all(worth.why is not None for worth in rivals)
