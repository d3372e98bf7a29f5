"""Names of pupils: friendly ones that are made here, and what a name must not be in a class."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random

from labtable.core.game.contract import Message
from labtable.server.classroom.record import ClassRecord
from labtable.server.protocol.class_types import Language
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import nicknames

# Two words make a name; in French and Spanish all of them are masculine, so that they agree.
FRIENDLY: dict[str, tuple[str, str, str]] = {
    "en": (
        "{1} {0}",
        ("Comet Otter Falcon Panda Robin Dolphin Badger Planet Beaver Magnet Fox Penguin Koala Crystal Prism Rocket"),
        "Blue Brave Bright Calm Clever Curious Gentle Golden Green Happy Kind Merry Patient Quick Red Silver",
    ),
    "fr": (
        "{0} {1}",
        (
            "Aimant Castor Cristal Dauphin Faucon Hibou Koala Lynx Merle Panda Pingouin Prisme Renard Robot "
            "Saturne Volcan"
        ),
        ("aimable agile bleu brave calme content curieux doré habile joyeux malin patient rapide rouge sage vert"),
    ),
    "es": (
        "{0} {1}",
        ("Búho Castor Cometa Cristal Delfín Halcón Imán Koala Lince Panda Pingüino Planeta Prisma Robot Volcán Zorro"),
        (
            "alegre amable azul brillante contento curioso dorado feliz hábil listo paciente rápido rojo sereno "
            "valiente verde"
        ),
    ),
}

# What nobody but the teacher may be called, as whole words.
IMPERSONATING = (
    "teacher professor prof profe instructor headmaster principal miss sir admin administrator moderator host "
    "labtable server system bot professeur professeure enseignant enseignante maître maîtresse directeur "
    "directrice  administrateur serveur profesor profesora maestro maestra docente director directora "
    "administrador servidor"
)
# With these before it, a teacher's name is still the teacher's.
TITLES = (
    "m mr mrs ms mx madam maam dr mme madame mlle mademoiselle monsieur sr sra srta senor senora senorita don "
    "dona herr frau the le la el"
)


def friendly(record: ClassRecord, luck: Random, language: Language | None = None, but: str | None = None) -> str:
    """A name that nobody in the class has, in the language of the pupil, or else of the class."""
    pattern, nouns, words = FRIENDLY[language or record.language]
    taken = {*record.shown_names(), but}
    free = [
        name for noun in nouns.split() for word in words.split() if (name := pattern.format(noun, word)) not in taken
    ]
    return luck.choice(free)


def typed(record: ClassRecord, name: str, pupil: int) -> str:
    """A name that a pupil typed, as it is kept: within the limits of every table, and not the teacher's."""
    with _of_a_class():
        found = nicknames.clean(name, record.shown_names(but=pupil))
    words = {nicknames.skeleton(word) for word in nicknames.words_of(found)}
    teacher = untitled(record.teacher)
    titles = {nicknames.skeleton(word) for word in IMPERSONATING.split()}
    whole, own = nicknames.skeleton(found), nicknames.skeleton(record.teacher)
    is_teachers = teacher and (teacher == untitled(found) or (own != teacher and own in whole))
    if titles & {*words, whole} or is_teachers:
        raise Rejection("bad-name", Message("server-teachers-name"))
    return found


def untitled(name: str) -> str:
    """What a reader takes a name for that may have a title before it."""
    words = [nicknames.skeleton(word) for word in nicknames.words_of(name)]
    return "".join(word for word in words if word not in TITLES.split())


def given(record: ClassRecord, name: str, pupil: int) -> str:
    """A name that the teacher gives a pupil: real names are nobody's insult."""
    with _of_a_class():
        return nicknames.unlike(name, record.shown_names(but=pupil))


@contextmanager
def _of_a_class() -> Iterator[None]:
    """A name that is refused, as a class says it."""
    try:
        yield
    except Rejection as rejection:
        raise Rejection(
            "name-taken" if rejection.message.id == "server-name-taken" else "bad-name", rejection.message
        ) from None


def listed(names: Iterable[str]) -> list[str]:
    """The names that a teacher pastes: real names are nobody's insult, but each must be seen and be there once."""
    found: list[str] = []
    for name in names:
        kept = nicknames.visible(name)
        if nicknames.skeleton(kept) in {nicknames.skeleton(other) for other in found}:
            raise Rejection("name-taken", Message("server-listed-twice", {"name": kept}))
        found.append(kept)
    return found
