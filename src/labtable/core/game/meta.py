"""A game in words, and its options: what a stranger may choose is checked whole before a rule sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from reprlib import repr as brief
from typing import Literal

from labtable.core.errors import BadSetup

LONGEST = 400  # NOT A RULE: letters of an option that a person writes


@dataclass(frozen=True)
class Choice:
    """An option with named values, the first of them the default. Texts: `option-NAME`, `option-NAME-VALUE`."""

    name: str
    values: tuple[str, ...]
    players: frozenset[int] | None = None  # where values other than the default are offered; None: everywhere
    otherwise: str | None = None  # the option that is meant by any other value
    rules_out: str | None = None  # the option that has no meaning with values other than the default
    length: int = 1

    def encode(self, given: object) -> list[int]:
        if given not in self.values:
            raise BadSetup(f"Option {self.name} is {brief(given)}; it must be one of {', '.join(self.values)}.")
        return [self.values.index(str(given))]

    @property
    def default(self) -> object:
        return self.values[0]

    def examples(self) -> list[object]:
        return list(self.values)


@dataclass(frozen=True)
class Numbers:
    """An option that is a row of whole numbers, zeros by default.

    `parse` turns what a person writes into them; `check` refuses a row that is wrong as a whole, with BadSetup.
    """

    name: str
    length: int
    low: int
    high: int
    parse: Callable[[str], Sequence[int]] | None = None
    tried: tuple[object, ...] = ()  # values that the contract suite plays, besides the default
    players: frozenset[int] | None = None
    check: Callable[[Sequence[int], int], None] | None = None  # (all its numbers, players)

    def encode(self, given: object) -> list[int]:
        if isinstance(given, str):
            given = self._read(given)
        if not isinstance(given, Sequence) or len(given) > self.length:
            raise BadSetup(f"Option {self.name} takes up to {self.length} numbers, such as 1,2,3.")
        for number in given:
            if type(number) is not int or not self.low <= number <= self.high:
                raise BadSetup(f"Option {self.name}: {brief(number)} is not a number from {self.low} to {self.high}.")
        return list(given) + [0] * (self.length - len(given))

    def _read(self, text: str) -> Sequence[int]:
        if len(text) > LONGEST:
            raise BadSetup(f"Option {self.name} has {len(text)} letters; write at most {LONGEST}.")
        if self.parse is not None:
            return self.parse(text)
        try:
            return [int(word) for word in text.split(",") if word]
        except ValueError:
            raise BadSetup(f"Option {self.name} takes numbers separated by commas, not {brief(text)}.") from None

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
    edition: str  # the rulebook that RULES.md is written after
    players: range  # the seats that people may take
    minutes: tuple[int, int]
    age: int
    kind: str  # in a few words
    status: Literal["draft", "tested", "verified"]
    rules_version: int  # raised when an old save would be played differently
    bound: int  # NOT A RULE: more decisions than any game takes
    cooperative: bool = False
    teams: bool = False  # a seat may be played by several people together
    silent: bool = False  # while cards are hidden, players may not comment on moves
    options: tuple[Choice | Numbers, ...] = ()
    # what the setup reads after the options: worked out from their numbers; BadSetup where these do not go together
    complete: Callable[[list[int]], Sequence[int]] | None = None
