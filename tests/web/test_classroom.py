"""A lesson in the browser: a teacher and pupils from the new class to its end, with every screen for everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.lesson_class import Member, join, open_class, start
from tests.web.translating import hard_coded
from tests.web.visitor import settled, visitor

AUDIT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
LAPTOP, PHONE, PROJECTOR = (1366, 640), (390, 844), (1920, 1080)
SEATS = 2
Lesson = tuple[Member, list[Member]]
SMALL = """(smallest) => [...document.querySelectorAll('.projector *')].filter((one) =>
  [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  && !one.closest('.mat, .sr, svg, .more') && parseFloat(getComputedStyle(one).fontSize) < smallest)
  .map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`)"""

# Badges, names and keys on the wall of which one lies on another.
COVERED = """() => {
  const all = [...document.querySelectorAll('.wall .flag, .wall article > header .key, .wall h2')];
  const boxes = all.map((one) => one.getBoundingClientRect());
  return all.flatMap((one, i) => all.slice(i + 1).filter((_, j) => {
    const [a, b] = [boxes[i], boxes[i + 1 + j]];
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }).map((other) => `${one.textContent.trim()} / ${other.textContent.trim()}`));
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)


def cut(page: Page, size: tuple[int, int]) -> list[Any]:
    """What is cut, covered or too small at a size, boards in miniature apart: they are pictures."""
    resize(page, size)
    found = page.evaluate(AUDIT, {"touch": size[0] <= 960, "scrolls": [], "covers": []})["found"]
    return [one for one in found if " on " not in str(one)]


@pytest.fixture(scope="module")
def lesson(chromium: Browser, address: str) -> Iterator[Lesson]:
    """A class of two tables that has begun; all seats are taken by pupils. Each test leaves it playing."""
    with begun(chromium, address) as one:
        yield one


@contextmanager
def begun(chromium: Browser, address: str) -> Iterator[Lesson]:
    teacher = open_class(chromium, address, players=SEATS, title="3B")
    pupils = [join(chromium, address, teacher.room()["code"]) for _ in range(2 * SEATS)]
    errors: list[str] = []
    for one in (teacher, *pupils):
        one.context.on("weberror", lambda error: errors.append(str(error.error)))
    start(teacher)
    yield teacher, pupils
    for one in (teacher, *pupils):
        one.context.close()
    assert not errors, errors


def table_of(pupil: Member, page: Page) -> None:
    page.goto(f"/class/{pupil.id}")  # the pupil is led to the table
    page.wait_for_selector(".table .mat")


def test_a_teacher_makes_a_class_and_pupils_come_in(visit: Visit, chromium: Browser, address: str) -> None:
    teacher, pupil = visit(), visit(width=390)
    room, own = teacher.new_page(), pupil.new_page()
    room.goto("/class/new")
    room.get_by_role("radio", name="Eureka!").click()
    room.get_by_role("radiogroup", name="Seats at a table").get_by_role("radio", name=str(SEATS)).click()
    assert violations(room) == [] == cut(room, PHONE)
    room.get_by_role("button", name="Open the class").click()
    kept_key(room)
    room.wait_for_selector(".codeplate .code")
    assert violations(room) == []
    code = (room.locator(".codeplate .code").text_content() or "").replace(" ", "")
    join_at_home(own, code)
    others = [join(chromium, address, code) for _ in range(2)]
    expect(room.locator("[id^=pupil-]")).to_have_count(3)
    assert violations(room) == [] == violations(own)
    assert cut(room, LAPTOP) == [] == cut(room, PHONE)
    moved_by_keys(room)
    changed_name(own, room)
    reloaded(own)
    for one in others:
        one.context.close()


def kept_key(room: Page) -> str:
    """The teacher notes the recovery key, which is hidden at first: the screen may be on the projector."""
    asked = room.get_by_role("dialog", name="Your recovery key")
    expect(asked.locator(".code")).to_have_count(0)
    asked.get_by_role("button", name="Show the key").click()
    key = asked.locator(".code").text_content() or ""
    assert violations(room) == [] == cut(room, PHONE)
    asked.get_by_role("button", name="I have it").click()
    return key


def join_at_home(page: Page, code: str) -> None:
    page.goto("/")
    page.get_by_label("Join with a code").fill(code)
    page.get_by_role("button", name="Join the class").click()
    page.wait_for_selector(".mine h1")


def moved_by_keys(room: Page) -> None:
    """The last name card goes to the table before by one key, and keeps the focus."""
    resize(room, LAPTOP)
    card = room.locator("[id^=pupil-]").last
    one = card.get_attribute("id")
    card.focus()
    room.keyboard.press("ArrowLeft")
    expect(room.locator(".place").first.locator(f"#{one}")).to_be_visible()
    expect(room.locator(f"#{one}")).to_be_focused()
    expect(room.locator("p.sr[aria-live]")).to_contain_text("now sits at table 1")


def changed_name(own: Page, room: Page) -> None:
    before = own.locator(".mine h1").text_content() or ""
    own.get_by_role("button", name="Give me another name").click()
    expect(own.locator(".mine h1")).not_to_have_text(before)
    expect(room.locator(".tables")).to_contain_text(own.locator(".mine h1").text_content() or "?")


def reloaded(own: Page) -> None:
    name = own.locator(".mine h1").text_content() or ""
    own.goto("/")
    own.get_by_role("link", name="Back to your class").click()
    expect(own.locator(".mine h1")).to_have_text(name)


def test_all_screens_rest_and_a_hand_reaches_the_wall(lesson: Lesson) -> None:
    teacher, pupils = lesson
    wall, own = teacher.context.new_page(), pupils[0].context.new_page()
    wall.goto(f"/class/{teacher.id}")
    table_of(pupils[0], own)
    own.get_by_role("button", name="Ask for help").click()
    expect(wall.locator(".flag.help")).to_be_visible()
    expect(wall.locator(".state .points").first).to_contain_text("cards left")  # no bare number
    assert violations(wall) == []
    assert cut(wall, LAPTOP) == [] == cut(wall, PHONE)
    resize(wall, LAPTOP)
    wall.get_by_label("Message on every screen").fill("Look at the timeline.")
    wall.get_by_role("button", name="Eyes on me").click()
    expect(own.get_by_role("dialog", name="Eyes on me")).to_contain_text("Look at the timeline.")
    assert violations(own) == []
    own.keyboard.press("Escape")
    expect(own.get_by_role("dialog", name="Eyes on me")).to_be_visible()
    wall.get_by_role("button", name="Go on").click()
    expect(own.get_by_role("dialog")).to_have_count(0)
    wall.locator(".hands button").click()
    expect(wall.locator(".flag.help")).to_have_count(0)
    expect(own.get_by_role("button", name="Ask for help")).to_be_visible()


def test_a_table_is_shown_to_all_and_the_class_is_asked(lesson: Lesson) -> None:
    teacher, pupils = lesson
    wall, own = teacher.context.new_page(), pupils[0].context.new_page()
    wall.goto(f"/class/{teacher.id}")
    table_of(pupils[0], own)
    other = wall.locator(".wall article").last
    other.get_by_role("button", name="Show to all").click()
    expect(own.get_by_role("dialog", name="Look at this table").locator(".mat")).to_be_visible()
    other.get_by_role("button", name="Stop showing").click()
    expect(own.get_by_role("dialog")).to_have_count(0)
    other.get_by_role("button", name="Ask the class").click()
    expect(wall.get_by_role("dialog")).to_contain_text("the cards in the hand")  # everybody will see them
    assert violations(wall) == []
    wall.get_by_label("Your question").fill("From here, find the oldest.")
    wall.get_by_role("dialog").get_by_role("button", name="Ask the class").click()
    expect(wall.locator("#poll-title")).to_have_text("From here, find the oldest.")
    expect(wall.locator("#poll-title + span")).to_have_text("0 of 4 have answered")
    player = teacher.room()["poll"]["chairs"][0]["nickname"]
    own.locator(".prompt", has_text=f"What would you play in {player}’s place?").wait_for()
    expect(own.locator(".top")).to_contain_text("not a move")
    expect(own.locator(".top")).to_contain_text("From here, find the oldest.")
    assert violations(own) == []
    own.locator(".prompt .acts .key").first.click()
    expect(own.locator("main")).to_contain_text("Your answer is in.")
    expect(own.get_by_role("button", name="Change my answer")).to_be_visible()
    expect(wall.locator("#poll-title + span")).to_have_text("1 of 4 have answered")
    expect(wall.locator("main ol .bar")).to_have_count(0)  # no counts on a screen that may be on the wall
    wall.get_by_role("button", name="Show the answers").click()
    expect(wall.locator("main ol")).to_be_visible()
    expect(own.locator("main")).to_contain_text("your answer")
    assert violations(own) == []
    wall.get_by_role("button", name="Back to the games").click()
    own.wait_for_selector(".table .mat")


def test_a_choice_that_was_not_given_as_the_answer_is_no_answer_and_says_so(chromium: Browser, address: str) -> None:
    teacher = open_class(chromium, address, "element", players=2)
    pupils = [join(chromium, address, teacher.room()["code"], width=390) for _ in range(SEATS)]
    start(teacher)
    wall, own = teacher.context.new_page(), pupils[0].context.new_page()
    wall.goto(f"/class/{teacher.id}")
    own.goto(f"/class/{teacher.id}")
    wall.locator(".wall article").get_by_role("button", name="Ask the class").click()
    wall.get_by_role("dialog").get_by_role("button", name="Ask the class").click()
    own.locator(".asking .tray [data-lit]").first.click()
    expect(own.locator(".prompt [data-act]")).to_be_visible()  # a second press would answer
    wall.get_by_role("button", name="Show the answers").click()
    expect(own.locator("main")).to_contain_text("does not count")
    assert violations(own) == [] == cut(own, PHONE)
    for one in (teacher, *pupils):
        one.context.close()


def test_a_lesson_goes_by_a_ready_plan_with_its_goal_on_every_screen(chromium: Browser, address: str) -> None:
    teacher = open_class(chromium, address, players=SEATS)
    pupils = [join(chromium, address, teacher.room()["code"], width=390) for _ in range(SEATS)]
    room, own = teacher.context.new_page(), pupils[0].context.new_page()
    room.goto(f"/class/{teacher.id}/plan")
    room.get_by_role("button", name="Who came first?").click()
    assert violations(room) == [] == cut(room, LAPTOP)
    assert cut(room, PHONE) == []
    room.get_by_role("button", name="Use this plan").click()
    room.get_by_role("button", name="Next: guided lesson").click()
    own.goto(f"/class/{teacher.id}")
    goal = own.locator(".task")
    expect(goal).to_contain_text("order of time")
    own.get_by_role("button", name="I have finished").click()
    expect(room.locator(".plan")).to_contain_text("1 of 2 have finished")
    assert violations(own) == [] == cut(own, PHONE)
    room.get_by_role("button", name="Next: question").click()
    own.get_by_role("button", name="Tapputi").click()
    expect(own.get_by_role("button", name="Tapputi")).to_have_attribute("aria-pressed", "true")
    expect(room.locator("main")).not_to_contain_text("right answer")
    assert violations(own) == [] == cut(own, PHONE)
    expect(room.get_by_text("1 of 2 have answered")).to_be_visible()
    room.get_by_role("button", name="Next: game").click()  # before anybody has seen the answers
    unseen = room.get_by_role("dialog")
    expect(unseen).to_contain_text("have not seen the answers")
    assert violations(room) == []
    unseen.get_by_role("button", name="Show the answers").click()
    for page in (room, own):
        expect(page.locator("main")).to_contain_text("1200 BCE")  # why
        assert violations(page) == []
    assert cut(room, LAPTOP) == []
    room.get_by_role("button", name="Next: game").click()
    room.get_by_role("button", name="Start all").click()  # there is one
    expect(own.locator("header.top")).to_contain_text("order of time")  # on a phone, at the table
    for pupil in pupils:
        pupil.context.close()
    teacher.context.close()


def test_the_projector_is_read_from_six_metres(lesson: Lesson) -> None:
    teacher, _ = lesson
    page = teacher.context.new_page()
    page.goto(f"/class/{teacher.id}/projector")
    page.wait_for_selector(".projector nav")
    resize(page, PROJECTOR)
    assert page.evaluate(SMALL, 28) == []
    page.get_by_role("button", name="Table 1").click()
    page.wait_for_selector(".big .mat")
    page.reload()
    page.wait_for_selector(".big .mat")  # the table that was chosen
    expect(page.locator(".said")).not_to_be_empty()
    assert page.evaluate(SMALL, 28) == []
    assert violations(page) == []


def test_every_sentence_of_the_classroom_is_translated(lesson: Lesson) -> None:
    """Names of pupils and of the class are data; everything else is in a Fluent file."""
    teacher, _ = lesson
    page = teacher.context.new_page()
    names = {one["name"] for one in teacher.room()["pupils"]} | {"3B"}
    for path, there in (
        (f"/class/{teacher.id}", ".wall article"),
        (f"/class/{teacher.id}/results", ".tables section"),
        (f"/class/{teacher.id}/cards", "#card-count"),
        ("/class/new", ".games button"),
        ("/privacy", "table"),
    ):
        page.goto(f"{path}?pseudo")
        page.wait_for_selector(there)
        assert [one for one in hard_coded(page) if one not in names] == [], path


def test_results_another_round_and_the_end(chromium: Browser, address: str) -> None:
    with begun(chromium, address) as (teacher, pupils):
        ends(teacher, pupils)


def test_a_pupils_card_opens_from_the_wall_and_from_the_table_while_a_game_runs(lesson: Lesson) -> None:
    teacher, pupils = lesson
    wall = teacher.context.new_page()
    wall.goto(f"/class/{teacher.id}")
    name = next(one["name"] for one in teacher.room()["pupils"] if one["id"] == pupils[0].room()["me"])
    wall.locator(".who").get_by_role("button", name=name).click()
    card = wall.get_by_role("dialog", name=name)
    assert violations(wall) == []
    card.get_by_label("Name of the pupil").fill("Zoe")
    card.get_by_role("button", name="Rename").click()
    expect(wall.locator(".who").get_by_role("button", name="Zoe")).to_be_visible()
    wall.keyboard.press("Escape")
    wall.get_by_role("link", name="Look at table 1").click()
    wall.get_by_role("button", name="Pupils at this table").click()
    wall.get_by_role("dialog").get_by_role("button", name="Zoe").click()
    expect(wall.get_by_role("dialog", name="Zoe").get_by_role("button", name="Remove and keep out")).to_be_visible()
    teacher.do("rename-pupil", pupil=pupils[0].room()["me"], name=name)


def test_what_needs_the_teacher_is_never_covered_on_the_wall(lesson: Lesson) -> None:
    teacher, pupils = lesson
    for pupil in pupils:
        pupil.do("raise-hand")
    wall = teacher.context.new_page()
    wall.goto(f"/class/{teacher.id}")
    for size in (LAPTOP, (1366, 768), (1280, 720), PROJECTOR):
        resize(wall, size)
        expect(wall.locator(".flag.help")).to_have_count(2)
        assert wall.evaluate(COVERED) == [], size
    for pupil in pupils:
        pupil.do("raise-hand", up=False)


def test_newcomers_wait_at_the_door_until_the_teacher_lets_them_in(chromium: Browser, address: str) -> None:
    teacher = open_class(chromium, address, players=SEATS, door="line")
    room = teacher.context.new_page()
    room.goto(f"/class/{teacher.id}")
    late = [visitor(chromium, address, width=width).new_page() for width in (390, 1280)]
    for page in late:
        page.goto(f"/c/{teacher.room()['code']}")
        page.wait_for_selector("#door-title")
    assert violations(late[0]) == [] == cut(late[0], PHONE)
    assert cut(late[0], (844, 390)) == [] == cut(late[1], (820, 1180))
    expect(room.locator(".line h2")).to_contain_text("2 people are waiting at the door")
    assert violations(room) == [] == cut(room, LAPTOP)
    assert cut(room, PHONE) == []
    resize(room, LAPTOP)
    name = late[0].locator(".you b").text_content() or ""
    room.get_by_role("button", name=f"Let {name} in").click()
    expect(late[0].locator(".mine h1")).to_have_text(name)
    room.get_by_role("button", name="Send all away").click()
    expect(late[1].locator("h1")).to_have_text("You were not let in.")
    late[1].get_by_role("link", name="To the door").click()
    late[1].wait_for_selector("#door-title")
    teacher.do("make-entry-cards", count=1)
    (card,) = teacher.request.get(f"/api/classes/{teacher.id}/entry-cards").json()
    late[1].get_by_label("Type the code of your card").fill(card["code"][6:])
    late[1].get_by_role("button", name="Come in").click()
    late[1].wait_for_selector(".mine h1")
    room.get_by_role("link", name="Entry cards").click()
    expect(room.locator("main")).to_contain_text("Unused cards: 0 of 1")
    assert violations(room) == [] == cut(room, PHONE)
    for page in late:
        page.context.close()
    teacher.context.close()


def test_a_teacher_without_a_cookie_comes_back_with_the_key(visit: Visit) -> None:
    room, other = visit().new_page(), visit().new_page()
    room.goto("/class/new")
    room.get_by_role("button", name="Open the class").click()
    key = kept_key(room)
    room.wait_for_selector(".codeplate .code")
    other.goto(room.url)
    other.get_by_text("Back to a class").click()
    other.get_by_label("Recovery key").fill("CCCCCC-CCCCCC-CCCCCC")
    other.get_by_role("button", name="Open the class").click()
    expect(other.get_by_role("alert")).to_contain_text("opens no class")
    assert violations(other) == [] == cut(other, PHONE)
    other.get_by_label("Recovery key").fill(key)
    other.get_by_role("button", name="Open the class").click()
    other.wait_for_selector(".codeplate .code")


def ends(teacher: Member, pupils: list[Member]) -> None:
    room, own = teacher.context.new_page(), pupils[0].context.new_page()
    room.goto(f"/class/{teacher.id}")
    table_of(pupils[0], own)
    room.get_by_role("button", name="End the round").click()
    asked = room.get_by_role("dialog")
    expect(asked).to_contain_text("still go on")  # and a press by mistake ends nothing
    asked.get_by_role("button", name="End the round").click()
    expect(room.locator(".tables section")).to_have_count(2)
    own.wait_for_url(f"**/class/{teacher.id}")  # nobody plays at the table any more
    assert violations(room) == []
    assert cut(room, LAPTOP) == [] == cut(room, PHONE)
    room.get_by_role("button", name="Another round").click()
    room.wait_for_selector(".codeplate")
    own.wait_for_selector(".mine h1")  # back in the class, with the same card
    another_game(room)
    room.get_by_role("button", name="Menu").click()
    room.get_by_role("button", name="End the class").click()
    room.get_by_role("button", name="End the class").click()
    expect(own.locator("h1")).to_have_text("The class has ended.")


def another_game(room: Page) -> None:
    """The next round is of another game, and the results of the first are still there."""
    resize(room, LAPTOP)
    room.get_by_role("button", name="Settings of this round").click()
    assert violations(room) == [] == cut(room, PHONE)
    resize(room, LAPTOP)
    room.get_by_role("dialog").get_by_role("radio", name="In Your Element").click()
    expect(room.locator("header.top")).to_contain_text("In Your Element")
    room.keyboard.press("Escape")
    room.get_by_role("button", name="Menu").click()
    room.get_by_role("link", name="Results of all rounds").click()
    expect(room.locator("h1")).to_have_text("Results of round 1")
    expect(room.locator("main > header")).to_contain_text("Eureka!")
    expect(room.locator(".tables section")).to_have_count(2)


def test_what_is_stored_can_be_read_by_everybody(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.get_by_role("contentinfo").get_by_role("link", name="What is stored").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What is stored")
    assert violations(page) == []


def test_a_class_is_opened_on_a_school_laptop_without_scrolling(visit: Visit) -> None:
    page = visit().new_page()
    resize(page, LAPTOP)
    page.goto("/class/new")
    expect(page.get_by_role("button", name="Open the class")).to_be_in_viewport(ratio=1)
    last = page.get_by_label("Your name, as pupils see it")
    last.focus()
    field, foot = last.bounding_box(), page.locator("form .foot").bounding_box()
    assert field and foot and field["y"] + field["height"] <= foot["y"]
