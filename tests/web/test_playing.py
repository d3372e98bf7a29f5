"""Whole games in a real browser: against bots, two people at each board, the keyboard alone, a lost network."""

from __future__ import annotations

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labtable.core.game.registry import game, names
from tests.usual import usually
from tests.web.axe import Seen, violations
from tests.web.cable import cable
from tests.web.conftest import Return, Visit
from tests.web.pressing import EVER, MOVED, ask_why, play_by_keys, press, press_once, press_to_the_end, start_pressing
from tests.web.test_layout import AUDIT
from tests.web.translating import hard_coded
from tests.web.visitor import DRAWN, SIZES, Rest, against_bots, follow, settled, until, wait_until

PRESSES = 20  # of a person at a table of two browsers; then the rest is decided without them
ANSWER = 3  # presses that answer a question, and often the next
ENDINGS = Seen()  # of games that this worker has played
A_FEW = 6  # decisions, by the keyboard or by requests, where more would show the same


def opened_against_a_bot(again: Return, name: str) -> tuple[Page, str]:
    page = again()
    code = against_bots(Rest(page.context.request), name, 2, level="greedy")
    follow(page, f"/t/{code}")
    page.wait_for_selector(".prompt")
    return page, code


# Two boards stand for all in the usual run; the layout tests open every one.
BOARDS = usually(names(), "element")


@pytest.mark.parametrize("name", BOARDS)
def test_in_a_game_against_bots_every_question_is_pressed_and_axe_finds_nothing_in_any_phase(
    again: Return, name: str
) -> None:
    """Between two new questions another page is open and the game goes on: watching draws every position."""
    page, code = opened_against_a_bot(again, name)
    rest = Rest(page.context.request, code)
    known: list[str] = []
    seen = Seen()
    while not (now := press(page, ANSWER, known))["over"]:
        if now["asks"] and now["asks"] not in known:
            found = violations(page, seen=seen)
            assert not found, (now["asks"], found)
            known.append(now["asks"])
            continue
        follow(page, "/privacy")
        went_on = rest.play(EVER, lambda moment: moment["prompt"]["id"] not in known)
        follow(page, f"/t/{code}")
        if not went_on:
            break
    expect(page.locator("main.ending")).to_be_visible()
    page.locator("#moments-title").wait_for()  # what stands above the key has come: nothing moves it
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("the moves lead to this result")).to_be_visible()
    assert violations(page, seen=ENDINGS) == []
    looked = page.evaluate(DRAWN % AUDIT, {"touch": False, "scrolls": True, "covers": False})
    assert looked["looked"] and not looked["found"], looked
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_text("start of the game")).to_be_visible()
    expect(page.locator(".mat")).to_be_visible()
    stranger = again(first="/privacy?pseudo")
    follow(stranger, f"/t/{code}")
    expect(stranger.locator("main.ending .rank .sources").first).to_be_visible()
    assert hard_coded(stranger) == []


def test_two_people_play_a_game_one_on_a_phone_one_on_a_large_screen(visit: Visit) -> None:
    """From the code that one tells the other to the result that both see."""
    host, guest = visit(width=390).new_page(), visit(width=1920).new_page()
    code = sit_together(host, guest, game("eureka").meta.title, 2)
    rest = Rest(host.context.request, code)
    rest.command("change", settings={**rest.table()["settings"], "pace": False})
    assert rest.table()["settings"]["spectators"], "whoever has the link may watch, until the host forbids it"
    host.get_by_role("button", name="Start").click()
    both_press(host, guest)
    decide_the_rest(rest, Rest(guest.context.request, code))
    expect(host.locator("main.ending")).to_be_visible()
    expect(guest.locator("main.ending")).to_be_visible()
    results = [page.locator("main.ending .rank .tot").all_text_contents() for page in (host, guest)]
    assert results[0] == results[1]
    assert_it_fits(host)


def test_two_browsers_add_their_share_to_the_deal_and_prove_it_at_the_end(visit: Visit) -> None:
    """Nobody pressed anything for it; bots play the game to its end."""
    host, guest = visit().new_page(), visit().new_page()
    code = sit_together(host, guest, game("eureka").meta.title, 2)
    people = [Rest(page.context.request, code) for page in (host, guest)]
    people[0].command("change", settings={"pace": False})
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).to_be_visible()
    for seat, rest in enumerate(people):
        rest.command("resign", seat=seat)
    for page in (host, guest):
        expect(page.locator("main.ending")).to_be_visible()
        page.get_by_role("button", name="Verify this game").click()
        proof = page.locator("[aria-labelledby=fair-title]")
        expect(proof).to_contain_text("the browsers of 2 players each added a random number that nobody had seen")
        expect(proof).to_contain_text("Yours is in it: nobody could choose this deal")
        expect(proof).to_contain_text("the server dealt and played the game again")


@pytest.mark.parametrize("name", [name for name in names() if name != "eureka"])
def test_two_people_see_the_same_on_a_phone_and_on_a_large_screen(again: Return, name: str) -> None:
    """The other boards, while both decide."""
    host, guest = again(width=390), again(width=1920)
    rest, other = Rest(host.context.request), Rest(guest.context.request)
    other.code = rest.make(name, [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}])
    other.post("/api/session", {})
    other.command("sit", nickname="Quirin", seat=1)
    rest.start()
    for page in (host, guest):
        follow(page, f"/t/{rest.code}")
        expect(page.locator(".prompt")).to_be_visible()
        assert_it_fits(page)
    for _ in range(A_FEW):
        if not rest.decide():
            other.decide()
    position = str(rest.table()["moment"]["position"])
    for page in (host, guest):
        expect(page.locator(".table")).to_have_attribute("data-position", position)
        assert_it_fits(page)


def both_press(host: Page, guest: Page) -> None:
    """Until the first of them has pressed often enough."""
    for page in (host, guest):
        expect(page.locator(".prompt")).to_be_visible()
        assert_it_fits(page)
    start_pressing(guest, EVER, seed=3)  # the one who stopped first would keep the other waiting
    press(host, PRESSES)
    guest.reload()  # and presses no more


def position_at(page: Page) -> int:
    return int(page.locator(".table").get_attribute("data-position") or 0)


def decide_the_rest(*players: Rest) -> None:
    for player in cycle(players):
        table = player.table()
        if table["phase"] != "playing":
            return
        player.decide(table["moment"])


def sit_together(host: Page, guest: Page, title: str, players: int) -> str:
    """By the code, as people do it."""
    host.goto("/")
    host.get_by_role("button", name="Make a table").click()
    host.get_by_role("radio", name=title).click()
    host.get_by_role("radio", name=str(players), exact=True).click()
    host.get_by_role("button", name="Set the table").click()
    code = host.locator(".codeplate .code").inner_text().replace("\n", "")
    guest.goto("/")
    guest.get_by_label("Join with a code").fill(code)
    guest.get_by_label("Your name").fill("Quirin")  # none of the names that the client proposes
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_text("Quirin", exact=True).first).to_be_visible()
    return code


def assert_it_fits(page: Page) -> None:
    """Nothing stands out sideways; prompt and hand are in sight; on a phone, keys are as large as a finger."""
    settled(page)
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in (".prompt", ".tray"):
        if (place := page.locator(part)).count() and (box := place.bounding_box()):
            assert box["y"] + box["height"] <= SIZES[width] + 0.5, part
    if width == 390:
        small = page.evaluate("""[...document.querySelectorAll('.prompt .key:not(.sr), .tools .tool, .ending .key')]
            .filter((one) => one.offsetHeight && one.offsetHeight < 44).map((one) => one.innerText)""")
        assert small == []


@pytest.mark.parametrize("name", names())
def test_a_game_by_keyboard_alone(again: Return, name: str) -> None:
    """One game to its end; in the others, every kind of thing is reached after some decisions."""
    page, _ = opened_against_a_bot(again, name)
    play_by_keys(page, EVER if name == "eureka" else A_FEW)
    if name == "eureka":
        expect(page.locator("main.ending")).to_be_visible()


def test_the_generic_table_plays_a_game_that_has_a_board_too(visit: Visit) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 3)}?board=plain")
    expect(page.locator(".generic")).to_be_visible()
    press_to_the_end(page)


def test_two_clicks_from_the_home_page_to_a_running_game(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    page.get_by_role("button", name="Play Eureka!").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize("stream", ["", "events", "poll"])
def test_every_way_of_the_stream_plays(visit: Visit, stream: str) -> None:
    context = visit()
    rest = Rest(context.request)
    page = context.new_page()
    page.goto(f"/t/{against_bots(rest, 'eureka', 2)}?stream={stream}")
    assert not press(page, most=PRESSES // 4)["over"]
    until(lambda: 0 < position_at(page) == rest.table()["moment"]["position"], "the last press")


def test_the_network_is_cut_and_restored(visit: Visit, address: str) -> None:
    with cable(address) as line:
        context = visit(at=line.address)
        rest = Rest(visit(at=address).request)
        page = context.new_page()
        rest.request = context.request
        code = against_bots(rest, "eureka", 3)
        page.goto(f"/t/{code}", wait_until="networkidle")  # no part of the client is still on its way
        expect(page.locator(".mat")).to_be_visible()
        expect(page.locator(".prompt.mine")).to_be_visible()
        line.cut()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        expect(page.locator(".mat")).to_be_visible()
        line.restore()
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
        expect(page.locator(".prompt.mine")).to_be_visible()
        before = page.locator(".table").get_attribute("data-position")
        press(page, most=PRESSES)
        wait_until(page, MOVED, before)


def test_a_hint_is_taken(again: Return) -> None:
    page, _ = opened_against_a_bot(again, "element")
    ask = page.locator(".prompt.mine").get_by_role("button", name="Hint")
    while not ask.count():
        press_once(page)
    before = page.locator(".table").get_attribute("data-position")
    page.keyboard.press("Escape")  # the last press may have opened the list of moves
    ask.click()
    best = page.get_by_role("dialog").locator("ol > li > button").first
    expect(best).to_contain_text(re.compile("Choose this move.*to win", re.DOTALL))
    words = best.locator("b").inner_text()
    best.click()
    page.locator(".prompt [data-act]", has_text=words).click()
    wait_until(page, MOVED, before)


def test_among_people_no_hint_is_offered(visit: Visit) -> None:
    host, guest = visit().new_page(), visit().new_page()
    sit_together(host, guest, game("curie").meta.title, 2)
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.locator(".prompt")).to_be_visible()
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_where_time_ran_out_nobody_is_hailed(again: Return) -> None:
    page = again()
    rest, bot = Rest(page.context.request), {"kind": "bot", "level": "random"}
    rest.make("laboratorium", [bot, bot], {"target": "resveratrol"})  # by luck aspirin can be made
    rest.start()
    until(lambda: rest.table()["phase"] == "over", "the end")
    follow(page, f"/t/{rest.code}")
    expect(page.get_by_role("heading", name="Nobody made the molecule in time.")).to_be_visible()
    expect(page.locator("main.ending .rk")).to_have_count(2)
    expect(page.locator("main.ending .rk.first")).to_have_count(0)


def test_a_turn_is_restarted(again: Return) -> None:
    page = again()
    rest = Rest(page.context.request)
    code = against_bots(rest, "scientia", 2, level="greedy")

    def two_of_ours(moment: Any) -> bool:
        return moment["undo"]["possible"] and [one.get("seat") for one in rest.steps()[-3:]] == [1, 0, 0]

    assert rest.play(EVER, two_of_ours)
    follow(page, f"/t/{code}")
    restart = page.locator(".prompt.mine").get_by_role("button", name="Restart turn")
    expect(restart).to_be_visible()
    before, steps = position_at(page), len(rest.steps())
    restart.click()
    expect(page.locator(".table")).to_have_attribute("data-position", str(before + 2))
    expect(restart).to_have_count(0)
    assert [one.get("kind") for one in rest.steps()][steps:] == ["undo"], "one request took both back"


def test_everything_dark_says_why_with_its_rule(again: Return) -> None:
    page = again()
    follow(page, f"/t/{against_bots(Rest(page.context.request), 'eureka', 3)}")
    page.wait_for_selector(".prompt.mine")
    rules = ask_why(page, "suit/red")
    expect(rules.first).to_contain_text("rule")
    rules.first.click()
    expect(page.locator("dialog [data-aimed]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_game_that_was_given_up_is_reviewed_and_can_be_played_on_from_there(again: Return) -> None:
    page = again()
    rest = Rest(page.context.request)
    code = against_bots(rest, "element", 2)
    rest.play(4)
    left = rest.table()["moment"]["position"]
    rest.command("stop", seat=0)
    follow(page, f"/t/{code}")
    page.get_by_role("link", name="Review").click()
    last = page.locator("[data-early-end]")
    expect(last).to_contain_text("gave up here")
    last.get_by_role("button", name="Try again from here").click()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(code.replace("-", "-?")))
    expect(page.locator(".table")).to_have_attribute("data-position", re.compile(r"\d"))
    assert int(page.locator(".table").get_attribute("data-position") or 0) >= left


def test_a_returning_player_finds_the_table(visit: Visit) -> None:
    context = visit()
    page = context.new_page()
    code = against_bots(Rest(context.request), "eureka", 3)
    page.goto(f"/t/{code}")
    page.wait_for_selector(".mat")
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.get_by_role("link", name="Eureka!").first.click()
    expect(page.locator(".mat")).to_be_visible()


def test_the_result_is_kept_as_a_picture(again: Return) -> None:
    page = again()
    rest = Rest(page.context.request)
    against_bots(rest, "eureka", 2)
    rest.play(500)
    follow(page, f"/t/{rest.code}")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
