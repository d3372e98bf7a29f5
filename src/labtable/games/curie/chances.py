"""§15.23 How cubes fall through the tower, counted: each one, stuck or thrown, falls or stays by its own chance."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, prod

from .components import THROWN_FALLS
from .workshop import shaken_percent

MOST_THROWN = 8  # NOT A RULE: cubes of a colour in one throw whose chances are counted


def falls(stuck: Sequence[int], thrown: Sequence[int]) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way in which cubes may fall, by colour, with its chance."""
    shaken = int(shaken_percent(sum(thrown)))
    ways = [
        _sum_of(_binomial(old, shaken), _binomial(new, THROWN_FALLS)) for old, new in zip(stuck, thrown, strict=True)
    ]
    for fell in product(*(range(len(way)) for way in ways)):
        share = prod(way[count] for way, count in zip(ways, fell, strict=True))
        if share > 0:
            yield fell, share


def _binomial(cubes: int, percent: int) -> list[float]:
    """The chances that none, one, … of some cubes fall."""
    return [
        comb(cubes, fell) * percent**fell * (100 - percent) ** (cubes - fell) / 100**cubes for fell in range(cubes + 1)
    ]


def _sum_of(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The chances of the sum of two counts."""
    found = [0.0] * (len(one) + len(other) - 1)
    for a, b in product(range(len(one)), range(len(other))):
        found[a + b] += one[a] * other[b]
    return found
