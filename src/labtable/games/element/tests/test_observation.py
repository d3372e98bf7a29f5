"""What a seat observes as numbers, what is re-dealt for it, and what the log says."""

import pytest

from labtable.core.record.records import EVERYTHING, SPECTATOR, blank
from labtable.games.element import GAME
from labtable.games.element.tests.position import (
    END_TURN,
    USE_POWER,
    A,
    B,
    E,
    P,
    add_to,
    claim,
    dealt,
    discard,
    game,
    move,
    play,
    remove_from,
    replace,
    swap,
)


def observed(t, audience):
    out = blank(GAME.OBSERVATION)
    GAME.engine.observe_at(t.states, 0, audience, out, 0)
    return {name: out[0][name].tolist() for name in GAME.OBSERVATION.names}


def position():
    return game(
        players=3,
        scenario="first-ten",
        characters="brady ozzy",
        row="H He Li O Ne",
        goals=("B", "", "C N"),
        hands=("power p1 p1 n2 e3", "p2 p3 n1 n1 n3"),
        bohrds=("1/0/1", "3/4/0"),
        turn=20,
    )


def test_a_seat_observes_the_table_and_its_own_hand():
    t = position().do(USE_POWER, play("n2"))
    assert observed(t, 0) == {
        "seat": 0,
        "mover": 0,
        "plays_left": 2,
        "power_on": 1,
        "replacements": 1,
        "asked": 1,
        "asked_card": 4,
        "asked_amount": 0,
        "turns_left": 2 * 168 - 20,
        "bohrds": [[1, 0, 1], [3, 4, 0], [0, 0, 0]],
        "goals": [1, 2, 3, 8, 10],
        "goal_particles": [[1, 0, 1], [2, 2, 2], [3, 4, 3], [8, 8, 8], [10, 10, 10]],
        "missing": [
            [[0, 0, 0], [1, 2, 1], [2, 4, 2], [7, 8, 7], [9, 10, 9]],
            [[-2, -4, 1], [-1, -2, 2], [0, 0, 3], [5, 4, 8], [7, 6, 10]],
            [[1, 0, 1], [2, 2, 2], [3, 4, 3], [8, 8, 8], [10, 10, 10]],
        ],
        "plays_needed": [[0, 3, 3, 3, 3], [3, 3, 1, 3, 3], [3, 3, 3, 3, 3]],
        "pile": [int(protons in (4, 9)) for protons in range(1, 37)],
        "hand": t.s.players[0].hand.tolist(),
        "discards": [0] * 9 + [1],
        "deck_size": 90 - 15 - 1,
        "hand_sizes": [4, 5, 5, 0],
        "points": [15, 0, 33, 0],
        "characters": [7, 5, 1, 0],
    }


def test_another_seat_observes_another_hand_and_a_spectator_none():
    t = position()
    mine, other, nobody = observed(t, 0), observed(t, 1), observed(t, SPECTATOR)
    assert other["hand"] == [0, 1, 1, 2, 0, 1, 0, 0, 0, 0] and nobody["hand"] == [0] * 10
    assert {name for name in mine if mine[name] != other[name]} == {"seat", "hand", "plays_needed"}
    assert nobody["seat"] == SPECTATOR and nobody["plays_needed"] == [[3] * 5] * 3


def test_goals_are_observed_from_the_lightest_on_and_empty_places_last():
    t = game(scenario="first-ten")
    t.s.row[:] = [0, 8, 1, 0, 3]
    seen = observed(t, 0)
    assert seen["goals"] == [1, 3, 8, 0, 0] and seen["goal_particles"][2:4] == [[8, 8, 8], [0, 0, 0]]
    assert [row[3:] for row in seen["plays_needed"]] == [[3, 3]] * 3


OXYGEN = {"scenario": "first-ten", "row": "H He Li O Ne"}


@pytest.mark.parametrize(
    ("hand", "lacks", "plays"),
    [
        ("e1 n3 n3 n3 n3", 1, 1),
        ("e3 e3 n3 n3 n3", 1, 3),
        ("e2 e3 n3 n3 n3", 1, 2),
        ("e1 e2 n3 n3 n3", 1, 1),
        ("e2 n3 n3 n3 n3", 2, 1),
        ("e1 e1 n3 n3 n3", 2, 2),
        ("e1 e3 n3 n3 n3", 2, 2),
        ("e1 n3 n3 n3 n3", 2, 3),
        ("e3 n3 n3 n3 n3", 3, 1),
        ("e1 e2 n3 n3 n3", 3, 2),
        ("e1 e1 e1 n3 n3", 3, 3),
        ("e2 e2 n3 n3 n3", 4, 2),
        ("e1 e3 n3 n3 n3", 4, 2),
        ("e3 n3 n3 n3 n3", 4, 3),
        ("e2 e3 n3 n3 n3", 5, 2),
        ("e2 e2 e1 n3 n3", 5, 3),
        ("e3 e3 n3 n3 n3", 6, 2),
        ("e3 n3 n3 n3 n3", 6, 3),
        ("e3 e3 e1 n3 n3", 7, 3),
    ],
)
def test_a_seat_observes_how_many_of_its_cards_make_a_goal(hand, lacks, plays):
    t = game(**OXYGEN, hands=(hand,), bohrds=(f"8/8/{8 - lacks}", f"8/8/{8 + lacks}"))
    seen = observed(t, 0)
    assert seen["plays_needed"][0][3] == plays
    assert seen["plays_needed"][1][3] == plays and seen["missing"][1][3] == [0, 0, -lacks]


def test_the_card_that_is_being_placed_counts_as_held():
    t = game(**OXYGEN, hands=("e3 e2 p1 p1 p1", "e3 e2 p2 p2 p2"), bohrds=("8/8/3",)).do(play("e3"))
    assert t.hand(0) == ["p1", "p1", "p1", "e2"]
    assert [observed(t, seat)["plays_needed"][0][3] for seat in (0, 1)] == [2, 2]
    t.s.players[1].hand[6:9] = [0, 1, 0]
    assert observed(t, 1)["plays_needed"][0][3] == 3


@pytest.mark.parametrize(
    ("character", "lacks", "plays"),
    [
        ("lewis", 2, 1),
        ("lewis", 5, 2),
        ("lewis", 7, 3),
        ("ball", 2, 3),
        ("curie", 2, 1),
        ("curie", 4, 3),
    ],
)
def test_powers_at_work_count_in_what_a_seat_can_make(character, lacks, plays):
    t = game(
        characters=f"{character} einstein",
        **OXYGEN,
        hands=("power e3 e3 n1 n1", "e3 e3 n1 n1 n1"),
        bohrds=(f"8/8/{8 - lacks}",),
    )
    t.s.power_on = 1
    assert observed(t, 0)["plays_needed"][0][3] == plays
    assert observed(t, 1)["plays_needed"][0][3] == 3


def test_ozzys_discards_are_observed():
    t = game(characters="ozzy", hands=("power",)).do(USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert (observed(t, 1)["asked"], observed(t, 1)["asked_amount"]) == (3, 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_seat_cannot_know_is_dealt_again(seat):
    t = dealt(3, 4)
    worlds = [t.redealt(seat, seed) for seed in range(20)]
    for world in worlds:
        assert GAME.check_state(world.s) == [] and world.hand(seat) == t.hand(seat)
        assert [len(world.hand(other)) for other in range(3)] == [5, 5, 5]
    for other in {0, 1, 2} - {seat}:
        assert len({tuple(world.hand(other)) for world in worlds}) > 10


def test_a_card_that_a_seat_sees_elsewhere_is_in_no_other_hand():
    t = game(hands=("p1 p1 p1 p1 p1", "p2 p2 n1 e1 e1"))
    t.s.discards += t.s.deck
    t.s.deck[:] = 0
    for seed in range(20):
        assert t.redealt(0, seed).hand(1) == t.hand(1)


def test_hands_of_other_sizes_stay_as_large_as_they_are():
    t = game(characters="ozzy", hands=("power",)).do(USE_POWER)
    world = t.redealt(1)
    assert len(world.hand(0)) == 8 and world.hand(1) == t.hand(1) and GAME.check_state(world.s) == []


def test_a_spectator_knows_no_hand():
    t = dealt(2, 1)
    assert len({tuple(t.redealt(SPECTATOR, seed).hand(0)) for seed in range(20)}) > 10


# The log --------------------------------------------------------------------------------------------


def test_the_deal_tells_nobody_what_was_drawn():
    assert dealt(2, 3).told == []


SEVEN = {"characters": "lewis ball", "hands": ("power e3 p1 p1 n1",), "deck": "n3 n3 n3"}


@pytest.mark.parametrize(
    ("t", "actions", "last"),
    [
        (game(), [play("p1")], ["Player 1 plays Proton 1."]),
        (game(), [play("p1"), add_to(B, 1)], ["Player 1 adds one proton to bohrd 2.", "Player 1 draws Neutron 3."]),
        (
            game(bohrds=("0/0/0", "2/0/0"), hands=("p2",)),
            [play("p2"), move(B, A, 2)],
            ["Player 1 moves 2 protons from bohrd 2 to bohrd 1.", "Player 1 draws Neutron 3."],
        ),
        (
            game(**SEVEN),
            [USE_POWER],
            ["Player 1 plays a Power Play card and uses the power of Gilbert Lewis.", "Player 1 draws Neutron 3."],
        ),
        (
            game(**SEVEN, bohrds=("0/0/5",)),
            [USE_POWER, play("e3"), remove_from(A, 2)],
            ["Player 1 takes 2 electrons off bohrd 1.", "Player 1 draws Neutron 3."],
        ),
        (
            game(characters="einstein", hands=("power",), bohrds=("0/0/0", "1/0/0")),
            [USE_POWER, swap(B, P, E)],
            ["On bohrd 2, a proton is exchanged for an electron.", "Player 1 draws Neutron 3."],
        ),
        (
            game(characters="brady", scenario="first-ten", hands=("power",), bohrds=("0/0/0", "1/0/1")),
            [USE_POWER, replace(B)],
            ["The hydrogen on bohrd 2 becomes oxygen."],
        ),
        (
            game(characters="ozzy", hands=("power",)),
            [USE_POWER, play("p1"), add_to(A, 1), play("p1"), add_to(A, 1), discard("p1"), discard("n3")],
            ["Player 1 discards Neutron 3.", "It is the turn of Player 2."],
        ),
        (game(bohrds=("2/2/2",), plays=0), [END_TURN], ["Player 1 ends the turn.", "It is the turn of Player 2."]),
        (
            game(scenario="breath-of-air", row="H He C N O", bohrds=("2/2/2",)),
            [claim(A)],
            ["Player 1 takes helium from bohrd 1: 12 points.", "A new goal: neon."],
        ),
        (
            game(row="He", goals=("H Li", "Be B"), bohrds=("2/2/2",)),
            [claim(A)],
            [
                "Player 1 takes helium from bohrd 1: 12 points.",
                "The last goal has been taken. The world has what it needs.",
            ],
        ),
    ],
)
def test_the_log_says_what_happened(t, actions, last):
    t = t.copy()
    t.s.discards[:] += t.s.deck
    t.s.deck[:] = 0
    t.s.deck[5] = min(4, t.s.discards[5])  # only neutrons of value 3 are drawn
    t.s.discards[5] -= t.s.deck[5]
    assert t.do(*actions).log(EVERYTHING) == last


def test_a_new_deck_is_told():
    t = game(deck="").do(play("p1"), add_to(A, 1))
    assert t.log()[1:] == ["The discards are shuffled into a new deck.", "Player 1 draws a card."]
