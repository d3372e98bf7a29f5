"""RULES.md §13 Rulings."""

import pytest

from labtable.games.eureka import GAME
from labtable.games.eureka.cards import is_last_card
from labtable.games.eureka.constants import Ending
from labtable.games.eureka.tests.position import dealt, game, names, number
from labtable.games.eureka.views import verdict
from labtable.games.eureka.words import epilogue

THREE = ("red-1 red-6", "blue-2 blue-6", "green-4 green-6")


def test_13_1_the_first_seat_names_the_starting_player():
    t = game(hands=THREE, phase="statement").do("start", 1).do("start", 1).do("start", 0)
    assert t.waits == "starter" and t.mover == 0


def test_13_2_both_phrases_are_allowed_with_any_hand():
    t = game(hands=THREE, phase="statement")
    for _ in range(3):
        assert t.why("start", 0) == "none" and t.why("start", 1) == "none"
        t.do("start", 0)


def test_13_3_what_waits_for_the_next_move_waits_across_passes():
    for effect in ("epiphany", "plagiarism", "mutation"):
        t = game(hands=("red-1", "green-5", "red-2"), suits="red-5 green-2", **{effect: 1}).do("pass")
        assert t.s[effect] == 1


def test_13_4_both_red_effects_leave_the_next_move_bare():
    t = game(hands=("red-2 red-6", "green-4", "red-5"), suits="red-1", epiphany=1, plagiarism=1).do("play", "red-2")
    assert "no_penalty" in t.told
    t = game(hands=("red-4 red-6", "green-4", "red-5"), suits="red-1", epiphany=1, plagiarism=1).do("play", "red-4")
    assert "no_bonus" in t.told and t.mover == 1


def test_13_5_an_emptied_suit_is_unopened():
    t = game(hands=("blue-3 red-8", "red-1 red-6", "green-7"), suits="blue-1 red-5").do("play", "blue-3")
    t.do("recover", "red")
    assert t.s.tops[0] == 0 and t.do("play", "red-1").told == ["played"]


def test_13_6_the_shared_card_of_another_is_never_the_last():
    t = game(hands=("red-8", "blue-2", "green-1"), suits="red-1", shared=("", "red-2"))
    assert "penalty" in t.do("play", "red-2").told


def test_13_6_also_not_for_a_player_with_one_card_left_or_an_owner_with_none():
    t = game(hands=("red-8", "", "green-1"), suits="red-1", shared=("", "red-2")).do("play", "red-2")
    assert "penalty" in t.told and "finished" in t.told


def test_13_6_nor_is_a_shared_card_the_last_of_the_deck_in_solitaire():
    own = game(hands=("blue-1",), deck="red-5", solitaire=True)
    assert is_last_card(own.s, 1, number("red-5"))
    shared = game(hands=("blue-1",), shared=("red-5",), deck="red-6", solitaire=True)
    assert not is_last_card(shared.s, 1, number("red-5"))


def test_13_7_a_player_without_cards_may_receive_one():
    t = game(hands=("blue-2 red-8", "", "green-7"), suits="blue-1", market="red-1").do("play", "blue-2")
    assert t.do("take", "red-1").why("choose", 1) == "none"


def test_13_8_an_empty_market_gives_nothing_but_counts():
    t = game(hands=("blue-2 red-8", "red-1", "green-7"), suits="blue-1", market="", library=1, penalties=2)
    t.do("play", "blue-2")
    assert t.mover == 1 and t.s.penalties == 3 and t.s.library_open == 1


def test_13_9_mad_experiments_are_spent_by_the_next_turn():
    t = game(hands=("yellow-2 red-8", "red-1", "green-7"), suits="yellow-1 red-5").do("play", "yellow-2").do("random")
    assert t.told == ["shown"] and t.do("pass").s.mad == 0


def test_13_9_who_has_only_shared_cards_plays_as_usual():
    t = game(hands=("yellow-2 red-8", "", "green-7"), suits="yellow-1", shared=("", "red-3")).do("play", "yellow-2")
    assert t.mover == 1 and t.s.mad == 0 and t.kinds() == {"play"}


def test_13_9_also_when_the_wild_card_has_just_shared_the_last_card():
    t = game(hands=("red-5", "blue-2 blue-5", "green-4", "yellow-4"), mad=1, wild=1).do("wild", "yellow")
    t.do("pick", "red-5")
    assert t.s.mad == 0 and t.kinds() == {"play"} and t.why("random") == "not-now"
    assert not GAME.check_state(t.s)


def test_13_9_a_card_shared_after_the_move_leaves_mad_experiments_to_the_next_player():
    t = game(hands=("yellow-2 red-5", "blue-2 blue-5", "green-4", "yellow-4"), suits="yellow-1", wild=1)
    t.do("play", "yellow-2").do("wild", "yellow").do("pick", "red-5")
    assert t.s.mad == 1 and t.mover == 1 and t.kinds() == {"random"}


def test_13_10_a_partner_without_another_card_gives_the_same_back():
    t = game(hands=("green-3 red-2 red-3", "", "yellow-6"), suits="green-1").do("play", "green-3")
    t.do("choose", 0).do("choose", 1).do("pick", "red-2")
    assert t.hand(0) == "red-2 red-3" and t.hand(1) == "" and t.mover == 2


def stuck_with_the_wild_card():
    return game(hands=("red-1", "red-2", "green-8", ""), suits="red-5 green-7", wild=1)


def test_13_11_the_wild_card_before_or_after_a_pass():
    t = stuck_with_the_wild_card()
    assert t.kinds() == {"pass", "wild"}
    t.do("pass")
    assert t.mover == 0 and t.waits == "after" and t.kinds() == {"wild", "done"}
    assert t.do("done").mover == 1 and t.s.wild == 1


def test_13_11_a_bonus_after_a_pass_and_then_the_next_player():
    t = stuck_with_the_wild_card().do("pass").do("wild", "blue").do("recover", "red")
    assert t.hand(0) == "red-1 red-5" and t.mover == 1 and t.kinds() == {"play"}
    t = stuck_with_the_wild_card().do("pass").do("wild", "red")
    assert t.mover == 1 and t.s.epiphany == 1


def test_13_11_the_pass_still_counts():
    t = stuck_with_the_wild_card().do("pass").do("wild", "red").do("pass")
    assert t.s.passes == 2 and t.do("play", "green-8").s.passes == 0


def test_13_11_but_not_after_the_pass_that_ends_the_game():
    t = game(hands=("red-1", "red-2", "", ""), suits="red-5", wild=1).do("pass").do("done").do("pass")
    assert t.ending == Ending.PASSED and t.s.wild == 1


def test_13_12_an_epiphany_of_the_wild_card_protects_that_very_move():
    t = game(hands=("red-2 blue-8", "red-9", "", ""), suits="red-1", wild=1).do("wild", "red").do("play", "red-2")
    assert "no_penalty" in t.told


def test_13_13_shared_cards_are_not_exchanged_given_or_drawn():
    t = game(hands=("green-3 red-2", "blue-2", "yellow-6"), suits="green-1", shared=("blue-8",), market="red-5")
    t.do("play", "green-3").do("choose", 0).do("take", "red-5")
    assert t.why("pick", "blue-8") == "not-your-card"


def test_13_14_spared_penalties_do_not_count_and_statements_do_not_pile_up():
    t = game(hands=("red-2 red-8", "red-3", "green-7"), suits="red-1", epiphany=1, library=1, penalties=2)
    assert t.do("play", "red-2").s.penalties == 2
    t = game(hands=("yellow-2 red-8", "red-1", "green-7"), suits="yellow-1", library=1, penalties=5, library_open=1)
    assert t.do("play", "yellow-2").do("say_avoid", "red").s.library_open == 0


def test_13_15_cannot_be_played_means_lower_than_the_suit_and_high_the_upper_half():
    t = game(
        hands=("red-1 blue-5 green-8", "red-2", "green-7"),
        suits="red-3 green-1 green-2",
        mutation=1,
        library=1,
        library_open=1,
    )
    assert t.why("say_stuck", 1) == "none"  # blue 5 waits for mutation only
    assert t.why("say_high", 0b0010 - 1) == "none"  # 5 of 8
    t = game(hands=("red-1 blue-4", "red-2", "green-7"), library=1, library_open=1)
    assert t.why("say_high", 0b0010 - 1) == "not-true"  # 4 of 8


def test_13_16_the_advanced_draft_goes_all_the_way_round():
    t = game(hands=("red-1 red-2", "blue-1 blue-2"), row="yellow-3 yellow-4", phase="starter").do("choose", 1)
    t.do("pick", "red-1").do("take", "yellow-4")
    assert t.mover == 1 and t.do("pick", "blue-1").hand(0) == "red-2 blue-1"
    assert t.waits == "turn" and t.mover == 1
    assert [len(t.hand(chair).split()) for chair in range(3)] == [2, 2, 2]


def test_13_17_up_to_fifteen_cards_can_be_told():
    low = " ".join(f"{suit}-{value}" for suit in ("red", "blue") for value in range(1, 9))
    t = game(hands=(low, "red-12", "", ""), suits="red-11 blue-11", library=1, library_open=1, wild=0)
    assert "say_stuck" not in t.kinds() and t.why("say_stuck", 15) == "not-true"


def test_13_18_a_given_card_stays_known_until_its_holder_passes_one_on():
    hands = ("red-1 red-2 red-3", "blue-4 blue-5 blue-6", "green-4 green-5 green-6")
    t = game(hands=hands, phase="starter").do("choose", 0).do("pick", "green-4")
    assert t.known(2) == "green-4"
    t.do("pick", "blue-5")
    assert t.known(2) == "" and t.known(1) == "blue-5"
    t.do("pick", "red-1")
    assert t.known(0) == "red-1" and t.known(1) == ""
    for seed in range(20):
        other = t.redealt(0, seed)
        assert "red-1" in other.hand(2) and other.hand(0) == t.hand(0)
    assert len({t.redealt(0, seed).hand(1) for seed in range(20)}) > 5


def passing_on(hand):
    """Seat 2 knows that seat 1 holds red 5; seat 1 gives it to seat 0, face down."""
    t = game(hands=("green-3 red-2", hand, "yellow-6"), suits="green-1")
    t.s.players[2].known = 1 << 4
    return t.do("play", "green-3").do("choose", 0).do("choose", 1).do("pick", "red-2").do("pick", "red-5")


def test_13_18_what_was_known_of_a_hand_ends_with_an_unseen_card():
    t = passing_on("red-5 blue-4")
    assert t.known(2) == "" and not GAME.view(t.s, 2).players[0].hand and t.known(1) == "red-5"


def test_13_18_cards_from_the_table_are_known_to_all():
    t = game(hands=("blue-2 red-8", "red-6", "green-7"), suits="blue-1", market="red-5").do("play", "blue-2")
    t.do("take", "red-5").do("choose", 1)
    assert t.known(0) == t.known(2) == "red-5" and t.known(1) == ""
    seen = GAME.view(t.s, 2).players[1].hand
    assert [card.thing for card in seen] == ["card/red-5"]


def test_13_18_old_market_cards_stay_under_the_deck_in_a_redealt_world():
    t = game(hands=("green-3 red-8", "red-6", "green-7"), suits="green-1", market="red-1 red-2 red-3")
    t.do("play", "green-3").do("choose", 0).do("new_market")
    orders = {tuple(t.redealt(1, seed).deck[:3]) for seed in range(30)}
    assert len(orders) > 1 and all(set(order) == {"red-1", "red-2", "red-3"} for order in orders)


def test_13_18_what_another_knows_is_kept_in_a_redealt_world():
    t = game(hands=("green-3 red-2 red-3", "blue-2 blue-3", "yellow-6 yellow-7"), suits="green-1").do("play", "green-3")
    t.do("choose", 0).do("choose", 1).do("pick", "red-2").do("pick", "blue-2")
    for seed in range(10):
        other = t.redealt(2, seed)
        assert len(other.known(0).split()) == len(other.known(1).split()) == 1
        assert set(other.known(0).split()) <= set(other.hand(1).split())


def phantom_jumping(row="red-1 green-3 green-7", market="red-2"):
    return game(hands=("red-6", "red-7"), row=row, suits="green-1 red-4", market=market, turn=2)


def test_13_19_an_evolution_without_a_playable_market_card_is_lost():
    t = phantom_jumping()
    assert t.do("play", "green-3").mover == 0 and t.waits == "turn"


@pytest.mark.parametrize(
    ("row", "market", "acts"),
    [
        ("red-1 green-3 green-7", "red-2", False),
        ("red-1 green-3 green-7", "red-2 green-2", False),  # the green card is too low once the 3 lies there
        ("red-1 green-3 green-7", "red-2 green-4", True),
        ("green-3 green-7", "red-2", True),  # all of its row can be played: a player evolves
        ("green-3", "red-2", True),
    ],
)
def test_13_19_a_bonus_that_will_be_lost_is_not_promised(row, market, acts):
    t = phantom_jumping(row, market)
    action = t.action("play", "green-3")
    promised = GAME.describe(t.s, 1, action).params["step"]
    before = t.copy()
    t.apply(action)
    assert ("bonus" in t.told) is acts and promised == ("jump" if acts else "idle")
    assert bool(GAME.losses(before.s, t.s, 1)) is not acts


def test_13_20_the_phantoms_cards_count_in_the_column_of_three():
    t = game(hands=("", ""), row="red-1 red-2 red-3", suits="red-5", turn=2).do("pass")
    assert t.ending == Ending.PASSED and t.score == 3 and verdict(t.s).id == "verdict-improve"


def test_13_21_under_mutation_the_phantoms_other_colours_are_set_aside():
    t = game(hands=("green-2 red-8",), deck="green-6 blue-5", suits="green-1", solitaire=True, top_value=8)
    assert t.do("play", "green-2").kinds() == {"set_aside"}


@pytest.mark.parametrize(("deck", "points"), [("red-5 red-6", 6), ("red-5", 6), ("", 5)])
def test_13_22_the_points_of_solitaire(deck, points):
    t = game(
        hands=("red-1 red-2",),
        shared=("red-3", "red-4"),
        deck=deck,
        solitaire=True,
        set_aside=1 << 20,
        top_value=8,
    )
    assert t.score == points
    told = [message for message in epilogue(t.s) if message.id != "score-better"]
    assert sum(message.params["number"] for message in told) == points and told[-1].id == "score-set-aside"


def test_13_23_the_market_is_refilled_before_the_card_goes_on_the_deck():
    t = game(hands=("blue-2 red-8",), suits="blue-1", market="red-5", deck="green-5", solitaire=True, top_value=8)
    t.do("play", "blue-2").do("take", "red-5")
    assert t.market == "green-5" and t.deck == ["red-5"]


def test_13_24_the_order_under_the_deck_is_random():
    orders = set()
    for seed in range(12):
        t = game(hands=("green-3 red-8", "red-6", "green-7"), suits="green-1", market="red-1 red-2 red-3")
        t.s.random_key[0] = seed
        t.do("play", "green-3").do("choose", 0).do("new_market")
        orders.add(tuple(t.deck[:3]))
    assert len(orders) > 1


def test_every_deal_hides_what_it_must():
    t = dealt(3, seed=5)
    assert names(0) == "" and all(not seat.hand for seat in GAME.view(t.s, -1).players)


def test_13_25_an_empty_deck_leaves_the_market_smaller():
    t = game(hands=("blue-2 red-8", "red-1", "red-2"), suits="blue-1", market="red-5 red-6 red-7", deck="")
    t.do("play", "blue-2").do("take", "red-5").do("choose", 1)
    assert t.market == "red-6 red-7"


def test_13_26_the_card_just_received_may_be_passed_on():
    t = game(hands=THREE, phase="starter").do("choose", 0).do("pick", "green-4")
    assert t.mover == 1 and "green-4" in t.do("pick", "green-4").hand(0)


def test_13_27_an_empty_hand_can_only_renew_the_market():
    t = game(hands=("green-3 red-2", "", "yellow-6"), suits="green-1", market="red-5 red-6 red-7").do("play", "green-3")
    t.do("choose", 1)
    assert t.kinds() == {"new_market", "decline"}
    assert t.why("take", "red-5") == "hand-empty" and t.why("choose", 0) == "hand-empty"


def test_13_44_a_bonus_brings_a_finished_player_back():
    t = game(hands=("blue-3", "red-6", "green-7"), suits="blue-1 red-5").do("play", "blue-3").do("recover", "red")
    assert t.hand(0) == "red-5" and t.s.phase != 0


def test_13_28_the_game_ends_when_nobody_has_cards():
    t = game(hands=("red-1", "", "")).do("play", "red-1")
    assert t.ending == Ending.CLEARED and t.score == 0


def test_13_29_a_shared_card_counts_a_point_and_keeps_its_owner_in_the_game():
    t = game(hands=("red-1", "", "red-2 red-3"), suits="red-5", shared=("", "red-4"))
    assert t.score == 4 and t.do("pass").mover == 1


def test_13_30_everybody_speaks_once_in_seat_order():
    t = game(hands=THREE, phase="statement")
    for seat in range(3):
        assert t.mover == seat and t.kinds() == {"start"}
        t.do("start", seat % 2)
    assert t.waits == "starter" and t.s.can_start == 0b010


def test_13_45_a_penalty_is_applied_before_anything_else():
    t = game(hands=("yellow-2 red-1", "blue-2", "green-1"), suits="yellow-1").do("play", "yellow-2")
    assert t.s.mad == 1 and t.s.penalties == 1 and t.mover == 1
    t = game(hands=("blue-2 red-1", "blue-5", "green-1", "green-5"), suits="blue-1", market="red-5 red-6", wild=1)
    assert t.do("play", "blue-2").kinds() == {"take"} and t.do("take", "red-5").do("choose", 1).waits == "after"


def renewing(market, deck):
    hands = ("green-3 red-1", "red-6", "green-7")
    return game(hands=hands, suits="green-1", market=market, deck=deck).do("play", "green-3").do("choose", 0)


def test_13_46_a_new_market_needs_a_card():
    assert renewing("", "").why("new_market") == "no-cards" and renewing("", "").kinds() == {"choose", "decline"}
    assert renewing("red-5", "").why("new_market") == "none"
    assert renewing("", "red-5").do("new_market").market == "red-5"


def test_13_47_the_next_card_is_compared_with_the_one_that_now_lies_on_top():
    t = game(hands=("blue-3 red-8", "red-6", "green-7"), suits="blue-1 red-2 red-5").do("play", "blue-3")
    assert "bonus" in t.do("recover", "red").do("play", "red-6").told  # 6 after 2 is a jump, though a 5 had been there
