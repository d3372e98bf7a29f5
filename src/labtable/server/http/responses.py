"""Structs as HTTP answers and bodies, and as their description in OpenAPI."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from labtable.core.game.text import LANGUAGES
from labtable.server.protocol import class_wire as class_wire
from labtable.server.protocol import wire
from labtable.server.protocol.rejections import STATUS, Rejected

S = TypeVar("S")
TEXT = Path(__file__).with_name("text")
REFERENCE = "#/components/schemas/{name}"
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)  # what a malformed body or frame may raise
ERRORS = {400, 403, 404, 409, 413, 421, 422, 429, 503}


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def rejected(rejection: Rejected, status: int | None = None) -> Response:
    body = wire.Rejected(None, rejection.reason, rejection.message, rejection.refusal)
    return answer(body, status or rejection.status)


def said(rejection: Rejected, languages: str) -> Response:
    """The same for a person who opened a page, in the first language that the browser names and we speak."""
    named = (part.strip()[:2].lower() for part in languages.split(","))
    language = next((one for one in named if one in LANGUAGES), LANGUAGES[0])
    return PlainTextResponse(sentence(rejection.message.id, language), rejection.status)


@cache
def sentence(name: str, language: str) -> str:
    """A sentence of the server that has no parts, found without Fluent's grammar: nobody waits until that is read."""
    found = re.search(rf"^{name} = (.+)$", (TEXT / f"{language}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else name


def answered(given: wire.Answer | class_wire.ClassAnswer) -> Response:
    """The answer to a command, with its status."""
    return answer(given, STATUS.get(given.reason, 409) if isinstance(given, wire.Rejected) else 200)


async def read_body(request: Request, kind: type[S]) -> S:
    """The struct that a request brings; an unreadable one is rejected."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except UNREADABLE:
        raise Rejected("bad-request") from None


# The description ----------------------------------------------------------------------------------


@cache
def json_schema(kind: Any) -> dict[str, Any]:
    return msgspec.json.schema_components([kind], ref_template=REFERENCE)[0][0]


def described(
    returns: Any = None,
    takes: Any = None,
    status: int = 200,
    media: str = "application/json",
) -> dict[str, Any]:
    """What a route says of itself: the struct that it takes and the one that it returns."""
    said: dict[str, Any] = {
        "response_model": None,
        "status_code": status,
        "responses": {code: _content(json_schema(wire.Rejected)) for code in ERRORS},
    }
    if returns is not None:
        said["responses"][status] = _content(json_schema(returns))
    elif status != 204:
        said["responses"][status] = {"description": "", "content": {media: {"schema": {"type": "string"}}}}
    if takes is not None:
        said["openapi_extra"] = {
            "requestBody": {"required": True, "content": {"application/json": {"schema": json_schema(takes)}}}
        }
    return said


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": "", "content": {"application/json": {"schema": schema}}}


def components() -> dict[str, Any]:
    """Every struct of the wire, by name."""
    structs = [
        value
        for value in vars(wire).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__
    ]
    unions = (wire.Command, wire.Answer, class_wire.ClassCommand, class_wire.ClassAnswer)
    return msgspec.json.schema_components([*structs, *class_wire.STRUCTS, *unions], ref_template=REFERENCE)[1]
