"""Sets of up to 62 small numbers in one int64 (signed on purpose: numba turns mixed uint64 into float)."""

from collections.abc import Callable
from typing import Any

from llvmlite.ir import Constant, IntType  # type: ignore[import-untyped]
from numba.core.extending import _Intrinsic
from numba.core.types import int32, int64

from labtable.core.compiler.rule import rule


class Instruction(_Intrinsic):  # type: ignore[misc]
    """One instruction of a CPU or a GPU where it is compiled, a plain function where it is interpreted."""

    plain: Callable[[int], int]

    def __call__(self, bits: int) -> int:  # type: ignore[override]
        return self.plain(bits)


def instruction(write: Callable[[Any, Any], Any]) -> Callable[[Callable[[int], int]], Instruction]:
    """Make an instruction that turns 32 or 64 bits into a small number; `write` says it to LLVM."""

    def typed(context: Any, bits: Any) -> Any:
        def lowered(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            found = write(builder, args[0])
            return found if found.type.width == 32 else builder.trunc(found, IntType(32))

        return int32(int32 if bits == int32 else int64), lowered

    def made(plain: Callable[[int], int]) -> Instruction:
        one = Instruction(plain.__name__, typed)
        one.plain = plain
        one._register()
        return one

    return made


@instruction(lambda builder, word: builder.ctpop(word))
def ones(bits: int) -> int:
    return bits.bit_count()


@instruction(lambda builder, word: builder.cttz(word, Constant(IntType(1), 0)))
def zeros_below(bits: int) -> int:
    return (bits & -bits).bit_length() - 1 if bits else 64


@instruction(
    lambda builder, member: builder.shl(
        IntType(32)(1), member if member.type.width == 32 else builder.trunc(member, IntType(32))
    )
)
def shifted_one(bits: int) -> int:
    return 1 << bits


@rule
def only(member: int) -> int:
    """The set {member}, of members below 31: a GPU then counts with 32 bits."""
    return shifted_one(int(member)) + 0


@rule
def has(bits: int, member: int) -> bool:
    return (int(bits) >> int(member)) & 1 == 1


@rule
def with_bit(bits: int, member: int) -> int:
    return int(bits) | (1 << int(member))


@rule
def without_bit(bits: int, member: int) -> int:
    return int(bits) & ~(1 << int(member))


@rule
def first_n(count: int) -> int:
    """The set {0, …, count - 1}."""
    return (1 << int(count)) - 1


@rule
def count_bits(bits: int) -> int:
    """How many members a set has."""
    return ones(int(bits)) + 0


@rule
def lowest(bits: int) -> int:
    """The smallest member; the set must not be empty."""
    return zeros_below(int(bits)) + 0


@rule
def highest(bits: int) -> int:
    """The largest member; the set must not be empty."""
    n = int(bits)
    n |= n >> 1
    n |= n >> 2
    n |= n >> 4
    n |= n >> 8
    n |= n >> 16
    n |= n >> 32
    return count_bits(n) - 1


@rule
def nth(bits: int, n: int) -> int:
    """The n-th smallest member, from 0."""
    rest = int(bits)
    for _ in range(n):
        rest &= rest - 1
    return lowest(rest)
