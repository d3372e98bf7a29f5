"""Criteria of WCAG 2.2 that hold for all pages alike: titles, headings, navigation, names, focus, tips."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Return
from tests.web.test_prompts import opened
from tests.web.visitor import follow, settled

PAGES = ("/", "/games/curie", "/puzzles", "/album", "/daily", "/class/new", "/privacy", "/accessibility")
HEADINGS = """() => ({
  title: document.title,
  first: [...document.querySelectorAll('h1')].map((one) => one.textContent.trim()),
  empty: [...document.querySelectorAll('h1, h2, h3, h4, label, legend')].filter((one) => !one.textContent.trim())
    .length,
})"""
# Whoever says what is written on a button, to a program that listens, must have said a part of its name.
NOT_IN_ITS_NAME = """() => {
  const plain = (words) => words.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
  const written = (one) => {
    const copy = one.cloneNode(true);
    copy.querySelectorAll('[aria-hidden=true], .sr, svg').forEach((part) => part.remove());
    return plain(copy.textContent);
  };
  return [...document.querySelectorAll('button:not([data-thing]), a[href], [role=radio], [role=switch]')]
    .filter((one) => one.checkVisibility() && one.ariaLabel && !plain(one.ariaLabel).includes(written(one)))
    .map((one) => [written(one), one.ariaLabel]);
}"""
LINKS = (
    """(part) => [...document.querySelectorAll(`${part} a`)].map((one) => one.ariaLabel ?? one.textContent.trim())"""
)
FOCUS_ALL = """async () => {
  const before = [location.href, document.querySelectorAll('dialog').length].join();
  const all = [...document.querySelectorAll('a[href], button:not(:disabled), input, select')];
  for (const one of all.filter((one) => one.checkVisibility())) {
    one.focus();
    await new Promise((resume) => requestAnimationFrame(resume));
    const after = [location.href, document.querySelectorAll('dialog').length].join();
    if (after !== before) return one.outerHTML;
  }
  return null;
}"""


def at(again: Return, path: str) -> Page:
    page = again()
    follow(page, path)
    page.wait_for_selector("main h1")
    settled(page)
    return page


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_a_title_one_first_heading_and_names_that_say_what_is_written(again: Return, path: str) -> None:
    page = at(again, path)
    found = page.evaluate(HEADINGS)
    assert "Labtable" in found["title"]
    assert len(found["first"]) == 1
    assert found["empty"] == 0
    assert page.evaluate(NOT_IN_ITS_NAME) == []


def test_titles_tell_pages_apart_and_the_same_links_stand_in_the_same_order_everywhere(again: Return) -> None:
    titles, links = set(), set()
    for path in PAGES:
        page = at(again, path)
        titles.add(page.title())
        links.add(tuple(page.evaluate(LINKS, "header")[:3] + page.evaluate(LINKS, "footer")))
    assert len(titles) == len(PAGES)
    assert len(links) == 1, "one way of finding pages and help"
    assert "Accessibility" in links.pop()


@pytest.mark.parametrize("path", ("/", "/games/curie", "/class/new"))
def test_the_focus_alone_changes_nothing(again: Return, path: str) -> None:
    assert at(again, path).evaluate(FOCUS_ALL) is None


def test_a_tip_stays_until_escape_takes_it_away(again: Return) -> None:
    page = opened(again, "eureka", "prompt-turn")
    page.locator(".tray [data-lit]").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    page.wait_for_timeout(3000)  # it does not go by itself
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
