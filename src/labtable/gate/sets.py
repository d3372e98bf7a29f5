"""Mirrored sets of games: one deal, with the new player in each seat in turn; or for partners the deal played twice, by
a team of the old player and by one of the new."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np

from labtable.bots.arena import Arena, Fixture, PlayedGame
from labtable.bots.distinct import BITS
from labtable.gate.plan import BadGate, GatePlan

MOST_SCORE = 100_000  # more than any game gives
SetNumber = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
GameDigest = Annotated[int, msgspec.Meta(ge=0, le=(1 << BITS) - 1)]


class SetResult(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How the games of a set went, in the order of the new player's seats (or the old team, then the new one)."""

    number: SetNumber  # in the plan: its deal is that of seed + number
    points: tuple[int, ...]  # two for each rival behind the new player, one for an equal; or the team's score
    games: tuple[GameDigest, ...]  # digests of what was decided and what came of it

    @property
    def digest(self) -> str:
        """A name for all that happened in the set: eight hexadecimal digits."""
        return blake2b(msgspec.json.encode(self), digest_size=4).hexdigest()


def seatings(plan: GatePlan, old: str, new: str) -> list[tuple[str, ...]]:
    """Who sits where in each game of a set."""
    if plan.cooperative:
        return [(old,) * plan.players, (new,) * plan.players]
    return [tuple(new if seat == mine else old for seat in range(plan.players)) for mine in range(plan.players)]


def play_set(plan: GatePlan, places: Mapping[str, Path], number: int) -> SetResult:
    """Play one set."""
    arena = Arena(plan.game, plan.players, plan.options, None, plan.opening)
    tables = seatings(plan, *plan.seated(places))
    played = [arena.play(Fixture(number, seats, plan.seed + number)) for seats in tables]
    return SetResult(
        number,
        tuple(_points(plan, game, place) for place, game in enumerate(played)),
        tuple(game.digest for game in played),
    )


def _points(plan: GatePlan, game: PlayedGame, place: int) -> int:
    if plan.cooperative:
        return game.scores[0]
    mine = game.ranks[place]
    return sum(1 + int(np.sign(rank - mine)) for seat, rank in enumerate(game.ranks) if seat != place)


def player_of(plan: GatePlan, places: Mapping[str, Path]) -> Callable[[int], SetResult]:
    """A function that plays the set of a number, and can be sent to another process."""
    return partial(play_set, plan, dict(places))


def check_result(plan: GatePlan, result: SetResult) -> None:
    """Refuse what no set of this plan can give, whoever sent it."""
    low, high = (-MOST_SCORE, MOST_SCORE) if plan.cooperative else (0, plan.most_points)
    whole = len(result.points) == len(result.games) == plan.games and result.number < plan.sets
    if not whole or not all(low <= points <= high for points in result.points):
        raise BadGate("That is no result of a set of this gate.")
