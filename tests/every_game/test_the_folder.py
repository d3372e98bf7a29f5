"""The folder of a game: its files, its words, its rules."""

import re
import tomllib

from labtable.core.compiler.rule import PACKAGE
from labtable.core.game.text import LANGUAGES, SHARED
from labtable.core.homes import ours
from labtable.testing.contract.folder import messages_of

BESIDE = [
    "RULES.md",
    "RULINGS.fr.md",
    "RULINGS.es.md",
    "notes.toml",
    "components.toml",
    "components.py",
    "effects.py",
    "effect_words.py",
    "board.py",
    "text/en.ftl",
    "text/fr.ftl",
    "text/es.ftl",
    "tests/__init__.py",
    "tests/position.py",
]


def test_the_folder_has_the_files_of_every_game(the_game):
    """Besides those of the contract."""
    missing = [file for file in BESIDE if not (the_game.folder / file).exists()]
    assert not missing


def test_its_positions_are_those_of_every_game(the_game):
    source = (the_game.folder / "tests" / "position.py").read_text("utf-8")
    assert "from labtable.testing import" in source


def test_shared_helpers_are_not_written_again(the_game):
    """Widening, kebab-case names and ranks come from core; core.components reads components.toml."""
    for path in the_game.folder.glob("*.py"):
        source = path.read_text("utf-8")
        assert not re.search(r"def (whole|wide|widen|kebab|rank_of)\b|replace\(.?_.?, .?-.?\)", source), path.name
    assert "tomllib" not in (the_game.folder / "components.py").read_text("utf-8")


def test_the_terminal_has_a_board_for_it(the_game):
    assert callable(the_game.draw)


def test_it_has_a_page(the_game):
    assert (PACKAGE.parents[1] / "docs" / "games" / f"{the_game.name}.md").exists()


def test_every_table_of_components_says_its_source(the_game):
    """A number that the rulebook does not give is marked, with its reason."""
    import tomllib

    def look(where, table):
        if "source" in table:
            assert table["source"] in {"rulebook", "inferred", "reconstructed"}, where
            assert table["source"] == "rulebook" or table.get("reason"), f"{where}: no reason"
            return
        inner = {k: v for k, v in table.items() if isinstance(v, dict)}
        assert inner and len(inner) == len(table), f"{where}: no source"
        for key, value in inner.items():
            look(f"{where}.{key}", value)

    for key, value in tomllib.loads((the_game.folder / "components.toml").read_text("utf-8")).items():
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            look(key, row)


OF_ANYBODY = re.compile(r"^((?:action|chance|event|loss)-[\w-]+|\w+-\w+-help) =((?:.|\n(?=[ }]))*)", re.MULTILINE)
TO_THE_READER = {"en": r"\byour?\b", "fr": r"\bv(ous|otre|os)\b", "es": r"\b(tus?|te)\b"}


def test_what_a_move_is_and_does_speaks_of_anybody(the_game):
    """Logs, reviews and polls tell it of other players too, so that nobody is addressed."""
    for language, address in TO_THE_READER.items():
        text = (the_game.folder / "text" / f"{language}.ftl").read_text("utf-8")
        assert [name for name, words in OF_ANYBODY.findall(text) if re.search(address, words, re.IGNORECASE)] == []


def test_what_the_rulebook_does_not_say_has_a_name_and_a_reason_for_people(the_game):
    """The page of a game lists it by this name. The file says the reason in English, the texts in other languages."""

    def marked(table, place):
        if table.get("source") in ("inferred", "reconstructed"):
            assert re.fullmatch(r"[A-Z0-9].*\.", table["reason"], re.DOTALL), f"{place}: its reason is no sentence"
            yield place
        for name, inner in table.items():
            if isinstance(inner, dict):
                yield from marked(inner, f"{place}-{name.replace('_', '-')}")

    places = set(marked(tomllib.loads((the_game.folder / "components.toml").read_text("utf-8")), "gap"))
    for language in LANGUAGES:
        said = {key for key in messages_of(the_game.folder / "text" / f"{language}.ftl") if key.startswith("gap-")}
        assert said == places
        assert language == "en" or all(the_game.text.has(f"{place}.why", language) for place in places)


def test_a_newcomer_is_told_little(the_game):
    """Four to six short lines, and an aim that is no longer than a line or two."""
    assert 4 <= len(the_game.primer.glance) <= 6
    assert all(len(the_game.text.say(the_game.primer.aim, language)) <= 170 for language in LANGUAGES)


def test_no_games_name_is_in_core():
    for path in (*(PACKAGE / "core").rglob("*.py"), *SHARED.glob("*.ftl")):
        words = set(re.findall(r"[a-z]+", path.read_text("utf-8").lower()))
        assert not words & set(ours()), path
