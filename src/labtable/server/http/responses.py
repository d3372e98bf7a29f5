"""Structs as HTTP answers and bodies."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from labtable.core.game.text import LANGUAGES
from labtable.server.protocol import class_view, wire
from labtable.server.protocol.rejections import STATUS, Rejection

S = TypeVar("S")
TEXT = Path(__file__).with_name("text")
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)  # what a malformed body or frame may raise


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def rejected(rejection: Rejection, status: int | None = None) -> Response:
    body = wire.Rejected(None, rejection.reason, rejection.message, rejection.refusal)
    return answer(body, status or rejection.status)


def said(rejection: Rejection, languages: str) -> Response:
    """A rejection for a person who opened a page, in the first language that the browser names and we speak."""
    named = (part.strip()[:2].lower() for part in languages.split(","))
    language = next((one for one in named if one in LANGUAGES), LANGUAGES[0])
    return PlainTextResponse(sentence(rejection.message.id, language), rejection.status)


@cache
def sentence(name: str, language: str) -> str:
    """A sentence of the server that has no parts, found without Fluent's grammar: nobody waits until that is read."""
    found = re.search(rf"^{name} = (.+)$", (TEXT / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else name


def answered(given: wire.Answer | class_view.ClassAnswer) -> Response:
    """The answer to a command, with its status."""
    return answer(given, STATUS.get(given.reason, 409) if isinstance(given, wire.Rejected) else 200)


async def read_body(request: Request, kind: type[S]) -> S:
    """The struct that a request brings; an unreadable one is rejected."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE:
        raise Rejection("bad-request") from None
