"""The words of the terminal around the board, in the player's language."""

from pathlib import Path

from labtable.core.errors import BadSetup
from labtable.core.game.contract import Message
from labtable.core.game.text import LANGUAGES, Text

TEXT = Text.read(Path(__file__).with_name("text"))


def speaker(language: str):  # type: ignore[no-untyped-def]
    """`say("saved", path=…)` in one language."""
    if language not in LANGUAGES:
        raise BadSetup(f"There is no language {language!r}; there are {', '.join(LANGUAGES)}.")

    def say(message: str, **params: object) -> str:
        return TEXT.say(Message(message, params), language)

    return say
