"""What an arena's games say: Elo with intervals, wins by order of play, time per move. Copies are counted once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

from labtable.bots.arena import PlayedGame, count_of, distinct_games
from labtable.bots.distinct import GameCount
from labtable.bots.wilson import SURE, in_percent, is_plain
from labtable.core.arrays import NDArray, np

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")  # of play
RESAMPLES = 200
ROUNDS = 200  # of fitting the ratings; they settle long before
MEAN = 1500
SCALE = 400  # Elo: ten to one in a game


@dataclass(frozen=True)
class Estimate:
    mean: float
    error: float  # half of the 95 % interval

    def __str__(self) -> str:
        return f"{self.mean:.1f} ± {self.error:.1f}"


def estimate(numbers: Sequence[float]) -> Estimate:
    values = np.array(numbers, float)
    return Estimate(float(values.mean()), SURE * float(values.std()) / sqrt(len(values)))


@dataclass(frozen=True)
class ShareEstimate(Estimate):
    """A share of games in percent."""

    count: int  # games, or mirrored pairs

    def __str__(self) -> str:
        share = self.mean / 100
        plain = is_plain(share, self.count) and self.error > 0
        return super().__str__() if plain else in_percent(share, self.count)


def share_of(percents: Sequence[float]) -> ShareEstimate:
    known = estimate(percents)
    return ShareEstimate(known.mean, known.error, len(percents))


@dataclass(frozen=True)
class RatingLine:
    """One bot in the table."""

    bot: str
    count: GameCount
    wins_by_order: list[
        float
    ]  # share of its games in which it went first, second …, in percent; nan where it never did
    wins: ShareEstimate  # of all its games
    milliseconds: float  # per move
    elo: Estimate


def points(played: PlayedGame, one: str, other: str) -> float:
    """What one made of a game against the other: 1 where its seats rank better, 0.5 where they are even."""
    seats = list(enumerate(played.fixture.seats))
    duels = [
        np.sign(played.ranks[theirs] - played.ranks[ours])
        for ours, name in seats
        if name == one
        for theirs, rival in seats
        if rival == other
    ]
    return 0.5 + 0.5 * float(np.mean(duels))


def scores_of(games: Sequence[PlayedGame]) -> Estimate:
    """The team's score, of the distinct games of a cooperative table."""
    return estimate([played.scores[0] for played in distinct_games(games)])


def duels(games: Sequence[PlayedGame], one: str, other: str) -> list[PlayedGame]:
    """The games of two bots against each other."""
    return [played for played in games if set(played.fixture.seats) == {one, other}]


def against(games: Sequence[PlayedGame], one: str, other: str) -> ShareEstimate | None:
    """One's points against the other in percent; the two games of a mirrored pair count as one observation."""
    pairs = distinct_pairs(duels(games, one, other))
    means = [float(np.mean([100 * points(played, one, other) for played in pair])) for pair in pairs]
    return share_of(means) if means else None


def distinct_pairs(games: Sequence[PlayedGame]) -> list[list[PlayedGame]]:
    """Mirrored pairs in which there is a game that no earlier pair had.

    A pair stays whole where one of its games is a copy: its two seats weigh the same.
    """
    pairs: dict[tuple[frozenset[str], int], list[PlayedGame]] = defaultdict(list)
    for played in sorted(games, key=lambda played: played.fixture.number):
        pairs[frozenset(played.fixture.seats), played.fixture.seed].append(played)
    seen: set[object] = set()
    found = []
    for pair in pairs.values():
        mine = {played.identity for played in pair}
        if not mine <= seen:
            found.append(pair)
        seen |= mine
    return found


def lines(games: Sequence[PlayedGame], bots: Sequence[str]) -> list[RatingLine]:
    """A line for every bot that played, the best first."""
    seen = [name for name in bots if any(name in played.fixture.seats for played in games)]
    elos = _elos(games, seen)
    return sorted((_line(games, name, elos[name]) for name in seen), key=lambda line: -line.elo.mean)


def _line(games: Sequence[PlayedGame], name: str, elo: Estimate) -> RatingLine:
    went: list[list[float]] = [[] for _ in games[0].ranks]
    mine = [played for played in games if name in played.fixture.seats]
    moves, seconds = 0, 0.0
    for played in mine:
        for seat, who in enumerate(played.fixture.seats):
            if who == name:
                moves += played.decisions[seat]
                seconds += played.seconds[seat]
    for played in distinct_games(mine):
        for seat, who in enumerate(played.fixture.seats):
            if who == name:
                won = 100 / len(played.winners) if seat in played.winners else 0.0
                went[(seat - played.first) % len(went)].append(won)
    together = [share for shares in went for share in shares]
    return RatingLine(
        name,
        count_of(mine),
        [float(np.mean(shares)) if shares else float("nan") for shares in went],
        share_of(together),
        1000 * seconds / max(moves, 1),
        elo,
    )


def _elos(games: Sequence[PlayedGame], bots: list[str]) -> dict[str, Estimate]:
    """Ratings, their mean 1500; the intervals from drawing mirrored pairs again and again."""
    tallies = _tallies(games, bots)
    luck = np.random.default_rng(0)
    drawn = [_fitted(tallies[luck.integers(0, len(tallies), len(tallies))].sum(0)) for _ in range(RESAMPLES)]
    middle, spread = _fitted(tallies.sum(0)), np.std(drawn, axis=0)
    return {name: Estimate(float(middle[n]), SURE * float(spread[n])) for n, name in enumerate(bots)}


def _tallies(games: Sequence[PlayedGame], bots: list[str]) -> NDArray[np.float64]:
    """A matrix for every mirrored pair: what each bot won from each."""
    tallies = []
    for pair in distinct_pairs(games):
        tally = np.zeros((len(bots), len(bots)))
        for played in pair:
            one, other = sorted(set(played.fixture.seats), key=bots.index)
            won = points(played, one, other)
            tally[bots.index(one), bots.index(other)] += won
            tally[bots.index(other), bots.index(one)] += 1 - won
        tallies.append(tally)
    return np.array(tallies)


def _fitted(won: NDArray[np.float64]) -> NDArray[np.float64]:
    """Bradley and Terry's strengths as Elo; half a game drawn with everybody keeps them finite."""
    won = won + 0.25 * (1 - np.eye(len(won)))
    played, strength = won + won.T, np.ones(len(won))
    for _ in range(ROUNDS):
        strength = won.sum(1) / (played / (strength[:, None] + strength[None, :])).sum(1)
        strength /= np.exp(np.log(strength).mean())
    return np.array([MEAN + SCALE * log10(each) for each in strength])
