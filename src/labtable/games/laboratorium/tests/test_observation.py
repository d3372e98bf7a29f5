"""What a seat observes as numbers: seats are counted from the one that looks. An opinion leaves no trace."""

import numpy as np

from labtable.core.record.records import SPECTATOR, blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.components import CARD_IDS
from labtable.games.laboratorium.constants import Kind, Pending
from labtable.games.laboratorium.tests.position import game


def observed(position, audience):
    out = blank(GAME.OBSERVATION)
    GAME.engine.observe_at(position.states, 0, audience, out, 0)
    return out[0]


def position():
    table = game(players=3, reagents=["8", "7"], cards=["", "acid", "fire"], lost=((2, 1),))
    return table.do(Kind.HYDROGEN, 0)  # seat 0 announces, seat 1 is asked for a Boom card


def test_seats_are_counted_from_the_one_that_looks():
    for audience, mover, active in ((0, 1, 0), (1, 0, 2), (2, 2, 1), (SPECTATOR, 1, 0)):
        seen = observed(position(), audience)
        assert (seen.decision, seen.mover, seen.active, seen.first) == (Pending.BOUM, mover, active, active)


def test_what_lies_open_is_observed_of_every_seat():
    seen = observed(position(), 1)
    assert [np.flatnonzero(row).tolist() for row in seen.reagents[:3]] == [[6], [], [7]]
    assert seen.safety[:3].tolist() == [[1, 1, 1], [1, 0, 1], [1, 1, 1]]
    assert seen.hand_sizes[:3].sum(axis=1).tolist() == [1, 1, 0]


def test_of_the_cards_a_seat_observes_its_own_and_a_spectator_none():
    held = [
        [CARD_IDS[card] for card in np.flatnonzero(observed(position(), audience).own_cards)]
        for audience in (0, 1, 2, SPECTATOR)
    ]
    assert held == [[], ["acid"], ["fire"], []]


def test_an_opinion_leaves_the_position_as_it_was():
    table = position()
    before = table.states.tobytes()
    for seat in range(3):
        GAME.engine.evaluate_at(table.states, 0, seat)
    assert table.states.tobytes() == before
