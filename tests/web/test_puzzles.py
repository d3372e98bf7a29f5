"""Puzzles and the deal of the day in the browser: the shelf, the board, the answer, the next one; axe finds nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import Rest, wait_until

# What is not whole within the part of the screen that holds it.
HIDDEN = """() => [...document.querySelectorAll(".track, .held, .gives")].filter((one) => {
  const [box, room] = [one, one.closest(".mat, .hand")].map((part) => part.getBoundingClientRect());
  return box.left < 0 || box.right > innerWidth || box.top < room.top - 1 || box.bottom > room.bottom + 1;
}).map((one) => `${one.className}: ${one.textContent}`)"""


def test_a_puzzle_is_opened_solved_marked_and_followed_by_the_next(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    first = page.get_by_role("button", name="Eureka!, puzzle 1: easy, not solved yet")
    first.wait_for()
    assert violations(page) == []
    first.click()
    page.wait_for_selector(".task.puzzle")
    page.wait_for_selector(".mat")
    expect(page.locator("[data-last]")).to_have_count(0)  # nothing has happened in it yet
    page.keyboard.press("n")
    expect(page.locator(".clue")).to_contain_text("Tempting, but not the best")
    while not page.locator(".task[data-solved]").count():
        done = page.locator(".task").get_attribute("data-done")
        page.get_by_role("button", name="Solution").click()
        wait_until(page, "(done) => document.querySelector('.task').dataset.done !== done", done)
    expect(page.locator(".task .right").first).to_contain_text("The best move")
    assert violations(page) == []
    for _ in range(2):
        expect(page.locator(".prompt b")).to_have_text("That was the solution. The game stops here.")
        assert '"shown"' in page.evaluate("localStorage.getItem('labtable-puzzles')")
        page.reload()
    page.wait_for_selector(".prompt .key")
    before = page.url
    page.keyboard.press("n")
    wait_until(page, "(before) => location.href !== before", before)
    expect(page.locator(".task .head b")).to_have_text(re.compile(r"^Puzzle 2 of \d+$"))


def test_a_solved_puzzle_is_due_again_and_the_shelf_shows_one_idea(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/puzzles")
    first = page.get_by_role("button", name="Eureka!, puzzle 1: easy, not solved yet")
    first.wait_for()
    name = page.evaluate("fetch('/api/games/eureka/puzzles').then((told) => told.json()).then((all) => all[0].name)")
    page.evaluate(
        """(key) => {
            localStorage.setItem('labtable-puzzles', JSON.stringify({ [key]: 'solved' }));
            localStorage.setItem('labtable-puzzles-again', JSON.stringify({ [key]: { due: 1, pause: 2 } }));
        }""",
        f"eureka/{name}",
    )
    page.reload()
    expect(page.get_by_text("One puzzle that you solved is due again.")).to_be_visible()
    expect(page.get_by_role("button", name="Eureka!, puzzle 1: easy, due again")).to_be_visible()
    page.get_by_label("Idea").select_option(label="avoid a risk")
    assert page.locator("#eureka li:visible").count() < page.locator("#eureka li").count()
    assert violations(page) == []
    page.get_by_role("button", name="Solve the first of them").click()
    page.wait_for_selector(".task.puzzle")


def test_the_deal_of_the_day_is_played_once_and_its_end_leads_to_the_laureates_plays(visit: Visit) -> None:
    context = visit()
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="The deal of the day").click()
    begin_it = "Play it: today’s deal of Eureka!"
    begin = page.get_by_role("button", name=begin_it)
    begin.wait_for()
    assert violations(page) == []
    begin.click()
    page.wait_for_selector(".mat")
    table = page.url
    page.goto("/daily")
    page.get_by_role("link", name="Go on").first.click()
    page.wait_for_selector(".mat")
    assert page.url == table
    Rest(page.context.request, table.rsplit("/", 1)[1]).play(1000)
    page.get_by_role("link", name="See the Laureate’s scores").click()
    expect(page.get_by_role("button", name="Copy a line to share")).to_be_visible()
    expect(page.get_by_role("button", name=begin_it)).to_have_count(0)  # once a day


def test_on_a_phone_a_puzzle_shows_all_suits_and_all_cards_of_the_hand(visit: Visit) -> None:
    page = visit(width=390).new_page()
    page.goto("/puzzles")
    page.get_by_role("navigation", name="Games").get_by_role("link", name="Scientia").click()
    expect(page.get_by_role("heading", name="Scientia")).to_be_in_viewport()
    page.get_by_role("button", name="Eureka!, puzzle 1: easy, not solved yet").click()
    page.wait_for_selector(".task.puzzle")
    page.wait_for_selector(".tray .held")
    page.wait_for_selector(".tray .gives")
    assert page.evaluate(HIDDEN) == []
    page.get_by_role("button", name="A clue").click()
    expect(page.locator(".prompt")).to_contain_text("Tempting, but not the best")  # in place of the question
    assert page.evaluate(HIDDEN) == []
