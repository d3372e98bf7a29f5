"""The queue of gates as a small web server: four questions of workers, and a page that shows how the gates stand."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from html import escape
from multiprocessing import get_context
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from labtable.core.worker_process import ignore_interrupts
from labtable.gate import wire
from labtable.gate.ledger import Check
from labtable.gate.plan import BadGate
from labtable.gate.queue import Queue, QueuedGate, WorkerRefused
from labtable.gate.record import answer_of
from labtable.gate.sets import player_of

LOG = logging.getLogger("labtable.gate")
LONGEST = 200_000  # bytes of a body
PATIENCE = 20.0  # seconds in which it must come
PAUSE = 0.5  # seconds before it is asked again whether something is to be played again
STYLE = """body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}
article{border:1px solid #999;border-radius:6px;padding:0 1em;margin:1em 0}
progress{width:100%;height:1.2em}table{border-spacing:0}td,th{text-align:left;padding:0 1.5em 0 0}
@media(prefers-color-scheme:dark){body{background:#181818;color:#eee}}"""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
}

S = TypeVar("S")


def make_app(queue: Queue, *, checking: bool = True) -> Starlette:
    """The queue for a web server; `checking`: results are played again in a process of this computer."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        task = asyncio.create_task(play_again(queue)) if checking else None
        yield
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def join(request: Request) -> Response:
        asked = await _body(request, wire.Join)
        return _told(wire.WorkerKey(queue.join(asked.token, asked.name).key))

    async def work(request: Request) -> Response:
        asked, key = await _body(request, wire.Wanted), _key(request)
        found = queue.hand_out(key, asked.sets)
        if found is None:
            return _told(wire.Work(over=all(gate.over for gate in queue.gates.values())))
        name, lease = found
        return _told(wire.Work(queue.gates[lease.gate].ledger.plan, name, sorted(lease.numbers)))

    async def results(request: Request) -> Response:
        sent, key = await _body(request, wire.Results), _key(request)
        return _told(wire.Taken(queue.take(key, sent.lease, sent.results)))

    async def net(request: Request) -> Response:
        queue.known(_key(request))
        wanted = request.path_params["digest"]
        for gate in queue.gates.values():
            for alias, digest in gate.ledger.plan.nets.items():
                if digest == wanted:
                    return Response(gate.places[alias].read_bytes(), media_type="application/octet-stream")
        raise WorkerRefused("There is no such net.", 404)

    async def page(_: Request) -> Response:
        return HTMLResponse(page_of(queue), headers=HEADERS)

    async def style(_: Request) -> Response:
        return Response(STYLE, media_type="text/css", headers=HEADERS)

    return Starlette(
        routes=[
            Route("/", page),
            Route("/style.css", style),
            Route("/api/join", _guarded(join), methods=["POST"]),
            Route("/api/work", _guarded(work), methods=["POST"]),
            Route("/api/results", _guarded(results), methods=["POST"]),
            Route("/api/nets/{digest}", _guarded(net)),
        ],
        exception_handlers={404: _not_found},
        lifespan=lifespan,
    )


def _guarded(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """Refusals as answers, each with a sentence."""

    async def guarded(request: Request) -> Response:
        try:
            return await answer(request)
        except WorkerRefused as refused:
            return _told(wire.Wrong(str(refused)), refused.status)
        except BadGate as wrong:
            return _told(wire.Wrong(str(wrong)), 400)

    return guarded


async def _not_found(_: Request, __: Exception) -> Response:
    return PlainTextResponse("There is nothing here.", 404, headers=HEADERS)


def _told(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json", headers=HEADERS)


def _key(request: Request) -> str:
    return request.headers.get("authorization", "").removeprefix("Bearer ")


async def _body(request: Request, kind: type[S]) -> S:
    """What a request brings, if it is short, comes in time and has the shape that was asked for."""
    text = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                text += part
                if len(text) > LONGEST:
                    raise WorkerRefused("That is too long.", 413)
        return msgspec.json.decode(text, type=kind)
    except TimeoutError:
        raise WorkerRefused("That took too long.", 408) from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise WorkerRefused("That cannot be read.", 400) from None


async def play_again(queue: Queue) -> None:
    """Play results again that were drawn for it, one after the other, as long as the server runs."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, get_context("spawn"), ignore_interrupts) as pool:
        while True:
            if (found := queue.to_check()) is None:
                await asyncio.sleep(PAUSE)
                continue
            gate, sent = found
            try:
                again = await loop.run_in_executor(pool, player_of(gate.ledger.plan, gate.places), sent.number)
            except BrokenProcessPool:
                raise
            except Exception:
                LOG.exception("Set %d of %s cannot be played here.", sent.number, gate.name)
                await asyncio.sleep(PAUSE)
                continue
            if not queue.checked_again(gate, sent, again):
                LOG.warning("Set %d of %s came out otherwise; its worker is shut out.", sent.number, gate.name)


# The page -------------------------------------------------------------------------------------------


def page_of(queue: Queue) -> str:
    gates = "".join(_article(gate) for gate in queue.gates.values()) or "<p>There is no gate.</p>"
    now = queue.clock()
    rows = "".join(
        f"<tr><td>{escape(worker.name)}</td><td>{worker.results}</td><td>{now - worker.seen:.0f} s ago</td>"
        f"<td>{'shut out: a result came out otherwise' if worker.shut_out else ''}</td></tr>"
        for worker in queue.workers.values()
    )
    workers = f"<table><tr><th>worker</th><th>sets</th><th>seen</th><th></th></tr>{rows}</table>"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<meta http-equiv="refresh" content="5"><link rel="stylesheet" href="style.css"><title>Labtable: gates</title>'
        f"<main><h1>Gates</h1>{gates}<h2>Workers</h2>{workers if rows else '<p>None yet.</p>'}</main></html>"
    )


def _article(gate: QueuedGate) -> str:
    now, plan = gate.standing, gate.ledger.plan
    low, high = plan.test.limits
    state = answer_of(now.verdict, now.count, str(now)) if gate.over else str(now)
    checks = Counter(row.check for row in gate.ledger.rows.values())
    waiting = checks[Check.WAITING]
    sent = f"{len(gate.ledger.rows)} sets sent, {checks[Check.CONFIRMED]} of them played again"
    waits = f"; {waiting} to be played again before anything counts that follows" if waiting else ""
    return (
        f"<article><h2>{escape(plan.title)}</h2><p><b>{'Over' if gate.over else 'Running'}.</b> {escape(state)}</p>"
        f'<label>Towards an answer<progress max="{high - low:.3f}" value="{min(max(now.llr, low), high) - low:.3f}">'
        f"</progress></label><p>Rejected at {low:.2f}, accepted at {high:.2f}; bounds {plan.bounds[0]:g} and "
        f"{plan.bounds[1]:g} normalised Elo; {now.played} of at most {plan.sets} sets count; {sent}{waits}.</p>"
        "</article>"
    )
