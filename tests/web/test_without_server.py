"""A folder without a server: what its page says and does not offer, what it keeps, and how tabs get along."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labtable.anywhere.offline import write_service_worker
from tests.run_cli import LABTABLE
from tests.waiting import ask_until
from tests.web.conftest import Visit
from tests.web.page_outside import CLIENT, Folder, folder_served, write_folder
from tests.web.serving import PATIENCE
from tests.web.visitor import wait_until

FORBIDDEN = """for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });"""
FULL = """for (const [where, name] of [[IDBObjectStore, 'put'], [Storage, 'setItem']])
  where.prototype[name] = () => { throw new DOMException('', 'QuotaExceededError'); };"""
NO_WASM = "delete globalThis.WebAssembly;"
FIRST_KEPT = "/labtable/answers/games/curie/rulebook/es.json"
NOT_STORED = "This browser stores nothing for Labtable"


@pytest.fixture(scope="module")
def address() -> str:
    """No server is started for visitors of a folder."""
    return "http://127.0.0.1"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("folder") / "labtable"
    write_folder(folder)
    return folder


@pytest.fixture
def folder(written: Path) -> Iterator[tuple[str, Folder]]:
    with folder_served(written.parent) as (address, behind):
        yield f"{address}/labtable/", behind


def begin(page: Page, address: str) -> str:
    """A table against bots, begun from the home page; its code."""
    page.goto(address)
    page.get_by_role("button", name="Play In Your Element").click()
    page.get_by_role("button", name="Play", exact=True).last.click()
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".mat")).to_be_visible()
    return page.url.rpartition("/")[2].replace("-", "")


def test_the_games_are_there_at_once_and_play_waits_with_a_bar(folder: tuple[str, Folder], visit: Visit) -> None:
    address, behind = folder
    behind.may_start.clear()
    page = visit().new_page()
    page.goto(address)
    for game in ("Eureka!", "In the Footsteps of Marie Curie", "Laboratorium", "Scientia", "In Your Element"):
        expect(page.get_by_role("heading", name=game).first).to_be_visible()
    bar = page.get_by_role("progressbar", name="Getting ready to play …")
    expect(bar).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Play", exact=True).last.click()
    expect(page.get_by_role("dialog").get_by_role("progressbar")).to_be_visible()
    behind.may_start.set()
    expect(page.locator(".mat")).to_be_visible()
    expect(bar).to_have_count(0)


def test_a_table_is_found_again_by_the_next_visit(folder: tuple[str, Folder], visit: Visit) -> None:
    address, behind = folder
    context = visit()
    page = context.new_page()
    code = begin(page, address)
    page.close()
    behind.may_start.clear()
    page = context.new_page()
    page.goto(address)
    mine = page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(mine).to_contain_text("In Your Element")  # before Python stands: what is below does not move later
    behind.may_start.set()
    expect(mine).to_contain_text("turn")
    mine.click()
    expect(page.locator(".mat")).to_be_visible()
    assert len(behind.visits) == 2 and code in page.url.replace("-", "")


def test_a_second_tab_says_so_and_takes_over(folder: tuple[str, Folder], visit: Visit) -> None:
    context = visit()
    first = context.new_page()
    code = begin(first, folder[0])
    second = context.new_page()
    second.goto(f"{folder[0]}#/games/element/rules")
    expect(second.get_by_role("heading", name="In Your Element").first).to_be_visible()
    sentence = "Labtable is open in another tab."
    expect(second.get_by_role("alert")).to_have_count(0)  # whoever reads needs no table
    second.evaluate("code => location.assign(`#/t/${code}`)", code)
    expect(second.get_by_role("alert")).to_contain_text(sentence)
    second.get_by_role("button", name="Play in this tab").click()
    expect(second.locator(".mat")).to_be_visible()
    expect(first.get_by_role("alert")).to_contain_text(sentence)
    first.get_by_role("button", name="Play in this tab").click()
    expect(first.locator(".mat")).to_be_visible()
    expect(second.get_by_role("alert")).to_contain_text(sentence)


@pytest.mark.parametrize("obstacle", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_where_nothing_is_stored_a_sentence_says_so_and_the_game_goes_on(
    folder: tuple[str, Folder], visit: Visit, obstacle: str
) -> None:
    context = visit()
    context.add_init_script(obstacle)
    page = context.new_page()
    begin(page, folder[0])
    notice = page.get_by_role("alert").filter(has_text=NOT_STORED)
    expect(notice).to_contain_text("At the end you can download it.")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_a_browser_without_webassembly_is_told_so(folder: tuple[str, Folder], visit: Visit) -> None:
    context = visit()
    context.add_init_script(NO_WASM)
    page = context.new_page()
    page.goto(folder[0])
    expect(page.get_by_role("alert")).to_contain_text("has no WebAssembly")
    expect(page.get_by_role("heading", name="In Your Element").first).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Play", exact=True).last.click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("has no WebAssembly")


def test_what_needs_a_server_is_not_offered(folder: tuple[str, Folder], visit: Visit) -> None:
    page = visit().new_page()
    page.goto(folder[0])
    expect(page.get_by_text("Friends on other devices and classes need a Labtable server.").first).to_be_visible()
    expect(page.get_by_label("Join with a code")).to_have_count(0)
    expect(page.get_by_role("link", name="Start a class")).to_have_count(0)
    page.get_by_role("button", name="Share this screen").click()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    for gone in ("Copy link", "Projector", "Spectators may watch"):
        expect(page.get_by_text(gone)).to_have_count(0)
    page.evaluate("location.assign('#/class/new')")
    expect(page.get_by_role("heading", name="With a class")).to_be_visible()


def play_until(behind: Folder, code: str, ended: Callable[[Any], bool]) -> None:
    """The first seat plays the first thing that it can, until the table is as wanted."""
    while not ended(table := behind.ask("GET", f"/api/tables/{code}/poll?since=0&wait=0&seat=0")["table"]):
        moment = table["moment"]
        if moment["legal"]:
            act = {"id": f"at-{moment['position']}", "seat": 0, "position": moment["position"]}
            behind.ask("POST", f"/api/tables/{code}/commands", type="act", action=moment["legal"][0]["action"], **act)


def test_two_people_pass_one_screen_on(folder: tuple[str, Folder], visit: Visit) -> None:
    address, behind = folder
    page = visit().new_page()
    page.goto(f"{address}#/games/element")
    page.get_by_role("button", name="Share this screen").click()
    page.get_by_role("radiogroup", name="Seats").get_by_role("radio", name="2").click()
    page.get_by_role("button", name="Set the table").click()
    page.get_by_role("button", name="Hot seat").click()
    expect(page.get_by_text("Everyone is here.")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".mat")).to_be_visible()
    code = page.url.rpartition("/")[2].replace("-", "")
    play_until(behind, code, lambda table: table["moment"]["to_move"] == 1)
    expect(page.get_by_role("alertdialog")).to_contain_text("Pass the screen to")
    page.get_by_role("alertdialog").get_by_role("button").click()
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_the_file_of_a_finished_game_is_verified_in_the_terminal(
    folder: tuple[str, Folder], visit: Visit, tmp_path: Path
) -> None:
    address, behind = folder
    page = visit().new_page()
    page.goto(address)
    page.get_by_text("Ready to play.").wait_for()
    chairs = [{"kind": "me", "nickname": "Ada"}, *[{"kind": "bot", "level": "random"}] * 2]
    new = {"game": "eureka", "chairs": chairs, "options": {}, "settings": {"pace": False}}
    code = behind.ask("POST", "/api/tables", **new)["code"]
    behind.ask("POST", f"/api/tables/{code}/commands", type="start", id="start")
    play_until(behind, code, lambda table: table["phase"] == "over")
    page.goto(f"{address}#/t/{code}")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Download the game").click()
    assert kept.value.suggested_filename == f"eureka-{code}.labtable"
    file = tmp_path / "game.json"
    kept.value.save_as(file)
    done = subprocess.run([LABTABLE, "verify", str(file)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_folder_is_opened_again_without_a_network(folder: tuple[str, Folder], visit: Visit) -> None:
    address, behind = folder
    context = visit(service_workers="allow")
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("status").filter(has_text="you can play without a network")).to_be_visible()
    page.close()
    behind.there = False
    page = context.new_page()
    begin(page, address)
    page.goto(f"{address}#/games/curie/rules")
    expect(page.get_by_role("heading", name="In the Footsteps of Marie Curie").first).to_be_visible()
    page.evaluate("location.assign('#/puzzles')")
    expect(page.get_by_role("heading", name="Puzzles")).to_be_visible()


def test_a_first_download_that_is_interrupted_costs_no_game_and_goes_on_at_the_next_visit(
    folder: tuple[str, Folder], visit: Visit
) -> None:
    address, behind = folder
    behind.missing = "scientia/rulebook/es.json"  # only the copy for later asks for it
    context = visit(service_workers="allow")
    page = context.new_page()
    code = begin(page, address)
    ask_until(lambda: any(path.endswith(behind.missing) for path in behind.asked), "the copy", PATIENCE)
    wait_until(page, "() => navigator.serviceWorker.getRegistration().then((one) => !one?.active && !one?.installing)")
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.close()
    behind.missing = ""
    before = behind.asked.count(FIRST_KEPT)
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("status").filter(has_text="you can play without a network")).to_be_visible()
    assert before and behind.asked.count(FIRST_KEPT) == before  # it goes on where it was
    behind.there = False
    page.goto(f"{address}#/t/{code}")
    expect(page.locator(".mat")).to_be_visible()


def test_a_new_release_is_offered_and_waits_while_a_game_is_played(visit: Visit, written: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(written, site)
    offer = "A new version of Labtable is here."
    with folder_served(site) as (address, _):
        context = visit(service_workers="allow")
        page = context.new_page()
        page.goto(f"{address}/")
        expect(page.get_by_role("status").filter(has_text="you can play without a network")).to_be_visible()
        index = site / "index.html"
        index.write_text(index.read_text("utf-8").replace("<html ", "<html data-release='next' "), "utf-8")
        shutil.copy(CLIENT / "site-sw.js", site)
        write_service_worker(site)
        begin(page, f"{address}/")
        wait_until(page, "() => navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)")
        expect(page.get_by_text(offer)).to_have_count(0)
        assert page.locator("html").get_attribute("data-release") is None
        page.get_by_role("link", name="Labtable, home").click()
        expect(page.get_by_text(offer)).to_be_visible()
        page.get_by_role("button", name="Use it now").click()
        expect(page.locator("html[data-release=next]")).to_be_visible()
        context.close()
