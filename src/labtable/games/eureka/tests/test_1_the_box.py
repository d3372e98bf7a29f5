"""RULES.md §1 The box."""

from pathlib import Path

import pytest

from labtable.core.game.components import BadComponents, read
from labtable.games.eureka import GAME, components
from labtable.games.eureka.components import PERSONALITIES, SUITS
from labtable.games.eureka.tests.position import dealt


def test_1_1_52_personalities_thirteen_of_each_suit():
    assert len(set(PERSONALITIES)) == 52 and SUITS == ("red", "blue", "yellow", "green")
    assert (PERSONALITIES[0], PERSONALITIES[27], PERSONALITIES[51]) == ("thutmose", "archimedes", "elizabeth-blackburn")


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_1_1_each_has_a_name_and_a_sentence_in_three_languages(language):
    for person in PERSONALITIES:
        assert GAME.text.has(f"person-{person}", language) and GAME.text.has(f"note-{person}", language)


def test_1_2_one_to_five_people_share_one_result():
    assert list(GAME.meta.players) == [1, 2, 3, 4, 5] and GAME.meta.cooperative
    assert all(dealt(players).score >= 0 for players in GAME.meta.players)


@pytest.mark.parametrize(
    ("right", "wrong", "answer"),
    [
        ("highest = 8", "highest = 14", r"components.toml:7: deals\[1\].highest: expected a number from 1 to 13, .*"),
        (
            "highest = 6",
            "highest = 3",
            r"components.toml:14: deals\[2\].highest: expected a deck that is large enough .*",
        ),
        ('game = "2 players"', 'game = "7 players"', r"deals\[2\].game: expected one of solitaire, .*'7 players'."),
        (
            'game = "2 players"',
            'game = "3 players"',
            r"deals\[2\].game: expected the games in the order solitaire, 2 .*",
        ),
        (
            "most = [0, 1, 2, 4]",
            "most = [0, 1]",
            r"verdicts\[1\].most: expected 4 rising numbers from 0 to 52, found .*",
        ),
        ('column = "2"', 'column = "4-5"', r"verdicts\[1\].column: expected the columns in the order 2, 3, 4-5."),
        ('"thutmose"', '"anyte"', "personalities.red.cards.2..id: expected every personality once, found anyte twice."),
        (
            '    { value = 1, id = "gargi" },\n',
            "",
            "personalities.blue.cards: expected the values 1 to 13 in their order",
        ),
    ],
)
def test_a_mistake_in_the_tables_is_answered_with_its_place(tmp_path, right, wrong, answer):
    text = Path(components.__file__).with_name("components.toml").read_text("utf-8")
    damaged = tmp_path / "components.toml"
    damaged.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    box = read(damaged)
    with pytest.raises(BadComponents, match=answer):
        components.deals(box)
        components.verdicts(box)
        components.personalities(box)
