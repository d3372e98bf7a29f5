"""Measured figures are kept once, in docs/figures.toml; `python docs/figures.py` writes them into the pages.

A page quotes a figure by its name: `<!--=core.curie.rate-->5.5 M<!--/-->`. The bench that measures a group replaces it:
`labtable bench --json | python docs/figures.py core`, `labtable bench --gpu --json | python docs/figures.py gpu`.
"""

from __future__ import annotations

import json
import platform
import re
import sys
import tomllib
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_name("figures.toml")
HEAD = "# What was measured: when, on what, and how. docs/figures.py writes it into the pages.\n"
QUOTED = re.compile(r"<!--=([\w.-]+)-->(.*?)<!--/-->")
# A number with the unit of something that only a measurement can tell.
RATE = re.compile(r"\d[\d., ]*(?:(?:M|million|billion) )?(?:decisions|moves|games|iterations) (?:a|per) second")
COMMANDS = {"core": "labtable bench", "gpu": "labtable bench --gpu"}


def pages() -> list[Path]:
    """Every page that may quote a figure."""
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def figures() -> dict[str, str]:
    """Every figure by its whole name, such as core.curie.rate."""
    return dict(_flat(tomllib.loads(FILE.read_text("utf-8"))))


def _flat(group: dict[str, Any], name: str = "") -> list[tuple[str, str]]:
    found = []
    for key, value in group.items():
        found += _flat(value, f"{name}{key}.") if isinstance(value, dict) else [(name + key, str(value))]
    return found


def quoting(text: str, known: dict[str, str]) -> str:
    """A page with the figures that it quotes as they are now; a command is shown as code."""

    def one(found: re.Match[str]) -> str:
        mark = "`" if found[1].endswith(".command") else ""
        return f"<!--={found[1]}-->{mark}{known[found[1]]}{mark}<!--/-->"

    return QUOTED.sub(one, text)


def loose(text: str) -> list[str]:
    """Speeds that stand in a page without being quoted."""
    return RATE.findall(QUOTED.sub("", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)))


def short(number: float) -> str:
    """A rate as a page shows it: 5.5 M, 1 268 M."""
    millions = number / 1e6
    return f"{millions:.1f} M" if millions < 100 else f"{millions:,.0f} M".replace(",", " ")


def measured(group: str, told: dict[str, Any]) -> dict[str, dict[str, str]]:
    """The figures of each game, out of what `labtable bench --json` printed."""
    columns: dict[str, Callable[[dict[str, Any]], str]] = {"rate": lambda row: short(row["decisions_per_second"])}
    if group == "core":
        columns["decisions"] = lambda row: f"{row['decisions_per_game']:.0f}"
        columns["bytes"] = lambda row: str(row["bytes_per_state"])
        return {row["game"]: {name: tell(row) for name, tell in columns.items()} for row in told["games"]}
    columns["games"] = lambda row: short(row["games_per_second"])
    columns["launch"] = lambda row: f"{row['batch']:,}".replace(",", " ")
    return {row["game"]: {name: tell(row) for name, tell in columns.items()} for row in told["gpu"]}


def written(groups: dict[str, Any]) -> str:
    """The file of figures: a table for each group, and one for each thing in it."""
    parts = [HEAD]
    for name, group in groups.items():
        for path, table in (
            (name, group),
            *((f"{name}.{key}", one) for key, one in group.items() if isinstance(one, dict)),
        ):
            lines = [
                f"{key} = {json.dumps(value, ensure_ascii=False)}\n"
                for key, value in table.items()
                if isinstance(value, str)
            ]
            parts.append(f"[{path}]\n{''.join(lines)}")
    return "\n".join(parts)


def replace(group: str, told: dict[str, Any]) -> None:
    """A group measured anew, with today's date and this machine."""
    groups = tomllib.loads(FILE.read_text("utf-8"))
    now = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": platform.processor() or platform.machine()}
    groups[group] |= {**now, "command": COMMANDS[group], **measured(group, told)}
    FILE.write_text(written(groups), "utf-8")


def main() -> None:
    if len(sys.argv) > 1:
        replace(sys.argv[1], json.load(sys.stdin))
    known = figures()
    for page in pages():
        page.write_text(quoting(page.read_text("utf-8"), known), "utf-8")


if __name__ == "__main__":
    main()
