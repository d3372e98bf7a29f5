"""A person at the browser: Chromium with the client, and the same cookie for plain requests to the server."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    APIRequestContext,
    Browser,
    BrowserContext,
    Error,
    Page,
    ViewportSize,
    sync_playwright,
)

from tests.waiting import ask_until

SHELL, WHOLE = Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")
CHROMIUM = SHELL if SHELL.exists() else WHOLE  # the shell is the same engine without windows: a third of the work
# Pages of the browser's own frame, loaded for every visitor, and processes held ready for nobody. The rest is what
# Playwright switches off; of two lists Chromium reads the last.
UNUSED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
FLAGS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(UNUSED)}"]
PATIENCE = 150_000  # ms for one press, one answer, one thought of a bot: 60_000 were too few on a crowded machine
COMPILED = 3600  # seconds: all games, where nobody has compiled them before
# Others' moves are shown at this pace. A frame without storage has no preferences.
SET_ONCE = """try {
  localStorage.getItem('labtable-preferences') ?? localStorage.setItem('labtable-preferences', '{"follow": "%s"}');
} catch {}"""
# Nobody looks at the pixels: a page is laid out, but drawn only while something asks what can be seen.
UNDRAWN = """(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root:not([data-drawn]) { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
})()"""
DRAWN = """async (given) => {
  document.documentElement.dataset.drawn = '';
  try {
    return await (%s)(given);
  } finally {
    delete document.documentElement.dataset.drawn;
  }
}"""
SIZES = {390: 844, 1280: 800, 1920: 1080}
WIDTH = 1280


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield one
        one.close()


def size_of(width: int) -> ViewportSize:
    return {"width": width, "height": SIZES.get(width, 800)}


def visitor(chromium: Browser, address: str, width: int = WIDTH, pace: str = "none", **more: Any) -> BrowserContext:
    """Others' moves are shown at once: where no test says otherwise, nothing waits for the eye."""
    settings: dict[str, Any] = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block", **more}
    context = chromium.new_context(base_url=address, viewport=size_of(width), has_touch=width < 600, **settings)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(SET_ONCE % pace)
    return context


class Rest:
    """The protocol without a browser, as the same visitor."""

    def __init__(self, request: APIRequestContext, code: str = "") -> None:
        self.request = request
        self.code = code
        self._name = secrets.token_hex(4)
        self._count = 0
        self._say = random.Random(7)

    def make(self, game: str, chairs: list[dict[str, Any]], options: dict[str, Any] | None = None) -> str:
        self.post("/api/session", {})
        made = self.post(
            "/api/tables",
            {"game": game, "chairs": chairs, "options": options or {}, "settings": {"spectators": True, "pace": False}},
        )
        self.code = str(made["code"])
        return self.code

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.request.post(path, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json() if answer.status != 204 else None

    def command(self, kind: str, **fields: Any) -> Any:
        self._count += 1
        command = {"type": kind, "id": f"{self._name}-{self._count}", **fields}
        return self.post(f"/api/tables/{self.code}/commands", command)

    def table(self) -> Any:
        return self.request.get(f"/api/tables/{self.code}").json()["table"]

    def steps(self) -> Any:
        return self.request.get(f"/api/tables/{self.code}/poll?since=0&wait=0").json()["steps"]

    def wait_until_warm(self) -> None:
        """Compiled rules tell what an action would do; interpreted ones only play."""
        about = f"/api/games/{self.table()['game']}"
        until(lambda: not self.request.get(about).json()["warming"], f"{about}: compiled", COMPILED)

    def start(self) -> None:
        self.wait_until_warm()
        self.command("start")

    def play(self, decisions: int, wanted: Callable[[Any], bool] = lambda moment: False) -> bool:
        """So many decisions of the first seat, at random; fewer when the game ends, or before one that is wanted."""
        version = 0
        end = time.monotonic() + PATIENCE / 1000
        while decisions > 0:
            assert time.monotonic() < end, f"{self.code}: still at position {version}"
            state = self.request.get(f"/api/tables/{self.code}/poll?since={version}&wait=5").json()
            if state["version"] != version:
                end = time.monotonic() + PATIENCE / 1000
            version, table = state["version"], state["table"]
            if table["phase"] == "over":
                return False
            if table["moment"]["legal"] and wanted(table["moment"]):
                return True
            decisions -= self.decide(table["moment"])
        return False

    def decide(self, moment: Any = None) -> bool:
        """One decision at random, where one is asked of us."""
        moment = moment or self.table()["moment"]
        if not moment["legal"]:
            return False
        action = self._say.choice(moment["legal"])["action"]
        self._count += 1
        act = {
            "type": "act",
            "id": f"{self._name}-{self._count}",
            "seat": moment["audience"],
            "action": action,
            "position": moment["position"],
        }
        answer = self.request.post(f"/api/tables/{self.code}/commands", data=act)
        assert answer.ok or answer.json()["reason"] == "stale", answer.text()
        return answer.ok  # a press in the browser may have come first


def against_bots(
    rest: Rest, game: str, players: int, options: dict[str, Any] | None = None, level: str = "random"
) -> str:
    """A running game: we sit on the first chair, bots on all others."""
    chairs = [{"kind": "me", "nickname": "Noor"}] + [{"kind": "bot", "level": level}] * (players - 1)
    code = rest.make(game, chairs, options)
    rest.start()
    return code


def until(test: Callable[[], Any], what: str, patience: float = PATIENCE / 1000) -> None:
    """Ask the server again and again."""
    ask_until(test, what, patience)


SETTLED = """(patience) => document.fonts.ready.then(async () => {
  const frame = () => new Promise((resume) => requestAnimationFrame(resume));
  const running = () => document.getAnimations().filter((one) => one.playState === 'running');
  const end = performance.now() + patience;
  for (let still = 0; still < 2; still += 1) {
    await frame();
    if (running().length) still = -1;
    const names = () => running().map((one) => one.effect.target?.outerHTML.slice(0, 100));
    if (performance.now() > end) throw new Error(`still moving: ${names()}`);
  }
})"""


WAIT = """async ([arg, patience]) => {
  const changed = () => new Promise((resume) => {
    const go = () => (watcher.disconnect(), clearTimeout(timer), resume());
    const watcher = new MutationObserver(go);
    const timer = setTimeout(go, 50);
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (const end = performance.now() + patience; performance.now() < end; await changed()) {
    if (await (%s)(arg)) return true;
  }
  return false;
}"""


def wait_until(page: Page, condition: str, arg: Any = None) -> None:
    """Look again whenever the page changes. Playwright's own waiting compiles text there, which its policy forbids."""
    while True:
        try:
            assert page.evaluate(WAIT % condition, [arg, PATIENCE]), f"still not: {condition}"
            return
        except Error as error:
            if "context was destroyed" not in str(error):  # another page has come: it is asked
                raise


FOLLOW = """(path) => {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def follow(page: Page, path: str) -> None:
    """Go there by a link, if a page of ours is open: loading one anew takes several times the work."""
    if page.url == "about:blank":
        page.goto(path)
    else:
        page.evaluate(FOLLOW, path)


def settled(page: Page) -> None:
    """Fonts are there and nothing moves any more."""
    page.evaluate(SETTLED, PATIENCE)
