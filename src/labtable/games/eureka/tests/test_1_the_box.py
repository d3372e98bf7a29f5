"""RULES.md §1 The box."""
import pytest

from labtable.core.errors import LabtableError
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


@pytest.mark.parametrize(("change", "place"), [
    (lambda data: data["deals"].pop(), "deals"),
    (lambda data: data["deals"][0].update(highest=14), "deals, solitaire, highest"),
    (lambda data: data["deals"][0].pop("source"), "deals, solitaire"),
    (lambda data: data["deals"][1].update(highest=3), "deals, 2 players"),
])
def test_a_mistake_in_the_deals_is_answered_with_its_place(change, place):
    import tomllib
    data = tomllib.loads(components.FILE.read_text("utf-8"))
    change(data)
    with pytest.raises(LabtableError, match=f"components.toml, {place}"):
        components.deals(data)


def test_a_mistake_in_the_other_tables_is_answered_with_its_place():
    with pytest.raises(LabtableError, match="verdicts, 2, most"):
        components.verdicts({"verdicts": [{"column": column, "most": [0, 1], "source": "rulebook"}
                                          for column in components.COLUMNS]})
    with pytest.raises(LabtableError, match="personalities, red"):
        components.personalities({"personalities": {"red": {"names": ["ada"], "source": "rulebook"}}})
    with pytest.raises(LabtableError, match="reason"):
        components.one({"low_card": {"most": 3, "source": "reconstructed"}}, "low_card", "most", 1, 13)
