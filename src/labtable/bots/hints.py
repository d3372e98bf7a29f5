"""What a strong player would do here, and why: for `labtable hint` and for the table."""
from __future__ import annotations

from dataclasses import dataclass

from labtable.bots.questions import Question, question_of
from labtable.bots.searching import Budget, Candidate, Search, Settings
from labtable.core.contract import Message
from labtable.core.match import Match
from labtable.core.reading import copied
from labtable.core.records import Action, Seat

LINE = 6  # decisions that a line of play tells


@dataclass(frozen=True)
class Advice:
    """One action: what it promises, how much it was thought about, and what would probably follow."""

    action: Action
    words: Message
    visits: int
    win_chance: float | None      # of the seat to move; None in a cooperative game
    expected_score: float | None  # of all; None in a competitive game
    line: list[tuple[Seat, Message]]


def advise(match: Match, budget: Budget, most: int = 5) -> list[Advice]:
    """The best actions of the seat to move, from what that seat may know."""
    return advise_on(question_of(match), budget, most)


def advise_on(question: Question, budget: Budget, most: int) -> list[Advice]:
    thought = Search(question.game, Settings(), question.players).think(question, budget)
    return [_advice(question, candidate) for candidate in thought.candidates[:most]]


def _advice(question: Question, candidate: Candidate) -> Advice:
    game = question.game
    together = game.meta.cooperative
    score = candidate.value if game.lead > 0 else -candidate.value
    words = game.describe(question.world[0], question.seat, candidate.action)
    return Advice(candidate.action, words, candidate.visits, None if together else candidate.value,
                  score if together else None, _told(question, candidate))


def _told(question: Question, candidate: Candidate) -> list[tuple[Seat, Message]]:
    """The line in words, played in the re-dealt world as far as it can be played there."""
    engine, world = question.game.engine, copied(question.world)
    told: list[tuple[Seat, Message]] = []
    for seat, action in candidate.line[:LINE]:
        if engine.to_move_at(world, 0) != seat or engine.refusal_at(world, 0, seat, action):
            break
        told.append((seat, question.game.describe(world[0], seat, action)))
        engine.apply_at(world, 0, seat, action)
    return told
