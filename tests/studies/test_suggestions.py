"""`--suggest`: components that meet an aim are found, written as a file, and compared with the box."""

import pytest

from labtable.core.game.registry import changes_of
from labtable.studies import search
from labtable.studies.plan import BadStudy, read
from labtable.studies.workers import Processes

TEXT = """game = "eureka"
players = 2
games = 6
[suggest]
aim = "length"
target = {target}
band = 1.0
tries = 5
[[suggest.change]]
entry = "deals.2 players.hand"
from = 3
to = 6
"""


def test_shorter_games_are_found_and_written(tmp_path):
    path = tmp_path / "my.toml"
    path.write_text(TEXT.format(target=9))
    study = read(path)
    box, best, file, done = search.suggest(study, search.read(path, study), tmp_path / "out", Processes(1))
    assert box.values == (6,) and best.values < (6,) and best.miss < box.miss
    assert str(changes_of("eureka", file)) == f"deals.2 players.hand: 6 → {best.values[0]}"
    assert [one.case.version.name for one in done.cases] == ["as in the box", "suggested"] and done.report.exists()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('aim = "length"', 'aim = "seats"', "my.toml:5: suggest.aim: expected another aim"),
        ('aim = "length"', 'aim = "joy"', "my.toml:5: suggest.aim: expected one of seats, components, length"),
        ("band = 1.0", "band = -1", "my.toml:7: suggest.band: expected a number from 0 on, found -1."),
        ("deals.2 players.hand", "deals.2 players.game", "my.toml:10: suggest.change[1].entry: expected the way"),
        ("to = 6", "to = 1", "my.toml:12: suggest.change[1].to: expected a number from 3 on, found 1."),
        ("deals.2 players.hand", "deals.9 players.hand", "deals.9 players.hand: the components have no"),
    ],
)
def test_a_mistake_names_file_line_and_what_was_expected(tmp_path, old, new, sentence):
    path = tmp_path / "my.toml"
    path.write_text(TEXT.format(target=9).replace(old, new))
    with pytest.raises(BadStudy) as refused:
        search.read(path, read(path))
    assert str(refused.value).startswith(sentence)
