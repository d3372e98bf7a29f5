"""What a GPU does in a study, thread by thread in plain Python: the same numbers, whatever is launched together."""

from types import SimpleNamespace

import numpy as np
import pytest

from labtable.core.record.records import blank
from labtable.studies import on_gpu
from labtable.studies.plan import BadStudy, read
from labtable.studies.runner import units_of
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Unit, play


class Stand:
    """A stand-in for CUDA: arrays stay where they are, and threads run one after another."""

    def __init__(self):
        self.thread = 0
        self.local = SimpleNamespace(array=self._local)

    @staticmethod
    def _local(shape, kind):
        """As a thread finds it: whatever lay there before."""
        array = blank(np.dtype(kind), shape)
        array.view(np.uint8)[...] = 0x55
        return array

    def grid(self, _):
        return self.thread

    def to_device(self, array):
        return array.view(OnDevice)


class OnDevice(np.ndarray):
    def copy_to_host(self, host):
        host[...] = self


class Kernels:
    """Launches for so many blocks of threads."""

    def __init__(self, game, policy, cuda):
        self.cuda = cuda
        self.kernel = on_gpu.kernel_of(game, policy, cuda, lambda function: function, np.dtype(game.STATE))

    def __getitem__(self, shape):
        def launch(*arguments):
            for self.cuda.thread in range(shape[0] * shape[1]):
                self.kernel(*arguments)

        return launch


@pytest.fixture
def gpu(monkeypatch):
    monkeypatch.setattr(on_gpu, "target", Stand)
    monkeypatch.setattr(on_gpu.Gpu, "_kernel", lambda self, game, policy: Kernels(game, policy, self.cuda))
    return on_gpu.Gpu()


@pytest.fixture
def study(tmp_path):
    def made(bots):
        path = tmp_path / "my.toml"
        path.write_text(f'game = "eureka"\nplayers = 2\nbots = "{bots}"\ngames = 16\nseed = 5\n', encoding="utf-8")
        return read(path)

    return made


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_gpu_gives_the_numbers_of_the_cpu(gpu, study, tmp_path, bots):
    plan = study(bots)
    units = [*units_of(plan, plan.cases[0], 5), Unit(0, 0, 3, 7)]
    store = StudyFolder(tmp_path / "out", plan)
    assert list(gpu.play(plan, store, units)) == units
    for unit in units:
        mine, theirs = play(plan, unit), store.read(unit)
        assert mine.keys() == theirs.keys() and all(np.array_equal(mine[name], theirs[name]) for name in mine)


def test_what_follows_is_launched_together(study, monkeypatch):
    plan = study("random")
    units = [*units_of(plan, plan.cases[0], 9), Unit(0, 0, 3, 7)]
    assert [len(some) for some in on_gpu.launches(units)] == [5, 1]
    monkeypatch.setattr(on_gpu, "BATCH", 4)
    assert [len(some) for some in on_gpu.launches(units)] == [2, 2, 1, 1]


def test_players_who_are_asked_are_refused(gpu, study):
    with pytest.raises(BadStudy, match="A GPU plays random and greedy players, not researcher; leave --gpu out"):
        gpu.warm_up(study("researcher"), Unit(0, 0, 1))
