"""The random key of `Match(game, players, seed=…)` from its seed, as compiled code: two blocks of SHA-256 (FIPS 180-4).

Words of 32 bits are held in 64-bit integers, as in `randomness`. `words` is room for WORDS numbers.
"""

from typing import Any

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.randomness import WORD

ROUNDS = 64
DIGEST = ROUNDS  # where in `words` the digest lies: behind the schedule, …
REGISTERS = DIGEST + 8  # … and behind it the eight registers
WORDS = REGISTERS + 8


def _primes(count: int) -> list[int]:
    found: list[int] = []
    number = 2
    while len(found) < count:
        if all(number % prime for prime in found):
            found.append(number)
        number += 1
    return found


def _root_bits(number: int, power: int) -> int:
    """The first 32 bits after the point of a square or cube root."""
    wanted = number << (32 * power)
    low, high = 0, 1 << 40
    while low < high - 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**power <= wanted else (low, middle)
    return low & WORD


START = np.array([_root_bits(prime, 2) for prime in _primes(8)], np.int64)
ROUND = np.array([_root_bits(prime, 3) for prime in _primes(ROUNDS)], np.int64)
SEED_WORDS = np.array(list(b"labtable seed "), np.int64)
KEY_NAME = np.frombuffer(b"labtable key", ">u4").astype(np.int64)
END_OF_MESSAGE = 0x80
DIGIT_0 = 48


@rule
def turned(word: int, by: int) -> int:
    return ((word >> by) | (word << (32 - by))) & WORD


@rule
def compress(words: Any) -> None:
    """The digest of one block, which words[:16] holds."""
    for t in range(16, ROUNDS):
        early, late = words[t - 15], words[t - 2]
        first = turned(early, 7) ^ turned(early, 18) ^ (early >> 3)
        second = turned(late, 17) ^ turned(late, 19) ^ (late >> 10)
        words[t] = (words[t - 16] + first + words[t - 7] + second) & WORD
    for k in range(8):
        words[REGISTERS + k] = START[k]
    for t in range(ROUNDS):
        a, b, c = words[REGISTERS], words[REGISTERS + 1], words[REGISTERS + 2]
        e, f, g = words[REGISTERS + 4], words[REGISTERS + 5], words[REGISTERS + 6]
        stirred = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
        chosen = (e & f) ^ (~e & g & WORD)
        one = words[REGISTERS + 7] + stirred + chosen + ROUND[t] + words[t]
        majority = (a & b) ^ (a & c) ^ (b & c)
        two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority
        for k in range(7, 0, -1):
            words[REGISTERS + k] = words[REGISTERS + k - 1]
        words[REGISTERS + 4] = (words[REGISTERS + 4] + one) & WORD
        words[REGISTERS] = (one + two) & WORD
    for k in range(8):
        words[DIGEST + k] = (START[k] + words[REGISTERS + k]) & WORD


@rule
def put(words: Any, place: int, byte: int) -> None:
    words[place // 4] |= byte << (24 - 8 * (place % 4))


@rule
def match_key(key: Any, seed: int, words: Any) -> None:
    """The key of a match with this seed (0 or more)."""
    for k in range(16):
        words[k] = 0
    length = len(SEED_WORDS)
    for place in range(length):
        put(words, place, SEED_WORDS[place])
    power = 1
    while seed // power >= 10:
        power *= 10
    while power > 0:
        put(words, length, DIGIT_0 + seed // power % 10)
        length += 1
        power //= 10
    put(words, length, END_OF_MESSAGE)
    words[15] = 8 * length
    compress(words)
    for k in range(16):
        words[k] = 0
    for k in range(len(KEY_NAME)):
        words[k] = KEY_NAME[k]
    for k in range(8):
        words[len(KEY_NAME) + k] = words[DIGEST + k]
    length = 4 * (len(KEY_NAME) + 8)
    put(words, length, END_OF_MESSAGE)
    words[15] = 8 * length
    compress(words)
    for k in range(KEY_WORDS):
        word = words[DIGEST + k]
        key[k] = ((word & 0xFF) << 24) | ((word & 0xFF00) << 8) | ((word >> 8) & 0xFF00) | (word >> 24)
