"""What a folder needs so that it plays without a server and, once it was opened, without a network: the answers that
everybody gets, as files, and a service worker that keeps all files in the browser."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from labtable.anywhere.files import parts_of
from labtable.anywhere.page import Page
from labtable.core.game.text import LANGUAGES

WORKER, KEEPER = "sw.js", "site-sw.js"  # as browsers know it, and as the client brings it
LIST = "const FILES = [];"


def write_answers(folder: Path) -> None:
    """What web/src/lib/transport.ts fetches instead of asking Python: `answers/about.json`, `answers/text/en.ftl` …
    They are about the games whose rules are in `anywhere`, beside them."""
    asyncio.run(_write_answers(folder, parts_of(folder / "anywhere")))


async def _write_answers(folder: Path, games: Sequence[str]) -> None:
    page = Page(lambda code, table: None, {}, games=games)
    about = await _write(page, folder, "/about")
    for language in LANGUAGES:
        await _write(page, folder, f"/text/{language}.ftl")
    for card in json.loads(about)["games"]:
        for path in _paths_of(card):
            await _write(page, folder, f"/games/{card['name']}/{path}")
        book = json.loads(await _write(page, folder, f"/games/{card['name']}/rulebook/{LANGUAGES[0]}"))
        for figure in book["figures"]:
            await _write(page, folder, f"/games/{card['name']}/rulebook/figures/{figure}")


def _paths_of(card: dict[str, Any]) -> Iterator[str]:
    yield from ("rules", "components", "puzzles", "gallery")
    for language in LANGUAGES:
        yield from (f"text/{language}.ftl", f"rulebook/{language}", f"rulings/{language}")
        yield from (f"lessons/{lesson}/{language}" for lesson in card["lessons"])


async def _write(page: Page, folder: Path, path: str) -> bytes:
    status, _, answer = await page.ask("GET", f"/api{path}")
    if status == 200:  # not every game has a gallery
        file = folder / "answers" / (path[1:] if path.endswith(".ftl") else f"{path[1:]}.json")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer)
    return answer


def write_service_worker(folder: Path) -> None:
    """The last file of a folder: it names all others, with the hash of each."""
    keeper = folder / KEEPER
    (folder / WORKER).unlink(missing_ok=True)
    script = keeper.read_text("utf-8")
    keeper.unlink()
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    listed = [(path.relative_to(folder).as_posix(), _hash_of(path)) for path in files]
    (folder / WORKER).write_text(script.replace(LIST, f"const FILES = {json.dumps(listed)};"), "utf-8")


def _hash_of(file: Path) -> str:
    return base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()
