"""What a study measured in each of its cases, and between two versions of a game.

Copies of a game are counted once (bots/distinct.py). Only the kinds of decision are added up over all games.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

import numpy as np

from labtable.bots.distinct import GameCount, distinct_rows
from labtable.bots.ratings import ORDER
from labtable.core.game.contract import Game
from labtable.core.messages import kebab
from labtable.studies.plan import Case, StudyPlan
from labtable.studies.statistics import Figure
from labtable.studies.unit import Arrays, kinds_of, use_table

DEALT, COUNTED = "(dealt)", "(counted)"  # what the names of a game's USES end with that are not used by choice
SURE = 0.9  # the chance from which a game is called decided
DONE_WITHOUT = 0.5  # of the uses must be gone before a seat has done without a component
FEW_PAIRS = 30  # games in which some players used a component and others did not


@dataclass(frozen=True)
class Component:
    """How one component did."""

    name: str
    per_game: Figure  # uses in a game, of all seats
    seats: float  # the share of seats that used it
    winners: float  # … of those that won; in a cooperative game the mean score of games with it
    losers: float  # … of those that did not; the mean score of games without it
    pairs: Figure  # users less others, in games that have both: a difference of two shares of wins
    without: Figure | None  # what a seat loses that does without it on the same deal, where it was asked
    taken: float = 0.0  # the share of games in which anybody used it

    @property
    def worth(self) -> Figure:
        """What it is worth: by the games without it, where they were played, else within games. No chance to win: a
        difference of two chances, below zero where users win less."""
        return self.without if self.without is not None else self.pairs

    @property
    def dealt(self) -> bool:
        """Did chance give it to a seat? Then those who have it differ from the others in nothing else."""
        return self.name.endswith(DEALT)


@dataclass(frozen=True)
class Counted:
    """What a game counts for studies that is no component, such as the throws of a tower."""

    name: str
    per_game: Figure


@dataclass(frozen=True)
class Decision:
    """One kind of decision."""

    name: str
    per_game: float
    choices: float  # actions to choose from, where there is a choice
    forced: float  # the share without a choice
    stake: float  # what the best promises beyond the mean, in leads that win three games of four; 0: not measured


@dataclass(frozen=True)
class Measured:
    """What was measured in one case of a study."""

    case: Case
    count: GameCount
    cooperative: bool
    length: Figure
    lengths: Any  # of all games
    scores: Any  # by game and seat
    order: list[Figure]  # the share of wins of the player who goes first, second …; none in a cooperative game
    winning_score: Figure
    score: Figure  # mean of all seats
    ties: Figure
    nobody: Figure  # games without a winner
    endings: dict[str, Figure]
    lead_changes: Figure
    settled: Any  # the share of the game after which the leader stayed the same
    components: list[Component]
    counted: list[Counted]
    decisions: list[Decision]
    chances: Any  # by point of the game: the mean chance that learned players gave the later winner
    decided: Figure  # the share of the game after which they gave the winner 90 % and more
    skill: dict[str, Figure] = field(default_factory=dict)  # where several bots play: the share of wins of each
    same_seat: Figure | None = None  # deals in which one seat wins whoever sits there: luck
    same_bot: Figure | None = None  # deals in which one bot wins wherever it sits: skill

    @property
    def asked(self) -> bool:
        """Was it asked what components are worth, by games without them?"""
        return any(part.without is not None for part in self.components)

    @property
    def measured_alike(self) -> list[Component]:
        """The components whose worth was measured in the same way."""
        return [part for part in self.components if part.without is not None] if self.asked else self.components


def measure(study: StudyPlan, case: Case, seen: Arrays, without: dict[int, Arrays]) -> Measured:
    """Measure the distinct games of a case, and those in which a component was denied to a seat."""
    game, played = study.game_of(case), len(seen["share"])
    skill, same_seat, same_bot = _skill(case, seen)
    without_it = {number: _without(case, seen, number, denied) for number, denied in without.items()}
    decisions = _decisions(game, seen["kinds"], played)
    seen = _distinct(case, seen)
    share, score = seen["share"].astype(np.float64), seen["score"]
    winners = (share > 0).sum(axis=1)
    best = -score.max(axis=1) if game.lead < 0 else score.max(axis=1)
    endings = {
        kebab(game.Ending(number)).replace("-", " "): Figure.of(seen["ending"] == number)
        for number in sorted(set(seen["ending"].tolist()))
    }
    return Measured(
        case=case,
        count=GameCount(played, len(share)),
        cooperative=game.meta.cooperative,
        length=Figure.of(seen["decisions"]),
        lengths=seen["decisions"],
        scores=score,
        order=[] if game.meta.cooperative else [Figure.of(column) for column in in_order(share, seen["first"]).T],
        winning_score=Figure.of(np.abs(best)),
        score=Figure.of(score.mean(axis=1)),
        ties=Figure.of(winners > 1),
        nobody=Figure.of(winners == 0),
        endings=endings,
        lead_changes=Figure.of(seen["lead_changes"]),
        settled=seen["settled"] / np.maximum(seen["decisions"], 1),
        components=_components(game, case, seen, without_it),
        counted=_counted(game, seen),
        decisions=decisions,
        chances=_chances(seen),
        decided=_decided(seen),
        skill=skill,
        same_seat=same_seat,
        same_bot=same_bot,
    )


def _seating(case: Case, games: int) -> list[Any]:
    """Where several bots play, a column of how far they have moved on: other players in the same seats."""
    return [np.arange(games) % len(case.line_up)] if len(case.line_up) > 1 else []


def _distinct(case: Case, seen: Arrays) -> Arrays:
    """The rows of distinct games."""
    rows = distinct_rows(seen["digest"], *_seating(case, len(seen["digest"])))
    return {name: values[rows] for name, values in seen.items() if name != "kinds"}


def in_order(by_seat: Any, first: Any) -> Any:
    """Columns by seat become columns by order of play: who has the first turn, the second …"""
    players = by_seat.shape[1]
    return np.take_along_axis(by_seat, (first[:, None].astype(np.int64) + np.arange(players)) % players, axis=1)


def _components(game: Game, case: Case, seen: Arrays, without: dict[int, Figure | None]) -> list[Component]:
    games, found = len(seen["share"]), []
    table = use_table(seen["uses"], seen["value"].astype(np.float64))
    for number, name in enumerate(game.USES):
        if name.endswith(COUNTED):
            continue
        uses, squares, taken, seats, wins, others, wins_of_others, pairs, difference, squared = table[number]
        if game.meta.cooperative:
            winners, losers = wins / max(seats, 1), wins_of_others / max(others, 1)
        else:
            all_wins = max(wins + wins_of_others, 1e-9)
            winners, losers = wins / all_wins, (seats - wins) / max(games * case.players - all_wins, 1e-9)
        found.append(
            Component(
                name,
                Figure.of_sums(uses, squares, games),
                seats / max(games * case.players, 1),
                winners,
                losers,
                Figure.of_sums(difference, squared, pairs),
                without.get(number),
                taken / games,
            )
        )
    return found


def _counted(game: Game, seen: Arrays) -> list[Counted]:
    return [
        Counted(name.removesuffix(COUNTED).strip(), Figure.of(seen["uses"][:, :, number].sum(axis=1)))
        for number, name in enumerate(game.USES)
        if name.endswith(COUNTED)
    ]


def _without(case: Case, seen: Arrays, number: int, denied: Arrays) -> Figure | None:
    """What having a component adds: the deals of a case played with it and without. Copies of both games are one.

    Nothing where the seat could hardly avoid it.
    """
    rows = np.arange(len(denied["value"]))
    uses = int(seen["uses"][rows, rows % case.players, number].sum())
    if uses and int(denied["used"].sum()) > DONE_WITHOUT * uses:
        return None
    rows = distinct_rows(seen["digest"][rows], denied["digest"], rows % case.players)
    return Figure.of(seen["value"][rows, rows % case.players].astype(np.float64) - denied["value"][rows])


def _decisions(game: Game, kinds: Any, games: int) -> list[Decision]:
    found = []
    for name, (count, chosen, actions, stake) in zip(kinds_of(game)[0], kinds, strict=True):
        if count:
            found.append(
                Decision(
                    name,
                    count / games,
                    actions / max(chosen, 1),
                    1 - chosen / count,
                    stake / max(chosen, 1) / abs(game.lead),
                )
            )
    return found


def _known_chances(seen: Arrays) -> Any:
    """The chances that players told, a row for each game in which they did."""
    chances = seen["chance"]
    known = ~np.isnan(chances).any(axis=1) if chances.shape[1] else np.zeros(len(chances), bool)
    return chances[known].astype(np.float64)


def _chances(seen: Arrays) -> Any:
    known = _known_chances(seen)
    return known.mean(axis=0) if len(known) else np.zeros(0)


def _decided(seen: Arrays) -> Figure:
    """How many points of a game in a row are sure, counted from its end."""
    known = _known_chances(seen)
    sure = np.logical_and.accumulate(known[:, ::-1] >= SURE, axis=1).sum(axis=1)
    return Figure.of(1 - sure / max(known.shape[1], 1))


def _skill(case: Case, seen: Arrays) -> tuple[dict[str, Figure], Figure | None, Figure | None]:
    """Deals that are played once for every place of the line-up: who sits there, or what lies there, wins?"""
    size, share = len(case.line_up), seen["share"].astype(np.float64)
    deals = len(share) // size
    if size < 2 or not deals:
        return {}, None, None
    different = distinct_rows(seen["digest"][: deals * size].reshape(deals, size))
    games = share[: deals * size].reshape(deals, size, case.players)[different]
    deals = len(games)
    bots = np.array([[(seat + turned) % size for seat in range(case.players)] for turned in range(size)])
    wins = np.zeros((deals, size, size))
    for turned in range(size):
        for seat in range(case.players):
            wins[:, turned, bots[turned, seat]] += games[:, turned, seat]
    seats = [np.sum(bots == place) / size / case.players for place in range(size)]
    fair = {
        name: Figure.of(wins[:, :, place].mean(axis=1) / max(seats[place] * size, 1e-9))
        for place, name in enumerate(case.line_up)
    }
    return fair, Figure.of((games == 1).all(axis=1).any(axis=1)), Figure.of((wins == 1).all(axis=1).any(axis=1))


class Scale(Enum):
    """What a figure that two versions differ in counts."""

    NUMBER = "number"
    SHARE = "share"  # of games: 0 to 100 %
    POINTS = "points"  # a difference of two shares in percentage points, which may be below zero


@dataclass(frozen=True)
class Difference:
    """What a version changed in one figure, against the first version."""

    case: Case
    what: str
    before: float
    after: float
    difference: Figure
    paired: bool
    scale: Scale = Scale.NUMBER
    component: str = ""  # that the figure is about
    changed: bool = False  # one of the two versions changes this component


def compare(before: Measured, after: Measured, one: Arrays, other: Arrays) -> list[Difference]:
    """Two versions on the same deals: game by game where a figure has a value for each, else as two samples.

    None where there are too few distinct games.
    """
    count, case = min(before.count.games, after.count.games), after.case
    one, other = ({name: some[name][:count] for name in some if name != "kinds"} for some in (one, other))
    rows = distinct_rows(one["digest"], other["digest"], *_seating(case, count))
    if not (before.count.enough and after.count.enough):
        return []
    one, other = ({name: some[name][rows] for name in some} for some in (one, other))
    changed = changed_components(before) | changed_components(after)
    found = []
    for what, (mine, theirs, scale) in _by_game(before.cooperative, one, other).items():
        mine, theirs = mine.astype(np.float64), theirs.astype(np.float64)
        found.append(Difference(case, what, mine.mean(), theirs.mean(), Figure.of(theirs - mine), True, scale))
    for first, second in zip(before.counted, after.counted, strict=True):
        found.append(_two_samples(case, second.name, first.per_game, second.per_game))
    for old, new in zip(before.components, after.components, strict=True):
        found.append(_two_samples(case, f"uses of {new.name}", old.per_game, new.per_game, Scale.NUMBER, new.name))
        alike = (old.without is None) == (new.without is None)  # measured in the same way
        if alike and not before.cooperative and min(old.worth.count, new.worth.count) >= FEW_PAIRS:
            asked = new.without is not None
            what = f"what a player loses without {new.name}" if asked else f"how far users of {new.name} win more"
            found.append(_two_samples(case, what, old.worth, new.worth, Scale.POINTS, new.name))
    return [replace(row, changed=row.component in changed) for row in found]


def changed_components(one: Measured) -> set[str]:
    """The components that its version changes: those whose names share the most words with the way to an entry."""
    names, found = [part.name for part in one.components], set[str]()
    for change in one.case.version.changes.rows:
        keys = {key.lower() for key in change.path}
        shared = {name: len(keys & set(name.lower().split())) for name in names}
        most = max(shared.values(), default=0)
        found |= {name for name in names if most and shared[name] == most}
    return found


def _by_game(cooperative: bool, one: Arrays, other: Arrays) -> dict[str, tuple[Any, Any, Scale]]:
    """Figures that every game has a value for."""
    values = {
        "decisions in a game": (one["decisions"], other["decisions"], Scale.NUMBER),
        "changes of the lead": (one["lead_changes"], other["lead_changes"], Scale.NUMBER),
        "mean score": (one["score"].mean(axis=1), other["score"].mean(axis=1), Scale.NUMBER),
        "games without a winner": (one["share"].sum(axis=1) == 0, other["share"].sum(axis=1) == 0, Scale.SHARE),
    }
    if not cooperative:
        mine, theirs = (in_order(some["share"], some["first"]) for some in (one, other))
        for place in range(mine.shape[1]):
            values[f"wins of {who_goes(place)}"] = (mine[:, place], theirs[:, place], Scale.SHARE)
    return values


def who_goes(place: int) -> str:
    """A place in the order of play, in words."""
    return f"the player who goes {ORDER[place]}"


def _two_samples(
    case: Case, what: str, before: Figure, after: Figure, scale: Scale = Scale.NUMBER, component: str = ""
) -> Difference:
    return Difference(case, what, before.mean, after.mean, after.less(before), False, scale, component)
