"""What a newcomer must know before the first move, in a game's own words: the aim, a turn, the rules at a glance."""

from __future__ import annotations

from pathlib import Path

import msgspec

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
