"""A puzzle in the engine's own words: the answer, what it does at once, what it gives up, what would follow."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from labtable.bots.question import Question, question_of
from labtable.coach.hints import judge_of, told
from labtable.coach.reasons import LATER, reason
from labtable.core.arrays import np
from labtable.core.game.contract import Game, Message
from labtable.core.match.match import Match, key_of
from labtable.core.match.preview import MANY, consequences
from labtable.core.record.records import Action
from labtable.puzzles.prover import Proved
from labtable.puzzles.types import Puzzle, PuzzleStep

TOLD = 2  # things that an answer certainly does
OF_THE_TRY = ("allows", "allows-often", "risks", "risks-often")  # what the wrong try itself brings about
POINT = 10  # tenths


def step_told(asked: Question, proved: Proved) -> PuzzleStep:
    """A proved decision with its words."""
    game, world = asked.game, asked.world[0]
    keys = np.array([key_of(f"puzzle {number}".encode()) for number in range(MANY)])
    found = consequences(game, asked.world, asked.seat, proved.answer, keys)
    words, following = (game.describe(world, asked.seat, worth.action) for worth in proved.worths[:2])
    judge = judge_of(game, asked.players)
    reasons = [reason(judge, world, proved.answer, worth.action) for worth in proved.worths]
    return PuzzleStep(
        answer=proved.answer,
        choices=proved.choices,
        worths=tuple(replace(worth, why=why) for worth, why in zip(proved.worths, reasons, strict=True)),
        proof=proved.proof,
        words=words,
        next_best=following,
        does=found.certain[:TOLD],
        lost=found.lost,
        line=tuple(told(asked, proved.line)),
    )


def retold(puzzle: Puzzle, match: Match) -> Puzzle:
    """The puzzle with the words of this release: for a shelf that was made before sentences changed. `match` is the
    opened puzzle, and is played on."""
    steps = []
    for step in puzzle.steps:
        asked = question_of(match)
        words = step_told(asked, Proved(step.answer, step.choices, step.worths, step.proof, ()))
        steps.append(replace(words, line=step.line))
        match.play(step.answer)
    return replace(puzzle, steps=tuple(steps))


def is_explained(puzzle: Puzzle) -> bool:
    """Has every wrong answer that was tried a reason which a player can see? One whose cost shows in no turn that a
    reason looks at would teach nothing."""
    return all(worth.why is not None and worth.why != LATER for step in puzzle.steps for worth in step.worths[1:])


# Sentences that are made when somebody reads them ------------------------------------------------------


def task_of(puzzle: Puzzle) -> Message:
    """What is asked: the sentence over the board. It gives nothing away."""
    return Message(
        "puzzle-task-line" if len(puzzle.steps) > 1 else "puzzle-task",
        {"steps": len(puzzle.steps), "choices": puzzle.steps[0].choices},
    )


def clue_of(step: PuzzleStep) -> Message:
    """A clue for somebody who asks for one: the next best move is not the answer."""
    return Message("puzzle-clue", {"what": step.next_best})


def why_of(game: Game, step: PuzzleStep) -> tuple[Message, ...]:
    """Why the answer is right: what it gains against the next best, the reason for that, what it gives up; where nobody
    has found the reason, what it does at once."""
    gain = _beside(game, "puzzle-gain", step.worths[0].worth, step.worths[1].worth, {"next": step.next_best})
    does = [Message("puzzle-does", {"what": step.does[0]}), *step.does[1:]] if step.does else []
    why = [step.worths[1].why] if step.worths[1].why is not None else does
    return (gain, *why, *(Message("puzzle-lost", {"what": lost}) for lost in step.lost))


def short_of(game: Game, step: PuzzleStep, action: Action) -> Message:
    """What another action leaves: in figures, and what is wrong with it, where it was tried; in words where it was
    not."""
    tried = next((one for one in step.worths if one.action == action), None)
    if tried is None:
        return _beside(game, "puzzle-untried", step.worths[0].worth, step.worths[1].worth, {})
    short = _beside(game, "puzzle-short", step.worths[0].worth, tried.worth, {})
    return short if tried.why is None else _blamed(short, tried.why)


def _blamed(short: Message, why: Message) -> Message:
    """The figures of a wrong try with the reason why it is worse."""
    name = why.id.removeprefix("reason-")
    if name in OF_THE_TRY:
        return Message(f"puzzle-because-{name}", {"short": short, "what": why.params["what"]})
    return Message("puzzle-because", {"short": short, "why": why})


def _beside(game: Game, words: str, best: float, other: float, more: dict[str, Message]) -> Message:
    """Two worths as people read them: games of 100, or points."""
    if not game.meta.cooperative:
        chance, less = round(100 * best), round(100 * other)
        return Message(f"{words}-chance", {"best": chance, "other": less, "gap": chance - less, **more})
    tenths, less = round(POINT * abs(best)), round(POINT * abs(other))
    return Message(
        f"{words}-{'fewer' if game.lead < 0 else 'more'}",
        {
            "best": tenths // POINT,
            "besttenth": tenths % POINT,
            "other": less // POINT,
            "othertenth": less % POINT,
            **more,
        },
    )


def messages_of(game: Game, puzzle: Puzzle) -> Sequence[Message]:
    """Everything that is said about a puzzle."""
    found = [task_of(puzzle)]
    for step in puzzle.steps:
        found += [
            step.words,
            *why_of(game, step),
            *(words for _, words in step.line),
            clue_of(step),
            *(short_of(game, step, worth.action) for worth in step.worths[1:]),
            short_of(game, step, -1),
        ]
    return found
