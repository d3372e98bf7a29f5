"""Writes the tables of gates into docs/GATE.md from the records in gates/ and gates/levels/: `python docs/gates.py`.

`python docs/gates.py --missing` prints the commands that play what gates/levels/ still lacks.
"""

import re
import sys
from itertools import pairwise
from pathlib import Path

from labtable.bots.levels import PLAIN
from labtable.core.game.registry import game, names
from labtable.gate.record import GateRecord, read

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "GATE.md"
MARKS = re.compile(r"(<!-- python docs/gates.py writes this table -->\n).*?(<!-- end of the table -->\n)", re.S)
LEVEL_MARKS = re.compile(r"(<!-- python docs/gates.py writes the levels -->\n).*?(<!-- end of the levels -->\n)", re.S)
TABLE = {"eureka": 3}  # players, where it is not two
LADDER = (*PLAIN, "researcher", "laureate@100")  # the weakest first, each tested against the one before


def row(path: Path) -> str:
    """A record as a line of the table."""
    record = read(path)
    if not isinstance(record, GateRecord):
        return f"| {game(record.game).meta.title} | | | not yet gated | {record.reason} `{record.command}` |\n"
    plan = record.plan
    title, found = game(plan.game).meta.title, record.found.split("; ", 1)[1]
    variant = "".join(f", {name}={value}" for name, value in plan.options.items())
    return (
        f"| {title}{variant} | {plan.players} | `{plan.new}` against `{plan.old}` | {record.verdict.value} | "
        f"LLR {record.llr:+.2f}; {found} |\n"
    )


def level_path(name: str, new: str, old: str) -> Path:
    """Where the record of a level against the one below lies."""
    return ROOT / "gates" / "levels" / f"{name}-{new.replace('@', '-')}-over-{old}.json"


def cell(path: Path) -> str:
    """A record in a few words: the answer, the games, what was found."""
    if not path.exists():
        return "not played"
    record = read(path)
    assert isinstance(record, GateRecord)
    parts = record.found.split("; ")
    unit = " better" if record.plan.cooperative else " %"
    found = parts[-1].removesuffix(" points better").removesuffix(" % of the points")
    verdict = parts[0].partition(":")[0]
    return f"{verdict.removesuffix(' within the budget')}, {record.distinct}: {found}{unit}"


def levels() -> str:
    """Every level of every game against the one below."""
    head = "| new, old | " + " | ".join(game(name).meta.title for name in names()) + " |\n"
    rows = "".join(
        f"| `{new}`, `{old}` | " + " | ".join(cell(level_path(name, new, old)) for name in names()) + " |\n"
        for old, new in pairwise(LADDER)
    )
    return f"\n{head}|---|{'---|' * len(names())}\n{rows}\n"


def written(page: str) -> str:
    """The page with the tables as the records are now."""
    page = LEVEL_MARKS.sub(lambda found: found[1] + levels() + found[2], page)
    head = "\n| game | players | new player, old player | answer | found |\n|---|---|---|---|---|\n"
    table = head + "".join(row(path) for path in sorted((ROOT / "gates").glob("*.json"))) + "\n"
    return MARKS.sub(lambda found: found[1] + table + found[2], page)


def missing() -> list[str]:
    """The commands that play the gates of levels that have no record yet."""
    steps = [(name, old, new) for old, new in pairwise(LADDER) for name in names()]
    return [
        f"labtable gate {name} --old {old} --new {new} --players {TABLE.get(name, 2)} --budget 600 "
        f"--out {path.relative_to(ROOT)}"
        for name, old, new in steps
        if not (path := level_path(name, new, old)).exists()
    ]


if __name__ == "__main__":
    if "--missing" in sys.argv:
        print("\n".join(missing()))
    else:
        PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
