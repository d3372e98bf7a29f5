"""RULES.md §3 The turn."""

from labtable.games.curie.constants import Event
from labtable.games.curie.tests.position import Kind, Refusal, dealt, game


def test_3_1_turns_go_clockwise_from_the_first_player():
    table = game(3, first=1, active=1)
    seats = []
    for _ in range(4):
        seats.append(table.mover)
        table.pass_turn()
    assert seats == [1, 2, 0, 1]


def test_3_1_a_round_ends_when_the_first_player_is_next():
    table = game(3, first=1, active=2)
    assert table.pass_turn().s.round_number == 1
    assert table.pass_turn().s.round_number == 2


def test_3_2_the_log_tells_of_each_step():
    table = dealt(4, first_player="first_seat")
    assert table.said(Event.FIRST) == [(0, 0, 0)] and len(table.said(Event.THROWN)) == len(table.said(Event.FELL)) == 1
    table = game(4, step="research", available="2P").take("pitchblende")
    assert table.said(Event.TOOK) == [(0, 0, 0)]
    assert table.done().said(Event.COLLECTED) == [(0, 1, 0)]
    table.done()
    assert table.said(Event.RESTED) == [(0, 0, 0)] and table.said(Event.TURN) == [(1, 0, 0)]


def test_3_1_nobody_else_may_act():
    table = game(cubes=["2P", "2P"])
    assert table.why_not(Kind.TRANSFORM, 0, seat=1) == Refusal.NOT_YOUR_TURN


def test_3_2_workshop_research_experimentation_rest():
    table = game(4, cubes=["", "4P"], space=(0, 2))
    table.done()
    assert table.s.thrown.sum() > 0 and table.asks == "research 1"  # the workshop went by itself
    table.done()
    assert table.asks == "experimentation 1"
    table.done()
    assert table.asks == "rest 1"
    table.give_back("pitchblende")
    assert table.asks == "research 2" and table.cubes(1) == "4P"  # a pitchblende of 1883


def test_3_3_cubes_or_a_thesis_not_both():
    table = game(step="research", available="3P", next_thesis="1P")
    table.write()
    assert table.asks == "experimentation 0" and table.cubes() == "1P"
    assert table.why_not(Kind.TAKE, 0) == Refusal.NOT_NOW


def test_3_4_anything_in_any_order():
    table = game(cubes=["6P 2U 1R"], tiles=["b4 b3"], row="research university workshop workshop", next_thesis="1P")
    table.validate("beaker", 1).transform("radium").card("university")
    assert table.date() == "1883" and table.asks == "experimentation 0"
    table.transform("uranium").validate("beaker", 2)
    assert table.asks == "experimentation 0"


def test_3_4_or_nothing_at_all():
    table = game(4, cubes=["2P"], space=(0, 2)).done()
    assert table.asks == "research 1" and table.cubes(0) == "2P"


def test_3_5_an_action_of_another_step_is_refused():
    table = game(step="research", cubes=["2P"], available="1P")
    for kind in (Kind.CARD, Kind.VALIDATE, Kind.PILE, Kind.RETURN, Kind.APPLY):
        assert table.why_not(kind) == Refusal.NOT_NOW
    table.done()
    for kind in (Kind.TAKE, Kind.WRITE, Kind.PILE, Kind.RETURN, Kind.APPLY):
        assert table.why_not(kind) == Refusal.NOT_NOW


def test_3_5_nor_can_a_forced_choice_be_declined():
    table = game(cubes=["1P 1U"], row="workshop research research research").card("workshop")
    assert table.asks == "pile 0" and table.why_not(Kind.DONE) == Refusal.NOT_NOW
