"""Is one action clearly the best of a position? Tried beside its rivals in the same re-dealt worlds, and confirmed by
a search ten times deeper than a laureate's."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from labtable.bots.gentle import assistant
from labtable.bots.levels import LEVELS, search_of
from labtable.bots.question import Question, question
from labtable.bots.search_api import Budget, Candidate
from labtable.coach.trials import Trials, called, unit_of
from labtable.core.arrays import NDArray, copied, np, reading
from labtable.core.game.contract import Game
from labtable.core.match.match import key_of
from labtable.core.match.preview import FEW
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import Action, Seat, State
from labtable.puzzles.types import PuzzleProof, Worth

LEAST_CHOICES = 3  # legal actions of a decision that is worth asking for
PROMISING = 8  # actions that are looked at, besides what looks best one step ahead
SCREEN = 48  # worlds for each of them at first
SECOND = 8  # of the walks of a proof: one in so many at a second look
RIVALS = 5  # that are then compared in earnest, …
WALKS = 2400  # … each in the same worlds
SETS = 10  # into which these worlds are cut
SURE = 1.96  # standard errors of a 95 % interval
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
    """Room to prove positions of one game at a table of one size."""

    def __init__(self, game: Game, players: int, deeper: int = DEEPER, walks: int = WALKS) -> None:
        self.game, self.players, self.walks = game, players, walks
        self.trials = Trials(game, players)
        self.search = search_of(game, players)
        self.unit = unit_of(game)
        self.deep = Budget(iterations=deeper * (LEVELS["laureate"].iterations or 1))

    def asked(self, state: State, words: str) -> Question:
        return question(self.game, np.array([state], self.game.STATE), words)

    def prove(self, state: State, words: str) -> Proved | None:
        """The clearly best action, or None where there is none, or where everybody sees it. `words` choose the luck."""
        asked = self.asked(state, words)
        if len(asked.legal) < LEAST_CHOICES:
            return None
        rivals = self._screened(state, asked)
        return self.proved(state, asked, rivals) if rivals and self._sticks_out(state, asked, rivals) else None

    def _screened(self, state: State, asked: Question) -> list[Action]:
        """The most promising actions, the best first; none where nothing sticks out, or what does is plain to see."""
        promising, obvious = self.trials.promising(asked), assistant(asked)
        tried = list(dict.fromkeys([*promising[:PROMISING], obvious]))
        values = self._worlds(state, asked, tried, SCREEN).mean(axis=1)
        order = values.argsort()[::-1]
        best, following = (int(place) for place in order[:2])
        if values[best] - values[following] < HOPEFUL * GAP * self.unit:
            return []
        if tried[best] == promising[0] == obvious:
            return []
        return [tried[int(place)] for place in order[:RIVALS]]

    def _sticks_out(self, state: State, asked: Question, rivals: list[Action]) -> bool:
        """A second look at the first three, before the long one."""
        values = np.sort(self._worlds(state, asked, rivals[:3], self.walks // SECOND).mean(axis=1))
        return bool(values[-1] - values[-2] >= HOPEFUL * GAP * self.unit)

    def proved(self, state: State, asked: Question, rivals: list[Action]) -> Proved | None:
        """The first of these actions as an answer, if the whole test holds."""
        values = self._worlds(state, asked, rivals, self.walks)
        order = values.mean(axis=1).argsort()[::-1]
        values, rivals = values[order], [rivals[int(place)] for place in order]
        worths = called(self.game, values.mean(axis=1), self.players)
        proof = self._proof(values, worths)
        if not self.fair(proof):
            return None
        deep = self._thought(asked)
        if deep.action != rivals[0]:
            return None
        tried = tuple(Worth(action, round(float(worth), 4)) for action, worth in zip(rivals, worths, strict=True))
        return Proved(rivals[0], len(asked.legal), tried, proof, deep.line)

    def _worlds(self, state: State, asked: Question, actions: list[Action], walks: int) -> NDArray[np.float64]:
        """What actions are worth to the seat that decides, in the same worlds: [action, world]."""
        seed = asked.luck.getrandbits(62)
        return self.trials.of_actions(state, asked.seat, actions, seed, 0, walks)[:, :, asked.seat]

    def _proof(self, values: NDArray[np.float64], worths: NDArray[np.float64]) -> PuzzleProof:
        gains = values[0] - values[1]
        gap, seen = float(worths[0] - worths[1]), float(gains.mean())
        reach = SURE * abs(gap / seen if seen else 1.0) * float(gains.std(ddof=1)) / sqrt(len(gains))
        sets = [int(part.mean(axis=1).argmax()) == 0 for part in np.array_split(values, SETS, axis=1)]
        return PuzzleProof(
            gap=round(gap, 4),
            low=round(gap - reach, 4),
            high=round(gap + reach, 4),
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
