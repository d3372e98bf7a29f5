"""What travels of puzzles and of the deal of the day."""

from __future__ import annotations

from typing import Annotated

import msgspec

from labtable.core.messages import Message
from labtable.core.record.records import Seat
from labtable.puzzles.themes import Theme


class PuzzleCard(msgspec.Struct):
    """A puzzle on the shelf; nothing of it gives the answer away."""

    name: str
    grade: int  # 1 easy, 2, 3 hard
    theme: Theme  # the idea that it needs
    players: int
    steps: int  # decisions that are asked for


class PuzzleAnswer(msgspec.Struct):
    """A decision of a puzzle that was made: why it is right, and what would probably follow."""

    message: Message
    why: tuple[Message, ...]
    line: tuple[tuple[Seat, Message], ...]


class PuzzlePlace(msgspec.Struct):
    """The puzzle of a table, and how far it is solved."""

    name: str
    number: int  # on the shelf, from 1
    count: int  # puzzles on the shelf
    grade: int
    theme: Theme
    task: Message  # what is asked
    clue: Message | None  # for somebody who asks for it
    done: int  # decisions that were made right
    steps: int  # decisions that are asked for
    solved: tuple[PuzzleAnswer, ...]  # one for each that was made
    next: str | None  # the puzzle after this one


class DailyField(msgspec.Struct):
    """How the Laureate did with the same deal."""

    plays: int  # so far
    wanted: int  # in the end
    distinct: int  # plays that are no copies of others
    fewest: int  # distinct plays that a result can be compared with
    thinks: int  # iterations for each decision
    scores: tuple[tuple[int, int], ...]  # score, and how many distinct plays ended with it; the lowest first
    wins: int  # distinct plays that were won


class DailyDeal(msgspec.Struct):
    """A deal of the day, and what this client did with it."""

    game: str
    players: int
    rival: str | None  # the level of the others
    code: str | None  # of the table, where it was begun
    over: bool
    score: int | None  # when it is over
    won: bool | None
    lower: bool  # a low score is good
    field: DailyField | None  # when it is over, as soon as there is one


class Daily(msgspec.Struct):
    """The deals of a day."""

    day: str  # such as 2026-11-16
    ends_at: int  # milliseconds since 1970: the next one begins
    deals: tuple[DailyDeal, ...]


class BeginDaily(msgspec.Struct, forbid_unknown_fields=True):
    nickname: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
