"""An owner's sheet of each game, played in the browser: board, moves and log call things what the owner calls them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.usual import usually
from tests.web.conftest import Visit
from tests.web.own_sheets import OWNERS, own_sheet
from tests.web.pressing import ASKED
from tests.web.serving import served
from tests.web.visitor import Rest, wait_until

CHAIRS = [{"kind": "me", "nickname": "Noor"}, {"kind": "bot", "level": "random"}]
STOPS = (3, 4, 4)  # own decisions before each look
OWN = re.compile(r"Own [a-z0-9]")
LABELS = "() => [...document.querySelectorAll('.mat [aria-label], .tray [aria-label]')].map((one) => one.ariaLabel)"
SAID = dict.fromkeys(("curie", "laboratorium", "scientia"), ("moves", "log"))  # elsewhere these are numbers and colours
# Names of the box, none of which an owner's sheet keeps.
OF_THE_BOX = {
    "curie": r"Advertising|Instruments|University|1909",
    "element": r"[Hh]ydrogen(?! to krypton)|[Hh]elium|[Ll]ithium|[Bb]eryllium|First Light",
    "eureka": r"Hypatia|Newton|Goya|Picasso|Voltaire|\d{4}–\d{4}",
    "laboratorium": r"Clean coat|New glassware|Patent|[Mm]ethylidene|[Aa]spirin",
    "scientia": r"Inertia|Friction|Pressure|Photosynthesis",
}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the sheets of five owners. Its rules are not compiled: that would take a minute."""
    folder = tmp_path_factory.mktemp("sheets")
    words = [word for name in OWNERS for word in ("--components", str(own_sheet(name, folder)))]
    with served(*words, mode="interpreted") as found:
        yield found


def shown(page: Page) -> dict[str, str]:
    """What stands on the board and in the hand, what can be done, and what happened, in words."""
    places = [*page.locator(".mat, .tray").all_inner_texts(), *page.evaluate(LABELS)]
    log = page.get_by_role("list", name="Log").first.inner_text()
    page.keyboard.press("l")
    moves = page.locator("dialog .body li")
    moves.first.wait_for()
    told = {"board": "\n".join(places), "moves": "\n".join(moves.all_inner_texts()), "log": log}
    page.keyboard.press("Escape")
    return told


@pytest.mark.parametrize("name", usually(OWNERS, "eureka"))
def test_an_owners_names_stand_on_the_board_in_the_moves_and_in_the_log(visit: Visit, name: str) -> None:
    context = visit()
    rest = Rest(context.request)
    options = {"scenario": "ours"} if name == "element" else {}
    rest.make(name, CHAIRS, options)
    rest.command("start")
    page = context.new_page()
    page.goto(f"/t/{rest.code}")
    told = {"board": "", "moves": "", "log": ""}
    for decisions in STOPS:
        rest.play(decisions)
        wait_until(page, ASKED)
        if page.locator("main.ending").count():
            break
        told = {place: words + text for (place, words), text in zip(told.items(), shown(page).values(), strict=True)}
    assert all(OWN.search(told[place]) for place in ("board", *SAID.get(name, ()))), told
    left = [found for place in told.values() for found in re.findall(rf".*(?<!Own )\b(?:{OF_THE_BOX[name]}).*", place)]
    assert not left, left
    expect(page.get_by_text("(changed)").first).to_be_visible()
