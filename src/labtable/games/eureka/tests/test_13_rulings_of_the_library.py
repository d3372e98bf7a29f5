"""RULES.md §13 Rulings about what players say: the library, and that speech cannot be undone."""

import pytest

from labtable.core.errors import NothingToUndo
from labtable.core.match.log import states_of
from labtable.core.match.match import Match
from labtable.games.eureka import GAME
from labtable.games.eureka.actions import is_speech
from labtable.games.eureka.constants import MOST_CLUES, Kind
from labtable.games.eureka.tests.position import game

HANDS = ("red-1 red-7 blue-6", "red-2 yellow-5 yellow-6", "green-7")


def reading(**more):
    return game(hands=HANDS, suits="red-4", library=1, library_open=1, **more)


def test_13_31_not_in_the_middle_of_a_move():
    t = game(hands=("red-3 blue-1", "red-2", "green-7"), suits="red-1", library=1, library_open=1).do("play", "red-3")
    assert t.waits == "epiphany" and t.why("say_avoid", "red", seat=1) == "not-now" and t.kinds(1) == set()
    assert t.kinds(0) == {"accept", "decline"}


def test_13_32_a_false_statement_is_refused():
    t = reading()
    assert t.why("say_stuck", 2) == "not-true" and t.why("say_high", 0b1000 - 1) == "not-true"


def test_13_32_each_speaks_of_their_own_hand():
    t = reading()
    assert t.why("say_stuck", 1, seat=1) == "none" and t.why("say_stuck", 0, seat=2) == "none"


def test_13_33_what_is_said_cannot_be_undone():
    said = [action for action in range(GAME.NUM_ACTIONS) if is_speech(action)]
    kinds = {Kind(GAME.decode(action)[0]).name for action in said}
    assert kinds == {"START", "SAY_STUCK", "SAY_HIGH", "SAY_AVOID"} and len(said) == 2 + 16 + 15 + 4


def at_table(t):
    """A match that stands at a position of the tests."""
    match = Match(GAME, int(t.s.num_players), seed=1)
    match.begin(states_of(GAME, t.s), match.entries)
    return match


def test_13_33_a_match_does_not_take_a_phrase_back():
    match = Match(GAME, 3, seed=1)
    for can in (0, 1, 0):
        match.play(GAME.encode(Kind.START, can))
        with pytest.raises(NothingToUndo, match="said"):
            match.undo()


@pytest.mark.parametrize(("kind", "number"), [(Kind.SAY_STUCK, 1), (Kind.SAY_HIGH, 1), (Kind.SAY_AVOID, 3)])
def test_13_33_a_match_does_not_take_a_statement_back(kind, number):
    match = at_table(reading())
    match.play(GAME.encode(kind, number))
    assert match.why_no_undo(0).id == "undo-spoken" and not match.state.library_open


def test_whether_undo_is_offered_does_not_depend_on_hidden_cards():
    """After a pass, whether blue 6 is in the partner's hand or in the deck makes no difference."""
    offered = []
    for partner in ("blue-6 yellow-5", "blue-3 yellow-5"):
        t = game(hands=("red-1 blue-2", partner, "green-7"), suits="red-4 blue-5 yellow-8 green-6")
        match = at_table(t)
        match.play(GAME.encode(Kind.PASS))
        reason = match.why_no_undo(0)
        offered.append(reason.id if reason else None)
    assert len(set(offered)) == 1


# What was said, in the worlds that are dealt for the bots ------------------------------------------------------


def worlds(t, seat, count=40):
    return [t.redealt(seat, seed) for seed in range(count)]


def test_no_world_is_dealt_in_which_a_number_of_stuck_cards_is_false():
    t = reading(market="green-1").do("say_stuck", 1, seat=1)
    for other in worlds(t, 0):
        low = set(other.hand(1).split()) & {"red-1", "red-2", "red-3"}
        assert len(low) == 1 and other.why("say_avoid", "red") == "library-closed"
    assert len({other.hand(1) for other in worlds(t, 0)}) > 10


def test_no_world_is_dealt_in_which_high_cards_are_low_or_missing():
    t = reading().do("say_high", 0b0100 - 1, seat=1)
    for other in worlds(t, 2):
        values = [int(name.split("-")[1]) for name in other.hand(1).split() if name.startswith("yellow")]
        assert values and min(values) > 4


def test_a_statement_still_holds_after_a_card_was_played():
    hands = ("blue-1 blue-6 red-6", "red-2 yellow-5 yellow-6", "green-7 green-8")
    t = game(hands=hands, suits="red-4 blue-2", library=1, library_open=1, turn=1)
    t.do("say_stuck", 1).do("play", "yellow-5").do("play", "green-7")
    for other in worlds(t, 0):
        assert other.hand(1) != "red-2" and len(set(other.hand(1).split()) & {"red-1", "red-2", "red-3"}) == 1


def test_an_unseen_card_loosens_what_is_known_of_both_hands():
    hands = ("green-3 red-1 red-6", "blue-5 blue-6", "yellow-6")
    t = game(hands=hands, suits="green-1 red-4", library=1, library_open=1)
    t.do("say_stuck", 1).do("play", "green-3").do("choose", 0).do("choose", 1).do("pick", "red-1").do("pick", "blue-5")
    stuck = {len(set(other.hand(0).split()) & {"red-1", "red-2", "red-3"}) for other in worlds(t, 2)}
    assert stuck >= {0, 1}
    assert not GAME.check_state(t.s)


def test_a_stuck_card_that_goes_to_the_market_is_no_longer_counted():
    t = game(
        hands=("green-3 red-1 red-6", "blue-5", "yellow-6"),
        suits="green-1 red-4",
        market="blue-8",
        library=1,
        library_open=1,
    )
    t.do("say_stuck", 1).do("play", "green-3").do("choose", 0).do("take", "blue-8").do("pick", "red-1")
    assert (t.s.clues[0].least, t.s.clues[0].most) == (0, 0)


def test_an_unseen_stuck_card_may_have_come_to_the_hand():
    hands = ("green-3 red-1 red-6", "red-2 blue-6", "yellow-6")
    t = game(hands=hands, suits="green-1 red-4", library=1, library_open=1)
    t.do("say_stuck", 1).do("play", "green-3").do("choose", 0).do("choose", 1).do("pick", "red-6").do("pick", "red-2")
    assert t.hand(0) == "red-1 red-2" and (t.s.clues[0].least, t.s.clues[0].most) == (0, 2)


def test_a_pass_tells_what_a_hand_lacks():
    t = game(hands=("red-1 blue-2", "red-2 yellow-5", "green-7"), suits="red-4 blue-5 yellow-8 green-6").do("pass")
    for other in worlds(t, 2):
        assert not set(other.hand(0).split()) & {f"red-{value}" for value in range(5, 9)}
        assert not set(other.hand(0).split()) & {"blue-6", "blue-7", "blue-8", "green-7", "green-8"}


def test_a_request_stands_until_another_player_plays_on_the_suit():
    t = game(hands=("red-5 red-6", "red-7 blue-1", "green-7"), suits="red-4", library=1, library_open=1)
    t.do("say_avoid", "red").do("play", "red-5")
    assert (t.s.avoided, t.s.avoided_by) == (1, 0)
    t.do("play", "red-7")
    assert (t.s.avoided, t.s.avoided_by) == (0, 0)


def test_the_oldest_clue_gives_way_when_there_is_no_room():
    t = game(hands=("red-1 blue-2", "red-2 yellow-5", "green-7"), suits="red-4", library=1)
    for number in range(MOST_CLUES + 2):
        t.s.library_open = 1
        t.do("say_stuck", 1, seat=number % 2)
    assert t.s.clue_count == MOST_CLUES and [int(seat) for seat in t.s.clues["seat"][:2]] == [0, 1]
    assert not [fault for fault in GAME.check_state(t.s) if "clue" in fault]


# What a statement is worth to a bot ------------------------------------------------------------------------------


def value(t, seat=0):
    return int(GAME.engine.evaluate_at(t.states, 0, seat))


def test_a_bot_keeps_the_library_open_when_it_has_little_to_tell():
    t = game(hands=("red-1 blue-6", "red-2 yellow-5", "green-7"), suits="red-4", library=1, library_open=1)
    kept = value(t)
    said = {suit: value(t.copy().do("say_avoid", suit)) for suit in ("red", "green")}
    assert kept > value(t.copy().do("say_stuck", 1)) and kept > said["red"] and kept > said["green"]


def test_a_bot_tells_of_a_bad_hand_and_of_suits_full_of_high_cards():
    t = game(hands=("red-1 red-2 red-3", "red-5 yellow-5", "green-7"), suits="red-4", library=1, library_open=1)
    assert value(t.copy().do("say_stuck", 3)) > value(t)
    t = game(hands=("red-7 blue-6", "red-2 yellow-5", "green-7"), suits="red-4", library=1, library_open=1)
    assert value(t.copy().do("say_high", 0b0011 - 1)) > value(t) > value(t.copy().do("say_high", 0b0001 - 1))


def test_opening_the_library_is_no_reason_for_a_penalty():
    hands = ("yellow-2 red-5", "red-2 yellow-5", "green-7")
    tables = [game(hands=hands, suits="yellow-1", library=1, penalties=penalties) for penalties in (1, 2)]
    before, after = (value(t.do("play", "yellow-2")) for t in tables)
    assert tables[1].s.library_open == 1 and before == after


def test_a_request_is_worth_something_only_where_cards_could_be_overtaken():
    t = game(hands=("red-5 red-6 red-7", "red-1 yellow-5", "green-7"), suits="red-4", library=1, library_open=1)
    assert value(t.copy().do("say_avoid", "red")) > value(t) > value(t.copy().do("say_avoid", "blue"))
    t = game(hands=("red-8", "red-1 yellow-5", "green-7"), suits="red-4", library=1, library_open=1)
    assert value(t.copy().do("say_avoid", "red")) < value(t)


def test_bots_leave_a_suit_alone_that_another_player_asked_for():
    t = game(hands=("red-5 red-6", "red-7 blue-3", "green-7"), suits="red-4 blue-2", turn=1, avoided=1, library=1)
    free = game(hands=("red-5 red-6", "red-7 blue-3", "green-7"), suits="red-4 blue-2", turn=1, library=1)
    costs = [
        value(table.copy().do("play", "blue-3"), 1) - value(table.copy().do("play", "red-7"), 1) for table in (t, free)
    ]
    assert costs[0] > costs[1]


def test_bots_judge_their_starting_hand_by_its_low_cards():
    t = game(hands=("red-1 red-6", "blue-5 blue-6", "green-4"), phase="statement")
    assert value(t.copy().do("start", 1)) > value(t.copy().do("start", 0))
    t.do("start", 1)
    assert value(t.copy().do("start", 0), 1) > value(t.copy().do("start", 1), 1)
