"""A process that does not wait for the compiler: compiled rules take over inside a game, and nobody can tell."""

import pytest

from labtable.core.game.registry import names
from tests.fresh_process import alone

PROGRAM = """
import sys
from random import Random
from labtable.core.compiler import interpreter_first
interpreter_first.interpret_at_first()
from labtable import Match, game
from labtable.core.compiler.interpreter_first import AtFirst, has_taken_over, trying

subject, luck = game(sys.argv[1]), Random(3)
match = Match(subject, subject.meta.players[0], seed=5)
assert isinstance(subject.engine.to_move_at, AtFirst) and not has_taken_over(subject.key)
compiled = Match(subject, subject.meta.players[0], seed=5)
while not match.over and match.version < 40:
    seat, action = match.to_move, luck.choice(match.legal())
    match.play(action, seat)
    if match.version == 1:
        assert match.why_no_undo(seat).id == "undo-soon"
    with trying(subject.key):
        assert has_taken_over(subject.key)
        compiled.play(action, seat)
        assert compiled.legal() == match.legal() if not match.over else compiled.over
    assert compiled.state.tobytes() == match.state.tobytes(), match.version
    if match.version == 20:
        subject.engine.take_over()
        assert not isinstance(subject.engine.to_move_at, AtFirst)
        assert match.why_no_undo(seat) is None or match.why_no_undo(seat).id != "undo-soon"
print("the same")
"""


@pytest.mark.parametrize("name", names())
def test_compiled_rules_take_over_inside_a_game(name):
    done = alone(PROGRAM, name)
    assert done.stdout == "the same\n", done.stderr
