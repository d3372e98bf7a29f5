"""What a game tells beside its rules: the primer for a newcomer, and where its notes, *Did you know?*, come from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from labtable.core.game.components import table_of
from labtable.core.game.text import names_in
from labtable.core.messages import Message


class Primer(msgspec.Struct, frozen=True):
    """The texts `aim`, `turn`, `glance-NUMBER` and `legend-NAME` of a game's folder."""

    aim: Message
    turn: Message
    glance: tuple[Message, ...]
    legend: tuple[Message, ...]  # of icons and colours; a message's one thing is the icon's name

    @staticmethod
    def read(folder: Path) -> Primer:
        names = names_in(folder)
        return Primer(
            Message("aim"),
            Message("turn"),
            tuple(Message(name) for name in names if name.startswith("glance-")),
            tuple(Message(name, {}, (name.removeprefix("legend-"),)) for name in names if name.startswith("legend-")),
        )


@cache
def sources(folder: Path) -> dict[str, str]:
    """The source of each note of the game in this folder, by the note's name; its words are `note-…` in the text."""
    path = folder / "notes.toml"
    table = table_of(path) if path.exists() else ()
    if not table:
        return {}
    return {name: table.text(name, r".*\S.*") for name in table}
