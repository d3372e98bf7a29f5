"""Is every record sound? Whole games in styles that take turns, with every number of players and every option. After
each action `check_state` looks at the record; from time to time the log is told to everybody.

    python bench/soundness.py [--games 2000] [--seed 0] [game …]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import cycle

from labtable.bots import answer, bot
from labtable.core.game.contract import Game
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.core.record.records import EVERYTHING, SPECTATOR, Action, Seat
from labtable.core.record.soundness import shared_faults

LONGEST = 3000  # decisions of one game
TOLD = 8  # one position in so many is told in words
SPOKEN = 0.2  # of the positions where another seat may speak, where it does

Offers = Counter[int]  # how often each kind of action was offered
Style = Callable[[Match, list[Action], Offers, random.Random], Action]


def kind(match: Match, action: Action) -> int:
    return int(match.game.decode(action)[0])


def of_kinds(match: Match, legal: list[Action], worth: Callable[[int], int], luck: random.Random) -> Action:
    """An action by lot among those of the kind that is worth most."""
    best = max(worth(kind(match, action)) for action in legal)
    return luck.choice([action for action in legal if worth(kind(match, action)) == best])


STYLES: dict[str, Style] = {
    "by lot": lambda match, legal, offers, luck: luck.choice(legal),
    "greedy": lambda match, legal, offers, luck: answer(match, bot("greedy")),
    "lowest": lambda match, legal, offers, luck: min(legal),
    "highest": lambda match, legal, offers, luck: max(legal),
    "rarest kind": lambda match, legal, offers, luck: of_kinds(match, legal, lambda one: -offers[one], luck),
    "usual kind": lambda match, legal, offers, luck: of_kinds(match, legal, lambda one: offers[one], luck),
    "student": lambda match, legal, offers, luck: answer(match, bot("student")),
}


def speaker(match: Match, luck: random.Random) -> Seat | None:
    """Another seat that says something now, which it may."""
    others = [seat for seat in range(match.players) if seat != match.to_move and match.legal(seat)]
    return luck.choice(others) if others and luck.random() < SPOKEN else None


def faults(match: Match, tell: bool) -> list[str]:
    found = [*match.game.check_state(match.state), *shared_faults(match.state)]
    if tell and not found:
        for audience in (0, SPECTATOR, EVERYTHING):
            for message in match.game.events(match.state, audience):
                match.say(message)
    return found


def play(match: Match, style: Style, offers: Offers, luck: random.Random) -> int:
    """The decisions of a whole game."""
    while not match.over and match.version < LONGEST:
        seat = speaker(match, luck)
        if seat is None:
            legal = match.legal()
            offers.update({kind(match, action) for action in legal})
            match.play(style(match, legal, offers, luck))
        else:
            match.play(luck.choice(match.legal(seat)), seat)
        if found := faults(match, luck.randrange(TOLD) == 0):
            raise AssertionError(found)
    return match.version


def measure(subject: Game, games: int, seed: int) -> int:
    """How many games had an unsound record."""
    tables, decisions, failed, seen = cycle(subject.variants()), 0, 0, set()
    offers: dict[str, Offers] = {name: Counter() for name in STYLES}
    began = time.perf_counter()
    for number, style in zip(range(seed, seed + games), cycle(STYLES), strict=False):
        players, options = next(tables)
        match, luck = Match(subject, players, seed=number, options=options), random.Random(number)
        try:
            decisions += play(match, STYLES[style], offers[style], luck)
        except Exception as error:
            failed += 1
            moves = [(entry.seat, entry.action) for entry in match.entries]
            print(f"{subject.name}, {players} players, {options}, seed {number}, {style}: {error!r}\n  {moves}")
        seen.add((players, str(options), tuple((entry.seat, entry.action) for entry in match.entries)))
    seconds = time.perf_counter() - began
    print(
        f"{subject.name}: {games:,} games ({len(seen):,} distinct) at {len(list(subject.variants()))} tables in "
        f"{len(STYLES)} styles, {decisions:,} decisions, {failed} with an unsound record, {seconds:.0f} s",
        flush=True,
    )
    return failed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game")
    parser.add_argument("--games", type=int, default=2000, dest="count")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    raise SystemExit(sum(measure(game(name), given.count, given.seed) for name in given.games or names()) > 0)


if __name__ == "__main__":
    main()
