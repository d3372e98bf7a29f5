"""Is every record sound? Whole games in styles that take turns, with every number of players and every option. After
each action `check_state` looks at the record; from time to time the log is told to everybody.

    python bench/soundness.py [--games 2000] [--seed 0] [--jobs 2] [game …]
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from multiprocessing import get_context

from labtable.bots import answer, bot
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.core.record.records import EVERYTHING, SPECTATOR, Action, Seat
from labtable.core.record.soundness import shared_faults

LONGEST = 3000  # decisions of one game
AT_ONCE = 50  # games that a process plays in one go
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


def played(name: str, numbers: range) -> tuple[int, int, set[str]]:
    """Decisions of the games with these seeds, how many had an unsound record, and a name for each that was played."""
    subject = game(name)
    tables, styles, seen, decisions, failed = list(subject.variants()), list(STYLES), set(), 0, 0
    offers: dict[str, Offers] = {style: Counter() for style in STYLES}
    for number in numbers:
        players, options = tables[number % len(tables)]
        style = styles[sum(divmod(number, len(tables))) % len(styles)]  # in the end every style at every table
        match, luck = Match(subject, players, seed=number, options=options), random.Random(number)
        try:
            decisions += play(match, STYLES[style], offers[style], luck)
        except Exception as error:
            failed += 1
            moves = [(entry.seat, entry.action) for entry in match.entries]
            print(f"{name}, {players} players, {options}, seed {number}, {style}: {error!r}\n  {moves}", flush=True)
        told = f"{players} {options} {[(entry.seat, entry.action) for entry in match.entries]}"
        seen.add(sha256(told.encode()).hexdigest())
    return decisions, failed, seen


def measure(pool: Executor, name: str, games: int, seed: int) -> int:
    """How many games had an unsound record."""
    began, last = time.perf_counter(), seed + games
    parts = [range(first, min(first + AT_ONCE, last)) for first in range(seed, last, AT_ONCE)]
    decisions, failed, seen = zip(*pool.map(partial(played, name), parts), strict=True)
    tables, distinct = len(list(game(name).variants())), len(set().union(*seen))
    print(
        f"{name}: {games:,} games ({distinct:,} distinct) at {tables} tables in "
        f"{len(STYLES)} styles, {sum(decisions):,} decisions, {sum(failed)} with an unsound record, "
        f"{time.perf_counter() - began:.0f} s",
        flush=True,
    )
    return sum(failed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game")
    parser.add_argument("--games", type=int, default=2000, dest="count", help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    wanted = given.games or names()
    for name in wanted:
        game(name).engine.warm_up(lambda *_: None)  # once, before all processes need it
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        raise SystemExit(sum(measure(pool, name, given.count, given.seed) for name in wanted) > 0)


if __name__ == "__main__":
    main()
