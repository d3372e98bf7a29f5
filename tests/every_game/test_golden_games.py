"""Golden games: whole games in readable text, written by `make golden`, that guard refactoring."""
from tests import golden


def test_there_are_three_golden_games(the_game):
    assert len(golden.files(the_game)) >= 3


def test_the_golden_games_are_played_as_written(the_game):
    for path in golden.files(the_game):
        written = path.read_text("utf-8")
        assert golden.replayed(the_game, path) == written, f"{path.name}: run `make golden` and review the diff"
