"""Prints a game's net as a hash, and what a match tells at every position:
`python -m tests.core.positions_told GAME SEED DECISIONS [BLOCKED …]`.

Packages that are named as blocked cannot be imported, as in a browser."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from random import Random
from typing import Any

ASKED = 9  # actions whose refusal is told, of each position


class Blocked(MetaPathFinder):
    def __init__(self, names: list[str]) -> None:
        self.names = names

    def find_spec(self, name: str, *_: Any) -> None:
        if name.split(".")[0] in self.names:
            raise ModuleNotFoundError(f"{name} is blocked")


def main(name: str, seed: int, decisions: int, blocked: list[str]) -> None:
    sys.meta_path.insert(0, Blocked(blocked))
    from labtable.bots.nets import files
    from labtable.core.game.observation_fields import words_of
    from labtable.core.game.registry import game
    from labtable.core.record.layout import layout_of

    found = game(name)
    net, _ = files.of_package(found)
    print("net", hashlib.sha256(b"".join(part.tobytes() for part in net)).hexdigest())
    if found.HELD is not None:
        print("held", words_of(found.HELD, layout_of(found.State)).tolist())
    for line in positions(name, seed, decisions):
        print(line)


def positions(name: str, seed: int, decisions: int, worlds: int = 8) -> Iterator[str]:
    """Hashes of all that a match tells, of each position. `seed` chooses the players, the deal and what is played;
    `worlds` are asked for a preview."""
    import msgspec

    from labtable.core.game.registry import game
    from labtable.core.match.match import Match

    encode = msgspec.json.Encoder(order="deterministic").encode
    found, luck = game(name), Random(seed)
    players = found.meta.players[seed % len(found.meta.players)]
    match = Match(found, players=players, seed=seed)
    for _ in range(decisions):
        if match.over:
            break
        action = luck.choice(match.legal())
        audiences = range(-1, players)
        asked = [luck.randrange(found.NUM_ACTIONS) for _ in range(ASKED)]
        told = {
            "record": match.state.tobytes(),
            "legal": encode(match.look().legal),
            "views": b"".join(encode(match.view(audience)) for audience in audiences),
            "prompts": b"".join(encode(match.prompt(audience)) for audience in audiences),
            "described": encode(match.describe(action)),
            "observed": match.observe().tobytes(),
            "refusals": encode([match.why_not(one) for one in asked]),
            "preview": encode(match.consequences(action, worlds=worlds, forced_for=range(players))),
        }
        if found.aims is not None and found.holdings is not None:
            counted = [(found.holdings(match.state, seat), found.aims(match.state, seat)) for seat in range(players)]
            told["reasons"] = encode(counted)
        match.play(action)
        told["log"] = "\n".join(match.say(one, "fr") for one in match.happened(match.version)).encode()
        told["saved"] = encode(match.saved().snapshot)
        yield " ".join(f"{part}:{hashlib.sha256(data).hexdigest()[:12]}" for part, data in told.items())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
