"""Copies of one game, counted once.

Where a game has no luck in it and its players answer alike each time, every seed gives the same game. It says no more
when it is played a thousand times, so whatever measures games counts the distinct ones, says how many they are, takes
its intervals from them, and draws no conclusion from fewer than FEWEST.

Two games are copies if the same players sit in the same seats, decide the same in the same order, and the same comes of
it. The seed is no part of that, nor is what nobody met, such as cards that were never drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, TypeVar

from labtable.core.arrays import NDArray, np
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat, State

FEWEST = 30  # distinct games that carry a conclusion
BITS = 63  # of a digest: it fits into a signed column
ADVICE = "let the first decisions of every game be drawn by lot"

Thing = TypeVar("Thing")


class Digest:
    """The digest of one game, decision by decision."""

    def __init__(self) -> None:
        self._hash = blake2b(digest_size=8)

    def add(self, seat: Seat, action: Action, after: State) -> None:
        """A decision, and what it did: the trail of the record that it led to."""
        happened = after.trail[: min(int(after.trail_size), len(after.trail))]
        self._hash.update(b"%d %d " % (seat, action) + happened.tobytes())

    def number(self) -> int:
        return int.from_bytes(self._hash.digest()) >> (64 - BITS)


def digest_of(match: Match) -> int:
    """The digest of what was played in a match; its seed and its names are no part of it."""
    digest = Digest()
    for _, step in match.decisions():
        digest.add(step.seat, step.action, step.after)
    return digest.number()


def distinct(things: Iterable[Thing], key: Callable[[Thing], Hashable]) -> list[Thing]:
    """The first of each kind, in their order."""
    found: dict[Hashable, Thing] = {}
    for thing in things:
        found.setdefault(key(thing), thing)
    return list(found.values())


def distinct_rows(*columns: NDArray[Any]) -> NDArray[np.intp]:
    """The places of rows that are not the same in all columns as an earlier one, in their order."""
    together = np.column_stack(columns)
    _, places = np.unique(together[:, 0] if together.shape[1] == 1 else together, axis=0, return_index=True)
    return np.sort(places)


@dataclass(frozen=True)
class GameCount:
    """How many games were played, and how many of them are distinct."""

    games: int
    distinct: int

    def __str__(self) -> str:
        return f"{self.games:,} {'game' if self.games == 1 else 'games'}, {self.distinct:,} distinct"

    @property
    def enough(self) -> bool:
        """Do they carry a conclusion?"""
        return self.distinct >= FEWEST

    def refusal(self, advice: str = ADVICE) -> str:
        """Why there is no conclusion, and what to do; nothing where there may be one."""
        if self.enough:
            return ""
        why = f"{self}: too few for a conclusion, which takes {FEWEST} distinct games."
        if self.distinct == self.games:
            return f"{why} Play more games."
        return (
            f"{why} In the others the same players decided the same and the same came of it, so they say nothing new. "
            f"Choose other options, or {advice}."
        )
