"""RULES.md §2 Setting up."""

import pytest

from labtable.games.eureka.tests.position import dealt, game


@pytest.mark.parametrize(("players", "highest", "hand"), [(2, 6, 6), (3, 8, 6), (4, 11, 5), (5, 13, 5)])
def test_2_1_the_deck_goes_up_to_a_number_that_depends_on_the_players(players, highest, hand):
    t = dealt(players)
    everywhere = t.deck + t.market.split() + [card for seat in range(players) for card in t.hand(seat).split()]
    assert sorted(everywhere) == sorted(
        f"{suit}-{value}" for suit in ("red", "blue", "yellow", "green") for value in range(1, highest + 1)
    )


@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_2_2_hands_of_six_or_five_cards(players, size):
    assert all(len(dealt(players).hand(seat).split()) == size for seat in range(players))


def test_2_2_hands_are_secret():
    from labtable.games.eureka import GAME

    seen = GAME.view(dealt(3).s, 0)
    assert len(seen.players[0].hand) == 6 and not seen.players[1].hand and seen.players[1].hand_size == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_3_as_many_market_cards_as_players(players):
    assert len(dealt(players).market.split()) == players


def test_2_4_cards_are_taken_from_the_market_never_from_the_deck():
    hands = ("green-3 red-8", "red-1", "red-2")
    t = game(hands=hands, suits="green-1", market="red-5 red-6 red-7", deck="blue-1 blue-2")
    t.do("play", "green-3").do("choose", 0)
    assert [t.why("take", card) for card in ("red-5", "blue-1", "blue-2")] == ["none", "not-in-market", "not-in-market"]
