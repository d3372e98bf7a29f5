"""Every screen: at every size, with few and many players, in three languages and with the longest names, nothing that
can be read or pressed is cut, covered, out of reach or too small.

One page for each language is kept open; it goes from table to table by links and is resized in place. What is measured
is in layout.js; tips.js looks at some things as a hand would, and chooses one. `LABTABLE_LAYOUT=eureka,5,1366` looks at
one game, one number of players, one width; `LABTABLE_LAYOUT=all` at every game.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Page

from labtable.core.game.registry import game
from tests.web.conftest import Visit
from tests.web.visitor import DRAWN, Rest, follow, settled, until, wait_until

AUDIT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
TIPS = Path(__file__).with_name("tips.js").read_text(encoding="utf-8")
LANGUAGES = ("en", "fr", "es")
LONG_NAMES = ("Maximiliana Wendelstein-", "Wilhelmina Montgomery-W.")


class Size(NamedTuple):
    width: int
    height: int

    @property
    def touch(self) -> bool:
        return self.width <= 960  # the breakpoint --phone

    def __str__(self) -> str:
        return f"{self.width} × {self.height}"


SIZES = (
    Size(1366, 640),
    Size(1280, 720),
    Size(360, 740),
    Size(390, 844),
    Size(820, 1180),
    Size(1280, 860),
    Size(1920, 1080),
)
SIDEWAYS = Size(844, 390)  # a phone held sideways: looked at by LABTABLE_LAYOUT

TIPPED = (Size(1366, 640), Size(390, 844))  # where tips are looked at

# After how many decisions of our own: the opening, the middle, near the end.
MOMENTS = {
    "curie": (0, 8, 16),
    "element": (0, 6, 12),
    "eureka": (0, 2, 4),
    "laboratorium": (0, 8, 12),
    "scientia": (0, 10, 20),
}
LOOKED_AT = ("element",)  # in every run of the tests; any other by LABTABLE_LAYOUT

THERE = """([code, position]) => location.pathname.endsWith(code) && document.querySelector('.mat') !== null
  && document.querySelector('.table')?.dataset.position === String(position)"""
WANTED = os.environ.get("LABTABLE_LAYOUT", "").split(",")


def players_of(name: str) -> list[int]:
    """The fewest and the most, or those that are asked for: what is between them has more room, or as little."""
    numbers = [number for number in game(name).meta.players if number > 1]
    return [number for number in (numbers if WANTED[0] else {numbers[0], numbers[-1]}) if wanted(1, number)]


def moments_of(name: str, fullest: bool) -> tuple[int, ...]:
    """The middle; of the fullest table also the end, and the opening for who asks: it has less to lay out."""
    opening, middle, end = MOMENTS[name]
    if not fullest:
        return (middle,)
    return (opening, middle, end) if WANTED[0] else (middle, end)


def wanted(place: int, value: object) -> bool:
    return len(WANTED) <= place or WANTED[place] in ("", str(value))


def seated(visit: Visit, rest: Rest, name: str, players: int) -> BrowserContext:
    """A running game. We and the second player have the longest names; that player leaves, and bots play for all."""
    bots = [{"kind": "bot", "level": "random"}] * (players - 2)
    rest.make(name, [{"kind": "me", "nickname": LONG_NAMES[0]}, {"kind": "open"}, *bots])
    context = visit()
    guest = Rest(context.request, rest.code)
    guest.post("/api/session", {})
    guest.command("sit", nickname=LONG_NAMES[1], seat=1)
    rest.start()
    guest.command("leave", seat=1)
    return context


def asked(rest: Rest) -> int | None:
    """The position in which we are asked, when the bots have moved; None when the game is over."""
    table: dict[str, Any] = {}

    def ours() -> bool:
        table.update(rest.table())
        return table["phase"] == "over" or bool(table["moment"]["legal"])

    until(ours, "our turn")
    return None if table["phase"] == "over" else int(table["moment"]["position"])


def looks(pages: dict[str, Page], code: str, position: int, turn: int) -> Iterator[tuple[str, Size, Page]]:
    """Every size, with this position drawn, the languages by turns: after three positions, each was seen at each size.

    Who asks by LABTABLE_LAYOUT is shown every language at every size.
    """
    for number, (language, page) in enumerate(pages.items()):
        follow(page, f"/t/{code}")
        wait_until(page, THERE, [code, position])
        settled(page)
        for place, size in enumerate((*SIZES, SIDEWAYS) if WANTED[0] else SIZES):
            if wanted(2, size.width) and (WANTED[0] or (place + turn) % len(pages) == number):
                page.set_viewport_size(size._asdict())  # type: ignore[arg-type]
                yield language, size, page


@pytest.fixture
def pages(visit: Visit) -> dict[str, Page]:
    context = visit()
    opened = {}
    for language in LANGUAGES:
        opened[language] = page = context.new_page()
        page.goto(f"/?lang={language}")
        page.wait_for_selector(".bay")
    return opened


@pytest.mark.parametrize("name", [name for name in MOMENTS if name in LOOKED_AT or WANTED[0] in (name, "all")])
def test_nothing_is_cut_covered_or_too_small(visit: Visit, pages: dict[str, Page], name: str) -> None:
    rest = Rest(pages["en"].context.request)
    faults: dict[str, list[str]] = {}
    turn, screens, looked = count(), 0, 0
    most = game(name).meta.players[-1]
    for players in players_of(name):
        guest = seated(visit, rest, name, players)
        made = 0
        for moment in moments_of(name, players == most):
            rest.play(moment - made)
            made = moment
            position = asked(rest)
            if position is None:
                break
            for language, size, page in looks(pages, rest.code, position, next(turn)):
                audit: Any = page.evaluate(
                    DRAWN % AUDIT, {"touch": size.touch, "scrolls": size.touch, "covers": language == LANGUAGES[0]}
                )
                screens, looked = screens + 1, looked + audit["looked"]
                for thing, wrong in audit["found"]:
                    faults.setdefault(f"{thing} {wrong}", []).append(f"{players}p, {moment} moves, {size}, {language}")
            if players == most:
                look_at_tips(pages["en"], f"{players}p, {moment} moves", faults)
        guest.close()
    print(f"{name}: {looked:,} words, things and keys on {screens} screens")
    assert not faults, report(name, faults)


def look_at_tips(page: Page, where: str, faults: dict[str, list[str]]) -> None:
    for size in TIPPED:
        if wanted(2, size.width):
            page.set_viewport_size(size._asdict())  # type: ignore[arg-type]
            page.bring_to_front()
            for thing, wrong in page.evaluate(TIPS):
                faults.setdefault(f"{thing} {wrong}", []).append(f"{where}, {size}")


def report(name: str, faults: dict[str, list[str]]) -> str:
    lines = [
        f"{name}: {fault} ({places[0]}{f', and {len(places) - 1} more' if places[1:] else ''})"
        for fault, places in sorted(faults.items(), key=lambda one: -len(one[1]))
    ]
    return f"{len(lines)} faults\n" + "\n".join(lines)
