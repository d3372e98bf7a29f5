"""What a page needs to run the rules by itself, served beside the client."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from labtable.server.base.config import Config
from labtable.server.http.context import Server
from labtable.server.http.errors import ERRORS
from labtable.server.http.guard import CSP
from labtable.server.run.app import client_routes

MARK = '<meta name="labtable-parts" content="%s" />'


@pytest.fixture
def config(tmp_path: Path) -> Config:
    for name, content in {"web/index.html": MARK % "", "parts/pyodide.asm.wasm": "code" * 400}.items():
        (file := tmp_path / name).parent.mkdir()
        file.write_text(content)
    (tmp_path / "parts" / "parts.json").write_text("{}")
    return Config(database="", web=tmp_path / "web", page_parts=tmp_path / "parts")


def ask(config: Config, path: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        app = Starlette(routes=client_routes(config), exception_handlers=ERRORS)
        app.state.server = Server(config, None)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
            return await http.get(path)

    return asyncio.run(asked())


def edition(config: Config) -> str:
    return ask(config, "/").text.partition('content="')[2].partition('"')[0]


def test_the_page_is_told_where_its_parts_lie_and_they_are_kept_for_ever(config: Config) -> None:
    part = ask(config, f"/anywhere/{edition(config)}/pyodide.asm.wasm")
    assert part.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert part.headers["content-type"] == "application/wasm"
    assert part.headers["content-encoding"] == "gzip" and part.text == "code" * 400


def test_nets_are_among_them_and_files_of_other_folders_are_not(config: Config) -> None:
    assert ask(config, f"/anywhere/{edition(config)}/eureka.net").status_code == 200
    for name in ("secret.net", "..%2fweb%2findex.html", "%2fetc%2fpasswd", ""):
        assert ask(config, f"/anywhere/{edition(config)}/{name}").status_code == 404


def test_other_parts_lie_under_another_name(config: Config) -> None:
    before = edition(config)
    (config.page_parts / "pyodide.asm.wasm").write_text("other")
    (config.page_parts / "parts.json").write_text("{ }")
    assert edition(config) != before
    assert ask(config, f"/anywhere/{before}/pyodide.asm.wasm").status_code == 404


def test_where_they_are_missing_a_sentence_says_so_and_the_page_is_there(config: Config) -> None:
    (config.page_parts / "parts.json").unlink()
    assert MARK % "" in ask(config, "/").text
    refused = ask(config, "/anywhere/any/pyodide.asm.wasm")
    assert refused.status_code == 503 and refused.json()["message"]["id"] == "server-no-page-parts"


def test_pages_may_run_webassembly_and_no_other_made_up_code() -> None:
    scripts = next(rule for rule in CSP.split("; ") if rule.startswith("script-src"))
    assert scripts == "script-src 'self' 'wasm-unsafe-eval'" and "worker-src" not in CSP
