"""The proof of a puzzle once more, in worlds that were not dealt before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from labtable.puzzles.prover import Prover
from labtable.puzzles.shelves import opened
from labtable.puzzles.types import Puzzle


class Rechecked(NamedTuple):
    """One decision of a puzzle."""

    holds: bool
    sentence: str


def checked(puzzle: Puzzle) -> Iterator[Rechecked]:
    """Each decision of a puzzle: is its answer clearly the best once more?"""
    match = opened(puzzle)
    prover = Prover(match.game, puzzle.players, salt="checked once more")
    for number, step in enumerate(puzzle.steps, 1):
        asked = prover.asked(match.state, f"{puzzle.digest} check {number}")
        again = prover.proved(match.state, asked)
        words = match.say(step.words)
        where = f"{puzzle.name} ({number} of {len(puzzle.steps)})"
        if again is None or again.answer != step.answer:
            yield Rechecked(False, f"{where}: {words} is not clearly the best.")
        else:
            yield Rechecked(
                True,
                f"{where}: {words}, better by {again.proof.gap:.3f} "
                f"({again.proof.low:.3f} to {again.proof.high:.3f}; before: {step.proof.gap:.3f})",
            )
        match.play(step.answer)
