"""When a move is played by itself tells nobody what is hidden: it happens in all worlds that look alike, or in none."""

from random import Random

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.match.choices import forced_steps, mover_chooses_openly
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR

from .playing import random_match
from .test_hidden_information import known_to, redealt, standing_in

pytestmark = pytest.mark.skipif(MODE is Mode.INTERPRETED, reason="many worlds are beyond the interpreter")
MOVES = 60  # decisions of each game
WORLDS = 3  # that each audience compares with the true one, after each decision
SEEDS = (1, 6)


def followed(match: Match, action: int):
    """The match after an action of the seat to move, and after each move that then follows by itself."""
    step = match.propose(action)
    steps = [step, *forced_steps(match, step, range(match.players))]
    for one in steps:
        match.commit(one)
        yield match


def tell_apart(match: Match, other: Match, action: int, audience: int) -> str:
    """What an audience that could not tell two worlds apart learns from when moves are played; empty if nothing."""
    ours, theirs = followed(match, action), followed(other, action)
    while True:
        one, another = next(ours, None), next(theirs, None)
        if one is None and another is None:
            return ""
        if one is None or another is None:
            return f"only in one of the worlds something follows after {match.log()[-1]}"
        if known_to(match.game, one.state, audience) != known_to(match.game, another.state, audience):
            return ""  # from here on the worlds look different, by what was done and not by when


def test_what_is_played_by_itself_does_not_hang_on_what_is_hidden(the_game, variant):
    for seed in SEEDS:
        pick = Random(seed)
        for match in random_match(the_game, variant, seed, MOVES):
            if match.over:
                continue
            action = pick.choice(match.legal())
            for audience in (SPECTATOR, *range(match.players)):
                for number in range(WORLDS):
                    world = standing_in(match, redealt(the_game, match.state, audience, number))
                    if world.why_not(action) is None:
                        found = tell_apart(standing_in(match, match.state), world, action, audience)
                        assert not found, (seed, match.version, audience, found)


def test_everybody_can_tell_what_all_may_do_in_a_game_where_players_hide_nothing(the_game, variant):
    told = {mover_chooses_openly(match) for match in random_match(the_game, variant, 3, MOVES) if not match.over}
    assert (told == {True}) is not the_game.text.has("own-secret", "en")


def test_where_all_can_tell_what_a_seat_may_do_it_may_do_as_much_in_every_world(the_game, variant):
    for match in random_match(the_game, variant, 4, MOVES):
        if match.over or not mover_chooses_openly(match):
            continue
        for number in range(WORLDS):
            world = standing_in(match, redealt(the_game, match.state, SPECTATOR, number))
            assert len(world.legal()) == len(match.legal()), (match.version, match.prompt(match.to_move))
