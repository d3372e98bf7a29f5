"""A unit of work: some games of one case, and what was seen in them, as arrays. The same unit is always the same."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from labtable.bots.distinct import Digest
from labtable.bots.levels import Searcher, bot
from labtable.bots.question import question
from labtable.core.game.contract import RESULT, Game
from labtable.core.match.match import key_of, secret_of_seed
from labtable.core.messages import kebab
from labtable.core.record.records import OVER, blank
from labtable.studies.kernels import loops
from labtable.studies.plan import Case, StudyPlan

Arrays: TypeAlias = dict[str, NDArray[Any]]
KIND_COLUMNS = ("decisions", "with a choice", "actions to choose from", "at stake")
SOME = 1024  # games whose uses are added up at a time: they stay in the processor's cache
POINTS = 21  # of a game, from the deal to the end, at which the learned players' chances are kept
USE_COLUMNS = (
    "uses",
    "squares",
    "games",
    "seats",
    "wins of users",
    "seats without",
    "wins without",
    "pairs",
    "difference",
    "squared difference",
)


@dataclass(frozen=True)
class Unit:
    """Games `first` to `first + count - 1` of a case; with `denied`, one seat does without that component."""

    case: int
    first: int
    count: int
    denied: int = -1

    @property
    def name(self) -> str:
        return f"{self.case:03}-{'plain' if self.denied < 0 else f'without{self.denied:03}'}-{self.first:010}"


def play(study: StudyPlan, unit: Unit) -> Arrays:
    """All games of a unit."""
    case = study.cases[unit.case]
    game = study.game_of(case)
    games = _compiled_games if case.compiled else _asked_games
    return games(study, unit, case, game).arrays(unit, case)


class SeenGames:
    """What was seen in some games, one row each."""

    def __init__(self, game: Game, count: int, players: int, asked: bool) -> None:
        self.cooperative = game.meta.cooperative
        self.firsts = np.zeros(count, np.int8)  # the seat that had the first turn
        self.digests = np.zeros(count, np.int64)
        self.decisions = np.zeros(count, np.int32)
        self.endings = np.zeros(count, np.int16)
        self.changes = np.zeros(count, np.int16)  # of the lead
        self.settled = np.zeros(count, np.int32)  # the decision after which the leader stayed the same
        self.results = np.zeros((count, players), RESULT)
        self.uses = np.zeros((count, players, len(game.USES)), np.int16)
        # The later winner's, along the game; only players who are asked tell it.
        self.chances = np.full((count, POINTS if asked else 0), np.nan, np.float32)
        self.kinds = np.zeros((count, len(kinds_of(game)[0]), len(KIND_COLUMNS)))

    @property
    def rows(self) -> tuple[NDArray[Any], ...]:
        """What the compiled loops fill."""
        return (
            self.kinds,
            self.firsts,
            self.digests,
            self.decisions,
            self.endings,
            self.changes,
            self.settled,
            self.results,
            self.uses,
        )

    def part(self, first: int, count: int) -> SeenGames:
        """Some of the games."""
        part = copy(self)
        for name, values in vars(self).items():
            if isinstance(values, np.ndarray):
                setattr(part, name, values[first : first + count])
        return part

    def arrays(self, unit: Unit, case: Case) -> Arrays:
        won = self.results["won"] > 0
        shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        values = self.results["score"].astype(np.float64) if self.cooperative else shares
        if unit.denied >= 0:
            rows, seat = np.arange(unit.count), (unit.first + np.arange(unit.count)) % case.players
            return {
                "digest": self.digests,
                "value": values[rows, seat].astype(np.float32),
                "used": self.uses[rows, seat, unit.denied],
            }
        return {
            "digest": self.digests,
            "first": self.firsts,
            "decisions": self.decisions,
            "ending": self.endings,
            "lead_changes": self.changes,
            "settled": self.settled,
            "score": self.results["score"].copy(),
            "rank": self.results["rank"].astype(np.int8),
            "share": shares.astype(np.float32),
            "value": values.astype(np.float32),
            "chance": self.chances,
            "kinds": self.kinds.sum(axis=0),
            "uses": self.uses.astype(np.min_scalar_type(int(self.uses.max(initial=0)))),
        }


def use_table(uses: NDArray[np.int16], shares: NDArray[Any]) -> NDArray[np.float64]:
    """USE_COLUMNS for each component, added up over games; `shares` of the win, in a cooperative game the score.

    A pair is a game in which some seats used the component and others did not: the same deal, so that good deals do
    not look like good cards. Its difference is the users' mean share of the win, less that of the others.
    """
    out = np.zeros((uses.shape[2], len(USE_COLUMNS)))
    for first in range(0, len(uses), SOME):
        _add_uses(uses[first : first + SOME], shares[first : first + SOME], out)
    out[:, 5], out[:, 6] = uses.shape[0] * uses.shape[1] - out[:, 3], shares.sum() - out[:, 4]
    return out


def _add_uses(uses: NDArray[np.int16], shares: NDArray[Any], out: NDArray[np.float64]) -> None:
    games, players, components = uses.shape
    total, seats = np.zeros((games, components), np.int32), np.zeros((games, components), np.int8)
    wins = np.zeros((games, components))
    for seat in range(players):
        used = uses[:, seat] > 0
        total += uses[:, seat]
        seats += used
        wins += used * shares[:, seat, None]
    pair = (seats > 0) & (seats < players)
    others = (shares.sum(axis=1)[:, None] - wins) / np.maximum(players - seats, 1)
    difference = np.where(pair, wins / np.maximum(seats, 1) - others, 0.0)
    columns = (total, total * total, seats > 0, seats, wins, 0, 0, pair, difference, difference * difference)
    for place, column in enumerate(columns):
        out[:, place] += np.sum(column, axis=0)


_kept: dict[tuple[str, ...], Any] = {}  # what was made once for a game, by its key and what it is for


def kinds_of(game: Game) -> tuple[tuple[str, ...], NDArray[np.int32]]:
    """The kinds of decision, and the kind of every action."""
    if (game.key, "kinds") not in _kept:
        names = import_module(f"{game.package}.constants").Kind
        kinds = [int(game.decode(action)[0]) for action in range(game.NUM_ACTIONS)]
        known = sorted(set(kinds))
        named = tuple(kebab(names(kind)).replace("-", " ") for kind in known)
        _kept[game.key, "kinds"] = named, np.array([known.index(kind) for kind in kinds], np.int32)
    found: tuple[tuple[str, ...], NDArray[np.int32]] = _kept[game.key, "kinds"]
    return found


# Random and greedy players: compiled ---------------------------------------------------------------------


WEIGH = {"random": loops.weigh_at_random, "greedy": loops.weigh_greedily}


def _loop(game: Game, policy: str) -> Any:
    if (game.key, policy) not in _kept:
        engine, more = game.engine, {"count_uses": game.count_uses, "first_player": game.first_player}
        weigh, spared = engine.inner(WEIGH[policy], policy), engine.inner(loops.spared, policy, **more)
        _kept[game.key, policy] = engine.bound(loops.study_into, policy, weigh=weigh, spared=spared, **more)
    return _kept[game.key, policy]


def _compiled_games(study: StudyPlan, unit: Unit, case: Case, game: Game) -> SeenGames:
    seen = SeenGames(game, unit.count, case.players, asked=False)
    _loop(game, case.line_up[0])(
        blank(game.STATE, loops.RECORDS),
        case.players,
        game.options(case.players, case.options),
        study.seed,
        unit.first,
        game.meta.bound,
        np.zeros(game.NUM_ACTIONS, np.int32),
        np.zeros(loops.TOLD),
        study.opening,
        unit.denied,
        np.zeros((case.players, len(game.USES)), np.int16),
        kinds_of(game)[1],
        *seen.rows,
    )
    return seen


# Other players: asked one decision at a time ------------------------------------------------------------------


def _asked_games(study: StudyPlan, unit: Unit, case: Case, game: Game) -> SeenGames:
    seen = SeenGames(game, unit.count, case.players, asked=True)
    bots = [bot(name) for name in case.line_up]
    for n in range(unit.count):
        _asked_game(study, unit.first + n, case, game, bots, seen, n)
    return seen


def _asked_game(
    study: StudyPlan, number: int, case: Case, game: Game, bots: list[Any], seen: SeenGames, n: int
) -> None:
    """Games of one deal are as many as there are bots in the line-up; each time they sit one seat further."""
    engine, states, results = game.engine, blank(game.STATE), seen.results[n]
    deal, turned = divmod(number, len(bots))
    key = key_of(secret_of_seed(study.seed * 2**32 + deal))
    engine.deal_at(states, 0, case.players, game.options(case.players, case.options), key)
    kind_of, count_uses = kinds_of(game)[1], _bound(game, loops.count_at, count_uses=game.count_uses)
    seen.firsts[n] = _bound(game, loops.first_at, first_player=game.first_player)(states, 0)
    digest, luck, opened = Digest(), Random(f"opening {study.seed} {deal}"), 0
    turn, ahead, thought = 0, -1, []
    while (seat := engine.to_move_at(states, 0)) != OVER and turn < game.meta.bound:
        asked = question(game, states, f"{study.seed} {number} {turn}", turn)
        mind = bots[(seat + turned) % len(bots)]
        drawn = opened < study.opening and len(asked.legal) > 1
        if drawn:
            opened += 1
            action = luck.choice(asked.legal)
        else:
            action = mind(asked) if len(asked.legal) > 1 else asked.legal[0]
        if not drawn and len(asked.legal) > 1 and isinstance(mind, Searcher) and (chances := mind.chances):
            thought.append((turn, chances))
        row = seen.kinds[n, kind_of[action]]
        row[0] += 1
        row[1:3] += (1, len(asked.legal)) if len(asked.legal) > 1 else (0, 0)
        engine.apply_at(states, 0, seat, action)
        count_uses(states, 0, seat, seen.uses[n])
        digest.add(seat, action, states[0])
        turn += 1
        engine.returns_at(states, 0, results)
        ranks = results["rank"].tolist()
        now = ranks.index(1) if ranks.count(1) == 1 else -1
        if now >= 0 and now != ahead:
            seen.changes[n] += ahead >= 0
            ahead, seen.settled[n] = now, turn
    count_uses(states, 0, OVER, seen.uses[n])
    seen.digests[n] = digest.number()
    seen.decisions[n], seen.endings[n] = turn, engine.is_over_at(states, 0)
    engine.returns_at(states, 0, results)
    if thought and results["won"].sum() == 1:
        winner = int(np.argmax(results["won"]))
        seen.chances[n] = np.interp(
            np.linspace(0, turn, POINTS), [at for at, _ in thought], [chances[winner] for _, chances in thought]
        )


def _bound(game: Game, template: Any, **names: Any) -> Any:
    """A template of the loops around one rule of a game that only studies ask for."""
    if (game.key, template.__name__) not in _kept:
        _kept[game.key, template.__name__] = game.engine.bound(template, "study", **names)
    return _kept[game.key, template.__name__]
