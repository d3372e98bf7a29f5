"""RULES.md §6 Bonuses."""

from labtable.games.eureka.tests.position import game


def evolving(**more):
    hands = more.pop("hands", ("green-3 red-2 red-3", "blue-2 blue-3", "yellow-6"))
    t = game(hands=hands, suits="green-1", market=more.pop("market", "red-5 red-6 red-7"), **more)
    return t.do("play", "green-3")


def test_6_1_the_bonus_is_offered_to_who_played():
    t = game(hands=("blue-1", "red-3 blue-2", "green-1"), suits="red-1", turn=1).do("play", "red-3")
    assert t.mover == 1 and t.kinds() == {"accept", "decline"}


def test_6_2_epiphany_spares_the_next_penalty():
    t = game(hands=("red-3 blue-8", "red-4 blue-7", "green-1"), suits="red-1").do("play", "red-3").do("accept")
    assert t.s.epiphany == 1
    t.do("play", "red-4")
    assert "no_penalty" in t.told and t.s.plagiarism == 0 and t.s.epiphany == 0 and t.s.penalties == 0


def test_6_2_epiphany_is_spent_by_a_move_without_penalty():
    t = game(hands=("blue-8 yellow-1", "green-1", "red-8"), epiphany=1).do("play", "blue-8")
    assert t.s.epiphany == 0


def recovering():
    return game(hands=("blue-3 red-8", "red-6", "green-7"), suits="blue-1 red-2 red-5").do("play", "blue-3")


def test_6_3_social_revolution_takes_back_the_last_card_of_another_suit():
    t = recovering().do("recover", "red")
    assert t.hand(0) == "red-5 red-8" and t.s.tops[0] == 2


def test_6_3_not_of_the_blue_suit_nor_of_an_empty_one():
    t = recovering()
    assert t.why("recover", "blue") == "not-the-blue-one" and t.why("recover", "green") == "suit-empty"


def test_6_3_it_is_not_offered_when_there_is_nothing_to_recover():
    t = game(hands=("blue-3 red-8", "red-6", "green-7"), suits="blue-1").do("play", "blue-3")
    assert t.told == ["played"] and t.mover == 1


def test_6_4_a_recovered_card_may_bring_its_bonus_again():
    t = game(hands=("blue-3 blue-8", "yellow-8", "green-7"), suits="blue-1 red-2 red-5").do("play", "blue-3")
    t.do("recover", "red").do("play", "yellow-8").do("play", "green-7").do("play", "red-5")
    assert "bonus" in t.told and t.mover == 0 and t.waits == "epiphany"


def sharing():
    return game(hands=("yellow-3 red-2 red-8", "red-6", "green-7"), suits="yellow-1 red-1").do("play", "yellow-3")


def test_6_5_shared_knowledge_lays_a_card_open():
    t = sharing().do("pick", "red-8")
    assert t.shared(0) == "red-8" and t.hand(0) == "red-2"


def test_6_5_it_is_not_offered_to_an_empty_hand():
    t = game(hands=("yellow-3", "red-6", "green-7"), suits="yellow-1").do("play", "yellow-3")
    assert t.mover == 1


def test_6_6_anyone_may_play_a_shared_card():
    t = sharing().do("pick", "red-8")
    assert t.mover == 1 and t.why("play", "red-8") == "none"
    t.do("play", "red-8")
    assert t.shared(0) == "" and t.s.tops[0] == 8


def test_6_7_with_a_shared_card_left_no_other_is_the_last():
    t = game(hands=("red-2", "blue-2", "green-1"), suits="red-1", shared=("blue-8",)).do("play", "red-2")
    assert "penalty" in t.told


def test_6_7_the_own_shared_card_can_be_the_last():
    t = game(hands=("", "blue-2", "green-1"), suits="red-1", shared=("red-2",)).do("play", "red-2")
    assert "last_card" in t.told


def test_6_8_evolution_is_used_or_handed_over():
    assert evolving().do("choose", 0).mover == 0
    t = evolving().do("choose", 2)
    assert t.mover == 2 and t.waits == "exchange"


def test_6_9_three_exchanges_or_none():
    t = evolving().do("choose", 0)
    assert t.kinds() == {"take", "choose", "new_market", "decline"}
    assert t.do("decline").mover == 1


def test_6_10_a_card_for_a_market_card_without_refill():
    t = evolving().do("choose", 0).do("take", "red-5").do("pick", "red-2")
    assert t.hand(0) == "red-3 red-5" and t.market == "red-2 red-6 red-7" and t.mover == 1


def test_6_10_the_choice_is_told_before_the_exchange():
    t = evolving().do("choose", 0)
    assert t.do("take", "red-5").told == ["chose_card"] and t.do("pick", "red-2").told == ["swapped"]


def test_6_10_only_a_card_of_the_market():
    assert evolving().do("choose", 0).why("take", "red-2") == "not-in-market"


def test_6_11_a_card_is_given_and_one_comes_back():
    t = evolving().do("choose", 0).do("choose", 1).do("pick", "red-2")
    assert t.mover == 1 and t.waits == "give_back" and "red-2" in t.hand(1)
    t.do("pick", "blue-2")
    assert t.hand(0) == "red-3 blue-2" and t.hand(1) == "red-2 blue-3"


def test_6_11_the_same_card_may_come_back():
    t = evolving().do("choose", 0).do("choose", 1).do("pick", "red-2").do("pick", "red-2")
    assert t.hand(0) == "red-2 red-3"


def test_6_11_not_with_oneself():
    assert evolving().do("choose", 0).why("choose", 0) == "not-yourself"


def test_6_12_a_new_market_from_the_top_of_the_deck():
    t = evolving(deck="yellow-1 green-5 green-6 green-7").do("choose", 0).do("new_market")
    assert t.market == "green-5 green-6 green-7"
    assert sorted(t.deck[:3]) == ["red-5", "red-6", "red-7"] and t.deck[3:] == ["yellow-1"]


def test_6_12_under_a_deck_that_holds_all_other_cards():
    t = game(hands=("red-1", "", "", "", ""), market="red-2 red-3 red-4", wild=1)
    t.do("wild", "green").do("choose", 0).do("new_market")
    assert sorted(t.deck[:3]) == ["red-2", "red-3", "red-4"] and len(set(t.deck)) == 51 - len(t.market.split())
