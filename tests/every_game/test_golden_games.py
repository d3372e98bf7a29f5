"""Golden games: whole games in readable text, written by `make golden`, that guard refactoring."""

from labtable.core.compiler.mode import MODE, Mode
from tests import golden

MOST = 100 if MODE is Mode.INTERPRETED else None  # decisions of each; the interpreter is a thousand times slower


def test_there_are_three_golden_games_and_one_that_good_players_won(the_game):
    names = [path.name for path in golden.files(the_game)]
    assert len(names) > 3
    assert f"{golden.GOOD}s.txt" in names


def test_the_golden_games_are_played_as_written(the_game):
    for path in golden.files(the_game):
        written = path.read_text("utf-8").splitlines()
        played = golden.replayed(the_game, path, MOST).splitlines()
        assert played == written[: len(played)], f"{path.name}: run `make golden` and review the diff"
        assert MOST or len(played) == len(written), path.name
