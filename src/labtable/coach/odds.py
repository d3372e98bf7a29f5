"""The chances that are called, from the values of a search: a measured map for each game and number of players."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from labtable.core.arrays import NDArray, np

NEARLY = 1e-4  # as good as lost, or as won


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """How a search's chances become those that come true (odds.toml says more)."""

    game: str = ""
    players: int = 2
    power: float = 1.0
    fade: float = 0.0
    source: str = ""

    def called(self, chances: NDArray[np.float64], seats: int) -> NDArray[np.float64]:
        """The chances that are called; an even game stays even."""
        ahead = lead_of(chances, seats)
        return chance_of(self.power * ahead / (1 + self.fade * np.abs(ahead)), seats)

    def searched(self, called: NDArray[np.float64], seats: int) -> NDArray[np.float64]:
        """The chances that the search gave, from those that were called."""
        ahead = lead_of(called, seats)
        return chance_of(ahead / (self.power - self.fade * np.abs(ahead)), seats)


def lead_of(chances: NDArray[np.float64], seats: int) -> NDArray[np.float64]:
    """How far chances are from an even game's: the logarithm of the odds, 0 where the game is even."""
    sure = np.clip(chances, NEARLY, 1 - NEARLY)
    return np.asarray(np.log(sure / (1 - sure) * (seats - 1)))


def chance_of(lead: NDArray[np.float64], seats: int) -> NDArray[np.float64]:
    """The chances of such a lead."""
    odds = np.exp(lead) / (seats - 1)
    return np.asarray(odds / (1 + odds))


@cache
def odds_of(game: str, players: int) -> Odds:
    """What was measured of a game at this number of players, or at the nearest; where nothing was, nothing changes."""
    return min(
        (one for one in _measured() if one.game == game), key=lambda one: abs(one.players - players), default=Odds()
    )


@cache
def _measured() -> tuple[Odds, ...]:
    text = Path(__file__).with_name("odds.toml").read_text(encoding="utf-8")
    return tuple(msgspec.convert(tomllib.loads(text)["measured"], list[Odds]))
