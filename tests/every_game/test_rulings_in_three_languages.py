"""The rulings stand in English in RULES.md, in French and Spanish beside it: the same numbers, the same figures."""

import re
from collections import Counter

import pytest

from labtable.core.game.text import LANGUAGES

FIGURE = re.compile(r"\d+(?:\.\d+)?")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_stands_under_its_number(the_game, language):
    english, translated = the_game.rulebook.rulings("en"), the_game.rulebook.rulings(language)
    assert [one.number for one in translated] == [one.number for one in english]
    assert {one.chapter for one in translated} != {"Rulings"}, "the English text is shown where none is translated"


@pytest.mark.parametrize("language", OTHERS)
def test_every_ruling_has_the_figures_and_the_marks_of_the_english_one(the_game, language):
    """Figures, numbers of other sentences included; and `*` around a reason."""
    other = {one.number: one.text for one in the_game.rulebook.rulings(language)}
    unlike = [
        one.number
        for one in the_game.rulebook.rulings("en")
        if Counter(FIGURE.findall(one.text)) != Counter(FIGURE.findall(other.get(one.number, "")))
        or one.text.count("*") != other.get(one.number, "").count("*")
    ]
    assert not unlike


def test_a_language_that_is_not_there_is_answered_in_english(the_game):
    assert the_game.rulebook.rulings("xx") == the_game.rulebook.rulings("en")
    assert len(the_game.rulebook.rulings("en")) > 20
