"""Positions that a game's rulebook shows: rulebook/rulebook.toml of its folder says how each is reached."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from labtable.core.game.contract import Game
from labtable.core.lessons.action_names import actions_named
from labtable.core.match.match import Match
from labtable.core.record.records import Seat


class RuleFigure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal and the decisions that lead to a position, and which part of the table is drawn."""

    players: int = 2
    seed: int = 0
    options: dict[str, Any] = {}
    opening: tuple[str | int, ...] = ()  # decisions by name, as lessons write them, or by number
    after: str = ""  # another figure, from whose position this opening goes on
    seat: Seat = 0  # with whose eyes
    part: Literal["board", "hand", "legend"] = "board"  # the mat, the tray below it, or what the signs mean
    around: tuple[str, ...] = ()  # what is shown: things such as `suit/red`; none: all of the part
    light: tuple[str, ...] = ()  # things in the light


class RulebookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """rulebook.toml: figures by name, and terms by language, which a text explains where it first uses them."""

    figure: dict[str, RuleFigure]
    terms: dict[str, tuple[str, ...]]


@cache
def rulebook_file(folder: Path) -> RulebookFile:
    """The figures and terms of a game's folder."""
    path = folder / "rulebook" / "rulebook.toml"
    if not path.exists():
        return RulebookFile({}, {})
    found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), RulebookFile)
    return msgspec.structs.replace(found, figure={name: _whole(one, found) for name, one in found.figure.items()})


def _whole(figure: RuleFigure, found: RulebookFile) -> RuleFigure:
    """The figure with the deal and the decisions of the one that it comes after."""
    if not figure.after:
        return figure
    before = _whole(found.figure[figure.after], found)
    return msgspec.structs.replace(
        figure,
        players=before.players,
        seed=before.seed,
        options=before.options,
        opening=before.opening + figure.opening,
        after="",
    )


def position(game: Game, figure: RuleFigure) -> Match:
    """The match as the figure shows it."""
    match = Match(game, figure.players, seed=figure.seed, options=figure.options)
    for words in figure.opening:
        found = [words] if isinstance(words, int) else actions_named(match, words, match.to_move, match.legal())
        if len(found) != 1:
            raise ValueError(f"{words!r} means {len(found)} of the actions that are legal at decision {match.version}")
        match.play(found[0])
    return match
