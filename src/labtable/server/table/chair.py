"""A chair of a table as it is now, and an offer to go back."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class TableChair:
    """Who sits here, or who plays for them."""

    kind: str
    nickname: str | None
    level: str | None
    holders: list[str]
    covered: bool = False
    resigned: bool = False
    out_of_time: bool = False
    program: bool = False  # a program said that it holds the seat
    spent: int = 0  # milliseconds of thinking, increments taken off
    pledge: str | None = None  # the hash of the share that this player's browser adds to the deal, …
    share: str | None = None  # … and the share, once it is given

    @property
    def plays_itself(self) -> bool:
        """Does a bot decide here now?"""
        return self.kind == "bot" or self.covered


@dataclass
class Rewind:
    """Somebody asks to go back to a position."""

    by: int
    to: int
    agreed: list[int] = field(default_factory=list)
