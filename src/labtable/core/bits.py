"""Sets of up to 62 small numbers in one int64 (signed on purpose: numba turns mixed uint64 into float)."""
from labtable.core.compiling import rule

M1 = 0x5555555555555555
M2 = 0x3333333333333333
M4 = 0x0F0F0F0F0F0F0F0F
M5 = 0x1F1F1F1F
ONE_A_BYTE = 0x01010101


@rule
def has(bits: int, member: int) -> bool:
    return (int(bits) >> member) & 1 == 1


@rule
def with_bit(bits: int, member: int) -> int:
    return int(bits) | (1 << member)


@rule
def without_bit(bits: int, member: int) -> int:
    return int(bits) & ~(1 << member)


@rule
def first_n(count: int) -> int:
    """The set {0, …, count - 1}."""
    return (1 << count) - 1


@rule
def count_bits(bits: int) -> int:
    """How many members: pairs, nibbles and bytes added up, then both halves, then four bytes by one product.

    A product of all eight bytes would leave the 64 bits, and numba promises LLVM that no signed number does.
    """
    n = int(bits)
    n -= (n >> 1) & M1
    n = (n & M2) + ((n >> 2) & M2)
    n = (n + (n >> 4)) & M4
    n = (n + (n >> 32)) & M5
    return ((n * ONE_A_BYTE) >> 24) & 0xFF


@rule
def lowest(bits: int) -> int:
    """The smallest member; the set must not be empty."""
    n = int(bits)
    return count_bits((n & -n) - 1)


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
