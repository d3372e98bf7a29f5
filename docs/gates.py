"""Writes the table of gates into docs/GATE.md from the records in gates/: `python docs/gates.py`."""

import re
from pathlib import Path

from labtable.core.game.registry import game
from labtable.gate.record import GateRecord, read

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "GATE.md"
MARKS = re.compile(r"(<!-- python docs/gates.py writes this table -->\n).*?(<!-- end of the table -->\n)", re.S)


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


def written(page: str) -> str:
    """The page with the table as the records are now."""
    head = "\n| game | players | new player, old player | answer | found |\n|---|---|---|---|---|\n"
    table = head + "".join(row(path) for path in sorted((ROOT / "gates").glob("*.json"))) + "\n"
    return MARKS.sub(lambda found: found[1] + table + found[2], page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
