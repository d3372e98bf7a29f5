"""What a game tells about science and people has a source."""

import re

import pytest

from labtable.core.game.notes import sources
from labtable.core.game.text import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_a_source_and_every_source_its_note(the_game, language):
    text = (the_game.folder / "text" / f"{language}.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^note-([a-z0-9-]+) =", text, re.MULTILINE)) == sorted(sources(the_game.folder))


def test_a_source_can_be_found(the_game):
    """It names a year, a volume or a chapter."""
    for note, source in sources(the_game.folder).items():
        assert re.search(r"\d|book [IVX]+", source), note
