"""Lessons in a real browser: from the first sentence to the game that goes on, by mouse, finger and keyboard."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, Route, TimeoutError, expect

from labtable.cli.learn import bot_of
from labtable.core.game.registry import game, names
from labtable.core.lessons import script
from labtable.core.lessons.script import LEARNER, LessonScript
from labtable.core.lessons.tutor import Learning
from tests.usual import usually
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.pressing import DECIDED
from tests.web.visitor import COMPILED, Rest, settled, until, wait_until

FIRST = [name for name in names() if script.names(game(name))]
HEIGHTS = {1280: 720, 390: 844}
MOMENT = 3000  # ms that a press may take before the list of moves is tried
SEATED = ["Noor", "Bot 2", "Bot 3", "Bot 4"]
AT_PAGE = "(page) => document.querySelector('.lesson')?.dataset.page === page"
TOLD = """([page, position, words, things, glows]) => {
  const lesson = document.querySelector('.lesson');
  const said = lesson?.querySelector('.said p')?.textContent.trim().replace(/\\s+/g, ' ');
  return lesson?.dataset.page === page && document.querySelector('.table')?.dataset.position === position
    && said === words && things.every((thing) => document.querySelector(`[data-thing="${thing}"]`) !== null)
    && (!glows || document.querySelector('[data-glow]') !== null);
}"""
CONFIRM = """(was) => {
  const key = document.querySelector('.prompt [data-act]');
  const asked = document.querySelector('.table').dataset.position === was;  // a key of the next question is not meant
  if (key && asked) key.click();
  return key !== null || !asked;
}"""
MEASURED = 300  # ms until a tip found its place
GROWS = "(by) => (document.querySelector('.lesson .said').style.paddingTop = by)"
COVERING = """() => {
  const tip = document.querySelector('#tip');
  const at = (one) => one.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const keys = [...document.querySelectorAll('.lesson .ways .key')];
  return tip ? keys.filter((key) => !apart(at(tip), at(key))).map((key) => key.textContent) : [];
}"""


class Pupil:
    """Somebody at the browser, and beside them the same lesson in Python, which knows what comes next."""

    def __init__(self, page: Page, lesson: LessonScript) -> None:
        self.page, self.lesson = page, lesson
        self.learning = Learning.begin(lesson, bot_of(lesson.others) if lesson.others else None)
        self.by_keys = False

    def open(self, rest: Rest) -> None:
        rest.post("/api/session", {})
        made = rest.post(
            "/api/tables",
            {
                "game": self.lesson.game.name,
                "lesson": self.lesson.name,
                "chairs": [{"kind": "me", "nickname": "Noor"}],
                "settings": {"pace": False},
            },
        )
        rest.code = str(made["code"])
        rest.start()
        self.page.goto(f"/t/{rest.code}")

    def take(self, picture: str = "", most: int | None = None) -> None:
        """The whole lesson, or so many steps; at each what is said is on the screen, and what is in the light too."""
        for number, step in enumerate(self.lesson.steps[:most]):
            said = " ".join(self.lesson.say(step.say).split())
            things = [thing for thing in step.light if "*" not in thing]
            told = [str(number), str(self.learning.match.version), said, things, bool(step.light)]
            wait_until(self.page, TOLD, told)
            if picture:
                settled(self.page)
                self.page.screenshot(path=f"{picture}-{number:02}.png")
            if step.asks:
                self.decide()
            elif number + 1 < len(self.lesson.steps):
                self.go_on()

    def be_shown(self, rest: Rest, page: int) -> None:
        """Up to a page of the lesson, with every decision before it made by *Show me how*."""
        for step in self.lesson.steps[:page]:
            if step.asks:
                until(lambda: rest.table()["moment"]["position"] == self.learning.match.version, "asked")
                rest.command("show-me", seat=0, position=self.learning.match.version)
                self.learning.try_action(self.learning.right()[0])
        wait_until(self.page, AT_PAGE, str(page))

    def go_on(self) -> None:
        if self.by_keys:
            self.page.keyboard.press("n")
        else:
            self.page.locator(".lesson .ways .key").first.click()

    def decide(self) -> None:
        """Press the things of the decision, then the key that says it; or choose it in the list of moves."""
        action, match = self.learning.right()[0], self.learning.match
        message, was = match.describe(action, LEARNER), str(match.version)
        if self.by_keys or not self.press(message.things, was):
            self.from_the_list(match.game.text.say(message, "en", SEATED))
        self.learning.try_action(action)

    def press(self, things: tuple[str, ...], was: str) -> bool:
        """Did that decide?"""
        for thing in things:
            lit = self.page.locator(f'[data-thing="{thing}"][data-lit]:visible')
            with suppress(TimeoutError):  # a press that plays takes the next one away
                if lit.count():
                    lit.first.click(timeout=MOMENT)
            wait_until(self.page, DECIDED)
            if self.page.evaluate(CONFIRM, was):
                break
        return self.moved(was)

    def moved(self, was: str) -> bool:
        """Did a decision reach the server? While one is on its way, the prompt is busy."""
        wait_until(self.page, DECIDED)
        return self.page.locator(".table").get_attribute("data-position") != was

    def from_the_list(self, words: str) -> None:
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("l")
        move = self.page.locator("dialog .body li button", has_text=words).first
        move.wait_for()
        if self.by_keys:
            move.focus()
            self.page.keyboard.press("Enter")
        else:
            move.click()


def pupil(visit: Visit, name: str, width: int, **settings: Any) -> tuple[Pupil, Rest]:
    context = visit(width=width, **settings)
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
    found = game(name)
    return Pupil(page, script.lesson(found, script.names(found)[0])), Rest(context.request)


@pytest.mark.parametrize("name", usually(FIRST, "laboratorium"))
def test_a_guided_first_game_from_start_to_finish(visit: Visit, name: str) -> None:
    """On a phone, where there is least room."""
    one, rest = pupil(visit, name, 390)
    one.open(rest)
    one.take()
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(one.page)
    one.page.locator(".lesson .ways button.key").click()
    expect(one.page.locator(".lesson")).to_have_count(0)
    assert rest.table()["phase"] == "playing"


def test_a_tip_leaves_the_keys_of_a_lesson_free(visit: Visit) -> None:
    """On a phone; also when the lesson's card grows while the tip is open."""
    one, rest = pupil(visit, "laboratorium", 390)
    one.open(rest)
    one.be_shown(rest, 6)
    one.page.locator("[data-lit]:visible").first.wait_for()
    for thing in one.page.locator("[data-lit]:visible").all():
        thing.hover()
        for grown in ("0", "60px", "0"):
            one.page.evaluate(GROWS, grown)
            one.page.wait_for_timeout(MEASURED)
            if not one.page.locator("#tip").is_visible():  # a state that came meanwhile has closed it
                one.page.mouse.move(0, 0)
                thing.hover()
            expect(one.page.locator("#tip")).to_be_visible()
            assert not one.page.evaluate(COVERING), thing.get_attribute("data-thing")


def test_a_guided_first_game_begins_on_a_large_screen(visit: Visit) -> None:
    """Up to the first two decisions, by mouse; the next test takes another one to its end, by keyboard."""
    one, rest = pupil(visit, "curie", 1280)
    one.open(rest)
    asking = [number for number, step in enumerate(one.lesson.steps) if step.asks]
    one.take(most=asking[1] + 1)
    wait_until(one.page, AT_PAGE, str(asking[1] + 1))


def test_show_me_how_by_keyboard_alone_from_the_home_page(visit: Visit) -> None:
    """The first step comes at a press, and a wrong try is answered."""
    one, _ = pupil(visit, "eureka", 1280)
    one.by_keys = True
    page = one.page
    page.goto("/")
    page.get_by_role("button", name="Show me how").focus()
    page.keyboard.press("Enter")
    rows = page.locator("dialog .body li[aria-busy=false] button")  # once it is known what they teach
    rows.first.wait_for()
    until(lambda: not page.request.get("/api/games/eureka").json()["warming"], "compiled rules", COMPILED)
    rows.first.focus()
    page.keyboard.press("Enter")
    page.locator(".lesson .said p").wait_for()  # before it is told, there is nothing to turn
    for number in range(2):
        wait_until(page, AT_PAGE, str(number))
        page.keyboard.press("n")
    wait_until(page, AT_PAGE, "2")
    one.from_the_list("I can’t go first")  # legal, but not asked for
    expect(page.locator(".lesson .nudge")).to_contain_text(one.lesson.say(one.lesson.steps[2].nudge))
    page.reload()
    one.take()
    page.keyboard.press("n")
    expect(page.locator(".lesson")).to_have_count(0)


def test_every_step_can_be_skipped_and_a_lesson_can_be_left_and_resumed(visit: Visit) -> None:
    one, rest = pupil(visit, "eureka", 1280)
    one.open(rest)
    page = one.page
    for number in range(6):
        wait_until(page, AT_PAGE, str(number))
        expect(page.locator(".lesson .ways .key").first).to_be_enabled()
        page.keyboard.press("n")
    wait_until(page, AT_PAGE, "6")
    page.goto("/")
    page.locator(f'a[href*="{rest.code[:4]}"]').first.click()
    wait_until(page, AT_PAGE, "6")
    page.get_by_role("button", name="End the lesson and play on").click()
    expect(page.locator(".lesson")).to_have_count(0)
    assert rest.table()["lesson"] is None


def test_who_presses_before_the_games_have_come_finds_the_first_one_chosen(visit: Visit) -> None:
    page = visit().new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/about", hold)
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now", exact=True).click()
    held[0].continue_()
    expect(page.locator("dialog [role=radio][aria-checked=true]").first).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True).last).to_be_enabled()


def test_a_lesson_begins_for_who_presses_before_it_is_known_what_it_teaches(visit: Visit) -> None:
    page = visit().new_page()
    page.route("**/api/games/*/lessons/**", lambda route: None)  # they never come
    page.goto("/games/eureka")
    page.get_by_role("button", name="Show me how").first.press("Enter")
    page.wait_for_url("**/t/*")


def test_a_lesson_is_offered_once_where_one_wants_to_play(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    for offered in (1, 0):
        page.get_by_role("button", name="Play now", exact=True).click()
        page.locator("dialog [role=radio]").first.wait_for()
        expect(page.locator("dialog .offer")).to_have_count(offered)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


WORDS = (game("element").folder / "text" / "en.ftl").read_text("utf-8")
CHARACTERS = re.findall(r"^character-(?!nobody)[a-z]+ =", WORDS, re.MULTILINE)
ALBUM = {
    "People you met": "7 of 52",
    "Elements made": "0 of 17",
    "Molecules synthesised": "0 of 7",
    "Years lived through": "0 of 20",
    "Discoveries completed": "0 of 48",
}


def test_the_album_keeps_what_was_met_and_made(visit: Visit) -> None:
    """Persons of a lesson that was taken to its end; the page is fit for everybody, and nothing of it is sent."""
    one, rest = pupil(visit, "eureka", 390)
    one.open(rest)
    while one.learning.right():
        rest.command("show-me", seat=0, position=rest.table()["moment"]["position"])
        one.learning.skip()
        until(lambda: rest.table()["moment"]["position"] == one.learning.match.version, "the next position")
    one.page.reload()
    one.page.locator(".lesson").get_by_role("button", name="Next").click()
    wait_until(one.page, "() => localStorage.getItem('labtable-album') !== null")
    one.page.goto("/album")
    for title, count in ALBUM.items():
        shelves = one.page.locator("section", has=one.page.get_by_role("heading", name=title))
        expect(shelves.filter(has_text=count)).to_have_count(1)
    characters = one.page.locator("section[data-game=element]", has_text="People you met")
    expect(characters).to_contain_text(f"0 of {len(CHARACTERS)}")
    expect(one.page.locator("section[data-game=eureka] li")).to_have_count(7)
    expect(one.page.locator("section[data-game=eureka]")).to_contain_text("Archimedes")
    assert not violations(one.page)
    one.page.get_by_role("button", name="Empty the album").click()
    one.page.get_by_role("button", name="Empty the album").click()
    expect(one.page.locator("section[data-game=eureka] li")).to_have_count(0)
