"""The folder of a game: its files, its words, its rules."""

import re
import tomllib
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from inspect import ismethod
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from labtable.core.compiler.rule import PACKAGE
from labtable.core.game.contract import PLACES
from labtable.core.game.registry import names
from labtable.core.game.text import LANGUAGES, SHARED
from labtable.core.match.match import Match
from labtable.core.record.records import UNDECIDED

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


def test_every_name_of_the_contract_lives_in_its_file(the_game):
    """A reader of one game finds refusal, observe, prompt or setup of another at the first guess."""
    for file, names_of_file in PLACES.items():
        place = f"labtable.games.{the_game.name}.{file.rstrip('?')}"
        if file.endswith("?") and find_spec(place) is None:
            continue
        module = import_module(place)
        for name in names_of_file:
            if name.endswith("?") and not hasattr(module, name.rstrip("?")):
                continue
            thing = getattr(module, name.rstrip("?"))
            thing = getattr(thing, "py_func", thing)  # a compiled rule
            a_value = not hasattr(thing, "__qualname__") or ismethod(thing)  # a method of something that the file made
            home = place if a_value else thing.__module__
            assert home == place, f"{name} is defined in {home}"


def test_it_says_who_takes_the_first_turn(the_game):
    """By lot all seats come first, else the same one does; a draft before the first turn may go round backwards."""
    for players in the_game.meta.players:
        firsts = set()
        for seed in range(40):
            match = Match(the_game, players, seed=seed)
            first = int(the_game.first_player(match.state))
            firsts.add(first)
            if first == UNDECIDED:
                assert the_game.meta.cooperative and players > 1, "where seats are compared, the deal says it"
            else:
                assert match.to_move in (first, (first - 1) % players)
        assert len(firsts) == 1 or firsts == set(range(players))


def test_half_made_decisions_kinds_and_events_have_the_same_names(the_game):
    constants = import_module(f"labtable.games.{the_game.name}.constants")
    assert all(issubclass(getattr(constants, name), IntEnum) for name in ("Kind", "Pending", "Event"))


def test_its_positions_are_those_of_every_game(the_game):
    source = (the_game.folder / "tests" / "position.py").read_text("utf-8")
    assert "from tests.position import" in source or "from tests import position" in source


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


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


def messages_of(path: Path) -> dict[str, set[str]]:
    resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: cannot be read: {junk[0]}"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_three_languages_say_the_same_messages_with_the_same_variables(the_game):
    english = messages_of(the_game.folder / "text" / "en.ftl")
    for language in LANGUAGES[1:]:
        other = messages_of(the_game.folder / "text" / f"{language}.ftl")
        assert other.keys() == english.keys(), sorted(other.keys() ^ english.keys())
        assert other == english, [key for key in english if other[key] != english[key]]


OF_ANYBODY = re.compile(r"^((?:action|chance|event|loss)-[\w-]+|\w+-\w+-help) =((?:.|\n(?=[ }]))*)", re.MULTILINE)
TO_THE_READER = {"en": r"\byour?\b", "fr": r"\bv(ous|otre|os)\b", "es": r"\b(tus?|te)\b"}


def test_what_a_move_is_and_does_speaks_of_anybody(the_game):
    """Logs, reviews and polls tell it of other players too, so that nobody is addressed."""
    for language, address in TO_THE_READER.items():
        text = (the_game.folder / "text" / f"{language}.ftl").read_text("utf-8")
        assert [name for name, words in OF_ANYBODY.findall(text) if re.search(address, words, re.IGNORECASE)] == []


def test_every_refusal_has_a_text_and_a_rule_that_exists(the_game):
    match = Match(the_game, the_game.meta.players[0], seed=1)
    for reason in the_game.Refusal:
        if reason:
            refused = the_game.refused(reason, match.state, 0)
            assert refused.rule in the_game.rulebook.sentences, reason
            assert all(the_game.text.has(refused.message.id, language) for language in LANGUAGES), reason


@pytest.mark.parametrize("reason", ["NONE", "GAME_OVER", "NO_SUCH_ACTION", "NOT_YOUR_TURN", "NOT_NOW"])
def test_the_refusals_that_every_game_has(the_game, reason):
    assert reason in the_game.Refusal.__members__


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


def test_every_option_and_ending_has_a_text(the_game):
    needed = [f"ending-{ending.name.lower().replace('_', '-')}" for ending in the_game.Ending if ending]
    for option in the_game.meta.options:
        needed.append(f"option-{option.name}")
        needed += [f"option-{option.name}-{value}" for value in getattr(option, "values", ())]
    for message in needed:
        assert all(the_game.text.has(message, language) for language in LANGUAGES), message


def test_it_tells_a_newcomer_the_aim_and_a_turn(the_game):
    """One line, two lines, and four to six short ones; RULES.md begins with the same."""
    primer = the_game.primer
    rules = " ".join(the_game.rulebook.markdown.split("\n## 1 ")[0].split())
    assert 4 <= len(primer.glance) <= 6
    for language in LANGUAGES:
        said = {
            message.id: the_game.text.say(message, language)
            for message in (primer.aim, primer.turn, *primer.glance, *primer.legend)
        }
        assert len(said["aim"]) <= 170 and max(map(len, said.values())) <= 200
        assert language != "en" or (said["aim"] in rules and said["turn"] in rules)


def test_references_to_rules_exist(the_game):
    """§3.2 in a comment or docstring points to a sentence; §3 to a chapter."""
    for path in the_game.folder.rglob("*.py"):
        for chapter, sentence in re.findall(r"§(\d+)(?:\.(\d+))?", path.read_text("utf-8")):
            number = f"{chapter}.{sentence}" if sentence else f"{chapter}."
            assert any(
                known == number or (not sentence and known.startswith(number)) for known in the_game.rulebook.sentences
            ), f"{path.name}: §{chapter}.{sentence}"


def test_no_games_name_is_in_core():
    for path in (*(PACKAGE / "core").rglob("*.py"), *SHARED.glob("*.ftl")):
        words = set(re.findall(r"[a-z]+", path.read_text("utf-8").lower()))
        assert not words & set(names()), path
