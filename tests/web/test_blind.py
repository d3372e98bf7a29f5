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


def test_the_keys_are_told_on_every_page_also_without_keys_of_one_character(again: Return) -> None:
    page = again()
    follow(page, "/")
    dialog = page.get_by_role("dialog", name="Keyboard shortcuts")
    page.get_by_role("heading", level=1).wait_for()
    page.keyboard.press("?")
    dialog.get_by_role("switch", name="Keys of one character").press("Enter")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("button", name="Preferences").press("Enter")
    page.get_by_role("button", name="Keyboard shortcuts").press("Enter")
    dialog.get_by_role("switch", name="Keys of one character").press("Enter")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_tenth_move_of_the_list_has_a_letter(visit: Visit) -> None:
    player = seated(visit, "laboratorium")
    page = player.page
    player.wait_for_words(0)
    player.play_from_the_list()  # where one starts from; then four dice can be chosen in 31 ways
    player.wait_to_hear("four coloured dice")
    page.keyboard.press("l")
    moves = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
    keys = [move.get_attribute("aria-keyshortcuts") for move in moves.all()]
    assert keys[:11] == list("1234567890a")
    for place, key in enumerate(keys[:11]):
        page.keyboard.press(str(key))
        expect(moves.nth(place)).to_be_focused()


def test_tab_leads_from_the_question_to_its_answers_to_the_table_and_to_the_rest(again: Return) -> None:
    page = opened(again)
    page.evaluate("() => document.querySelector('.prompt p').focus()")
    parts = [".prompt", ".tray", ".mat", ".seats", ".top", ".log"]
    found: list[str] = []
    for _ in range(40):
        here = page.evaluate("(parts) => parts.find((one) => document.activeElement.closest(one)) ?? ''", parts)
        if here == ".log":
            break
        found += [here] if here not in found[-1:] else []
        page.keyboard.press("Tab")
    assert found == [one for one in parts[:-1] if one in found], "each part once, in this order"
    assert {".prompt", ".mat"} <= set(found)


def test_a_key_that_can_do_nothing_says_so(visit: Visit) -> None:
    player = seated(visit, SHORT)
    known = len(player.wait_for_words(0))
    player.page.keyboard.press("u")
    assert player.wait_for_words(known) == ["There is nothing that you can undo now."]


def test_who_is_at_it_is_said_where_others_take_long(visit: Visit) -> None:
    context = visit(pace="slow")
    context.add_init_script(ANNOUNCEMENTS)
    page = context.new_page()
    page.clock.install()
    page.goto(f"/t/{against_bots(Rest(context.request), SHORT, 4)}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.clock.pause_at(page.evaluate("() => Date.now() + 60_000"))
    player = BlindPlayer(page)
    player.play_from_the_list()
    expect(page.get_by_role("button", name="Skip ahead")).to_be_visible()
    known = len(player.heard)
    page.clock.fast_forward(5_000)
    (thinks,) = player.wait_for_words(known)
    assert thinks.startswith("Bot ") and thinks.count(".") == 1


def test_a_hint_is_heard_and_what_is_taken_of_it_is_played_by_enter(visit: Visit) -> None:
    player = seated(visit, SHORT)
    page = player.page
    player.wait_for_words(0)
    page.keyboard.press("h")
    best = page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first
    words = best.locator("b").inner_text()
    player.wait_to_hear(words)
    assert "heading" in player.focused(), "the focus is on what is read, not on what closes it"
    best.press("Enter")
    wait_until(page, "() => document.activeElement.matches('.prompt [data-act]')")
    assert words in player.focused()


def test_the_route_to_the_target_is_heard(visit: Visit) -> None:
    player = seated(visit, "laboratorium")
    player.wait_for_words(0)
    player.page.get_by_role("button", name="Route", exact=True).press("Enter")
    player.wait_to_hear("A route starts from")


def test_dice_are_counted_by_ear(visit: Visit) -> None:
    player = seated(visit, "laboratorium")
    player.wait_for_words(0)
    player.play_from_the_list()
    asked = player.wait_for_words(1)
    assert len(asked) == 1 and asked[0].endswith("Choose four coloured dice to roll.")
    for key, heard in (
        ("1", "Reagent die, 1 chosen"),
        ("1", "Reagent die, 2 chosen"),
        ("2", "Chemistry die, 1 chosen"),
    ):
        player.page.keyboard.press(key)
        player.wait_to_hear(heard)
    player.page.keyboard.press("2")
    player.wait_to_hear("If you do this:")


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
    way_in = page.get_by_role("button", name=button).first
    expect(way_in).to_be_enabled()  # what it opens has come
    way_in.press("Enter")
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
    wait_until(player.page, "() => document.activeElement.matches('.prompt > .key')")
    assert "Next puzzle" in player.focused()


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
