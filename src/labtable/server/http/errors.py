"""What an error becomes for whoever asked: a rejection with a sentence."""

from __future__ import annotations

from typing import Any

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from labtable.server.http.responses import rejected
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import StoreDown

LOG = structlog.get_logger("labtable")


async def _rejected(_: Request, error: Any) -> Response:
    return rejected(error)


async def _database_down(_: Request, error: Any) -> Response:
    LOG.error("database", error=type(error).__name__)
    return rejected(Rejection("unavailable"))


async def _no_such_page(_: Request, error: Any) -> Response:
    return rejected(Rejection("not-found" if error.status_code == 404 else "bad-request"), error.status_code)


async def _unexpected(_: Request, error: Exception) -> Response:
    LOG.error("unexpected", error=type(error).__name__, exc_info=error)
    return rejected(Rejection("unavailable"), 500)


ERRORS: dict[Any, Any] = {
    Rejection: _rejected,
    StoreDown: _database_down,
    HTTPException: _no_such_page,
    Exception: _unexpected,
}
