"""Names that people give themselves: visible, their own, and fit for a classroom."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from labtable.core.game.contract import Message
from labtable.server.protocol.rejections import Rejection

LETTERS = "LN"  # categories of Unicode: letters and digits
ALLOWED = "LMNPZ"  # and marks, punctuation, spaces
EMPTY = set("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f\u180e")  # letters and marks that show nothing
MARKS = 2  # in a row: enough for every script, too few to cover the lines above
LOOK_ALIKES = str.maketrans(
    "0134578@$!|аеорсухіѕԁјһткмвнαορνιτκμηζεβχυ",  # capitals of Cyrillic and Greek count too
    "oieastbasiiaeopcyxisdjhtkmbhaopvitkmhzebxy",
)
LONGEST = 12  # letters of a word that is looked for inside others
INSULTS = Path(__file__).with_name("insults.txt")


def clean(typed: str, others: Iterable[str | None] = ()) -> str:
    """The name as it is kept. A name that cannot be seen, that somebody else at the table has, or that insults, is
    rejected."""
    name = visible(typed)
    if insults(name):
        raise Rejection("bad-request", Message("server-rude-nickname"))
    if skeleton(name) in {skeleton(other) for other in others if other}:
        raise Rejection("bad-request", Message("server-name-taken"))
    return name


def visible(typed: str) -> str:
    """A name that can be seen, without what cannot."""
    name = " ".join(unicodedata.normalize("NFKC", typed).split())
    if not name or len(name) > 24 or not _visible(name):
        raise Rejection("bad-request", Message("server-bad-nickname"))
    return name


def _visible(name: str) -> bool:
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)[0]
        if kind not in ALLOWED or letter in EMPTY or _ignorable(letter):
            return False
        marks = marks + 1 if kind == "M" else 0
        if marks > MARKS:
            return False
    return any(unicodedata.category(letter)[0] in LETTERS for letter in name)


def _ignorable(letter: str) -> bool:
    """Variation selectors and tags: they change what is compared, not what is seen."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0000" <= letter <= "\U000e0fff"


def skeleton(name: str) -> str:
    """What a reader takes a name for: without case, accents, spaces and look-alikes."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOK_ALIKES)
    return "".join(letter for letter in plain if unicodedata.category(letter)[0] in LETTERS)


def insults(name: str) -> bool:
    words = [skeleton(word) for word in name.replace("_", " ").replace("-", " ").replace(".", " ").split()]
    joined = "".join(words)
    inside = (
        joined[first : first + length] for length in range(4, LONGEST + 1) for first in range(len(joined) - length + 1)
    )
    whole, anywhere = known_insults("whole"), known_insults("anywhere")
    return any(hashed(word) in whole for word in (*words, joined)) or any(hashed(part) in anywhere for part in inside)


@cache
def known_insults(where: str) -> frozenset[str]:
    lines = (line.split() for line in INSULTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return frozenset(word for kind, word in lines if kind == where)


def hashed(word: str) -> str:
    return hashlib.blake2b(word.encode(), digest_size=6, person=b"labtable name").hexdigest()
