"""Servers that tests start, and clients that talk to them as a browser would."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.fixed_deals import DEALT
from tests.server_forks import FORKS, Forked
from tests.waiting import ask_until

ROOT = Path(__file__).parents[2]
GAME = "element"  # hidden hands, undo, and chance: the games differ, the server does not look
STARTING = 300.0  # seconds: a first start compiles the rules
PATIENCE = 60.0  # seconds for what should come at once, on however slow a machine
NUMBERS = count()
OPEN: list[Any] = []  # clients and sockets, closed after each test


def client(url: str, timeout: float = STARTING) -> httpx.Client:
    """Over plain http: reading the certificates that it never needs would take longer than most questions."""
    return httpx.Client(base_url=url, timeout=timeout, verify=False)


def nobody(url: str) -> httpx.Client:
    """Somebody without a session."""
    http = client(url)
    OPEN.append(http)
    return http


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(test: Callable[[], Any], what: str, timeout: float = STARTING) -> None:
    ask_until(test, what, timeout)


def new_session(url: str) -> str:
    """The cookie of a browser that comes for the first time."""
    with client(url, PATIENCE) as http:
        return http.post("/api/session", json={}).cookies["labtable"]


class Running:
    """`labtable serve` in a process of its own, forked from one that has read everything; `anew`: as people start."""

    process: subprocess.Popen[bytes] | Forked

    def __init__(self, database: str, log: Path, *more: str, port: int | None = None, anew: bool = False) -> None:
        self.database, self.log, self.more, self.anew = database, log, more, anew or not FORKS
        self.port = port or free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [
            "serve",
            "--database",
            self.database,
            "--port",
            str(self.port),
            "--games",
            GAME,
            "--bot-workers",
            "1",
            *self.more,
        ]
        if self.anew:
            with self.log.open("ab") as out:
                self.process = subprocess.Popen([sys.executable, "-c", DEALT, *words], cwd=ROOT, stdout=out, stderr=out)
        else:
            self.process = Forked(words, self.log)
        self._wait(lambda http: http.get("/ready").status_code == 200)

    def wait_until_warm(self, *games: str) -> Running:
        def warm(http: httpx.Client) -> bool:
            cards = http.get("/api/about").json()["games"]
            return all(card["warming"] is None for card in cards if card["name"] in games)

        self._wait(warm)
        return self

    def _wait(self, ready: Callable[[httpx.Client], bool]) -> None:
        def there() -> bool:
            try:
                return ready(http)
            except httpx.HTTPError:
                assert self.process.poll() is None, self.log.read_text()
                return False

        with client(self.url) as http:
            try:
                ask_until(there, "the server is ready", STARTING)
            except AssertionError as error:
                self.kill()
                raise AssertionError(f"{error} {self.log.read_text()[-2000:]}") from None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()
                raise AssertionError("the server did not stop when it was told to") from None


class Person:
    """One browser: a session cookie, REST, and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = client(url)
        OPEN.append(self.http)
        self.post("/api/session", {})

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def make(self, chairs: list[dict[str, Any]], game: str = GAME, **more: Any) -> str:
        made = self.post("/api/tables", {"game": game, "chairs": chairs, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["code"])

    def do(self, code: str, kind: str, **more: Any) -> dict[str, Any]:
        """A command by POST; its answer."""
        body = {"type": kind, "id": f"c{next(NUMBERS)}", **more}
        return dict(self.post(f"/api/tables/{code}/commands", body).json())

    def done(self, code: str, kind: str, **more: Any) -> dict[str, Any]:
        answer = self.do(code, kind, **more)
        assert answer["type"] == "done", answer
        return answer

    def state(self, code: str, **query: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{code}", params=query)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def act(self, code: str, seat: int, choice: int = 0) -> dict[str, Any]:
        moment = self.state(code, seat=seat)["table"]["moment"]
        legal = moment["legal"]
        return self.done(
            code, "act", seat=seat, action=legal[choice % len(legal)]["action"], position=moment["position"]
        )

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def socket(self, code: str, seat: int | None = None, since: int | None = None, **more: Any) -> Stream:
        asked = (("seat", seat), ("since", since), ("patches", more.pop("patches", 1)))
        query = "&".join(f"{name}={value}" for name, value in asked if value is not None)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket?{query}"
        headers = {"Cookie": self.cookie()} if self.http.cookies else {}
        opening = connect(address, origin=more.pop("origin", self.url), additional_headers=headers, **more)
        return Stream(opening)


def patched(state: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The state after a patch, which must fit to it."""
    assert (state["version"], state["beat"]) == (patch["since"], patch["onto"]), "a message was lost"
    table = {**state["table"], **patch["table"]}
    if table["moment"] is not None:
        view = dict(table["moment"]["view"])
        for name, value in patch["view"].items():
            field, _, item = name.partition("/")
            view[field] = [*view[field][: int(item)], value, *view[field][int(item) + 1 :]] if item else value
        table["moment"] = {**table["moment"], **patch["moment"], "view": view}
    return {
        "type": "state",
        "version": patch["version"],
        "since": patch["since"],
        "beat": patch["beat"],
        "steps": patch["steps"],
        "table": table,
    }


class Stream:
    """A socket, message by message; a patch is told as the state that it leads to."""

    def __init__(self, opening: Any) -> None:
        self.opening = opening
        self.state: dict[str, Any] = {}
        self.ws: ClientConnection = opening.__enter__()
        OPEN.append(self)

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        until = time.monotonic() + timeout
        while True:
            message = self.whole(json.loads(self.ws.recv(timeout=max(0.01, until - time.monotonic()))))
            if kind in (None, message["type"]):
                return message

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "patch":
            message = patched(self.state, message)
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, test: Any, timeout: float = PATIENCE) -> dict[str, Any]:
        """The first state of which this is true."""
        until = time.monotonic() + timeout
        while time.monotonic() < until:
            state = self.next("state", until - time.monotonic())
            if test(state):
                return state
        raise AssertionError("that state never came")

    def send(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        number = more.pop("id", None) or f"s{next(NUMBERS)}"
        self.send(type=kind, id=number, **more)
        while (message := self.next()).get("id") != number:
            pass
        return message

    def close(self) -> None:
        self.opening.__exit__(None, None, None)

    def __enter__(self) -> Stream:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def two_people(url: str, **more: Any) -> tuple[Person, Person, str]:
    """Ada and Emmy at a table that has begun."""
    ada, emmy = Person(url), Person(url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}], **more)
    emmy.done(code, "sit", nickname="Emmy")
    ada.done(code, "start")
    return ada, emmy, code


class Postgres:
    """A PostgreSQL of its own in a folder, reached by a socket file there."""

    def __init__(self) -> None:
        self.folder = folder = Path(tempfile.mkdtemp(prefix="labtable-postgres-"))  # pytest's own are closed to others
        self.port = free_port()
        self.bin = postgres_programs()
        self.user = "postgres" if os.geteuid() == 0 else None
        if self.user is not None:  # the server refuses to run as root
            shutil.chown(folder, self.user)
        self._run("initdb", "-D", str(folder / "data"), "-U", "labtable", "--auth=trust", "-E", "UTF8")
        self.start()
        self._databases = count()

    def start(self) -> None:
        self._run(
            "pg_ctl",
            "-D",
            str(self.folder / "data"),
            "-w",
            "-l",
            str(self.folder / "log"),
            "-o",
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}",
            "start",
        )

    @property
    def process(self) -> int:
        """The number of its first process."""
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])

    def crash(self) -> None:
        """End it without a farewell; what was committed stays."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self.bin / program), *arguments]
        subprocess.run(
            command,
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=120,
        )

    def database(self) -> str:
        """A new, empty one."""
        name = f"tables{next(self._databases)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "labtable", name)
        return f"postgresql://labtable@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.crash()
        shutil.rmtree(self.folder)


def postgres_programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "")]
    assert found[-1].is_file(), "these tests start a PostgreSQL; install it (Debian: apt-get install postgresql)"
    return found[-1].parent
