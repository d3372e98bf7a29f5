"""A card in words and in icons, made from its effects alone (RULES.md §6); nothing is written by hand beside them."""

from functools import cache

from labtable.core.game.contract import Message
from labtable.core.messages import kebab

from .components import PROJECTS, Project
from .constants import ALL, Card, Count, Field, Op, Target
from .effect_lines import EffectWord, Line

TURN, FLASK, CARD, BOARD, STEP, COPY, PAY = "↻", "⚗", "▯", "▤", "▲", "⧉", "−"
TARGET_ICONS = {
    Target.OTHER: "",
    Target.ANOTHER: "′",
    Target.EACH: "*",
    Target.IT: "•",
    Target.OWN: CARD,
    Target.BOARD: BOARD,
    Target.ELSEWHERE: f"{BOARD}′",
    Target.BASE: f"{BOARD}ᵇ",
    Target.ITS: "•",
}
COUNT_ICONS = {
    Count.CARD: CARD,
    Count.FIELD: "◈",
    Count.FOREIGN: "◇",
    Count.KIN: "◆",
    Count.RIPE: f"{STEP}²",
    Count.CUBE: "■",
    Count.ROTATED: TURN,
    Count.FINISHED: "●",
    Count.COLLECTED: FLASK,
}
SPECIAL_ICONS = {
    Op.ATTRACT: f"{BOARD}{FLASK}▸{CARD}",
    Op.EXTRA_ACTION: "⊕",
    Op.EXCHANGE: f"{CARD}⇄{BOARD}",
    Op.REARRANGE: f"{FLASK}⇄{FLASK}",
}


def card_name(card: Card) -> Message:
    return Message(f"card-{PROJECTS[card].id}")


def field_name(field: int) -> Message:
    return Message(f"field-{kebab(Field(field))}")


# Words ----------------------------------------------------------------------------------------------------


@cache
def card_lines(card: Card) -> tuple[Message, ...]:
    """The effects of a card, a message a line."""
    return tuple(line_text(PROJECTS[card], line) for line in PROJECTS[card].lines)


def line_text(project: Project, line: Line) -> Message:
    effects = [word_text(project, word) for word in line.words]
    if line.head is None:
        return Message("line-plain", {"effects": effects})
    op, amount = line.head.op, line.head.amount
    if op is Op.CHOOSE:
        return Message("line-choose", {"first": effects, "second": [word_text(project, word) for word in line.other]})
    if op is Op.RETURN:
        return Message("line-return", {"number": amount, "effects": effects})
    if op is Op.IF:
        return Message("line-if", {"condition": condition_text(line.head), "effects": effects})
    return Message("line-give-up" if op is Op.GIVE_UP else "line-else", {"effects": effects})


def condition_text(head: EffectWord) -> Message:
    what = kebab(head.count)
    return Message(f"if-{what}", {"number": head.amount}) if head.amount else Message(f"if-no-{what}")


def word_text(project: Project, word: EffectWord) -> Message:
    target = "last" if word.target is Target.IT and follows_several(project, word) else kebab(word.target)
    name = f"word-{kebab(word.op)}" + (f"-{target}" if word.target else "")
    if word.op is Op.ADVANCE and word.target is not Target.ITS:
        text = Message(name, {"field": field_name(project.field)})
    elif word.op is Op.COLLECT and word.amount == ALL:
        text = Message(f"{name}-all")
    elif word.op in (Op.COPY, Op.ADVANCE) or not word.amount:
        text = Message(name)
    else:
        text = Message(name, {"number": word.amount})
    if word.count is Count.NONE:
        return text
    params = {"effect": text, "what": Message(f"count-{kebab(word.count)}")}
    return Message("word-per", params) if word.most == ALL else Message("word-per-max", {**params, "most": word.most})


def follows_several(project: Project, word: EffectWord) -> bool:
    """Was the card that «it» means the last of several cards taken at once?"""
    several = False
    for other in project.words:
        if other is word:
            break
        if other.target not in (Target.IT, Target.EACH):
            several = other.op is Op.TAKE and other.amount > 1
    return several


# Icons ----------------------------------------------------------------------------------------------------


@cache
def card_icons(card: Card) -> tuple[str, ...]:
    """The effects of a card in icons, a string a line."""
    return tuple(line_icons(PROJECTS[card], line) for line in PROJECTS[card].lines)


def line_icons(project: Project, line: Line) -> str:
    icons = " ".join(word_icons(project, word) for word in line.words)
    if line.head is None:
        return icons
    if line.head.op is Op.CHOOSE:
        return f"{icons} | {' '.join(word_icons(project, word) for word in line.other)}"
    return f"{head_icons(line.head)} → {icons}"


def head_icons(head: EffectWord) -> str:
    if head.op is Op.IF:
        return f"{head.amount}{COUNT_ICONS[head.count]}?"
    return {Op.ELSE: "∅", Op.RETURN: f"{PAY}{head.amount}{FLASK}", Op.GIVE_UP: f"{PAY}{CARD}"}[head.op]


def word_icons(project: Project, word: EffectWord) -> str:
    target = TARGET_ICONS.get(word.target, "")
    amount = "∀" if word.amount == ALL else str(word.amount)
    icons = {
        Op.ROTATE: f"{TURN}{amount}{target}",
        Op.GAIN: f"+{amount}{FLASK}",
        Op.PUT: f"{amount}{FLASK}▸{target if word.target >= Target.OWN else CARD + target}",
        Op.TAKE: f"+{amount}{CARD}",
        Op.ADVANCE: f"{STEP}{advance_icon(project, word)}",
        Op.COLLECT: f"{target}{amount}{FLASK}▸+",
        Op.COPY: f"{COPY}{target}",
        Op.SCATTER: f"{amount}{FLASK}▸{BOARD}*",
        **SPECIAL_ICONS,
    }[word.op]
    if word.count is Count.NONE:
        return icons
    return f"{icons}×{COUNT_ICONS[word.count]}" + ("" if word.most == ALL else f"≤{word.most}")


def advance_icon(project: Project, word: EffectWord) -> str:
    letter = project.field.name[0]
    icons = {Target.OWN: letter, Target.OTHER: f"≠{letter}", Target.ANOTHER: f"≠{letter}′", Target.ITS: "•"}
    return icons.get(word.target, "")
