"""When a move is played by itself tells nobody what is hidden: it happens in all worlds that look alike, or in none."""

from random import Random

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.contract import Game
from labtable.core.match.choices import forced_steps, mover_chooses_openly
from labtable.core.match.log import Step
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.testing.contract.hidden_information import known_to, redealt, standing_in
from labtable.testing.random_matches import random_match

many_worlds = pytest.mark.skipif(MODE is Mode.INTERPRETED, reason="many worlds are beyond the interpreter")
MOVES = 60  # decisions of each game
WORLDS = 3  # that each audience compares with the true one, after each decision
SEEDS = (1, 6)


def steps_of(match: Match, action: int) -> list[Step]:
    """An action of the seat to move, and each move that then follows by itself."""
    step = match.propose(action)
    return [step, *forced_steps(match, step, range(match.players))]


def tell_apart(game: Game, ours: list[Step], theirs: list[Step], audience: int) -> str:
    """What an audience that could not tell two worlds apart learns from when moves are played; empty if nothing."""
    if len(ours) == len(theirs):
        return ""
    for one, other in zip(ours, theirs, strict=False):
        if known_to(game, one.after, audience) != known_to(game, other.after, audience):
            return ""  # from here on the worlds look different, by what was done and not by when
    return f"{len(ours)} moves in the true world, {len(theirs)} in the other"


@many_worlds
def test_what_is_played_by_itself_does_not_hang_on_what_is_hidden(the_game, variant):
    for seed in SEEDS:
        pick = Random(seed)
        for match in random_match(the_game, variant, seed, MOVES):
            if match.over:
                continue
            action = pick.choice(match.legal())
            ours = steps_of(match, action)
            for audience in (SPECTATOR, *range(match.players)):
                for number in range(WORLDS):
                    world = standing_in(match, redealt(the_game, match.state, audience, number))
                    if world.why_not(action) is None:
                        found = tell_apart(the_game, ours, steps_of(world, action), audience)
                        assert not found, (seed, match.version, audience, found)


@many_worlds
def test_everybody_can_tell_what_all_may_do_in_a_game_where_players_hide_nothing(the_game, variant):
    told = {mover_chooses_openly(match) for match in random_match(the_game, variant, 3, MOVES) if not match.over}
    assert (told == {True}) is not the_game.text.has("own-secret", "en")


@many_worlds
def test_where_all_can_tell_what_a_seat_may_do_it_may_do_as_much_in_every_world(the_game, variant):
    for match in random_match(the_game, variant, 4, MOVES):
        if match.over or not mover_chooses_openly(match):
            continue
        for number in range(WORLDS):
            world = standing_in(match, redealt(the_game, match.state, SPECTATOR, number))
            assert len(world.legal()) == len(match.legal()), (match.version, match.prompt(match.to_move))
