"""The rules of the example games become a kernel of the GPU, without a line for it in their packages.

Where numba-cuda and NVVM are installed (the extra `gpu` and `numba-cuda[cu12]`); no GPU is needed to compile."""

import pytest

pytest.importorskip("numba_cuda")

from numba import cuda, int32, int64, typeof, void

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.registry import game
from labtable.core.gpu.kernels import kernel_of
from labtable.core.simulate.playouts import Playouts
from tests.kit.conftest import examples_in

NAMES = ("dike", "ferries")


@pytest.fixture
def examples(tmp_path):
    with examples_in(tmp_path / "site", *NAMES):
        yield


@pytest.mark.skipif(MODE is not Mode.COMPILED, reason="a GPU runs compiled rules")
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_of_an_example_are_one_kernel(examples, name):
    found = game(name)
    players = found.meta.players[0]
    batch = Playouts(1, players)
    arrays = (found.options(players, None), batch.decisions, batch.digests, batch.results)
    options, *results = map(typeof, arrays)
    taken = void(int32, options, int64, int64, int32, *results)
    ptx, _ = cuda.compile(kernel_of(found, cuda), taken, cc=(9, 0), device=False, abi="numba")
    assert ".entry" in ptx and ".func" not in ptx  # every rule is a part of the kernel, and nothing is allocated
