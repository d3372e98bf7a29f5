"""The report of a training run: a page with its curves and its strength, beside the checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from labtable.learning.strength import StrengthRow
from labtable.learning.trainer import Run

WIDE, HIGH, EDGE = 640, 200, 40
CURVES = {"entropy": "How undecided the player is", "error": "Error of its values", "ends": "Games ended per decision"}
POINTS = 300  # of a curve


def curve(title: str, xs: Sequence[float], ys: Sequence[float]) -> str:
    """A line over millions of decisions, as SVG."""
    step = max(1, len(xs) // POINTS)
    xs, ys = xs[::step], ys[::step]
    low, high = min(ys), max(ys)
    span, far = (high - low) or 1.0, (xs[-1] - xs[0]) or 1.0
    line = " ".join(
        f"{EDGE + (x - xs[0]) / far * (WIDE - 2 * EDGE):.1f},{HIGH - EDGE - (y - low) / span * (HIGH - 2 * EDGE):.1f}"
        for x, y in zip(xs, ys, strict=True)
    )
    return (
        f'<svg viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" role="img" aria-label="{title}">'
        f'<text x="{EDGE}" y="20" font-size="14">{title}: {ys[0]:.3f} → {ys[-1]:.3f}</text>'
        f'<text x="{WIDE - EDGE}" y="{HIGH - 12}" font-size="12" text-anchor="end">{xs[-1]:.2f} M decisions</text>'
        f'<polyline fill="none" stroke="#1f6feb" stroke-width="2" points="{line}"/></svg>'
    )


def report(run: Run, rows: Sequence[StrengthRow]) -> Path:
    """Write the page; where it is."""
    made = [row["decisions"] / 1e6 for row in run.history]
    curves = [curve(title, made, [row[name] for row in run.history]) for name, title in CURVES.items() if run.history]
    lines = "".join(
        f"<tr><td>{row.players}</td><td>{row.rival or 'together'}</td><td>{row.count}</td><td>{row.told}</td></tr>"
        for row in rows
    )
    table = (
        (
            "<table><tr><th>players</th><th>against</th><th>games</th><th>points in percent, or score</th></tr>"
            f"{lines}</table>"
        )
        if rows
        else "<p>No games against the levels were asked for.</p>"
    )
    page = run.plan.folder / "report.html"
    page.write_text(
        "<!doctype html><meta charset=utf-8>"
        f"<title>{run.game.meta.title}: what was learned</title><style>body{{font:16px sans-serif;margin:2em}}"
        "td,th{padding:0 1em 0 0;text-align:left}</style>"
        f"<h1>{run.game.meta.title}</h1><p>{made[-1] if made else 0:.2f} million decisions in {run.seconds:.0f} s.</p>"
        f"<h2>Strength of the net alone</h2>{table}<h2>Curves</h2>{'<br>'.join(curves)}",
        encoding="utf-8",
    )
    return page
