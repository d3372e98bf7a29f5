"""What a study measured in each of its cases, and between two versions of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from labtable.core.contract import Game
from labtable.core.names import kebab
from labtable.studies.figures import Figure
from labtable.studies.plan import Case, Study
from labtable.studies.playing import Arrays, kinds_of

DEALT, COUNTED = "(dealt)", "(counted)"  # what the names of a game's USES end with that are not used by choice
SURE = 0.9  # the chance from which a game is called decided


@dataclass(frozen=True)
class Component:
    """How one component did."""

    name: str
    per_game: Figure  # uses in a game, of all seats
    seats: float  # the share of seats that used it
    winners: float  # … of those that won; in a cooperative game the mean score of games with it
    losers: float  # … of those that did not; the mean score of games without it
    pairs: Figure  # users less others, in games that have both: chance to win
    without: Figure | None  # what a seat loses that does without it on the same deal, where it was asked
    taken: float = 0.0  # the share of games in which anybody used it

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
    """One case."""

    case: Case
    games: int
    cooperative: bool
    length: Figure
    lengths: Any  # of all games
    scores: Any  # by game and seat
    seats: list[Figure]  # each seat's share of wins
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


def measure(study: Study, case: Case, seen: Arrays, without: dict[int, Arrays]) -> Measured:
    """Of all games of a case, and of those in which a component was denied to a seat."""
    game, share, score = study.game_of(case), seen["share"].astype(np.float64), seen["score"]
    winners = (share > 0).sum(axis=1)
    best = -score.max(axis=1) if game.lead < 0 else score.max(axis=1)
    endings = {
        kebab(game.Ending(number)).replace("-", " "): Figure.of(seen["ending"] == number)
        for number in sorted(set(seen["ending"].tolist()))
    }
    skill, same_seat, same_bot = _skill(case, share)
    return Measured(
        case=case,
        games=len(share),
        cooperative=game.meta.cooperative,
        length=Figure.of(seen["decisions"]),
        lengths=seen["decisions"],
        scores=score,
        seats=[Figure.of(share[:, seat]) for seat in range(case.players)],
        winning_score=Figure.of(np.abs(best)),
        score=Figure.of(score.mean(axis=1)),
        ties=Figure.of(winners > 1),
        nobody=Figure.of(winners == 0),
        endings=endings,
        lead_changes=Figure.of(seen["lead_changes"]),
        settled=seen["settled"] / np.maximum(seen["decisions"], 1),
        components=_components(game, case, seen, without),
        counted=_counted(game, seen),
        decisions=_decisions(game, seen),
        chances=_chances(seen),
        decided=_decided(seen),
        skill=skill,
        same_seat=same_seat,
        same_bot=same_bot,
    )


def _components(game: Game, case: Case, seen: Arrays, without: dict[int, Arrays]) -> list[Component]:
    games, found = len(seen["share"]), []
    for number, name in enumerate(game.USES):
        if name.endswith(COUNTED):
            continue
        uses, squares, taken, seats, wins, others, wins_of_others, pairs, difference, squared = seen["uses"][number]
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
                _without(case, seen, without.get(number)),
                taken / games,
            )
        )
    return found


def _counted(game: Game, seen: Arrays) -> list[Counted]:
    games, found = len(seen["share"]), []
    for name, (total, squares, *_) in zip(game.USES, seen["uses"], strict=True):
        if name.endswith(COUNTED):
            found.append(Counted(name.removesuffix(COUNTED).strip(), Figure.of_sums(total, squares, games)))
    return found


def _without(case: Case, seen: Arrays, denied: Arrays | None) -> Figure | None:
    """The same deals with and without the component: what having it adds."""
    if denied is None:
        return None
    rows = np.arange(len(denied["value"]))
    return Figure.of(seen["value"][rows, rows % case.players].astype(np.float64) - denied["value"])


def _decisions(game: Game, seen: Arrays) -> list[Decision]:
    games, found = len(seen["share"]), []
    for name, (count, chosen, actions, stake) in zip(kinds_of(game)[0], seen["kinds"], strict=True):
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
    """Of the games in which players told their chances: a row each."""
    chances = seen["chance"]
    known = ~np.isnan(chances).any(axis=1) if chances.shape[1] else np.zeros(len(chances), bool)
    return chances[known].astype(np.float64)


def _chances(seen: Arrays) -> Any:
    known = _known_chances(seen)
    return known.mean(axis=0) if len(known) else np.zeros(0)


def _decided(seen: Arrays) -> Figure:
    """From the end: how many points of a game in a row are sure."""
    known = _known_chances(seen)
    sure = np.logical_and.accumulate(known[:, ::-1] >= SURE, axis=1).sum(axis=1)
    return Figure.of(1 - sure / max(known.shape[1], 1))


def _skill(case: Case, share: Any) -> tuple[dict[str, Figure], Figure | None, Figure | None]:
    """Deals that are played once for every place of the line-up: who sits there, or what lies there, wins?"""
    size = len(case.line_up)
    deals = len(share) // size
    if size < 2 or not deals:
        return {}, None, None
    games = share[: deals * size].reshape(deals, size, case.players)
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


@dataclass(frozen=True)
class Difference:
    """What a version changed in one figure, against the first version."""

    case: Case
    what: str
    before: float
    after: float
    difference: Figure
    paired: bool
    percent: bool = False


def compare(before: Measured, after: Measured, one: Arrays, other: Arrays) -> list[Difference]:
    """Two versions on the same deals: game by game where a figure has a value for each, else as two samples."""
    count, case = min(before.games, after.games), after.case
    values: dict[str, tuple[Any, Any, bool]] = {
        "decisions in a game": (one["decisions"], other["decisions"], False),
        "changes of the lead": (one["lead_changes"], other["lead_changes"], False),
        "mean score": (one["score"].mean(axis=1), other["score"].mean(axis=1), False),
        "games without a winner": (one["share"].sum(axis=1) == 0, other["share"].sum(axis=1) == 0, True),
    }
    if not before.cooperative:
        values |= {
            f"wins of seat {seat + 1}": (one["share"][:, seat], other["share"][:, seat], True)
            for seat in range(case.players)
        }
    found = []
    for what, (mine, theirs, percent) in values.items():
        mine, theirs = mine[:count].astype(np.float64), theirs[:count].astype(np.float64)
        found.append(Difference(case, what, mine.mean(), theirs.mean(), Figure.of(theirs - mine), True, percent))
    for first, second in zip(before.counted, after.counted, strict=True):
        found.append(
            Difference(
                case,
                second.name,
                first.per_game.mean,
                second.per_game.mean,
                second.per_game.less(first.per_game),
                False,
            )
        )
    for old, new in zip(before.components, after.components, strict=True):
        found.append(
            Difference(
                case,
                f"uses of {new.name}",
                old.per_game.mean,
                new.per_game.mean,
                new.per_game.less(old.per_game),
                False,
            )
        )
        if not before.cooperative and min(old.pairs.count, new.pairs.count) > 20:
            found.append(
                Difference(
                    case,
                    f"chance to win with {new.name}",
                    old.pairs.mean,
                    new.pairs.mean,
                    new.pairs.less(old.pairs),
                    False,
                    True,
                )
            )
    return found
