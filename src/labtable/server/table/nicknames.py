"""Names that people give themselves: visible, their own, and fit for a classroom."""

from __future__ import annotations

import hashlib
import re
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
LETTER_BY_LETTER = 2  # letters of the pieces into which somebody takes a word apart, to hide it
PHRASE = 5  # letters of an insult of several words; what is shorter would be found in a name and an initial
LONGEST = 16  # letters of a word that is looked for inside others
NO_LETTERS = "0123456789!@"  # what may stand at the end of a word beside being letters of it
OTHER_DIGITS = str.maketrans("169", "lgg")  # that LOOK_ALIKES reads otherwise or not at all
HELD_DOWN = re.compile(r"(.)\1\1+")  # a letter that is written three times or more
INSULTS = Path(__file__).with_name("insults.txt")


def clean(typed: str, others: Iterable[str | None] = ()) -> str:
    """The name as it is kept. A name that cannot be seen, that somebody else at the table has, or that insults, is
    rejected."""
    if insults(visible(typed)):
        raise Rejection("bad-request", Message("server-rude-nickname"))
    return unlike(typed, others)


def unlike(typed: str, others: Iterable[str | None]) -> str:
    """A name that can be seen, and that nobody takes for somebody else's."""
    name = visible(typed)
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
    """Does a name insult somebody, however it is written? Words count by themselves; so do several together, and pieces
    of a word that was taken apart. What the end of one name and the beginning of the next make together does not count:
    nobody would read it so."""
    words = words_of(name)
    ends = range(1, len(words) + 1)
    runs = [words[first:end] for end in ends for first in range(end)]
    apart = {"".join(run) for run in runs if all(len(word) <= LETTER_BY_LETTER for word in run)}
    phrases = {"".join(run) for run in runs}
    whole, anywhere = known_insults("whole"), known_insults("anywhere")
    single = {reading for word in {*words, *apart} for reading in readings(word)}
    several = {reading for phrase in phrases for reading in readings(phrase) if len(reading) >= PHRASE}
    inside = {
        word[first : first + length]
        for word in single
        for length in range(4, LONGEST + 1)
        for first in range(len(word) - length + 1)
    }
    return any(hashed(word) in whole for word in single | several) or any(
        hashed(part) in anywhere for part in inside | several
    )


def words_of(name: str) -> list[str]:
    """The words of a name, without what stands between them; @ and ! may stand for letters."""
    kept = (one if unicodedata.category(one)[0] in "LMN" or one in "@!" else " " for one in name)
    return "".join(kept).split()


def readings(word: str) -> set[str]:
    """What a reader may take a word for: digits are digits, letters or nothing, and letters that are held down count
    once or twice."""
    read = {skeleton(one) for one in (word, word.strip(NO_LETTERS), word.translate(OTHER_DIGITS))}
    return {word, *read, *(HELD_DOWN.sub(r"\1", one) for one in read), *(HELD_DOWN.sub(r"\1\1", one) for one in read)}


@cache
def known_insults(where: str) -> frozenset[str]:
    lines = (line.split() for line in INSULTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return frozenset(word for kind, *words in lines if kind == where for word in words)


def hashed(word: str) -> str:
    return hashlib.blake2b(word.encode(), digest_size=6, person=b"labtable name").hexdigest()
