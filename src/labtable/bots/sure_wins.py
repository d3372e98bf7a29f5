"""Wins that are as good as sure: found by trying everything that can happen in one or two decisions of a seat."""

from __future__ import annotations

from random import Random

from labtable.bots.question import Question
from labtable.core.arrays import copied, np
from labtable.core.game.contract import RESULT, Game
from labtable.core.match.match import key_of
from labtable.core.record.records import OVER, REDEAL, Action, Seat, States, blank

WORLDS, SPARED = 32, 2  # worlds in which the win has to come, but for so many: dice are never quite sure
FAR, NEAR = 300, 4_000  # positions that are looked at, and how many more once one was seen in which the game is over


class TooMany(Exception):
    """More can happen than is looked at."""


class Outlook:
    """What a seat can bring about for sure, in one world."""

    def __init__(self, game: Game, seat: Seat, players: int) -> None:
        self.game, self.seat, self.left = game, seat, FAR
        self.more = NEAR
        self.results = blank(RESULT, players)

    def after(self, world: States, mover: Seat, action: Action) -> States:
        trial = copied(world)
        self.game.engine.apply_at(trial, 0, mover, action)
        return trial

    def wins(self, world: States, decisions: int) -> bool:
        """Has the seat won, or does it win with so many more decisions, whatever the others do?"""
        engine = self.game.engine
        mover = engine.to_move_at(world, 0)
        if mover == OVER:
            self.left, self.more = self.left + self.more, 0
            engine.returns_at(world, 0, self.results)
            return bool(self.results[self.seat]["won"])
        own = mover == self.seat
        if own and decisions == 0:
            return False
        legal = np.zeros(self.game.NUM_ACTIONS, np.int32)
        actions = legal[: engine.legal_at(world, 0, mover, legal)].tolist()
        self.left -= len(actions)
        if self.left < 0:
            raise TooMany
        follow = (self.wins(self.after(world, mover, action), decisions - own) for action in actions)
        return any(follow) if own else all(follow)

    def won_by(self, world: States, action: Action, more: int) -> bool:
        """Does an action of the seat win, with so many more decisions? Not where more can happen than is looked at."""
        try:
            return self.wins(self.after(world, self.seat, action), more)
        except TooMany:
            return False


def sure_win(question: Question, decisions: int = 1, spared: int = SPARED) -> Action | None:
    """The action that wins most surely whatever happens, at once or with one more decision of the same seat; None where
    none is as good as sure: in all worlds but those `spared`."""
    for more in range(decisions):
        outlook = Outlook(question.game, question.seat, question.players)
        winning = [action for action in question.legal if outlook.won_by(question.world, action, more)]
        losses = {action: _losses(question, action, more) for action in winning}
        best = min(losses, key=losses.__getitem__, default=None)
        if best is not None and losses[best] <= spared:
            return best
    return None


def _losses(question: Question, action: Action, more: int) -> int:
    """In how many other worlds, which the seat cannot tell from this one, the action does not win; counted as far as it
    matters."""
    luck, lost = Random(f"{question.table} {question.turn} sure"), 0
    for _ in range(WORLDS):
        world = copied(question.world)
        world["random_counters"][0, REDEAL] = 0
        question.game.engine.resample_at(world, 0, question.seat, key_of(luck.randbytes(32)))
        lost += not Outlook(question.game, question.seat, question.players).won_by(world, action, more)
        if lost > SPARED:
            break
    return lost
