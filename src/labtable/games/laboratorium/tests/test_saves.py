"""Games that were saved under earlier versions of the rules go on, or a sentence says why not."""

import base64
import zlib
from hashlib import sha256

import msgspec
import numpy as np
import pytest

from labtable import BadSave, Match
from labtable.core.match.save_file import Snapshot, carried, carry_over, layout_of
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import own_molecule, smiles
from labtable.games.laboratorium.constants import Kind
from labtable.games.laboratorium.invariants import OTHER_REAGENTS
from labtable.games.laboratorium.setup import MOLECULE_OPTION, choose_target
from labtable.games.laboratorium.tests.position import game


@pytest.mark.parametrize("options", [{}, {"target": "coumarin", "reagents": "suggested"}, {"molecule": "limonene"}])
def test_a_game_saved_under_the_first_rules_goes_on_from_its_position(options):
    match = Match(GAME, 2, seed=3, options=options)
    for _ in range(20):
        match.play(match.legal()[-1])
    old = msgspec.structs.replace(match.saved(), rules_version=1)
    again = Match.restore(old, "a save")
    assert again.state.tobytes() == match.state.tobytes() and GAME.meta.rules_version == 4
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


@pytest.mark.parametrize("layout", GAME.EARLIER_STATES[1:])
def test_a_save_of_an_earlier_record_goes_on_and_its_bots_follow_the_finder(layout):
    match = Match(GAME, 2, seed=3)
    for _ in range(20):
        match.play(match.legal()[-1])
    old = msgspec.structs.replace(match.saved(), rules_version=3, snapshot=stored(match.state, layout))
    again = Match.restore(old, "a save")
    here, there = (np.frombuffer(one.state.tobytes(), GAME.STATE) for one in (match, again))
    known = GAME.EARLIER_STATES[2]
    assert carried(there, known).tobytes() == carried(here, known).tobytes() and not GAME.check_state(again.state)
    assert here["price_list"]["afresh"] > 0 and not there["price_list"].tobytes().strip(b"\0")


def stored(state, layout):
    """A position as a release stored it whose record had that layout."""
    record = np.frombuffer(state.tobytes(), GAME.STATE)
    old = carried(record, layout)
    if "prices" in layout.names:
        carry_over(record["price_list"], old["prices"])
    data = old.tobytes()
    return Snapshot(layout_of(layout), sha256(data).hexdigest(), base64.b64encode(zlib.compress(data)).decode())


def announced(reagents, *moves):
    """A game whose player was asked for more while a double bond was announced."""
    position = game(molecules=["C=[2*]"], reagents=[reagents], cards=["master"]).do(Kind.DOUBLE, 0)
    for move in moves:
        position.do(*move)
    return position.s


@pytest.mark.parametrize("moves", [(), ((Kind.USE, 6),)], ids=["while the card is chosen", "before the roll"])
def test_a_bond_that_a_former_reagent_promised_and_none_can_form_is_named_in_one_sentence(moves):
    """Reagent 2 had a purple centre under the third rules, as 7 still has."""
    former = announced("7", *moves)
    former.players[0].reagents[1], former.players[0].reagents[6] = former.players[0].reagents[6], 0
    former.stock[1], former.stock[6] = former.stock[6], former.stock[1]
    if moves:
        former.announced.reagent = 2
    assert GAME.check_state(former) == [OTHER_REAGENTS] and not GAME.check_state(announced("7", *moves))
