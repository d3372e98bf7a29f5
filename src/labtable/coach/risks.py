"""What may go wrong: what luck can do to an action at once, and what that would cost."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import hypot, sqrt

from labtable.coach.judge import HINT, RUNGS, SLIP, SURE
from labtable.coach.trials import TrialPosition, called, unit_of
from labtable.core.arrays import NDArray, np, reading
from labtable.core.game.contract import Game, Message
from labtable.core.match.preview import Consequences, Numbered, told
from labtable.core.messages import Possible, chance_of, likely
from labtable.core.record.records import Action, blank

WORLDS = RUNGS[HINT]  # that are asked: those in which the hint was found
FEW = 8  # worlds that a judgement rests on, at least
ALIKE = 3  # sentences that differ in a name alone, such as every card that may be drawn, tell nothing


@dataclass(frozen=True)
class Risk:
    """Something that luck or a hidden thing may bring about, and what it would cost."""

    what: Message
    comes: bool  # it goes wrong where this happens; else where it does not
    share: float  # how often it goes wrong …
    likely: str  # … and the word for that, where it was sampled
    cost: float  # chance of winning or points, below what the action is worth on the whole


def risk_of(position: TrialPosition, action: Action, seen: Consequences) -> Risk | None:
    """The risk that weighs most; None where luck changes nothing much. `seen` has a game's exact chances, if any."""
    game = position.trials.game
    values, happens, messages = _played(position, action)
    unit = unit_of(game)
    alike = Counter(message.id for message in messages)
    exact = {repr(one.message): one.share for one in seen.may if not one.likely}
    found = []
    for column, message in enumerate(messages):
        there = happens[:, column]
        if alike[message.id] >= ALIKE or min(there.sum(), (~there).sum()) < FEW:
            continue
        with_it, without = _mean(position, values[there]), _mean(position, values[~there])
        comes = with_it < without
        counted = exact.get(repr(message))
        share = float(there.mean()) if counted is None else counted
        share = share if comes else 1 - share
        bad, good = (there, ~there) if comes else (~there, there)
        cost = _mean(position, values) - min(with_it, without)
        if cost >= SLIP * unit and abs(with_it - without) > SURE * hypot(_error(values[bad]), _error(values[good])):
            found.append(Risk(message, comes, share, likely(share) if counted is None else "", cost))
    return max(found, key=lambda risk: (round(risk.share * risk.cost, 3), risk.comes), default=None)


def said(game: Game, risk: Risk) -> Message:
    """The risk in a sentence."""
    kind = "comes" if risk.comes else "fails"
    params = {"what": risk.what, "likely": chance_of(Possible(risk.what, risk.share, risk.likely))}
    if not game.meta.cooperative:
        return Message(f"hint-risk-{kind}-chance", {**params, "gap": round(100 * risk.cost)})
    tenths = round(10 * risk.cost)
    return Message(f"hint-risk-{kind}-score", {**params, "whole": tenths // 10, "tenth": tenths % 10})


def _played(position: TrialPosition, action: Action) -> tuple[NDArray[np.float64], NDArray[np.bool_], list[Message]]:
    """What the action is worth to every seat in each world, which sentences are true there, and these sentences."""
    seat, game = position.mover, position.trials.game
    values, dealt = position.values(action, WORLDS), position.worlds(WORLDS)
    worlds = blank(game.STATE, 2)
    as_bytes, read = worlds.view(np.uint8).reshape(2, -1), reading(worlds)
    sentences: dict[tuple[bytes, int], Message] = {}
    by_trail: dict[bytes, Numbered] = {}
    there: list[Numbered] = []
    for world in dealt:
        as_bytes[:] = world
        game.engine.apply_at(worlds, 1, seat, int(action))
        trail = worlds["trail"][1][: worlds["trail_size"][1]].tobytes()
        if trail not in by_trail:
            by_trail[trail] = told(game, read[0], read[1], seat).told
            sentences |= by_trail[trail]
        there.append(by_trail[trail])
    happens = np.array([[key in one for key in sentences] for one in there], np.bool_)
    return values, happens.reshape(len(there), len(sentences)), list(sentences.values())


def _mean(position: TrialPosition, values: NDArray[np.float64]) -> float:
    return float(called(position.trials.game, values.mean(axis=0), position.trials.players)[position.mover])


def _error(values: NDArray[np.float64]) -> float:
    """The standard error, of the seat whose values move most: they differ little, and the widest is safe."""
    return float(values.std(axis=0, ddof=1).max() / sqrt(len(values)))
