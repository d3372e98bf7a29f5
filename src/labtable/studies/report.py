"""The report of a study: one HTML file that a designer reads from the top, with its pictures inside."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from pathlib import Path

from labtable import __version__
from labtable.bots.distinct import FEWEST, GameCount
from labtable.core.errors import need
from labtable.core.whole_file import whole_file
from labtable.studies import charts, findings
from labtable.studies.findings import Finding, Rank
from labtable.studies.measures import Difference, Measured
from labtable.studies.plan import BadStudy, StudyPlan
from labtable.studies.statistics import Figure

STYLE = Path(__file__).with_name("report.css")
ROWS = 60  # of a table


def write(
    path: Path,
    study: StudyPlan,
    cases: list[Measured],
    differences: list[Difference],
    seconds: float,
) -> list[Finding]:
    """Write the report; what it found."""
    need("study", "The pictures of a report are", "altair", "vl_convert")
    found = findings.found_in(cases, differences)
    body = [_head(study, cases), _in_short(found)]
    if differences:
        body.append(_versions(differences))
    for _, some in groupby(cases, key=lambda one: one.case.group):
        body.append(_group(list(some), {finding.about for finding in found if finding.alarm}))
    body.append(_method(study, cases, seconds))
    page = (
        '<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(study.title)}</title>\n<style>{STYLE.read_text('utf-8')}</style>\n<main>"
        + "\n".join(body)
        + "</main></html>\n"
    )
    try:
        with whole_file(path) as file:
            file.write(page.encode())
    except OSError as error:
        raise BadStudy(f"{path} cannot be written: {error.strerror}. The games are kept.") from None
    return found


def _head(study: StudyPlan, cases: list[Measured]) -> str:
    title = study.game_of(study.cases[0]).meta.title
    games = GameCount(sum(one.count.games for one in cases), sum(one.count.distinct for one in cases))
    asked = f"<p class=question>{escape(study.question)}</p>" if study.question else ""
    return (
        f"<header><p class=kicker>A study of <i>{escape(title)}</i> · {games}</p>"
        f"<h1>{escape(study.title)}</h1>{asked}</header>"
    )


def _in_short(found: list[Finding]) -> str:
    silent = not any(one.alarm or one.rank is Rank.REFUSED for one in found)
    lead = "Nothing stands out." if silent else ""
    rows = "".join(f"<li class={'alarm' if one.alarm else 'note'}>{escape(one.sentence)}</li>" for one in found)
    return f"<section><h2>In short</h2>{lead}<ul class=findings>{rows}</ul></section>"


def _table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows)
    return f"<div class=wide><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _figure(picture: str, caption: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>" if picture else ""


def _versions(differences: list[Difference]) -> str:
    named = sorted(differences, key=lambda one: -abs(one.difference.mean) / max(one.difference.error, 1e-12))[:30]
    rows = (
        (
            one.case.name,
            one.case.version.name,
            one.what,
            findings.shown(one, one.before),
            findings.shown(one, one.after),
            findings.changed_by(one),
            "same deals" if one.paired else "two samples",
        )
        for one in named
    )
    return (
        "<section><h2>What the change did</h2>"
        + _figure(charts.differences(differences), "Each figure against the first version.")
        + _table(("table", "version", "figure", "before", "after", "difference", "compared on"), rows)
        + "</section>"
    )


def _group(cases: list[Measured], named: set[str]) -> str:
    first = cases[0]
    scores = [one.scores[:, :1] if one.cooperative else one.scores for one in cases]
    parts = [
        f"<section><h2>{escape(first.case.name)}</h2>",
        _overview(cases),
        _figure(charts.histogram(cases, [one.lengths for one in cases], "decisions in a game"), "How long games last."),
        _figure(
            charts.histogram(cases, scores, "score"),
            "Scores of the team." if first.cooperative else "Scores of all seats.",
        ),
    ]
    if not first.cooperative:
        parts += [
            _figure(charts.order(cases), "Does it matter who goes first?"),
            _figure(
                charts.histogram(cases, [one.settled for one in cases], "share of the game", whole=False),
                "When the later winner takes the lead for good: far right, games stay open to the end.",
            ),
            _figure(
                charts.chances(cases),
                "What learned players gave the later winner, from the deal to the "
                "end: the steeper at the end, the longer games stay open.",
            ),
        ]
    parts.append(_figure(charts.endings(cases), "How games end."))
    parts += [_skill(one) for one in cases if one.skill]
    parts += [_components(one, named, len(cases) > 1) for one in cases]
    parts += [_counted(cases), _decisions(first)]
    return "".join(parts) + "</section>"


def _overview(cases: list[Measured]) -> str:
    rows = [
        ("games", *(f"{one.count.games:,}" for one in cases)),
        ("distinct games", *(f"{one.count.distinct:,}" for one in cases)),
        ("decisions", *(str(one.length) for one in cases)),
        ("mean score", *(str(one.score) for one in cases)),
        ("games without a winner", *(one.nobody.share() for one in cases)),
    ]
    if not cases[0].cooperative:
        rows += [
            ("winner's score", *(str(one.winning_score) for one in cases)),
            ("shared wins", *(one.ties.share() for one in cases)),
            ("changes of the lead", *(str(one.lead_changes) for one in cases)),
        ]
        if len(cases[0].chances):
            rows.append(("decided after, share of the game", *(one.decided.percent() for one in cases)))
    return _table(("", *(one.case.version.name for one in cases)), rows)


def _skill(one: Measured) -> str:
    assert one.same_seat is not None and one.same_bot is not None
    rows = [(name, f"{share.mean:.2f} ± {share.half:.2f} of a fair share") for name, share in one.skill.items()]
    return (
        "<h3>Luck and skill</h3>"
        + _table(("player", "wins"), rows)
        + f"<p>The same deals were played with seats exchanged. One player won wherever it sat in "
        f"{one.same_bot.share()} of the deals (skill); one seat won whoever sat there in "
        f"{one.same_seat.share()} (luck of the deal and the seat).</p>"
    )


def _components(one: Measured, named: set[str], several: bool) -> str:
    asked = one.asked
    how = (
        "The same deals once more, in which one seat does without the component where it can: what it loses."
        if asked
        else "In games in which some seats used it and others did not: the users’ share of wins, less the "
        "others’, so that it may be below zero. Users of good cards are also good players, so read it as a hint; "
        "`without` in the study asks the question itself."
    )
    heading = f"Components, {one.case.version.name}" if several else "Components"
    shown = sorted((part for part in one.components if part.taken), key=lambda part: -part.per_game.mean)[:ROWS]
    if one.cooperative:
        columns, form = ("score with it", "score without it"), "{:.2f}"
    else:
        columns, form = ("used by winners", "used by losers"), "{:.1%}"
    worth = f"{'lost without it' if asked else 'users less others'}, {'score' if one.cooperative else 'points'}"
    rows = (
        (
            part.name,
            str(part.per_game),
            f"{part.seats:.1%}",
            form.format(part.winners),
            form.format(part.losers),
            _worth(one, part.worth) if part in one.measured_alike else "",
        )
        for part in shown
    )
    picture = "" if one.cooperative and not asked else _figure(charts.components(one, named), how)
    return (
        f"<h3>{escape(heading)}</h3>"
        + picture
        + "<details><summary>All of them</summary>"
        + _table(("component", "uses in a game", "used by seats", *columns, worth), rows)
        + "</details>"
    )


def _worth(one: Measured, figure: Figure) -> str:
    if figure.count < 2 or figure.error > 1e6 or (one.cooperative and figure.error == 0):
        return ""
    return f"{figure.mean:+.1f} ± {figure.half:.1f}" if one.cooperative else figure.points()


def _counted(cases: list[Measured]) -> str:
    if not cases[0].counted:
        return ""
    rows = [
        (counted.name, *(str(one.counted[place].per_game) for one in cases))
        for place, counted in enumerate(cases[0].counted)
    ]
    return (
        "<h3>Counted in a game</h3><details><summary>All of it</summary>"
        + _table(("", *(one.case.version.name for one in cases)), rows)
        + "</details>"
    )


def _decisions(one: Measured) -> str:
    rows = (
        (
            part.name,
            f"{part.per_game:.1f}",
            f"{part.choices:.1f}",
            f"{part.forced:.0%}",
            f"{part.stake:.2f}" if part.stake else "",
        )
        for part in sorted(one.decisions, key=lambda part: (-part.stake, -part.per_game))
    )
    return (
        "<h3>Decisions</h3>"
        + _table(("kind", "in a game", "actions to choose from", "forced", "at stake"), rows)
        + "<p class=small>At stake: what the best action promises beyond the mean of all, in leads that win three "
        "games of four. Measured with greedy players only. Copies of a game are counted here.</p>"
    )


def _opening(study: StudyPlan) -> str:
    return f"The first {study.opening} decisions of every game were drawn by lot. " if study.opening else ""


def _method(study: StudyPlan, cases: list[Measured], seconds: float) -> str:
    changes = "".join(
        f"<li>{escape(one.case.version.name)}: {escape(str(row))}</li>"
        for one in {one.case.version.name: one for one in cases}.values()
        for row in one.case.version.changes.rows
    )
    changed = f"<p>Changed components:</p><ul>{changes}</ul>" if changes else ""
    return (
        f"<section class=method><h2>How it was measured</h2>{changed}<p>Seed {study.seed}, study "
        f"<code>{study.digest}</code>, labtable {__version__}; the same file gives the same numbers. "
        f"{_opening(study)}Copies of a game, in which the same players decide the same and the same comes of it, "
        f"are counted once, and fewer than {FEWEST} distinct games carry no conclusion. ± is the 95 % "
        f"interval, which stands in brackets (Wilson’s) where games were few or nearly all alike. What stands in "
        f"vermilion was tested together (Holm’s correction): a study in which there is "
        f"nothing to find says so in 99 of 100 cases. The last run took {seconds:.0f} s.</p></section>"
    )
