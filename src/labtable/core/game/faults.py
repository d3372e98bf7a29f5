"""What is wrong with a game of another package, told in one sentence with its file and line."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from labtable.core.homes import Home, strangers

# A place as tracebacks name it, also those that another process sends as text.
PLACE = re.compile(r'File "([^"\n]+)", line (\d+)')


def fault_of(error: BaseException, home: Home) -> str:
    """What went wrong in a package, as a clause: the error, and its line in the package's files."""
    places = places_in(error, home)
    place = " ({}, line {})".format(*places[-1]) if places else ""
    return f"{type(error).__name__}: {_words(error)}{place}"


def game_fault(error: BaseException) -> str:
    """Which game of another package an error comes from, its line, and what to do; empty where it comes from none."""
    home = next((home for home in strangers() if places_in(error, home)), None)
    if home is None:
        return ""
    return (
        f"The game {home.name!r}, which the package {home.brought_by} brings, cannot go on: {fault_of(error, home)}. "
        "Mend that line; `LABTABLE_MODE=interpreted pytest` in its folder finds such mistakes. All other games work."
    )


def places_in(error: BaseException, home: Home) -> list[tuple[str, str]]:
    """Files of a game and their lines that an error came through, the last one where it arose."""
    told = "".join(traceback.format_exception(error))
    return [
        (place.relative_to(home.folder).as_posix(), line)
        for name, line in PLACE.findall(told)
        if (place := Path(name)).is_relative_to(home.folder)
    ]


def _words(error: BaseException) -> str:
    """What an error says on one line, with the name that was perhaps meant."""
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    words = " ".join(said.split()).rstrip(".") or "no reason given"
    if not isinstance(error, AttributeError) or error.obj is None or not error.name:
        return words
    from difflib import get_close_matches  # not where a page plays

    meant = get_close_matches(error.name, dir(error.obj), 1)
    return f"there is no {error.name!r}" + (f"; is {meant[0]!r} meant?" if meant else "")
