"""Which deals a day has. They follow from the date in UTC alone, so that all servers deal the same."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import UTC, date, datetime

from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.homes import ours
from labtable.core.match.match import Match

RIVAL = "researcher"  # who sits on the other chairs
AMONG_RIVALS = 2  # players of a deal that nobody can play alone
SEED_BYTES = 6


@dataclass(frozen=True)
class Deal:
    """One deal of a day; the person sits on the first seat."""

    day: date
    game: str
    players: int

    @property
    def seed(self) -> int:
        words = f"labtable daily {self.day.isoformat()} {self.game}"
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:SEED_BYTES])

    @property
    def rival(self) -> str | None:
        return RIVAL if self.players > 1 else None

    def dealt(self) -> Match:
        return Match(game(self.game), self.players, seed=self.seed)


def today() -> date:
    return datetime.now(UTC).date()


def day_of(words: str) -> date:
    try:
        return date.fromisoformat(words)
    except ValueError:
        raise BadSetup(f"{words!r} is no day; write it as 2026-11-16.") from None


def deals_of(day: date) -> tuple[Deal, ...]:
    """Every game that can be played alone, and one of the others in turn."""
    alone = [name for name in ours() if 1 in game(name).meta.players]
    others = [name for name in ours() if name not in alone]
    turn = [others[day.toordinal() % len(others)]] if others else []
    return (*(Deal(day, name, 1) for name in alone), *(Deal(day, name, AMONG_RIVALS) for name in turn))
