"""Two worlds that differ only in what a seat cannot know look the same to that seat, byte for byte."""

from functools import cache
from random import Random

import msgspec
import numpy as np
import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game import loops
from labtable.core.game.registry import game
from labtable.core.match.log import states_of
from labtable.core.match.match import key_of, world_keys
from labtable.core.match.preview import FEW
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import blank
from labtable.testing.random_matches import MOVES, random_match, some_matches, start

SHOWN = ("view", "prompt, actions or log", "legal actions", "refusals", "observation", "turn")


def known_to(game, state, seat):
    """What a seat is shown: view, prompt, legal actions with their words, refusals, observation, log line, turn."""
    engine = game.engine
    states, seen = np.array([state], game.STATE), blank(game.OBSERVATION)
    legal = np.zeros(game.NUM_ACTIONS, np.int32)
    over = engine.to_move_at(states, 0) == -1
    count = 0 if over else engine.legal_at(states, 0, seat, legal)
    engine.observe_at(states, 0, seat, seen, 0)
    words = [
        game.prompt(state, seat),
        *game.events(state, seat),
        *(game.describe(state, seat, int(action)) for action in legal[:count]),
    ]
    refusals = [engine.refusal_at(states, 0, seat, action) for action in range(0, game.NUM_ACTIONS, 3)]
    return (
        msgspec.json.encode(game.view(state, seat)),
        msgspec.json.encode(words),
        legal[:count].tobytes(),
        refusals,
        seen.tobytes(),
        engine.to_move_at(states, 0),
    )


def standing_in(match, state):
    """The match as if it had begun in another world."""
    other = match.clone()
    other.begin(states_of(match.game, state), other.entries)
    return other


def redealt(game, state, seat, number):
    states = np.array([state], game.STATE)
    game.engine.resample_at(states, 0, seat, key_of(f"world {number}".encode()))
    return states[0]


def test_a_seat_cannot_tell_a_redealt_world_from_the_true_one(the_game, variant):
    for match in some_matches(the_game, variant, share=6):
        for seat in range(match.players):
            truth = known_to(the_game, match.state, seat)
            for number in range(3):
                world = redealt(the_game, match.state, seat, number)
                told = known_to(the_game, world, seat)
                known = [name for name, one, other in zip(SHOWN, told, truth, strict=True) if one != other]
                assert not known, (
                    f"Seat {seat} could tell a re-dealt world from the true one by its {', '.join(known)}, after "
                    f"{match.version} decisions: {[a for a in zip(told, truth, strict=True) if a[0] != a[1]]}"
                )


def test_a_redealt_world_follows_from_what_the_seat_knows_alone(the_game, variant):
    """Whoever reads all of it, its luck to come included, learns nothing of the true one: a page may have it."""
    for match in some_matches(the_game, variant, share=3):
        for seat in range(match.players):
            world, other = match.clone(), match.clone()
            other.deal_anew(seat, b"another world")
            for one in (world, other):
                one.deal_anew(seat, b"the world of a page")
            assert world.state.tobytes() == other.state.tobytes()


def test_a_game_whose_players_hide_something_says_what(the_game):
    """A class asks before all see it. Where nothing is said, the others know all that a player knows."""
    for match in random_match(the_game, (the_game.meta.players[-1], {}), seed=1, most=MOVES):
        seat = match.to_move
        world = redealt(the_game, match.state, (seat + 1) % match.players, match.version)
        if seat >= 0 and the_game.view(world, seat) != match.view(seat):
            assert the_game.text.has("own-secret", "en"), (
                "Players hide something from each other: write `own-secret = your hand`, or what it is, into en.ftl."
            )
            return
    assert not the_game.text.has("own-secret", "en"), "text/en.ftl has `own-secret`, but nobody hides anything."


def test_consequences_are_the_same_in_every_world_of_the_seat(the_game, variant):
    pick = Random(3)
    for match in some_matches(the_game, variant, share=24):
        for action in pick.sample(match.legal(), min(2, len(match.legal()))):
            world = standing_in(match, redealt(the_game, match.state, match.to_move, 5))
            told = match.consequences(action, worlds=FEW)
            assert world.consequences(action, worlds=FEW) == told, match.say(match.describe(action))


def test_whether_undo_is_offered_tells_no_secret(the_game, variant):
    """Undo is offered or refused, and for the same reason, in every world that the player held possible."""
    pick = Random(4)
    for match in some_matches(the_game, variant, share=6):
        if match.over:
            continue
        seat, action = match.to_move, pick.choice(match.legal())
        told = []
        for state in (match.state, *(redealt(the_game, match.state, seat, number) for number in range(3))):
            world = standing_in(match, state)
            world.play(action)
            told.append((world.why_no_undo(seat), world.why_no_undo()))
        assert all(one == told[0] for one in told), (match.say(match.describe(action)), told)


@cache
def asks_worlds(name):
    """`stands_at` of a game that is never certain."""
    return game(name).engine.bound(loops.stands_at, "worlds alone", tells_nothing=loops.is_never_certain)


@pytest.mark.skipif(MODE is not Mode.COMPILED, reason="another loop takes long to compile with checks")
def test_where_a_game_is_certain_that_a_move_tells_nothing_the_worlds_agree(the_game, variant, monkeypatch):
    """`bench/undo_worlds.py` asks about more."""
    if the_game.tells_nothing is loops.is_never_certain:
        return
    pick, certain = Random(5), 0
    for match in some_matches(the_game, variant, share=3):
        keys = world_keys(match.commitment, FEW)
        for action in pick.sample(match.legal(), min(3, len(match.legal()))):
            asked = the_game, match.players, match.state, match.to_move, action, keys
            told = why_it_stands(*asked)
            with monkeypatch.context() as without:
                without.setattr(the_game.engine, "stands_at", asks_worlds(the_game.name))
                assert why_it_stands(*asked) == told, match.say(match.describe(action))
            certain += told is None
    assert certain or variant[1]


def test_a_redealt_world_is_sound_and_its_dice_are_new(the_game, variant):
    for match in some_matches(the_game, variant, share=8):
        for seat in range(match.players):
            world = redealt(the_game, match.state, seat, seat)
            assert not the_game.check_state(world), f"resample for seat {seat} made a record that check_state refuses."
            assert world.random_key.tobytes() != match.state.random_key.tobytes()


def test_a_redeal_is_the_same_for_the_same_key(the_game, variant):
    match = start(the_game, variant, 4)
    assert redealt(the_game, match.state, 0, 1).tobytes() == redealt(the_game, match.state, 0, 1).tobytes()


def test_a_spectator_knows_no_more_than_any_seat(the_game, variant):
    """What a spectator sees is the same in every world that a seat, any seat, takes for possible."""
    for match in some_matches(the_game, variant, share=10):
        for seat in range(match.players):
            world = redealt(the_game, match.state, seat, 7)
            assert msgspec.json.encode(the_game.view(world, -1)) == msgspec.json.encode(the_game.view(match.state, -1))
            assert the_game.events(world, -1) == the_game.events(match.state, -1)


def test_a_redealt_world_can_be_played_to_its_end(the_game, variant):
    for match in some_matches(the_game, variant, share=25):
        states = np.array([redealt(the_game, match.state, 0, 2)], the_game.STATE)
        legal = np.zeros(the_game.NUM_ACTIONS, np.int32)
        for turn in range(the_game.meta.bound):
            seat = the_game.engine.to_move_at(states, 0)
            if seat == -1:
                break
            count = the_game.engine.legal_at(states, 0, seat, legal)
            assert count
            the_game.engine.apply_at(states, 0, seat, int(legal[turn % count]))
        else:
            raise AssertionError("it does not end")
