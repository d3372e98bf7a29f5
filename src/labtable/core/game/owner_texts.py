"""Names and texts that stand in an owner's file of components, as Fluent messages that all languages fall back to."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from labtable.core.game.components import TomlTable
from labtable.core.game.text import names_in


class OwnerTexts:
    """The messages of a game that its components bring themselves; none of them in the box as it is.

    `module` is the `__name__` of a module of the game's folder, whose text/ holds the words of the box.
    """

    def __init__(self, module: str) -> None:
        self._known = frozenset(names_in(Path(str(sys.modules[module].__file__)).with_name("text")))
        self.messages: dict[str, str] = {}  # the pattern of each, in Fluent

    def give(self, row: TomlTable, key: str, message: str, pattern: str = "%s", otherwise: str = "") -> None:
        """What `row` says under `key` becomes the message, with %s in `pattern` for it.

        A row without that key has the words of the box. Where the box has none, the message is the pattern `otherwise`,
        or the row is refused.
        """
        if row.has(key):
            self.messages[message] = pattern.replace("%s", quoted(row.sentence(key)))
        elif message not in self._known and message not in self.messages:
            if not otherwise:
                raise row.mistake(f'expected {key} = "…", because the game has no words for a new row')
            self.messages[message] = otherwise

    def knows(self, message: str) -> bool:
        """Whether the box has words for it."""
        return message in self._known


def quoted(text: str) -> str:
    """A text as Fluent takes it, letter by letter: nothing in it is a command."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def fluent(messages: Mapping[str, str]) -> str:
    """The messages as the source of a Fluent file."""
    return "\n".join(f"{name} = {pattern}" for name, pattern in messages.items())
