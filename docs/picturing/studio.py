"""A server, a browser and a table of friends: what every picture of the documentation is taken of."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page
from tests.web.serving import free_port, wait_for
from tests.web.visitor import Rest, browser, settled, visitor, wait_until

import labtable
from labtable.core.lessons.action_names import actions_named
from labtable.core.match.choices import forced_steps

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
ROOM = "http://192.168.1.20:8000"  # what a class reads on its plate: pupils cannot open this computer's own address
FRIENDS = ("Noor", "Ada", "Emil", "Luca")
HEAVIEST = 60_000  # bytes of a picture on a page
QUICK = 20_000  # ms: what is pressed is there already
PRESENT = "(address) => { window.listening = new EventSource(address); }"
CONNECTED = "() => document.querySelector('.prompt.hatched') === null"  # a busy computer may keep the page waiting
SHOWN = "(position) => Number(document.querySelector('.table')?.dataset.position) >= position"


class Party:
    """Friends at one table. The first of them looks at the page; a match of our own, dealt alike, says what they do."""

    def __init__(self, page: Page, friends: list[Rest], match: labtable.Match) -> None:
        self.page, self.friends, self.match = page, friends, match
        self.greedy = labtable.bot("greedy")

    def open(self) -> None:
        """The table on the page, as it is now."""
        self.page.goto(f"/t/{self.friends[0].code}")
        self.page.wait_for_selector(".mat")
        self.seen()

    def seen(self) -> None:
        """The page shows this position, and nothing moves any more."""
        wait_until(self.page, SHOWN, self.match.version)
        wait_until(self.page, CONNECTED)
        settled(self.page)

    def named(self, words: str) -> int:
        """An action by its name, as lessons write it: `take available/radium`."""
        (action,) = actions_named(self.match, words, self.match.to_move, self.match.legal())
        return action

    def play(self, *names: str) -> None:
        for words in names:
            self.do(self.named(words))

    def do(self, action: int) -> None:
        seat = self.match.to_move
        self.friends[seat].command("act", seat=seat, action=action, position=self.match.version)
        decided = self.match.propose(action, seat)
        for step in (decided, *forced_steps(self.match, decided, range(self.match.players))):
            self.match.commit(step)

    def go_on(self, until: Callable[[labtable.Match], bool], most: int = 400) -> None:
        """Everybody takes the best next step that a greedy player sees, until this is true."""
        for _ in range(most):
            if until(self.match):
                return
            self.do(labtable.answer(self.match, self.greedy))
        raise RuntimeError(f"nothing worth a picture in {most} decisions")


class Studio:
    """Tables on a server whose deals are known beforehand."""

    def __init__(self, chromium: Browser, address: str, seed_file: Path) -> None:
        self.chromium, self.address, self.seed_file = chromium, address, seed_file

    def party(
        self,
        game: str,
        players: int,
        seed: int,
        size: tuple[int, int] = (1280, 860),
        sharp: float = 1,
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> Party:
        """A running game of friends, dealt from the seed."""
        contexts = [visitor(self.chromium, self.address, device_scale_factor=sharp, **more) for _ in range(players)]
        friends = [Rest(context.request) for context in contexts]
        self.seed_file.write_text(str(seed))
        chairs = [{"kind": "me", "nickname": FRIENDS[0]}, *[{"kind": "open"}] * (players - 1)]
        for friend in friends:
            friend.post("/api/session", {})
        asked = {"game": game, "chairs": chairs, "options": options or {}, "settings": {"cover_after": 0}}
        code = friends[0].code = friends[0].post("/api/tables", asked)["code"]
        for seat in range(1, players):
            friends[seat].code = code
            friends[seat].command("sit", nickname=FRIENDS[seat], seat=seat)
            there = contexts[seat].new_page()
            there.goto("/mark.svg")
            there.evaluate(PRESENT, f"/api/tables/{code}/events?seat={seat}")
        friends[0].start()
        page = contexts[0].new_page()
        page.set_default_timeout(QUICK)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        return Party(page, friends, labtable.Match(labtable.game(game), players, seed, options))


@contextmanager
def studio() -> Iterator[Studio]:
    """A server of our own, or the one of `python -m docs.picturing.server` at LABTABLE_SERVER, with its seed file."""
    with tempfile.TemporaryDirectory() as folder, browser() as chromium:
        if running := os.environ.get("LABTABLE_SERVER"):
            yield Studio(chromium, running, Path(os.environ["LABTABLE_SEED_FILE"]))
            return
        seed_file, port = Path(folder) / "seed", free_port()
        command = [
            sys.executable,
            "-m",
            "docs.picturing.server",
            str(seed_file),
            "serve",
            "--port",
            str(port),
            "--unlimited",
            "--public-url",
            ROOM,
            "--allow-host",
            "127.0.0.1",
            "--database",
            str(Path(folder) / "tables.sqlite"),
            "--log-level",
            "error",
        ]
        with subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "LABTABLE_MODE": "compiled"}, stdout=subprocess.DEVNULL
        ) as process:
            try:
                address = f"http://127.0.0.1:{port}"
                wait_for(address, process)
                yield Studio(chromium, address, seed_file)
            finally:
                process.terminate()


def keep(picture: Image.Image, name: str, heaviest: int = HEAVIEST) -> None:
    """In docs/pictures, as good as its weight allows."""
    path = PICTURES / f"{name}.webp"
    for quality in (90, 84, 78, 70, 60, 50):
        picture.convert("RGB").save(path, quality=quality, method=6)
        if path.stat().st_size <= heaviest:
            break
    print(f"{path.relative_to(ROOT)}: {picture.width} × {picture.height}, {path.stat().st_size // 1024} KB", flush=True)
