"""Functions of somebody who has never heard of Labtable."""

import numpy as np
from numba import njit, prange


@njit(cache=True)
def arrays(n):
    return np.arange(n)[::-1].copy().sum()


@njit(cache=True)
def lists(n):
    kept = [k * k for k in range(n)]
    kept.append(7)
    return kept[-1] + len(kept), kept


@njit(cache=True)
def dictionaries(n):
    found = {0: 0}
    for k in range(n):
        found[k % 3] = found.get(k % 3, 0) + k
    return found[0], len(found)


@njit(cache=True)
def strings(word):
    return word, len(word)


@njit(cache=True)
def chances(seed):
    np.random.seed(seed)
    return np.random.random(), np.random.randint(0, 100)


@njit(cache=True, parallel=True)
def together(numbers):
    total = 0.0
    for k in prange(len(numbers)):
        total += numbers[k]
    return total


@njit(cache=True, error_model="python")
def divided(a, b):
    return a / b, a // b


@njit(cache=True, error_model="numpy")
def divided_as_numpy(a, b):
    return a / b


@njit(cache=True, fastmath=True)
def fast(numbers):
    return np.sqrt(numbers).sum()


@njit(cache=True, boundscheck=True)
def inside(numbers, place):
    return numbers[place]


@njit(cache=True)
def counted(a, b):
    return min(a, b), max(a, b), int(a) % 7, abs(-a), round(b / 3.0, 2)


def raised(function, *given):
    try:
        return function(*given)
    except Exception as error:
        return type(error).__name__


def everything():
    numbers = np.arange(5.0)
    return [
        arrays(5),
        lists(4),
        dictionaries(8),
        strings("atom"),
        chances(3),
        together(numbers),
        divided(1.0, 2.0),
        raised(divided, 1.0, 0.0),
        raised(divided, 1, 0),
        divided_as_numpy(1.0, 0.0),
        fast(numbers),
        raised(inside, numbers, 9),
        counted(3, 9),
    ]


CACHED = (arrays, lists, dictionaries, strings, chances, together, divided, divided_as_numpy, fast, inside, counted)


def told():
    print(everything())
    print(everything())
    print(sum(sum(one.stats.cache_hits.values()) for one in CACHED) > 0, one_cache())


def one_cache():
    return all("stranger_cache" in one.stats.cache_path for one in CACHED)
