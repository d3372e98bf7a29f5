"""A server with changed components: its tables say so, keep what they were dealt with, and never go on with others."""

import pytest

from labtable.core.errors import BadSave
from labtable.core.game.component_changes import Changes
from labtable.core.game.registry import IN_FORCE, game, put_in_force
from labtable.core.match.match import Match
from labtable.core.match.save_file import Snapshot
from labtable.server.table import events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable

CHANGED = [(["deals", "2 players", "hand"], 5)]


def table(components) -> GameTable:
    chairs = [events.StoredChair("human", name, None, [name]) for name in ("Ada", "Emmy")]
    made = events.Made("eureka", {}, events.StoredSettings(), chairs, "Ada", f"{7:064x}")
    dealt = events.Dealt(game("eureka").meta.rules_version, components)
    return GameTable("CCCCCCCC", [Row(1, 0, "Ada", "make", made), Row(2, 0, "Ada", "start", dealt)])


@pytest.fixture
def changed_server(tmp_path, monkeypatch):
    monkeypatch.setenv(IN_FORCE, "")  # put back after the test
    (tmp_path / "small.toml").write_text('[[deals]]\ngame = "2 players"\nhand = 5\n')
    return put_in_force("eureka", tmp_path / "small.toml")


def test_a_table_is_dealt_with_the_components_of_the_server_and_its_file_carries_them(changed_server):
    one = table(CHANGED)
    one.wake()
    assert one.match is not None and one.match.game is changed_server
    saved = one.saved(Snapshot.of(changed_server, one.match.state))
    assert Match.restore(saved, "the table").game.changes == changed_server.changes


@pytest.mark.usefixtures("changed_server")
def test_a_changed_server_refuses_a_table_of_the_box():
    with pytest.raises(BadSave, match="dealt with other components"):
        table([]).wake()


def test_a_plain_server_refuses_a_changed_table():
    assert game("eureka").changes == Changes()
    with pytest.raises(BadSave, match="dealt with other components"):
        table(CHANGED).wake()
