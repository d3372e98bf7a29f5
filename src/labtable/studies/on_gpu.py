"""The units of a study as kernels: one thread plays one game. The numbers are those of the CPU."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core.compiler.rule import with_names
from labtable.core.game.contract import Game
from labtable.core.gpu.kernels import REGISTERS, THREADS, on_gpu, target
from labtable.studies.kernels import loops
from labtable.studies.kernels.loops import RECORDS, TOLD
from labtable.studies.plan import COMPILED, BadStudy, Case, StudyPlan
from labtable.studies.store import StudyFolder
from labtable.studies.unit import WEIGH, SeenGames, Unit, kinds_of

if TYPE_CHECKING:  # the names that `kernel_of` brings
    STATE: Any = ...
    NUM_ACTIONS: Any = ...
    USED_BY_SEATS: Any = ...
    cuda: Any = ...
    study_into: Any = ...

BATCH = 1 << 18  # games of one launch at most


def study_kernel(
    players: int,
    options: Any,
    seed: int,
    first: int,
    bound: int,
    opening: int,
    denied: int,
    kind_of: Any,
    kinds: Any,
    firsts: Any,
    digests: Any,
    decisions: Any,
    endings: Any,
    changes: Any,
    settled: Any,
    results: Any,
    uses: Any,
) -> None:
    """A template: thread n plays game first + n, with records and lists of its own."""
    n = cuda.grid(1)
    if n >= len(decisions):
        return
    states = cuda.local.array(RECORDS, STATE)
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    told = cuda.local.array(TOLD, np.float64)
    scratch = cuda.local.array(USED_BY_SEATS, np.int16)
    study_into(
        states,
        players,
        options,
        seed,
        first + n,
        bound,
        legal,
        told,
        opening,
        denied,
        scratch,
        kind_of,
        kinds[n : n + 1],
        firsts[n : n + 1],
        digests[n : n + 1],
        decisions[n : n + 1],
        endings[n : n + 1],
        changes[n : n + 1],
        settled[n : n + 1],
        results[n : n + 1],
        uses[n : n + 1],
    )


def kernel_of(game: Game, policy: str, cuda: Any, inner: Callable[..., Any], state: Any) -> Callable[..., Any]:
    """The kernel of a game and a policy, not yet compiled; `inner` makes what the kernel calls."""
    names = {**game.engine.names, "count_uses": game.count_uses, "first_player": game.first_player}
    weigh, spared = (inner(with_names(template, names)) for template in (WEIGH[policy], loops.spared))
    study_into = inner(with_names(loops.study_into, {**names, "weigh": weigh, "spared": spared}))
    return with_names(
        study_kernel,
        {
            "study_into": study_into,
            "STATE": state,
            "NUM_ACTIONS": game.NUM_ACTIONS,
            "cuda": cuda,
            "USED_BY_SEATS": (max(game.meta.players), max(1, len(game.USES))),
        },
    )


class Gpu:
    """An NVIDIA GPU of this computer."""

    def __init__(self) -> None:
        self.cuda = target()
        self._kernels: dict[tuple[str, str], Any] = {}

    def warm_up(self, study: StudyPlan, unit: Unit) -> None:
        self.games(study, study.cases[unit.case], unit.first, unit.count, unit.denied)

    def play(self, study: StudyPlan, store: StudyFolder, units: list[Unit]) -> Iterator[Unit]:
        for together in launches(units):
            first, count = together[0].first, sum(unit.count for unit in together)
            case = study.cases[together[0].case]
            seen = self.games(study, case, first, count, together[0].denied)
            for unit in together:
                store.write(unit, seen.part(unit.first - first, unit.count).arrays(unit, case))
                yield unit

    def games(self, study: StudyPlan, case: Case, first: int, count: int, denied: int) -> SeenGames:
        """Games `first` to `first + count - 1` of a case, in one launch."""
        if not case.compiled:
            raise BadStudy(
                f"A GPU plays {' and '.join(COMPILED)} players, not {' and '.join(case.line_up)}; leave --gpu out."
            )
        game = study.game_of(case)
        seen = SeenGames(game, count, case.players, asked=False)
        given = self.cuda.to_device(game.options(case.players, case.options)), self.cuda.to_device(kinds_of(game)[1])
        rows = [self.cuda.to_device(row) for row in seen.rows]
        kernel = self._kernel(game, case.line_up[0])[(count + THREADS - 1) // THREADS, THREADS]
        # The first launch compiles.
        kernel(case.players, given[0], study.seed, first, game.meta.bound, study.opening, denied, given[1], *rows)
        for row, device in zip(seen.rows, rows, strict=True):
            device.copy_to_host(row)
        return seen

    def _kernel(self, game: Game, policy: str) -> Any:
        from numba import from_dtype

        if (game.key, policy) not in self._kernels:
            kernel = kernel_of(game, policy, self.cuda, on_gpu, from_dtype(game.STATE))
            self._kernels[game.key, policy] = self.cuda.jit(kernel, max_registers=REGISTERS)
        return self._kernels[game.key, policy]


def launches(units: list[Unit]) -> Iterator[list[Unit]]:
    """Units that follow each other, as many together as one launch plays."""
    together: list[Unit] = []
    for unit in units:
        if together:
            last, games = together[-1], sum(one.count for one in together)
            follows = (unit.case, unit.denied, unit.first) == (last.case, last.denied, last.first + last.count)
            if not follows or games + unit.count > BATCH:
                yield together
                together = []
        together.append(unit)
    if together:
        yield together
