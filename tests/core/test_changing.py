"""A game with other components: what a file changes, how it is refused, and how it stands beside the plain game."""

import os
from pathlib import Path

import pytest

from labtable.core.errors import BadSave, LabtableError
from labtable.core.game import registry
from labtable.core.game.changed_box import changed_box
from labtable.core.game.changes_of_save import changes_of_save
from labtable.core.game.component_changes import Changes
from labtable.core.game.components import BadComponents
from labtable.core.game.loops import apply_at
from labtable.core.game.registry import changes_of, game
from labtable.core.homes import HOUSE
from labtable.core.match.match import Match
from labtable.core.messages import Message
from tests.fresh_process import alone

SUPERNOVA = '[cards.astronomy]\nrows = [{ number = 37, effects = ["gain 9"] }]\n'


@pytest.fixture
def write(tmp_path):
    def written(text: str) -> Path:
        path = tmp_path / "my.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_a_whole_file_that_differs_nowhere_is_the_plain_game():
    for name in registry.names():
        assert game(name, HOUSE / name / "components.toml") is game(name)


def test_only_what_differs_is_a_change_however_it_is_written(write):
    whole = (HOUSE / "curie" / "components.toml").read_text("utf-8")
    changed = whole.replace("cost = { radium = 1 }", "cost = { uranium = 2 }", 1)
    whole_file = changes_of("curie", write(changed))
    entry = changes_of("curie", write("[activities.advertising]\ncost = { uranium = 2 }\n"))
    assert [str(row) for row in entry.rows] == ["activities.advertising.cost: { radium = 1 } → { uranium = 2 }"]
    assert whole_file == entry and whole_file.digest == entry.digest != ""


def test_a_row_is_found_by_its_number_and_keeps_what_is_left_out(write):
    changes = changes_of("scientia", write(SUPERNOVA))
    box = changed_box("scientia", changes)
    row = box["cards"]["astronomy"].rows("rows")[0]
    assert row.get("id") and row.texts("effects") == ["gain 9"]


def test_plain_and_changed_games_stand_side_by_side(write):
    plain, changed = game("eureka"), game("eureka", write('[[deals]]\ngame = "2 players"\nhand = 5\n'))
    assert changed is not plain and changed.name == plain.name and changed.key != plain.key
    assert not plain.changes and str(changed.changes) == "deals.2 players.hand: 6 → 5"
    assert changed.setup.__module__.startswith("labtable.games.eureka__")
    assert changed is game("eureka", changed.changes.plain), "the same changes are the same game"


def test_no_two_changed_games_share_the_name_of_a_loop(write):
    """Two files of machine code that hold one name would be taken for the same code, whichever was read first."""
    changed = [game("eureka", write(f'[[deals]]\ngame = "2 players"\nhand = {hand}\n')) for hand in (4, 5)]
    loops = [one.engine.inner(apply_at, "search") for one in (game("eureka"), *changed)]
    assert len({getattr(loop, "py_func", loop).__qualname__ for loop in loops}) == 3


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("scientia", "[scoring]\n\nbiology = -3\n", "my.toml:3: scoring.biology: expected a number from 1 to 99"),
        ("scientia", "[scoring]\nbiology = true\n", "my.toml:2: scoring.biology: expected a number from 1"),
        ("scientia", "[scorin]\nx = 1\n", "my.toml:1: scorin: expected one of players, slots"),
        ("scientia", "[scoring]\npoints = 1\n", "my.toml:2: scoring.points: expected one of biology"),
        (
            "scientia",
            "[cards.physics]\nrows = [\n{ number = 99 }]\n",
            "my.toml:3: cards.physics.rows: expected 12 rows, found 13",
        ),
        ("scientia", '[cards.physics]\nrows = [{ number = 1, effects = ["gain 999"] }]\n', "my.toml:2: cards.physics"),
        ("curie", "[cubes]\nradium = 2147483648\n", "my.toml:2: cubes.radium: expected a number from 1 to 99"),
        ("eureka", 'game = "curie"\n', "my.toml:1: game: expected components of eureka, found those of 'curie'."),
        ("eureka", "[[deals\n", "my.toml:1: not TOML"),
        ("eureka", "high_card = 1979-05-27", "my.toml:1: high_card: expected a text, a whole number, true or false"),
        ("eureka", "a = 0x" + "f" * 20, "my.toml:1: a: expected a text, a whole number, true or false"),
        ("eureka", "a = " + "9" * 5000, "my.toml:1: not TOML"),
    ],
)
def test_a_mistake_names_file_line_and_what_was_expected(write, name, text, sentence):
    with pytest.raises(BadComponents) as refused:
        game(name, write(text))
    assert str(refused.value).startswith(sentence)


def test_more_entries_than_any_box_has_are_refused(write):
    rows = ", ".join(f'{{ id = "{year}", gain = {{}} }}' for year in range(2000, 9000))
    with pytest.raises(BadComponents, match=r"my.toml:1: expected at most 1000 entries that differ"):
        changes_of("curie", write(f"[timeline]\nspaces = [{rows}]\n"))


def test_a_file_that_is_not_there_or_is_no_text(tmp_path):
    with pytest.raises(BadComponents, match="cannot be read: No such file"):
        game("eureka", tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="not a text in UTF-8"):
        game("eureka", tmp_path / "bytes.toml")
    (tmp_path / "long.toml").write_bytes(b"#" * 2_000_000)
    with pytest.raises(BadComponents, match="more than"):
        game("eureka", tmp_path / "long.toml")


@pytest.mark.parametrize(
    "path",
    [
        [],
        ["nothing"],
        ["deals", "9 players", "hand"],
        ["high_card", "source"],
        ["high_card", "more"],
        ["high_card"] * 40,
    ],
)
def test_a_save_cannot_name_what_is_not_there(path):
    with pytest.raises(BadComponents):
        changes_of_save("eureka", [(path, 1)])


IN_PLAIN_PYTHON = """
import sys
from labtable.core.errors import BadSave
from labtable.core.match.match import Match
from labtable.core.messages import Message
from labtable.core.game.registry import game, put_in_force
changed = put_in_force("eureka", sys.argv[1])
assert game("eureka") is changed and game("eureka", []) is not changed
match = Match(changed, 2, seed=3)
match.play(match.legal()[0])
match.save(sys.argv[2])
"""


def test_a_save_carries_what_was_changed_and_opens_elsewhere(write, tmp_path):
    save, text = tmp_path / "game.labtable", '[[deals]]\ngame = "2 players"\nhand = 5\n'
    plainly = {**os.environ, "LABTABLE_MODE": "interpreted"}
    made = alone(IN_PLAIN_PYTHON, str(write(text)), str(save), environment=plainly)
    assert not made.returncode, made.stderr
    ask = "import sys, labtable; print(labtable.Match.load(sys.argv[1]).game.changes)"
    assert alone(ask, str(save), environment=plainly).stdout.strip() == "deals.2 players.hand: 6 → 5"
    save.write_text(save.read_text().replace('"deals",', '"dealz",'))
    with pytest.raises(BadSave, match=r"game\.labtable: dealz"):
        Match.load(save)


def test_what_is_in_force_must_be_components(monkeypatch):
    monkeypatch.setenv(registry.IN_FORCE, "no")
    with pytest.raises(LabtableError, match="LABTABLE_COMPONENTS does not hold"):
        game("eureka")


# Rows that are added, taken out, moved and named ----------------------------------------------------------


def rows_of(changes, *way):
    box = changed_box("curie", changes)
    for key in way[:-1]:
        box = box[key]
    return [row.get("id") for row in box.rows(way[-1])]


def dates(write, text):
    return rows_of(changes_of("curie", write(text)), "timeline", "spaces")


DATES = rows_of(Changes(), "timeline", "spaces")


def test_a_row_with_another_id_is_added_behind_the_row_that_it_names(write):
    row = '{ id = "%s", after = "%s", text = "…", gain = {} }'
    two = f"[timeline]\nspaces = [{row % ('1899', '1898-december')}, {row % ('1900', '1898-december')}]\n"
    place = DATES.index("1898-december") + 1
    assert dates(write, two) == [*DATES[:place], "1899", "1900", *DATES[place:]]
    assert dates(write, f"[timeline]\nspaces = [{row % ('1850', '')}]\n") == ["1850", *DATES]
    last = '[timeline]\nspaces = [{ id = "1935", text = "…", gain = {} }, { id = "1936", text = "…", gain = {} }]\n'
    assert dates(write, last) == [*DATES, "1935", "1936"]


def test_a_row_that_names_itself_or_nobody_as_the_one_before_is_refused(write):
    text = '[timeline]\nspaces = [\n{ id = "1899", after = "%s", text = "…", gain = {} }]\n'
    for before in ("1899", "1066"):
        with pytest.raises(BadComponents, match=r"my.toml:3: timeline.spaces.1899: expected after = the row"):
            game("curie", write(text % before))


def test_a_row_that_is_removed_is_gone_and_one_that_is_left_out_stays(write):
    assert dates(write, '[timeline]\nspaces = [{ id = "1909", remove = true }]\n') == [
        date for date in DATES if date != "1909"
    ]
    for row in (
        '{ id = "1066", remove = true }',
        '{ id = "1909", remove = true, gain = {} }',
        '{ id = "1909", remove = 1 }',
    ):
        with pytest.raises(BadComponents, match=r"my.toml:2: timeline.spaces\[1\]: expected"):
            changes_of("curie", write(f"[timeline]\nspaces = [{row}]\n"))


def test_a_row_stands_in_a_file_once(write):
    with pytest.raises(
        BadComponents, match=r"my.toml:3: timeline.spaces\[2\]: expected id = a text that no other row has"
    ):
        changes_of("curie", write('[timeline]\nspaces = [{ id = "1909", gain = {} },\n{ id = "1909", gain = {} }]\n'))


WHOLE = (HOUSE / "curie" / "components.toml").read_text("utf-8")
LINE = '    { id = "1909", gain = { experiment = true } },\n'
NEXT = '    { id = "1910", needs = { validated = 2 }, gain = { uranium = 1 } },\n'


def test_in_a_whole_file_a_list_has_the_rows_that_stand_there_in_their_order(write):
    assert not changes_of("curie", write(f"whole = true\n{WHOLE}"))
    place = DATES.index("1909")
    assert dates(write, f"whole = true\n{WHOLE.replace(LINE, '')}") == [*DATES[:place], *DATES[place + 1 :]]
    swapped = [*DATES[:place], "1910", "1909", *DATES[place + 2 :]]
    assert dates(write, f"whole = true\n{WHOLE.replace(LINE + NEXT, NEXT + LINE)}") == swapped
    added = LINE.replace("1909", "1908-may").replace("gain", 'text = "…", gain')
    assert dates(write, f"whole = true\n{WHOLE.replace(LINE, added + LINE)}") == [
        *DATES[:place],
        "1908-may",
        *DATES[place:],
    ]


def test_in_a_whole_file_a_row_has_the_keys_that_stand_there(write):
    changes = changes_of("curie", write(f"whole = true\n{WHOLE.replace(', per_thesis = 2', '')}"))
    assert [str(row) for row in changes.rows] == ["timeline.spaces.1897.per_thesis: taken out"]
    assert not changed_box("curie", changes)["timeline"].rows("spaces")[DATES.index("1897")].has("per_thesis")


def test_a_save_carries_rows_that_were_added_and_taken_out(write):
    text = (
        '[timeline]\nspaces = [{ id = "1909", remove = true }, '
        '{ id = "1899", after = "1898-july", text = "…", gain = {} }, { id = "1914", after = "1867" }]\n'
        "[experiments.beaker]\nb13 = { cost = {}, gain = { points = 1 } }\nb1 = { remove = true }\n"
    )
    changes = changes_of("curie", write(text))
    again = changes_of_save("curie", changes.plain)
    assert again.digest == changes.digest and rows_of(again, "timeline", "spaces") == dates(write, text)
    beakers = changed_box("curie", again)["experiments"]["beaker"]
    assert "b13" in list(beakers) and "b1" not in list(beakers)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["timeline", "spaces", "1899"], {"id": "1900", "gain": {}}),
        (["timeline", "spaces", "1899"], "text"),
        (["timeline", "spaces", "1899"], None),
        (["timeline", "spaces", "1903"], 7),
        (["timeline", "spaces", "1903", "gain"], 1.5),
        (["timeline", "spaces", "1903", "gain"], {"points": 2**70}),
        (["timeline", "spaces", "1903", "gain"], {"points": None}),
        (["experiments", "jar"], 3),
        (["limits"], [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]),
        (["limits"], "x" * 300_000),
    ],
)
def test_what_no_file_could_say_no_save_can_say(path, value):
    with pytest.raises(BadComponents):
        changes_of_save("curie", [(path, value)])
    with pytest.raises(BadComponents, match="at most"):
        changes_of_save("curie", [(["limits", "take"], 4)] * 3000)


def test_what_the_game_has_no_use_for_is_refused_with_its_line(write):
    with pytest.raises(BadComponents, match=r"my.toml:2: numbers.dna: expected something that the game uses"):
        game("scientia", write("[numbers]\ndna = 26\n"))


# What an owner calls things ---------------------------------------------------------------------------------


def sentence(found, name):
    said = {language: found.text.say(Message(name), language) for language in ("en", "fr", "es")}
    assert len(set(said.values())) == 1, "one language is enough: the others fall back to it"
    return said["en"]


@pytest.mark.parametrize(
    ("name", "text", "message", "said"),
    [
        (
            "curie",
            '[timeline]\nspaces = [{ id = "1899", after = "1867", text = "Actinium \\"{ $x }\\" \\\\.", gain = {} }]\n',
            "milestone-1899",
            'Actinium "{ $x }" \\.',
        ),
        (
            "curie",
            '[timeline]\nspaces = [{ id = "1899", text = "A", gain = {}, after = "1867" }]\n',
            "date-1899",
            "1899",
        ),
        ("curie", '[activities.research]\nname = "Reading"\n', "card-research", "Reading"),
        ("scientia", '[cards.physics]\nrows = [{ number = 1, name = "Apples" }]\n', "card-gravity", "Apples"),
        ("eureka", '[personalities.red]\ncards = [{ value = 1, name = "Sappho" }]\n', "person-thutmose", "Sappho"),
        ("eureka", '[personalities.red]\ncards = [{ value = 1, name = "Sappho" }]\n', "note-thutmose", "Sappho"),
        ("laboratorium", '[boum]\ncard = [{ id = "can", name = "Dent" }]\n', "card-can", "Dent"),
        ("element", '[elements]\natoms = [{ symbol = "S", name = "brimstone" }]\n', "element-S", "brimstone"),
    ],
)
def test_names_and_texts_stand_in_the_file(write, name, text, message, said):
    assert sentence(game(name, write(text)), message) == said
    assert not game(name).TEXTS, "the box brings none"


def test_a_goal_without_a_sentence_says_what_the_game_knows_of_its_element(write):
    cards = '[scenarios]\ncards = [{ id = "first-light", goals = ["H", "He", "Li", "Be", "C", "Kr"] }]\n'
    text = game("element", write(cards)).text
    for language in ("en", "fr", "es"):
        assert text.say(Message("scenario-first-light-C"), language) == text.say(Message("about-C"), language)
        assert text.say(Message("scenario-first-light-Kr"), language) == text.say(Message("element-Kr"), language)


@pytest.mark.parametrize("name", ['"<b>"', '"a\\nb"', '"\\u001b[2J"', '"\\u202e"', '"  "', f'"{"x" * 401}"', "7"])
def test_a_name_is_one_line_that_is_safe_to_show(write, name):
    with pytest.raises(BadComponents, match=r"my.toml:2: cards.physics.rows\[1\].name: expected a text of up to 400"):
        game("scientia", write(f"[cards.physics]\nrows = [{{ number = 1, name = {name} }}]\n"))


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (
            "curie",
            '[timeline]\nspaces = [\n{ id = "1899", gain = {} }]\n',
            'my.toml:3: timeline.spaces[21]: expected text = "…", because the game has no words for a new row',
        ),
        (
            "scientia",
            '[cards.physics]\nrows = [{ number = 1, id = "apples" }]\n',
            "my.toml:2: cards.physics.rows[1]: exp",
        ),
        (
            "laboratorium",
            '[boum]\ncard = [{ id = "leak", copies = 1, difficulty = 1, does = "none" }]\n',
            "my.toml:2: bou",
        ),
    ],
)
def test_what_is_new_needs_a_name(write, name, text, sentence):
    with pytest.raises(BadComponents) as refused:
        game(name, write(text))
    assert str(refused.value).startswith(sentence)


# Room in the record -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (
            "curie",
            "[transformations.uranium]\ncost = {}\n",
            "my.toml:2: transformations.uranium: expected a cost of more",
        ),
        ("curie", '[workshop.2]\nside_1 = ["1/1/1"]\nside_2 = ["1/1/1"]\n', "my.toml:3: workshop.2: expected a clock"),
        ("curie", "[experiments.beaker]\nb1 = { remove = true }\n", "my.toml:2: experiments.beaker: expected 12 to 60"),
        (
            "eureka",
            '[[deals]]\ngame = "2 players and the phantom"\nhighest = 9\n',
            "my.toml:3: deals[6].highest: expected at most 8",
        ),
        (
            "laboratorium",
            '[reagents]\ncard = [{ number = 1, smiles = "C1CC1[1*]" }]\n',
            "my.toml:2: reagents.card[1].smiles: expected rings",
        ),
        (
            "laboratorium",
            '[reagents]\ncard = [{ number = 1, smiles = "[2*]=C=[2*]" }]\n',
            "my.toml:2: reagents.card[1].smiles: expected at most one",
        ),
        (
            "laboratorium",
            '[reagents]\ncard = [{ number = 1, smiles = "[1*]C(C" }]\n',
            "my.toml:2: reagents.card[1].smiles: expected a mol",
        ),
        ("laboratorium", "[tokens]\ncarbon = 55\n", "my.toml:2: tokens.carbon: expected a number from 56"),
        (
            "laboratorium",
            '[securite]\ncard = [{ id = "clean-coat", does = "reroll" }]\n',
            "my.toml:2: securite.card[1].does: expected one of recover",
        ),
        (
            "scientia",
            "[slots]\ncubes_that_open_one = 4\n",
            "my.toml:2: slots.cubes_that_open_one: expected a number from 5",
        ),
        (
            "scientia",
            "[players]\nstarting_cubes_per_field = 2\n",
            "my.toml:2: players.starting_cubes_per_field: expected",
        ),
    ],
)
def test_what_there_is_no_room_for_is_refused_with_its_line(write, name, text, sentence):
    with pytest.raises(BadComponents) as refused:
        game(name, write(text))
    assert str(refused.value).startswith(sentence)


def test_what_an_owner_entered_is_the_owners_and_the_rest_keeps_its_source(write):
    file = write(
        "[cubes]\nradium = 20\n"
        "[activities.advertising]\ncost = { uranium = 2 }\n"
        "[experiments.beaker]\nb13 = { cost = { radium = 1 }, gain = { points = 1 } }\n"
        '[timeline]\nspaces = [{ id = "1883", gain = { uranium = 1 } }, { id = "1899", text = "A find!", gain = {} }]\n'
    )
    box = changed_box("curie", changes_of("curie", file))
    assert box["cubes"].source == "owner" and box["tower"].source == "reconstructed"
    assert {name: box["activities"][name].source for name in ("advertising", "instruments")} == {
        "advertising": "owner",
        "instruments": "rulebook",
    }
    beaker = box["experiments"]["beaker"]
    assert (beaker["b13"].source, beaker["b12"].source, beaker["b1"].source) == ("owner", "reconstructed", "inferred")
    spaces = {row.text("id"): row.source for row in box["timeline"].rows("spaces")}
    assert {one for one, source in spaces.items() if source == "owner"} == {"1883", "1899"}
    assert set(spaces.values()) == {"owner", "reconstructed"}


def test_a_card_that_an_owner_entered_is_not_marked_as_ours(write):
    plain, own = (Match(one, 2, seed=1).view(0) for one in (game("scientia"), game("scientia", write(SUPERNOVA))))
    assert {stack.number for stack in own.stacks if stack.source == "owner"} == {37}
    assert not [stack for stack in plain.stacks if stack.source == "owner"]


def test_a_value_of_the_box_that_a_change_beside_it_made_wrong_is_answered_with_the_line_of_the_change(write):
    text = '[[deals]]\ngame = "2 players"\nhand = 5\n\n[[deals]]\ngame = "5 players"\nhand = 10\nmarket = 5\n'
    with pytest.raises(BadComponents, match=r"^my\.toml:7: deals\[5\]\.highest: expected a deck that is large enough"):
        game("eureka", write(text))


def test_a_row_that_must_not_be_taken_out_is_answered_with_the_line_that_takes_it_out(write):
    with pytest.raises(BadComponents, match=r"^my\.toml:2: elements\.atoms: expected the 36 elements"):
        game("element", write('[elements]\natoms = [{ symbol = "Fe", remove = true }]\n'))


def test_changes_are_the_same_in_whatever_order_a_file_has_them(write):
    text = "[wild_card]\nfewest_players = 3\n[high_card]\nabove_percent = 60\n"
    changes = changes_of("eureka", write(text))
    assert changes == changes_of_save("eureka", changes.plain), "a table knows the components that it was dealt with"
