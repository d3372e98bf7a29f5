"""What players have seen and done in a game, position by position; and a table that copies share."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from labtable.core.game.contract import Game
from labtable.core.game.registry import game
from labtable.core.record.records import Action, Seat, blank

Seen = NDArray[np.int16]
Recalled = tuple[Seen, Action | None]  # what a player saw in an earlier position, and did there


class Setting:
    """A game, its players and options: what all states of it share, however often they are copied.

    `recall` says how many earlier positions the tensor of an information state holds.
    """

    def __init__(self, of: Game, players: int, given: Mapping[str, object], recall: int) -> None:
        self.game, self.players, self.given, self.options = of, players, given, of.options(players, given)
        self.recall = recall

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> Any:
        return _setting, (self.game.name, self.players, self.given, self.recall)


def _setting(name: str, players: int, given: Mapping[str, object], recall: int) -> Setting:
    return Setting(game(name), players, given, recall)


class Past:
    """A position, the one before it and the decision between them: what each player has seen on the way and done.

    A past never changes. `told` and `kept` tell what seats know of a way whose positions are not there any more.
    """

    def __init__(
        self,
        setting: Setting,
        position: NDArray[Any],
        before: Past | None = None,
        decision: tuple[Seat, Action] | None = None,
        *,
        told: Mapping[Seat, bytes] | None = None,
        kept: Mapping[Seat, list[Recalled]] | None = None,
    ) -> None:
        self.setting, self.position, self.before, self.decision = setting, position, before, decision
        self.digests, self.kept = dict(told or {}), dict(kept or {})
        self._seen: dict[Seat, Seen] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> Any:
        """The position alone, with what every seat knows of the way there."""
        seats = range(self.setting.players)
        told = {seat: self.digest(seat) for seat in seats}
        kept = {seat: self.recalled(seat) for seat in seats}
        return _position, (self.setting, self.position.tobytes(), told, kept)

    def seen(self, seat: Seat) -> Seen:
        """What a seat, or SPECTATOR, sees of the position; OpenSpiel asks twice."""
        if seat not in self._seen:
            of = self.setting.game
            out = blank(of.OBSERVATION)
            of.engine.observe_at(self.position, 0, seat, out, 0)
            self._seen[seat] = np.frombuffer(out.tobytes(), np.int16)  # a view would take numpy ten times as long
        return self._seen[seat]

    def own_action(self, seat: Seat) -> Action | None:
        """What the seat did to come here, if it was its decision."""
        return self.decision[1] if self.decision is not None and self.decision[0] == seat else None

    def digest(self, seat: Seat) -> bytes:
        """A digest of everything that the seat has seen and done so far."""
        untold, node = [], self
        while seat not in node.digests:
            untold.append(node)
            if node.before is None:
                break
            node = node.before
        told = node.digests.get(seat, b"")
        for node in reversed(untold):
            step = told + repr(node.own_action(seat)).encode() + node.seen(seat).tobytes()
            told = hashlib.blake2b(step, digest_size=16).digest()
            node.digests[seat] = told
        return told

    def recalled(self, seat: Seat) -> list[Recalled]:
        """What the seat saw in the last `recall` positions before this one, and did there; the latest first."""
        return list(islice(self._back(seat), self.setting.recall))

    def _back(self, seat: Seat) -> Iterator[Recalled]:
        node = self
        while node.before is not None:
            yield node.before.seen(seat), node.own_action(seat)
            node = node.before
        yield from node.kept.get(seat, ())


def _position(setting: Setting, position: bytes, told: dict[Seat, bytes], kept: dict[Seat, list[Recalled]]) -> Past:
    return Past(setting, np.frombuffer(position, setting.game.STATE).copy(), told=told, kept=kept)
