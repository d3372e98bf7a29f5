"""The judge: what the actions of a position are worth, as far as its seat can know. Hints, reviews, the blunder check
and puzzles all ask here, so that none of them says what another denies.

The judge looks on rungs, each about three times as long as the one before. The most promising actions are compared on
a low one, the best of these on the next, always in the same worlds; each rung measures in worlds that had no say in
choosing whom it measures. The worlds hang on what the seat can know of the position alone: whoever asks gets the same
numbers, and whoever asks for a higher rung has passed the lower ones.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import cached_property
from math import hypot, sqrt

import msgspec

from labtable.bots.question import Question, question
from labtable.bots.sure_wins import sure_win
from labtable.coach.trials import TrialPosition, Trials, Values, called, unit_of
from labtable.coach.types import Mark
from labtable.core.arrays import copied, np
from labtable.core.game.contract import Game
from labtable.core.record.records import Action, Seat, State

RUNGS = (12, 32, 96, 288, 1024, 4096)  # walks for every action that is compared
PEEK, GLANCE, LOOK, HINT, DEEP, PROOF = range(6)
KEPT = (1, 6, 4, 3, 3, 3)  # actions that a rung compares, besides those that are asked for
SURE = 1.96  # standard errors of a 95 % interval
SLIP, BLUNDER = 0.03, 0.10  # cost, in units, from which a decision is one …
EQUAL = 0.015  # cost, in units, below which one action is as good as another
CLEARLY = 0.03  # … and what a blunder costs in any case, by its interval
IN_SIGHT = 0.994  # the chance of a win that came in every world that was asked: a search is never quite sure
AHEAD = 0.85  # a chance from which it is asked whether the win is sure
POSITIONS = 12  # that are kept for the next question about them, at most …
KEPT_NODES = 500_000  # … with so much room in all their trees (48 MB); the last one is kept in any case


class Option(msgspec.Struct, frozen=True):
    """An action that was compared. Values are chances of winning (0 to 1) that add up to 1, or the team's score."""

    action: Action
    values: tuple[float, ...]  # by seat
    behind: float = 0.0  # the best action, to the seat that decides; never negative …
    error: float = 0.0  # … and the standard error of that difference
    doubt: tuple[float, ...] = ()  # by seat: standard error of the values

    def overlaps(self, unit: float) -> bool:
        """Can it not be told from the best? Nor where nobody would care."""
        return self.behind <= max(SURE * self.error, EQUAL * unit)


class Judgement(msgspec.Struct, frozen=True, kw_only=True):
    """What the judge thinks of a position."""

    seat: Seat
    choices: int  # legal actions
    rung: int
    options: tuple[Option, ...]  # of the highest rung, the best first
    hinted: tuple[Action, ...] = ()  # what a hint calls best, or too close to tell from it; nothing below its rung
    known: bool = False  # the game itself knows what to do, and what the others are worth nobody learned

    @property
    def best(self) -> Option:
        return self.options[0]

    def close(self, unit: float) -> tuple[Action, ...]:
        """The best action, and those that cannot be told from it."""
        return tuple(one.action for one in self.options if one is self.best or one.overlaps(unit))

    def option(self, action: Action) -> Option:
        return next(one for one in self.options if one.action == action)


def mark_of(cost: float, low: float, unit: float) -> Mark:
    """The name of a decision, by what it costs and how sure that is."""
    if cost >= BLUNDER * unit and low >= CLEARLY * unit:
        return Mark.BLUNDER
    if cost >= SLIP * unit and low > 0:
        return Mark.SLIP
    return Mark.BEST if cost <= 0 else Mark.GOOD


def asked_by_judge(game: Game, state: State) -> Question:
    """A position as the judge asks about it: what its mover cannot know is re-dealt, always in the same way."""
    return question(game, copied(np.array([state], game.STATE)), "judge")


class CoachJudge:
    """The judge of one game at a table of one size, for one thread."""

    def __init__(self, game: Game, players: int, salt: str = "") -> None:
        """`salt` deals other worlds: for those who want to check what the judge says."""
        self.game, self.players, self.salt, self.unit, self.rungs = game, players, salt, unit_of(game), RUNGS
        self.trials = Trials(game, players)
        self._cases: OrderedDict[bytes, JudgedCase] = OrderedDict()

    def case(self, state: State) -> JudgedCase:
        """A position before the judge; one that was there lately is gone on with."""
        asked = asked_by_judge(self.game, state)
        name = asked.world.tobytes() + bytes([asked.seat]) + self.salt.encode()
        if name not in self._cases:
            self._cases[name] = JudgedCase(self, asked, hashlib.sha256(name).digest())
            self._forget()
        self._cases.move_to_end(name)
        return self._cases[name]

    def _forget(self) -> None:
        """Give up the positions that were asked for longest ago, where there are too many or their trees too large."""
        while len(self._cases) > 1 and (
            len(self._cases) > POSITIONS or sum(case.position.nodes for case in self._cases.values()) > KEPT_NODES
        ):
            self._cases.popitem(last=False)

    def judge(self, state: State, rung: int = HINT, also: Action | None = None) -> Judgement:
        """What the best actions are worth, and the one that is asked for."""
        return self.case(state).judged(rung, () if also is None else (also,))


class JudgedCase:
    """One position before the judge: what its seat can know of it, and what was found so far."""

    def __init__(self, judge: CoachJudge, asked: Question, name: bytes) -> None:
        self.court, self.asked = judge, asked
        self.state, self.seat = asked.world[0], asked.seat
        self.position = TrialPosition(judge.trials, self.state, self.seat, int.from_bytes(name[:7]))
        self._sure: list[Action | None] = []
        self._leaders: dict[int, list[Action]] = {}

    def judged(self, rung: int, also: tuple[Action, ...] = ()) -> Judgement:
        """Every rung up to this one; `also` is compared whatever it looks like, and changes nothing for the others."""
        known = self.asked.known
        if known is not None:
            compared = list(dict.fromkeys((known, *also)))
            found = self._compared(compared, rung, first=known)
            return self._judgement(found, rung, (known,), known=True)
        hinted = self._close(HINT) if rung >= HINT else ()
        return self._judgement(self._compared(self._with(rung, also), rung), rung, hinted)

    def _judgement(
        self,
        found: list[Option],
        rung: int,
        hinted: tuple[Action, ...],
        known: bool = False,
    ) -> Judgement:
        return Judgement(
            seat=self.seat,
            choices=len(self.asked.legal),
            rung=rung,
            options=tuple(found),
            hinted=hinted,
            known=known,
        )

    def _close(self, rung: int) -> tuple[Action, ...]:
        return self._judgement(self._compared(self._entrants(rung), rung), rung, ()).close(self.court.unit)

    def _with(self, rung: int, also: tuple[Action, ...]) -> list[Action]:
        return list(dict.fromkeys((*self._entrants(rung), *also)))

    def _entrants(self, rung: int) -> list[Action]:
        """The actions that a rung compares: the most promising ones, or the best of the rung below."""
        if rung not in self._leaders:
            if len(self.asked.legal) == 1:
                found = self.asked.legal
            elif rung <= GLANCE:
                found = self.court.trials.promising(self.asked)
            else:
                below = self._compared(self._entrants(rung - 1), rung - 1)
                found = [one.action for one in below]
            self._leaders[rung] = found[: KEPT[rung]]
        return self._leaders[rung]

    def _compared(self, actions: list[Action], rung: int, first: Action | None = None) -> list[Option]:
        """Compare actions in the worlds of a rung: the best first, each with how far it is behind."""
        game, players, seat = self.court.game, self.court.players, self.seat
        start, end = (self.court.rungs[rung - 1] if rung else 0), self.court.rungs[rung]
        walked = {action: self.position.values(action, end) for action in actions}
        worths = {action: called(game, values[start:].mean(axis=0), players) for action, values in walked.items()}
        order = sorted(actions, key=lambda action: (action != first, -float(worths[action][seat])))
        if first is None and (sure := self._sure_win(float(worths[order[0]][seat]))) in actions:
            order.sort(key=lambda action: action != sure)
        return [self._option(action, order[0], walked, worths, start) for action in order]

    def _option(
        self,
        action: Action,
        best: Action,
        walked: dict[Action, Values],
        worths: dict[Action, Values],
        start: int,
    ) -> Option:
        """An action beside the best one. Where this rung and the worlds before it differ, neither knows better than
        that: half of the difference is part of the error."""
        own, seat = walked[action], self.seat
        gains = walked[best][:, seat] - own[:, seat]
        behind = float(worths[best][seat] - worths[action][seat])
        seen = float(gains[start:].mean())
        scale = min(abs(behind / seen), 3.0) if seen else 1.0
        count = len(own) - start
        error = float(gains[start:].std(ddof=1)) / sqrt(count) if count > 1 else 0.0
        drift = float(gains[start:].mean() - gains[:start].mean()) / 2 / SURE if start else 0.0
        doubt = own[start:].std(axis=0, ddof=1) / sqrt(count) if count > 1 else np.zeros(own.shape[1])
        return Option(
            action,
            self._told(action, worths[action]),
            0.0 if self._winner is not None else max(behind, 0.0),
            scale * hypot(error, drift),
            tuple(doubt.tolist()),
        )

    def _told(self, action: Action, worth: Values) -> tuple[float, ...]:
        """What is told of an action's worth: a game that is decided is won, and a win that is in sight nearly so."""
        seats, winner = range(self.court.players), self._winner
        if winner is not None:
            return tuple(float(other == winner) for other in seats)
        if self.court.game.meta.cooperative:
            return tuple(worth.tolist())
        least = (1 - IN_SIGHT) / max(len(seats) - 1, 1)
        if action in self._sure:
            return tuple(IN_SIGHT if other == self.seat else least for other in seats)
        open_minded = [min(max(chance, least), IN_SIGHT) for chance in worth.tolist()]
        return tuple(chance / sum(open_minded) for chance in open_minded)

    @cached_property
    def _winner(self) -> Seat | None:
        """Who has won whatever happens, where the game can tell."""
        decided = self.court.game.decided
        return decided(self.state) if decided is not None else None

    def _sure_win(self, chance: float) -> Action | None:
        """The action that wins whatever happens, where one does; looked for once, where the chance is high."""
        if self.court.game.meta.cooperative or chance < AHEAD:
            return None
        if not self._sure:
            self._sure.append(sure_win(self.asked, decisions=2, spared=0))
        return self._sure[0]
