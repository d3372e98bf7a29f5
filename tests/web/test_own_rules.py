"""At a server, with the rules in the page itself: a finished game is checked there, and a game against bots goes on
when the server is killed, and comes back."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from labtable.server.base.config import Config
from labtable.server.run.page_parts import files_in
from tests.web.conftest import Visit
from tests.web.pressing import ASKED, play_by_keys
from tests.web.serving import DEALT, ROOT, free_port, wait_for
from tests.web.visitor import Rest, wait_until

GAME = "element"
FETCHED = "() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('.net') && one.responseEnd)"
DETAILS = "What exactly was checked"
CHAIRS = [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "random"}]

pytestmark = pytest.mark.skipif(
    f"{GAME}.wasm" not in files_in(Config(database="").page_parts),
    reason="the parts of a page are not made: python -m labtable.anywhere.files",
)


class Killable:
    """A server that can be killed and started again, with the same tables at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        database = str(self.folder / "tables.sqlite")
        words = ["serve", "--port", str(self.port), "--unlimited", "--games", GAME, "--database", database]
        command = [sys.executable, "-c", DEALT, *words, "--bot-workers", "1", "--log-level", "error"]
        mode = {**os.environ, "LABTABLE_MODE": "interpreted"}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=mode, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_for(self.address, self.process)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killable]:
    one = Killable(tmp_path_factory.mktemp("server"))
    yield one
    one.kill()


@pytest.fixture(scope="module")
def address(server: Killable) -> str:
    return server.address


def test_a_finished_game_is_dealt_and_played_again_by_the_browser(visit: Visit) -> None:
    context = visit()
    rest = Rest(context.request)
    rest.make(GAME, CHAIRS)
    rest.command("start")
    rest.play(1000)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/t/{rest.code}")
    page.get_by_role("button", name="Verify this game").click()
    page.get_by_text(DETAILS).click()
    expect(page.get_by_text("dealt and played the game again by itself")).to_be_visible()
    assert not [url for url in asked if url.endswith("/verify")]
    assert [url for url in asked if url.endswith(f"{GAME}.wasm")]


def test_a_game_goes_on_when_the_server_is_killed_and_comes_back_with_it(visit: Visit, server: Killable) -> None:
    context = visit()
    rest = Rest(context.request)
    rest.make(GAME, CHAIRS)
    rest.command("start")
    page = context.new_page()
    nets: list[str] = []
    page.on("request", lambda request: nets.append(request.url) if request.url.endswith(".net") else None)
    page.goto(f"/t/{rest.code}")
    play_by_keys(page, most=3)
    wait_until(page, FETCHED)
    assert len(nets) == 1
    wait_until(page, ASKED)
    hand = page.locator(".tray").inner_text()
    server.kill()
    expect(page.get_by_text("The server cannot be reached. You can play on in this page")).to_be_visible()
    page.get_by_role("button", name="Play on here").click()
    expect(page.get_by_text("Played in this page")).to_be_visible()
    wait_until(page, ASKED)
    assert page.locator(".tray").inner_text() == hand
    play_by_keys(page, most=2)
    wait_until(page, ASKED)
    hand = page.locator(".tray").inner_text()
    server.start()
    page.get_by_role("button", name="Go on at the server").click()
    expect(page).not_to_have_url(re.compile(rest.code))
    wait_until(page, ASKED)
    assert page.locator(".tray").inner_text() == hand
    rest.code = page.url.rpartition("/")[2].replace("-", "")
    rest.play(1000)
    page.goto(f"/t/{rest.code}")
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("this game was played in a page that had lost its server")).to_be_visible()
