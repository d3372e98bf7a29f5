"""Labtable in a page of Chromium, asked from here: the server in its worker, or Python alone with the compiled rules;
built without the client, in a folder that a plain file server serves."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from labtable.anywhere.files import WEIGHTS, make_files
from labtable.anywhere.site import mark
from tests.anywhere.compared_rules import NODE, ROOT
from tests.core import positions_told

BUILD = """
import { build } from 'vite';
const input = Object.fromEntries(['page', 'python', 'thinker'].map((name) => [name, `src/anywhere/${name}.ts`]));
await build({
  configFile: false, base: './', logLevel: 'error', worker: { format: 'es' },
  build: { outDir: process.argv[1], target: 'es2022', minify: false, modulePreload: false,
    rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: 'assets/[name].js' } } },
});"""
START = """async ([kept, cookie, key]) => {
  const { startPage } = await import('./assets/page.js');
  window.kept = { ...kept };
  window.steps = [];
  const keep = (code, table) => (table === null ? delete window.kept[code] : (window.kept[code] = table));
  const began = performance.now();
  window.page = await startPage(kept, cookie, key, keep, (share, step) => window.steps.push(step));
  return { cookie: window.page.cookie, key: window.page.key, seconds: (performance.now() - began) / 1000 };
}"""
ASK = """async ([method, path, body]) => {
  const { status, type, body: found } = await window.page.ask(method, path, body ?? undefined);
  return [status, type, typeof found === 'string' ? found : [...new Uint8Array(found)]];
}"""

# In the page itself, without a worker: Python, the rules, and a module of the tests beside Labtable's.
POSITIONS = """async ([source, asked]) => {
  const { startLabtable } = await import('./assets/python.js');
  window.labtable ??= await startLabtable(new URL('anywhere/', location.href).href, () => undefined);
  const { python } = window.labtable;
  python.FS.writeFile('/lib/python3.14/site-packages/positions_told.py', source);
  const told = python.pyimport('positions_told');
  return asked.map((given) => python.globals.get('list')(told.positions(...given)).toJs());
}"""

# The second worker, alone: work as numbers, one after another; null where nothing came of it.
THINK = """async (given) => {
  const worker = new Worker(new URL('assets/thinker.js', location.href), { type: 'module' });
  const told = () => new Promise((take) => (worker.onmessage = ({ data }) => take(data)));
  worker.postMessage(new URL('anywhere/', location.href).href);
  const made = [(await told()).id];
  for (const [at, work] of given.entries()) {
    worker.postMessage({ id: at + 1, work: new Uint8Array(work) });
    const answer = await told();
    made.push(answer.made ? [...answer.made] : null);
  }
  worker.terminate();
  return made;
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def write_folder(folder: Path, games: Iterable[str]) -> None:
    """A page with nothing but the worker, under the policy of a site."""
    node = [NODE, "--input-type=module", "-e", BUILD, str(folder)]
    subprocess.run(node, cwd=ROOT / "web", check=True, capture_output=True)
    (folder / "index.html").write_text('<!doctype html><meta charset="utf-8" /><title>A page</title>', "utf-8")
    mark(folder / "index.html")
    make_files(folder / "anywhere", games)
    for name in games:
        (folder / "anywhere" / f"{name}.net").write_bytes((WEIGHTS / f"{name}.net").read_bytes())


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


class BrowserPage:
    """A page that was opened in a tab."""

    def __init__(self, tab: Any, kept: dict[str, str], cookie: str, key: str) -> None:
        self.tab = tab
        self.started = tab.evaluate(START, [kept, cookie, key])

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, str, str]:
        status, media, found = self.tab.evaluate(ASK, [method, path, json.dumps(body) if body else None])
        return status, media, found

    def told(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        status, _, found = self.ask(method, path, body)
        assert status < 400, found
        return json.loads(found) if found else None

    def begin(self, name: str, level: str, bots: int = 1) -> str:
        """A table against bots, begun; where it is asked."""
        chairs = [{"kind": "me", "nickname": "Ada"}, *[{"kind": "bot", "level": level}] * bots]
        new = {"game": name, "chairs": chairs, "options": {}, "settings": {"pace": False}}
        at = f"/api/tables/{self.told('POST', '/api/tables', new)['code']}"
        self.told("POST", f"{at}/commands", {"type": "start", "id": "start"})
        return at

    def play(self, at: str, moves: int) -> dict[str, Any]:
        """Play the first thing that can be played, as often as this; the state before the last time."""
        since = 0
        while True:
            state: dict[str, Any] = self.told("GET", f"{at}/poll?since={since}&wait=20")
            since, moment = state["version"], state["table"]["moment"]
            if not moment["legal"]:
                continue
            act = {"type": "act", "id": str(since), "seat": 0, "position": moment["position"]}
            self.told("POST", f"{at}/commands", {**act, "action": moment["legal"][0]["action"]})
            moves -= 1
            if moves == 0:
                return state


def positions_in(tab: Any, asked: list[tuple[Any, ...]]) -> list[list[str]]:
    """What matches tell in the page of a tab: for each of `asked`, the lines of `positions_told.positions`."""
    source = Path(positions_told.__file__).read_text("utf-8")
    found: list[list[str]] = tab.evaluate(POSITIONS, [source, asked])
    return found
