"""For everybody: axe finds nothing on any screen, in day and evening; every sentence is translated."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from labtable.core.game.registry import game, names
from tests.usual import usually
from tests.web.axe import faint, violations
from tests.web.conftest import Return, Visit
from tests.web.pressing import ASKED, ask_why
from tests.web.translating import hard_coded
from tests.web.visitor import Rest, against_bots, follow, wait_until

AT = "(code) => location.pathname.endsWith(code) && document.querySelector('dialog') === null"


def home(page: Page, rest: Rest) -> None:
    follow(page, "/")
    page.wait_for_selector(".bay")


def new_table(page: Page, rest: Rest) -> None:
    home(page, rest)
    page.get_by_role("button", name="Play now").click()


def game_page(page: Page, rest: Rest) -> None:
    follow(page, "/games/eureka")
    page.wait_for_selector("h1")


def waiting(page: Page, rest: Rest) -> None:
    rest.make("eureka", [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}, {"kind": "bot", "level": "student"}])
    follow(page, f"/t/{rest.code}")
    page.wait_for_selector(".waiting")


def table(page: Page, rest: Rest, name: str = "eureka", players: int = 3) -> None:
    """The table at which this visitor sits already, all dialogs closed; or a new one."""
    now = rest.table() if rest.code and page.url.endswith(rest.code) else {}
    if now.get("game") == name and now["phase"] == "playing":
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    else:
        follow(page, f"/t/{against_bots(rest, name, players)}")
    page.wait_for_selector(".prompt.mine")


def menu(page: Page, rest: Rest) -> None:
    table(page, rest)
    page.get_by_role("button", name="Menu").click()


def rules(page: Page, rest: Rest) -> None:
    table(page, rest)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog .rulebook nav button")


def keys(page: Page, rest: Rest) -> None:
    table(page, rest)
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")


def moves(page: Page, rest: Rest) -> None:
    table(page, rest)
    page.keyboard.press("l")
    page.wait_for_selector("dialog li button")


def hint(page: Page, rest: Rest) -> None:
    table(page, rest, "element", 2)
    page.locator(".prompt.mine .hint").click()
    page.wait_for_selector("dialog ol > li > button")


def why_not(page: Page, rest: Rest) -> None:
    table(page, rest)
    ask_why(page, "suit/red")


def chosen(page: Page, rest: Rest) -> None:
    table(page, rest, "element", 2)
    page.locator(".tray [data-lit]").first.click()
    page.wait_for_selector("[data-chosen]")


def play_to_the_end(rest: Rest) -> None:
    """A game that is over: this visitor's last, or a new one."""
    if not rest.code or rest.table()["phase"] != "over":
        against_bots(rest, "eureka", 3)
        rest.play(500)


def the_end(page: Page, rest: Rest) -> None:
    play_to_the_end(rest)
    follow(page, f"/t/{rest.code}")
    page.wait_for_selector("main.ending .rank .sources")


def replay(page: Page, rest: Rest) -> None:
    play_to_the_end(rest)
    page.goto(f"/t/{rest.code}/at/4")
    page.wait_for_selector(".mat")


def nobody(page: Page, rest: Rest) -> None:
    follow(page, "/t/CCCC-CCCC")
    page.wait_for_selector("h1")


SCREENS = [
    home,
    new_table,
    game_page,
    waiting,
    menu,
    rules,
    keys,
    moves,
    why_not,
    hint,
    chosen,
    the_end,
    replay,
    nobody,
]


def test_axe_finds_nothing_on_any_screen_by_day_and_in_the_evening(visit: Visit) -> None:
    context = visit(color_scheme="light")
    page, rest = context.new_page(), Rest(context.request)
    found = {}
    for screen in SCREENS:
        screen(page, rest)
        found[screen.__name__] = violations(page)
        page.emulate_media(color_scheme="dark")  # only colours are others
        found[f"{screen.__name__} in the evening"] = faint(page)
        page.emulate_media(color_scheme="light")
    assert {name: one for name, one in found.items() if one} == {}


@pytest.mark.parametrize("name", usually(names(), "laboratorium"))
def test_axe_finds_nothing_at_any_table_on_a_phone_in_the_evening_and_the_legend_is_drawn(
    again: Return, name: str
) -> None:
    page = again(width=390, color_scheme="dark")
    rest = Rest(page.context.request)
    code = against_bots(rest, name, game(name).meta.players[-1], level="greedy")
    rest.play(6)
    follow(page, f"/t/{code}")
    page.wait_for_selector(".mat, main.ending")
    assert violations(page, contrast_too=True) == []
    page.get_by_role("button", name="Rules").click()
    legend = page.locator("dialog .rulebook ul[data-game]").first.locator("li")
    expect(legend).to_have_count(len(game(name).primer.legend))
    expect(legend.filter(has=page.locator("svg"))).to_have_count(len(game(name).primer.legend))


def test_every_sentence_is_translated(visit: Visit) -> None:
    """Nicknames, titles, people and levels are data; everything else is in a Fluent file."""
    context = visit()
    page, rest = context.new_page(), Rest(context.request)
    page.goto("/?pseudo")
    for screen in (home, waiting, the_end):
        screen(page, Rest(context.request))
        assert hard_coded(page) == [], screen.__name__
    for name in names():
        against_bots(rest, name, 2, level="greedy")
        rest.play(4)
        follow(page, f"/t/{rest.code}")
        wait_until(page, AT, rest.code)
        wait_until(page, ASKED)
        assert hard_coded(page) == [], name
        page.keyboard.press("l")
        page.wait_for_selector("dialog")
        assert hard_coded(page) == [], f"the moves of {name}"


@pytest.mark.parametrize(("language", "heading"), [("fr", "Prenez un tabouret."), ("es", "Acerca un taburete.")])
def test_the_language_is_switched_at_once(visit: Visit, language: str, heading: str) -> None:
    context = visit()
    page = context.new_page()
    against_bots(Rest(context.request), "eureka", 3)
    page.goto("/")
    page.get_by_role("combobox").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
