"""What people read before they decide, and at the end of a game."""

import tomllib

import pytest

from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match
from labtable.games.element import GAME
from labtable.games.element.actions import decode, encode
from labtable.games.element.constants import Kind
from labtable.games.element.tests.position import USE_POWER, A, add_to, dealt, game, goal_bits, play


def ended(*taken):
    table = dealt(2)
    for seat, symbols in enumerate(taken):
        table.s.taken[seat] = goal_bits(symbols)
    return [GAME.text.say(message) for message in GAME.epilogue(table.s)]


def test_the_end_says_which_goals_made_the_scores():
    assert ended("He Be", "") == [
        "Player 1 has 26 points: helium 12, beryllium 14.",
        "Player 2 has taken no goal: 0 points.",
    ]


def test_the_end_says_what_broke_a_tie():
    assert ended("H Be", "He Li")[-1] == "Equal points and goals at the top: whoever has the heaviest atom wins."


def test_a_goal_without_its_bohrd_and_the_deck_name_their_rules():
    goal, deck = (GAME.resting(game().s, thing) for thing in ("goal/H", "deck"))
    assert goal.rule == "6.1" and "No bohrd matches this goal yet" in GAME.text.say(goal.message)
    assert deck.rule == "3.3" and "after each play" in GAME.text.say(deck.message)
    assert GAME.resting(game().s, "seat/0") is None


def test_a_goal_that_can_be_taken_is_announced():
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/1",)).s, 0)) == (
        "Your turn: take hydrogen now, or play 2 cards first."
    )
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/0",)).s, 0)) == "Your turn: play 2 cards."


def test_without_a_goal_to_take_the_prompt_does_not_speak_of_one():
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/0",), plays=0).s, 0)) == "Both plays are made: end your turn."
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/1",), plays=0).s, 0)) == "Take hydrogen, or end your turn."


def test_a_goal_left_to_the_others_is_told_as_lost():
    before = game(bohrds=("1/0/1",), plays=0)
    after = before.copy().apply(encode(Kind.END))
    assert [message.id for message in GAME.losses(before.s, after.s, 0)] == ["loss-goal"]


def told(position):
    return [GAME.text.say(message) for message in GAME.events(position.s, 0)]


def test_a_goal_that_an_action_completes_is_told_with_its_points():
    table = game(hands=("n2",), bohrds=("3/2/3",), scenario="first-ten", row="H He Li Be B")
    table.do(play("n2"), add_to(A, 2))
    assert told(table)[:2] == ["Player 1 adds 2 neutrons to bohrd 1.", "Bohrd 1 is lithium now, a goal for 13 points."]


def test_an_atom_that_is_no_goal_is_not_told_as_one():
    table = game(hands=("n2",), bohrds=("3/2/3",), scenario="first-ten", row="H He Be B C")
    table.do(play("n2"), add_to(A, 2))
    assert not any("goal" in sentence for sentence in told(table))


def test_before_a_card_is_played_its_places_are_known():
    match = Match(GAME, 2, seed=3)
    card = next(action for action in match.legal() if decode(action)[0] == Kind.PLAY)
    places = dict(match.consequences(card, worlds=2).next)
    match.play(card)
    assert list(places) == match.legal() and places[add_to(A, 1 + decode(card)[1] % 3)].things == ("bohrd/1",)


def test_what_comes_after_a_drawn_card_is_not_known_before():
    match = Match(GAME, 2, seed=3)
    match.play(next(action for action in match.legal() if decode(action)[0] == Kind.PLAY))
    assert match.consequences(match.legal()[0], worlds=2).next == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_plan_without_powers_does_not_warn_of_one(language):
    for path in sorted((GAME.folder / "plans").glob(f"*.{language}.toml")):
        plan = tomllib.loads(path.read_text())
        powers = [step["options"].get("powers") for step in plan["steps"] if step["kind"] == "game"]
        assert ("Brady" in plan["departs"]) == ("off" not in powers), path.name


def asked_with(character, hand, card):
    table = game(characters=character, hands=(hand,), bohrds=("9/9/9",))
    if "power" in hand:
        table = table.do(USE_POWER)
    return GAME.text.say(GAME.prompt(table.do(play(card)).s, 0))


def test_the_question_of_a_card_says_what_the_card_is_worth_now():
    assert asked_with("ball", "p2", "p2") == (
        "Proton 2: add 2 protons to a bohrd, or move as many from one bohrd to another."
    )
    assert asked_with("curie", "power p2", "p2").startswith("Proton 2: add one proton to a bohrd")
    assert asked_with("ball", "power p2", "p2") == (
        "Proton 2 is worth 1 to 3 this turn: add so many particles to a bohrd, move them to another, or remove them."
    )
