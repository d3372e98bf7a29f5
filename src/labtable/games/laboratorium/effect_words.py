"""What is printed on a card, as sentences made from its effect."""

from __future__ import annotations

from functools import cache

from labtable.core.game.contract import Message
from labtable.core.messages import kebab

from .components import CARDS
from .constants import Safety, Word


@cache
def effects_of(card: int) -> list[Message]:
    """What is printed on a card."""
    row, found = CARDS[card], []
    word = Word(int(row.word))
    if row.difficulty:
        change = f"{int(row.difficulty):+}".replace("-", "−")
        found.append(Message("effect-difficulty" if word == Word.NONE else "effect-change", {"change": change}))
    if word in (Word.LOSE_TOKEN, Word.RECOVER):
        verb = "lose" if word == Word.LOSE_TOKEN else "recover"
        found.append(Message(f"effect-{verb}-{kebab(Safety(int(row.token)))}"))
    elif word != Word.NONE:
        found.append(Message(f"effect-{kebab(word)}"))
    return found
