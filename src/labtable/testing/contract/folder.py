"""The folder of a game: its names, its words, its rules."""

import ast as python
import re
from enum import IntEnum
from importlib import import_module
from importlib.util import find_spec
from inspect import ismethod
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from labtable.core.game.contract import PLACES
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match
from labtable.core.record.records import UNDECIDED


def test_every_name_of_the_contract_lives_in_its_file(the_game):
    """A reader of one game finds refusal, observe, prompt or setup of another at the first guess."""
    for file, names_of_file in PLACES.items():
        place = f"{the_game.package}.{file.rstrip('?')}"
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
            assert home == place, f"{name} is defined in {home}; define it in {place}, where readers look for it."


def test_it_says_who_takes_the_first_turn(the_game):
    """Drawn by lot, all seats come first, else the same one does; a draft before it may go round backwards."""
    for players in the_game.meta.players:
        firsts = set()
        for seed in range(40):
            match = Match(the_game, players, seed=seed)
            first = int(the_game.first_player(match.state))
            firsts.add(first)
            if first == UNDECIDED:
                assert the_game.meta.cooperative and players > 1, (
                    "first_player says UNDECIDED, which only a cooperative game may: else the deal must decide."
                )
            else:
                assert match.to_move in (first, (first - 1) % players), (
                    f"first_player names seat {first}, but seat {match.to_move} is to move after the deal."
                )
        assert len(firsts) == 1 or firsts == set(range(players)), (
            f"In 40 deals for {players} players only the seats {sorted(firsts)} began: draw among all seats, or always "
            "take the same."
        )


def test_half_made_decisions_kinds_and_events_have_the_same_names(the_game):
    constants = import_module(f"{the_game.package}.constants")
    for name in ("Kind", "Pending", "Event"):
        assert issubclass(getattr(constants, name, object), IntEnum), f"constants.py has no IntEnum called {name}."


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


def test_modules_of_a_game_import_each_other_relatively(the_game):
    """A game with changed components is made of the same files under another name."""
    for path in the_game.folder.glob("*.py"):
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            absolute = (isinstance(node, python.ImportFrom) and not node.level and str(node.module)) or ""
            assert not f"{absolute}.".startswith(f"{the_game.package}."), (
                f"{path.name}, line {node.lineno}: write `from .{absolute.rpartition('.')[2]} import …`."
            )


def test_three_languages_say_the_same_messages_with_the_same_variables(the_game):
    english = messages_of(the_game.folder / "text" / "en.ftl")
    for path in sorted((the_game.folder / "text").glob("*.ftl")):
        assert path.stem in LANGUAGES, f"{path.name}: Labtable speaks {', '.join(LANGUAGES)}."
        other = messages_of(path)
        assert other.keys() == english.keys(), (
            f"Only in one of en.ftl and {path.name}: {other.keys() ^ english.keys()}."
        )
        wrong = [key for key in english if other[key] != english[key]]
        assert not wrong, f"{path.name} has other variables than en.ftl in {wrong}."


def test_every_refusal_has_a_text_and_a_rule_that_exists(the_game):
    match = Match(the_game, the_game.meta.players[0], seed=1)
    for reason in the_game.Refusal:
        if reason:
            refused = the_game.refused(reason, match.state, 0)
            assert refused.rule in the_game.rulebook.sentences, (
                f"RULE_OF[{reason!s}] is {refused.rule!r}, which is no sentence of RULES.md."
            )
            for language in LANGUAGES:
                assert the_game.text.has(refused.message.id, language), (
                    f"text/{language}.ftl has no {refused.message.id!r}: a refused player would not be told why."
                )


@pytest.mark.parametrize("reason", ["NONE", "GAME_OVER", "NO_SUCH_ACTION", "NOT_YOUR_TURN", "NOT_NOW"])
def test_the_refusals_that_every_game_has(the_game, reason):
    assert reason in the_game.Refusal.__members__, f"Refusal has no {reason}, which every game has."


def test_every_option_and_ending_has_a_text(the_game):
    needed = [f"ending-{ending.name.lower().replace('_', '-')}" for ending in the_game.Ending if ending]
    for option in the_game.meta.options:
        needed.append(f"option-{option.name}")
        needed += [f"option-{option.name}-{value}" for value in getattr(option, "values", ())]
    for message in needed:
        for language in LANGUAGES:
            assert the_game.text.has(message, language), f"text/{language}.ftl has no {message!r}."


def test_it_tells_a_newcomer_the_aim_and_a_turn(the_game):
    """RULES.md begins with the same."""
    rules = " ".join(the_game.rulebook.markdown.split("\n## 1 ")[0].split())
    primer = the_game.primer
    for message in (primer.aim, primer.turn, *primer.glance, *primer.legend):
        for language in LANGUAGES:
            assert the_game.text.has(message.id, language), f"text/{language}.ftl has no {message.id!r}."
            said = the_game.text.say(message, language)
            assert len(said) <= 200, f"{message.id!r} in {language} is {len(said)} letters long; a newcomer reads 200."
    for message in (primer.aim, primer.turn):
        said = the_game.text.say(message, "en")
        assert said in rules, f"RULES.md does not begin with the sentence {message.id!r}: {said}"


def test_references_to_rules_exist(the_game):
    """§3.2 in a comment or docstring points to a sentence; §3 to a chapter."""
    for path in the_game.folder.rglob("*.py"):
        for chapter, sentence in re.findall(r"§(\d+)(?:\.(\d+))?", path.read_text("utf-8")):
            number = f"{chapter}.{sentence}" if sentence else f"{chapter}."
            assert any(
                known == number or (not sentence and known.startswith(number)) for known in the_game.rulebook.sentences
            ), f"{path.name} points to §{number}, which RULES.md has not."
