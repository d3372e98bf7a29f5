"""What a seat observes as numbers: chairs are counted from the seat that looks."""

from labtable.core.record.records import EVERYTHING, SPECTATOR, blank
from labtable.games.eureka import GAME
from labtable.games.eureka.components import SUITS
from labtable.games.eureka.constants import NO_CARD, VALUES
from labtable.games.eureka.tests.position import bits, game, number


def observed(t, audience):
    out = blank(GAME.OBSERVATION)
    GAME.engine.observe_at(t.states, 0, audience, out, 0)
    return out[0]


def cards(row):
    """The cards that a row of numbers marks, each with its number."""
    return {f"{SUITS[card // VALUES]}-{card % VALUES + 1}": int(mark) for card, mark in enumerate(row) if mark}


def position():
    t = game(
        hands=("red-3 red-4", "blue-2 blue-5 blue-6", "green-2"),
        suits="red-1",
        market="yellow-1 yellow-2",
        shared=("", "blue-3", "green-4"),
        turn=1,
        epiphany=1,
        penalties=2,
    )
    t.s.players[0].known = bits("blue-5")
    return t


def test_a_seat_observes_its_hand_and_of_the_others_what_it_knows():
    seen = observed(position(), 0)
    assert cards(seen.hand) == {"red-3": 1, "red-4": 1} and cards(seen.known) == {"blue-5": 2}
    assert seen.hand_sizes.tolist()[:3] == [2, 3, 1] and cards(seen.shared) == {"blue-3": 2, "green-4": 3}


def test_the_same_table_from_another_seat():
    seen = observed(position(), 2)
    assert cards(seen.hand) == {"green-2": 1} and cards(seen.known) == {}
    assert seen.hand_sizes.tolist()[:3] == [1, 2, 3] and cards(seen.shared) == {"blue-3": 3, "green-4": 1}
    assert seen.turn == seen.to_move == 2


def test_what_lies_on_the_table_is_observed_by_everybody():
    for audience in (0, 2, SPECTATOR, EVERYTHING):
        seen = observed(position(), audience)
        assert set(cards(seen.market)) == {"yellow-1", "yellow-2"} and set(cards(seen.played)) == {"red-1"}
        assert seen.tops.tolist() == [1 if suit == "red" else 0 for suit in SUITS]
        assert (seen.epiphany, seen.penalties, seen.plagiarism, seen.deck_top) == (1, 2, 0, NO_CARD)


def test_a_spectator_observes_no_hand_and_who_sees_everything_all_of_them():
    assert not cards(observed(position(), SPECTATOR).hand) and not cards(observed(position(), SPECTATOR).known)
    every = cards(observed(position(), EVERYTHING).known)
    assert every == {"red-3": 1, "red-4": 1, "blue-2": 2, "blue-5": 2, "blue-6": 2, "green-2": 3}


def test_the_row_of_the_phantom_is_observed_in_its_order():
    seen = observed(game(hands=("red-3", "blue-2"), row="red-2 yellow-2 red-5"), 0)
    assert seen.row.tolist()[:4] == [number("red-2"), number("yellow-2"), number("red-5"), NO_CARD]
    assert seen.row_size == 3 and cards(seen.known) == {"red-2": 3, "yellow-2": 3, "red-5": 3}


def test_cards_that_are_set_aside_are_gone():
    assert cards(observed(game(hands=("red-3",), solitaire=True, set_aside=bits("blue-4")), 0).gone) == {"blue-4": 1}


def test_everybody_observes_who_can_go_first_and_who_did():
    t = game(hands=("red-1", "red-2", "red-3"), phase="statement").do("start", 0).do("start", 1)
    assert [observed(t, seat).can_start.tolist()[:3] for seat in (0, 1, 2)] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    assert observed(t, 0).starter == -1
    t.do("start", 1).do("choose", 1)
    assert [int(observed(t, seat).starter) for seat in (0, 1, 2, SPECTATOR)] == [1, 0, 2, 1]


def test_a_pass_is_observed_as_what_the_hand_lacks():
    t = game(hands=("red-1 blue-2", "red-2 yellow-5", "green-7"), suits="red-6 blue-7 yellow-8 green-6").do("pass")
    seen = observed(t, 2)
    assert set(cards(seen.lacking[1])) == {"red-7", "red-8", "blue-8", "green-7", "green-8"}
    assert not seen.lacking[0].any() and not seen.lacking[2:].any()


def test_what_was_said_in_the_library_is_observed():
    hands = ("red-1 blue-2", "red-2 yellow-5", "green-7")
    t = game(hands=hands, suits="red-4", library=1, library_open=1).do("say_stuck", 1)
    seen = observed(t, 1)
    assert seen.clue_chair.tolist()[:2] == [2, -1] and (seen.clue_least[0], seen.clue_most[0]) == (1, 1)
    assert seen.clue_cards[0].tolist() == [0b1111, 0, 0, 0] and not seen.lacking.any()
    t.s.library_open = 1
    t.do("say_avoid", "blue")
    assert [(int(observed(t, seat).avoided), int(observed(t, seat).avoided_by)) for seat in (0, 1)] == [(2, 0), (2, 2)]
    assert observed(position(), 0).avoided_by == -1
