"""A game that somebody else's package brings is a game like ours; one that is broken is one sentence."""

import pytest
from typer.testing import CliRunner

import labtable
from labtable import game
from labtable.cli import app
from labtable.coach.trials import Trials
from labtable.core.compiler import rule
from labtable.core.errors import UnknownGame
from labtable.core.game.registry import names, why_not_offered
from labtable.core.homes import ours
from labtable.server.http import catalogue
from labtable.server.run.page_parts import COMPLETE, edition_of, files_in
from tests.run_cli import called


def test_an_installed_game_is_found_after_ours_and_played_to_its_end(install):
    install("pebbles")
    assert names() == [*ours(), "pebbles"] and not why_not_offered()
    match = labtable.Match(labtable.game("pebbles"), 2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    assert len(match.outcome.winners) == 1


def test_its_saves_and_its_title_lead_to_it(install, tmp_path):
    install("pebbles")
    match = labtable.Match(labtable.game("Pebbles"), 3, seed=4)
    assert labtable.Match.load(match.save(tmp_path / "saved.json")).state.tobytes() == match.state.tobytes()


def test_its_compiled_rules_have_a_cache_of_their_own_that_follows_its_sources(install):
    folder = install("pebbles")
    part = rule._part_of("pebbles.rules")
    assert part == "games/pebbles" and rule.cached(part).parent.name == "games-pebbles"
    assert {path.name for path in rule._sources(part)} >= {"rules.py", "constants.py"}
    before = rule.source_hash(part)
    (folder / "constants.py").write_text((folder / "constants.py").read_text() + "\nMORE = 1\n")
    rule.source_hash.cache_clear()
    assert rule.source_hash(part) != before
    rule.source_hash.cache_clear()


def test_a_browser_gets_its_card_its_words_and_its_rules(install):
    install("pebbles")
    assert "action-take" in catalogue.game_text("pebbles", "fr"), "English, until somebody translates it"
    rules = catalogue.rulebook("pebbles", "es")
    assert [block.kind for block in rules.blocks] == ["chapter", *["paragraph"] * 3]
    assert catalogue.components("pebbles") == {}
    assert [chapter.title for chapter in catalogue.chapters("pebbles")] == ["The pile"]


@pytest.mark.parametrize("command", [["rules", "pebbles"], ["games"]])
def test_commands_know_it(install, command):
    install("pebbles")
    done = CliRunner().invoke(app, command)
    assert done.exit_code == 0 and "Pebbles" in done.output, done.output


def test_a_game_without_components_says_so(install):
    install("pebbles")
    done = CliRunner().invoke(app, ["components", "pebbles"])
    assert "Pebbles has no components.toml" in str(done.exception)


# What is wrong with a package ------------------------------------------------------------------------


def sentence_about(name):
    """What is said of a package; ours are all still there."""
    assert set(ours()) <= set(names()) and name not in set(names()) - set(ours())
    (sentence,) = why_not_offered()
    assert sentence.startswith(f"The package stranger-{name} 1.2 offers the game ")
    assert f"pip uninstall stranger-{name}" in sentence
    return sentence


def test_a_package_that_cannot_be_imported_names_the_error_and_its_line(install):
    install("pebbles", broken={"rules.py": "import nowhere_to_be_found\n"})
    sentence = sentence_about("pebbles")
    assert "No module named 'nowhere_to_be_found' (rules.py, line 1)" in sentence
    with pytest.raises(UnknownGame) as error:
        labtable.game("pebbles")
    assert str(error.value) == sentence
    assert sentence in CliRunner().invoke(app, ["games"]).output.replace("\n", "")


def test_a_package_that_ends_the_program_does_not_end_ours(install):
    install("pebbles", broken={"meta.py": "raise SystemExit('no')\n"})
    assert "SystemExit: no (meta.py, line 1)" in sentence_about("pebbles")


def test_a_file_without_what_it_must_hold_is_named(install):
    install("pebbles", broken={"scoring.py": ""})
    assert "the file scoring.py has no returns" in sentence_about("pebbles")


def test_a_missing_file_is_named(install):
    folder = install("pebbles")
    (folder / "legality.py").unlink()
    assert "there is no file legality.py, which holds legal_actions, refusal" in sentence_about("pebbles")


def test_a_game_that_is_called_as_one_of_ours_is_refused(install):
    install("pebbles", as_game="eureka")
    assert "Labtable has a game of this name already" in sentence_about("pebbles")
    assert labtable.game("eureka").package == "labtable.games.eureka"


def test_two_packages_with_one_name_are_the_first_and_a_sentence(install):
    install("pebbles")
    install("pebbles2", package="pebbles", as_game="pebbles")
    assert "stranger-pebbles 1.2 has a game of this name already" in sentence_about("pebbles2")
    assert "pebbles" in names()


@pytest.mark.parametrize("name", ["Pebbles", "a", "with-stroke", "two__strokes", "../up", "x" * 40])
def test_a_name_that_fits_no_address_is_refused(install, name):
    install("pebbles", as_game=name)
    assert "a game's name has 3 to 32 small letters" in sentence_about("pebbles")


def test_a_package_that_is_not_there_is_named(install):
    install("pebbles").rename(install("elsewhere").parent / "moved")
    assert "there is no package 'pebbles', which its entry point names" in sentence_about("pebbles")


# At the terminal -------------------------------------------------------------------------------------


def at_the_terminal(saved, typed, *more):
    words = ("play", "pebbles", "--players", "2", "--seats", "human,random", "--seed", "1", "--save", str(saved))
    return called(*words, *more, typed=typed).stdout


def test_undo_takes_back_ones_own_move_with_what_a_bot_answered(install, tmp_path):
    install("pebbles")
    begun, saved = tmp_path / "begun.json", tmp_path / "saved.json"
    at_the_terminal(begun, "q\n")
    assert "Your last move is undone." in at_the_terminal(saved, "1\nu\nq\n")
    assert labtable.Match.load(saved).state.tobytes() == labtable.Match.load(begun).state.tobytes()
    assert "Il n’y a aucun coup à annuler." in at_the_terminal(saved, "u\nq\n", "--lang", "fr")


@pytest.mark.parametrize("typed", ["9", "0", "? 9"])
def test_a_number_that_no_move_has_is_answered_with_those_there_are(install, tmp_path, typed):
    install("pebbles")
    told = at_the_terminal(tmp_path / "saved.json", f"{typed}\nq\n")
    assert "Moves are numbered from 1 to 3." in told and "called" not in told


def test_an_amount_that_no_action_has_is_answered_with_those_there_are(install):
    install("pebbles")
    tried = labtable.Match(labtable.game("pebbles"), 2, seed=1).try_words("take 7 pebbles")
    assert tried.kind == "unknown" and tried.answer.splitlines()[0] == "No action has the number 7. Nearest to it:"
    assert tried.possible == ("Take 2 pebbles", "Take 3 pebbles")


def test_nobody_misses_the_net_of_a_game_that_never_had_one(install, tmp_path, caplog):
    install("pebbles")
    (tmp_path / "parts").mkdir()
    (tmp_path / "parts" / COMPLETE).write_text("{}")
    assert edition_of(tmp_path / "parts")  # what a server hands to browsers: it has a net of each of our games
    assert all(path.exists() for path in files_in(tmp_path / "parts").values())
    Trials(game("pebbles"), 2)
    assert not caplog.records
