"""Components as a spreadsheet: written by a command, changed in any program, and played with."""

import pytest

import labtable
from labtable.core.game.changes_of_file import changes_of_file
from labtable.core.game.components import BadComponents
from labtable.core.homes import ours
from labtable.core.messages import Message
from tests.run_cli import called


@pytest.fixture(scope="module")
def sheets(tmp_path_factory):
    """The sheet of every game, as the command writes it."""
    folder = tmp_path_factory.mktemp("sheets")
    for name in ours():
        done = called("components", name, "--write", str(folder / f"{name}.csv"))
        assert done.returncode == 0, done.stderr
    return folder


def changed(sheets, tmp_path, game, *replaced):
    """A sheet in which somebody wrote over some cells."""
    words = (sheets / f"{game}.csv").read_text("utf-8")
    for before, after in replaced:
        assert words.count(before) == 1, before
        words = words.replace(before, after)
    path = tmp_path / "mine.csv"
    path.write_text(words, "utf-8")
    return path


@pytest.mark.parametrize("name", ours())
def test_a_sheet_that_nobody_changed_changes_nothing(sheets, name):
    assert not changes_of_file(name, sheets / f"{name}.csv")


def test_cells_change_rows_are_added_and_deleted_rows_are_taken_out(sheets, tmp_path):
    path = changed(sheets, tmp_path, "curie", (",1883,", ",1884,"))
    told = str(changes_of_file("curie", path))
    assert "timeline.spaces.1884: added" in told and "timeline.spaces.1883: taken out" in told


def test_a_game_is_played_with_it(sheets, tmp_path):
    path = changed(sheets, tmp_path, "element", ("elements.atoms,He,Helium,", "elements.atoms,He,Sun gas,"))
    assert labtable.game("element", path).changes.rows[0].after == "Sun gas"
    assert "elements.atoms.He.name" in called("components", "element", "--components", str(path)).stdout


def test_rows_of_a_table_are_changed_added_and_taken_out(sheets, tmp_path):
    path = changed(
        sheets,
        tmp_path,
        "curie",
        (",{ uranium = 2 },,,,b11,", ",{ points = 1 },,,,b11,"),
        (
            "experiments.beaker,,{ uranium = 1 },{ pitchblende = 3 },,,,b4,",
            "experiments.beaker,,{ uranium = 1 },,,,,own,",
        ),
    )
    told = str(changes_of_file("curie", path))
    assert "experiments.beaker.b11.cost: { uranium = 2 } → { points = 1 }" in told
    assert "experiments.beaker.own: added { gain = { uranium = 1 } }" in told
    assert "experiments.beaker.b4: taken out" in told


def test_persons_of_eureka_are_named_in_the_sheet(sheets, tmp_path):
    path = changed(sheets, tmp_path, "eureka", (",thutmose,,", ",thutmose,Enheduanna,The first author."))
    found = labtable.game("eureka", path)
    assert found.text.say(Message("person-thutmose"), "fr") == "Enheduanna"


def test_semicolons_and_a_mark_of_excel_do_not_matter(sheets, tmp_path):
    path = tmp_path / "mine.csv"
    path.write_text("\ufeffeureka;column;most;;\nverdicts;2;[0, 1, 2, 3];;\n", "utf-8")
    assert "verdicts.2.most: [0,1,2,4] → [0,1,2,3]" in str(changes_of_file("eureka", path))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "mine.csv:1: expected a first row with eureka and the names of columns"),
        ("curie,id\n", "mine.csv:1: expected a first row with eureka and the names of columns, found 'curie'"),
        ("eureka,column,column\n", "mine.csv:1: expected every column to have a name of its own, found 'column'"),
        ("eureka,,column\n", "mine.csv:1: expected every column to have a name of its own, found ''"),
        (
            "eureka,column\nverdict,2\n",
            "mine.csv:2: column eureka: expected one of deals, verdicts, personalities.red.cards, ",
        ),
        ("eureka,column\nverdicts,2,3\n", "mine.csv:2: expected 2 cells, found 3"),
        (
            'eureka,column,most\nverdicts,2,"[0, "\n',
            "mine.csv:2: column most: expected a value as TOML writes it, such as [0,1,2,4], found '[0, '.",
        ),
        ("eureka,column,most\nverdicts,2," + "[" * 99, "mine.csv:2: column most: expected a value as TOML writes it"),
        ("eureka,column,most\nverdicts,2,1.5\n", "mine.csv:2: verdicts[1].most: expected a text, a whole number"),
        ("curie,row\nobjectives\n", "mine.csv:2: column row: expected a name that no other row of objectives has"),
        ("curie,row\nobjectives,theses\n", "mine.csv:2: column points: expected a value such as 1"),
        ("curie,row,points\nobjectives,fame,1\n", "mine.csv:2: objectives"),
        ("eureka,column\nverdicts,2\nverdicts,2\n", "mine.csv:3: verdicts[2]: expected column = a text that no"),
    ],
)
def test_a_mistake_names_row_and_column(tmp_path, words, sentence):
    path = tmp_path / "mine.csv"
    path.write_text(words, "utf-8")
    with pytest.raises(BadComponents) as error:
        labtable.game("curie" if words.startswith("curie,row") else "eureka", path)
    assert str(error.value).startswith(sentence)


def test_what_the_rules_refuse_names_row_and_column_too(sheets, tmp_path):
    path = changed(sheets, tmp_path, "element", ("elements.atoms,He,Helium,2,", "elements.atoms,He,Helium,200,"))
    with pytest.raises(BadComponents, match=r"mine\.csv:3: elements\.atoms.*protons"):
        labtable.game("element", path)
