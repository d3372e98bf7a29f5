"""Two builds of the client, pixel by pixel, on one server: `python -m tests.web.compare OLD [NEW]`.

For changes that nobody may see. Keep a copy of src/labtable/web, change, build again, compare. Both builds show
the same tables at three sizes, by day and in the evening; pictures that differ are kept in the folder `compare`
for temporary files, old beside new.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import gettempdir

from playwright.sync_api import BrowserContext, Error, Page, Route

from labtable.core.game.registry import game, names
from tests.web.serving import served
from tests.web.visitor import Rest, against_bots, browser, settled, visitor

BUILT = Path(__file__).parents[2] / "src" / "labtable" / "web"
FOLDER = Path(gettempdir()) / "compare"
SIZES = [(1366, 640), (1280, 860), (390, 844)]
DECISIONS = (0, 6, 14)
STILL = "Math.random = () => 0.5"  # the same fact of the day in both

Act = Callable[[Page], None]
Scene = tuple[str, str, Act]  # its name, its address, what is pressed there


def nothing(page: Page) -> None:
    page.wait_for_selector("h1, .mat")
    page.wait_for_load_state("networkidle")


def press(role: str, name: str, then: str) -> Act:
    def act(page: Page) -> None:
        page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]
        page.wait_for_selector(then)

    return act


def key(letter: str) -> Act:
    def act(page: Page) -> None:
        page.wait_for_selector(".mat")
        page.keyboard.press(letter)
        page.wait_for_selector("dialog")

    return act


def choose(page: Page) -> None:
    lit = page.locator(".tray [data-lit], .mat [data-lit]")
    lit.first.wait_for()
    lit.first.click(force=True)
    page.mouse.move(0, 0)


def refused(page: Page) -> None:
    page.wait_for_selector(".prompt.mine")
    page.locator('[data-thing="suit/red"]').click(force=True)
    page.get_by_role("tooltip").get_by_role("button").first.wait_for()


def scenes(rest: Rest) -> Iterator[Scene]:
    yield "home", "/", nothing
    yield "new-table", "/", press("button", "Play now", "dialog")
    for name in names():
        yield f"page-{name}", f"/games/{name}", nothing
        rest.make(name, [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}])
        yield f"waiting-{name}", f"/t/{rest.code}", nothing
        against_bots(rest, name, game(name).meta.players[-1], level="greedy")
        done = 0
        for decisions in DECISIONS:
            rest.play(decisions - done)
            done = decisions
            yield f"{name}-{decisions}", f"/t/{rest.code}", nothing
            yield f"{name}-{decisions}-chosen", f"/t/{rest.code}", choose
        if name == "eureka":
            yield "menu", f"/t/{rest.code}", press("button", "Menu", "dialog, .menu")
            yield "rules", f"/t/{rest.code}", press("button", "Rules", "dialog section p")
            yield "keys", f"/t/{rest.code}", key("?")
            yield "moves", f"/t/{rest.code}", key("l")
            yield "why-not", f"/t/{rest.code}", refused
            yield "plain", f"/t/{rest.code}?board=plain", nothing
            yield "replay", f"/t/{rest.code}/at/2", nothing
        against_bots(rest, name, 2, level="greedy")
        rest.play(5000)
        yield f"end-{name}", f"/t/{rest.code}", lambda page: page.locator("main.ending .rank .sources").first.wait_for()
    yield "nobody", "/t/CCCC-CCCC", nothing


class Builds:
    """The files of one build or the other, whatever the server has."""

    def __init__(self, context: BrowserContext) -> None:
        self.folder = BUILT
        context.route(lambda address: "/api/" not in address, self._answer)

    def _answer(self, route: Route) -> None:
        asked = route.request.url.split("/", 3)[3].split("?")[0]
        path = self.folder / asked[max(asked.find("assets/"), 0) :]  # pages name their files relative to themselves
        route.fulfill(path=path if path.is_file() else self.folder / "index.html")


def compare(address: str, old: Path, new: Path) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    differing = seen = 0
    with browser() as chromium:
        context = visitor(chromium, address)
        context.add_init_script(STILL)
        builds = Builds(context)
        page = context.new_page()
        for name, where, act in scenes(Rest(context.request)):
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                shots: list[list[bytes]] = []
                print(name, width, flush=True)
                for build in (old, new):
                    builds.folder = build
                    page.goto(where)
                    try:
                        act(page)
                    except Error as failed:  # the other build must fail in the same way
                        print(name, str(failed).splitlines()[0])
                    shots.append([])
                    for scheme in ("light", "dark"):
                        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
                        settled(page)
                        shots[-1].append(page.screenshot())
                for scheme, before, after in zip(("light", "dark"), *shots, strict=True):
                    seen += 1
                    if before != after:
                        differing += 1
                        print("differs:", name, width, scheme)
                        (FOLDER / f"{name}-{width}-{scheme}-old.png").write_bytes(before)
                        (FOLDER / f"{name}-{width}-{scheme}-new.png").write_bytes(after)
    print(f"{differing} of {seen} pictures differ")
    return differing


if __name__ == "__main__":
    builds = [Path(one) for one in sys.argv[1:]]
    with served() as own:
        sys.exit(1 if compare(own, builds[0], builds[1] if len(builds) > 1 else BUILT) else 0)
