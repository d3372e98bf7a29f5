"""A program at a table of any Labtable server, by the documented protocol (docs/PROTOCOL.md): over HTTP, with the
standard library alone, so that this file can also be copied and changed. The others are told that a program sits there.

    seat = LabtableServer("https://labtable.example").take("KT7M-WQ3D")
    print(seat.play(lambda moment: moment["legal"][0]["action"]))
"""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode, urlsplit

WAIT = 25  # seconds that a server holds a question whose answer is not there yet
AGAIN = 2.0  # seconds before a server is asked again that is busy, or that is being started
Moment = dict[str, Any]  # a position as the seat may know it: view, legal, prompt, to_move, outcome (docs/PROTOCOL.md)


class ServerRefusal(Exception):
    """The server said no; `answer` is its message, with a `reason`."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(f"The server refuses: {answer.get('reason', 'unknown')}.")
        self.answer = answer


class LabtableServer:
    """A server, with the session that holds a program's seats."""

    def __init__(self, address: str, session: str = "") -> None:
        """`session` is the cookie of an earlier run, to come back to a seat."""
        self.address = address.rstrip("/")
        if urlsplit(self.address).scheme not in ("http", "https"):
            raise ValueError("The address of a server begins with http:// or https://.")
        self.session = session  # whoever has it has the seats
        self.ask("/api/session", {})

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """A question (GET), or with a body a request that changes something (POST)."""
        sent = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.session}
        try:
            asked = urllib.request.Request(self.address + path, sent, headers)
            with urllib.request.urlopen(asked, timeout=WAIT + 35) as answer:
                self.session = answer.headers.get("Set-Cookie", self.session).split(";")[0]
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            raise ServerRefusal(_said(error)) from None

    def take(self, key: str) -> Seat:
        """The seat that a key opens, which its player had shown (*Play on a second device*)."""
        found = self.ask("/api/takeover", {"key": key, "program": True})
        return Seat(self, found["code"], found["seat"])

    def sit(self, code: str, nickname: str) -> Seat:
        """An open chair at the table of a code, before its game begins."""
        code = code.replace("-", "").upper()
        self.ask(f"/api/tables/{code}/commands", _command("sit", nickname=nickname, program=True))
        table = self.ask(f"/api/tables/{code}")["table"]
        return Seat(self, code, next(chair["seat"] for chair in table["chairs"] if chair["yours"]))


class Seat:
    """A seat that a program holds."""

    def __init__(self, server: LabtableServer, code: str, number: int) -> None:
        self.server, self.code, self.number = server, code, number

    def do(self, kind: str, **more: Any) -> dict[str, Any]:
        """A command of the protocol for this seat; its answer."""
        command = _command(kind, seat=self.number, **more)
        done: dict[str, Any] = self.server.ask(f"/api/tables/{self.code}/commands", command)
        return done

    def state(self, known: dict[str, Any] | None = None) -> dict[str, Any]:
        """The table as this seat may know it; with what is known of it, as soon as there is news."""
        query: dict[str, Any] = {"seat": self.number}
        if known is not None:
            query |= {"since": known["version"], "beat": known["beat"], "wait": WAIT}
        path = f"/api/tables/{self.code}{'' if known is None else '/poll'}"
        found: dict[str, Any] = self.server.ask(f"{path}?{urlencode(query)}")
        return found

    def play(self, choose: Callable[[Moment], int]) -> dict[str, Any]:
        """Play to the end: `choose` is asked for one of the moment's legal actions; how the game ended."""
        state = self.state()
        while True:
            table, moment = state["table"], state["table"]["moment"]
            if table["phase"] == "over":
                return dict(moment["outcome"])
            try:
                if table["chairs"][self.number]["covered"]:
                    self.do("back")
                elif moment is not None and moment["legal"] and moment["to_move"] == self.number:
                    self.do("act", action=choose(moment), position=moment["position"])
                state = self.state(state)
            except ServerRefusal as no:
                if no.answer.get("reason") not in ("stale", "not-now", "frozen", "unavailable", "too-fast"):
                    raise
                time.sleep(AGAIN)
                state = self.state()


def _command(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, "id": secrets.token_hex(8), **more}


def _said(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        return dict(json.loads(error.read(100_000)))
    except (ValueError, TypeError):
        return {"reason": f"HTTP {error.code}"}
