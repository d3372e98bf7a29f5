"""The command line as a user meets it: real processes, real files, one sentence for every mistake."""
import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

LABTABLE = Path(sys.executable).with_name("labtable")


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """What a command prints; a mistake is one line on the error stream and nothing else."""
    done = subprocess.run([LABTABLE, *words], input=typed, capture_output=True, text=True, check=False,
                          env={**os.environ, "COLUMNS": "120", "TERM": "dumb"})
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    if code:
        assert done.stdout == "" and done.stderr.strip()
        return " ".join(done.stderr.split())
    return done.stdout


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """A game that was left after a few moves."""
    path = tmp_path_factory.mktemp("saves") / "game.labtable"
    run("play", "eureka", "--players", "3", "--seats", "human,random,random", "--seed", "7", "--save", str(path),
        typed="1\n1\n1\nq\n")
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "finished.labtable"
    run("play", "eureka", "--players", "2", "--seats", "random,greedy", "--seed", "3", "--save", str(path))
    return path


def test_games_are_listed():
    assert "Eureka!" in run("games") and "1–5" in run("games")


def test_help_teaches():
    assert "why another is refused" in " ".join(run("play", "--help").split())


def test_a_table_is_drawn_with_numbered_moves_and_help(tmp_path):
    told = run("play", "eureka", "--players", "3", "--seats", "human,random,random", "--seed", "7",
               "--save", str(tmp_path / "x.labtable"), typed="?\n? 1\n? blue 2\nl\nnonsense\nu\nq\n")
    assert "The deal is sealed" in told
    assert "  1 " in told and "saves and quits" in told
    assert "(rule " in told, "a refused move names its rule"
    assert "nonsense is not a move" in told
    assert "labtable play" in told and (tmp_path / "x.labtable").exists()


def test_other_languages(tmp_path):
    save = str(tmp_path / "x.labtable")
    assert "Votre choix" in run("play", "eureka", "--seed", "1", "--lang", "fr", "--save", save, typed="q\n")
    assert "Tu elección" in run("play", "eureka", "--seed", "1", "--lang", "es", "--save", save, typed="q\n")


def test_a_saved_game_goes_on(saved):
    before = json.loads(saved.read_text())["entries"]
    run("play", str(saved), "--seats", "human,random,random", typed="1\nq\n")
    after = json.loads(saved.read_text())["entries"]
    assert after[: len(before)] == before and len(after) > len(before)


def test_a_game_between_bots_is_played_to_its_end(finished):
    told = run("replay", str(finished))
    assert "Eureka!" in told and len(told.splitlines()) > 10
    assert "is true" in run("verify", str(finished)) or "true game" in run("verify", str(finished))


def test_the_table_at_any_moment(finished):
    assert "2 /" in run("replay", str(finished), "--move", "2")
    assert "choose one from 0 to" in run("replay", str(finished), "--move", "9999", code=2)


def test_rules_by_number():
    assert "4.2" in run("rules", "eureka", "4.2")
    assert len(run("rules", "eureka")) > 3000
    assert "no rule 99.9" in run("rules", "eureka", "99.9", code=2)


def test_a_bench_for_machines():
    told = json.loads(run("bench", "eureka", "--json", "--seconds", "0.1", "--no-compile"))
    assert told["games"][0]["decisions_per_second"] > 0
    assert told["games"][0]["bytes_per_state"] > 0


def test_no_gpu_is_one_clear_sentence():
    told = run("bench", "eureka", "--gpu", "--seconds", "0.1", code=0 if which("nvidia-smi") else 2)
    assert "GPU" in told


@pytest.mark.parametrize(("words", "sentence"), [
    (["play", "chess"], "There is no game 'chess'"),
    (["rules", "chess"], "There is no game 'chess'"),
    (["bench", "chess"], "There is no game 'chess'"),
    (["play", "eureka", "--players", "9"], "is for 1 to 5 players, not 9"),
    (["play", "eureka", "--option", "nonsense=on"], "has no option 'nonsense'"),
    (["play", "eureka", "--option", "library=maybe"], "must be one of off, on"),
    (["play", "eureka", "--option", "library"], "written name=value"),
    (["play", "eureka", "--library", "maybe"], "must be one of off, on"),
    (["play", "eureka", "--nonsense", "on"], "has no option 'nonsense'"),
    (["play", "eureka", "library=on"], "belongs to no option"),
    (["play", "laboratorium", "--target", "CCN"], "CCN"),
    (["play", "eureka", "--players", "3", "--option", "phantom=on"], "is for 2 players, not 3"),
    (["play", "eureka", "--players", "3", "--seats", "human"], "names 1 seats, but 3 play"),
    (["play", "eureka", "--players", "2", "--seats", "human,wizard"], "There is no bot 'wizard'"),
    (["play", "eureka", "--lang", "xx"], "There is no language 'xx'"),
    (["replay", "absent.labtable"], "cannot be read"),
    (["verify", "absent.labtable"], "cannot be read"),
    (["bench", "eureka", "--players", "9"], "is for 1 to 5 players, not 9"),
])
def test_a_mistake_is_one_clear_sentence(words, sentence):
    assert sentence in run(*words, code=2)


@pytest.mark.parametrize("damage", [
    lambda text: "", lambda text: text[: len(text) // 2], lambda text: "{}", lambda text: "not json",
    lambda text: text.replace('"secret": "', '"secret": "00'),
    lambda text: text.replace('"players": 3', '"players": 4'),
])
def test_a_damaged_file_is_one_clear_sentence_and_nothing_is_lost(saved, tmp_path, damage):
    path = tmp_path / "damaged.labtable"
    path.write_text(damage(saved.read_text()))
    before = path.read_text()
    for command in ("verify", "replay", "play"):
        assert str(path) in run(command, str(path), code=2)
    assert path.read_text() == before
