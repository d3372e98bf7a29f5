"""The characters and what their power does, in words."""

from labtable.core.game.contract import Message

from .views import character_id


def character_name(character: int) -> Message:
    return Message(f"character-{character_id(character)}")


def power_sentence(character: int) -> Message:
    return Message(f"character-{character_id(character)}-power")
