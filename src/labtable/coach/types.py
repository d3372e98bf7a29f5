"""What a review says: a judgement of every decision, what luck and play did, and where the game turned."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from labtable.core.messages import Message
from labtable.core.record.records import Action, Seat

FORMAT = "labtable review 1"


class Mark(StrEnum):
    """How good a decision was."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    BLUNDER = "blunder"


class Elsewhere(msgspec.Struct, frozen=True, kw_only=True):
    """A better action that another seat of a cooperative game could have known of."""

    seat: Seat
    best: Action  # as this seat could know it
    better: Message  # it in words
    cost: float  # what it is worth more


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """One decision that had a choice. Values are chances of winning (0 to 1), or the team's score."""

    version: int  # of the position where it was made
    seat: Seat
    action: Action
    best: Action  # what the coach would have played; the action itself where nothing is clearly better
    choices: int  # legal actions
    played: Message  # the action in words, …
    better: Message | None  # … and the best one, where that is another
    cost: float  # of a slip or a blunder: what the best action is worth more, as far as the seat could know; else 0
    low: float  # the 95 % interval of that difference; it may reach below 0
    high: float
    mark: Mark
    before: tuple[float, ...]  # by seat: the value here, if the best is played; as each seat could know it
    after: tuple[float, ...]  # by seat: the value of what was played, before luck had its say
    error: tuple[float, ...]  # by seat: standard error of `before`
    play: tuple[float, ...]  # by seat: what this decision changed, …
    luck: tuple[float, ...]  # … what luck changed until the next one: dice, draws, hidden things that were shown, …
    later: tuple[float, ...]  # … and what the coach saw only when it looked from there
    drew: bool  # did luck have a say at all?
    elsewhere: tuple[Elsewhere, ...] = ()  # who could have known better, where the seat itself could not


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's game: start + luck + own + others + later = end."""

    start: float
    luck: float
    own: float  # by the seat's own slips and blunders
    others: float  # by those of the others
    later: float  # what the coach did not foresee, where luck had no say
    end: float
    best: int  # decisions by their mark
    good: int
    slips: int
    blunders: int


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point: a decision that cost much, or a stroke of luck."""

    kind: Literal["decision", "luck"]
    version: int  # of the position before it
    seat: Seat  # who decided; of luck, the seat that it helped or hit the most
    change: float  # what it changed for this seat
    played: Message
    better: Message | None  # what the coach would have played
    line: tuple[tuple[Seat, Message], ...]  # what would probably have followed
    actions: tuple[Action, ...]  # the same decisions, to be played out on the board
    why: tuple[Message, ...]  # sentences: what it gains, and what it does at once


class Statement(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a player said, and what it told the others."""

    version: int  # of the position where it was said
    seat: Seat
    said: Message
    concluded: tuple[Message, ...]


class Doubt(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks against an action before it is taken."""

    action: Action
    best: Action  # what the coach would play
    cost: float  # what that is worth more, as far as the seat can know
    better: Message  # it in words
    why: tuple[Message, ...]  # what the action leaves, what it gives up, what may go wrong


class EarlyEnd(msgspec.Struct, frozen=True):
    """A player ended the game before its end: nobody could catch up any more, or the player gave up."""

    reason: Literal["decided", "given-up"]
    seat: Seat
    version: int  # of the position that was left


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as the coach sees it."""

    format: str = FORMAT
    game: str
    players: int
    names: tuple[str, ...]
    commitment: str
    together: bool  # values are the score of all, not chances of winning
    lower: bool  # a low score is good
    decisions: tuple[Judged, ...]
    final: tuple[float, ...]  # by seat: how it ended, as a value; of a game that ended early, how it stood there
    seats: tuple[Sums, ...]
    luck_share: float  # of what moved the game, from 0 to 1; play is the rest
    turns: tuple[Turn, ...]  # the three turning points at most, in the order of the game
    deep: bool = True  # False: a first picture; the judge still looks at what is uncertain
    par: Message | None = None  # what a team could have reached with open hands
    statements: tuple[Statement, ...] = ()  # in the order of the game
    early_end: EarlyEnd | None = None  # None: it was played to its end

    def to_json(self) -> str:
        """The review as JSON, for other programs."""
        return msgspec.json.encode(self).decode()
