"""Golden games: `python tests/golden.py [game …]` plays and writes them anew; review the diff.

The first line says how the game was dealt; a line `> seat action  words` is a decision, the lines below it are what
the log says to one who may see everything.
"""
import json
import sys
from itertools import cycle, islice
from pathlib import Path
from random import Random

from labtable.core.contract import Game
from labtable.core.match import Match
from labtable.core.records import EVERYTHING
from labtable.core.registry import game, names

COUNT = 3


def files(of: Game) -> list[Path]:
    return sorted((of.folder / "tests" / "games").glob("*.txt"))


def told(match: Match, decisions) -> str:
    """The text of a match that is played by the decisions given: a function from match to action."""
    setup = {"players": match.players, "options": match.options, "secret": match.secret.hex()}
    lines = [json.dumps(setup, ensure_ascii=False)]
    lines += [f"  {match.say(event)}" for event in match.game.events(match.state, EVERYTHING)]
    for seat, action in decisions(match):
        lines.append(f"> {seat} {action}  {match.say(match.describe(action, seat))}")
        match.play(action, seat)
        lines += [f"  {match.say(event)}" for event in match.game.events(match.state, EVERYTHING)]
    if match.outcome is not None:
        lines.append(f"= {match.say(match.outcome.message)}")
    lines += [f"= seat {seat}: score {row.score}, rank {row.rank}" for seat, row in enumerate(match.standings())]
    return "\n".join(lines) + "\n"


def replayed(of: Game, path: Path) -> str:
    first, *rest = path.read_text("utf-8").splitlines()
    setup = json.loads(first)
    match = Match(of, setup["players"], options=setup["options"], secret=bytes.fromhex(setup["secret"]))
    moves = [line.split()[1:3] for line in rest if line.startswith("> ")]
    return told(match, lambda _: ((int(seat), int(action)) for seat, action in moves))


def random_decisions(seed: int):
    pick = Random(seed)

    def decisions(match: Match):
        while not match.over:
            yield match.to_move, pick.choice(match.legal())

    return decisions


def write(of: Game) -> None:
    folder = of.folder / "tests" / "games"
    folder.mkdir(exist_ok=True)
    variants = list(of.variants())
    spread = variants[:: max(1, len(variants) // COUNT)]
    for number, (players, options) in enumerate(islice(cycle(spread), COUNT), 1):
        match = Match(of, players, seed=number, options=options)
        (folder / f"random_{number}.txt").write_text(told(match, random_decisions(number)), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or names():
        write(game(name))
        print(f"{name}: {COUNT} golden games written; review them with git diff")
