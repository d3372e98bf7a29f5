"""Effects in words, made from their rows: what is paid, what is given, what is asked for."""

from collections.abc import Iterable
from functools import cache

from labtable.core.game.contract import Message
from labtable.core.messages import kebab

from .components import EFFECTS, FLAGS, NEEDS_NAMES, RESOURCE_NAMES
from .constants import Effect, Needs

LETTERS = "PUR"
ICONS = {"marie_curie": "MC", "timeline": "◷", "thesis": "✎", "experiment": "⚗", "card": "▤", "refresh": "↻"}
NEEDS_ICONS = {Needs.NOTHING: "", Needs.UNIVERSITY: "Uni", Needs.VALIDATED: "⚗✓", Needs.THESES: "✎", Needs.UNMET: "◎"}


@cache
def icons(effect: Effect) -> str:
    """An effect in signs that need no language: `2P→2U`, `1U+1R→1★`, `3✎: 1R`."""
    row = EFFECTS[effect]
    cost = [f"{count}{letter}" for count, letter in zip(row.cost, LETTERS, strict=True) if count]
    gain = [f"{count}{letter}" for count, letter in zip(row.cubes, LETTERS, strict=True) if count]
    gain += [f"{row.points}★"] if row.points else []
    gain += [icon for flag, icon in ICONS.items() if getattr(row, flag)]
    needs = f"{row.needs_amount}{NEEDS_ICONS[Needs(row.needs)]}: " if row.needs else ""
    each = f"/✎≤{row.per_thesis}" if row.per_thesis else ""
    return needs + "+".join(cost) + ("→" if cost else "") + "+".join(gain) + each


def cubes_words(counts: Iterable[int]) -> list[Message]:
    return [
        Message(f"amount-{name}", {"count": int(count)})
        for name, count in zip(RESOURCE_NAMES, counts, strict=True)
        if count
    ]


def listed(words: list[Message]) -> Message:
    return Message("items", {"items": words}) if words else Message("nothing")


@cache
def cost_words(effect: Effect) -> Message:
    return listed(cubes_words(EFFECTS[effect].cost))


@cache
def is_free(effect: Effect) -> bool:
    return not EFFECTS[effect].cost.any()


@cache
def gain_words(effect: Effect, more_points: int = 0) -> Message:
    row = EFFECTS[effect]
    words = cubes_words(row.cubes)
    if points := int(row.points) + more_points:
        words.append(Message("amount-points", {"count": points}))
    words += [Message(f"gain-{kebab(flag)}") for flag in FLAGS if getattr(row, flag)]
    if row.per_thesis:
        return Message("per-thesis", {"gain": listed(words), "most": int(row.per_thesis)})
    return listed(words)


@cache
def deal_words(effect: Effect, more_points: int = 0) -> Message:
    """What is paid and what is given for it, and what a player must own."""
    row = EFFECTS[effect]
    deal = gain_words(effect, more_points)
    if not is_free(effect):
        deal = Message("deal", {"cost": cost_words(effect), "gain": deal})
    if row.needs != Needs.NOTHING:
        needs = Message(f"needs-{NEEDS_NAMES[row.needs]}", {"count": int(row.needs_amount)})
        deal = Message("deal-needs", {"needs": needs, "deal": deal})
    return deal
