"""The server in a page, as the page's worker (web/src/anywhere/worker.ts) starts and asks it, in Pyodide.

What is handed over are the worker's own functions, strings and bytes; there is nothing else of JavaScript here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from labtable.core.compiler.wasm_calls import provide

TEXTS = ("text/", "application/json", "image/svg+xml")  # media types whose answers are strings


def provide_rules(call: Callable[..., Any], exports: Mapping[str, list[str]]) -> None:
    """Let the worker call the rules: `call` is given a game, the name of a loop, and its arguments. To be called before
    anything else of Labtable is imported. `exports` names the loops of each game."""
    for name, loops in exports.items():

        def called(loop: str, given: list[Any], name: str = name) -> Any:
            return call(name, loop, *given)

        provide(f"games/{name}", called, frozenset(loops))


class WorkerPage:
    """The visitor's server. `keep` stores what a visit leaves; `reply` answers a question by its number; `far` and
    `fetch` are those of `ThinkingLane`."""

    def __init__(
        self,
        keep: Callable[[str, str | None], Any],
        reply: Callable[[int, int, str, Any], Any],
        far: Callable[[bytes], Any],
        fetch: Callable[[str], Any],
        kept: Mapping[str, str],
        cookie: str,
        key: str,
    ) -> None:
        from labtable.anywhere.lanes import ThinkingLane
        from labtable.anywhere.page import Page

        async def passed(work: bytes) -> bytes | None:
            made = await far(work)
            return None if made is None else bytes(made.to_py())

        lane = ThinkingLane(passed, fetching(fetch))
        self._page, self._reply = Page(keep, kept, cookie, bytes.fromhex(key), lane), reply
        self.cookie, self.key = self._page.cookie, self._page.key.hex()

    async def ask(self, number: int, method: str, path: str, body: str | None) -> None:
        """Answer a question; strings where the medium is text, else bytes."""
        status, media, found = await self._page.ask(method, path, (body or "").encode())
        self._reply(number, status, media, found.decode() if media.startswith(TEXTS) or not found else found)


class WorkerThinker:
    """The second worker: does what the first one packed."""

    def __init__(self, fetch: Callable[[str], Any]) -> None:
        self._fetch = fetching(fetch)

    async def think(self, work: Any) -> bytes:
        from labtable.anywhere.lanes import think

        return await think(self._fetch, bytes(work.to_py()))


def fetching(fetch: Callable[[str], Any]) -> Callable[[str], Any]:
    """A file as bytes, as the worker fetches it."""

    async def fetched(name: str) -> bytes:
        return bytes((await fetch(name)).to_py())

    return fetched
