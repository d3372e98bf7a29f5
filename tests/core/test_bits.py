"""Bit sets behave as Python's own sets."""
from hypothesis import given
from hypothesis import strategies as st

from labtable.core.bits import count_bits, first_n, has, highest, lowest, nth, with_bit, without_bit
from labtable.core.compiling import with_names

members = st.sets(st.integers(0, 61))


def bits_of(numbers: set[int]) -> int:
    bits = 0
    for number in numbers:
        bits = with_bit(bits, number)
    return bits


@given(members, st.integers(0, 61))
def test_a_bit_set_has_what_was_put_in(numbers, number):
    assert has(bits_of(numbers), number) == (number in numbers)
    assert bits_of(numbers | {number}) == with_bit(bits_of(numbers), number)
    assert bits_of(numbers - {number}) == without_bit(bits_of(numbers), number)


@given(members)
def test_it_counts_its_members(numbers):
    assert count_bits(bits_of(numbers)) == len(numbers)


class Word(int):
    """An int64 that says when a step of a calculation leaves its 64 bits: there compiled code may do anything."""


def within(name):
    def operate(self, other):
        result = getattr(int, name)(self, other)
        assert -(2**63) <= result < 2**63, f"{int(self):#x} {name} {int(other):#x}"
        return Word(result)

    return operate


for operation in ("__add__", "__sub__", "__mul__", "__lshift__", "__rshift__", "__and__", "__or__"):
    setattr(Word, operation, within(operation))


@given(members)
def test_no_step_of_counting_leaves_64_bits(numbers):
    plain = getattr(count_bits, "py_func", count_bits)
    assert with_names(plain, {"int": Word})(bits_of(numbers)) == len(numbers)


@given(members.filter(bool))
def test_its_members_are_in_order(numbers):
    bits = bits_of(numbers)
    assert (lowest(bits), highest(bits)) == (min(numbers), max(numbers))
    assert [nth(bits, n) for n in range(len(numbers))] == sorted(numbers)


@given(st.integers(0, 62))
def test_first_n_is_a_range(count):
    assert first_n(count) == bits_of(set(range(count)))
