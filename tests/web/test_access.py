"""For everybody: axe finds nothing on any screen, in day and evening; every sentence is translated."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from labtable.core.registry import game, names
from tests.web.conftest import Visit
from tests.web.visitor import Rest, against_bots, settled

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
MARKED = "áéíóúçñšýÁÉÍÓÚÇÑŠÝ"

HARD_CODED = """(marked) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const parent = node.parentElement;
    const data = '[aria-hidden="true"], script, style, kbd, option, [lang="en"]';
    if (!/[a-z]{3}/i.test(words) || parent.closest(data)) continue;
    if (![...words].some((letter) => marked.includes(letter))) found.add(words);
  }
  return [...found];
}"""


def violations(page: Page) -> list[str]:
    settled(page)
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {node['target']} {node['failureSummary'][:200]}"
            for one in found["violations"] for node in one["nodes"] if not drawn(one["id"], node["html"])]


def drawn(rule: str, html: str) -> bool:
    """The letters in a drawing are part of the picture: its name says more than they do."""
    return rule == "label-content-name-mismatch" and html.startswith(("<g", "<svg", "<path", "<circle"))


def home(page: Page, rest: Rest) -> None:
    page.goto("/")
    page.wait_for_selector(".bay")


def new_table(page: Page, rest: Rest) -> None:
    home(page, rest)
    page.get_by_role("button", name="Play now").click()


def game_page(page: Page, rest: Rest) -> None:
    page.goto("/games/eureka")
    page.wait_for_selector("h1")


def waiting(page: Page, rest: Rest) -> None:
    rest.make("eureka", [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}, {"kind": "bot", "level": "student"}])
    page.goto(f"/t/{rest.code}")
    page.wait_for_selector(".waiting")


def menu(page: Page, rest: Rest) -> None:
    page.goto(f"/t/{against_bots(rest, 'eureka', 3)}")
    page.wait_for_selector(".mat")
    page.get_by_role("button", name="Menu").click()


def rules(page: Page, rest: Rest) -> None:
    page.goto(f"/t/{against_bots(rest, 'eureka', 3)}")
    page.wait_for_selector(".mat")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog section p")


def the_end(page: Page, rest: Rest) -> None:
    against_bots(rest, "eureka", 3)
    rest.play(500)
    page.goto(f"/t/{rest.code}")
    page.wait_for_selector(".ending .time")


def replay(page: Page, rest: Rest) -> None:
    against_bots(rest, "eureka", 3)
    rest.play(500)
    page.goto(f"/t/{rest.code}/at/4")
    page.wait_for_selector(".mat")


def nobody(page: Page, rest: Rest) -> None:
    page.goto("/t/CCCC-CCCC")
    page.wait_for_selector("h1")


SCREENS = [home, new_table, game_page, waiting, menu, rules, the_end, replay, nobody]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(visit: Visit, theme: str) -> None:
    context = visit(color_scheme=theme)
    page = context.new_page()
    found = {}
    for screen in SCREENS:
        screen(page, Rest(context.request))
        found[screen.__name__] = violations(page)
    assert {name: one for name, one in found.items() if one} == {}


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", names())
def test_axe_finds_nothing_at_any_table(visit: Visit, name: str, width: int) -> None:
    context = visit(width=width)
    rest = Rest(context.request)
    page = context.new_page()
    code = against_bots(rest, name, game(name).meta.players[-1])
    for decisions in (0, 3, 8):
        rest.play(decisions)
        page.goto(f"/t/{code}")
        page.wait_for_selector(".mat, .ending")
        assert violations(page) == []


def test_every_sentence_is_translated(visit: Visit) -> None:
    """Nicknames, titles, people and levels are data; everything else is in a Fluent file."""
    context = visit()
    page = context.new_page()
    data = {"Noor", "Labtable", *(game(name).meta.title for name in names())}
    context.add_init_script("history.replaceState(null, '', location.pathname + '?pseudo')")
    for screen in (home, waiting, the_end, table_of("eureka")):
        screen(page, Rest(context.request))
        settled(page)
        found = [words for words in page.evaluate(HARD_CODED, MARKED) if words not in data]
        assert found == [], screen.__name__


def table_of(name: str) -> Callable[[Page, Rest], None]:
    def table(page: Page, rest: Rest) -> None:
        against_bots(rest, name, 3)
        rest.play(4)
        page.goto(f"/t/{rest.code}")
        page.wait_for_selector(".mat")
    return table


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_language_is_switched_at_once(visit: Visit, language: str) -> None:
    context = visit()
    page = context.new_page()
    against_bots(Rest(context.request), "eureka", 3)
    page.goto("/")
    page.get_by_role("combobox").select_option(language)
    page.wait_for_function(f"document.documentElement.lang === '{language}'")
    assert page.get_by_role("heading", level=1).inner_text() in ("Prenez\nun tabouret.", "Acerca\nun taburete.")
