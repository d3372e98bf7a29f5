"""What takes long to be shown is made before it is told, beside the event loop."""
import asyncio
import threading
from types import SimpleNamespace

from labtable.core.match import Match
from labtable.core.registry import game
from labtable.server import changes, wire
from labtable.server.changes import Row
from labtable.server.hub import deal_beforehand, show_beforehand
from labtable.server.table import Table


def test_a_slow_part_of_a_view_is_made_in_a_thread():
    seen = []
    slow = SimpleNamespace(takes_long=lambda before, after: before != after,
                           view=lambda state, _: seen.append((state, threading.current_thread())))
    steps = tuple(SimpleNamespace(after=state) for state in ("old", "new", "new"))
    asyncio.run(show_beforehand(SimpleNamespace(game=slow, state="old"), steps))
    assert [state for state, _ in seen] == ["new"] and seen[0][1] is not threading.main_thread()


def test_in_laboratorium_a_new_molecule_takes_long_and_nothing_else_does():
    match = Match(game("laboratorium"), 2, seed=3)
    took, changed = [], []
    for _ in range(40):
        before, seats = match.state.copy(), [seat.molecule.smiles for seat in match.view(0).seats]
        match.play(match.legal()[0])
        took.append(match.game.takes_long(before, match.state))
        changed.append(seats != [seat.molecule.smiles for seat in match.view(0).seats])
    assert any(took) and not all(took)
    assert all(slow for slow, new in zip(took, changed, strict=True) if new)


def test_a_deal_that_takes_long_to_be_shown_is_made_in_a_thread(monkeypatch):
    threads = []
    fresh_match = Table.fresh_match
    monkeypatch.setattr(Table, "fresh_match",
                        lambda table: threads.append(threading.current_thread()) or fresh_match(table))
    chairs = [changes.StoredChair("human", name, None, [name]) for name in ("ada", "emmy")]
    for name, takes_long in (("laboratorium", True), ("element", False)):
        threads.clear()
        table = Table("C", [Row(1, 0, "ada", "make", changes.Made(name, {}, wire.Settings(), chairs, "ada", "7" * 64))])
        fresh = asyncio.run(deal_beforehand(table))
        assert (fresh is not None) == takes_long == bool(threads) and threading.main_thread() not in threads
        table.apply(Row(2, 0, "ada", "start", changes.Dealt(game(name).meta.rules_version)))
        table.wake(fresh)
        assert fresh is None or table.match is fresh
        assert table.match.state.tobytes() == fresh_match(table).state.tobytes()
