"""A folder without a server, as a browser finds it; but the worker's Python runs here, outside of the page.

So the client of such a folder is tested without waiting for Pyodide: `Page` is the same, and so is what is kept."""

from __future__ import annotations

import asyncio
import json
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from labtable.anywhere.files import write_parts
from labtable.anywhere.offline import write_answers, write_service_worker
from labtable.anywhere.page import Page
from labtable.core.homes import ours

CLIENT = Path(__file__).parents[2] / "src" / "labtable" / "web"
MARK = '<meta name="labtable-anywhere" content="" />'
WORKER = """
const ask = async (path, given) => {
  const answer = await fetch(path, { method: 'POST', body: JSON.stringify(given) });
  const { keeps, ...said } = await answer.json();
  for (const keep of keeps) postMessage({ keep });
  return said;
};
let visit;
onmessage = async ({ data }) => {
  if (data.start) {
    const { visit: ours, ...ready } = await ask('/page/start', data.start);
    visit = ours;
    postMessage({ progress: 1, step: 'ready' });
    postMessage({ ready });
  } else postMessage({ id: data.id, ...(await ask('/page/ask', { visit, ...data })) });
};"""


class Folder:
    """The pages that are open, and whether the files can be had."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.visits: list[tuple[Page, list[Any]]] = []
        self.loop = asyncio.new_event_loop()
        self.there = True  # can its files be had?
        self.missing = ""  # the file that does not come though the others do
        self.asked: list[str] = []  # the files that were asked for
        self.may_start = threading.Event()
        self.may_start.set()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    async def _stop(self) -> None:
        """Bots that think, and polls that wait, end with the test."""
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def answer(self, path: str, given: dict[str, Any]) -> dict[str, Any]:
        if path == "/page/start":
            self.may_start.wait()
        work = self._start(given) if path == "/page/start" else self._ask(given)
        with suppress(CancelledError):
            return asyncio.run_coroutine_threadsafe(work, self.loop).result()
        return {}

    def ask(self, method: str, path: str, **given: Any) -> Any:
        """What the visitor who came last would ask."""
        asked = {"visit": len(self.visits) - 1, "method": method, "path": path}
        answer = self.answer("/page/ask", {**asked, "body": json.dumps(given)} if given else asked)
        self.visits[-1][1].extend(answer["keeps"])  # the page is told with its next answer
        assert answer["status"] < 400, answer
        return json.loads(answer["body"] or "null")

    async def _start(self, given: dict[str, Any]) -> dict[str, Any]:
        keeps: list[Any] = []
        page = Page(
            lambda code, table: keeps.append((code, table)), given["kept"], given["cookie"], bytes.fromhex(given["key"])
        )
        self.visits.append((page, keeps))
        return {"visit": len(self.visits) - 1, "cookie": page.cookie, "key": page.key.hex(), "keeps": []}

    async def _ask(self, given: dict[str, Any]) -> dict[str, Any]:
        page, keeps = self.visits[given["visit"]]
        status, media, body = await page.ask(given["method"], given["path"], given.get("body", "").encode())
        told = list(keeps)
        keeps.clear()
        return {"status": status, "type": media, "body": body.decode(), "keeps": told}


class Files(SimpleHTTPRequestHandler):
    def __init__(self, folder: Folder, *given: Any, **more: Any) -> None:
        self.folder = folder
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        self.folder.asked.append(self.path)
        if self.folder.there and not (self.folder.missing and self.path.endswith(self.folder.missing)):
            super().do_GET()
        else:
            self.close_connection = True  # as where there is no network

    def do_POST(self) -> None:
        given = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self._send(json.dumps(self.folder.answer(self.path, given)).encode())

    def _send(self, body: bytes) -> None:
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        with suppress(OSError):  # the page was closed
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def write_folder(folder: Path) -> None:
    """The client's files as `labtable site` lays them out, without Python and rules."""
    shutil.copytree(CLIENT, folder, dirs_exist_ok=True)
    index = folder / "index.html"
    index.write_text(index.read_text("utf-8").replace("<title>", f"{MARK}<title>"), "utf-8")
    for worker in (folder / "assets").glob("worker-*.js"):
        worker.write_text(WORKER, "utf-8")
    (folder / "anywhere").mkdir()
    write_parts(folder / "anywhere", ours())
    with ThreadPoolExecutor() as beside:  # this thread has an event loop: Playwright's
        beside.submit(write_answers, folder).result()
    write_service_worker(folder)


@contextmanager
def folder_served(folder: Path) -> Iterator[tuple[str, Folder]]:
    """Its address, and what lies behind it."""
    behind = Folder(folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, behind, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", behind
    finally:
        server.shutdown()
        behind.close()
        server.server_close()
