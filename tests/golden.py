"""Golden games: `python tests/golden.py [game …]` plays and writes them anew; review the diff.

The first line says how the game was dealt. A line `> seat action digest  words` is a decision; the lines below it are
what the log says to an audience that may see everything. The digest stands for all that the seats were shown before
the decision: the legal actions, the observation and the view of every seat, and the view of a spectator. So a change
that alters any of them is seen, at the first decision where it does.

Each game has some games of random players, and one of researchers that somebody won.
"""

import hashlib
import json
import sys
from contextlib import suppress
from itertools import count, cycle, islice
from pathlib import Path
from random import Random

import msgspec

from labtable.bots import bot, question_of
from labtable.core.errors import IllegalAction
from labtable.core.game.contract import Game
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.core.record.records import EVERYTHING, SPECTATOR

RANDOM_GAMES = 3
LONGEST = 400  # decisions of random players, who may play on for thousands
GOOD = "researcher"


def files(of: Game) -> list[Path]:
    return sorted((of.folder / "tests" / "games").glob("*.txt"))


def digest(match: Match) -> str:
    """Six letters that change when anything changes that a seat or a spectator is shown."""
    shown = hashlib.blake2b(digest_size=3)
    for seat in range(match.players):
        shown.update(json.dumps(match.legal(seat)).encode())
        shown.update(match.observe(seat).tobytes())
        shown.update(msgspec.json.encode(match.view(seat)))
    shown.update(msgspec.json.encode(match.view(SPECTATOR)))
    return shown.hexdigest()


def happened(match: Match) -> list[str]:
    return [f"  {match.say(event)}" for event in match.game.events(match.state, EVERYTHING)]


def told(match: Match, decisions) -> str:
    """The text of a match that is played by the decisions given: a function from match to seats and actions."""
    setup = {"players": match.players, "options": match.options, "secret": match.secret.hex()}
    lines = [json.dumps(setup, ensure_ascii=False), *happened(match)]
    for seat, action in decisions(match):
        lines.append(f"> {seat} {action} {digest(match)}  {match.say(match.describe(action, seat))}")
        match.play(action, seat)
        lines += happened(match)
    if match.over:
        lines.append(f"= {digest(match)}  {match.say(match.outcome.message)}")
        lines += [f"= seat {seat}: score {row.score}, rank {row.rank}" for seat, row in enumerate(match.standings())]
    return "\n".join(lines) + "\n"


def written(of: Game, path: Path) -> tuple[Match, list[tuple[int, int]]]:
    """The deal of a written game, and its decisions."""
    first, *rest = path.read_text("utf-8").splitlines()
    setup = json.loads(first)
    match = Match(of, setup["players"], options=setup["options"], secret=bytes.fromhex(setup["secret"]))
    moves = (line.split()[1:3] for line in rest if line.startswith("> "))
    return match, [(int(seat), int(action)) for seat, action in moves]


def replayed(of: Game, path: Path, most: int | None = None) -> str:
    """The text of a written game, played again; at most so many decisions of it."""
    match, moves = written(of, path)
    return told(match, lambda _: moves[:most])


def random_decisions(seed: int):
    pick = Random(seed)

    def decisions(match: Match):
        while not match.over and match.version < LONGEST:
            yield match.to_move, pick.choice(match.legal())

    return decisions


def good_decisions(match: Match):
    players = [bot(GOOD) for _ in range(match.players)]
    while not match.over:
        yield match.to_move, players[match.to_move](question_of(match))


def write_random(of: Game, folder: Path) -> None:
    variants = list(of.variants())
    spread = variants[:: max(1, len(variants) // RANDOM_GAMES)]
    for number, (players, options) in enumerate(islice(cycle(spread), RANDOM_GAMES), 1):
        match = Match(of, players, seed=number, options=options)
        (folder / f"random_{number}.txt").write_text(told(match, random_decisions(number)), encoding="utf-8")


def write_good(of: Game, folder: Path) -> None:
    """The game that researchers won before, where the rules still allow it; else the first deal for two they win."""
    path = folder / f"{GOOD}s.txt"
    if path.exists():
        match, moves = written(of, path)
        with suppress(IllegalAction):
            text = told(match, lambda _: moves)
            if won(match):
                path.write_text(text, encoding="utf-8")
                return
    for seed in count(1):
        match = Match(of, 2, seed=seed)
        text = told(match, good_decisions)
        if won(match):
            path.write_text(text, encoding="utf-8")
            return


def won(match: Match) -> bool:
    return match.outcome is not None and bool(match.outcome.winners)


def write(of: Game) -> None:
    folder = of.folder / "tests" / "games"
    folder.mkdir(exist_ok=True)
    write_random(of, folder)
    write_good(of, folder)
    for path in files(of):
        if not path.name.startswith(("random_", GOOD)):  # recorded by hand: the same decisions, told anew
            path.write_text(replayed(of, path), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        write(game(name))
        print(f"{name}: golden games written; review them with git diff", flush=True)
