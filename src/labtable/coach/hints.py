"""Hints with their risk, and the blunder check: what the coach says while a game is played.

Both rest on what the seat to move can know: they are asked in a world that was re-dealt for it.
"""

from __future__ import annotations

from dataclasses import replace

from labtable.bots.hints import Suggestion, advise_on, at_once, foreseen
from labtable.bots.question import Question, question_of
from labtable.bots.search_api import Budget
from labtable.coach.risks import risk_of, said
from labtable.coach.trials import Trials, unit_of
from labtable.coach.types import Doubt, Mark
from labtable.coach.weigh import Effort, marked, seems_a_slip, weigh, weigh_again
from labtable.core.game.contract import Game, Message
from labtable.core.match.match import Match
from labtable.core.record.records import Action

CHECK = Effort(screen=24, duel=240, watch=0, again=800)  # walks: done well before a hint would be
AGAINST = {
    "hint-why-lost",
    "hint-risk-comes-chance",
    "hint-risk-fails-chance",
    "hint-risk-comes-score",
    "hint-risk-fails-score",
}  # sentences that speak against an action
TABLES = 4  # games at a number of players whose room for trials is kept


_rooms: dict[tuple[str, int], Trials] = {}


def _trials_of(game: Game, players: int) -> Trials:
    if (game.key, players) not in _rooms:
        if len(_rooms) >= TABLES:
            _rooms.pop(next(iter(_rooms)))
        _rooms[game.key, players] = Trials(game, players)
    return _rooms[game.key, players]


def advise(match: Match, budget: Budget, most: int = 5) -> list[Suggestion]:
    """The best actions of the seat to move, with the risk of each, from what that seat may know."""
    return advise_with_risk(question_of(match), budget, most)


def advise_with_risk(question: Question, budget: Budget, most: int) -> list[Suggestion]:
    return [
        replace(one, why=[*one.why, *risk_in_words(question, one.action)]) for one in advise_on(question, budget, most)
    ]


def risk_in_words(question: Question, action: Action) -> list[Message]:
    """What may go wrong with an action, and what that would cost, or that nothing much can; nothing without luck."""
    seen, trials = foreseen(question, action), _trials_of(question.game, question.players)
    return [said(question, risk_of(trials, question, action, seen))] if seen.may else []


def doubt_about(question: Question, action: Action) -> Doubt | None:
    """What speaks against an action that its player is about to take: a blunder by the thresholds of the review."""
    game, trials = question.game, _trials_of(question.game, question.players)
    if len(question.legal) < 2 or action not in question.legal:
        return None
    state, content, unit = question.world[0], "check", unit_of(game)
    weighed = weigh(trials, state, question.turn, question.seat, action, content, CHECK)
    if not seems_a_slip(weighed, unit):
        return None
    weighed = weigh_again(trials, state, weighed, content, CHECK)
    cost, _, _, mark = marked(weighed, unit)
    if mark is not Mark.BLUNDER or weighed.best == action:
        return None
    against = [one for one in (*at_once(question, action), *risk_in_words(question, action)) if one.id in AGAINST]
    return Doubt(
        action=action,
        best=weighed.best,
        cost=cost,
        better=game.describe(state, question.seat, weighed.best),
        why=(_leaves(game, weighed.after[question.seat], cost), *against),
    )


def _leaves(game: Game, value: float, cost: float) -> Message:
    """What the action leaves, and how much better the best one is."""
    if not game.meta.cooperative:
        return Message("check-leaves-chance", {"chance": round(100 * value), "gap": round(100 * cost)})
    points, gap = round(10 * abs(value)), round(10 * cost)
    return Message(
        "check-leaves-fewer" if game.lead < 0 else "check-leaves-more",
        {"whole": points // 10, "tenth": points % 10, "gap": gap // 10, "gaptenth": gap % 10},
    )
