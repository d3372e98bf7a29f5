"""Rulebooks and texts as core reads them."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from labtable.core.errors import BadText
from labtable.core.game.contract import Message, seat_name
from labtable.core.game.rulebook import Rulebook
from labtable.core.game.text import SHARED, Text, names_in

RULES = """# A game

An introduction.

## 1 The box

1.1 There are ten cards. (p. 1)
1.2 A sentence may go on
  in an indented line.

## 2 The turn

2.1 You play.
"""


def test_sentences_are_read_with_their_chapters(tmp_path: Path):
    (tmp_path / "RULES.md").write_text(RULES)
    book = Rulebook.read(tmp_path / "RULES.md")
    assert list(book.sentences) == ["1.1", "1.2", "2.1"]
    assert book.sentences["1.2"].text == "A sentence may go on in an indented line."
    assert book.sentences["2.1"].chapter == "The turn"


def test_a_number_that_stands_twice_is_a_fault(tmp_path: Path):
    (tmp_path / "RULES.md").write_text(RULES + "1.1 Again.\n")
    with pytest.raises(ValueError, match="stands twice"):
        Rulebook.read(tmp_path / "RULES.md")


def texts(tmp_path: Path) -> Text:
    for language in ("en", "fr", "es"):
        (tmp_path / f"{language}.ftl").write_text("gives = { $who } gives { $cards }\nred = red-" + language)
    return Text.read(tmp_path)


def test_a_parameter_may_be_a_message_or_a_list_of_them(tmp_path: Path):
    message = Message("gives", {"who": seat_name(1), "cards": [Message("red"), Message("red")]})
    assert texts(tmp_path).say(message) == "Player 2 gives red-en, red-en"
    assert texts(tmp_path).say(message, "fr") == "Joueur 2 gives red-fr, red-fr"


def test_whole_sentences_are_told_one_after_another(tmp_path: Path):
    for language in ("en", "fr", "es"):
        (tmp_path / f"{language}.ftl").write_text("does = At once: { $what }\none = Ada draws.\ntwo = Round 1 begins.")
    message = Message("does", {"what": [Message("one"), Message("two")]})
    assert Text.read(tmp_path).say(message) == "At once: Ada draws. Round 1 begins."


def test_a_seat_is_spoken_of_by_its_nickname(tmp_path: Path):
    message = Message("gives", {"who": seat_name(1), "cards": 3})
    assert texts(tmp_path).say(message, names=["Ada", "Pati"]) == "Pati gives 3"


def test_a_missing_text_or_parameter_is_an_error(tmp_path: Path):
    with pytest.raises(BadText, match="has no text 'absent'; write `absent = …` there"):
        texts(tmp_path).say(Message("absent"))
    with pytest.raises(BadText, match="the text 'gives' cannot be said"):
        texts(tmp_path).say(Message("gives", {"who": 1}))


def test_the_shared_texts_are_in_three_languages():
    from labtable.testing.contract.folder import messages_of

    english = messages_of(SHARED / "en.ftl")
    assert messages_of(SHARED / "fr.ftl") == english == messages_of(SHARED / "es.ftl")


def test_the_names_of_messages_are_those_that_fluent_finds():
    found = FluentResource((SHARED / "en.ftl").read_text(encoding="utf-8")).body
    assert names_in(SHARED) == [entry.id.name for entry in found if isinstance(entry, ast.Message)]


def test_names_of_messages_are_read_without_comments_terms_and_what_is_indented(tmp_path: Path):
    text = "# no = comment\n-brand = Lab\naim = To win,\n    a = b\nturn =\n    .title = Play\n"
    (tmp_path / "en.ftl").write_text(text)
    assert names_in(tmp_path) == ["aim", "turn"]
