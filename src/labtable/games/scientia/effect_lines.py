"""The language of the cards: a line such as "return 2 → advance other" read into words (RULES.md §6).

line  := [head "→"] word {"," word}            "choose →" has two sides, separated by "|"
head  := "if" (N | "no") COUNT | "else" | "return" N | "give up" | "choose"
word  := "rotate" TARGET N [per] | "gain" N [per] | "put" N TARGET | "take" N | "advance" TARGET
       | "collect" ("board" (N | "all") | "own all") | "copy" TARGET
       | "attract" | "extra action" | "exchange" | "rearrange" | "scatter" N
per   := "per" COUNT ["max" N]
"""

from dataclasses import dataclass

from .constants import ALL, Count, Op, Target

MOST = 9  # NOT A RULE: the largest number that a line may hold

ROTATE_TARGETS = (Target.OTHER, Target.ANOTHER, Target.EACH, Target.IT)
PUT_TARGETS = (Target.OWN, Target.ANOTHER, Target.EACH, Target.IT, Target.BOARD, Target.ELSEWHERE)
ADVANCE_TARGETS = (Target.OWN, Target.OTHER, Target.ANOTHER, Target.ITS)
COPY_TARGETS = (Target.BASE, Target.OWN)
PLAIN = {"attract": Op.ATTRACT, "extra action": Op.EXTRA_ACTION, "exchange": Op.EXCHANGE, "rearrange": Op.REARRANGE}
WORDS = ("rotate", "gain", "put", "take", "advance", "collect", "copy", "scatter", *PLAIN)
HEADS = ("if", "else", "return", "give up", "choose")


class Misread(ValueError):
    """A line that is not in the language; the message says what was expected."""


@dataclass(frozen=True)
class EffectWord:
    """One effect, or the head of a line."""

    op: Op
    amount: int = 0
    target: Target = Target.NONE
    count: Count = Count.NONE  # what «per» or «if» counts
    most: int = ALL  # the number after «max»


@dataclass(frozen=True)
class Line:
    head: EffectWord | None
    words: tuple[EffectWord, ...]
    other: tuple[EffectWord, ...] = ()  # the second side of «choose»


def read_line(text: str) -> Line:
    before, arrow, after = text.partition("→")
    if not arrow:
        return Line(None, _words(text))
    head = _head(before.strip())
    if head.op is not Op.CHOOSE:
        return Line(head, _words(after))
    sides = after.split("|")
    if len(sides) != 2:
        raise Misread("expected two sides separated by |, as in choose → gain 3 | take 1")
    return Line(head, _words(sides[0]), _words(sides[1]))


def _words(text: str) -> tuple[EffectWord, ...]:
    return tuple(_word(word.strip()) for word in text.split(","))


def _head(text: str) -> EffectWord:
    match text.split():
        case ["if", "no", what]:
            return EffectWord(Op.IF, 0, count=_count(what))
        case ["if", number, what]:
            return EffectWord(Op.IF, _number(number), count=_count(what))
        case ["else"]:
            return EffectWord(Op.ELSE)
        case ["return", number]:
            return EffectWord(Op.RETURN, _number(number))
        case ["give", "up"]:
            return EffectWord(Op.GIVE_UP)
        case ["choose"]:
            return EffectWord(Op.CHOOSE)
    raise Misread(f"expected one of {', '.join(HEADS)} before →, found {text!r}")


def _word(text: str) -> EffectWord:
    if text in PLAIN:
        return EffectWord(PLAIN[text])
    match text.split():
        case ["rotate", target, number, *per]:
            return _per(EffectWord(Op.ROTATE, _number(number), _target(target, ROTATE_TARGETS)), per)
        case ["gain", number, *per]:
            return _per(EffectWord(Op.GAIN, _number(number)), per)
        case ["put", number, target]:
            return EffectWord(Op.PUT, _number(number), _target(target, PUT_TARGETS))
        case ["take", number]:
            return EffectWord(Op.TAKE, _number(number))
        case ["advance", target]:
            return EffectWord(Op.ADVANCE, 1, _target(target, ADVANCE_TARGETS))
        case ["collect", "board", "all"]:
            return EffectWord(Op.COLLECT, ALL, Target.BOARD)
        case ["collect", "board", number]:
            return EffectWord(Op.COLLECT, _number(number), Target.BOARD)
        case ["collect", "own", "all"]:
            return EffectWord(Op.COLLECT, ALL, Target.OWN)
        case ["copy", target]:
            return EffectWord(Op.COPY, 1, _target(target, COPY_TARGETS))
        case ["scatter", number]:
            return EffectWord(Op.SCATTER, _number(number))
        case [first, *_] if first in WORDS:
            raise Misread(f"expected {_pattern(first)}, found {text!r}")
    raise Misread(f"expected one of {', '.join(WORDS)}, found {text!r}")


def _pattern(word: str) -> str:
    return {
        "rotate": "rotate other|another|each|it N [per COUNT [max N]]",
        "gain": "gain N [per COUNT [max N]]",
        "put": "put N own|another|each|it|board|elsewhere",
        "take": "take N",
        "advance": "advance own|other|another|its",
        "collect": "collect board N, collect board all or collect own all",
        "copy": "copy base|own",
        "scatter": "scatter N",
    }.get(word, word)


def _per(word: EffectWord, rest: list[str]) -> EffectWord:
    match rest:
        case []:
            return word
        case ["per", what]:
            return EffectWord(word.op, word.amount, word.target, _count(what))
        case ["per", what, "max", number]:
            return EffectWord(word.op, word.amount, word.target, _count(what), _number(number))
    raise Misread(f"expected per COUNT or per COUNT max N, found {' '.join(rest)!r}")


def _number(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST:
        raise Misread(f"expected a number from 1 to {MOST}, found {text!r}")
    return int(text)


def _target(text: str, allowed: tuple[Target, ...]) -> Target:
    for target in allowed:
        if target.name.lower() == text:
            return target
    raise Misread(f"expected one of {', '.join(target.name.lower() for target in allowed)}, found {text!r}")


def _count(text: str) -> Count:
    for count in Count:
        if count and count.name.lower() == text:
            return count
    raise Misread(f"expected one of {', '.join(count.name.lower() for count in Count if count)}, found {text!r}")
