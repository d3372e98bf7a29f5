"""What a suit brings, in words. The sentence of each is its id with `-help`."""

from labtable.core.game.contract import Message

from .components import SUITS


def bonus_name(suit: int) -> Message:
    return Message(f"bonus-{SUITS[suit]}")


def penalty_name(suit: int) -> Message:
    return Message(f"penalty-{SUITS[suit]}")


def help_of(effect: Message) -> Message:
    """What a bonus or a penalty does, as a sentence."""
    return Message(f"{effect.id}-help")
