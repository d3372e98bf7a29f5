"""A finished game checked in the page: its hashes, and the game dealt and played again, with no server."""

from __future__ import annotations

from labtable.core.match.save_file import decoded
from labtable.server.workers import jobs


def verified(save: str) -> str:
    """What is true of a file, as `Verified` in JSON; BadSave where it is not the file of a game."""
    text = save.encode()
    decoded(text, "The file")
    return jobs.verify(text).decode()
