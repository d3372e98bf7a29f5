"""What a person at the table can count on: one key that goes on, numbers, Cancel, taking back, news, and a waiting room
that is whole on a school laptop."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Return, Visit
from tests.web.pressing import ASKED, EVER, MOVED
from tests.web.test_layout import AUDIT, SIZES, TIPPED
from tests.web.test_prompts import opened, told
from tests.web.visitor import PATIENCE, SETTLED, Rest, against_bots, follow, wait_until

FOCUSED = "() => document.activeElement?.tagName"
SLOT = "slot/0/1"  # one's first card, which can be turned once or twice
IN_SIGHT = """(key) => {
  const { left, top, width, height, bottom } = key.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2); // nothing lies over it
  return top >= 0 && bottom <= innerHeight && key.contains(there);
}"""

TAKE_BACK = re.compile("^Undo")  # "Restart turn: undo …" stands beside it where we decided more than once


def position(page: Page) -> str:
    return page.locator(".table").get_attribute("data-position") or ""


def test_a_free_gain_has_the_one_vermilion_key_and_is_taken_back_at_one_press(again: Return) -> None:
    page = opened(again, "curie", "prompt-timeline-free", fits=lambda moment: len(moment["legal"]) == 2)
    going_on = page.locator(".prompt .acts .key:not(.second, .quiet, .aside)")
    expect(going_on).to_have_count(1)
    expect(going_on).to_contain_text("Take ")
    expect(page.locator(".prompt .acts .key.second")).to_contain_text("pass")
    before = position(page)
    going_on.click()
    wait_until(page, MOVED, before)
    page.locator(".prompt").get_by_role("button", name=TAKE_BACK).click()
    expect(going_on).to_contain_text("Take ")


def test_lit_things_show_their_number_and_a_phone_can_cancel(again: Return) -> None:
    page = opened(again, "eureka", "prompt-turn")
    expect(page.locator("[data-lit][data-key='1']").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("[data-chosen]").first).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".prompt").get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-chosen]")).to_have_count(0)


def test_all_that_can_be_chosen_has_a_key_and_enter_never_lets_go_of_a_choice(again: Return) -> None:
    def turns(moment: Any) -> bool:
        return [one["message"]["things"] for one in moment["legal"]].count([SLOT]) == 2

    page = opened(again, "scientia", "prompt-act", fits=turns)
    expect(page.locator(".mat [data-lit][data-key]").nth(9)).to_be_visible()
    keys = page.locator(".mat [data-lit]").evaluate_all("(lit) => lit.map((one) => one.dataset.key)")
    assert len(keys) > 9 and all(keys) and len(set(keys)) == len(keys)
    page.locator(".tray [data-lit]").first.focus()
    page.keyboard.press(page.locator(f"[data-thing='{SLOT}']").get_attribute("data-key") or "")
    answers = page.locator(".prompt .ways .key")
    expect(answers.nth(1)).to_be_visible()
    assert [one.inner_text() for one in answers.locator("kbd").all()] == ["1", "2"]
    expect(answers.first).to_be_focused()
    page.locator(f"[data-thing='{SLOT}']").press("Enter")
    expect(answers.first).to_be_focused()  # still chosen: what is asked on has the focus
    before = position(page)
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    wait_until(page, MOVED, before)


ON_WHAT_IS_ASKED = """() => document.activeElement.matches('[data-lit], .prompt .ways .key')"""


def test_tab_leaves_a_thing_that_was_chosen_by_its_key(again: Return) -> None:
    page = opened(again, "laboratorium", "prompt-take")
    page.locator(".mat [data-lit]").first.focus()
    page.keyboard.press("2")
    chosen = page.locator(".mat [data-lit]:focus")
    expect(chosen).to_have_count(1)
    thing = chosen.get_attribute("data-thing")
    for key in ("Tab", "Shift+Tab"):
        page.locator(f"[data-thing='{thing}']").focus()
        page.keyboard.press(key)
        expect(page.locator(f"[data-thing='{thing}']")).not_to_be_focused()
        assert page.evaluate(FOCUSED) != "BODY"


def test_the_focus_goes_to_what_is_asked_and_never_to_what_takes_back(again: Return) -> None:
    page = opened(again, "eureka", "prompt-turn", told(then="others"))
    page.keyboard.press("Tab")  # the focus of the keyboard
    page.locator(".tray [data-lit]").first.focus()
    page.keyboard.press("1")
    expect(page.locator(".prompt [data-act]")).to_be_visible()  # a number chooses, and plays nothing
    page.locator(".prompt").get_by_role("button", name="Cancel").press("Enter")
    wait_until(page, ON_WHAT_IS_ASKED)
    page.keyboard.press("l")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    wait_until(page, ON_WHAT_IS_ASKED)
    before = position(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    wait_until(page, MOVED, before)
    wait_until(page, ASKED)
    wait_until(page, ON_WHAT_IS_ASKED)
    back = page.locator(".prompt").get_by_role("button", name=TAKE_BACK)
    before = position(page)
    back.press("Enter")
    wait_until(page, MOVED, before)
    wait_until(page, ON_WHAT_IS_ASKED)  # a second Enter would take back nothing more


def test_news_that_ask_nothing_new_leave_the_focus_where_it_is_put(again: Return) -> None:
    page = opened(again, "eureka", "prompt-turn", told(then="others"))
    rest = Rest(page.context.request, page.url.split("/t/")[1][:8])
    before = position(page)
    page.keyboard.press("Tab")
    page.locator(".tray [data-lit]").first.focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    wait_until(page, MOVED, before)
    wait_until(page, ASKED)
    back = page.locator(".prompt").get_by_role("button", name=TAKE_BACK)
    wait_until(page, ON_WHAT_IS_ASKED)
    back.focus()
    with page.expect_response(lambda answer: '"spectators":false' in answer.text()):
        rest.command("change", settings={"spectators": False, "pace": False})
    page.evaluate(SETTLED, PATIENCE)
    expect(back).to_be_focused()


WATCH = """() => {
  window.moments = [];  // each goes by itself, perhaps before we look
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const covered = (one) => [...document.querySelectorAll('.top :is(a, button), .prompt button')].filter(
    (key) => one.contains(document.elementFromPoint(...middle(key.getBoundingClientRect()))));
  const cut = (one) => one.scrollHeight > one.clientHeight;
  const look = () => document.querySelectorAll('.moment').forEach((one) => {
    const wrong = one.matches('.aside') && (covered(one).length > 0 || cut(one));
    window.moments.push([one.textContent, one.querySelector('.photo svg') !== null, wrong]);
  });
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_the_title_says_whose_turn_it_is_and_a_hit_is_a_moment_of_its_own(visit: Visit) -> None:
    context = visit(pace="fast")
    rest = Rest(context.request)
    page = context.new_page()
    page.set_viewport_size({"width": 844, "height": 390})  # where there is the least room beside what is pressed
    page.goto(f"/t/{against_bots(rest, 'curie', 2)}")
    wait_until(page, ASKED)
    assert "Your turn" in page.title()
    page.evaluate(WATCH)
    while rest.table()["moment"]["view"]["question"] != "timeline":
        rest.play(1)
    wait_until(page, "() => window.moments.some(([text, picture]) => text.includes('18') && picture)")  # the year
    expect(page.locator(".moment")).to_have_count(0)  # it goes by itself
    assert page.evaluate("() => window.moments.filter(([, , wrong]) => wrong)") == []  # nothing was cut or covered


def test_theses_stand_with_whoever_wrote_them(again: Return) -> None:
    page = again()
    rest = Rest(page.context.request)
    code = against_bots(rest, "curie", 2, level="greedy")
    assert rest.play(EVER, lambda moment: any(one["theses"] for one in moment["view"]["players"]))
    follow(page, f"/t/{code}")
    own, other = rest.table()["moment"]["view"]["players"]
    expect(page.locator(".own li.on")).to_have_count(len(own["theses"]))
    expect(page.locator(".theses i")).to_have_text([one["level"].upper() for one in other["theses"]])


def test_the_replay_is_whole_on_every_screen_with_all_hands_open(again: Return) -> None:
    page = again()
    rest = Rest(page.context.request)
    against_bots(rest, "eureka", 5)
    rest.play(EVER)
    follow(page, f"/t/{rest.code}")
    page.get_by_role("button", name="Replay").click()
    page.locator(".opened").wait_for()
    for size in SIZES:
        page.set_viewport_size(size._asdict())  # type: ignore[arg-type]
        audit = page.evaluate(AUDIT, {"touch": size.touch, "scrolls": size.touch, "covers": True})
        assert audit["found"] == [], size


def test_start_is_in_sight_on_a_school_laptop(again: Return) -> None:
    page = again()
    rest = Rest(page.context.request)
    rest.make("eureka", [{"kind": "me", "nickname": "Noor"}] + [{"kind": "open"}] * 4)
    page.set_viewport_size({"width": 1366, "height": 640})
    follow(page, f"/t/{rest.code}")
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_visible()
    assert start.evaluate(IN_SIGHT)


def test_play_now_offers_partners_as_cards_and_the_researcher_in_a_cooperative_game(again: Return) -> None:
    page = again()
    follow(page, "/games/eureka")
    page.locator("main").get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("dialog").get_by_role("radio", name="Researcher")).to_be_checked()


def test_all_it_takes_to_begin_is_in_sight_at_once(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/games/laboratorium")
    page.locator("main").get_by_role("button", name="Play", exact=True).click()
    dialog = page.get_by_role("dialog")
    wanted = [
        *dialog.get_by_role("radio").all(),
        dialog.get_by_role("button", name="Show me how"),
        dialog.get_by_text("Choices of this game"),
        dialog.get_by_role("button", name="Play", exact=True),
    ]
    for size in TIPPED:
        page.set_viewport_size(size._asdict())  # type: ignore[arg-type]
        for one in wanted:
            assert one.evaluate(IN_SIGHT), f"{one} at {size}"


def test_the_key_of_a_die_counts_it_as_a_press_does(again: Return) -> None:
    page = opened(again, "laboratorium", "prompt-dice")
    die = page.locator("[data-thing='die/reagent']")
    for _ in range(2):
        page.keyboard.press(die.get_attribute("data-key") or "")
    expect(page.locator(".resource .wanted").first).to_contain_text("×2")
