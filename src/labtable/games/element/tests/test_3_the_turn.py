"""RULES.md §3 The turn."""

from labtable.games.element.constants import Pending, Refusal
from labtable.games.element.tests.position import END_TURN, USE_POWER, A, add_to, claim, discard, game, play


def test_3_1_a_turn_has_two_plays():
    t = game(hands=("p1 p2 n1 n2 e1",))
    assert t.do(play("p1"), add_to(A, 1)).s.plays_left == 1 and t.mover == 0
    assert t.do(play("p2"), add_to(A, 2)).mover == 1


def test_3_1_the_turn_cannot_end_before_the_second_play():
    t = game()
    assert t.refusal(END_TURN) is Refusal.STILL_PLAYS
    t.do(play("p1"), add_to(A, 1))
    assert t.refusal(END_TURN) is Refusal.STILL_PLAYS


def test_3_1_there_is_no_third_play():
    t = game(hands=("p1 p1 p1 p1 p1",), bohrds=("0/2/2", "1/0/1")).do(play("p1"), add_to(A, 1))
    t.do(play("p1"), add_to(A, 1))  # helium and hydrogen stand complete: the turn goes on
    assert t.mover == 0 and t.refusal(play("p1")) is Refusal.NO_PLAYS_LEFT
    assert t.legal() == [claim(0), claim(1), END_TURN]


def test_3_2_the_card_goes_from_the_hand_to_the_discard_pile():
    t = game(hands=("e3 p1 p1 p1 p1",), deck="n1 n1")
    before = t.discards().count("e3")
    t.do(play("e3"))
    assert "e3" not in t.hand() and t.discards().count("e3") == before
    t.do(add_to(A, 3))
    assert t.discards().count("e3") == before + 1 and t.bohrd(A) == "0/0/3"


def test_3_2_only_cards_in_hand_are_played():
    t = game(hands=("p1 p1 p1 p1 p1", "e3 p1 p1 p1 p1"))
    assert t.refusal(play("e3")) is Refusal.NO_SUCH_CARD


def test_3_3_one_card_is_drawn_after_each_play():
    t = game(hands=("p1 p1 p1 p1 p1",), deck="n2 n2 n2")
    t.do(play("p1"))
    assert len(t.hand()) == 4
    t.do(add_to(A, 1))
    assert t.hand() == ["p1"] * 4 + ["n2"] and t.told.count("drew") == 1
    t.do(play("p1"), add_to(A, 1))
    assert t.hand(0) == ["p1"] * 3 + ["n2"] * 2


def test_3_4_the_turn_passes_clockwise():
    t = game(players=3, turn=0)
    movers = []
    for _ in range(4):
        movers.append(t.mover)
        for _ in range(2):
            card = next(action for action in t.legal() if action != USE_POWER)
            t.do(card)
            t.do(t.legal()[0])
    assert movers == [0, 1, 2, 0]


def test_3_4_nobody_else_acts():
    t = game(players=3)
    for seat in (1, 2):
        assert t.legal(seat) == [] and t.refusal(play("p1"), seat) is Refusal.NOT_YOUR_TURN


def test_3_5_every_turn_ends_with_five_cards():
    for characters in ("einstein lewis", "ball yocchi"):
        t = game(characters=characters, hands=("power p1 p1 n1 e1",), bohrds=("1/1/1",), turn=0)
        t.do(USE_POWER)
        while t.mover == 0:
            t.do(t.legal()[-1])
        assert len(t.hand(0)) == 5 and t.s.pending_size == 0


def test_3_5_a_hand_is_not_discarded_from_at_will():
    t = game(hands=("p1 p1 n1 e1 power",))
    assert t.refusal(discard("n1")) is Refusal.PLAYABLE and t.refusal(discard("power")) is Refusal.NOT_NOW
    assert t.s.pending[0].kind == Pending.NOTHING
