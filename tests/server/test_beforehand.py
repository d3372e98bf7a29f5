"""What takes long to be shown is made before it is told, beside the event loop."""
import asyncio
import threading
from types import SimpleNamespace

from labtable.core.match import Match
from labtable.core.registry import game
from labtable.server.hub import show_beforehand


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
