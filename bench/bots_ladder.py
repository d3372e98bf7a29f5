"""Draws docs/pictures/ladder.svg from the gates' records: what each net gains on the same level without a net."""

from __future__ import annotations

import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "pictures" / "ladder.svg"
ROW, LEFT, WIDE = 22, 330, 400
FIGURE = re.compile(r"([\d.]+) ± ([\d.]+) % of the points")


def rows() -> list[tuple[str, float, float]]:
    """Name, points in percent, half of the interval; a cooperative game has no points."""
    found = []
    for path in sorted((ROOT / "gates").glob("*.json")):
        record = json.loads(path.read_text(encoding="utf-8"))
        plan, figure = record["plan"], FIGURE.search(record["found"])
        if figure is None:
            continue
        options = "".join(f", {name} {value}" for name, value in plan["options"].items())
        level = plan["new"].partition("@")[0]
        name = f"{plan['game']}, {level}, {plan['players']} players{options}, {record['games']} games"
        found.append((name, float(figure[1]), float(figure[2])))
    return found


def drawn(lines: list[tuple[str, float, float]]) -> str:
    def x(points: float) -> float:
        return LEFT + WIDE * min(max(points, 0), 100) / 100

    high = ROW * (len(lines) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 60} {high}" '
        'font-family="sans-serif" font-size="13">'
        "<title>Points in percent against the same level without a net</title>"
        f'<line x1="{x(50)}" x2="{x(50)}" y1="4" y2="{high - ROW}" stroke="#888" stroke-dasharray="4"/>'
        f'<text x="{x(50)}" y="{high - 6}" text-anchor="middle" fill="#555">50 %: as strong as before</text>'
    ]
    for number, (name, mean, error) in enumerate(lines):
        y = ROW * number + 8
        parts.append(
            f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end" fill="#333">{name}</text>'
            f'<rect x="{LEFT}" y="{y + 2}" width="{x(mean) - LEFT:.1f}" height="12" fill="#7aa6c2"/>'
            f'<line x1="{x(mean - error):.1f}" x2="{x(mean + error):.1f}" y1="{y + 8}" y2="{y + 8}" '
            'stroke="#222" stroke-width="2"/>'
            f'<text x="{x(100) + 6}" y="{y + 12}" fill="#333">{mean:.1f}</text>'
        )
    return "\n".join([*parts, "</svg>\n"])


if __name__ == "__main__":
    PICTURE.write_text(drawn(rows()), encoding="utf-8")
