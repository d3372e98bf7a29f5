"""A game against bots goes on in the page when its server is lost, and comes back: here both are pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from labtable.anywhere.page import Page
from tests.anywhere.test_page import ask, play

GAME = "element"  # hidden hands, and chance
CHAIRS = ({"kind": "me", "nickname": "Ada"}, *[{"kind": "bot", "level": "random"}] * 2)


def new_page() -> Page:
    return Page(lambda code, table: None, {})


async def refused(page: Page, method: str, path: str, **given: Any) -> str:
    status, _, body = await page.ask(method, path, msgspec.json.encode(given) if given else b"")
    assert status >= 400, body
    sentence: str = msgspec.json.decode(body)["message"]["id"]
    return sentence


async def begun(server: Page, *chairs: Any, **settings: Any) -> str:
    settings = {"pace": False, **settings}
    made = await ask(server, "POST", "/api/tables", game=GAME, chairs=chairs, options={}, settings=settings)
    code: str = made["code"]
    await ask(server, "POST", f"/api/tables/{code}/commands", type="start", id="start")
    return code


async def lost(server: Page, moves: int = 3) -> tuple[str, Any, Page]:
    """A table in the middle of a game; as its player sees it; and the page that plays it on."""
    code, page = await begun(server, *CHAIRS), new_page()
    state = await play(server, code, moves)
    while not (seen := state["table"]["moment"])["legal"]:  # bots decide
        state = await ask(server, "GET", f"/api/tables/{code}/poll?since={state['version']}&wait=20")
    await ask(page, "POST", "/api/here/tables", **await ask(server, "GET", f"/api/tables/{code}/portable"))
    return code, seen, page


def run(visit: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(visit(), 120))


def test_the_page_shows_the_same_board_and_asks_the_same() -> None:
    async def visit() -> None:
        code, seen, page = await lost(new_page())
        here = (await ask(page, "GET", f"/api/tables/{code}"))["table"]["moment"]
        assert [here[part] for part in ("view", "legal", "prompt", "to_move")] == [
            seen[part] for part in ("view", "legal", "prompt", "to_move")
        ]

    run(visit)


@pytest.mark.thorough
def test_what_was_played_comes_back_whole_and_is_verified() -> None:
    async def visit() -> None:
        server = new_page()
        code, seen, page = await lost(server)
        played = await play(page, code, 500)
        assert played["table"]["phase"] == "over"
        brought = {"position": seen["position"], "moves": await ask(page, "GET", f"/api/here/tables/{code}/moves")}
        made = await ask(server, "POST", f"/api/tables/{code}/played-on", **brought)
        assert made == await ask(server, "POST", f"/api/tables/{code}/played-on", **brought)  # an answer was lost
        back = (await ask(server, "GET", f"/api/tables/{made['code']}"))["table"]
        assert back["phase"] == "over" and back["moment"]["outcome"] == played["table"]["moment"]["outcome"]
        found = await ask(server, "GET", f"/api/tables/{made['code']}/verify")
        assert found["genuine"] and found["redealt"] == seen["position"]
        there = (await ask(server, "GET", f"/api/tables/{code}"))["table"]
        assert there["phase"] == "playing" and there["moment"]["position"] == seen["position"]

    run(visit)


def test_moves_that_are_none_are_refused_with_a_sentence() -> None:
    async def visit() -> None:
        server = new_page()
        code, seen, page = await lost(server)
        await play(page, code, 2)
        moves = await ask(page, "GET", f"/api/here/tables/{code}/moves")
        path, here = f"/api/tables/{code}/played-on", seen["position"]
        others = [[(seat + 1) % 3, action] for seat, action in moves]
        for wrong in (others, [*moves, [0, 999_999]], [[0, -1]]):
            assert await refused(server, "POST", path, position=here, moves=wrong) == "server-not-brought-back"
        assert await refused(server, "POST", path, position=here + 9, moves=moves) == "server-stale"
        assert await refused(server, "POST", path, position=here, moves=[[0]]) == "server-bad-request"

    run(visit)


def test_only_a_table_of_one_person_and_bots_can_be_taken_along() -> None:
    async def visit() -> None:
        server, other = new_page(), {"kind": "me", "nickname": "Bo"}
        for code in (
            await begun(server, *CHAIRS[:2], other),
            await begun(server, *CHAIRS, clock={"seconds": 600}),
        ):
            assert await refused(server, "GET", f"/api/tables/{code}/portable") == "server-not-portable"

    run(visit)
