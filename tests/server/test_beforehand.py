"""What takes long to be shown is made before it is told, beside the event loop."""

import asyncio
import threading
from types import SimpleNamespace

import pytest

from labtable.core.game.registry import game
from labtable.core.game.view_cache import forget_parts
from labtable.core.match.match import Match
from labtable.games.laboratorium.chemistry.own_molecule import read_own
from labtable.games.laboratorium.routes.next_steps import _idle, way_on
from labtable.server.live.hub import deal_beforehand, show_beforehand
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable


def test_a_slow_part_of_a_view_is_made_in_a_thread():
    seen = []
    slow = SimpleNamespace(
        takes_long=lambda before, after: before != after,
        view=lambda state, _: seen.append((state, threading.current_thread())),
    )
    steps = tuple(SimpleNamespace(after=state) for state in ("old", "new", "new"))
    asyncio.run(show_beforehand(SimpleNamespace(game=slow, state="old"), steps))
    assert [state for state, _ in seen] == ["new"] and seen[0][1] is not threading.main_thread()


@pytest.mark.thorough
@pytest.mark.parametrize(("options", "often"), [({}, False), ({"molecule": read_own("CCCC=O")}, True)])
def test_in_laboratorium_a_new_molecule_takes_long_and_nothing_else_does(options, often):
    """To a target of the box, the first of them alone."""
    forget_parts()
    way_on.cache_clear()
    _idle.clear()
    match = Match(game("laboratorium"), 2, seed=3, options=options)
    took, changed = [], []
    for _ in range(40):
        before, seats = match.state.copy(), [seat.molecule.smiles for seat in match.view(0).players]
        match.play(match.legal()[0])
        took.append(match.game.takes_long(before, match.state))
        changed.append(seats != [seat.molecule.smiles for seat in match.view(0).players])
    assert any(took) and not all(took)
    new = [slow for slow, anew in zip(took, changed, strict=True) if anew]
    assert new[0] and len(new) > 1 and all(slow is often for slow in new[1:])
    assert not any(match.game.takes_long(match.fork(at).state, match.fork(at + 1).state) for at in range(40))


def table_of(name):
    chairs = [events.StoredChair("human", name, None, [name]) for name in ("ada", "emmy")]
    return GameTable(
        "C", [Row(1, 0, "ada", "make", events.Made(name, {}, events.StoredSettings(), chairs, "ada", "7" * 64))]
    )


def deal(table, fresh=None):
    table.apply(Row(2, 0, "ada", "start", events.Dealt(table.game.meta.rules_version)))
    table.wake(fresh)
    return table.match


def test_a_refused_move_does_not_wait_for_texts_to_be_read(monkeypatch):
    table = table_of("element")
    match = deal(table)
    monkeypatch.setattr(Match, "say", None)
    refused = next(action for action in range(match.game.NUM_ACTIONS) if match.why_not(action))
    with pytest.raises(Rejection) as rejection:
        commands.played(table, match, match.to_move, refused, 0)
    assert rejection.value.refusal.rule == match.why_not(refused).rule


def test_a_deal_that_takes_long_to_be_shown_is_made_in_a_thread(monkeypatch):
    threads = []
    fresh_match = GameTable.fresh_match
    monkeypatch.setattr(
        GameTable, "fresh_match", lambda table: threads.append(threading.current_thread()) or fresh_match(table)
    )
    for name, takes_long in (("laboratorium", True), ("element", False)):
        threads.clear()
        table = table_of(name)
        fresh = asyncio.run(deal_beforehand(table))
        assert (fresh is not None) == takes_long == bool(threads) and threading.main_thread() not in threads
        match = deal(table, fresh)
        assert fresh is None or match is fresh
        assert match.state.tobytes() == fresh_match(table).state.tobytes()
