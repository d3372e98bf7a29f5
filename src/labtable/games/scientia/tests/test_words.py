"""What people read before they decide: what an action gives away."""
from labtable.games.scientia import GAME
from labtable.games.scientia.constants import Pending
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
