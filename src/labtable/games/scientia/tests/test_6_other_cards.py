"""RULES.md §6 Effects: words where no card of the box has them, on cards that somebody changed."""

from labtable.core.game.registry import game as find_game
from labtable.games.scientia.actions import encode
from labtable.games.scientia.constants import MAX_SLOTS, Kind, Pending
from labtable.games.scientia.tests.position import FULL, NUMBER, Scientia, game

CHANGED = {
    "inertia": ["advance own", "else → gain 2"],
    "atom": ["return 1 → gain 1 per ripe"],
    "dna": ["return 1 → put 1 each"],
    "quantum": ["choose → rotate other 4 | rotate other 2", "gain 3"],
    "rotation": ["take 1", "rotate other 1", "return 1 → take 1, rotate it 1"],
    "evolution": ["return 1 → exchange"],
    "mutation": ["rotate other 1", "return 1 → advance own, rotate it 1"],
    "cell": ["give up → rotate other 2"],
    "pressure": ["return 1 → attract"],
    "orbit": ["rearrange"],
    "relativity": ["choose → rotate other 4 | advance own, gain 3"],
}
FIELDS = {
    "inertia": "physics",
    "quantum": "physics",
    "relativity": "physics",
    "pressure": "physics",
    "atom": "chemistry",
    "dna": "biology",
    "cell": "biology",
    "evolution": "biology",
    "mutation": "biology",
    "rotation": "astronomy",
    "orbit": "astronomy",
}


class OtherCards(Scientia):
    game = find_game(
        "scientia",
        [(["cards", FIELDS[name], "rows", str(NUMBER[name]), "effects"], lines) for name, lines in CHANGED.items()],
    )


def test_6_1_nobody_pays_for_no_flasks():
    p = game("atom/3", "", box=OtherCards, flasks=(3, 0))
    p.play("turn atom")
    assert p.asked is Pending.NOTHING and p.s.mover == 1


def test_6_1_somebody_may_pay_for_flasks():
    p = game("atom/3", "", box=OtherCards, flasks=(3, 0), tech=("physics 4",))
    p.play("turn atom")
    assert p.asked is Pending.PAY
    p.play("yes")
    assert p.pool() == 3 - 1 + 1


def test_6_1_each_card_is_an_object_though_none_was_chosen():
    p = game("dna/3 comet", "", box=OtherCards, flasks=(3, 0))
    p.play("turn dna")
    assert p.asked is Pending.PAY
    p.play("yes")
    assert p.held() == "comet+1"


def test_6_1_a_card_that_cannot_be_taken_is_not_turned():
    """The payment would take a card, which finds no slot, and turn that card, not the one that was chosen before."""
    p = game("rotation/3 gravity", "", box=OtherCards, flasks=(3, 0), also="friction")
    p.play("turn rotation", "take friction", "pick gravity")
    assert p.held() == "friction gravity/1" and p.asked is Pending.NOTHING and p.pool() == 3


def test_6_1_a_card_is_exchanged_for_nothing_where_no_copy_is_left():
    p = game("evolution/3 gravity", "", box=OtherCards, flasks=(3, 0))
    p.s.stacks["copies"], p.sound = 0, False
    p.play("turn evolution")
    assert p.asked is Pending.NOTHING and p.pool() == 3


def test_6_1_an_advance_does_not_change_which_card_is_meant():
    p = game("mutation/3 gravity", "", box=OtherCards, flasks=(3, 0), tech=(f"biology {FULL}",))
    p.play("turn mutation")
    assert p.asked is Pending.PAY
    p.play("yes")
    assert p.held() == "gravity/2"


def test_6_1_nobody_gives_up_the_only_card_that_could_be_turned_for_it():
    p = game("cell/3 gravity", "", box=OtherCards)
    p.play("turn cell")
    assert p.asked is Pending.NOTHING and p.held() == "gravity"


def test_6_1_nobody_pays_for_flasks_that_lie_nowhere():
    p = game("pressure/3 gravity", "", box=OtherCards, flasks=(3, 0))
    p.play("turn pressure")
    assert p.asked is Pending.NOTHING and p.pool() == 3


def test_6_23_a_flask_moves_to_a_card():
    p = game("orbit/3 gravity+2 comet", "", box=OtherCards)
    p.sound = False  # three cards in two slots that are open
    p.play("turn orbit")
    source, target = p.slot_of("gravity"), p.slot_of("comet")
    assert p.refusal(encode(Kind.MOVE, source, target)) == p.game.Refusal.NONE
    assert p.refusal(encode(Kind.MOVE, source, MAX_SLOTS - 1)) != p.game.Refusal.NONE


def test_6_16_else_applies_when_the_field_of_the_line_before_is_full():
    p = game("inertia/3", "", box=OtherCards, tech=(f"physics {FULL}",))
    p.play("turn inertia")
    assert p.pool() == 2


def test_6_16_else_does_not_apply_when_that_field_advances():
    p = game("inertia/3", "", box=OtherCards)
    p.play("turn inertia")
    assert p.pool() == 0 and p.tech() == "physics 2"


def test_6_1_two_sides_that_find_nothing_are_passed_over():
    p = game("quantum/3", "", box=OtherCards)
    p.play("turn quantum")
    assert p.pool() == 3 and p.asked is Pending.NOTHING and p.s.mover == 1


def test_6_19_one_of_two_sides_that_find_something_is_chosen():
    p = game("quantum/3 dna", "", box=OtherCards)
    p.play("turn quantum")
    assert p.asked is Pending.CHOOSE
    p.play("side 2")
    assert p.held() == "dna/2" and p.pool() == 3


def test_6_19_a_side_finds_something_by_its_last_word():
    p = game("relativity/3", "", box=OtherCards, tech=(f"physics {FULL}",))
    p.play("turn relativity")
    assert p.pool() == 3
