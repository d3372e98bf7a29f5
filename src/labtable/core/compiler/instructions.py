"""Instructions of a CPU or a GPU that rules use by name where they are compiled."""

# mypy: allow-untyped-calls
from collections.abc import Callable
from typing import Any

from llvmlite.ir import Constant, IntType  # type: ignore[import-untyped]
from numba.core.extending import _Intrinsic
from numba.core.types import int32, int64

INT = IntType(32)


def _narrow(builder: Any, word: Any) -> Any:
    return word if word.type.width == 32 else builder.trunc(word, INT)


# What LLVM is told, by the name of the plain function.
WRITTEN: dict[str, Callable[[Any, Any], Any]] = {
    "ones": lambda builder, word: builder.ctpop(word),
    "zeros_below": lambda builder, word: builder.cttz(word, Constant(IntType(1), 0)),
    "shifted_one": lambda builder, member: builder.shl(INT(1), _narrow(builder, member)),
}


class Instruction(_Intrinsic):  # type: ignore[misc]
    """One instruction of a CPU or a GPU where it is compiled, a plain function where it is interpreted."""

    plain: Callable[[int], int]

    def __call__(self, bits: int) -> int:  # type: ignore[override]
        return self.plain(bits)


def compiled_instruction(plain: Callable[[int], int]) -> Instruction:
    """An instruction that turns 32 or 64 bits into a small number."""

    def typed(context: Any, bits: Any) -> Any:
        def lowered(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return _narrow(builder, WRITTEN[plain.__name__](builder, args[0]))

        return int32(int32 if bits == int32 else int64), lowered

    one = Instruction(plain.__name__, typed)
    one.plain = plain
    one._register()
    return one
