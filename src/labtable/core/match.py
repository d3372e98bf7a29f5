"""A match: game, options, secret and actions. Everything else, the present position included, follows from them."""
from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from labtable.core import saving
from labtable.core.contract import RESULT, Game, Message, Refused, seat_name
from labtable.core.errors import BadSave, BadSetup, IllegalAction, NothingToUndo, StaleAction
from labtable.core.reading import reading
from labtable.core.records import EVERYTHING, KEY_WORDS, OVER, SPECTATOR, Action, Seat, State, blank

UNDO: Action = -1
KEY_BYTES = 4 * KEY_WORDS  # a record begins with its key
WORLDS = 24  # worlds that a seat is asked to tell from the true one before an action counts as revealing nothing


class Entry(NamedTuple):
    """One line of the log, never rewritten: a decision, or taking one back (UNDO)."""

    seat: Seat
    action: Action
    at: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Step:
    """A decision in force: who, what, and the position after it."""

    seat: Seat
    action: Action
    after: State


class Standing(msgspec.Struct, frozen=True):
    score: int
    rank: int  # 1 is a winner


def secret_of_seed(seed: int) -> bytes:
    return hashlib.sha256(f"labtable seed {seed}".encode()).digest()


def key_of(secret: bytes) -> NDArray[np.uint32]:
    """The random key of a record: 128 bits from the 256 of the secret."""
    return np.frombuffer(hashlib.sha256(b"labtable key" + secret).digest()[: 4 * KEY_WORDS], "<u4").astype(np.uint32)


def drew(before: State, after: State) -> bool:
    """Did a random number come between two positions?"""
    return not np.array_equal(before.random_counters, after.random_counters)


def rows_of_bytes(records: NDArray[Any]) -> NDArray[np.uint8]:
    return records.view(np.uint8).reshape(len(records), -1)


class Match:
    """Play a game: `legal`, `play`, `why_not`, `view`, `undo`, `log`, `save` and `load`."""

    def __init__(
        self, game: Game, players: int, seed: int | None = None, options: Mapping[str, object] | None = None,
        *, secret: bytes | None = None, names: Sequence[str] = (),
    ) -> None:
        if seed is not None and secret is not None:
            raise BadSetup("A match is dealt from a seed or from a secret, not from both.")
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.secret = secret or (secrets.token_bytes(32) if seed is None else secret_of_seed(seed))
        self.names = list(names)
        self.entries: list[Entry] = []
        self._states = blank(game.STATE)
        game.engine.deal_at(self._states, 0, players, game.options(players, self.options), key_of(self.secret))
        self._read = reading(self._states)
        self._start: State = self.state.copy()
        self._steps: list[Step] = []
        self._told: list[Step | Entry] = []
        self._moved()

    # What is so ------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present record; to look at, not to write to."""
        return self._read[0]

    @property
    def version(self) -> int:
        return len(self.entries)

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, shown before the first card; the secret itself is shown when the game is over."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def over(self) -> bool:
        return self.to_move == OVER

    @property
    def ending(self) -> Message:
        name = self.game.Ending(self.game.engine.is_over_at(self._states, 0)).name
        return Message(f"ending-{name.lower().replace('_', '-')}")

    @property
    def undoable(self) -> int:
        """Decisions in force that could be taken back if everybody agreed."""
        return len(self._steps)

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """What the seat (by default the one to move) may do now."""
        if self.over:
            return []
        out = np.zeros(self.game.NUM_ACTIONS, np.int32)
        count = self.game.engine.legal_at(self._states, 0, self._seat(seat), out)
        return [int(action) for action in out[:count]]

    def why_not(self, action: Action, seat: Seat | None = None) -> Refused | None:
        """The rule that refuses an action, or None where it is legal."""
        reason = self.game.engine.refusal_at(self._states, 0, self._seat(seat), int(action))
        return self.game.refused(reason) if reason else None

    def view(self, audience: Seat) -> msgspec.Struct:
        """What a seat, SPECTATOR, or after the end EVERYTHING may know."""
        if audience == EVERYTHING and not self.over:
            raise BadSetup("Everything is shown only when the game is over.")
        return self.game.view(self.state, audience)

    def prompt(self, audience: Seat) -> Message:
        return self.game.prompt(self.state, audience)

    def describe(self, action: Action, seat: Seat | None = None) -> Message:
        return self.game.describe(self.state, self._seat(seat), action)

    def result(self) -> list[Standing]:
        """Score and rank of every seat, as if the game ended now."""
        results = blank(RESULT, self.players)
        self.game.engine.returns_at(self._states, 0, results)
        return [Standing(int(row["score"]), int(row["rank"])) for row in results]

    def say(self, message: Message, language: str = "en") -> str:
        return self.game.text.say(message, language, self.names)

    # What happens -----------------------------------------------------------------------------------

    def play(self, action: Action, seat: Seat | None = None, version: int | None = None) -> None:
        """Apply a legal action. With `version`, only if the match is still where the action was decided."""
        seat = self._seat(seat)
        if version is not None and version != self.version:
            raise StaleAction(
                f"The move was decided on version {version}, the game is at version {self.version}; look again.")
        if refused := self.why_not(action, seat):
            raise IllegalAction(f"{self.say(refused.message)} (rule {refused.rule})", refused)
        self._apply(seat, int(action))
        self.entries.append(Entry(seat, int(action), time.time_ns() // 1_000_000))

    def _apply(self, seat: Seat, action: Action) -> None:
        self.game.engine.apply_at(self._states, 0, seat, action)
        self._steps.append(Step(seat, action, self.state.copy()))
        self._told.append(self._steps[-1])
        self._moved()

    def _moved(self) -> None:
        self.to_move: Seat = self.game.engine.to_move_at(self._states, 0)

    def preview(self, action: Action, seat: Seat | None = None) -> list[Message] | None:
        """What a legal action would do, told to its player; None where that hangs on luck or on hidden things.

        It is asked of re-dealt worlds, never of the true one: what all of them agree on, the player knows.
        """
        seat = self._seat(seat)
        told: list[Message] | None = None
        for key in self._world_keys:
            world = self._states.copy()
            self.game.engine.resample_at(world, 0, seat, key)
            before = reading(world)[0].copy()
            self.game.engine.apply_at(world, 0, seat, int(action))
            events = self.game.events(reading(world)[0], seat)
            if drew(before, reading(world)[0]) or told not in (None, events):
                return None
            told = events
        return told

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last decision, by the seat that made it, if nobody learned anything from it."""
        if reason := self.why_no_undo(seat):
            raise NothingToUndo(self.say(reason))
        self._take_back(Entry(self._steps[-1].seat, UNDO, time.time_ns() // 1_000_000))

    def why_no_undo(self, seat: Seat | None = None) -> Message | None:
        """Why the last decision stands, or None where it can be taken back (by this seat)."""
        if not self._steps:
            return Message("undo-nothing")
        last = self._steps[-1]
        if seat is not None and seat != last.seat:
            return Message("undo-not-yours")
        before = self._steps[-2].after if len(self._steps) > 1 else self._start
        if drew(before, last.after):
            return Message("undo-drew")
        return Message("undo-revealed") if self._revealed(before, last) else None

    def _take_back(self, entry: Entry) -> None:
        self._steps.pop()
        self._states[0] = self._steps[-1].after if self._steps else self._start
        self._told.append(entry)
        self.entries.append(entry)
        self._moved()

    def _revealed(self, before: State, step: Step) -> bool:
        """Did a seat learn what it could not know? Ask whether it can now tell the true world from re-dealt ones."""
        engine = self.game.engine
        worlds, seen = blank(self.game.STATE, 2), blank(self.game.OBSERVATION, 2)
        world_bytes, seen_bytes = rows_of_bytes(worlds), rows_of_bytes(seen)  # a record is copied faster as bytes
        world_bytes[0] = np.frombuffer(step.after, np.uint8)
        start = np.frombuffer(before, np.uint8)
        known = start[KEY_BYTES:].tobytes()
        for audience in range(self.players):
            seen_bytes[0] = 0
            engine.observe_at(worlds, 0, audience, seen, 0)
            truth = seen_bytes[0].tobytes()
            for key in self._world_keys:
                world_bytes[1] = start
                engine.resample_at(worlds, 1, audience, key)
                if world_bytes[1, KEY_BYTES:].tobytes() == known:
                    continue  # it is the true one, and nothing was drawn
                if engine.refusal_at(worlds, 1, step.seat, step.action):
                    return True  # others could not know that this was possible
                engine.apply_at(worlds, 1, step.seat, step.action)
                seen_bytes[1] = 0
                engine.observe_at(worlds, 1, audience, seen, 1)
                if seen_bytes[1].tobytes() != truth:
                    return True
        return False

    @cached_property
    def _world_keys(self) -> NDArray[np.uint32]:
        """The keys of the worlds that a seat is asked about."""
        return np.array([key_of(f"{self.commitment} {number}".encode()) for number in range(WORLDS)])

    def log(self, audience: Seat = SPECTATOR, language: str = "en") -> list[str]:
        """What happened, as this audience may know it."""
        return [self.say(message, language)
                for position in range(self.version + 1) for message in self.happened(position, audience)]

    def happened(self, position: int, audience: Seat = SPECTATOR) -> list[Message]:
        """What the entry that led to this position did; 0 is the deal. Before a snapshot nothing is known any more."""
        untold = self.version - len(self._told)
        if position == untold:
            return self.game.events(self._start, audience) if position == 0 else []
        if position < untold:
            return []
        item = self._told[position - untold - 1]
        if isinstance(item, Entry):
            return [Message("undone", {"who": seat_name(item.seat)})]
        return self.game.events(item.after, audience)

    def after(self, entries: Sequence[Entry]) -> State:
        """The record that a legal decision, or so many taken back, will lead to; nothing changes."""
        if entries[0].action == UNDO:
            back = len(self._steps) - len(entries)
            return self._steps[back - 1].after if back else self._start
        trial = self._states.copy()
        self.game.engine.apply_at(trial, 0, entries[0].seat, entries[0].action)
        return trial[0]

    def follow(self, entry: Entry) -> None:
        """Append an entry that was decided before: from a store, or from another copy of this match."""
        self._replay(entry, self.version, "the log")

    # Files -------------------------------------------------------------------------------------------

    def saved(self) -> saving.Saved:
        return saving.Saved(
            game=self.game.name, rules_version=self.game.meta.rules_version, players=self.players,
            options=self.options, names=self.names, commitment=self.commitment, secret=self.secret.hex(),
            entries=[(entry.seat, entry.action, entry.at) for entry in self.entries],
            snapshot=saving.Snapshot.of(self.game, self.state),
        )

    def save(self, path: str | Path) -> Path:
        return saving.write(self.saved(), Path(path))

    @staticmethod
    def load(path: str | Path) -> Match:
        """The match of a file, at the position where it was left."""
        return Match.restore(saving.read(Path(path)), str(path))

    @staticmethod
    def restore(saved: saving.Saved, where: str) -> Match:
        match = Match._dealt(saved, where)
        if saved.rules_version != match.game.meta.rules_version:
            match._go_on_from(saved, where)
            return match
        for number, entry in enumerate(saved.entries):
            match._replay(Entry(*entry), number, where)
        if saving.Snapshot.of(match.game, match.state) != saved.snapshot:
            raise BadSave(f"{where}: the moves do not lead to the position that the file holds; the file was changed.")
        return match

    @staticmethod
    def _dealt(saved: saving.Saved, where: str) -> Match:
        from labtable.core.registry import game

        secret = saving.secret_of(saved, where)
        try:
            return Match(game(saved.game), saved.players, options=saved.options, secret=secret, names=saved.names)
        except BadSetup as error:
            raise BadSave(f"{where}: {error}") from None

    def _replay(self, entry: Entry, number: int, where: str) -> None:
        if entry.action == UNDO:
            if not self._steps:
                raise BadSave(f"{where}: entry {number + 1} takes back a move, but there is none.")
            self._take_back(entry)
            return
        if not 0 <= entry.seat < self.players or self.why_not(entry.action, entry.seat):
            raise BadSave(f"{where}: move {number + 1} is not legal where it stands; the file was changed.")
        self._apply(entry.seat, entry.action)
        self.entries.append(entry)

    def at(self, count: int) -> Match:
        """This match as it was after so many entries of its log."""
        match = Match(self.game, self.players, options=self.options, secret=self.secret, names=self.names)
        for number, entry in enumerate(self.entries[:count]):
            match._replay(entry, number, "the match")
        return match

    def _go_on_from(self, saved: saving.Saved, where: str) -> None:
        """A new release never kills a running game: what it cannot replay goes on from the snapshot."""
        self._states[0] = saved.snapshot.record_for(self.game, where)
        self._start = self.state.copy()
        self.entries = [Entry(*entry) for entry in saved.entries]
        self._moved()

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None:
            return max(self.to_move, 0)
        if not 0 <= seat < self.players:
            raise BadSetup(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")
        return seat

