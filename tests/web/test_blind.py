"""Whole games, lessons and puzzles by what is announced, what the accessibility tree says, and the keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from labtable.core.game.registry import names
from tests.web.blind import ANNOUNCEMENTS, OVER, BlindPlayer
from tests.web.conftest import Return, Visit
from tests.web.lesson_class import join, open_class, start
from tests.web.test_at_the_table import ON_WHAT_IS_ASKED
from tests.web.visitor import Rest, against_bots, follow, wait_until

SHORT = "eureka"  # the game that every run plays: its turns are the shortest
ANNOUNCED, CHARACTERS = 3, 200  # at most, for each decision on average
WITH_REASONS = 300  # of a puzzle, which gives a reason for every wrong try


def seated(visit: Visit, name: str) -> BlindPlayer:
    """Somebody who hears a new table against a bot."""
    context = visit()
    context.add_init_script(ANNOUNCEMENTS)
    page = context.new_page()
    page.goto(f"/t/{against_bots(Rest(context.request), name, 2, level='greedy')}")
    page.wait_for_selector(".mat")  # all parts of the page have come
    return BlindPlayer(page)


@pytest.mark.parametrize(
    "name", [name if name == SHORT else pytest.param(name, marks=pytest.mark.thorough) for name in names()]
)
def test_a_whole_game_is_played_by_ear_and_keys(visit: Visit, name: str) -> None:
    player = seated(visit, name)
    player.play()
    heard = player.heard
    assert sum(OVER in one for one in heard) == 1, "the end is announced, once"
    announced, characters = player.budget()
    print(f"{name}: {player.decisions} decisions, {announced:.2f} announcements, {characters:.0f} characters for each")
    assert announced <= ANNOUNCED
    assert characters <= CHARACTERS
    assert player.lost == [], "the focus is never lost"


def opened(again: Return) -> Page:
    page = again()
    follow(page, f"/t/{against_bots(Rest(page.context.request), SHORT, 2)}")
    page.wait_for_selector(".prompt.mine")
    return page


def test_keys_of_one_character_are_changed_and_switched_off(again: Return) -> None:
    page = opened(again)
    dialog = page.get_by_role("dialog")
    page.keyboard.press("?")
    page.get_by_label("Key: list everything you can do").press("k")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("k")
    expect(dialog.get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("button", name="All keys as they were").press("Enter")
    page.get_by_role("switch", name="Keys of one character").press("Enter")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("1")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-chosen]")).to_have_count(0)
    page.evaluate("() => localStorage.removeItem('labtable-preferences')")
    page.reload()


def test_the_skip_link_leads_to_what_is_asked(again: Return) -> None:
    page = opened(again)
    page.get_by_role("link", name="Skip to what is asked").press("Enter")
    wait_until(page, ON_WHAT_IS_ASKED)


def test_tab_finds_one_thing_of_each_part_and_arrows_find_the_others(again: Return) -> None:
    page = opened(again)
    stops = """() => ['.tray', '.mat', '.seats'].map((part) => document.querySelectorAll(
      `${part} [data-thing]:is(button, [role=button]):not([tabindex="-1"])`).length)"""
    wait_until(page, f"() => ({stops})().join() === '1,1,1'")
    page.locator('.mat button[data-thing]:not([tabindex="-1"])').focus()
    first = page.evaluate("() => document.activeElement.dataset.thing")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.thing") != first
    page.keyboard.press("F6")
    assert page.evaluate("() => document.activeElement.closest('.seats') !== null")


def test_parts_in_another_language_say_so(again: Return) -> None:
    page = again()
    page.get_by_role("button", name="Preferences").click()
    language = page.get_by_role("radiogroup", name="Language")
    for code, name in (("fr", "Français"), ("es", "Español")):
        expect(language.get_by_role("radio", name=name)).to_have_attribute("lang", code)
    page.keyboard.press("Escape")


def test_the_statement_is_a_page_of_the_product(again: Return) -> None:
    page = again()
    follow(page, "/accessibility")
    expect(page.get_by_role("heading", level=1)).to_have_text("Accessibility")
    expect(page.get_by_role("row", name="2.4.3 Focus order (A)")).to_contain_text("supports")
    assert page.evaluate("() => document.activeElement.tagName") != "", "the page has come"


def listening(visit: Visit, path: str, button: str) -> BlindPlayer:
    """Somebody who hears a page from its first word, and has pressed a button of it."""
    context = visit()
    context.add_init_script(ANNOUNCEMENTS)
    page = context.new_page()
    page.goto(path)
    page.get_by_role("button", name=button).first.press("Enter")
    return BlindPlayer(page)


@pytest.mark.parametrize(
    "name", [name if name == SHORT else pytest.param(name, marks=pytest.mark.thorough) for name in names()]
)
def test_a_whole_lesson_is_taken_by_ear_and_keys(visit: Visit, name: str) -> None:
    player = listening(visit, f"/games/{name}", "Show me how")
    player.take_the_lesson()
    announced, characters = player.budget()
    print(f"{name}: {player.decisions} decisions, {announced:.2f} announcements, {characters:.0f} characters for each")
    assert announced <= ANNOUNCED
    assert characters <= CHARACTERS
    assert player.focused(), "the focus is on what is asked"


def test_a_puzzle_is_solved_by_ear_and_keys(visit: Visit) -> None:
    """A clue and a wrong try are answered once, and nothing that was heard before is heard again."""
    player = listening(visit, "/puzzles", "Eureka!, puzzle 1: easy, not solved yet")
    wait_until(player.page, ON_WHAT_IS_ASKED)
    known = player.wait_to_hear("Which one?")
    player.page.keyboard.press("n")
    clue = player.wait_for_words(known)
    assert len(clue) == 1 and "Tempting" in clue[0]
    player.solve_the_puzzle()
    announced, characters = player.budget()
    print(f"{player.decisions} decisions, {announced:.2f} announcements, {characters:.0f} characters for each")
    assert announced <= ANNOUNCED
    assert characters <= WITH_REASONS
    assert len(set(player.heard)) == len(player.heard), "nothing is said twice"
    assert player.focused()


QUESTION = {"text": "Who came first?", "answers": ["Tapputi", "Hypatia"], "right": 0, "why": "She lived 1200 BCE."}


def test_questions_of_a_class_are_answered_by_ear_and_keys(chromium: Browser, address: str) -> None:
    """One about a position of a game, and one of the teacher's own; each thing is said once."""
    teacher = open_class(chromium, address, players=2)
    pupils = [join(chromium, address, teacher.room()["code"]) for _ in range(2)]
    start(teacher)
    pupils[0].context.add_init_script(ANNOUNCEMENTS)
    page = pupils[0].context.new_page()
    page.goto(f"/class/{teacher.id}")
    page.wait_for_selector(".mat")  # the pupil was led to the table
    player = BlindPlayer(page)
    known = len(player.wait_for_words(0))
    teacher.do("open-poll", table=page.url.split("/t/")[1].replace("-", ""))
    (asked,) = player.wait_for_words(known)
    assert asked.startswith("What would you play in ")
    assert asked.count("What would you play") == 1
    assert player.play_from_the_list()
    assert player.wait_for_words(known + 1) == ["Your answer is in. Wait for the others."]
    assert player.focused()
    teacher.do("close-poll")
    (answers,) = player.wait_for_words(known + 2)
    assert "your answer" in answers
    teacher.do("end-poll")
    page.wait_for_selector(".mat")
    known = len(player.heard)
    teacher.do("ask-question", question=QUESTION)
    asked = player.wait_for_words(known)[0]
    assert QUESTION["text"] in asked
    page.keyboard.press("Tab")
    while "Tapputi" not in player.focused():
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert "Your answer is in." in player.wait_for_words(known + 1)[0]
    teacher.do("close-poll")
    (answers,) = player.wait_for_words(known + 2)
    assert answers == "Tapputi: 1, right answer, your answer. Hypatia: 0. She lived 1200 BCE."
    assert player.focused()
    for one in (teacher, *pupils):
        one.context.close()
