"""What decided among the players with the most points, for the words at the end of a game."""

from collections.abc import Sequence

SHARED = 0  # nothing did: they are equal in everything


def tie_break(standings: Sequence[tuple[int, ...]]) -> int | None:
    """Which tie-break decided: 1 the first, 2 the second …, or SHARED; None where one player has the most points.

    A standing is the points of a seat and then what breaks ties, in order; more is better.
    """
    best = max(standings)
    level = [one for one in standings if one[0] == best[0]]
    if len(level) == 1:
        return None
    second = sorted(level)[-2]
    return next((place for place, pair in enumerate(zip(best, second, strict=True)) if pair[0] != pair[1]), SHARED)
