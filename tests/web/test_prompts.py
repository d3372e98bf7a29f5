"""What the table says about an action is what the engine says: on keys, chips and tips, for eyes and ears alike."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Return, Visit
from tests.web.pressing import ASKED, EVER
from tests.web.visitor import Rest, against_bots, follow, until, wait_until

LIT_CARD = ".tray .held[data-lit]"


def message(name: str, **params: Any) -> dict[str, Any]:
    return {"id": name, "params": params, "things": []}


def told(**more: Any) -> dict[str, Any]:
    """What the engine answers to `preview`; here it says what the test wants to see said."""
    return {
        "certain": [],
        "may": [],
        "more": False,
        "lost": [],
        "undoable": False,
        "then": "you",
        "ghost": None,
        **more,
    }


def foretold(page: Page, answer: dict[str, Any]) -> None:
    def reply(route: Route) -> None:
        command = route.request.post_data_json
        if command["type"] != "preview":
            return route.continue_()
        body = {"type": "previewed", "id": command["id"], "position": command["position"], **answer}
        return route.fulfill(content_type="application/json", body=json.dumps(body))

    page.route("**/commands", reply)


def opened(
    again: Return,
    game: str,
    asks: str,
    answer: dict[str, Any] | None = None,
    fits: Callable[[Any], bool] = lambda moment: True,
) -> Page:
    def wanted(moment: Any) -> bool:
        return bool(moment["prompt"]["id"] == asks and fits(moment))

    page = again(first="/privacy?stream=poll")  # so that questions can be answered here
    rest = Rest(page.context.request)
    tables = (against_bots(rest, game, 2) for _ in range(50))
    code = next((code for code in tables if rest.play(EVER, wanted)), None)
    assert code, f"{asks} was never asked in 50 games"
    if answer:
        foretold(page, answer)
    follow(page, f"/t/{code}")
    wait_until(page, ASKED)
    return page


def test_a_bonus_that_is_called_off_is_struck_on_the_chip_and_told_once(again: Return) -> None:
    lost = message("event-no-bonus", effect=message("bonus-red"))
    page = opened(again, "eureka", "prompt-turn", told(certain=[message("event-passed", who="Noor")], lost=[lost]))
    chip = page.locator(".tray .gives").first
    expect(chip).to_have_text("no bonus")  # why, the prompt tells
    expect(chip).to_contain_class("off")
    page.locator(LIT_CARD).first.hover()
    effect = page.locator(".prompt .effect.lost")
    expect(page.get_by_role("tooltip")).to_contain_text("lost: Plagiarism")
    expect(effect).to_have_count(0)  # it is told once: of a thing by its tip, of what was pressed here
    page.locator(LIT_CARD).first.click()
    expect(effect).to_contain_text("lost: Plagiarism")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    expect(page.locator(".prompt")).not_to_contain_text("✓")


def test_what_may_happen_has_its_chance_and_what_stands_is_pressed_twice(again: Return) -> None:
    may = [{"message": message("event-passed", who="Noor"), "share": 1 / 3}]
    page = opened(again, "eureka", "prompt-turn", told(may=may, then="others"))
    before = page.locator(".table").get_attribute("data-position")
    page.locator(LIT_CARD).first.click()
    prompt = page.locator(".prompt")
    expect(prompt).to_contain_text("Noor passes. 33 %")
    expect(prompt).to_contain_text("Then another player decides.")
    expect(prompt).not_to_contain_text("cannot be undone")  # among bots, one press takes it back
    expect(page.locator(".table")).to_have_attribute("data-position", before or "")
    prompt.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-chosen]")).to_have_count(0)


def several_cubes(moment: Any) -> bool:
    return moment["prompt"]["params"]["left"] > 2 and max(moment["view"]["available"].values()) > 1


def test_several_cubes_are_taken_at_one_press(again: Return) -> None:
    page = opened(again, "curie", "prompt-research", fits=several_cubes)
    before = int(page.locator(".table").get_attribute("data-position") or 0)
    thesis = page.locator(".prompt").get_by_role("button", name="Write Thesis")
    expect(thesis).to_have_count(0)  # it is in sight
    expect(page.locator(".prompt").get_by_role("button", name="choices")).to_be_visible()  # what the keys leave out
    page.set_viewport_size({"width": 390, "height": 844})
    expect(thesis).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".prompt .amount .count:nth-of-type(2)").first.click()
    expect(page.locator(".table")).to_have_attribute("data-position", str(before + 2))
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text("Ask to undo")  # of whom? Bots have nothing against it
    page.keyboard.press("Escape")


def test_a_reagent_that_could_react_has_a_key_beside_to_resell_it(again: Return) -> None:
    resold: list[str] = []

    def may_resell(moment: Any) -> bool:
        bonds = {pile["thing"]: pile["bonds"] for pile in moment["view"]["stock"]}
        legal = {one["message"]["id"] for one in moment["legal"]}
        things = (one["message"]["things"][0] for one in moment["legal"] if one["message"]["id"] == "action-resell")
        resold[:] = [thing for thing in things if any(f"action-{bond}" in legal for bond in bonds[thing])]
        return bool(resold)

    page = opened(again, "laboratorium", "prompt-announce", fits=may_resell)
    page.locator(f'.tray [data-thing="{resold[0]}"]').click()
    page.locator(".prompt .key.quiet", has_text="Resell").click()
    expect(page.locator(".prompt [data-act]")).to_contain_text("Resell")


def test_three_long_keys_do_not_move_the_board_of_a_phone(again: Return) -> None:
    suits: list[str] = []

    def three_ways(moment: Any) -> bool:
        named = [one for action in moment["legal"] for one in action["message"]["things"] if one.startswith("suit/")]
        suits[:] = [suit for suit in dict.fromkeys(named) if named.count(suit) == 3]
        return bool(suits)

    page = opened(again, "eureka", "prompt-turn", fits=three_ways)
    page.set_viewport_size({"width": 390, "height": 844})
    before = page.locator(".mat").bounding_box()
    page.locator(f'.mat [data-thing="{suits[0]}"]').click()
    expect(page.locator(".prompt .ways .key")).to_have_count(3)
    page.wait_for_timeout(300)
    assert page.locator(".mat").bounding_box() == before
    for key in page.locator(".prompt .ways .key").all():
        expect(key).to_be_in_viewport(ratio=1)


def test_the_words_of_a_project_stay_while_it_is_decided_on(again: Return) -> None:
    page = opened(again, "scientia", "prompt-act", told(then="others"))
    words = page.locator(".reading ol")
    nothing = words.text_content()
    page.locator(".mat [data-lit]").first.click()
    expect(page.locator(".mat [data-chosen]")).not_to_have_count(0)
    pressed = words.text_content() or ""
    assert pressed != nothing
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)  # what lies under the hand is forgotten by then
    assert words.text_content() == pressed


def test_the_list_of_moves_has_as_many_as_its_key_says(again: Return) -> None:
    """Five players can be chosen to go first: more than there is room for keys."""
    page = again()
    rest = Rest(page.context.request)
    follow(page, f"/t/{against_bots(rest, 'eureka', 5)}")
    rest.play(1)  # we say whether we can go first; the others speak, and then it is asked
    page.locator(".prompt.mine[data-asks=prompt-starter]").get_by_role("button", name="All 5 choices").click()
    expect(page.locator("dialog .body li")).to_have_count(5)
    words = ["Go first", *[f"Bot {number} goes first" for number in range(2, 6)]]
    expect(page.locator("dialog .body li")).to_contain_text(words)


def test_a_molecule_of_ones_own_is_drawn_or_refused_in_a_sentence(again: Return) -> None:
    page = again()
    follow(page, "/games/laboratorium")
    page.locator("main").get_by_role("button", name="Play", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    expect(dialog.locator(".targets .card svg")).to_have_count(7)
    dialog.get_by_role("radio", name="A molecule of your own").click()
    expect(dialog.locator(".drawing circle")).not_to_have_count(0)
    dialog.get_by_role("textbox").fill("CN")
    expect(dialog.locator("#own-says")).to_contain_text("an atom of N")
    dialog.get_by_role("textbox").fill("CCO")
    expect(dialog.locator("#own-says")).not_to_contain_text("an atom of N")
    expect(dialog.locator(".drawing text")).to_have_text(["CH₃", "CH₂", "OH"])


def test_play_now_shows_the_rules_at_a_glance_once_and_the_aim_stays(visit: Visit) -> None:
    page = visit().new_page()
    for first in (True, False):
        page.goto("/games/eureka")
        page.locator("main").get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
        page.wait_for_selector(".prompt")
        glance = page.get_by_role("dialog")
        if first:
            expect(glance).to_contain_text("Together, play every card")
            glance.get_by_role("button", name="Let’s play").click()
        expect(glance).to_have_count(0)
        expect(page.locator(".prompt")).to_contain_text("Aim: Together, play every card")
    expect(page.locator(".chart")).to_contain_text("Ask for a Nobel Prize.")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("dialog .rulebook nav")).to_contain_text("What it is about")


def test_bots_are_seen_one_after_another_and_can_be_skipped(visit: Visit) -> None:
    context = visit(pace="slow")
    rest = Rest(context.request)
    code = against_bots(rest, "eureka", 5)
    page = context.new_page()
    page.goto(f"/t/{code}")
    wait_until(page, ASKED)
    rest.play(1)
    skip = page.locator(".prompt").get_by_role("button", name="Skip ahead")
    expect(skip).to_be_visible()
    skip.click()
    expect(page.locator(".moment")).to_have_count(0)  # what was being told is old
    expect(skip).to_have_count(0)
    until(lambda: rest.table()["moment"]["legal"], "our turn")
    expect(page.locator(".table")).to_have_attribute("data-position", str(rest.table()["moment"]["position"]))
