"""Is one action clearly the best of a position? So the judge says who also gives the hints, looking longer than for a
hint; and a search ten times deeper than a laureate's chooses the same."""

from __future__ import annotations

from typing import NamedTuple

from labtable.bots.gentle import assistant
from labtable.bots.levels import LEVELS, search_of
from labtable.bots.question import Question, question
from labtable.bots.search_api import Budget, Candidate
from labtable.coach.judge import GLANCE, HINT, LOOK, PROOF, SURE, CoachJudge, Option
from labtable.coach.trials import unit_of
from labtable.core.arrays import NDArray, copied, np, reading
from labtable.core.game.contract import Game
from labtable.core.match.match import key_of
from labtable.core.match.preview import FEW
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import Action, Seat, State
from labtable.puzzles.types import PuzzleProof, Worth

LEAST_CHOICES = 3  # legal actions of a decision that is worth asking for
SETS = 10  # into which the worlds of a proof are cut
DEEPER = 10  # times a laureate's search

# The test that a puzzle is tricky but fair, in units (a sure win, or ten points of a team):
GAP = 0.06  # what the best action is worth more than the next best, at least, …
LOW = 0.03  # … and by the lower end of the interval
HOPEFUL = 0.75  # of GAP, at first sight
BEST_IN = 9  # sets of worlds in which it is the best, at least
LUCK = 0.55  # share of single worlds in which it does no worse than the next best, at least


class Proved(NamedTuple):
    """An answer with its proof, and what the deep search thought would follow."""

    answer: Action
    choices: int
    worths: tuple[Worth, ...]
    proof: PuzzleProof
    line: tuple[tuple[int, Action], ...]


class Prover:
    """Room to prove positions of one game at a table of one size, by the judge that gives hints; `salt` deals others of
    the worlds that a seat cannot tell apart."""

    def __init__(self, game: Game, players: int, deeper: int = DEEPER, rung: int = PROOF, salt: str = "") -> None:
        self.game, self.players, self.rung = game, players, rung
        self.judge = CoachJudge(game, players, salt)
        self.search = search_of(game, players)
        self.unit = unit_of(game)
        self.deep = Budget(iterations=deeper * (LEVELS["laureate"].iterations or 1))

    def asked(self, state: State, words: str) -> Question:
        return question(self.game, np.array([state], self.game.STATE), words)

    def prove(self, state: State, words: str) -> Proved | None:
        """The clearly best action, or None where there is none, or where everybody sees it. `words` choose the luck."""
        asked = self.asked(state, words)
        if len(asked.legal) < LEAST_CHOICES or asked.known is not None:
            return None
        if not all(self._sticks_out(state, rung) for rung in (GLANCE, LOOK, HINT)) or self._is_plain(state, asked):
            return None
        return self.proved(state, asked)

    def _sticks_out(self, state: State, rung: int) -> bool:
        """Is one action ahead, at a first look? Each look is longer than the one before."""
        following = self.judge.judge(state, rung).options[1]
        return following.behind >= HOPEFUL * GAP * self.unit

    def _is_plain(self, state: State, asked: Question) -> bool:
        """Does everybody see the best action: the net, and a player who looks one step ahead?"""
        best = self.judge.judge(state, HINT).best.action
        return bool(best == assistant(asked) == self.judge.trials.promising(asked)[0])

    def proved(self, state: State, asked: Question) -> Proved | None:
        """The best action as an answer, if the whole test holds: it is also the one that a hint tells."""
        case = self.judge.case(state)
        found = case.judged(self.rung)
        answer, following = (one.action for one in found.options[:2])
        since, until = self.judge.rungs[self.rung - 1], self.judge.rungs[self.rung]
        values = np.array([case.position.values(one, until)[since:, case.seat] for one in (answer, following)])
        proof = self._proof(values, found.options[1])
        if not self.fair(proof) or case.judged(HINT).hinted != (answer,):
            return None
        deep = self._thought(asked)
        if deep.action != answer:
            return None
        worths = tuple(Worth(one.action, round(one.values[case.seat], 4)) for one in found.options)
        return Proved(answer, found.choices, worths, proof, deep.line)

    def _proof(self, values: NDArray[np.float64], following: Option) -> PuzzleProof:
        gains, reach = values[0] - values[1], SURE * following.error
        sets = [float(part.mean()) > 0 for part in np.array_split(gains, SETS)]
        return PuzzleProof(
            gap=round(following.behind, 4),
            low=round(following.behind - reach, 4),
            high=round(following.behind + reach, 4),
            sets=sum(sets),
            share=round(float((gains >= 0).mean()), 3),
            walks=len(gains),
            iterations=self.deep.iterations or 0,
        )

    def fair(self, proof: PuzzleProof) -> bool:
        """Tricky but fair: a wide gap, surely so, in nearly all sets of worlds, and not by a few lucky ones."""
        return (
            proof.gap >= GAP * self.unit
            and proof.low >= LOW * self.unit
            and proof.sets >= BEST_IN
            and proof.share >= LUCK
        )

    def _thought(self, asked: Question) -> Candidate:
        self.search.begin()
        return self.search.think(asked, self.deep).candidates[0]


def followed(game: Game, state: State, seat: Seat, answer: Action) -> State | None:
    """The position after an answer, where its seat decides at once again and nobody learned anything from it."""
    keys = np.array([key_of(f"puzzle {number}".encode()) for number in range(FEW)])
    if why_it_stands(game, int(state.num_players), state, seat, answer, keys) is not None:
        return None
    world = copied(np.array([state], game.STATE))
    game.engine.apply_at(world, 0, seat, answer)
    return reading(world)[0] if game.engine.to_move_at(world, 0) == seat else None
