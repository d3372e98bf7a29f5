"""A study's file: what it says, and that every mistake names file, line and what was expected."""

import pytest

from labtable.studies.plan import BadStudy, read


@pytest.fixture
def write(tmp_path):
    def written(text, name="my.toml"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_a_grid_of_players_bots_options_and_versions(write):
    write('[[deals]]\ngame = "2 players"\nhand = 5\n', "small.toml")
    study = read(
        write(
            'title = "Hands"\ngame = "eureka"\nplayers = [2, 3]\nbots = ["random", "greedy,random"]\n'
            'games = 50\nseed = 3\n[options]\nlibrary = ["off", "on"]\n[[versions]]\nname = "box"\n'
            '[[versions]]\nname = "small"\ncomponents = "small.toml"\n'
        )
    )
    assert len(study.cases) == 2 * 2 * 2 * 2
    assert [case.group for case in study.cases] == [number // 2 for number in range(16)], "versions share their deals"
    assert study.cases[2].options == {"library": "on"} and study.cases[4].line_up == ("greedy", "random")
    assert str(study.cases[1].version.changes) == "deals.2 players.hand: 6 → 5"


def test_a_study_may_be_a_python_file(write):
    study = read(write('STUDY = {"game": "eureka", "players": 2, "games": 10 * 3}\n', "my.py"))
    assert (study.games, study.cases[0].players, study.title) == (30, 2, "my")


def test_the_digest_is_of_what_is_played(write):
    first = read(write('title = "a"\ngame = "eureka"\n')).digest
    assert read(write('title = "b"\ngame = "eureka"\ngames = 9\n')).digest == first
    assert read(write('title = "a"\ngame = "eureka"\nseed = 2\n')).digest != first


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("players = 3\n", "my.toml:1: expected game to be one of"),
        ('game = "chess"\n', "my.toml:1: game: expected one of curie"),
        ('game = "eureka"\n\ngams = 3\n', "my.toml:3: gams: expected one of title"),
        ('game = "eureka"\nplayers = 9\n', "my.toml:2: players: expected a number from 1 to 5, found 9."),
        ('game = "eureka"\nplayers = []\n', "my.toml:2: players: expected one at least."),
        ('game = "eureka"\nbots = "champion"\n', "my.toml:2: bots: expected bots: There is no bot 'champion'"),
        ('game = "eureka"\nbots = "laureate"\n', "my.toml:2: bots: expected a budget in iterations"),
        ('game = "eureka"\ngames = 0\n', "my.toml:2: games: expected a number from 1"),
        ('game = "eureka"\nwidth = 2\n', "my.toml:2: width: expected a share from 0 to 1"),
        ('game = "eureka"\n[options]\nlibrary = "often"\n', "my.toml:2: options: expected options of the game"),
        ('game = "eureka"\n[[versions]]\nname = "a"\ncomponents = "none.toml"\n', ""),
        (
            'game = "eureka"\n[[versions]]\nname = "a"\n[[versions]]\nname = "a"\n',
            "my.toml:2: versions: expected versions",
        ),
        ("game = ", "my.toml:1: not TOML"),
    ],
)
def test_a_mistake_names_file_line_and_what_was_expected(write, text, sentence):
    with pytest.raises(BadStudy) as refused:
        read(write(text))
    assert str(refused.value).startswith(sentence)
    assert ".." not in str(refused.value)


def test_a_version_with_wrong_components_names_its_own_file_and_line(write):
    write("[high_card]\nabove_percent = 400\n", "wrong.toml")
    with pytest.raises(BadStudy, match=r"^wrong\.toml:2: high_card\.above_percent: expected a number from 0 to 99"):
        read(write('game = "eureka"\n[[versions]]\nname = "a"\ncomponents = "wrong.toml"\n'))


def test_a_python_file_that_fails_is_one_sentence(write):
    with pytest.raises(BadStudy, match="does not run: ZeroDivisionError"):
        read(write("1 / 0\n", "my.py"))
    with pytest.raises(BadStudy, match="expected a dictionary STUDY"):
        read(write("\n", "my.py"))
