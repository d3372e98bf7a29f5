"""What players have seen of a game, position by position; and a table that copies share."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from labtable.core.game.contract import Game
from labtable.core.game.registry import game
from labtable.core.record.records import Seat, blank


class Setting:
    """A game, its players and options: what all states of it share, however often they are copied."""

    def __init__(self, of: Game, players: int, given: Mapping[str, object]) -> None:
        self.game, self.players, self.given, self.options = of, players, given, of.options(players, given)

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> Any:
        return _setting, (self.game.name, self.players, self.given)


def _setting(name: str, players: int, given: Mapping[str, object]) -> Setting:
    return Setting(game(name), players, given)


class Past:
    """A position with all those before it, and what each player has seen on the way. It never changes."""

    def __init__(self, of: Game, before: Past | None, position: NDArray[Any]) -> None:
        self.game, self.before, self.position = of, before, position
        self.digests: dict[Seat, bytes] = {}
        self._seen: dict[Seat, NDArray[np.int16]] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> Any:
        """The position alone, with what every seat has seen: the way there is not needed any more."""
        players = int(self.position[0]["num_players"])
        digests = {seat: self.digest(seat) for seat in range(players)}
        return _position, (self.game.name, self.position.tobytes(), digests)

    def seen(self, seat: Seat) -> NDArray[np.int16]:
        """What a seat, or SPECTATOR, sees of the position; OpenSpiel asks twice."""
        if seat not in self._seen:
            out = blank(self.game.OBSERVATION)
            self.game.engine.observe_at(self.position, 0, seat, out, 0)
            self._seen[seat] = np.frombuffer(out.tobytes(), np.int16)  # a view would take numpy ten times as long
        return self._seen[seat]

    def digest(self, seat: Seat) -> bytes:
        """A digest of everything that the seat has seen so far."""
        untold, node = [], self
        while seat not in node.digests:
            untold.append(node)
            if node.before is None:
                break
            node = node.before
        told = node.digests.get(seat, b"")
        for node in reversed(untold):
            told = hashlib.blake2b(told + node.seen(seat).tobytes(), digest_size=16).digest()
            node.digests[seat] = told
        return told


def _position(name: str, position: bytes, digests: dict[Seat, bytes]) -> Past:
    of = game(name)
    past = Past(of, None, np.frombuffer(position, of.STATE).copy())
    past.digests.update(digests)
    return past
