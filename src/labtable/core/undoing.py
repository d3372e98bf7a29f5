"""Whether a decision may be taken back: only if nobody learned anything from it.

The answer itself must tell nothing. So it is found from what the seat that decided could know: in each of the worlds
that are possible for this seat, is a number drawn at random, and does this seat or anybody else see something new?
"""
from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.contract import Game, Message
from labtable.core.records import KEY_WORDS, Action, Seat, State, States, blank

KEY_BYTES = 4 * KEY_WORDS  # a record begins with its key
OTHER_WORLDS = 3  # worlds that another seat is asked to tell from each of those


def why_it_stands(
    game: Game, players: int, before: State, seat: Seat, action: Action, keys: NDArray[np.uint32],
) -> Message | None:
    """Why this decision of a seat cannot be taken back, or None; `keys` re-deal the worlds that are asked."""
    if game.is_speech(action):
        return Message("undo-spoken")
    worlds = _Worlds(game, players, before)
    first_seen = None
    for number, key in enumerate(keys):
        worlds.imagine(seat, key)
        if worlds.decide(seat, action):
            return Message("undo-drew")
        seen = worlds.seen_by(AFTER, seat)
        first_seen = seen if first_seen is None else first_seen
        others = (audience for audience in range(players) if audience != seat)
        other_keys = [keys[(number + step) % len(keys)] for step in range(1, OTHER_WORLDS + 1)]
        if seen != first_seen or any(worlds.shows(audience, seat, action, other_keys) for audience in others):
            return Message("undo-revealed")
        if worlds.nothing_hidden:
            break
    return None


IMAGINED, AFTER, OTHER = 0, 1, 2  # a world that is possible for the seat; that world after the decision; another's


class _Worlds:
    """Three records, handled as bytes: comparing and copying them as numbers would take most of the time."""

    def __init__(self, game: Game, players: int, before: State) -> None:
        self.game, self.engine, self.players = game, game.engine, players
        self.records: States = blank(game.STATE, 3)
        self.observations = blank(game.OBSERVATION)
        self.bytes = list(self.records.view(np.uint8).reshape(3, -1))
        self.drawn = list(self.records["random_counters"])
        self.seen = self.observations.view(np.uint8)
        self.before = np.frombuffer(before.tobytes(), np.uint8)
        self.nothing_hidden = False

    def imagine(self, seat: Seat, key: Any) -> None:
        self.bytes[IMAGINED][:] = self.before
        self.engine.resample_at(self.records, IMAGINED, seat, key)
        self.imagined = _but_for_the_key(self.bytes[IMAGINED])
        self.nothing_hidden = self.imagined == _but_for_the_key(self.before)

    def decide(self, seat: Seat, action: Action) -> bool:
        """Decide in the imagined world; was a number drawn at random?"""
        self.bytes[AFTER][:] = self.bytes[IMAGINED]
        self.engine.apply_at(self.records, AFTER, seat, action)
        return bool(self.drawn[IMAGINED].tobytes() != self.drawn[AFTER].tobytes())

    def seen_by(self, world: int, audience: Seat) -> bytes:
        self.seen.fill(0)
        self.engine.observe_at(self.records, world, audience, self.observations, 0)
        return self.seen.tobytes()

    def shows(self, audience: Seat, seat: Seat, action: Action, keys: list[Any]) -> bool:
        """Can the audience tell the imagined world from others, now that the seat has decided?"""
        truth, other = None, self.bytes[OTHER]
        for key in keys:
            other[:] = self.bytes[IMAGINED]
            self.engine.resample_at(self.records, OTHER, audience, key)
            if _but_for_the_key(other) == self.imagined:
                continue  # nothing is hidden from them
            if self.engine.refusal_at(self.records, OTHER, seat, action):
                return True  # they could not know that this was possible
            self.engine.apply_at(self.records, OTHER, seat, action)
            truth = self.seen_by(AFTER, audience) if truth is None else truth
            if self.seen_by(OTHER, audience) != truth:
                return True
        return False


def _but_for_the_key(record: NDArray[np.uint8]) -> bytes:
    return record[KEY_BYTES:].tobytes()
