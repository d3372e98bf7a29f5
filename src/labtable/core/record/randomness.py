"""Random numbers that come from the record alone: (key, stream, counter) hashed, one stream for each purpose.

The n-th draw of a stream is the same at every table dealt from one key, whatever else was drawn. The arithmetic is
that of 32-bit words held in 64-bit integers, so no mode and no device overflows or rounds.
"""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.records import REDEAL, State

WORD = 0xFFFFFFFF
MULTIPLY_1 = 0x7FEB352D
MULTIPLY_2 = 0x846CA68B - (1 << 32)  # the same low 32 bits, small enough that the product fits into 64
GOLDEN = 0x9E3779B9


@rule
def mix(word: int) -> int:
    """32 bits in, 32 well stirred bits out, one to one."""
    word ^= word >> 16
    word = (word * MULTIPLY_1) & WORD
    word ^= word >> 15
    word = (word * MULTIPLY_2) & WORD
    return word ^ (word >> 16)


@rule
def key_of(s: State) -> tuple[int, int, int, int]:
    """The key, to be read once for many draws: a compiler cannot know that nothing changes it between them."""
    return int(s.random_key[0]), int(s.random_key[1]), int(s.random_key[2]), int(s.random_key[3])


@rule
def _stirred(stream: int, counter: int, key: tuple[int, int, int, int]) -> int:
    """Draw number `counter` of a stream."""
    word = mix((counter + stream * GOLDEN) & WORD)
    word = mix(word ^ key[0])
    word = mix(word ^ key[1])
    word = mix(word ^ key[2])
    return mix(word ^ key[3])


@rule
def random_word(s: State, stream: int) -> int:
    """The next 32 bits of a stream."""
    number = int(stream)  # on the GPU a member of an enum is no index
    counter = int(s.random_counters[number])
    s.random_counters[number] = counter + 1
    return _stirred(number, counter, key_of(s))


@rule
def below(s: State, stream: int, limit: int) -> int:
    """A number from 0 to limit - 1; no number is likelier than another by more than limit / 2**32."""
    return (random_word(s, stream) * limit) >> 32


@rule
def chance(s: State, stream: int, percent: int) -> bool:
    """True `percent` times in a hundred."""
    return below(s, stream, 100) < percent


@rule
def die(s: State, stream: int, sides: int = 6) -> int:
    """A throw from 1 to `sides`."""
    return below(s, stream, sides) + 1


@rule
def shuffle(s: State, stream: int, items: Any, size: int) -> None:
    """Put items[:size] into random order, in place."""
    number, key = int(stream), key_of(s)
    counter = int(s.random_counters[number])
    for last in range(size - 1, 0, -1):
        other = (_stirred(number, counter, key) * (last + 1)) >> 32
        counter += 1
        item = items[last]
        items[last] = items[other]
        items[other] = item
    s.random_counters[number] = counter


@rule
def redeal(s: State, items: Any, first: int, end: int) -> None:
    """items[first:end] in an order that hangs on the key alone, not on the one they had: sorted, then shuffled.

    So two worlds that a seat cannot tell apart are one world after `resample` with one key.
    """
    for place in range(first + 1, end):
        item = items[place]
        below_it = place
        while below_it > first and items[below_it - 1] > item:
            items[below_it] = items[below_it - 1]
            below_it -= 1
        items[below_it] = item
    for place in range(end - 1, first, -1):
        other = first + below(s, REDEAL, place - first + 1)
        item = items[place]
        items[place] = items[other]
        items[other] = item


@rule
def derive_key(key: Any, seed: int, index: int) -> None:
    """The key of game number `index` of a batch: four words from a seed of 64 bits."""
    low, high = seed & WORD, (seed >> 32) & WORD
    for k in range(KEY_WORDS):
        word = mix((index & WORD) ^ (k + 1) * GOLDEN & WORD)
        word = mix(word ^ low)
        word = mix(word ^ high)
        key[k] = mix(word ^ ((index >> 32) & WORD))
