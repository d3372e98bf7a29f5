"""The command line as a user meets it: real files, one sentence for every mistake; where it matters, a real process."""

import json
import os
import subprocess
from pathlib import Path
from shutil import which

import pytest

from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.match.shares import PlayerShare, pledge_of
from tests.fresh_process import alone
from tests.run_cli import LABTABLE, TERMINAL, called


def run(*words: str, typed: str = "", code: int = 0) -> str:
    """What a command prints, in this process."""
    return told(*called(*words, typed=typed), code)


def run_alone(*words: str, typed: str = "", code: int = 0) -> str:
    """The same, in a process of its own."""
    done = alone("from labtable.cli import main; main()", *words, typed=typed, environment={**os.environ, **TERMINAL})
    assert "Traceback" not in done.stderr
    return told(done.returncode, done.stdout, done.stderr, code)


def told(ended: int, out: str, errors: str, code: int) -> str:
    """What was printed; a mistake is one line on the error stream and nothing else."""
    assert ended == code, out + errors
    if code:
        assert out == "" and errors.strip()
        return " ".join(errors.split())
    return out


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    """A game that was left after a few moves."""
    path = tmp_path_factory.mktemp("saves") / "game.labtable"
    run(
        "play",
        "eureka",
        "--players",
        "3",
        "--seats",
        "human,random,random",
        "--seed",
        "7",
        "--save",
        str(path),
        typed="1\n1\n1\nq\n",
    )
    return path


@pytest.fixture(scope="module")
def finished(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "finished.labtable"
    run("play", "eureka", "--seats", "random,greedy", "--seed", "3", "--save", str(path))
    return path


def test_games_are_listed():
    listed = run_alone("games")
    assert "Eureka!" in listed and "1–5" in listed


def test_help_teaches():
    assert "why another is refused" in " ".join(run("play", "--help").split())
    assert "[suggest]" in run("study", "--help")


def test_a_table_is_drawn_with_numbered_moves_and_help(tmp_path):
    said = run(
        "play",
        "eureka",
        "--players",
        "3",
        "--seats",
        "human,random,random",
        "--seed",
        "7",
        "--save",
        str(tmp_path / "x.labtable"),
        typed="?\n? 1\n? blue 2\nl\nnonsense\nu\nq\n",
    )
    assert "The deal is sealed" in said
    assert "  1 " in said and "saves and quits" in said
    assert "(rule " in said, "a refused move names its rule"
    assert "Not understood: nonsense." in said
    assert "labtable play" in said and (tmp_path / "x.labtable").exists()


def test_other_languages(tmp_path):
    save = str(tmp_path / "x.labtable")
    assert "Votre choix" in run("play", "eureka", "--seed", "1", "--lang", "fr", "--save", save, typed="q\n")
    assert "Tu elección" in run("play", "eureka", "--seed", "1", "--lang", "es", "--save", save, typed="q\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "Moves are numbered from 1 to "),
        ("-1", "Moves are numbered from 1 to "),
        ("1.5", "Moves are numbered from 1 to "),
        ("? 999", "Moves are numbered from 1 to "),
        ("r", "Type r and the number of a rule"),
        ("r 99.9", "There is no rule 99.9. labtable rules eureka shows them all."),
    ],
)
def test_a_number_that_is_none_is_answered_with_a_sentence(tmp_path, typed, answer):
    save = str(tmp_path / "saved.labtable")
    assert answer in " ".join(run("play", "eureka", "--seed", "1", "--save", save, typed=f"{typed}\nq\n").split())


def test_a_saved_game_goes_on(saved):
    before = json.loads(saved.read_text())["entries"]
    run("play", str(saved), "--seats", "human,random,random", typed="1\nq\n")
    after = json.loads(saved.read_text())["entries"]
    assert after[: len(before)] == before and len(after) > len(before)


def test_a_game_between_bots_is_played_to_its_end(finished):
    said = run("replay", str(finished))
    assert "Eureka!" in said and len(said.splitlines()) > 10
    verified = run("verify", str(finished))
    seal = json.loads(finished.read_text())["seal"]
    assert (
        "The deal of Eureka! in" in verified
        and f"is genuine if you saw this seal before the first card: {seal}" in verified
    )
    assert "Not covered by the proof: the moves, the players’ names" in verified
    held = run("verify", str(finished), "--seal", seal[:32], "--lang", "fr")
    assert "La donne de Eureka!" in held and "est authentique.\n" in held and "les coups, les noms" in held
    assert "another deal" in run("verify", str(finished), "--seal", "0" * 64, code=2)


def test_only_who_has_the_fingerprint_is_told_that_the_whole_game_is_true(finished):
    """Another game of the same deal has the same seal."""
    seal = json.loads(finished.read_text())["seal"]
    with_seal = run("verify", str(finished), "--seal", seal)
    assert "The deal of Eureka! in" in with_seal and "The game of" not in with_seal
    fingerprint = with_seal.split("with these moves: ")[1].split()[0].rstrip(".")
    whole = run("verify", str(finished), "--seal", seal, "--fingerprint", fingerprint)
    assert "The game of Eureka! in" in whole and "is genuine.\n" in whole
    assert whole.endswith("Not covered by the proof: the players’ names and the times of their moves.\n")
    alone = run("verify", str(finished), "--fingerprint", fingerprint)
    assert f"is genuine if you saw this seal before the first card: {seal}" in alone
    assert "other moves" in run("verify", str(finished), "--fingerprint", "0" * 64, code=2)


def test_a_file_that_calls_itself_older_is_not_called_true(finished, tmp_path):
    content = json.loads(finished.read_text())
    older = tmp_path / "older.labtable"
    older.write_text(json.dumps({**content, "format": "labtable match 1", "seal": "", "checksum": ""}))
    for more in ((), ("--seal", content["commitment"])):
        said = run("verify", str(older), *more)
        assert "is genuine" not in said and "Only the secret of" in said and "the moves, the game" in said


def test_the_verdict_names_a_game_that_was_tried_again_or_dealt_anew(finished, tmp_path):
    match = Match.load(finished)
    again = match.fork(6)
    again.branch = 6
    again.deal_anew(0)
    said = run("verify", str(again.save(tmp_path / "again.labtable")))
    assert "the first 6 moves are the same" in said
    assert "After 6 moves, all that seat 1 could not know was dealt anew" in said
    assert "tried again" not in run("verify", str(finished))


def test_the_verdict_says_against_whom_the_deal_is_proved(finished, tmp_path):
    alone = run("verify", str(finished))
    assert "Against whoever ran the server nothing is proved" in alone and "Every share is" not in alone
    match = Match.load(finished)
    bits = ["a1" * 16, "b2" * 16, "c3" * 16]
    pledges = [pledge_of(match.commitment, seat, share) for seat, share in enumerate(bits)]
    shares = [PlayerShare(seat, pledge, bits[seat] if seat < 2 else None) for seat, pledge in enumerate(pledges)]
    shared = Match(match.game, 3, secret=match.secret, shares=shares)
    file = str(shared.save(tmp_path / "shared.labtable"))
    others = run("verify", file)
    assert "Every share is the one that was pledged under the seal." in others
    assert "The shares of players 1, 2 are in this deal: nobody could choose it, unless both" in others
    assert "Player 3 pledged a share and did not give it" in others and "choose between 2 deals" in others
    own = run("verify", file, "--seal", shared.seal, "--share", bits[1])
    assert "Your share, that of player 2, is in this deal: nobody could choose it, not even" in own
    dropped = run("verify", file, "--seal", shared.seal, "--share", bits[2], code=2)
    assert "your share is not in this deal" in dropped


def test_the_table_at_any_moment(finished):
    assert "2 /" in run("replay", str(finished), "--move", "2")
    assert "choose one from 0 to" in run("replay", str(finished), "--move", "9999", code=2)


def test_rules_by_number():
    assert "4.2" in run("rules", "eureka", "4.2")
    assert len(run("rules", "eureka")) > 3000
    assert "no rule 99.9" in run("rules", "eureka", "99.9", code=2)


def test_each_numbered_sentence_has_a_line_of_its_own():
    lines = [line.strip() for line in run("rules", "eureka").splitlines()]
    for number in game("eureka").rulebook.sentences:
        assert any(line.startswith(f"{number} ") for line in lines), number


@pytest.mark.parametrize("typed", ["Curie", "CURIE", "Marie Curie", "in the footsteps of marie curie"])
def test_a_game_is_known_by_its_title_and_with_capitals(typed):
    assert run("rules", typed, "1.1") == run("rules", "curie", "1.1")


@pytest.mark.parametrize("typed", ["", "!", "the", "In", "Mari"])
def test_what_names_no_game_is_refused_with_the_list(typed):
    assert "the games are curie, element," in run("rules", typed, "1.1", code=2)


def test_a_title_names_the_game_in_what_is_written(tmp_path):
    run("components", "In Your Element", "--write", str(tmp_path / "box.toml"))
    assert (tmp_path / "box.toml").read_text().startswith('game = "element"')


def test_a_save_that_cannot_be_written_is_refused_before_the_deal(tmp_path):
    (tmp_path / "file").write_text("no folder")
    for place, reason in (
        (tmp_path, "is a folder"),
        (tmp_path / "absent" / "x", "There is no folder"),
        (tmp_path / "file" / "x", "There is no folder"),
    ):
        said = run("play", "eureka", "--save", str(place), typed="q\n", code=2)
        assert reason in said and "--save" in said and "Continue with" not in said
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_save_that_fails_in_the_end_promises_nothing(tmp_path, monkeypatch):
    def full(self, target):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    save = tmp_path / "x.labtable"
    ended, out, errors = called("play", "eureka", "--players", "2", "--seed", "3", "--save", str(save), typed="q\n")
    assert ended == 2 and "cannot be written: No space left" in " ".join(errors.split())
    assert "Continue with" not in out and "Saved in" not in out


def test_a_row_that_is_deleted_from_written_components_is_taken_out(tmp_path):
    box = tmp_path / "box.toml"
    run("components", "curie", "--write", str(box))
    rows = box.read_text("utf-8").splitlines()
    box.write_text("\n".join(row for row in rows if 'id = "1909"' not in row), encoding="utf-8")
    assert run("components", "curie", "--components", str(box)).strip() == "changed: timeline.spaces.1909: taken out"


def test_components_are_not_written_over_a_folder_or_a_file(tmp_path):
    (tmp_path / "mine.toml").write_text("kept")
    assert "is a folder" in run("components", "eureka", "--write", str(tmp_path), code=2)
    assert "choose another name" in run("components", "eureka", "--write", str(tmp_path / "mine.toml"), code=2)
    assert (tmp_path / "mine.toml").read_text() == "kept"


def test_an_arena_of_one_bot_says_what_its_columns_mean(tmp_path):
    said = run("arena", "eureka", "--bots", "random", "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    assert "how many of the distinct games ended in each way" in said
    assert "passed: All players who still had cards have passed." in said
    refused = run("arena", "eureka", "--bots", "wizard", code=2)
    assert "There is no bot 'wizard'" in refused and "human" not in refused


def test_a_hint_says_in_its_heading_that_fewer_is_better(saved):
    assert "(fewer is better)" in " ".join(run("hint", "Eureka!", str(saved)).split())


def test_no_gpu_is_one_clear_sentence():
    said = run_alone("bench", "eureka", "--gpu", "--seconds", "0.1", code=0 if which("nvidia-smi") else 2)
    assert "GPU" in said


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
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
        (["play", "absent.labtable"], "absent.labtable cannot be read"),
        (["play", "saves/absent"], "saves/absent cannot be read"),
        (["play", "/"], "/ cannot be read"),
        (["replay", "absent.labtable"], "cannot be read"),
        (["verify", "absent.labtable"], "cannot be read"),
        (["bench", "eureka", "--players", "9"], "is for 1 to 5 players, not 9"),
    ],
)
def test_a_mistake_is_one_clear_sentence(words, sentence):
    assert sentence in run(*words, code=2)


def test_a_mistake_ends_the_process_with_its_code():
    done = subprocess.run(
        [LABTABLE, "play", "chess"], env={**os.environ, **TERMINAL}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and done.stdout == "" and "Traceback" not in done.stderr
    assert "There is no game 'chess'" in done.stderr


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "{}",
        lambda text: "not json",
        lambda text: text.replace('"secret": "', '"secret": "00'),
        lambda text: text.replace('"players": 3', '"players": 4'),
    ],
)
def test_a_damaged_file_is_one_clear_sentence_and_nothing_is_lost(saved, tmp_path, damage):
    path = tmp_path / "damaged.labtable"
    path.write_text(damage(saved.read_text()))
    before = path.read_text()
    for command in ("verify", "replay", "play"):
        assert str(path) in run(command, str(path), code=2)
    assert path.read_text() == before
