"""RULES.md §1 Components, and the file that holds them."""

import shutil
import tomllib

import pytest

from labtable.core.game.components import BadComponents
from labtable.games.scientia.components import CARDS, COMPONENTS, FILE, PROJECTS, read
from labtable.games.scientia.constants import NUM_CARDS, NUM_STACKS, Field
from labtable.games.scientia.tests.position import deal


def test_1_1_every_field_has_twelve_projects_in_a_row():
    assert sorted(PROJECTS) == list(range(1, NUM_CARDS + 1))
    assert [PROJECTS[number].field for number in (1, 12, 13, 24, 25, 36, 37, 48)] == [
        Field.PHYSICS,
        Field.PHYSICS,
        Field.CHEMISTRY,
        Field.CHEMISTRY,
        Field.BIOLOGY,
        Field.BIOLOGY,
        Field.ASTRONOMY,
        Field.ASTRONOMY,
    ]
    assert all(CARDS[number].field == PROJECTS[number].field for number in PROJECTS)


def test_1_2_the_faces_of_a_card_are_never_in_one_recommended_set():
    for row in COMPONENTS.sets:
        cards = [(int(number) + 1) // 2 for number in row]
        assert len(set(cards)) == len(cards)


def test_1_3_four_base_projects_on_two_cards_of_each_field():
    for field in Field:
        bases = [number for number in PROJECTS if CARDS[number].is_base and CARDS[number].field == field]
        assert len(bases) == 4 and len({(number + 1) // 2 for number in bases}) == 2


def test_1_4_two_copies_of_every_project_in_play():
    p = deal()
    assert [int(p.s.stacks[stack].copies) for stack in range(NUM_STACKS)] == [2] * NUM_STACKS


def test_1_5_only_the_two_projects_of_the_rulebook_are_not_marked_as_reconstructed():
    assert [PROJECTS[number].id for number in PROJECTS if PROJECTS[number].source == "rulebook"] == ["dna", "rotation"]
    assert {project.source for project in PROJECTS.values()} == {"rulebook", "reconstructed"}


def test_1_5_the_numbers_of_dna_and_rotation_are_marked_as_inferred():
    numbers = tomllib.loads(FILE.read_text("utf-8"))["numbers"]
    assert numbers["source"] == "inferred" and numbers["reason"]
    assert [PROJECTS[numbers[name]].id for name in ("dna", "rotation")] == ["dna", "rotation"]


# A mistake in the file is answered with file, line and what was expected ------------------------------------


def mistake(tmp_path, old, new):
    """What is said about the file with one change, and the line of the change."""
    text = FILE.read_text("utf-8")
    assert text.count(old) >= 1, old
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents) as caught:
        read(path)
    return str(caught.value), text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('["rotate other 3", "gain 1"]', '["rotat other 3"]', "rows[2].effects[1]: expected one of rotate, gain, "),
        ('"rotate other 3"', '"rotate others 3"', "expected one of other, another, each, it, found 'others'"),
        ('"rotate other 3"', '"rotate other many"', "expected a number from 1 to 9, found 'many'"),
        ('"rotate other 3"', '"rotate"', "expected rotate other|another|each|it N [per COUNT [max N]], found 'rotate'"),
        ('"gain 1 per ripe"', '"gain 1 per apple"', "expected one of card, field, foreign, "),
        ('"gain 1 per ripe"', '"gain 1 for ripe"', "expected per COUNT or per COUNT max N, found 'for ripe'"),
        (
            '"if 2 kin → put 3 it"',
            '"when 2 kin → put 3 it"',
            "expected one of if, else, return, give up, choose before →",
        ),
        ('"choose → rotate other 4 | gain 3"', '"choose → gain 3"', "expected two sides separated by |"),
        ('["exchange, rotate it 2", "else → take 1"]', '["else → take 1"]', "expected a line before «else →»"),
        ('effects = ["gain 3"]', 'effects = "gain 3"', "rows[1].effects: expected some texts, found 'gain 3'"),
        (
            'effects = ["gain 3"]',
            "effects = [" + ", ".join(['"gain 1"'] * 41) + "]",
            "expected 40 steps at most, found 41",
        ),
        ('id = "atom"', 'id = "The Atom"', "cards.chemistry.rows[1].id: expected text such as "),
        ("number = 14", "number = 41", "rows[2].number: expected 14 here, found 41"),
        (
            'id = "cell", base = true',
            'id = "cell", bas = true',
            "rows[2].bas: expected one of number, id, name, base, effects",
        ),
        ('id = "cell", base = true', 'id = "cell", base = "yes"', "rows[2].base: expected true or false, found 'yes'"),
        (
            "first = [2, 3",
            "first = [2, 9",
            "sets.first: expected a legal set, but Physics has 2 base cards and 1 others",
        ),
        ("best = [1, 8, 11", "best = [1, 8, 7", "but cards 7 and 8 are the two faces of one card"),
        ("first = [2, 3", "first = [3", "sets.first: expected 12 numbers from 1 to 48"),
        ("values = [0, 1, 2, 4]", "values = [0, 4, 2, 1]", "expected some rising numbers from 0 to 9"),
        ("values = [0, 1, 2, 4]", "values = [0, 4]", "expected more than 2 spaces, found [0, 4]"),
        ("most_cubes = 4", "most_cubes = 5", "most_cubes: expected a number from 2 to 4, found 5"),
        ("biology = 7", 'biology = "seven"', "scoring.biology: expected a number from 1 to 99, found 'seven'"),
        ("tech_supply = { 2 = 6, 3 = 8, 4 = 10 }", "tech_supply = 6", "players.tech_supply: expected a table, found 6"),
        (
            "tech_supply = { 2 = 6, 3 = 8, 4 = 10 }",
            "tech_supply = { 2 = 6, 3 = 8 }",
            "tech_supply: expected 4 to be a number from 1 to 48; it is missing",
        ),
        ("biology = 7", "biology = = 7", "not TOML"),
    ],
)
def test_1_5_a_mistake_is_answered_with_its_place_and_what_was_expected(tmp_path, old, new, sentence):
    answer, line = mistake(tmp_path, old, new)
    assert answer.startswith(f"components.toml:{line}: ") and sentence in answer and answer.endswith(".")


def test_1_5_a_missing_row_and_a_missing_number_are_named(tmp_path):
    text = FILE.read_text("utf-8")
    row = next(line for line in text.splitlines() if "number = 12," in line)
    answer, _ = mistake(tmp_path, row, "")
    assert "cards.physics.rows: expected 12 rows, found 11" in answer
    answer, _ = mistake(tmp_path, "flasks_per_point = 3", "")
    assert "scoring: expected flasks_per_point to be a number from 1 to 99; it is missing" in answer


def test_1_5_every_field_has_four_base_cards(tmp_path):
    answer, _ = mistake(tmp_path, 'number = 9, id = "energy", base = true', 'number = 9, id = "energy"')
    assert "cards.physics.rows: expected 4 base cards, found [1, 2, 10]" in answer


def test_1_5_the_two_faces_of_a_card_are_both_base_or_neither(tmp_path):
    text = FILE.read_text("utf-8")
    text = text.replace('number = 9, id = "energy", base = true', 'number = 9, id = "energy"')
    path = tmp_path / "components.toml"
    path.write_text(text.replace('number = 3, id = "friction"', 'number = 3, id = "friction", base = true'), "utf-8")
    with pytest.raises(BadComponents, match="expected cards 3 and 4, the faces of one card, both with base = true"):
        read(path)


def test_1_5_a_changed_card_is_read_at_once(tmp_path):
    path = tmp_path / "components.toml"
    shutil.copy(FILE, path)
    path.write_text(path.read_text("utf-8").replace('effects = ["gain 3"]', 'effects = ["gain 2", "take 1"]'), "utf-8")
    cards = read(path).cards
    assert cards[13].length == 2 and cards[13].steps[0].amount == 2
