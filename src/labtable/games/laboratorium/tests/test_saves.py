"""Games that were saved under earlier versions of the rules go on, or a sentence says why not."""

import base64
import zlib
from hashlib import sha256

import msgspec
import numpy as np
import pytest

from labtable import BadSave, Match
from labtable.core.match.save_file import Snapshot, carried, layout_of
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import own_molecule, smiles
from labtable.games.laboratorium.setup import MOLECULE_OPTION, choose_target


@pytest.mark.parametrize("options", [{}, {"target": "coumarin", "reagents": "suggested"}, {"molecule": "limonene"}])
def test_a_game_saved_under_the_first_rules_goes_on_from_its_position(options):
    match = Match(GAME, 2, seed=3, options=options)
    for _ in range(20):
        match.play(match.legal()[-1])
    old = msgspec.structs.replace(match.saved(), rules_version=1)
    again = Match.restore(old, "a save")
    assert again.state.tobytes() == match.state.tobytes() and GAME.meta.rules_version == 3
    again.play(again.legal()[0])
    assert not GAME.check_state(again.state)


def test_a_target_that_the_first_rules_took_and_these_do_not_is_named_in_one_sentence():
    """Norbornane has a bridge across its ring: no tokens can be laid so, and nobody could ever make it (§10.19)."""
    bridged = own_molecule.numbers_of(smiles.read("C1CC2CCC1C2"))
    match = Match(GAME, 2, seed=3, options={"molecule": "limonene"})
    options = GAME.options(2, {"molecule": "limonene"})
    options[MOLECULE_OPTION:] = 0
    options[MOLECULE_OPTION : MOLECULE_OPTION + len(bridged)] = bridged
    record = blank(GAME.STATE)
    record[0] = match.state
    record["goal"] = np.zeros((), GAME.STATE["goal"])
    choose_target(record[0], options)
    saved = msgspec.structs.replace(match.saved(), rules_version=1, snapshot=Snapshot.of(GAME, record[0]))
    with pytest.raises(BadSave, match="its target cannot be laid flat, which the rules have asked since") as refused:
        Match.restore(saved, "a save")
    assert "\n" not in str(refused.value)


def test_a_save_of_the_record_before_knows_of_no_card_that_is_settled_and_goes_on():
    first, second, third = GAME.EARLIER_STATES
    assert set(third.names) - set(second.names) == {"settled"} and "goal_code" in first.names
    assert set(GAME.STATE.names) - set(third.names) == {"prices"}
    match = Match(GAME, 2, seed=3)
    for _ in range(20):
        match.play(match.legal()[-1])
    data = carried(np.frombuffer(match.state.tobytes(), GAME.STATE), second).tobytes()
    old = Snapshot(layout_of(second), sha256(data).hexdigest(), base64.b64encode(zlib.compress(data)).decode())
    again = Match.restore(msgspec.structs.replace(match.saved(), rules_version=2, snapshot=old), "a save")
    here, there = (np.frombuffer(one.state.tobytes(), GAME.STATE) for one in (match, again))
    assert carried(there, third).tobytes() == carried(here, third).tobytes() and not GAME.check_state(again.state)
    assert here["prices"]["afresh"] > 0 and not there["prices"].tobytes().strip(b"\0"), "its bots follow the finder"
