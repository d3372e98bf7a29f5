"""Sets of up to 62 small numbers in one int64 (signed on purpose: numba turns mixed uint64 into float)."""

from collections.abc import Callable

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.compiler.rule import rule


def instruction(plain: Callable[[int], int]) -> Callable[[int], int]:
    """One instruction of the processor, where rules are compiled."""
    if MODE is Mode.INTERPRETED:
        return plain
    from labtable.core.compiler.instructions import compiled_instruction

    return compiled_instruction(plain)


@instruction
def ones(bits: int) -> int:
    return bits.bit_count()


@instruction
def zeros_below(bits: int) -> int:
    return (bits & -bits).bit_length() - 1 if bits else 64


@instruction
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
