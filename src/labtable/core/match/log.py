"""The entries of a match's log and the records that they lead to. A long game keeps few of these: the others are made
again, when somebody asks for them, from the last one before them that was kept."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, overload

from labtable.core.arrays import np, reading
from labtable.core.game.contract import Game
from labtable.core.match.position import Choices
from labtable.core.record.records import OVER, Action, Seat, State, States

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

    def ends(self, game: Game) -> bool:
        """Is the game over after this step?"""
        if self.ahead is not None:
            return self.ahead.to_move == OVER
        return game.engine.to_move_at(states_of(game, self.after), 0) == OVER


def states_of(game: Game, record: State) -> States:
    """A record as the rules take it: an array of one, of its own."""
    return np.frombuffer(bytearray(record.tobytes()), game.STATE)


class Records:
    """The records that a match went through, by number: 0 is the one that it began with, the others follow an entry
    each. The last ones are kept, and of those before some, further apart the longer the match is."""

    def __init__(
        self,
        game: Game,
        entries: Entries,
        first: int,
        kept: dict[int, State],
        back: Mapping[int, int] = MappingProxyType({}),
        count: int = 0,
        spaced: int = SPACED,
    ) -> None:
        """`entries` are those of the match: what it appends to them after the `first` ones leads to the records that
        follow. `kept` are records by number, `back` the numbers of those that undos lead back to."""
        self.count = count  # of those after the first
        self._game, self._entries, self._first = game, entries, first
        self._kept, self._back, self._spaced = kept, dict(back), spaced
        self._made: tuple[int, State] = 0, kept[0]  # the last one that was made again
        self.in_force = array("i")  # the numbers of the decisions that were not taken back
        for number in range(1, count + 1):
            self._enforce(number)

    @staticmethod
    def beginning(game: Game, states: States, entries: Entries) -> Records:
        """The records of a match that begins here, after these entries."""
        return Records(game, entries, len(entries), {0: reading(states)[0]})

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
        self._enforce(self.count)
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
                states = states_of(self._game, record)
                seat, action, _ = self.entry(one)
                self._game.engine.apply_at(states, 0, seat, action)
                record = reading(states)[0]
        if missing:
            self._made = number, record
        return record

    def __iter__(self) -> Iterator[State]:
        return (self[number] for number in range(self.count + 1))

    def _enforce(self, number: int) -> None:
        if number in self._back:
            self.in_force.pop()
        else:
            self.in_force.append(number)

    @property
    def last_decider(self) -> Seat | None:
        """Whose decision was the last of those in force; None where there is none."""
        return self.decider(self.in_force[-1]) if self.in_force else None

    def last(self, number: int) -> Entry:
        """The decision in force that `number - 1` others follow."""
        return self.entry(self.in_force[-number])

    def made_at(self, number: int) -> int:
        """The number of the record where that decision was made."""
        return self.in_force[-number - 1] if len(self.in_force) > number else 0

    def before(self, number: int) -> State:
        """The record where that decision was made."""
        return self[self.made_at(number)]

    def until(self, count: int, entries: Entries) -> Records:
        """The first ones alone, for a match with these entries that goes on by itself."""
        kept = {number: record for number, record in self._kept.items() if number <= count}
        back = {number: back for number, back in self._back.items() if number <= count}
        return Records(self._game, entries, self._first, kept, back, count, self._spaced)
