"""Random games, position by position, for the contract suite."""

from collections.abc import Iterator
from random import Random

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.contract import Game, Message
from labtable.core.match.match import Match
from labtable.testing.tables import Variant

INTERPRETED = MODE is Mode.INTERPRETED
GAMES = 1 if INTERPRETED else 2  # random games of each player count
MOVES = 30 if INTERPRETED else 120  # positions looked at in each


def start(game: Game, variant: Variant, seed: int) -> Match:
    players, options = variant
    return Match(game, players, seed=seed, options=options)


def random_match(game: Game, variant: Variant, seed: int, most: int | None = None) -> Iterator[Match]:
    """The match before each decision, and at the end; `most` stops it early."""
    match, choose = start(game, variant, seed), Random(seed)
    yield match
    played = 0
    while not match.over and (most is None or played < most):
        match.play(choose.choice(match.legal()))
        played += 1
        yield match


def matches(game: Game, variant: Variant) -> Iterator[Match]:
    """Every position of some random games; of one short game where the variant is one option among many."""
    _, options = variant
    for seed in range(1 if options else GAMES):
        yield from random_match(game, variant, seed, MOVES // 2 if options else MOVES)


def some_matches(game: Game, variant: Variant, share: int) -> Iterator[Match]:
    """About one position in `share`, the first always."""
    pick = Random(0)
    return (match for match in matches(game, variant) if match.version == 0 or pick.randrange(share) == 0)


def different(messages: list[Message]) -> list[Message]:
    """Each once: most audiences are told the same."""
    found: list[Message] = []
    for message in messages:
        if message not in found:
            found.append(message)
    return found
