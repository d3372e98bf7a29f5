"""*Open a saved game…* on the home page, at a server and in a folder without one: it goes on, or is looked back at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.test_opened_files import played, text_of
from tests.web.conftest import Visit
from tests.web.page_outside import folder_served, write_folder

GAME = "element"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    path: Path = tmp_path_factory.mktemp("folder") / "labtable"
    write_folder(path)
    with folder_served(path.parent) as (address, _):
        yield f"{address}/labtable/"


def choose(page: Page, address: str, text: str) -> Locator:
    """The dialog in which this file was chosen."""
    page.goto(address)
    page.get_by_role("button", name="Open a saved game …").click()
    dialog = page.get_by_role("dialog", name="Open a saved game")
    file: Any = {"name": "game.labtable", "mimeType": "application/octet-stream", "buffer": text.encode()}
    dialog.get_by_label("Choose a file").set_input_files(file)
    return dialog


def goes_on(page: Page, address: str) -> None:
    match = played(GAME, 6)
    dialog = choose(page, address, text_of(match))
    expect(dialog.get_by_role("heading", name="In Your Element · 6 decisions so far")).to_be_visible()
    seats = dialog.get_by_role("combobox")
    assert [seat.input_value() for seat in seats.all()] == ["", "random"]
    seats.nth(0).select_option("student")
    expect(dialog.get_by_role("status")).to_contain_text("At least one is yours")
    expect(dialog.get_by_role("button", name="Go on playing")).to_be_disabled()
    for seat in seats.all():
        seat.select_option("")
    dialog.get_by_role("button", name="Go on playing").click()
    expect(page.locator(".mat")).to_be_visible()


def is_looked_back_at(page: Page, address: str) -> None:
    match = played(GAME, None)
    choose(page, address, text_of(match))
    expect(page.get_by_role("button", name="Download the game")).to_be_visible()
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("decisions played again")).to_be_visible()
    expect(page.get_by_text("This game comes from a file").first).to_be_attached()


def is_refused(page: Page, address: str) -> None:
    dialog = choose(page, address, text_of(played(GAME, 6)).replace("Player 1", "Player 7"))
    expect(dialog.get_by_role("alert")).to_contain_text("This file was changed or damaged")
    dialog.get_by_label("Choose a file").set_input_files(
        {"name": "holiday.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8" * 300_000}
    )
    expect(dialog.get_by_role("alert")).to_contain_text("larger than that of any game")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("what", [goes_on, is_looked_back_at, is_refused])
@pytest.mark.parametrize("where", ["server", "folder"])
def test_a_saved_game(visit: Visit, request: pytest.FixtureRequest, where: str, what: Any) -> None:
    context = visit(width=390) if what is is_refused else visit()
    what(context.new_page(), "/" if where == "server" else request.getfixturevalue("folder"))
