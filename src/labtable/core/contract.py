"""The contract of a game: what its folder gathers into one `Game`, and the words it speaks in."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from labtable.core import records
from labtable.core.engine import Engine
from labtable.core.errors import BadSetup
from labtable.core.rulebook import Rulebook
from labtable.core.text import Text


class Message(msgspec.Struct, frozen=True):
    """A sentence before it is spoken: its id in the Fluent files, its parameters, and the things that it touches."""

    id: str
    params: dict[str, Any] = {}
    things: tuple[str, ...] = ()


def seat_name(seat: int) -> Message:
    """A seat as a parameter; `Text` writes the player's nickname where there is one."""
    return Message("seat", {"number": seat + 1})


class Refused(msgspec.Struct, frozen=True):
    """Why an action is not legal: the reason's name, its sentence, and the number of the rule it rests on."""

    reason: str
    message: Message
    rule: str


@dataclass(frozen=True)
class Choice:
    """An option with named values, the first of them the default. Texts: `option-NAME`, `option-NAME-VALUE`."""

    name: str
    values: tuple[str, ...]
    players: frozenset[int] | None = None  # where values other than the default are offered; None: everywhere
    otherwise: str | None = None           # the option that is meant by any other value
    length: int = 1

    def encode(self, given: object) -> list[int]:
        if given not in self.values:
            raise BadSetup(f"Option {self.name} is {given!r}; it must be one of {', '.join(self.values)}.")
        return [self.values.index(str(given))]

    @property
    def default(self) -> object:
        return self.values[0]

    def examples(self) -> list[object]:
        return list(self.values)


@dataclass(frozen=True)
class Numbers:
    """An option that is a row of whole numbers, zeros by default. `parse` turns what a person writes into them.

    Numbers may come from anybody, so a game that reads more than ranges into them gives `check`: it raises BadSetup.
    """

    name: str
    length: int
    low: int
    high: int
    parse: Callable[[str], Sequence[int]] | None = None
    check: Callable[[Sequence[int]], None] | None = None  # of the whole row, before a rule sees it
    tried: tuple[object, ...] = ()  # values that the contract suite plays, besides the default
    players: frozenset[int] | None = None

    def encode(self, given: object) -> list[int]:
        if isinstance(given, str):
            given = self._read(given)
        if not isinstance(given, Sequence) or len(given) > self.length:
            raise BadSetup(f"Option {self.name} takes up to {self.length} numbers, such as 1,2,3.")
        for number in given:
            if not isinstance(number, int) or not self.low <= number <= self.high:
                raise BadSetup(f"Option {self.name}: {number!r} is not a number from {self.low} to {self.high}.")
        numbers = list(given) + [0] * (self.length - len(given))
        if self.check is not None:
            self.check(numbers)
        return numbers

    def _read(self, text: str) -> Sequence[int]:
        if self.parse is not None:
            return self.parse(text)
        try:
            return [int(word) for word in text.split(",") if word]
        except ValueError:
            raise BadSetup(f"Option {self.name} takes numbers separated by commas, not {text!r}.") from None

    @property
    def default(self) -> object:
        return ()

    def examples(self) -> list[object]:
        return [(), *self.tried]


@dataclass(frozen=True)
class Meta:
    """A game in words: people, edition, seats, length and variants."""

    title: str
    designers: tuple[str, ...]
    publisher: str
    year: int
    edition: str              # the rulebook that RULES.md is written after
    players: range            # the seats that people may take
    minutes: tuple[int, int]
    age: int
    kind: str                 # in a few words
    status: Literal["draft", "tested", "verified"]
    rules_version: int        # raised when an old save would be played differently
    bound: int                # NOT A RULE: more decisions than any game takes
    cooperative: bool = False
    options: tuple[Choice | Numbers, ...] = ()


RESULT = records.table([
    ("score", np.int16),  # points as the players count them
    ("rank", np.int16),   # 1 is a winner; equal ranks share it. In a cooperative game all ranks are equal
])


@dataclass(frozen=True)
class Rollout:
    """How a search plays on from where it looked: so far, by the best looking of so many actions."""

    depth: int = 20  # decisions; a cooperative game is always played to its end
    tries: int = 3   # actions that are compared, drawn by lot; 1: random play
    slips: int = 10  # times in a hundred that it plays at random all the same


@dataclass(frozen=True)
class Game:
    """One game's folder, gathered. `rules` are compiled; what stands around them is plain Python."""

    meta: Meta
    folder: Path
    # the record and its numbers
    STATE: np.dtype[Any]
    OBSERVATION: np.dtype[Any]
    NUM_ACTIONS: int
    Refusal: type[IntEnum]            # NONE = 0, then a reason each
    RULE_OF: Mapping[IntEnum, str]    # the sentence of RULES.md that a refusal rests on
    Ending: type[IntEnum]             # NONE = 0 while the game goes on
    # the rules, compiled
    setup: Callable[..., None]        # (s, players, options): a blank record with its key becomes a dealt game
    to_move: Callable[..., int]       # (s): the seat that the game waits for, or OVER
    legal_actions: Callable[..., int]  # (s, seat, out): writes them in ascending order, returns how many
    refusal: Callable[..., int]       # (s, seat, action): Refusal.NONE, or why not; any int is a fair question
    apply_action: Callable[..., None]  # (s, seat, action): legal ones only; writes the trail, which core has cleared
    is_over: Callable[..., int]       # (s): Ending.NONE, or how it ended
    returns: Callable[..., None]      # (s, out): out[seat] is a RESULT
    observe: Callable[..., None]      # (s, audience, out): fills a blank OBSERVATION
    resample: Callable[..., None]     # (s, seat): re-deals what the seat cannot know; core has changed the key
    evaluate: Callable[..., int]      # (s, seat): how good the position looks; higher is better, any scale
    # the words, plain Python
    encode: Callable[..., int]
    decode: Callable[[int], tuple[int, ...]]
    view: Callable[..., msgspec.Struct]            # (s, audience)
    prompt: Callable[..., Message]                 # (s, audience): whose turn it is and what is asked
    describe: Callable[..., Message]               # (s, seat, action)
    events: Callable[..., list[Message]]           # (s, audience): the trail in words
    check_state: Callable[..., list[str]]          # (s): what is wrong with the record; empty when it is sound
    gallery: Callable[[], msgspec.Struct] | None = None  # what an option chooses from, for who sets up a table
    # what a search must know of the evaluation
    lead: int = 1  # so far ahead one wins three games of four; in a cooperative game the worth of a point, < 0 if bad
    rollout: Rollout = Rollout()
    engine: Engine = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "engine", Engine(self))

    @property
    def name(self) -> str:
        return self.folder.name

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read(self.folder / "RULES.md")

    @cached_property
    def text(self) -> Text:
        return Text.read(self.folder / "text")

    def options(self, players: int, given: Mapping[str, object] | None = None) -> NDArray[np.int64]:
        """The options as numbers; what is not given is the default."""
        given = dict(given or {})
        if players not in self.meta.players:
            low, high = self.meta.players[0], self.meta.players[-1]
            raise BadSetup(f"{self.meta.title} is for {low} to {high} players, not {players}.")
        for option in self.meta.options:
            value = given.get(option.name, option.default)
            if isinstance(option, Choice) and option.otherwise and value not in option.values:
                given[option.otherwise] = given.pop(option.name)
        numbers: list[int] = []
        for option in self.meta.options:
            value = given.pop(option.name, option.default)
            if value != option.default and option.players is not None and players not in option.players:
                counts = " or ".join(str(count) for count in sorted(option.players))
                raise BadSetup(f"Option {option.name}={value} is for {counts} players, not {players}.")
            numbers += option.encode(value)
        if given:
            known = ", ".join(option.name for option in self.meta.options) or "none"
            raise BadSetup(f"{self.meta.title} has no option {next(iter(given))!r}; its options: {known}.")
        return np.array(numbers or [0], np.int64)

    def variants(self) -> Iterator[tuple[int, dict[str, object]]]:
        """Every player count with every value of every option, one at a time."""
        for players in self.meta.players:
            yield players, {}
            for option in self.meta.options:
                if option.players is None or players in option.players:
                    yield from ((players, {option.name: value}) for value in option.examples()
                                if value != option.default)

    def refused(self, reason: int) -> Refused:
        name = self.Refusal(reason).name.lower().replace("_", "-")
        return Refused(name, Message(f"refusal-{name}"), self.RULE_OF[self.Refusal(reason)])
