"""Games that were saved under the first version of the rules go on."""
import msgspec
import pytest

from labtable import Match
from labtable.games.laboratorium import GAME


@pytest.mark.parametrize("options", [{}, {"target": "coumarin", "reagents": "suggested"}, {"molecule": "limonene"}])
def test_a_game_saved_under_the_first_rules_goes_on_from_its_position(options):
    match = Match(GAME, 2, seed=3, options=options)
    for _ in range(20):
        match.play(match.legal()[-1])
    old = msgspec.structs.replace(match.saved(), rules_version=1)
    again = Match.restore(old, "a save")
    assert again.state.tobytes() == match.state.tobytes() and GAME.meta.rules_version == 2
    again.play(again.legal()[0])
    assert not GAME.check_state(again.state)
