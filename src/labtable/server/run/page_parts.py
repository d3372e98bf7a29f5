"""What a page of this server needs to run the rules by itself: the files that `labtable site` lays beside its client.

They lie under a name that is a hash of them all, so that a browser asks for each of them once in its life.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from labtable.bots.nets import files
from labtable.core.game.contract import Message
from labtable.core.homes import ours
from labtable.server.base.config import Config
from labtable.server.http.context import server_of
from labtable.server.protocol.rejections import Rejection

COMPLETE = "parts.json"  # written last
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
PACKED = (".wasm", ".mjs", ".json")  # what is sent compressed; archives and nets are already


def files_in(folder: Path) -> dict[str, Path]:
    """The files by their names; none where this installation came without them."""
    if not (folder / COMPLETE).exists():
        return {}
    nets = (files.FOLDER / f"{name}{files.ENDING}" for name in ours())  # games of other packages have none
    return {path.name: path for path in (*folder.iterdir(), *nets) if path.is_file()}


def edition_of(folder: Path) -> str:
    """The name under which the files lie now; empty where there are none."""
    found = files_in(folder)
    return _hash_of(tuple(sorted((path, path.stat().st_mtime_ns) for path in found.values()))) if found else ""


@lru_cache(1)
def _hash_of(dated: tuple[tuple[Path, int], ...]) -> str:
    digest = hashlib.sha256()
    for path, _ in dated:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def part_routes(config: Config) -> list[Route]:
    async def part(request: Request) -> Response:
        found, name = files_in(config.page_parts), request.path_params["name"]
        if not found:
            raise Rejection("unavailable", Message("server-no-page-parts"))
        if request.path_params["edition"] != edition_of(config.page_parts) or name not in found:
            raise Rejection("not-found")
        path = found[name]
        if path.suffix not in PACKED or "gzip" not in request.headers.get("accept-encoding", ""):
            return FileResponse(path, headers=FOR_EVER)
        key = part_routes, path, path.stat().st_mtime_ns
        body = await server_of(request).prepared.answer(key, lambda: gzip.compress(path.read_bytes(), 6, mtime=0))
        headers = {**FOR_EVER, "content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(body, media_type=FileResponse(path).media_type, headers=headers)

    return [Route("/anywhere/{edition}/{name:path}", part)]
