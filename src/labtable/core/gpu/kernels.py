"""The rules of a game as CUDA kernels: a thread plays one game from the deal to the end, or a block plays a pool of
them.

Needs the `gpu` extra and an NVIDIA GPU. Every game's decisions and results equal those of the CPU for the same seed.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core.compiler.rule import MODE, Mode, with_names
from labtable.core.errors import NoGpu
from labtable.core.game import loops
from labtable.core.gpu.pool import Pools
from labtable.core.simulate.playouts import Playouts

if TYPE_CHECKING:
    from labtable.core.game.contract import Game

    STATE: Any = ...  # the names that `kernel_of` brings
    NUM_ACTIONS: Any = ...
    cuda: Any = ...
    playouts_into: Any = ...

THREADS = 256  # in a block
REGISTERS = 48  # of a thread: fewer would spill, more would leave room for fewer threads (measured on an H200)
RENAMED = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}  # numba-cuda 0.30 asks numpy 2.5 for these


@cache
def target() -> Any:
    """numba's CUDA target, or a sentence that says what is missing."""
    if MODE is not Mode.COMPILED:
        raise NoGpu(f"The GPU runs compiled rules; LABTABLE_MODE is {MODE.value}.")
    for old, new in RENAMED.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    try:
        import numba_cuda  # type: ignore[import-not-found,unused-ignore]  # noqa: F401
        from numba import cuda
    except ImportError:
        raise NoGpu("The GPU needs numba-cuda: install the extra with `pip install 'labtable[gpu]'`.") from None
    if not cuda.is_available():  # type: ignore[no-untyped-call,unused-ignore]
        raise NoGpu("No NVIDIA GPU was found on this machine; the same games run on the CPU.")
    return cuda


@contextmanager
def small_code() -> Iterator[None]:
    """What compiles in here keeps its loops rolled up, and its tables in memory that has room for them.

    A warp of unrolled rules waits for its instructions three quarters of the time (docs/SPEED.md). Constant memory has
    64 KB, and every function that reads a table has a copy there: those of a large game are more.
    """
    from numba.cuda.codegen import JITCUDACodegen  # type: ignore[import-not-found,unused-ignore]
    from numba.cuda.cudadrv import nvvm  # type: ignore[import-not-found,unused-ignore]

    usual, constant = JITCUDACodegen._library_class, nvvm.ADDRSPACE_CONSTANT

    class SmallCode(usual):  # type: ignore[misc,valid-type]
        def add_ir_module(self, module: Any) -> None:
            for function in module.functions:
                if not function.is_declaration:
                    function.attributes.add("optsize")
            super().add_ir_module(module)

    JITCUDACodegen._library_class, nvvm.ADDRSPACE_CONSTANT = SmallCode, nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        JITCUDACodegen._library_class, nvvm.ADDRSPACE_CONSTANT = usual, constant


@contextmanager
def plain_loops() -> Iterator[None]:
    """What compiles in here goes through a range without asking at each number whether to count on, and the assembler
    unrolls no loop: `small_code` holds back only the compiler before it.

    Where numba counts on only if a number is left, the compiler keeps both ways, which doubles a short loop.
    """
    from numba.core.types import range_iter32_type, range_iter64_type
    from numba.cuda import cgutils  # type: ignore[import-not-found,unused-ignore]
    from numba.cuda.codegen import JITCUDACodegen  # type: ignore[import-not-found,unused-ignore]
    from numba.cuda.core.imputils import RefType, iternext_impl  # type: ignore[import-not-found,unused-ignore]
    from numba.cuda.descriptor import cuda_target  # type: ignore[import-not-found,unused-ignore]

    @iternext_impl(RefType.BORROWED)  # type: ignore[untyped-decorator,unused-ignore]
    def count_on(context: Any, builder: Any, signature: Any, arguments: Any, result: Any) -> None:
        numbers = cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0])
        left, number = builder.load(numbers.count), builder.load(numbers.iter)
        result.set_valid(builder.icmp_signed(">", left, left.type(0)))
        result.yield_(number)
        builder.store(builder.sub(left, left.type(1)), numbers.count)
        builder.store(builder.add(number, numbers.step), numbers.iter)

    usual = JITCUDACodegen._library_class

    class PlainLoops(usual):  # type: ignore[misc,valid-type]
        def get_asm_strs(self, cc: Any = None) -> list[str]:
            size = ".address_size 64"
            return [text.replace(size, f'{size}\n.pragma "nounroll";', 1) for text in super().get_asm_strs(cc)]

    cuda_target.target_context.refresh()
    ways = cuda_target.target_context._defns["iternext"]
    before = list(ways.versions)
    for kind in (range_iter32_type, range_iter64_type):
        ways.append(count_on, (kind,))
    JITCUDACodegen._library_class = PlainLoops
    try:
        yield
    finally:
        JITCUDACodegen._library_class, ways.versions = usual, before
        ways._cache.clear()


TWO_NUMBERS = ("add", "sub", "floordiv", "mod", "and_", "or_", "xor", "rshift")
IN_PLACE = ("iadd", "isub", "ifloordiv", "imod", "iand", "ior", "ixor", "irshift")


@contextmanager
def narrow_numbers() -> Iterator[None]:
    """What compiles in here counts with 32 bits, where numba widens each number to 64, and indexes from the front only.

    A GPU makes two to four instructions of one on 64 bits. Products and shifts to the left stay wide, and so does what
    they are added to: points with their tie-breaks, random words, sets. No rule asks for an index below 0, for which
    numba would count from the end.
    """
    from numba.core.types import int32, int64
    from numba.core.types.abstract import Literal
    from numba.core.typing import signature
    from numba.cuda.descriptor import cuda_target  # type: ignore[import-not-found,unused-ignore]
    from numba.cuda.np import arrayobj  # type: ignore[import-not-found,unused-ignore]
    from numba.cuda.typing import typeof  # type: ignore[import-not-found,unused-ignore]

    def fits(number: object) -> bool:
        return isinstance(number, (int, np.int64)) and int(number).bit_length() < 32

    def type_of(usual: Any) -> Any:
        return lambda number, context: int32 if fits(number) else usual(number, context)

    def from_the_front(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, int64)

    cuda_target.typing_context.refresh()
    ways: dict[Any, Any] = {}  # to add two numbers, to subtract them, …: as they were
    for names, arguments in ((TWO_NUMBERS + IN_PLACE, 2), (("neg", "invert"), 1)):
        for name in names:
            for template in cuda_target.typing_context._lookup_global(getattr(operator, name)).templates:
                if any(case.args == (int64,) * arguments for case in getattr(template, "cases", ())):
                    ways[template] = template.cases
                    narrow = signature(int32, *(int32,) * arguments)
                    template.cases = [narrow, *(case for case in template.cases if case.args != narrow.args)]
    wide: Any = Literal.literal_type
    from_both_ends = arrayobj.fix_integer_index
    kinds = {kind: typeof.typeof_impl.dispatch(kind) for kind in (int, np.int64)}
    for kind, usual in kinds.items():
        typeof.typeof_impl.register(kind, type_of(usual))
    Literal.literal_type = property(  # type: ignore[assignment]
        lambda self: int32 if type(self.literal_value) is int and fits(self.literal_value) else wide.fget(self)
    )
    arrayobj.fix_integer_index = from_the_front
    try:
        yield
    finally:
        for template, cases in ways.items():
            template.cases = cases
        for kind, usual in kinds.items():
            typeof.typeof_impl.register(kind, usual)
        Literal.literal_type, arrayobj.fix_integer_index = wide, from_both_ends  # type: ignore[method-assign]


def play_games(
    players: int, options: Any, seed: int, first: int, bound: int, decisions: Any, digests: Any, results: Any
) -> None:
    """A template: thread n plays game first + n, with a record and a list of actions of its own."""
    n = cuda.grid(1)
    if n >= len(decisions):
        return
    states = cuda.local.array(1, STATE)
    legal = cuda.local.array(NUM_ACTIONS, np.int32)
    playouts_into(
        states,
        players,
        options,
        seed,
        first + n,
        bound,
        legal,
        decisions[n : n + 1],
        digests[n : n + 1],
        results[n : n + 1],
    )


def kernel_of(game: Game, cuda: Any) -> Callable[..., Any]:
    """The kernel of a game, not yet compiled."""
    from numba import from_dtype, njit

    names = game.engine.names
    choose = njit(with_names(loops.random_action, names))
    playouts_into = njit(with_names(loops.playouts_into, {**names, "choose_action": choose}))
    return with_names(
        play_games,
        {
            "playouts_into": playouts_into,
            "STATE": from_dtype(game.STATE),
            "NUM_ACTIONS": game.NUM_ACTIONS,
            "cuda": cuda,
        },
    )


class Threads:
    """A game for each thread."""

    def __init__(self, game: Game, cuda: Any) -> None:
        self.bound = game.meta.bound
        self.kernel = cuda.jit(kernel_of(game, cuda), max_registers=REGISTERS, lto=False)

    def launch(self, players: int, seed: int, first: int, options: Any, arrays: list[Any]) -> None:
        blocks = (len(arrays[0]) + THREADS - 1) // THREADS
        self.kernel[blocks, THREADS](players, options, seed, first, self.bound, *arrays)


class GpuPlayouts:
    """Batches of random games on the GPU; the kernel is compiled for the first of them."""

    def __init__(self, game: Game, players: int, options: dict[str, object] | None = None) -> None:
        self.game, self.players = game, players
        self.cuda = target()
        self.kernel = Pools.of(game, self.cuda) or Threads(game, self.cuda)
        self.options = self.cuda.to_device(game.options(players, options))

    def play(self, n: int, seed: int = 0, first: int = 0) -> Playouts:
        """Play games on the GPU: those that `playouts` plays on the CPU."""
        batch = Playouts(n, self.players)
        arrays = [self.cuda.to_device(array) for array in (batch.decisions, batch.digests, batch.results)]
        self.launch(arrays, seed, first)
        for array, device in zip((batch.decisions, batch.digests, batch.results), arrays, strict=True):
            device.copy_to_host(array)
        return batch

    def launch(self, arrays: list[Any], seed: int, first: int) -> None:
        """Play games into arrays that lie on the device, and wait for them."""
        with small_code(), plain_loops(), narrow_numbers():  # the first launch compiles
            self.kernel.launch(self.players, seed, first, self.options, arrays)
        self.cuda.synchronize()
