"""Bit sets behave as Python's own sets."""

from hypothesis import given
from hypothesis import strategies as st

from labtable.core.record.bits import count_bits, first_n, has, highest, lowest, nth, only, with_bit, without_bit

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


@given(members.filter(bool))
def test_its_members_are_in_order(numbers):
    bits = bits_of(numbers)
    assert (lowest(bits), highest(bits)) == (min(numbers), max(numbers))
    assert [nth(bits, n) for n in range(len(numbers))] == sorted(numbers)


@given(st.integers(0, 62))
def test_first_n_is_a_range(count):
    assert first_n(count) == bits_of(set(range(count)))


@given(st.integers(0, 30))
def test_only_one_member(number):
    assert only(number) == bits_of({number})
