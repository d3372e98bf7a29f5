"""The notes of a game, *Did you know?*, are `note-…` in its text; `notes.toml` says where each of them stands."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from labtable.core.game.components import table_of


@cache
def sources(folder: Path) -> dict[str, str]:
    """The source of each note of the game in this folder, by the note's name."""
    table = table_of(folder / "notes.toml")
    return {name: table.text(name, r".*\S.*") for name in table}
