"""Running a study: the same numbers however it is run, and nothing finished is ever lost."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

from labtable.studies.measures import measure
from labtable.studies.plan import BadStudy, read
from labtable.studies.runner import rounds, run, units_of, without_units
from labtable.studies.statistics import Figure
from labtable.studies.store import StudyFolder
from labtable.studies.study import carry_out
from labtable.studies.unit import Unit, play
from labtable.studies.workers import Processes

TEXT = 'game = "{game}"\nplayers = 2\nbots = "{bots}"\ngames = {games}\nseed = 5\n'


INTERRUPTIBLE = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job would ignore it
from labtable.cli import main
main()
"""


@pytest.fixture
def forking():
    """Processes are forked from one that has read in the libraries; the command that is interrupted spawns its own."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["labtable.studies.workers", "labtable.games.eureka"])
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("labtable.studies.workers.get_context", lambda _: context)
            yield
    else:
        yield


@pytest.fixture
def study(tmp_path):
    def made(bots="random", games=16, more="", game="eureka"):
        path = tmp_path / "my.toml"
        path.write_text(TEXT.format(bots=bots, games=games, game=game) + more, encoding="utf-8")
        return read(path)

    return made


def same(one, other):
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def test_a_unit_is_always_the_same_and_units_are_parts_of_the_whole(study):
    one, other = (play(study(), Unit(0, first, 4)) for first in (0, 4))
    whole = play(study(), Unit(0, 0, 8))
    assert np.array_equal(np.concatenate([one["score"], other["score"]]), whole["score"])
    assert np.array_equal(np.concatenate([one["uses"], other["uses"]]), whole["uses"])
    assert len(set(whole["digest"].tolist())) == 8
    assert same(one, play(study(), Unit(0, 0, 4)))


def test_a_run_that_was_stopped_goes_on_and_gives_the_same_numbers(study, tmp_path):
    plan, told = study(), []
    whole = StudyFolder(tmp_path / "whole", plan)
    units = run(plan, whole, Processes(1))[0]
    stopped = StudyFolder(tmp_path / "stopped", plan)

    def stop(done, total, what):
        told.append(done)
        if what == "Playing" and done >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, stopped, Processes(1), stop)
    kept = sum(stopped.has(unit) for unit in units)
    assert 0 < kept < len(units)
    again = []
    run(plan, stopped, Processes(1), lambda done, total, what: again.append((done, what)))
    assert (sum(unit.count for unit in units[:kept]), "Playing") in again, "it says at once what is there"
    assert same(whole.merged(units), stopped.merged(units))


@pytest.mark.usefixtures("forking")
def test_processes_give_the_same_numbers_and_a_killed_one_loses_nothing(study, tmp_path):
    plan, killed = study(games=24), []
    alone, together = StudyFolder(tmp_path / "alone", plan), StudyFolder(tmp_path / "together", plan)

    def kill(done, total, what):
        if what == "Playing" and done and not killed:
            killed.append(multiprocessing.active_children()[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    units = run(plan, alone, Processes(1))[0]
    assert run(plan, together, Processes(2), kill)[0] == units and killed
    assert same(alone.merged(units), together.merged(units))


@pytest.fixture
def full():
    """A file on a disk that is full: the system itself answers ENOSPC to every write."""

    def filled(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.with_name(f"{path.name}.part").symlink_to("/dev/full")
        return path

    return filled


@pytest.mark.usefixtures("forking")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_full_disk_is_one_sentence_and_costs_no_finished_unit(study, tmp_path, full, jobs):
    plan = study()
    store, units = StudyFolder(tmp_path / "full", plan), units_of(plan, plan.cases[0], plan.games)
    full(store.path(units[3]))
    with pytest.raises(BadStudy, match=r"No space left on device\. What was finished before is kept"):
        run(plan, store, Processes(jobs))
    kept = [unit for unit in units if store.has(unit)]
    assert set(units[:3]) <= set(kept) and units[3] not in kept and not list(store.units.glob("*.part"))
    written = {unit: store.path(unit).stat().st_mtime_ns for unit in kept}
    run(plan, store, Processes(1))
    assert all(store.has(unit) for unit in units)
    assert written == {unit: store.path(unit).stat().st_mtime_ns for unit in kept}, "what is kept is not played again"


@pytest.mark.parametrize("name", ["study.json", "games.parquet", "games.csv", "report.html"])
def test_a_disk_that_is_full_at_any_moment_leaves_the_games(study, tmp_path, full, name):
    plan = study(games=4)
    folder = tmp_path / "out"
    if name != "study.json":
        full(folder / name)
        with pytest.raises(BadStudy, match=rf"{name} cannot be written: .*No space left.* The games are kept"):
            carry_out(plan, folder, Processes(1))
    else:
        carry_out(plan, folder, Processes(1))
        full(folder / name)
        with pytest.raises(BadStudy, match="out cannot be written: No space left on device"):
            carry_out(plan, folder, Processes(1))
    assert len(list((folder / "units").iterdir())) == 4
    assert carry_out(plan, folder, Processes(1)).report.exists()


def test_a_damaged_file_is_named_and_its_games_are_played_again(study, tmp_path):
    plan = study(games=4)
    store, units = StudyFolder(tmp_path / "out", plan), units_of(plan, plan.cases[0], 4)
    run(plan, store, Processes(1))
    whole = store.merged(units)
    store.path(units[1]).write_bytes(b"half")
    with pytest.raises(BadStudy, match=r"-1\.npz was damaged and is removed; run the study again"):
        store.merged(units)
    run(plan, store, Processes(1))
    assert same(whole, store.merged(units))


def test_a_command_that_is_interrupted_keeps_what_is_finished(study, tmp_path):
    plan = study(games=120)
    command = [sys.executable, "-c", INTERRUPTIBLE, "study", str(tmp_path / "my.toml"), "--jobs", "2"]
    store = StudyFolder(tmp_path / "my-results", plan)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not list(store.units.glob("*.npz")):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate()
    kept = list(store.units.glob("*.npz"))
    assert process.returncode == 130 and "What was finished is kept" in said
    assert 0 < len(kept) < 8 and not list(store.units.glob("*.part"))
    assert all(np.load(path)["decisions"].min() > 0 for path in kept)


def test_a_folder_holds_one_study(study, tmp_path):
    StudyFolder(tmp_path / "one", study())
    with pytest.raises(BadStudy, match="holds the results of another study"):
        StudyFolder(tmp_path / "one", study("greedy"))


def test_asked_players_and_exchanged_seats(study):
    plan = study("greedy,random", games=4)
    seen = play(plan, Unit(0, 0, 4))
    assert (
        seen["decisions"].min() > 0 and seen["uses"].sum() > 0 and seen["kinds"][:, 0].sum() == seen["decisions"].sum()
    )


def test_a_component_that_a_seat_does_without_is_not_used_by_it(study):
    plan = study()
    plain = play(plan, Unit(0, 0, 8))
    used = int(np.argmax(plain["uses"].sum(axis=(0, 1))))
    denied = play(plan, Unit(0, 0, 8, used))
    assert denied["used"].sum() < plain["uses"][:, :, used].sum() and denied["value"].shape == (8,)


def test_a_width_ends_a_study_early(study):
    assert list(rounds(study(games=2048, more="width = 0.2\n")))[:3] == [8, 16, 32]
    assert list(rounds(study(games=2048))) == [2048]


def test_figures_from_sums_are_those_of_values():
    values = np.array([1.0, 2.0, 2.0, 5.0])
    one, other = Figure.of(values), Figure.of_sums(values.sum(), (values**2).sum(), 4)
    assert one.mean == other.mean and one.error == pytest.approx(other.error)


def test_the_tower_is_counted_and_nobody_does_without_it(study):
    plan = study(games=3, more="without = 2\n", game="curie")
    found = measure(plan, plan.cases[0], play(plan, Unit(0, 0, 3)), {})
    counted = {one.name: one.per_game.mean for one in found.counted}
    assert counted["throws"] > counted["throws that leave fewer cubes at the foot than may be taken"]
    assert counted["cubes that fall"] > counted["throws of which none or one falls"] > 0
    assert not any("throws" in one.name or "let pass" in one.name for one in found.components)
    asked = {found.components[unit.denied].name for unit in without_units(plan, plan.cases[0])}
    assert "card instruments" in asked and not any("dealt" in name for name in asked)


@pytest.fixture
def same_each_time(monkeypatch):
    """Players who are asked take their first legal action."""
    monkeypatch.setattr("labtable.studies.unit.bot", lambda name: lambda question: question.legal[0])


@pytest.mark.usefixtures("same_each_time")
def test_a_study_of_one_game_says_so_and_concludes_nothing(study, tmp_path):
    first = '[options]\nfirst_player = "first_seat"\n'
    done = carry_out(study("student", games=4, game="scientia", more=first), tmp_path / "out", Processes(1))
    assert str(done.cases[0].count) == "4 games, 1 distinct" and not any(one.alarm for one in done.findings)
    assert "4 games, 1 distinct: too few for a conclusion" in done.findings[0].sentence
    page = done.report.read_text("utf-8")
    assert "4 games, 1 distinct</p>" in page and "Nothing stands out" not in page


@pytest.mark.usefixtures("same_each_time")
def test_an_opening_by_lot_makes_games_distinct(study):
    seen = play(study("student", games=3, game="scientia", more="opening = 4\n"), Unit(0, 0, 3))
    assert len(set(seen["digest"].tolist())) == 3


@pytest.mark.usefixtures("same_each_time")
def test_an_opening_is_the_same_for_all_seatings_of_a_deal(study):
    seen = play(study("student,student", games=4, game="scientia", more="opening = 4\n"), Unit(0, 0, 4))
    digests = seen["digest"].tolist()
    assert digests[0] == digests[1] != digests[2] == digests[3]


def test_greedy_players_open_by_lot_too(study):
    plain, opened = (play(study("greedy", games=2, more=f"opening = {opening}\n"), Unit(0, 0, 2)) for opening in (0, 3))
    assert plain["digest"].tolist() != opened["digest"].tolist()
    assert same(opened, play(study("greedy", games=2, more="opening = 3\n"), Unit(0, 0, 2)))


@pytest.mark.parametrize("bots", ["random", "student"])
def test_it_is_kept_who_had_the_first_turn(study, bots):
    plan = study(bots, games=4, game="element")
    seen = play(plan, Unit(0, 0, 4))
    assert set(seen["first"].tolist()) <= {0, 1}
    assert measure(plan, plan.cases[0], seen, {}).order[0].count == 4
    assert set(play(study(bots, games=2), Unit(0, 0, 2))["first"].tolist()) == {-1}, "in Eureka! the team chooses"
