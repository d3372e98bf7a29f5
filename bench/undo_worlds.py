"""Can a decision be taken back? Where a game is certain (`tells_nothing`) no worlds are asked: here they are asked all
the same, about many decisions of random players and of greedy bots, with every number of players and every option.

    python bench/undo_worlds.py [--decisions 15000] [game …]
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from labtable.bots import answer, bot
from labtable.core.game import loops
from labtable.core.game.contract import Game
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match, world_keys
from labtable.core.match.preview import FEW
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import Action, Seat

LONGEST = 400  # decisions of a game: there are many variants
ASKED = 3  # actions that are asked about at each decision: the one that is made, and others


def positions(subject: Game, luck: random.Random) -> Iterator[tuple[Match, Action]]:
    """Decisions without end, each before it is made; every other game is the bots'."""
    greedy = bot("greedy")
    for seed in count():
        for number, (players, options) in enumerate(subject.variants()):
            match = Match(subject, players, seed=seed, options=options)
            while not match.over and match.version < LONGEST:
                action = luck.choice(match.legal()) if (seed + number) % 2 else answer(match, greedy)
                yield match, action
                match.play(action)


def reason(match: Match, stands_at: Callable[..., Any], seat: Seat, action: Action) -> str:
    match.game.engine.stands_at = stands_at
    found = why_it_stands(match.game, match.players, match.state, seat, action, world_keys(match.commitment, FEW))
    return found.id if found else "can be undone"


def compare(subject: Game, decisions: int) -> int:
    """How many answers differ."""
    luck, told, different = random.Random(0), Counter[str](), 0
    short = subject.engine.stands_at
    worlds = subject.engine.bound(loops.stands_at, "worlds alone", tells_nothing=loops.is_never_certain)
    for number, (match, made) in enumerate(positions(subject, luck)):
        if number == decisions:
            break
        speakers = [seat for seat in range(match.players) if seat != match.to_move and match.legal(seat)]
        others = luck.sample(match.legal(), min(ASKED - 1, len(match.legal())))
        asked = [(match.to_move, action) for action in {made, *others}]
        asked += [(seat, luck.choice(match.legal(seat))) for seat in speakers]
        for seat, action in asked:
            said, meant = reason(match, short, seat, action), reason(match, worlds, seat, action)
            told[meant] += 1
            if said != meant:
                different += 1
                print(f"{match!r}, action {action} of seat {seat}: {said}, but the worlds say {meant}", flush=True)
    print(
        f"{subject.name}: {decisions} decisions, {sum(told.values())} actions {dict(told)}, {different} different",
        flush=True,
    )
    return different


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--decisions", type=int, default=15_000)
    given = arguments.parse_args()
    raise SystemExit(sum(compare(game(name), given.decisions) for name in given.games) > 0)


if __name__ == "__main__":
    main()
