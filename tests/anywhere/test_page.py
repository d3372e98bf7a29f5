"""The server in a page: a visitor makes a table, plays against a bot, and finds it again on the next visit."""

import asyncio
from typing import Any

import msgspec

from labtable.anywhere.page import Page

GAME = "eureka"
MOVES = 4


async def ask(page: Page, method: str, path: str, **given: Any) -> Any:
    status, _, body = await page.ask(method, path, msgspec.json.encode(given) if given else b"")
    assert status < 400, body
    return msgspec.json.decode(body) if body else None


async def make_table(page: Page) -> str:
    chairs = [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "student"}]
    made = await ask(page, "POST", "/api/tables", game=GAME, chairs=chairs, options={}, settings={"pace": False})
    code: str = made["code"]
    await ask(page, "POST", f"/api/tables/{code}/commands", type="start", id="start")
    return code


async def play(page: Page, code: str, moves: int) -> dict[str, Any]:
    """Play the first thing that can be played, as often as this; the state that came of it."""
    played, since = 0, 0
    while True:
        state = await ask(page, "GET", f"/api/tables/{code}/poll?since={since}&wait=20")
        table, since = state["table"], state["version"]
        if table["phase"] == "over" or played == moves:
            found: dict[str, Any] = state
            return found
        if legal := table["moment"]["legal"]:
            act = {"type": "act", "id": f"{since}", "seat": 0, "position": table["moment"]["position"]}
            done = await ask(page, "POST", f"/api/tables/{code}/commands", **act, action=legal[0]["action"])
            played += done["type"] == "done"


def test_a_visitor_plays_against_a_bot_and_finds_the_table_again():
    async def visits() -> None:
        kept: dict[str, str] = {}
        first = Page(lambda code, table: kept.update({code: table or ""}), {})
        code = await make_table(first)
        left = await play(first, code, MOVES)
        again = Page(lambda code, table: None, kept, first.cookie, first.key)
        found = await ask(again, "GET", f"/api/tables/{code}")
        assert found["version"] >= left["version"] > MOVES
        assert found["table"]["moment"]["view"]["players"] == left["table"]["moment"]["view"]["players"]

    asyncio.run(asyncio.wait_for(visits(), 120))


def test_the_rules_are_those_of_the_server():
    async def visit() -> None:
        page = Page(lambda code, table: None, {})
        code = await make_table(page)
        moment = (await play(page, code, 0))["table"]["moment"]
        wrong = {"type": "act", "id": "wrong", "seat": 0, "position": moment["position"], "action": 10_000}
        status, _, body = await page.ask("POST", f"/api/tables/{code}/commands", msgspec.json.encode(wrong))
        refused = msgspec.json.decode(body)
        assert (status, refused["reason"], refused["refusal"]["rule"]) == (409, "illegal", "4.1")
        assert (await page.ask("GET", "/api/tables/AAAAAAAA"))[0] == 404

    asyncio.run(asyncio.wait_for(visit(), 120))


def test_a_table_of_another_release_or_a_damaged_one_is_told_of_and_does_not_keep_others_from_being_opened():
    async def visit() -> None:
        kept: dict[str, str] = {}
        first = Page(lambda code, table: kept.update({code: table or ""}), {})
        code = await make_table(first)
        newer = kept[code].replace('\\"type\\":\\"', '\\"type\\":\\"new-', 1)
        assert newer != kept[code]
        broken = {"GHJV33GW": newer, "XJ7VGKK4": kept[code][:-20]}
        page = Page(lambda code, table: kept.update({code: table or ""}), {**kept, **broken}, first.cookie, first.key)
        assert (await ask(page, "GET", f"/api/tables/{code}"))["table"]["phase"] == "playing"
        found = [await page.ask("GET", f"/api/tables/{code}") for code in broken]
        told = [(status, msgspec.json.decode(body)["message"]["id"]) for status, _, body in found]
        assert told == [(503, "server-newer"), (503, "server-damaged")]
        assert kept.keys() == {code}  # and what was kept of the others stays as it is

    asyncio.run(asyncio.wait_for(visit(), 120))
