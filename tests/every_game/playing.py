"""Random games, position by position, for the contract suite."""
from collections.abc import Iterator
from random import Random

from labtable.core.compiling import MODE, Mode
from labtable.core.contract import Game
from labtable.core.match import Match

INTERPRETED = MODE is Mode.INTERPRETED
GAMES = {Mode.INTERPRETED: 1, Mode.CHECKED: 3, Mode.COMPILED: 6}[MODE]      # random games of each variant
MOVES = {Mode.INTERPRETED: 40, Mode.CHECKED: 150, Mode.COMPILED: 250}[MODE]  # positions looked at in each


def start(game: Game, variant: tuple[int, dict], seed: int) -> Match:
    players, options = variant
    return Match(game, players, seed=seed, options=options)


def random_match(game: Game, variant: tuple[int, dict], seed: int, most: int | None = None) -> Iterator[Match]:
    """The match before each decision, and at the end; `most` stops it early."""
    match, choose = start(game, variant, seed), Random(seed)
    yield match
    played = 0
    while not match.over and (most is None or played < most):
        match.play(choose.choice(match.legal()))
        played += 1
        yield match


def matches(game: Game, variant: tuple[int, dict], count: int = GAMES, most: int = MOVES) -> Iterator[Match]:
    """Every position of some random games."""
    for seed in range(count):
        yield from random_match(game, variant, seed, most)


def some_matches(game: Game, variant: tuple[int, dict], share: int = 9, **more: int) -> Iterator[Match]:
    """About one position in `share`."""
    pick = Random(0)
    return (match for match in matches(game, variant, **more) if pick.randrange(share) == 0)
