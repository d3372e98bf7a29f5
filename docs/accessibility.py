"""Writes the table of docs/ACCESSIBILITY.md from web/src/screens/accessibility.json: `python docs/accessibility.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE / "ACCESSIBILITY.md"
CRITERIA = HERE.parent / "web/src/screens/accessibility.json"
BEGIN, END = "<!-- criteria: python docs/accessibility.py writes them -->", "<!-- end of the criteria -->"
STANDS = {"supports": "supports", "partly": "partly", "does-not": "does not", "not-applicable": "does not apply"}
JUDGED = {"supports": "judged by reading, no test shows it"}


def criteria() -> list[dict[str, Any]]:
    """Every criterion of WCAG 2.2, levels A and AA, as the product's page shows it."""
    rows: list[dict[str, Any]] = json.loads(CRITERIA.read_text(encoding="utf-8"))
    return rows


def table() -> str:
    lines = ["| criterion | Labtable | what to do instead | test |", "|---|---|---|---|"]
    for one in criteria():
        tests = "<br>".join(f"`{test.split('/')[-1]}`" for test in one["tests"]) or JUDGED.get(one["stands"], "")
        instead = one.get("instead", {}).get("en", "")
        name = f"{one['number']} {one['name']['en']} ({one['level']})"
        lines.append(f"| {name} | {STANDS[one['stands']]} | {instead} | {tests} |")
    return "\n".join(lines)


def page() -> str:
    """The whole page with the table as it is now."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
