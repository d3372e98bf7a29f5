"""Answers that are the same for everybody: made once, in a thread of their own, and kept as the bytes that go out. So a
thousand requests for the components of a game cost the event loop no more than a thousand requests for anything."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

KEPT = 2000  # answers; more than there are of games, rules, texts and lessons, the rest are pictures of links


class Prepared:
    def __init__(self) -> None:
        self._answers: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "prepared")  # only one that takes turns with the event loop

    async def answer(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What `make` made when this was first asked for. What it refuses is not kept."""
        if key not in self._answers:
            self._answers[key] = asyncio.create_task(self._made(make))
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)
        self._answers.move_to_end(key)
        answer = self._answers[key]
        try:
            return await asyncio.shield(answer)
        except Exception:
            if self._answers.get(key) is answer:
                del self._answers[key]
            raise

    async def _made(self, make: Callable[[], bytes]) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
