"""The entries of a match's log and the records that they lead to. A long game keeps few of these: the others are made
again, when somebody asks for them, from the last one before them that was kept."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, overload

import numpy as np

from labtable.core.game.contract import Game
from labtable.core.game.view_cache import reading
from labtable.core.match.position import Choices
from labtable.core.record.records import Action, Seat, State, States

UNDO: Action = -1
LATEST = 2**63 - 1  # the last time that an entry can hold
RECENT = 32  # the last records, which are kept
SPACED = 32  # of those before, one in so many is kept; …
LANDMARKS = 8  # … and when there are more than these, every other one is forgotten


class Entry(NamedTuple):
    """One line of the log, never rewritten: a decision, or an undo."""

    seat: Seat
    action: Action  # or UNDO
    at: int  # milliseconds since 1970


class Entries(Sequence[Entry]):
    """Entries as they follow each other, in thirteen bytes each."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._seats, self._actions, self._times = array("b"), array("i"), array("q")
        for entry in entries:
            self.append(entry)

    def append(self, entry: Entry) -> None:
        seat, action, at = entry
        self._times.append(at)
        self._actions.append(action)
        self._seats.append(seat)

    def seat(self, number: int) -> Seat:
        """The seat of one entry; quicker than the whole entry."""
        return self._seats[number]

    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> Entries: ...

    def __getitem__(self, index: int | slice) -> Entry | Entries:
        if not isinstance(index, slice):
            return Entry(self._seats[index], self._actions[index], self._times[index])
        some = Entries()
        some._seats, some._actions, some._times = self._seats[index], self._actions[index], self._times[index]
        return some

    def __iter__(self) -> Iterator[Entry]:
        return map(Entry, self._seats, self._actions, self._times)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and len(self) == len(other) and all(map(Entry.__eq__, self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Entries({list(self)})"


@dataclass(eq=False, slots=True)
class Step:
    """A decision, or an undo, that was checked: `propose` gives it, `commit` takes it."""

    entry: Entry
    version: int  # of the match that it was proposed to
    after: State = field(repr=False)  # the record that it leads to
    back_to: int | None = None  # of an undo: the number of that record among those of the match
    ahead: Choices | None = field(default=None, repr=False)  # what can be done there, where that was asked

    @property
    def seat(self) -> Seat:
        return self.entry.seat

    @property
    def action(self) -> Action:
        return self.entry.action


class Records:
    """The records that a match went through, by number: 0 is the one that it began with, the others follow an entry
    each. The last ones are kept, and of those before some, further apart the longer the match is."""

    def __init__(self, game: Game, beginning: States, entries: Entries) -> None:
        """`entries` are those of the match: what it appends to them from now on leads to the next records."""
        self.count = 0  # of those after the first
        self._game, self._entries, self._first = game, entries, len(entries)
        self._kept: dict[int, State] = {0: reading(beginning)[0]}
        self._back: dict[int, int] = {}  # of an undo: the record that it leads back to
        self._spaced = SPACED
        self._made: tuple[int, State] = 0, self._kept[0]  # the last one that was made again

    def entry(self, number: int) -> Entry:
        """The entry that led to a record."""
        return self._entries[self._first + number - 1]

    def decider(self, number: int) -> Seat:
        """Whose entry that was."""
        return self._entries.seat(self._first + number - 1)

    def is_undo(self, number: int) -> bool:
        """Did an undo lead to this record?"""
        return number in self._back

    def append(self, record: State, back_to: int | None = None) -> None:
        self.count += 1
        self._kept[self.count] = record
        if back_to is not None:
            self._back[self.count] = back_to
        old = self.count - RECENT
        if old > 0 and old % self._spaced:
            self._kept.pop(old, None)  # a fork may never have had it
        elif len(self._kept) > RECENT + LANDMARKS:
            self._spaced *= 2
            for number in [number for number in self._kept if number <= old and number % self._spaced]:
                del self._kept[number]

    def __getitem__(self, number: int) -> State:
        if number in self._kept:
            return self._kept[number]
        missing: list[int] = []
        at = number
        while at not in self._kept and at != self._made[0]:
            missing.append(at)
            at = self._back.get(at, at - 1)
        record = self._kept[at] if at in self._kept else self._made[1]
        for one in reversed(missing):
            if one not in self._back:
                states = np.frombuffer(bytearray(record.tobytes()), self._game.STATE)
                seat, action, _ = self.entry(one)
                self._game.engine.apply_at(states, 0, seat, action)
                record = reading(states)[0]
        if missing:
            self._made = number, record
        return record

    def __iter__(self) -> Iterator[State]:
        return (self[number] for number in range(self.count + 1))

    def in_force(self) -> array[int]:
        """The numbers of the decisions that were not taken back."""
        numbers = array("i")
        for number in range(1, self.count + 1):
            if number in self._back:
                numbers.pop()
            else:
                numbers.append(number)
        return numbers

    def until(self, count: int, entries: Entries) -> Records:
        """The first ones alone, for a match with these entries that goes on by itself."""
        some = Records.__new__(Records)
        some._game, some._entries, some._first, some.count = self._game, entries, self._first, count
        some._kept = {number: record for number, record in self._kept.items() if number <= count}
        some._back = {number: back for number, back in self._back.items() if number <= count}
        some._spaced, some._made = self._spaced, (0, some._kept[0])
        return some
