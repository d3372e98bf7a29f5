"""What people read before they decide: what an action gives away."""

from random import Random

from labtable.core.match.match import Match
from labtable.games.scientia import GAME
from labtable.games.scientia.actions import decode
from labtable.games.scientia.constants import Kind, Pending
from labtable.games.scientia.tests.position import game


def lost(position, *moves):
    """What the last of these moves gives away."""
    position.play(*moves[:-1])
    before = position.copy()
    position.play(moves[-1])
    return [GAME.text.say(message) for message in GAME.losses(before.s, position.s, 0)]


def test_an_effect_without_an_object_is_told_as_lost():
    told = lost(game("magnetism/3", "", board="comet+3"), "turn magnetism")
    assert any("move all flasks from a project" in sentence for sentence in told)


def test_an_effect_that_is_asked_about_is_not_lost():
    position = game("evolution/3 gravity+2 comet", "", also="atom", flasks=(5, 0))
    told = lost(position, "turn evolution")
    assert position.asked in (Pending.EXCHANGE, Pending.EXCHANGE_FOR)
    assert not any("exchange" in sentence for sentence in told)


def test_an_effect_that_happens_is_not_lost():
    assert not lost(game("relativity/3 atom/2", "", also="dna"), "turn relativity", "turn atom")


def test_a_payment_declined_is_told_as_lost_with_its_line():
    told = lost(game("acids-and-bases/3 atom", "", flasks=(3, 0)), "turn acids-and-bases", "no")
    assert told[0] == "Player 1 does not pay." and "Acids and Bases does nothing here: return" in told[1]


def test_the_end_says_what_made_the_scores():
    told = GAME.epilogue(game("atom dna", "", flasks=(3, 0)).s)
    assert told[0].params["flasks"] == 3 and told[0].params["unfinished"] == 2 and told[0].params["score"] == 5
    assert [message.id for message in told] == ["score-made", "score-made"]


def test_the_prompt_of_a_turn_speaks_of_what_is_legal():
    match, pick, seen = Match(GAME, 2, seed=3), Random(3), set()
    for _ in range(120):
        if match.over:
            break
        prompt = match.prompt(match.to_move).id
        if prompt.startswith(("prompt-act", "prompt-extra-action")):
            takes = {decode(action)[0] is Kind.TAKE for action in match.legal()}
            assert prompt.endswith("-take" if takes == {True} else "-turn" if takes == {False} else ("act", "action"))
            seen.add(prompt)
        match.play(pick.choice(match.legal()))
    assert {"prompt-act", "prompt-act-turn"} <= seen


def test_with_all_slots_full_the_prompt_offers_no_card():
    assert GAME.text.say(GAME.prompt(game("atom dna", "").s, 0)) == "Your turn: turn your cards up to two times."
    assert GAME.text.say(GAME.prompt(game("", "").s, 0)) == "Your turn: take a card."
