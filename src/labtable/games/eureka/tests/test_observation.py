"""What a seat observes as numbers: chairs are counted from the seat that looks."""
from labtable.core.records import EVERYTHING, SPECTATOR, blank
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
    t = game(hands=("red-3 red-4", "blue-2 blue-5 blue-6", "green-2"), suits="red-1", market="yellow-1 yellow-2",
             shared=("", "blue-3", "green-4"), turn=1, epiphany=1, penalties=2)
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
