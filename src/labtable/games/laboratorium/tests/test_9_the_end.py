"""RULES.md §9 The end."""
import pytest

from labtable.core.contract import RESULT
from labtable.core.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import Kind
from labtable.games.laboratorium.components import DATA
from labtable.games.laboratorium.constants import MAX_ROUNDS, Decision, Ending, Refusal
from labtable.games.laboratorium.tests.position import game
from labtable.games.laboratorium.turn import is_synthesised


def results(position):
    out = blank(RESULT, 2)
    GAME.engine.returns_at(position.states, 0, out)
    return [(int(row.score), int(row.rank)) for row in out]


def test_9_1_making_the_target_ends_the_game_at_once():
    position = game(target="cinnamaldehyde", molecules=["[2*]=CC=Cc1ccccc1"]).now(Kind.OXYGEN, 0)
    assert position.s.ending == Ending.SYNTHESIS and position.s.decision == Decision.OVER
    assert results(position) == [(1, 1), (0, 2)]
    assert position.legal() == [] and position.why(Kind.END) == Refusal.GAME_OVER


def test_9_1_a_failure_does_not():
    position = game(target="cinnamaldehyde", molecules=["[2*]=CC=Cc1ccccc1"]).now(Kind.OXYGEN, 0, faces=(1, 3))
    assert position.s.ending == Ending.NONE and results(position) == [(0, 1), (0, 1)]


@pytest.mark.parametrize("card", DATA["targets"]["card"], ids=lambda card: card["id"])
def test_9_2_each_target_is_known_again(card):
    position = game(target=card["id"], molecules=[card["smiles"]])
    assert is_synthesised(position.s, 0) and not is_synthesised(position.s, 1)


@pytest.mark.parametrize(("molecule", "made"), [
    ("O=Cc1ccc(O)c(OC)c1", True),    # vanillin, written from the other end
    ("O=Cc1ccc(OC)c(O)c1", False),   # isovanillin: the two oxygens changed places
    ("O=Cc1ccc(O[1*])c(OC)c1", False),
])
def test_9_2_what_counts_is_the_graph(molecule, made):
    assert is_synthesised(game(target="vanillin", molecules=[molecule]).s, 0) == made


def test_9_3_after_the_last_round_nobody_wins():
    position = game()
    position.s.round_number = MAX_ROUNDS
    position.do(Kind.END).do(Kind.END)
    assert position.s.ending == Ending.OUT_OF_TIME and results(position) == [(0, 1), (0, 1)]
