"""Hints and the blunder check: what the judge says while a game is played, from what the seat to move can know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import local

from labtable.bots.question import Question, question_of
from labtable.coach.aims import aims_of
from labtable.coach.judge import HINT, SLIP, CoachJudge, Judgement, Option
from labtable.coach.reasons import LATER, plan, present, reason
from labtable.coach.risks import risk_of, said
from labtable.coach.types import Doubt, Mark
from labtable.coach.weigh import marked, weigh
from labtable.core.arrays import copied, np
from labtable.core.game.contract import Game, Message, seat_name
from labtable.core.match.match import Match, key_of
from labtable.core.match.preview import MANY, Consequences, consequences
from labtable.core.record.records import Action, Seat

LINE = 6  # decisions that a line of play tells
DECIDED = 0.95  # chance above which a game is as good as won, and below the rest of which it is as good as lost
# What comes of the best move and not of any other; reasons that say less than what comes of it
OWN = ("reason-leads", "reason-keeps", "reason-then", "reason-then-likely", "reason-progress", "reason-likely")
AMOUNTS = ("reason-more", "reason-fewer", "reason-more-theirs", "reason-fewer-theirs")
TABLES = 4  # games at a number of players whose judge is kept


@dataclass(frozen=True)
class Suggestion:
    """One action: what it promises, how often it was tried, and what would probably follow."""

    action: Action
    words: Message
    visits: int
    win_chance: float | None  # of the seat to move; None in a cooperative game, and where nobody has learned it
    expected_score: float | None  # of all; None in a competitive game
    line: list[tuple[Seat, Message]]
    why: list[Message]  # of the best: what it gains against the next best, the reason, and what luck may do


_own = local()


def judge_of(game: Game, players: int) -> CoachJudge:
    """The judge of this thread for a game and a number of players."""
    judges: dict[tuple[str, int], CoachJudge] = _own.__dict__.setdefault("judges", {})
    if (game.key, players) not in judges:
        if len(judges) >= TABLES:
            judges.pop(next(iter(judges)))
        judges[game.key, players] = CoachJudge(game, players)
    return judges[game.key, players]


# Hints ----------------------------------------------------------------------------------------------


def advise(match: Match, most: int = 5, rung: int = HINT) -> list[Suggestion]:
    """The best actions of the seat to move, the best first by the figure that is shown."""
    return advise_on(question_of(match), most, rung)


def advise_on(question: Question, most: int, rung: int = HINT) -> list[Suggestion]:
    judge = judge_of(question.game, question.players)
    judgement = judge.judge(question.world[0], rung)
    return [
        _suggested(judge, question, judgement, option, _why(judge, question, judgement) if first else [], rung)
        for first, option in ((one is judgement.best, one) for one in judgement.options[:most])
    ]


def _suggested(
    judge: CoachJudge,
    question: Question,
    judgement: Judgement,
    option: Option,
    why: list[Message],
    rung: int,
) -> Suggestion:
    game, value = question.game, option.values[question.seat]
    together = game.meta.cooperative
    return Suggestion(
        option.action,
        game.describe(question.world[0], question.seat, option.action),
        judge.rungs[rung],
        None if together or judgement.known else value,
        abs(value) if together and not judgement.known else None,
        told(question, judge.case(question.world[0]).position.line(option.action)),
        why,
    )


def _why(judge: CoachJudge, question: Question, judgement: Judgement) -> list[Message]:
    """What the best action gains against the next best, the reason for that, and what luck may do. Where no other
    action is clearly worse, or nothing tells them apart, what the best one leads to."""
    if judgement.known:
        other = next((action for action in question.legal if action != judgement.best.action), None)
        own = [one for one in _plan(judge, question, judgement, other) if one.id in OWN]
        here = None if own else present(judge, question.world[0])
        return [Message("hint-why-known"), *_aims(question), *own, *([] if here is None else [here])]
    if judgement.choices < 2:
        return risk_in_words(judge, question, judgement.best.action)
    best, close = judgement.best, judgement.close(judge.unit)
    others = [one for one in judgement.options if one is not best]
    clear = next((one for one in others if one.action not in close), None)
    too_close = [_too_close(question, close[1:])] if len(close) > 1 else []
    found = too_close if clear is None else []
    if clear is None and not question.game.meta.cooperative:
        chances = [one.values[question.seat] for one in judgement.options]
        found += [Message("hint-why-won")] if min(chances) >= DECIDED else []
        found += [Message("hint-why-lost")] if max(chances) <= 1 - DECIDED else []
    why: Message | None = None
    if clear is not None:
        found.append(_against(question, best, clear))
        why = reason(judge, question.world[0], best.action, clear.action)
        if why is not None and _says_little(why):
            better = plan(judge, question.world[0], best.action)
            why = better if better is not None and better.id in (*OWN, "reason-present") else why
        found += [] if why in (None, LATER) else [why]
        found += too_close  # last: what a reason calls the other move is the one that was just named
    if why in (None, LATER):
        other = close[1] if len(close) > 1 else None
        leads_to = _plan(judge, question, judgement, other)
        later = why == LATER and clear is not None and clear.behind >= SLIP * judge.unit
        found += leads_to or ([LATER] if later else [])
    told = [one.params.get("what") for one in found]
    return [*found, *(one for one in risk_in_words(judge, question, best.action) if one.params["what"] not in told)]


def _says_little(why: Message) -> bool:
    """A mere amount, or something that comes in a while: what the move does by itself says more."""
    if why.id in AMOUNTS:
        what = why.params["what"]
        return why.params["when"] != "now" or not (isinstance(what, Message) and what.id == "holding-points")
    return why.id == "reason-later" or why.params.get("when") == "soon"


def _plan(judge: CoachJudge, question: Question, judgement: Judgement, other: Action | None = None) -> list[Message]:
    leads_to = plan(judge, question.world[0], judgement.best.action, other)
    return [] if leads_to is None else [leads_to]


def _aims(question: Question) -> list[Message]:
    """How far the seat to move is from what it is on the way to, as the game counts it."""
    found = aims_of(question.game, question.world[0], question.seat).values()
    return [message for message, _ in found if message.params.get("who") == seat_name(question.seat)]


def _too_close(question: Question, others: Sequence[Action]) -> Message:
    return Message("hint-why-close", {"next": [_words(question, action) for action in others]})


def _words(question: Question, action: Action) -> Message:
    return question.game.describe(question.world[0], question.seat, action)


def _against(question: Question, best: Option, other: Option) -> Message:
    """What an action gains against another that is clearly worse, as chance of winning or as score."""
    game, seat = question.game, question.seat
    words, value = {"next": _words(question, other.action)}, best.values[seat]
    if game.meta.cooperative:
        tenths = round(10 * abs(value))
        gap = abs(round(10 * abs(other.values[seat])) - tenths)  # of the figures that stand beside both
        params = {"whole": tenths // 10, "tenth": tenths % 10, "gap": gap // 10, "gaptenth": gap % 10}
        return Message("hint-why-fewer" if game.lead < 0 else "hint-why-more", {**params, **words})
    chance = round(100 * value)
    return Message("hint-why-chance", {"chance": chance, "gap": chance - round(100 * other.values[seat]), **words})


def foreseen(question: Question, action: Action) -> Consequences:
    """What an action would do, as far as the seat can know."""
    keys = np.array([key_of(f"hint {question.turn} {number}".encode()) for number in range(MANY)])
    return consequences(question.game, question.world, question.seat, action, keys, (question.seat,))


def risk_in_words(judge: CoachJudge, question: Question, action: Action) -> list[Message]:
    """What may go wrong with an action, and what that would cost; nothing where luck changes nothing much."""
    seen = foreseen(question, action)
    risk = risk_of(judge.case(question.world[0]).position, action, seen) if seen.may else None
    return [] if risk is None else [said(question.game, risk)]


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


# The blunder check ----------------------------------------------------------------------------------


def doubt_about(question: Question, action: Action, rung: int = HINT) -> Doubt | None:
    """What speaks against an action that its player is about to take: a blunder by the thresholds of the review."""
    game, judge = question.game, judge_of(question.game, question.players)
    if len(question.legal) < 2 or action not in question.legal:
        return None
    state = question.world[0]
    weighed = weigh(judge, state, question.turn, action, rung)
    cost, _, _, mark = marked(weighed, judge.unit)
    if mark is not Mark.BLUNDER:
        return None
    why = reason(judge, state, weighed.best, action)
    return Doubt(
        action=action,
        best=weighed.best,
        cost=cost,
        better=game.describe(state, question.seat, weighed.best),
        why=(
            _leaves(game, weighed.after[question.seat], cost),
            *([] if why is None else [why]),
            *risk_in_words(judge, question, action),
        ),
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
