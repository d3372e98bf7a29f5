"""Players with a style reach corners that random play does not: after every action the record is sound and can be told.

A style knows nothing of any game. It looks at the kinds of action, at how often each was offered, at how much an
action changes, or at the numbers alone; what is equal to it is drawn by lot. What it would never do is tried aside, on
a copy of the record, with a few random decisions after it.
"""

from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice
from random import Random

import msgspec
import numpy as np
import pytest

from labtable.core.arrays import reading
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.contract import Game
from labtable.core.match.match import Match
from labtable.core.record.records import OVER, SPECTATOR, State
from labtable.core.record.soundness import shared_faults
from labtable.testing.random_matches import different

# Decisions of each style, in as many games as they fill.
DECISIONS = 40 if MODE is Mode.INTERPRETED else 150
LONGEST = 150  # decisions of one game; the next begins at another table
COMPARED = 12  # legal actions of which the outcomes are compared
ASIDE = 3  # legal actions of other kinds that are tried aside
FURTHER = 3  # random decisions after each of them
DESCRIBED = 12  # legal actions of a position that are put into words
BESIDE = ("random_key", "random_counters", "trail", "trail_size")  # no change of the table


class Offers:
    """What was offered and what was played so far, in all games of a style."""

    def __init__(self) -> None:
        self.actions: Counter[int] = Counter()
        self.kinds: Counter[int] = Counter()
        self.played: Counter[int] = Counter()


Style = Callable[[Match, list[int], Offers, Random], dict[int, int]]


def kind(match: Match, action: int) -> int:
    return int(match.game.decode(action)[0])


def changes(match: Match, legal: list[int], luck: Random) -> dict[int, int]:
    """How many bytes of the record each of some legal actions changes."""
    tried = luck.sample(legal, min(COMPARED, len(legal)))
    before, found = bare(match.game.STATE, match.state), {}
    for action in tried:
        states = np.array([match.state], match.game.STATE)
        match.game.engine.apply_at(states, 0, match.to_move, action)
        found[action] = int(np.count_nonzero(before != bare(match.game.STATE, states[0])))
    return found


def bare(dtype: np.dtype, state: np.record) -> np.ndarray:
    states = np.array([state], dtype)
    for name in BESIDE:
        states[name] = 0
    return states.view(np.uint8)


STYLES: dict[str, Style] = {
    # the kind of action that was offered least often, whenever there is one
    "rarest kind": lambda match, legal, offers, luck: {a: -offers.kinds[kind(match, a)] for a in legal},
    "rarest action": lambda match, legal, offers, luck: {a: -offers.actions[a] for a in legal},
    # holds every special card to the last: plays what is always there
    "hold what is rare": lambda match, legal, offers, luck: {a: offers.actions[a] for a in legal},
    # floods the table with one kind, the one that was played most
    "flood": lambda match, legal, offers, luck: {a: offers.played[kind(match, a)] for a in legal},
    # refuses, declines and passes where that is possible
    "hoard": lambda match, legal, offers, luck: {a: -n for a, n in changes(match, legal, luck).items()},
    "never pass": lambda match, legal, offers, luck: changes(match, legal, luck),
    "lowest number": lambda match, legal, offers, luck: {a: -a for a in legal},
    "highest number": lambda match, legal, offers, luck: {a: a for a in legal},
}


def tables(game, style: str):
    """All variants in turn, each style beginning at another."""
    every = list(game.variants())
    first = list(STYLES).index(style) * len(every) // len(STYLES)
    return islice(cycle(every), first, None)


def sound(game: Game, state: State) -> None:
    faults = game.check_state(state) + shared_faults(state)
    assert not faults, faults


def told(match: Match, luck: Random) -> None:
    """Everybody at the table can be told what happened, what is asked, what they see and what they may do."""
    said = []
    for audience in (*range(match.players), SPECTATOR):
        said += [*match.game.events(match.state, audience), match.prompt(audience)]
        assert msgspec.json.encode(match.view(audience))
    assert all(match.say(message).strip() for message in different(said))
    if not match.over:
        legal = match.legal()
        assert all(match.say(match.describe(action)) for action in luck.sample(legal, min(DESCRIBED, len(legal))))


def try_aside(match: Match, action: int, luck: Random) -> None:
    """What if? On a copy, and a little further: that is sound at once and at its end; random play is told elsewhere."""
    game, seat, tried = match.game, match.to_move, []
    states, legal = np.array([match.state], game.STATE), np.zeros(game.NUM_ACTIONS, np.int32)
    for further in range(FURTHER + 1):
        tried.append((seat, action))
        game.engine.apply_at(states, 0, seat, action)
        seat = game.engine.to_move_at(states, 0)
        try:
            if further == 0:
                assert all(match.say(event) for event in game.events(reading(states)[0], SPECTATOR))
            if further in (0, FURTHER) or seat == OVER:
                sound(game, reading(states)[0])
        except Exception as error:
            raise AssertionError(f"tried aside: {tried}") from error
        if seat == OVER:
            return
        action = int(legal[luck.randrange(game.engine.legal_at(states, 0, seat, legal))])


def play_on(match: Match, style: Style, offers: Offers, luck: Random) -> None:
    """One decision by the style; what it does not do is tried aside."""
    legal = match.legal()
    offers.actions.update(legal)
    offers.kinds.update({kind(match, action) for action in legal})
    worth = style(match, legal, offers, luck)
    best = max(worth.values())
    chosen = luck.choice([action for action in worth if worth[action] == best])
    others = [action for action in legal if kind(match, action) != kind(match, chosen)]
    for action in luck.sample(others, min(ASIDE, len(others))):
        try_aside(match, action, luck)
    offers.played[kind(match, chosen)] += 1
    match.play(chosen)
    sound(match.game, match.state)
    told(match, luck)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_of_play_leaves_every_position_sound_and_told(the_game, style):
    luck, offers, left = Random(style), Offers(), DECISIONS
    for number, (players, options) in enumerate(tables(the_game, style)):
        match = Match(the_game, players, seed=number, options=options)
        while left and not match.over and match.version < LONGEST:
            left -= 1
            try:
                play_on(match, STYLES[style], offers, luck)
            except Exception as error:
                moves = [(entry.seat, entry.action) for entry in match.entries]
                raise AssertionError(f"{players} players, {options}, seed {number}: {moves}") from error
        if not left:
            return
