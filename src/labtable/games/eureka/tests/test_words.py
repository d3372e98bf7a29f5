"""What people read of a move before they make it."""

import numpy as np
import pytest

from labtable.core.game.text import LANGUAGES
from labtable.games.eureka import GAME
from labtable.games.eureka.tests.position import game, number


def said(t, kind, what=0, language="en"):
    return GAME.text.say(GAME.describe(t.s, t.mover, t.action(kind, what)), language)


HANDS = ("red-2 red-5 green-8", "blue-2", "yellow-6")


def test_a_move_tells_its_bonus_or_penalty():
    t = game(hands=HANDS, suits="red-1")
    assert said(t, "play", "green-8") == "Play green 8 and open the suit"
    assert said(t, "play", "red-2") == "Play red 2, the next number: penalty Plagiarism"
    assert said(t, "play", "red-5") == "Play red 5, skipping numbers: bonus Epiphany"


@pytest.mark.parametrize(
    ("hands", "card", "more"),
    [
        (HANDS, "red-2", {"suits": "red-1", "epiphany": 1}),
        (("red-2", "blue-2", "yellow-6"), "red-2", {"suits": "red-1"}),
        (HANDS, "green-8", {"suits": "green-7"}),
    ],
)
def test_a_move_that_is_spared_its_penalty_says_so(hands, card, more):
    t = game(hands=hands, **more)
    assert said(t, "play", card).endswith("the next number: no penalty")
    assert "penalty" not in t.do("play", card).told


@pytest.mark.parametrize(
    ("card", "suits", "penalty"), [("red-8", "red-7", "Plagiarism"), ("green-7", "green-6", "Mutation")]
)
def test_only_the_highest_green_card_is_spared(card, suits, penalty):
    t = game(hands=(f"{card} blue-5", "blue-2", "yellow-6"), suits=suits)
    assert said(t, "play", card).endswith(f"penalty {penalty}")


def test_a_shared_card_left_means_that_no_card_is_the_last():
    t = game(hands=("red-2", "blue-2", "yellow-6"), suits="red-1", shared=("blue-8",))
    assert said(t, "play", "red-2").endswith("penalty Plagiarism")


def test_a_move_that_loses_its_bonus_says_so():
    assert said(game(hands=HANDS, suits="red-1", plagiarism=1), "play", "red-5").endswith("skipping numbers: no bonus")


@pytest.mark.parametrize(
    ("hands", "suits", "card", "bonus"),
    [
        (("blue-5 red-2", "blue-2", "yellow-6"), "blue-1", "blue-5", "Social revolution"),
        (("yellow-5", "blue-2", "yellow-6"), "yellow-1", "yellow-5", "Shared knowledge"),
    ],
)
def test_a_bonus_that_has_no_object_is_not_promised_but_told_as_lost(hands, suits, card, bonus):
    t = game(hands=hands, suits=suits)
    assert said(t, "play", card).endswith(f"skipping numbers: {bonus} would do nothing")
    before = t.copy()
    assert "bonus" not in t.do("play", card).told
    assert [lost.id for lost in GAME.losses(before.s, t.s, 0)] == ["loss-bonus"]


def test_a_bonus_that_plagiarism_takes_is_told_as_lost():
    before = game(hands=HANDS, suits="red-1", plagiarism=1)
    after = before.copy().do("play", "red-5")
    assert [lost.id for lost in GAME.losses(before.s, after.s, 0)] == ["event-no-bonus"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Jouer le 2 rouge, le numéro suivant : pénalité Plagiat"),
        ("es", "Jugar el 2 rojo, el número siguiente: penalización Plagio"),
    ],
)
def test_the_same_in_other_languages(language, sentence):
    assert said(game(hands=HANDS, suits="red-1"), "play", "red-2", language) == sentence


def test_the_phantom_gives_a_card_by_name():
    t = game(hands=("green-3 red-8",), suits="green-1", market="blue-5 blue-6", shared=("", "yellow-2"), solitaire=True)
    t.do("play", "green-3").do("choose", 1).do("take", "blue-5")
    assert said(t, "take", "yellow-2") == "yellow 2 goes to the market"
    assert said(t, "accept") == "The top card of the deck goes to the market"
    assert "The phantom takes blue 5" in GAME.text.say(GAME.prompt(t.s, 0), "en")


@pytest.mark.parametrize(
    ("language", "asked", "move"),
    [
        ("en", "Which card do you give to Player 2?", "Give green 5 to Player 2"),
        ("fr", "Quelle carte donnez-vous à Joueur 2 ?", "Donner le 5 vert à Joueur 2"),
        ("es", "¿Qué carta das a Jugador 2?", "Dar el 5 verde a Jugador 2"),
    ],
)
def test_before_the_first_turn_a_card_is_given_to_somebody_who_is_named(language, asked, move):
    t = game(hands=("red-1", "blue-4", "green-5"), phase="statement")
    t.do("start", 1).do("start", 0).do("start", 0).do("choose", 0)
    assert GAME.text.say(GAME.prompt(t.s, 2), language).endswith(asked)
    assert said(t, "pick", "green-5", language) == move


@pytest.mark.parametrize(
    ("suits", "hand", "more", "prompt"),
    [
        ("red-1", "red-2 blue-1", {}, "Your turn: play a card."),
        ("red-4", "red-2", {}, "Your turn: none of your cards fits, so pass."),
        ("red-1", "red-2 green-3", {"mutation": 1}, "Mutation: play a green card."),
        ("red-1", "red-2", {"mutation": 1}, "Mutation: you have no green card that fits, so pass."),
    ],
)
def test_the_prompt_speaks_of_passing_only_where_one_may_pass(suits, hand, more, prompt):
    t = game(hands=(hand, "blue-7", "yellow-6"), suits=suits, **more)
    assert GAME.text.say(GAME.prompt(t.s, 0)) == prompt
    assert ("pass" in t.kinds()) == ("pass" in prompt)
    assert GAME.prompt(t.s, 1).params["what"].id in ("wait-turn", "wait-mutation")


def clashing():
    t = game(hands=("blue-6 green-5", "blue-2", "yellow-6"), suits="blue-5", market="blue-1 yellow-7")
    return t.do("play", "blue-6")


def test_a_market_card_that_does_not_fit_is_told_so():
    t = clashing().do("take", "blue-1")
    assert GAME.text.say(GAME.events(t.s, 0)[-1]).endswith(" It does not fit: blue is at 6.")
    fitting = clashing().do("take", "yellow-7")
    assert "not fit" not in GAME.text.say(GAME.events(fitting.s, 0)[-1])
    t.do("choose", 1)
    assert any(
        GAME.text.say(event) == "Player 1 gives blue 1 from the market to Player 2. It does not fit: blue is at 6."
        for event in GAME.events(t.s, 0)
    )


def test_whoever_receives_a_card_is_all_that_is_left_to_choose():
    t = clashing().do("take", "blue-1")
    assert t.waits == "clash_seat"
    assert [GAME.describe(t.s, 0, t.action("choose", seat)).things for seat in (1, 2)] == [("seat/1",), ("seat/2",)]


STATED = [
    ("say_stuck", 1, ["only hands in which Player 1 held exactly 1 of these: red 1, red 2, red 3."]),
    (
        "say_high",
        0b0010 - 1,
        [
            "only hands in which Player 1 held at least one of these: blue 5, blue 6, blue 7, blue 8.",
            "only hands in which Player 1 held none of these: blue 1, blue 2, blue 3, blue 4.",
        ],
    ),
    ("say_avoid", "red", ["This proves nothing about the hand, and no bot left out a card because of it."]),
]


def speaking(kind, what):
    hands = ("red-1 red-7 blue-6", "red-2 yellow-5 yellow-6", "green-7")
    return game(hands=hands, suits="red-4", library=1, library_open=1).do(kind, what, seat=0)


@pytest.mark.parametrize(("kind", "what", "proved"), STATED)
def test_what_a_statement_proves_is_told(kind, what, proved):
    table = speaking(kind, what)
    for language in LANGUAGES:
        said = [GAME.text.say(one, language, []) for one in GAME.concluded(table.s)]
        assert len(said) == len(proved)
        if language == "en":
            assert said == [one if one.startswith("This") else f"So every bot imagined {one}" for one in proved]


@pytest.mark.parametrize(("kind", "what"), [row[:2] for row in STATED[:2]])
def test_the_worlds_that_bots_imagine_keep_to_what_a_statement_proves(kind, what):
    table, before = speaking(kind, what), set()
    told = {
        one.id: {number(f"{card.params['suit']}-{card.params['value']}") for card in one.params["cards"]}
        for one in GAME.concluded(table.s)
    }
    for seed in range(40):
        world = table.states.copy()
        GAME.engine.resample_at(world, 0, 1, np.array([seed, 1, 2, 3], np.uint32))
        hand = {card for card in range(52) if int(world[0].players[0].hand) >> card & 1}
        before.add(frozenset(hand))
        assert "concluded-exactly" not in told or len(hand & told["concluded-exactly"]) == what
        assert "concluded-some" not in told or hand & told["concluded-some"]
        assert "concluded-none" not in told or not hand & told["concluded-none"]
    assert len(before) > 1
