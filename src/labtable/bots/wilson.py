"""How well a share of games is known: standard errors say little of few games, and nothing where all went alike."""

from __future__ import annotations

from math import sqrt

SURE = 1.96  # standard errors on either side of a 95 % interval
FEW = 30  # games; …
ONE_SIDED = 5  # … games of the rarer end: with fewer, Wilson's interval is told


def is_plain(share: float, count: int) -> bool:
    """Are there enough games of both kinds for a standard error?"""
    return count >= FEW and count * min(share, 1 - share) >= ONE_SIDED


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share between 0 and 1; a little wide where games were shared."""
    square = SURE * SURE
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = SURE / (1 + square / count) * sqrt(share * (1 - share) / count + square / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def in_percent(share: float, count: int) -> str:
    """The share and Wilson's interval: 100.0 (72.2–100.0)."""
    low, high = wilson(share, count)
    return f"{100 * share:.1f} ({100 * low:.1f}–{100 * high:.1f})"
