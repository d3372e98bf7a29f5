"""A study on Ray: the numbers of one machine, and a worker that is killed costs nothing."""

import os
import signal
import socket
import uuid
from pathlib import Path

import numpy as np
import pytest

from labtable.studies.cluster import cluster, play_alike, sources
from labtable.studies.plan import BadStudy, read
from labtable.studies.runner import run
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Unit
from labtable.studies.workers import Processes

MARK = "LABTABLE_TEST_CLUSTER"


@pytest.fixture
def plan(tmp_path):
    path = tmp_path / "my.toml"
    path.write_text('game = "eureka"\nplayers = 2\ngames = 32\nseed = 5\n', encoding="utf-8")
    return read(path)


def workers_of(mark):
    """The processes of Ray that play a unit now; `mark` stands in their environment, so they are ours."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"ray::play_alike" in (folder / "cmdline").read_bytes() and mark in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


def test_a_cluster_gives_the_numbers_of_one_process_and_survives_a_killed_worker(plan, tmp_path, monkeypatch):
    mark, killed = str(uuid.uuid4()), []
    monkeypatch.setenv(MARK, mark)
    alone, together = StudyFolder(tmp_path / "alone", plan), StudyFolder(tmp_path / "together", plan)

    def kill(done, total, what):
        if what == "Playing" and done and not killed and (busy := workers_of(mark.encode())):
            killed.append(busy[0])
            os.kill(busy[0], signal.SIGKILL)

    units = run(plan, alone, Processes(1))[0]
    with cluster("", 2) as workers:
        assert run(plan, together, workers, kill)[0] == units
        assert len(killed) == 1
        one, other = alone.merged(units), together.merged(units)
        assert one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def test_an_address_where_nobody_answers_is_one_sentence():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))  # and does not listen
        address = f"ray://127.0.0.1:{door.getsockname()[1]}"
        with (
            pytest.raises(BadStudy, match=f"^No Ray cluster answers at {address}: Connection refused"),
            cluster(address, 1),
        ):
            pass


def test_a_machine_with_other_sources_is_refused(plan):
    assert play_alike(plan, Unit(0, 0, 1), sources(plan))["decisions"][0] > 0
    with pytest.raises(BadStudy, match="another version of Labtable"):
        play_alike(plan, Unit(0, 0, 1), "0123456789abcdef")
