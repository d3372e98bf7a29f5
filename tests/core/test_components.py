"""The reader of components.toml: what it gives, and that every mistake names line, place and what was expected."""

import tomllib

import pytest

from labtable.core.game.components import BadComponents, read, table_of
from labtable.core.game.toml_lines import lines_of, too_deep
from labtable.core.homes import HOUSE as GAMES

BOX = '''# a box
[cubes]
source = "rulebook"
red = 3
values = [0, 1, 2]

[cards]
source = "reconstructed"
reason = """two lines
of reason"""
row = [
    { id = "a", cost = { red = 1 } },  # a comment, with a ]
    { id = "b", base = true },
]

[[deals]]
game = "2 players"
hand = 6
source = "rulebook"

[[deals]]
game = "3 players"
hand = 5
source = "inferred"
reason = "counted"
'''


@pytest.fixture
def box(tmp_path):
    def write(text=BOX, old="", new=""):
        path = tmp_path / "components.toml"
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return read(path)

    return write


def test_values(box):
    cubes, cards = box().table("cubes"), box()["cards"].rows("row", count=2)
    assert cubes.number("red", 1, 9) == 3 and cubes.numbers("values", 0, 9, count=3, rising=True) == [0, 1, 2]
    assert [card.text("id", "[a-z]") for card in cards] == ["a", "b"] and cards[1].flag("base")
    assert cards[0].flag("base", default=False) is False and cards[0].table("cost").number("red", 0, 9) == 1
    assert [deal.choice("game", ("2 players", "3 players")) for deal in box().rows("deals")] == [0, 1]


def test_a_row_has_the_source_of_the_nearest_table_that_says_it(box):
    card, (first, second) = box()["cards"].rows("row")[0], box().rows("deals")
    assert (card.source, card.reason) == ("reconstructed", "two lines\nof reason")
    assert (first.source, second.source, second.reason) == ("rulebook", "inferred", "counted")


@pytest.mark.parametrize(
    ("line", "place", "expected", "ask"),
    [
        (4, "cubes.red", "a number from 4 to 9, found 3", lambda box: box["cubes"].number("red", 4, 9)),
        (2, "cubes", "blue to be a number from 1 to 9; it is missing", lambda box: box["cubes"].number("blue", 1, 9)),
        (
            5,
            "cubes.values",
            "2 numbers from 0 to 9, found [0, 1, 2]",
            lambda box: box["cubes"].numbers("values", 0, 9, 2),
        ),
        (
            12,
            "cards.row[1].cost.red",
            "a number from 2 to 9, found 1",
            lambda box: box["cards"].rows("row")[0]["cost"].number("red", 2, 9),
        ),
        (13, "cards.row[2].base", "one of id, cost", lambda box: box["cards"].rows("row")[1].only("id", "cost")),
        (11, "cards.row", "3 rows, found 2", lambda box: box["cards"].rows("row", count=3)),
        (23, "deals[2].hand", "true or false, found 5", lambda box: box.rows("deals")[1].flag("hand")),
        (
            22,
            "deals[2].game",
            "one of x, y, found '3 players'",
            lambda box: box.rows("deals")[1].choice("game", ("x", "y")),
        ),
        (2, "cubes", "red, blue, in this order, found red, values", lambda box: box["cubes"].tables(("red", "blue"))),
    ],
)
def test_a_mistake_names_line_place_and_what_was_expected(box, line, place, expected, ask):
    with pytest.raises(BadComponents) as raised:
        ask(box())
    assert str(raised.value) == f"components.toml:{line}: {place}: expected {expected}."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('source = "rulebook"\nred', "red", "components.toml:2: cubes: expected source = one of"),
        (
            'source = "rulebook"\nred',
            'source = "hearsay"\nred',
            "components.toml:3: cubes.source: expected one of rulebook",
        ),
        (
            'reason = "counted"\n',
            "",
            "components.toml:21: deals[2]: expected a reason, because the source is inferred.",
        ),
        ("[cubes]", "[cubes", "components.toml:2: not TOML"),
    ],
)
def test_every_table_says_its_source(box, old, new, sentence):
    with pytest.raises(BadComponents) as raised:
        box(old=old, new=new)
    assert str(raised.value).startswith(sentence)


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/*.toml")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_key_of_the_games_has_its_line(path):
    """Each key is found on its line, whatever stands around it: comments, strings of several lines, rows."""
    text = path.read_text("utf-8")
    lines, rows = lines_of(text), text.splitlines()

    def look(where, value):
        if where and isinstance(where[-1], str):
            assert where[-1] in rows[lines[where] - 1], where
        else:
            assert where in lines, where
        inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
        for key, each in inner:
            look((*where, key), each)

    look((), tomllib.loads(text))


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 20_000,
        "a = " + "{ a = " * 7_000,
        "[" + "a." * 20_000 + "a]\n",
        "[[" + "'a' . " * 7_000 + "a]]\n",
        "a." * 20_000 + "a = 1\n",
        "x = 1\n" + "a = { " + "a." * 20_000 + "a = 1 }\n",
    ],
    ids=["lists", "braces", "header", "rows", "key", "key in braces"],
)
def test_nesting_is_refused_before_anything_parses_it(tmp_path, monkeypatch, text):
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was parsed"))
    (tmp_path / "deep.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match=r"deep.toml:\d: expected at most 12 tables or lists in each other"):
        table_of(tmp_path / "deep.toml")


@pytest.mark.parametrize(
    "text",
    [
        "# " + "[" * 99,
        'a = "' + "[" * 99 + '"',
        "a = '" + "{" * 99 + "'",
        'a = """' + "a.b." * 99 + '"""',
        "a = 1.5\n" * 99,
        "a = [" + "1.5, " * 99 + "]",
        "[a]\n" * 99 + "[[b]]\n" * 99,
    ],
)
def test_brackets_and_points_that_nest_nothing_are_no_depth(text):
    assert too_deep(text) == 0


def test_lines_are_found_in_one_pass():
    """A file of 10,000 keys: each is looked up among the ends of the lines, which are found once."""
    text = "".join(f"key{number} = 1\n" for number in range(10_000))
    lines = lines_of(text)
    assert [lines[(f"key{number}",)] for number in (0, 5_000, 9_999)] == [1, 5_001, 10_000]
