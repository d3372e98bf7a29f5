"""Every index that a rule reads or writes is inside its array: whole games in code that checks each of them.

One loop calls all the rules that loops call, for every seat, at every decision: so each is compiled with checks once.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.loops import choose
from labtable.core.game.registry import game
from labtable.core.record.randomness import derive_key
from labtable.core.record.records import OVER, RESULT, blank

if TYPE_CHECKING:  # the names that a game brings
    BLANK: Any = ...
    NUM_ACTIONS: Any = ...
    setup: Any = ...
    to_move: Any = ...
    legal_actions: Any = ...
    refusal: Any = ...
    apply_action: Any = ...
    is_over: Any = ...
    returns: Any = ...
    observe: Any = ...
    resample: Any = ...
    evaluate: Any = ...

GAMES = 1 if MODE is Mode.INTERPRETED else 10
WITH_OPTIONS = 1 if MODE is Mode.INTERPRETED else 2  # at each of many tables, which share the rules
TRUTH, WORLD = 0, 1  # records


def every_rule(states, observations, players, options, seed, bound, legal, decisions, results):
    """Random games. At each decision every seat looks, asks for an action that may be illegal, and imagines a world, in
    which it judges the position and the seat to move decides as well."""
    for number in range(len(decisions)):
        states[TRUTH] = BLANK[0]
        s = states[TRUTH]
        derive_key(s.random_key, seed, number)
        s.num_players = players
        setup(s, players, options)
        turn = 0
        mover = to_move(s)
        while mover != OVER and is_over(s) == 0 and turn < bound:
            for seat in range(players):
                observe(s, seat, observations[0])
                refusal(s, seat, choose(seat, number, turn, NUM_ACTIONS))
                states[WORLD] = states[TRUTH]
                derive_key(states[WORLD].random_key, ~seed, turn * players + seat)
                resample(states[WORLD], seat)
                evaluate(states[WORLD], seat)
                count = legal_actions(states[WORLD], mover, legal)
                states[WORLD].trail_size = 0
                apply_action(states[WORLD], mover, int(legal[choose(seat, number, turn, count)]) + 0)
            count = legal_actions(s, mover, legal)
            s.trail_size = 0
            apply_action(s, mover, int(legal[choose(seed, number, turn, count)]) + 0)
            turn += 1
            mover = to_move(s)
        decisions[number] = turn
        returns(s, results[number])


@cache
def every_rule_of(name: str) -> Callable[..., None]:
    """Once for all tables: bound again, it would be read in again."""
    return game(name).engine.bound(every_rule, "every-index", NUM_ACTIONS=game(name).NUM_ACTIONS)


def test_no_index_of_any_rule_is_out_of_bounds(the_game, variant):
    players, options = variant
    games = WITH_OPTIONS if options else GAMES
    decisions, results = np.zeros(games, np.int32), np.zeros((games, players), RESULT)
    every_rule_of(the_game.name)(
        blank(the_game.STATE, 2),
        blank(the_game.OBSERVATION),
        players,
        the_game.options(players, options),
        1,
        the_game.meta.bound,
        np.zeros(the_game.NUM_ACTIONS, np.int32),
        decisions,
        results,
    )
    assert decisions.min() > 0 and decisions.max() < the_game.meta.bound
    assert (results["rank"].min(axis=1) == 1).all()
