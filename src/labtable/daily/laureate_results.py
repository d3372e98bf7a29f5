"""How the Laureate does with a deal: many plays of it, in each of which its thoughts take another course. They are
kept in a file beside the compiled rules, and more can be added."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from labtable.bots.distinct import digest_of, distinct
from labtable.bots.levels import bot
from labtable.bots.question import question
from labtable.bots.referee import answer
from labtable.core.arrays import np
from labtable.core.compiler.rule import cache_root
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.whole_file import whole_file
from labtable.daily.deals import Deal

PLAYS = 1000  # of each deal, in the end
ITERATIONS = 100  # that the Laureate thinks for a decision here
PERSON = 0  # the seat
KEPT_DAYS = 40  # files; the oldest go


class Play(msgspec.Struct, frozen=True, array_like=True):
    """How one play ended for the first seat."""

    score: int
    won: bool
    digest: int  # of what was decided and what came of it


class LaureateResults(msgspec.Struct, frozen=True, kw_only=True):
    """The plays of a deal so far; play number n is the same wherever it is made."""

    rules_version: int
    iterations: int = ITERATIONS
    plays: tuple[Play, ...] = ()

    def best(self, lower: bool) -> int:
        """The number of the best play: a win before none, and the better score; the first of equal ones."""
        sign = -1 if lower else 1
        return max(range(len(self.plays)), key=lambda number: (self.plays[number].won, sign * self.plays[number].score))

    @property
    def distinct(self) -> list[Play]:
        """The plays without copies: where a deal leaves little to chance, the Laureate may play it twice alike."""
        return distinct(self.plays, lambda play: play.digest)


def match_of(deal: Deal, number: int) -> Match:
    """Play a deal once: the Laureate on the first seat, the usual rivals on the others."""
    match, laureate = deal.dealt(), bot(f"laureate@{ITERATIONS}")
    rival = bot(deal.rival) if deal.rival else None
    while not match.over:
        if match.to_move == PERSON or rival is None:
            asked = question(
                match.game,
                np.array([match.state], match.game.STATE),
                f"daily {deal.day} {number} {match.version}",
                match.version,
            )
            match.play(laureate(asked))
        else:
            match.play(answer(match, rival))
    return match


def played(deal: Deal, number: int) -> Play:
    """How a play of a deal ends."""
    return play_of(match_of(deal, number))


def play_of(match: Match) -> Play:
    """How a finished match ended for the first seat."""
    outcome = match.outcome
    assert outcome is not None
    return Play(outcome.standings[PERSON].score, PERSON in outcome.winners, digest_of(match))


# Files ----------------------------------------------------------------------------------------------


def usual_folder() -> Path:
    return cache_root() / "daily"


def path_of(deal: Deal, folder: Path | None = None) -> Path:
    return (folder or usual_folder()) / f"{deal.day.isoformat()}-{deal.game}.json"


def kept(deal: Deal, folder: Path | None = None) -> LaureateResults:
    """The plays that were made before; a damaged file, or one of other rules, is as good as none."""
    empty = LaureateResults(rules_version=game(deal.game).meta.rules_version)
    try:
        found = msgspec.json.decode(path_of(deal, folder).read_bytes(), type=LaureateResults)
    except (OSError, msgspec.MsgspecError):
        return empty
    same = (found.rules_version, found.iterations) == (empty.rules_version, empty.iterations)
    return found if same else empty


def keep(deal: Deal, field: LaureateResults, folder: Path | None = None) -> None:
    """All or nothing; where it cannot be written, the next one begins anew."""
    path = path_of(deal, folder)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(msgspec.json.encode(field))
        for old in sorted(path.parent.glob("*.json"))[: -2 * KEPT_DAYS]:
            old.unlink()


def with_plays(field: LaureateResults, plays: list[Play]) -> LaureateResults:
    return msgspec.structs.replace(field, plays=(*field.plays, *plays))
