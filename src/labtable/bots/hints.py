"""What a strong player would do here, and why: for `labtable hint` and for the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from labtable.bots.levels import search_of
from labtable.bots.question import Question, question_of
from labtable.bots.search_api import Budget, Candidate
from labtable.core.arrays import copied, np
from labtable.core.game.contract import Message, seat_name
from labtable.core.match.match import Match, key_of
from labtable.core.match.preview import MANY, Consequences, consequences
from labtable.core.record.records import Action, Seat

LINE = 6  # decisions that a line of play tells
TOLD = 2  # things that an action certainly does


@dataclass(frozen=True)
class Suggestion:
    """One action: what it promises, how much it was thought about, and what would probably follow."""

    action: Action
    words: Message
    visits: int
    win_chance: float | None  # of the seat to move; None in a cooperative game, and where nobody has learned it
    expected_score: float | None  # of all; None in a competitive game
    line: list[tuple[Seat, Message]]
    why: list[Message]  # what it gains against the next best, what it does at once, what luck decides


def advise(match: Match, budget: Budget, most: int = 5) -> list[Suggestion]:
    """The best actions of the seat to move, from what that seat may know."""
    return advise_on(question_of(match), budget, most)


def advise_on(question: Question, budget: Budget, most: int) -> list[Suggestion]:
    if (known := question.known) is not None:
        return [_known_advice(question, known)]
    candidates = search_of(question.game, question.players).think(question, budget).candidates
    best, others = candidates[:1], candidates[1:most]
    compared = [*(_against(question, one, other) for one in best for other in others[:1]), *_alone(question, others)]
    return [_advice(question, candidate, compared if candidate in best else []) for candidate in (*best, *others)]


def _known_advice(question: Question, known: Action) -> Suggestion:
    """What the game itself advises; nobody has learned what it is worth."""
    candidate = Candidate(known, 0, 0.0, ((question.seat, known),))
    advice = _advice(question, candidate, [Message("hint-why-known")])
    return replace(advice, win_chance=None, expected_score=None)


def _advice(question: Question, candidate: Candidate, compared: list[Message]) -> Suggestion:
    """`compared` is what the best action gains against the next best; of the others, their figures say it."""
    game = question.game
    together = game.meta.cooperative
    score = candidate.value if game.lead > 0 else -candidate.value
    words = game.describe(question.world[0], question.seat, candidate.action)
    return Suggestion(
        candidate.action,
        words,
        candidate.visits,
        None if together else candidate.value,
        score if together else None,
        told(question, candidate.line),
        [*compared, *at_once(question, candidate.action)],
    )


def _alone(question: Question, rival: list[Candidate]) -> list[Message]:
    """Says that the search found nothing else worth a try, where it had a choice."""
    return [] if rival or len(question.legal) < 2 else [Message("hint-why-alone")]


def _against(question: Question, candidate: Candidate, other: Candidate) -> Message:
    """What an action gains or loses against another, as chance of winning or as score."""
    game = question.game
    words = {"next": game.describe(question.world[0], question.seat, other.action)}
    if game.meta.cooperative:
        kind = "fewer" if game.lead < 0 else "more"
        tenths, difference = round(10 * abs(candidate.value)), round(10 * (candidate.value - other.value))
        params = {
            "whole": tenths // 10,
            "tenth": tenths % 10,
            "gap": abs(difference) // 10,
            "gaptenth": abs(difference) % 10,
        }
    else:
        kind, difference = "chance", round(100 * candidate.value) - round(100 * other.value)
        params = {"chance": round(100 * candidate.value), "gap": abs(difference)}
    if difference == 0:
        return Message("hint-why-equal", words)
    return Message(f"hint-why-{kind}" if difference > 0 else f"hint-why-{kind}-not", {**params, **words})


def foreseen(question: Question, action: Action) -> Consequences:
    """What an action would do, as far as the seat can know."""
    keys = np.array([key_of(f"hint {question.turn} {number}".encode()) for number in range(MANY)])
    return consequences(question.game, question.world, question.seat, action, keys, (question.seat,))


def at_once(question: Question, action: Action) -> list[Message]:
    """What it does, may do and gives up, in the words of its consequences, beyond what the action itself says."""
    found, words = foreseen(question, action), question.game.describe(question.world[0], question.seat, action)
    plain = found.certain[:1] if any(repeats(one, words, question.seat) for one in found.certain[:1]) else ()
    certain = found.certain[len(plain) :][:TOLD]
    told = [Message("hint-why-does", {"what": list(certain)})] if certain else []
    told += [
        Message("hint-why-luck", {"what": one.message, "percent": round(100 * one.share)}) for one in found.may[:1]
    ]
    return told + [
        Message("hint-why-lost", {"what": lost}) for lost in found.lost if not repeats(lost, words, question.seat)
    ]


def repeats(event: Message, action: Message, seat: Seat) -> bool:
    """Does an event only say that its player does what the action says? It speaks of nothing else then."""
    others = {key: value for key, value in event.params.items() if key != "who"}
    return event.params.get("who") == seat_name(seat) and all(
        action.params.get(key) == value or (isinstance(value, Message) and value in action.params.values())
        for key, value in others.items()
    )


def told(question: Question, line: Sequence[tuple[Seat, Action]]) -> list[tuple[Seat, Message]]:
    """A line of play in words, played in the re-dealt world as far as it can be played there."""
    engine, world = question.game.engine, copied(question.world)
    lines: list[tuple[Seat, Message]] = []
    for seat, action in line[:LINE]:
        if engine.to_move_at(world, 0) != seat or engine.refusal_at(world, 0, seat, action):
            break
        lines.append((seat, question.game.describe(world[0], seat, action)))
        engine.apply_at(world, 0, seat, action)
    return lines
