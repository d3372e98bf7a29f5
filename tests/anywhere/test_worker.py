"""Labtable in a page of Chromium plays, and tells byte for byte what it tells outside of it: Python in a browser, with
the rules as WebAssembly, against CPython.

LABTABLE_WASM_GAMES names the games, where not all; `python -m bench.anywhere_equality` compares more positions."""

import asyncio
import json
import os
import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Route
from playwright.sync_api import Page as Tab

from labtable.anywhere.lanes import packed
from labtable.anywhere.page import Page
from labtable.bots.question import question_of
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.core.match.preview import FEW
from labtable.server.live import new_tables
from labtable.server.live.reviews import weigh_on
from labtable.server.protocol import rest_wire
from labtable.server.workers import jobs
from tests.anywhere.browser_page import THINK, BrowserPage, positions_in, serving, write_folder
from tests.anywhere.test_page import ask
from tests.core.positions_told import positions
from tests.web.visitor import PATIENCE, browser

CHOSEN = os.environ.get("LABTABLE_WASM_GAMES", "all")
GAMES = names() if CHOSEN == "all" else CHOSEN.split(",")
ONE = "element" if "element" in GAMES else GAMES[0]  # hidden hands, and chance
MOVES = 3  # of a table that is asked in both
DEAL = 3  # its previews differed while arrays of arrays were wider in a page
PREVIEWS = 3  # actions of the last position whose previews are compared
POSITIONS = 8  # of each match
MATCHES = 2
JUDGED = 3  # decisions of a review, the last ones
EVER = 3600.0  # seconds of a slice of it
# The sentence with which a page does not start.
WHY_NOT = """async () => (await import('./assets/page.js'))
  .startPage({}, '', '', () => {}, () => {}).then(() => '', (error) => error.said.id)"""

pytest.importorskip("ziglang")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    write_folder(folder, GAMES)
    with serving(folder) as one:
        yield one


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as one:
        yield one


def open_tab(chromium: Browser, address: str) -> Tab:
    tab = chromium.new_page()
    tab.set_default_timeout(PATIENCE)
    tab.goto(address)
    return tab


def opened(chromium: Browser, address: str, kept: dict[str, str], cookie: str = "", key: str = "") -> BrowserPage:
    return BrowserPage(open_tab(chromium, address), kept, cookie, key)


def bots_of(name: str) -> int:
    return 2 if name == "eureka" else 1  # it is a game for three


async def played(page: Page, name: str) -> list[tuple[str, str, Any]]:
    """A few moves outside of a browser; and what is asked of the table afterwards."""
    chairs = [{"kind": "me", "nickname": "Ada"}, *[{"kind": "bot", "level": "student"}] * bots_of(name)]
    new = {"game": name, "chairs": chairs, "options": {}, "settings": {"pace": False}}
    code = (await ask(page, "POST", "/api/tables", **new))["code"]
    at, since, moves = f"/api/tables/{code}", 0, 0
    await ask(page, "POST", f"{at}/commands", type="start", id="start")
    while True:
        state = await ask(page, "GET", f"{at}/poll?since={since}&wait=20")
        moment, since = state["table"]["moment"], state["version"]
        if state["table"]["phase"] == "over" or (moment["legal"] and moves == MOVES):
            break
        if moment["legal"]:
            act = {"type": "act", "id": str(since), "seat": 0, "position": moment["position"]}
            await ask(page, "POST", f"{at}/commands", **act, action=moment["legal"][-1]["action"])
            moves += 1
    questions: list[tuple[str, str, Any]] = [("GET", f"{at}/log?audience=0", None)]
    questions += [("GET", f"{at}/moments/{n}?audience={n % 3 - 1}", None) for n in range(moment["position"] + 1)]
    for number, legal in enumerate((moment["legal"] or ())[:PREVIEWS]):
        asked = {"seat": 0, "position": moment["position"], "action": legal["action"]}
        questions.append(("POST", f"{at}/commands", {"type": "preview", "id": f"p{number}", **asked}))
    questions.append(("POST", f"{at}/commands", {"type": "why", "id": "why", "seat": 0, "action": 1}))
    return questions


async def asked_outside() -> tuple[dict[str, str], Page, list[tuple[str, str, Any]], list[tuple[int, str, bytes]]]:
    """A table of each game, and what Python outside of a browser answers when the tables are asked."""
    kept: dict[str, str] = {}
    page = Page(lambda code, table: kept.update({code: table or ""}), {})
    questions = [question for name in GAMES for question in await played(page, name)]
    fresh = Page(lambda code, table: None, kept, page.cookie, page.key)  # it reads the tables from what was kept, too
    answers = [
        await fresh.ask(method, path, json.dumps(body).encode() if body else b"") for method, path, body in questions
    ]
    return kept, page, questions, answers


@pytest.fixture(scope="module")
def python_in_a_tab(chromium: Browser, address: str) -> Iterator[Tab]:
    """A page whose Python is started once, for the positions of all games."""
    tab = open_tab(chromium, address)
    yield tab
    tab.close()


@pytest.mark.parametrize("name", GAMES)
def test_positions_tell_the_same_in_a_browser(name: str, python_in_a_tab: Tab):
    asked = [(name, seed, POSITIONS, FEW + 1) for seed in range(MATCHES)]
    found = positions_in(python_in_a_tab, asked)
    assert found == [list(positions(*given)) for given in asked]
    assert sum(map(len, found)) > POSITIONS


def test_a_worker_answers_byte_for_byte_what_python_answers_outside(
    chromium: Browser, address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(new_tables.secrets, "token_hex", lambda size: f"{DEAL:0{2 * size}x}")
    with ThreadPoolExecutor(1) as beside:  # this thread has an event loop: Playwright's
        kept, page, questions, answers = beside.submit(asyncio.run, asked_outside()).result()
    there = opened(chromium, address, kept, page.cookie, page.key.hex())
    for (method, path, body), (status, media, found) in zip(questions, answers, strict=True):
        assert there.ask(method, path, body) == (status, media, found.decode()), path
    assert len(answers) > MOVES * len(GAMES)
    there.tab.close()


def test_a_visitor_plays_in_a_page_and_finds_the_table_again(chromium: Browser, address: str):
    here = opened(chromium, address, {})
    assert here.tab.evaluate("window.steps[0]") == "python"
    at = here.begin(ONE, "researcher", bots_of(ONE))
    since = here.play(at, MOVES)["version"]
    kept = here.tab.evaluate("window.kept")
    assert here.ask("GET", "/api/tables/AAAAAAAA")[0] == 404
    here.tab.close()
    again = opened(chromium, address, kept, here.started["cookie"], here.started["key"])
    state = again.told("GET", at)
    assert state["version"] > since and state["table"]["phase"] == "playing"
    again.tab.close()


def test_the_second_worker_thinks_as_python_does_outside(chromium: Browser, address: str):
    match = Match(game(ONE), 3, seed=DEAL)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    seat, *asked = question_of(match).asked
    work = [(jobs.think, (level, ONE, int(seat), *asked)) for level in ("student", "researcher")]
    work.insert(1, (jobs.think, ("nobody", ONE, int(seat), *asked)))  # it fails, and the next is answered
    tab = open_tab(chromium, address)
    stands, student, nobody, researcher = tab.evaluate(THINK, [list(packed(*one)) for one in work])
    tab.close()
    assert (stands, nobody) == (0, None)
    assert pickle.loads(bytes(student)) == jobs.think("student", ONE, seat, *question_of(match).asked[1:])
    assert pickle.loads(bytes(researcher)) in match.legal()


def test_the_second_worker_reviews_a_finished_game_to_its_end(chromium: Browser, address: str):
    match, luck = Match(game(ONE), 3, seed=DEAL), Random(DEAL)
    while not match.over:
        match.play(luck.choice(match.legal()))
    unjudged = len(match.decisions()) - JUDGED
    tab = open_tab(chromium, address)
    _, made = tab.evaluate(THINK, [list(packed(weigh_on, (msgspec.json.encode(match.saved()), unjudged, EVER)))])
    tab.close()
    news = msgspec.json.decode(pickle.loads(bytes(made)), type=rest_wire.Reviewing)
    assert news.done == news.total and news.review is not None and news.review.deep


@pytest.mark.parametrize("name", ["pyodide.mjs", "pyodide.asm.wasm", "labtable.zip"])
def test_a_file_that_does_not_come_is_told_in_a_sentence(name: str, chromium: Browser, address: str):
    tab = open_tab(chromium, address)
    tab.route(f"**/{name}", lambda route: route.abort())
    assert tab.evaluate(WHY_NOT) == "anywhere-no-files"
    tab.close()


def test_too_little_memory_is_told_in_a_sentence(chromium: Browser, address: str):
    full = "WebAssembly.Memory = function () { throw new RangeError('Out of memory'); };\n"
    tab = open_tab(chromium, address)

    def filled(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=full + whole.text())

    tab.route("**/assets/worker*.js", filled)
    assert tab.evaluate(WHY_NOT) == "anywhere-no-memory"
    tab.close()


def test_the_page_is_under_the_policy_of_a_site(address: str, chromium: Browser):
    tab = open_tab(chromium, address)
    script = (
        "const one = document.createElement('script'); one.textContent = 'window.ran = 1'; document.head.append(one)"
    )
    assert tab.evaluate(f"(() => {{ {script}; return window.ran ?? 'refused' }})()") == "refused"
    tab.close()
