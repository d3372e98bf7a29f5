"""RULES.md §12 Solitaire."""

from labtable.games.eureka.hands import put_under
from labtable.games.eureka.tests.position import dealt, game, number


def alone(hand="red-1 red-8", deck="green-6 green-5 green-4", **more):
    """The player's turn; after a play the phantom turns up the last card of `deck`."""
    return game(hands=(hand,), deck=deck, solitaire=True, top_value=8, **more)


def revealed(**more):
    return alone(**more).do("play", "red-1")


def test_12_1_seven_cards_and_a_market_of_two():
    t = dealt(1)
    assert len(t.hand(0).split()) == 7 + 1 and len(t.market.split()) == 2 and len(t.deck) == 22  # one card drafted
    assert t.s.top_value == 8


def test_12_2_the_top_card_is_taken_and_one_goes_under_the_deck():
    t = dealt(1)
    given = t.hand(0).split()[0]
    t.do("pick", given)
    assert t.deck[0] == given and len(t.hand(0).split()) == 7 and t.waits == "turn" and t.mover == 0


def test_12_3_the_phantom_turns_up_the_top_card_and_plays_it():
    t = revealed()
    assert t.told[-1] == "revealed" and t.mover == 0 and t.s.turn == 1 and t.why("play", "green-4") == "none"
    t.do("play", "green-4")
    assert t.s.tops[3] == 4 and t.s.turn == 0 and t.top == "green-5"


def test_12_3_its_cards_work_like_any_other():
    t = revealed(deck="green-6 red-2").do("play", "red-2")
    assert "penalty" in t.told and t.s.plagiarism == 1


def test_12_4_an_unplayable_card_is_set_aside_for_a_point():
    t = revealed(suits="green-5")
    assert t.why("play", "green-4") == "too-low" and t.kinds() == {"set_aside"}
    before = t.score
    t.do("set_aside")
    assert t.score == before + 1 and t.s.turn == 0 and t.top == "green-5"
    assert t.log()[0] == "The phantom cannot play green 4: it is set aside and counts as one point."


def test_12_4_a_playable_one_is_not():
    assert revealed().why("set_aside") == "can-be-played"


def test_12_5_a_shared_card_may_be_played_instead():
    for owner in (0, 1):
        t = revealed(shared=("blue-3", "") if owner == 0 else ("", "blue-3"), suits="green-5")
        assert t.why("play", "blue-3") == "none"
        t.do("play", "blue-3")
        assert t.top == "green-4" and t.s.tops[1] == 3 and t.s.turn == 0


def test_12_6_a_card_is_delayed_for_the_next_one():
    t = revealed().do("delay")
    assert t.hand(0) == "red-8 green-5" and t.top == "green-4" and t.s.turn == 0


def test_12_7_what_the_phantom_recovers_goes_on_the_deck():
    t = revealed(deck="green-6 blue-4", suits="blue-1 yellow-5").do("play", "blue-4")
    assert t.waits == "recover" and t.do("recover", "yellow").top == "yellow-5"


def test_12_8_the_phantom_shares_the_top_card():
    t = revealed(deck="green-6 green-5 yellow-4", suits="yellow-1").do("play", "yellow-4")
    assert t.waits == "phantom_share" and t.do("accept").shared(1) == "green-5"


def test_12_8_an_empty_deck_shares_nothing():
    t = revealed(deck="yellow-4", suits="yellow-1").do("play", "yellow-4")
    assert "bonus" not in t.told and t.waits != "phantom_share"


def evolving(**more):
    return alone(hand="green-3 red-8 red-7", suits="green-1", market="blue-5 blue-6", **more).do("play", "green-3")


def test_12_9_beside_an_empty_deck_the_phantom_plays_what_lies_there():
    t = revealed(deck="", shared=("", "green-4"))
    assert t.s.turn == 1 and t.kinds() == {"play"} and t.why("play", "green-4") == "none"


def test_12_9_a_market_card_for_the_top_of_the_deck():
    t = evolving().do("choose", 1).do("take", "blue-5")
    assert t.market == "blue-6 green-4" and t.top == "blue-5"


def test_12_9_or_for_a_card_beside_the_deck():
    t = evolving(shared=("", "yellow-2 yellow-5")).do("choose", 1).do("take", "blue-5")
    assert t.waits == "phantom_give" and t.mover == 0 and t.kinds() == {"take", "accept"}
    assert t.why("take", "red-8") == "not-beside-the-deck"
    t.do("take", "yellow-2")
    assert t.market == "blue-6 yellow-2" and t.shared(1) == "yellow-5" and t.told == ["swapped", "revealed"]


def test_12_9_the_top_card_can_still_be_chosen():
    t = evolving(shared=("", "yellow-2")).do("choose", 1).do("take", "blue-5").do("accept")
    assert t.market == "blue-6 green-4" and t.shared(1) == "yellow-2" and t.top == "blue-5"


def test_12_9_with_an_empty_deck_only_the_cards_beside_it_are_left():
    t = evolving(deck="", shared=("", "yellow-2")).do("choose", 1).do("take", "blue-5")
    assert t.why("accept") == "phantom-cannot" and t.kinds() == {"take"}
    assert t.do("take", "yellow-2").deck == ["blue-5"]
    assert evolving(deck="").why("choose", 1) == "phantom-cannot"


def test_12_10_a_card_under_the_deck_leaves_the_top_card_known():
    t = revealed().do("delay")
    before = [t.redealt(0, seed).top for seed in range(12)]
    put_under(t.s, 1 << number("blue-1"))
    after = [t.redealt(0, seed).top for seed in range(12)]
    assert set(before) == set(after) == {"green-4"} and t.deck[0] == "blue-1"


def test_12_10_the_top_card_for_one_of_the_hand():
    t = evolving().do("choose", 0).do("choose", 1)
    assert t.told == ["took"] and t.waits == "on_top" and t.hand(0) == "red-7 red-8 green-4"
    t.do("pick", "red-7")
    assert t.top == "red-7" and t.hand(0) == "red-8 green-4"


def test_12_10_or_a_card_beside_the_deck():
    t = evolving(shared=("", "yellow-2")).do("choose", 0).do("take", "yellow-2")
    assert t.told == ["took"] and t.do("pick", "red-7").told == ["on_top", "revealed"]
    assert t.hand(0) == "red-8 yellow-2" and t.top == "red-7" and t.shared(1) == ""


def test_12_11_the_players_clash_goes_on_the_deck():
    t = alone(hand="blue-2 red-8", suits="blue-1", market="red-5 red-6").do("play", "blue-2").do("take", "red-5")
    assert t.top == "red-5" and t.market == "red-6 green-4"


def test_12_11_the_phantoms_clash_comes_to_the_player():
    t = revealed(deck="green-6 blue-2", suits="blue-1", market="red-5 red-6").do("play", "blue-2").do("take", "red-5")
    assert t.hand(0) == "red-5 red-8" and t.market == "red-6 green-6"


def test_12_12_mad_experiments_shuffle_the_deck_with_the_cards_beside_it():
    t = alone(hand="yellow-2 red-8", suits="yellow-1", shared=("", "blue-3")).do("play", "yellow-2")
    assert "shuffled" in t.told and len(t.deck) == 4 and t.shared(1) == ""
    assert t.kinds() == {"play"} and len(t.legal()) == 1 and t.why("delay") == "random-first"


def test_12_12_also_when_the_deck_itself_is_used_up():
    firsts = set()
    for key in range(20):
        t = alone(hand="yellow-2 red-8", suits="yellow-1", deck="", shared=("", "blue-3 blue-4"))
        t.s.random_key[0] = key
        t.do("play", "yellow-2")
        assert "shuffled" in t.told and t.shared(1) == "" and t.kinds() == {"play"} and len(t.legal()) == 1
        firsts.add(t.top)
    assert firsts == {"blue-3", "blue-4"}


def test_12_12_the_order_of_the_deck_is_new():
    firsts = set()
    for key in range(20):
        t = alone(hand="yellow-2 red-8", suits="yellow-1", shared=("", "blue-3"))
        t.s.random_key[0] = key
        firsts.add(t.do("play", "yellow-2").top)
    assert firsts == {"green-4", "green-5", "green-6", "blue-3"}


def test_12_12_no_shared_card_is_played_instead():
    t = alone(hand="yellow-2 red-8", suits="yellow-1", shared=("blue-3",)).do("play", "yellow-2")
    assert t.kinds() == {"play"} and t.why("play", "blue-3") == "random-first"


def test_12_12_an_unplayable_first_card_is_treated_as_usual():
    t = alone(hand="yellow-2 red-8", suits="yellow-1 green-7").do("play", "yellow-2")
    assert t.kinds() == {"set_aside"} and t.s.mad == 0
