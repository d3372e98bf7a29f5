"""A line of play that a review tells, on the board: every position of it, in the world in which the judge found it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from labtable.coach.judge import asked_by_judge
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Message
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat


def beginning_of_line(match: Match, version: int) -> Match:
    """A match at this version, where all that its mover could not know is re-dealt as for the judge."""
    line = match.fork(version)
    if line.over:
        raise BadSetup("The game is over there; no line of play goes on.")
    line.begin(asked_by_judge(line.game, line.state).world, line.entries)
    return line


def play_line(line: Match, actions: Iterable[Action]) -> Iterator[tuple[Seat, Message]]:
    """Play actions on: after each, who decided and what, in words. It ends before one that cannot be played there."""
    for action in actions:
        seat = line.to_move
        if line.over or not 0 <= action < line.game.NUM_ACTIONS or line.why_not(action):
            return
        words = line.describe(action)
        line.play(action)
        yield seat, words
