"""What a puzzle is: a position of a game, the decision that is clearly best there, and the figures that prove it."""

from __future__ import annotations

from typing import Any

import msgspec

from labtable.core.messages import Message
from labtable.core.record.records import Action, Seat

FORMAT = "labtable puzzles 1"


class Worth(msgspec.Struct, frozen=True):
    """An action that was tried: a chance of winning (0 to 1), or the team's score, good if high."""

    action: Action
    worth: float
    why: Message | None = None  # the reason why the answer is better; of a rival alone


class PuzzleProof(msgspec.Struct, frozen=True, kw_only=True):
    """Why one action is clearly the best."""

    gap: float  # what it is worth more than the next best, …
    low: float  # … and the ends of the 95 % interval of that
    high: float
    sets: int  # of SETS sets of re-dealt worlds: those in which it is the best
    share: float  # of single worlds: those in which it does at least as well as the next best
    walks: int  # counted, for each action
    iterations: int  # of the deep search that chose the same action


class PuzzleStep(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of a puzzle. Most puzzles have one."""

    answer: Action
    choices: int  # legal actions
    worths: tuple[Worth, ...]  # the best first
    proof: PuzzleProof
    words: Message  # the answer in words
    next_best: Message  # the next best action in words
    does: tuple[Message, ...]  # what the answer does at once, in every world
    lost: tuple[Message, ...]  # what it gives up
    line: tuple[tuple[Seat, Message], ...]  # what would probably follow


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position and the decisions that are asked for there."""

    name: str  # the beginning of the digest that it was found with
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    seed: int  # of the deal
    entries: tuple[tuple[Seat, Action], ...]  # what was played from the deal on
    digest: str  # SHA-256 of the position where it begins
    seat: Seat  # who decides
    grade: int  # 1 easy, 2, 3 hard
    missed: tuple[str, ...]  # the levels that do not find it
    steps: tuple[PuzzleStep, ...]


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of one game, and the deals that were searched for them."""

    format: str = FORMAT
    game: str
    rules_version: int
    searched: tuple[int, ...]  # seeds of games
    puzzles: tuple[Puzzle, ...]
