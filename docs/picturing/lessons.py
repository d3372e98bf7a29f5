"""A class at work: what the page for teachers shows of it."""

from __future__ import annotations

import io
from random import Random
from typing import Any

from docs.picturing.studio import PRESENT, Studio, keep
from PIL import Image
from playwright.sync_api import Page
from tests.web.lesson_class import Member, join, open_class
from tests.web.visitor import settled

NAMES = ("Ada", "Ben", "Chiara", "Dilan", "Emil", "Fatou", "Gael", "Hana", "Iris")
LAPTOP, PHONE, PROJECTOR = (1366, 768), (390, 844), (1440, 810)
MOVES = 24  # at each table
PATIENCE = 60_000  # ms
WHOLE = 120_000  # bytes of a whole page


def take(page: Page, name: str, *, whole: bool = False) -> None:
    settled(page)
    page.mouse.move(1, 1)
    keep(Image.open(io.BytesIO(page.screenshot(full_page=whole))), name, WHOLE)


def sized(member: Member, size: tuple[int, int], path: str) -> Page:
    page = member.context.new_page()
    page.set_default_timeout(PATIENCE)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(path)
    return page


def moment_of(pupil: Member, code: str) -> Any:
    return pupil.request.get(f"/api/tables/{code}").json()["table"]["moment"]


def play(pupils: list[Member], luck: int) -> None:
    """Pupils of one table make some of the moves that they may make."""
    random = Random(luck)
    code = pupils[0].room()["groups"][0]["table"]
    for number in range(MOVES):
        for pupil in pupils:
            moment = moment_of(pupil, code)
            if moment["legal"]:
                action = random.choice(moment["legal"])["action"]
                seat, position = moment["audience"], moment["position"]
                told = {"type": "act", "id": f"m{number}", "seat": seat, "position": position, "action": action}
                pupil.request.post(f"/api/tables/{code}/commands", data=told)
                break


def classroom(studio: Studio) -> None:
    studio.seed_file.write_text("7")
    asked = {"names": "list", "listed": list(NAMES), "pupils": len(NAMES), "title": "8B", "teacher": "Ms Curie"}
    teacher = open_class(studio.chromium, studio.address, "element", level="student", **asked)
    pupils = [join(studio.chromium, studio.address, teacher.room()["code"]) for _ in NAMES]
    for pupil, name in zip(pupils, NAMES, strict=True):
        pupil.do("pick-name", name=name)
        there = pupil.context.new_page()
        there.goto("/mark.svg")
        there.evaluate(PRESENT, f"/api/classes/{pupil.id}/events")
    room = sized(teacher, LAPTOP, f"/class/{teacher.id}")
    room.wait_for_selector(".codeplate .code")
    take(room, "class-room")
    own = sized(pupils[0], PHONE, f"/class/{teacher.id}")
    own.wait_for_selector(".mine h1")
    take(own, "class-join")
    own.close()

    teacher.do("start-all")
    by_group: dict[str, list[Member]] = {}
    for pupil in pupils:
        by_group.setdefault(pupil.room()["groups"][0]["table"], []).append(pupil)
    for luck, group in enumerate(by_group.values()):
        play(group, luck)
    pupils[4].do("raise-hand")
    room.wait_for_selector(".wall article .mat")
    take(room, "class-wall")
    front = sized(teacher, PROJECTOR, f"/class/{teacher.id}/projector")
    front.get_by_role("button", name="Table 1").click()
    front.wait_for_selector(".big .mat")
    take(front, "class-projector")

    table = next(iter(by_group))
    teacher.do("open-poll", table=table, text="From here, find the next atom.")
    poll = teacher.room()["poll"]
    legal = poll["moment"]["legal"]
    for number, pupil in enumerate(pupils):
        pupil.do("answer-poll", poll=poll["id"], action=legal[min(number // 4, len(legal) - 1)]["action"])
    teacher.do("close-poll")
    front.get_by_text("the Laureate’s choice").wait_for()
    take(front, "class-poll")
    teacher.do("end-poll")
    teacher.do("finish-round")
    room.goto(f"/class/{teacher.id}/results")
    room.wait_for_selector(".tables section")
    room.locator("details .mat > *").first.wait_for()
    take(room, "class-results", whole=True)
