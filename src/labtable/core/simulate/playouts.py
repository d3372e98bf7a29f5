"""Whole games inside compiled code: batches of random or greedy players."""

from __future__ import annotations

from typing import Any

from labtable.core.arrays import NDArray, np
from labtable.core.errors import BadSetup, LabtableError
from labtable.core.game.contract import Game
from labtable.core.record.records import RESULT, blank


class Playouts:
    """What a batch of random games came to, one row a game."""

    def __init__(self, count: int, players: int) -> None:
        self.decisions: NDArray[np.int32] = np.zeros(count, np.int32)  # how many a game took
        self.digests: NDArray[np.int64] = np.zeros(count, np.int64)  # of all decisions of a game, in order
        self.results: NDArray[Any] = np.zeros((count, players), RESULT)  # score, rank and `won` of every seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Playouts) and all(
            np.array_equal(getattr(self, name), getattr(other, name)) for name in ("decisions", "digests", "results")
        )

    __hash__ = None  # type: ignore[assignment]


def playouts(
    game: Game,
    n: int,
    players: int,
    seed: int = 0,
    options: dict[str, object] | None = None,
    first: int = 0,
    *,
    greedy: bool = False,
) -> Playouts:
    """Play n games of uniformly random players, numbers first … first + n - 1 of a seed, all inside compiled code.

    With `greedy`, each player takes the action after which the position looks best to them by the game's evaluation.
    """
    if n < 0:
        raise BadSetup(f"Playouts are a number of games from 0 on, not {n}.")
    numbers = game.options(players, options)
    batch = Playouts(n, players)
    legal = np.zeros(game.NUM_ACTIONS, np.int32)
    loop, records = (game.engine.greedy_into, 3) if greedy else (game.engine.playouts_into, 1)
    loop(
        blank(game.STATE, records),
        players,
        numbers,
        seed,
        first,
        game.meta.bound,
        legal,
        batch.decisions,
        batch.digests,
        batch.results,
    )
    if unfinished := int((batch.decisions >= game.meta.bound).sum()):  # it is more than any game takes
        raise LabtableError(
            f"{unfinished} of {n} games of {game.meta.title} were not over after {game.meta.bound} decisions, "
            "the `bound` of its meta.py. Raise the bound, or mend what keeps a game from ending."
        )
    return batch
