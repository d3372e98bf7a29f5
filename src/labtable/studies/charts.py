"""The pictures of a report: Altair's, drawn to SVG here, so that a report needs no network and no script."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from labtable.bots.ratings import ORDER
from labtable.studies.measures import Component, Difference, Measured

INK, INK_2, LINE, ENAMEL, ACT, BRASS = "#13241d", "#3f5349", "#a9bcab", "#fbfbf5", "#bf3617", "#8a5f12"
VERSIONS = ("#2b7a4b", "#bf3617", "#1d4f91", "#dfa213", "#5f3f1d", "#7a5a9c")
WIDTH, BINS, MOST_BARS = 620, 40, 40
TEXT = "Atkinson Hyperlegible Next, Helvetica, Arial, sans-serif"
SLIMMER = [
    (re.compile(pattern), instead)
    for pattern, instead in (
        (r'<path class="[a-z]+" aria-hidden="true" d="[^"]*" pointer-events="none"(?: display="none")?/>', ""),
        (r' (?:aria-[a-z]+|role|class|font-family|pointer-events)="[^"]*"', ""),
        (r' (?:opacity|stroke-opacity|fill-opacity)="1"', ""),
        (r"(\d\.\d\d)\d+", r"\1"),  # a hundredth of a pixel is enough
        (r"<g></g>", ""),
        (r' xmlns:xlink="[^"]*" version="1.1"', ""),
    )
]


def _altair() -> Any:
    import altair

    return altair


def drawn(chart: Any) -> str:
    """A chart as SVG."""
    import vl_convert

    chart = (
        chart.configure(background="transparent", font=TEXT)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK_2,
            titleColor=INK,
            gridColor=LINE,
            gridOpacity=0.5,
            domainColor=INK_2,
            tickColor=LINE,
            labelFontSize=12,
            titleFontSize=13,
            titleFontWeight="normal",
            labelLimit=260,
        )
        .configure_legend(labelColor=INK, titleColor=INK, labelFontSize=12, orient="top", title=None)
    )
    return slim(str(vl_convert.vegalite_to_svg(chart.to_json())))


def slim(svg: str) -> str:
    """A picture in half the bytes: the font once, no empty paths, no attributes that say the usual.

    What Vega tells screen readers about every mark goes too: the caption says what is shown, a table has the numbers.
    """
    for pattern, instead in SLIMMER:
        svg = pattern.sub(instead, svg)
    return svg.replace("<svg ", f'<svg role="img" font-family="{TEXT}" ', 1)


def _data(rows: list[dict[str, Any]]) -> Any:
    return _altair().Data(values=rows)


def _colour(cases: list[Measured]) -> Any:
    names = [one.case.version.name for one in cases]
    scale = _altair().Scale(domain=names, range=list(VERSIONS[: len(names)]))
    return _altair().Color("version:N", scale=scale, legend=None if len(names) == 1 else _altair().Legend())


def histogram(cases: list[Measured], values: list[Any], title: str, whole: bool = True) -> str:
    """How something is spread over games, a line for each version."""
    alt = _altair()
    low, high = min(float(one.min()) for one in values), max(float(one.max()) for one in values)
    step = max((high - low) / BINS, 1.0 if whole else 1e-9)
    step = float(np.ceil(step)) if whole else step
    edges = np.arange(low - (0.5 if whole else 0), high + step + (0.5 if whole else 0), step)
    rows = []
    for one, mine in zip(cases, values, strict=True):
        counts, _ = np.histogram(mine, edges)
        rows += [
            {"at": float(edge + step / 2), "share": float(count) / max(mine.size, 1), "version": one.case.version.name}
            for edge, count in zip(edges[:-1], counts, strict=True)
        ]
    chart = (
        alt.Chart(_data(rows), width=WIDTH, height=200)
        .mark_area(interpolate="monotone", line={"strokeWidth": 2}, opacity=0.25)
        .encode(
            x=alt.X("at:Q", title=title),
            y=alt.Y("share:Q", title="share of games", axis=alt.Axis(format="%")).stack(None),
            color=_colour(cases),
        )
    )
    return drawn(chart)


def order(cases: list[Measured]) -> str:
    """The share of wins by order of play with its interval, and what would be fair."""
    alt = _altair()
    rows = [
        {
            "place": f"goes {ORDER[place]}",
            "share": share.mean,
            "low": share.interval[0],
            "high": share.interval[1],
            "version": one.case.version.name,
        }
        for one in cases
        for place, share in enumerate(one.order)
    ]
    fair = [{"fair": (1 - one.nobody.mean) / one.case.players} for one in cases[:1]]
    base = alt.Chart(_data(rows), width=WIDTH, height=44 * cases[0].case.players)
    across = {"y": alt.Y("place:N", title=None, sort=None), "yOffset": alt.YOffset("version:N")}
    axis = alt.X("share:Q", title="share of wins; the line is a fair share", axis=alt.Axis(format="%"))
    return drawn(
        alt.layer(
            base.mark_bar(opacity=0.8).encode(x=axis, color=_colour(cases), **across),
            base.mark_rule(color=INK, strokeWidth=2).encode(x="low:Q", x2="high:Q", **across),
            alt.Chart(_data(fair)).mark_rule(color=ACT, strokeDash=[4, 3]).encode(x="fair:Q"),
        )
    )


def chances(cases: list[Measured]) -> str:
    """The chance that learned players give the later winner, from the deal to the end."""
    alt = _altair()
    rows = [
        {"at": point / max(len(one.chances) - 1, 1), "chance": float(chance), "version": one.case.version.name}
        for one in cases
        for point, chance in enumerate(one.chances)
    ]
    if not rows:
        return ""
    chart = (
        alt.Chart(_data(rows), width=WIDTH, height=200)
        .mark_line(strokeWidth=2.5, interpolate="monotone")
        .encode(
            x=alt.X("at:Q", title="share of the game", axis=alt.Axis(format="%")),
            y=alt.Y(
                "chance:Q", title="chance of the winner", axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1])
            ),
            color=_colour(cases),
        )
    )
    return drawn(chart)


def endings(cases: list[Measured]) -> str:
    alt = _altair()
    rows = [
        {"ending": name, "share": share.mean, "version": one.case.version.name}
        for one in cases
        for name, share in one.endings.items()
    ]
    count = len({row["ending"] for row in rows})
    base = alt.Chart(_data(rows), width=WIDTH, height=34 * count * max(1, len(cases) // 2))
    chart = base.mark_bar(opacity=0.8).encode(
        x=alt.X("share:Q", title="share of games", axis=alt.Axis(format="%")),
        y=alt.Y("ending:N", title=None, sort="-x"),
        yOffset=alt.YOffset("version:N"),
        color=_colour(cases),
    )
    return drawn(chart)


def components(one: Measured, named: set[str]) -> str:
    """What each component is worth, with its interval; those that were named are vermilion."""
    alt = _altair()
    known = [(component, component.worth) for component in one.measured_alike]
    shown = sorted(
        ((component, figure) for component, figure in known if figure.count >= 2 and figure.error < 1e6),
        key=lambda pair: -abs(pair[1].mean),
    )[:MOST_BARS]
    if not shown:
        return ""
    scale, unit = (1.0, "points of score") if one.cooperative else (100.0, "percentage points of the share of wins")
    rows = [_bar(component, figure, scale, component.name in named) for component, figure in shown]
    base = alt.Chart(_data(rows), width=WIDTH - 120, height=19 * len(rows))
    across = alt.Y("name:N", title=None, sort=alt.EncodingSortField("adds", order="descending"))
    colour = alt.Color("named:N", scale=alt.Scale(domain=[True, False], range=[ACT, VERSIONS[0]]), legend=None)
    return drawn(
        alt.layer(
            base.mark_rule(strokeWidth=2, opacity=0.6).encode(
                x=alt.X("low:Q", title=unit), x2="high:Q", y=across, color=colour
            ),
            base.mark_point(filled=True, size=60, opacity=1).encode(x="adds:Q", y=across, color=colour),
        )
    )


def _bar(component: Component, figure: Any, scale: float, named: bool) -> dict[str, Any]:
    return {
        "name": component.name,
        "adds": scale * figure.mean,
        "low": scale * (figure.mean - figure.half),
        "high": scale * (figure.mean + figure.half),
        "named": named,
    }


def differences(found: list[Difference]) -> str:
    """What a change did to each figure, measured in its own error."""
    alt = _altair()
    shown = sorted(found, key=lambda one: -abs(one.difference.mean) / max(one.difference.error, 1e-9))[:24]
    rows = [
        {
            "what": one.what,
            "errors": max(-12.0, min(12.0, one.difference.mean / max(one.difference.error, 1e-9))),
            "version": one.case.version.name,
        }
        for one in shown
    ]
    chart = (
        alt.Chart(_data(rows), width=WIDTH - 120, height=19 * len({row["what"] for row in rows}))
        .mark_bar(opacity=0.8, color=VERSIONS[1])
        .encode(
            x=alt.X("errors:Q", title="difference in standard errors (12 at most)"),
            y=alt.Y("what:N", title=None, sort=alt.EncodingSortField("errors", order="descending")),
            tooltip=["version:N"],
        )
    )
    return drawn(chart)
