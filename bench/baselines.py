"""A table of baselines for a paper, and the games behind it as a dataset with its card.

    python bench/baselines.py --to baselines                    # all games, 40 deals for every pair of levels
    python bench/baselines.py curie --deals 400 --to baselines  # one game, known more surely
    python bench/baselines.py curie --bots greedy,researcher@runs/curie/curie.net --to baselines  # `labtable train`

Deals come from consecutive seeds; each is played twice, with the seats exchanged. The folder gets `README.md` (the card
with the table) and `games.jsonl` (every game: `labtable records` checks it and makes Parquet of it). The same command
gives the same games in any number of processes; a level with a time limit (`laureate@50ms`) does not.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

import labtable
from labtable.bots.arena import Arena, PlayedGame, count_of, fixtures, playing
from labtable.bots.ratings import against, duels, scores_of
from labtable.core.game.contract import Game
from labtable.envs.records import MatchRecord, write

UNKNOWN = "–"  # of a figure that too few distinct games would carry
LEVELS = "random,student,greedy,researcher"
CARD = """# Games between bots of Labtable

{games} games, one on each line of `games.jsonl`, written by

```sh
{command}
```

with Labtable {version}. {reconstructed}

| game | version of the rules | players | games |
|---|---|---|---|
{counts}

**How they were played.** Deals come from the seeds {first} to {last}, the same ones for every pair of bots. Each is
played twice, with the seats exchanged; at a cooperative table all seats have the same bot. A bot sees what its seat
may know. The name of a seat is that of its bot with the number of the seat.

**Fields.** `secret` with `rules_version`, `players` and `options` deals the game again, and `seats` and `actions`
play it; `scores`, `ranks`, `winners` and `ending` are what came of it; `position` is the SHA-256 of the last
position. `times` are zero, so that the same command writes the same file. `labtable records games.jsonl` plays all of
them again and compares the positions.

**Not in it.** Games of people; their play differs from that of bots. Positions in between: they follow from the
decisions.

**Licence.** MIT, as Labtable. The games belong to their designers and publishers; no printed text or picture is in
the data.

## Baselines

Row against column: points in percent, 100 for a game won and 50 for a draw, with 95 % intervals over mirrored pairs
(Wilson's, in brackets, where there are few pairs or nearly all games went alike). Of a team: its mean score. A dash
stands where the games are too few to say.
{tables}"""
RECONSTRUCTED = (
    "The rules are those of published games. **Components that their rulebooks do not print are reconstructed**, so "
    "balance and scores hold for these components and not for the printed ones."
)


@dataclass(frozen=True)
class Series:
    """The games of one table of baselines."""

    game: Game
    players: int
    bots: Sequence[str]
    played: Sequence[PlayedGame]

    def table(self) -> str:
        cells = self._scores() if self.game.meta.cooperative else self._duels()
        heads = ["score"] if self.game.meta.cooperative else self.bots
        lines = [f"| {self.game.name} | {' | '.join(heads)} |", "|---" * (len(heads) + 1) + "|"]
        lines += [f"| {bot} | {' | '.join(row)} |" for bot, row in zip(self.bots, cells, strict=True)]
        return "\n" + "\n".join(lines) + f"\n\n{count_of(self.played)}, at tables of {self.players}.\n"

    def _duels(self) -> list[list[str]]:
        return [[self._duel(one, other) for other in self.bots] for one in self.bots]

    def _duel(self, one: str, other: str) -> str:
        games = duels(self.played, one, other)
        return str(against(games, one, other)) if count_of(games).enough else UNKNOWN

    def _scores(self) -> list[list[str]]:
        teams = [[one for one in self.played if bot in one.fixture.seats] for bot in self.bots]
        return [[str(scores_of(team)) if count_of(team).enough else UNKNOWN] for team in teams]

    def records(self) -> Iterator[MatchRecord]:
        """The games in the order of their numbers, without the time of day."""
        for one in self.played:
            record = MatchRecord.of(labtable.Match.load(one.file))
            yield msgspec.structs.replace(record, times=[0] * len(record.times))


def play(name: str, bots: list[str], deals: int, seed: int, players: int | None, jobs: int, folder: Path) -> Series:
    game = labtable.game(name)
    seats = players or max(2, game.meta.players[0])
    games = deals * (len(bots) if game.meta.cooperative else 2 * len(list(combinations(bots, 2))))
    wanted = fixtures(game, seats, bots, games, seed)
    with playing(Arena(name, seats, {}, folder), wanted, jobs) as ended:
        played = sorted(ended, key=lambda one: one.fixture.number)
    return Series(game, seats, bots, played)


def card(series: Sequence[Series], command: str, seed: int, deals: int) -> str:
    rows = [(one.game.name, one.game.meta.rules_version, one.players, len(one.played)) for one in series]
    return CARD.format(
        games=sum(len(one.played) for one in series),
        command=command,
        version=labtable.__version__,
        reconstructed=RECONSTRUCTED,
        counts="\n".join(f"| {' | '.join(map(str, row))} |" for row in rows),
        first=seed,
        last=seed + deals - 1,
        tables="".join(one.table() for one in series),
    )


def main(words: Sequence[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=labtable.names(), help="only these")
    arguments.add_argument("--bots", default=LEVELS, help="the weakest first")
    arguments.add_argument("--deals", type=int, default=40, help="for every pair of bots, or for every team")
    arguments.add_argument("--players", type=int, help="seats at a table; two by default")
    arguments.add_argument("--seed", type=int, default=1, help="of the first deal")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--to", type=Path, required=True, help="the folder")
    given = arguments.parse_args(words)
    given.to.mkdir(parents=True, exist_ok=True)
    bots = given.bots.split(",")
    command = f"python bench/baselines.py {' '.join(given.games)} --bots {given.bots} --deals {given.deals}"
    command += f" --seed {given.seed}" + (f" --players {given.players}" if given.players else "")
    with TemporaryDirectory() as folder:
        series = [
            play(name, bots, given.deals, given.seed, given.players, given.jobs, Path(folder)) for name in given.games
        ]
        write((record for one in series for record in one.records()), given.to / "games.jsonl")
    told = card(series, command, given.seed, given.deals)
    (given.to / "README.md").write_text(told, "utf-8")
    print(told[told.index("## Baselines") :])


if __name__ == "__main__":
    main()
