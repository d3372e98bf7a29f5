"""Running a study: the same numbers however it is run, and nothing finished is ever lost."""
import errno
import multiprocessing
import os
import signal

import numpy as np
import pytest

from labtable.studies import store as storing
from labtable.studies.figures import Figure
from labtable.studies.measures import measure
from labtable.studies.plan import BadStudy, read
from labtable.studies.playing import Unit, play
from labtable.studies.running import rounds, run, units_of, without_units
from labtable.studies.store import Store
from labtable.studies.workers import Processes

TEXT = 'game = "{game}"\nplayers = 2\nbots = "{bots}"\ngames = {games}\nseed = 5\n'


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
    assert np.allclose(one["uses"] + other["uses"], whole["uses"])
    assert same(one, play(study(), Unit(0, 0, 4)))


def test_a_run_that_was_stopped_goes_on_and_gives_the_same_numbers(study, tmp_path):
    plan, told = study(), []
    whole = Store(tmp_path / "whole", plan)
    units = run(plan, whole, Processes(1))[0]
    stopped = Store(tmp_path / "stopped", plan)

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


def test_processes_give_the_same_numbers_and_a_killed_one_loses_nothing(study, tmp_path):
    plan, killed = study(games=24), []
    alone, together = Store(tmp_path / "alone", plan), Store(tmp_path / "together", plan)

    def kill(done, total, what):
        if what == "Playing" and done and not killed:
            killed.append(multiprocessing.active_children()[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    units = run(plan, alone, Processes(1))[0]
    assert run(plan, together, Processes(2), kill)[0] == units and killed
    assert same(alone.merged(units), together.merged(units))


def test_a_full_disk_is_one_sentence_and_costs_no_finished_unit(study, tmp_path, monkeypatch):
    plan = study()
    store, (first, second, *_) = Store(tmp_path / "full", plan), units_of(plan, plan.cases[0], plan.games)
    store.write(first, play(plan, first))

    def full(file, **arrays):
        file.write(b"half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(storing.np, "savez", full)
    with pytest.raises(BadStudy, match=r"No space left on device\. What was finished before is kept"):
        store.write(second, play(plan, second))
    assert store.has(first) and not store.has(second) and not list(store.units.glob("*.part"))


def test_a_folder_holds_one_study(study, tmp_path):
    Store(tmp_path / "one", study())
    with pytest.raises(BadStudy, match="holds the results of another study"):
        Store(tmp_path / "one", study("greedy"))


def test_asked_players_and_exchanged_seats(study):
    plan = study("greedy,random", games=4)
    seen = play(plan, Unit(0, 0, 4))
    assert seen["decisions"].min() > 0 and seen["uses"][:, 0].sum() > 0 and seen["kinds"][:, 0].sum() == seen[
        "decisions"].sum()


def test_a_component_that_a_seat_does_without_is_not_used_by_it(study):
    plan = study()
    plain = play(plan, Unit(0, 0, 8))
    used = int(np.argmax(plain["uses"][:, 0]))
    denied = play(plan, Unit(0, 0, 8, used))
    assert denied["used"].sum() < plain["uses"][used, 0] and denied["value"].shape == (8,)


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
