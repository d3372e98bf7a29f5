"""Requests to a learning platform: short, never redirected, with answers of bounded size."""

from __future__ import annotations

import asyncio
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException, HTTPMessage
from typing import IO, Any

import msgspec

LIMIT = 10.0  # seconds
LARGEST = 1 << 20  # bytes of an answer
THREADS = ThreadPoolExecutor(2, "learning platform")  # a slow platform keeps none that tables wait for


class NoAnswer(Exception):
    """The platform does not answer, or not with what was asked for."""


class _Straight(urllib.request.HTTPRedirectHandler):
    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        """Nowhere else: where a request goes is written in the file of platforms."""


OPENER = urllib.request.build_opener(_Straight)


async def ask(address: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> Any:
    """What an address answers, read as JSON: to a GET, or to a POST of this body. None where it answers nothing."""
    asked = urllib.request.Request(address, body, headers or {})
    return await asyncio.get_running_loop().run_in_executor(THREADS, _ask, asked)


def _ask(request: urllib.request.Request) -> Any:
    try:
        with OPENER.open(request, timeout=LIMIT) as answer:
            found: bytes = answer.read(LARGEST)
        return msgspec.json.decode(found) if found.strip() else None
    except (OSError, HTTPException, msgspec.MsgspecError) as error:
        raise NoAnswer(type(error).__name__) from None
