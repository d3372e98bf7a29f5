"""Names that people type: what can be seen, what insults in three languages, and that nobody's own name does."""

from pathlib import Path

import pytest

from labtable.server.classroom import commands, door, names
from labtable.server.classroom.record import Card, ClassRecord
from labtable.server.protocol import class_commands
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import nicknames

FIRST_NAMES = Path(__file__).with_name("data") / "first_names.txt"


@pytest.mark.parametrize(
    "name",
    [
        "ㅤ",
        "\u3164\u3164",
        "⠀",
        "\u200b",
        "\u202eabc",
        "A" + "\u0300" * 9,
        "…",
        "\u115f",
        "A\ufe0f",
        "\U000e0041",
        "",
        "   ",
        "x" * 25,
    ],
)
def test_names_that_cannot_be_seen_are_rejected(name: str) -> None:
    with pytest.raises(Rejection):
        nicknames.clean(name)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "F.u.c.k",
            "f u c k",
            "fu ck",
            "f*ck",
            "FUUUUCK you",
            "b1tch",
            "sh1t",
            "4sshole",
            "@sshole",
            "ni99er",
            "x_fuck_x",
        ),
        *("kill yourself", "KillYourself", "kill-yourself 2", "kys", "Mia the fat cow", "deez nuts", "STFU", "Adolf H"),
        *("88", "Tom 1488", "Tom is gay", "shut up", "your mum", "Ben Dover", "Mike Hawk", "dick69"),
        *("c0nnard", "NTM", "n.t.m", "ntm!", "Tom ntm", "Nique ta mère", "fils de pute", "sa1ope", "pùtë", "PUTE2"),
        *(
            "ta gueule",
            "va te faire enculer",
            "suicide toi",
            "sale arabe",
            "grosse vache",
            "fdp",
            "bat4rd",
            "Léo est gay",
        ),
        *("h1jodeputa", "hijo de puta", "p u t a", "CABRÓN", "cabroooón", "gilip0llas", "chinga tu madre", "mátate"),
        *("vete a la mierda", "vaca gorda", "Ana es fea", "hdp", "maric0n"),
    ],
)
def test_insults_are_rejected_however_they_are_written(name: str) -> None:
    with pytest.raises(Rejection) as refused:
        nicknames.clean(name)
    assert refused.value.message.id == "server-rude-nickname"


def test_no_first_name_is_an_insult() -> None:
    """Some eleven hundred names of pupils in many countries, some with a second name or an initial."""
    listed = FIRST_NAMES.read_text(encoding="utf-8").splitlines()
    assert len(listed) > 1000
    assert [name for name in listed if nicknames.insults(name)] == []
    assert [name for name in listed if name != nicknames.clean(name)] == []


@pytest.mark.parametrize("name", ["Ana L.", "Ben Cullen", "Aspen Isabel", "Lars Lutz", "Greta Meredith"])
def test_what_two_words_make_together_is_no_insult(name: str) -> None:
    assert not nicknames.insults(name)


def test_no_generated_name_is_an_insult() -> None:
    made = [
        pattern.format(noun, word)
        for pattern, nouns, words in names.FRIENDLY.values()
        for noun in nouns.split()
        for word in words.split()
    ]
    assert len(made) == 3 * 256 and not any(nicknames.insults(name) for name in made)


# A class -------------------------------------------------------------------------------------------


def a_class(teacher: str) -> ClassRecord:
    given = (
        "CLASS",
        "CODE",
        0,
        1,
        ["teacher"],
        "eureka",
        2,
        "greedy",
        {},
        False,
        None,
        "free",
        [],
        "en",
        "8B",
        teacher,
    )
    return ClassRecord(*given)


@pytest.mark.parametrize("name", ["Ms Lind", "lind", "Herr Lind", "Mme. L1nd", "The Teacher", "señora Lind"])
def test_nobody_takes_the_name_of_the_teacher(name: str) -> None:
    with pytest.raises(Rejection) as refused:
        names.typed(a_class("Ms Lind"), name, 1)
    assert refused.value.message.id == "server-teachers-name"


@pytest.mark.parametrize("name", ["Linda", "Anna Lind", "Belinda"])
def test_a_pupil_may_share_a_part_of_the_teachers_name(name: str) -> None:
    assert names.typed(a_class("Ms Lind"), name, 1) == name


def test_the_teacher_gives_a_pupil_a_real_name_whatever_it_means_elsewhere() -> None:
    record = a_class("Ms Lind")
    record.cards = [Card(1, "Blue Otter", 0, []), Card(2, "Anna", 0, [])]
    with pytest.raises(Rejection):
        names.typed(record, "Dick", 1)
    commands.rename_pupil(record, class_commands.RenamePupil("1", 1, "Dick"), 0)
    assert record.cards[0].name == "Dick"
    with pytest.raises(Rejection, match="name-taken"):
        commands.rename_pupil(record, class_commands.RenamePupil("2", 1, "ANNA"), 0)


def test_a_pupil_is_given_a_name_in_their_own_language() -> None:
    """Also where the class speaks another one, and for the next name that they ask for."""
    record = a_class("Ms Lind")
    for number, language in enumerate((None, "en", "fr", "es")):
        door.arrive(record, f"pupil {number}", 0, None, set(), {}, at_home=False, language=language)
    _, nouns, words = names.FRIENDLY["fr"]
    commands.decide(record, "pupil 0", class_commands.ChangeCard("1", another=True, language="fr"), 0)
    spoken = [set((card.name or "").split()) <= {*nouns.split(), *words.split()} for card in record.cards]
    assert spoken == [True, False, True, False]
