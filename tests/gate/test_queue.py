"""The queue: workers may die, and lie; nothing that they send is believed for its own sake."""

import asyncio
import socket
import threading
import time
from random import Random

import httpx
import msgspec
import pytest
import uvicorn

from labtable.gate import record as records
from labtable.gate import web, wire
from labtable.gate.ledger import Check, Ledger
from labtable.gate.plan import BadGate, sha256_of
from labtable.gate.queue import FIRST_CHECKED, LEASE, Queue, WorkerRefused
from labtable.gate.sets import SetResult
from labtable.gate.sprt import Verdict
from labtable.gate.worker import Client, Shut, work
from tests.gate.invented import plan_of, played


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def queue(tmp_path):
    found = Queue("secret", tmp_path, 0.2, Clock(), Random(1))
    found.add(Ledger(plan_of(), {}, tmp_path / "a.gate.json"), {})
    return found


def the_gate(queue):
    return next(iter(queue.gates.values()))


def worked(queue, key, sets=8, play=played):
    """A worker plays what it is handed out; whether there was anything."""
    given = queue.hand_out(key, sets)
    if given:
        name, lease = given
        queue.take(key, name, [play(number) for number in sorted(lease.numbers)])
    return given is not None


def check_all(queue):
    """Whether everything that was to be played again came out as it was told."""
    truths = []
    while found := queue.to_check():
        gate, sent = found
        truths.append(queue.checked_again(gate, sent, played(sent.number)))
    return all(truths)


def test_workers_together_find_what_one_process_finds(queue, tmp_path):
    one, other = (queue.join("secret", name).key for name in ("one", "other"))
    while worked(queue, one, 3) or worked(queue, other, 5):
        worked(queue, other, 2)
        assert check_all(queue)
    alone = Ledger(plan_of())
    for number in range(200):
        alone.add(played(number))
    assert the_gate(queue).standing == alone.standing() and the_gate(queue).over
    (path,) = tmp_path.glob("*.record.json")
    assert records.read(path).verdict is Verdict.ACCEPTED


def test_a_lying_worker_is_found_and_what_it_sent_is_thrown_away(queue):
    honest, liar = (queue.join("secret", name).key for name in ("honest", "liar"))
    worked(queue, honest)
    assert check_all(queue)
    worked(queue, liar)  # it begins honestly …
    assert check_all(queue)
    invented = {n for n in range(200) if n not in the_gate(queue).ledger.rows}
    while not queue.workers[liar].shut_out:  # … and then says that the new player always wins
        worked(queue, liar, 4, lambda number: SetResult(number, (2, 2), (number, number + 1000)))
        check_all(queue)
    rows = the_gate(queue).ledger.rows
    assert all(rows[number].result == played(number) for number in rows), "nothing that was invented is left"
    assert invented & rows.keys() <= {n for n in rows if rows[n].check is Check.CONFIRMED and not rows[n].worker}
    with pytest.raises(WorkerRefused, match="came out otherwise") as refused:
        queue.hand_out(liar, 1)
    assert refused.value.status == 403
    while worked(queue, honest):
        assert check_all(queue)
    assert the_gate(queue).over


def test_the_first_sets_of_a_worker_are_always_played_again(tmp_path):
    trusting = Queue("secret", tmp_path, 0.0)
    trusting.add(Ledger(plan_of()), {})
    key = trusting.join("secret", "new").key
    worked(trusting, key, 8)
    rows = the_gate(trusting).ledger.rows
    assert [n for n in rows if rows[n].check is Check.WAITING] == list(range(FIRST_CHECKED))
    assert the_gate(trusting).standing.played == 0, "and nothing is concluded before they are"


def test_a_gate_is_not_over_while_something_is_to_be_played_again(queue):
    key = queue.join("secret", "one").key
    while not the_gate(queue).standing.over:
        worked(queue, key)
        check_all(queue)
    gate = the_gate(queue)
    assert gate.over
    gate.ledger.rows[max(gate.ledger.rows)].check = Check.WAITING
    assert not gate.over and queue.hand_out(key, 1) is None


def test_sets_of_a_worker_that_died_are_handed_out_again(queue):
    dead, alive = (queue.join("secret", name).key for name in ("dead", "alive"))
    name, lease = queue.hand_out(dead, 4)
    assert queue.hand_out(alive, 4)[1].numbers == {4, 5, 6, 7}
    queue.clock.now += LEASE + 1
    assert queue.hand_out(alive, 4)[1].numbers == lease.numbers == {0, 1, 2, 3}
    with pytest.raises(WorkerRefused, match="taken back since"):
        queue.take(dead, name, [played(0)])


def test_results_of_sets_that_were_not_handed_out_are_refused(queue):
    one, other = (queue.join("secret", name).key for name in ("one", "other"))
    name, _ = queue.hand_out(one, 2)
    for key, lease, results in (
        (one, "invented", [played(0)]),
        (other, name, [played(0)]),
        (one, name, [played(2)]),
        (one, name, [played(0), played(0)]),
    ):
        with pytest.raises(WorkerRefused) as refused:
            queue.take(key, lease, results)
        assert refused.value.status == 409
    with pytest.raises(BadGate, match="no result of a set"):
        queue.take(one, name, [SetResult(0, (2, 99), (1, 2))])
    assert not the_gate(queue).ledger.rows
    assert queue.take(one, name, [played(0), played(1)]) == 2
    with pytest.raises(WorkerRefused):
        queue.take(one, name, [played(0)])


def test_only_who_knows_the_token_may_work(queue):
    with pytest.raises(WorkerRefused, match="The token is wrong") as refused:
        queue.join("sécret", "stranger")
    assert refused.value.status == 401
    with pytest.raises(WorkerRefused, match="does not know this worker"):
        queue.hand_out("", 1)


def test_a_queue_goes_on_after_a_kill(queue, tmp_path):
    """A new process reads the file: the same sets are known, and those that wait to be played again still do."""
    key = queue.join("secret", "one").key
    worked(queue, key, 8)
    rows = the_gate(queue).ledger.rows
    later = Queue("secret", tmp_path, 0.2, Clock(), Random(1))
    later.add(Ledger.opened(plan_of(), tmp_path / "a.gate.json"), {})
    assert the_gate(later).ledger.rows == rows
    assert later.to_check()[1].number == 0 and check_all(later)
    with pytest.raises(WorkerRefused) as refused:
        later.hand_out(key, 1)
    assert refused.value.status == 401, "a worker joins again"


def test_a_clock_has_no_place_in_a_queue(queue, tmp_path):
    timed = Ledger(plan_of("curie", new="laureate@20ms"), {}, tmp_path / "b.gate.json")
    with pytest.raises(BadGate, match="no clock may decide a move"):
        queue.add(timed, {})


# Over the wire --------------------------------------------------------------------------------------


class Http:
    """A queue as it answers over the wire, without a socket."""

    def __init__(self, queue):
        self.transport = httpx.ASGITransport(web.make_app(queue, checking=False))

    def get(self, path, **more):
        return self.ask("GET", path, **more)

    def post(self, path, **more):
        return self.ask("POST", path, **more)

    def ask(self, method, path, **more):
        async def asked():
            async with httpx.AsyncClient(transport=self.transport, base_url="http://localhost") as client:
                return await client.request(method, path, **more)

        return asyncio.run(asked())


@pytest.fixture
def http(queue):
    return Http(queue)


def test_a_worker_over_the_wire(queue, http):
    key = http.post("/api/join", json={"token": "secret", "name": "here"}).json()["key"]
    headers = {"Authorization": f"Bearer {key}"}
    given = http.post("/api/work", json={"sets": 3}, headers=headers).json()
    assert given["numbers"] == [0, 1, 2] and msgspec.convert(given, wire.Work).plan == plan_of()
    results = [msgspec.to_builtins(played(number)) for number in given["numbers"]]
    sent = http.post("/api/results", json={"lease": given["lease"], "results": results}, headers=headers)
    assert sent.json() == {"taken": 3}
    assert http.get("/api/nets/" + "0" * 64, headers=headers).status_code == 404


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("join", b'{"token": "wrong", "name": "x"}', 401),
        ("join", b'{"token": "secret", "name": "<script>"}', 400),
        ("join", b'{"token": "secret"}', 400),
        ("join", b"[" * 100_000, 400),
        ("join", b"\xff\xfe", 400),
        ("join", b" " * 300_000, 413),
        ("work", b"{}", 401),
        ("work", b'{"sets": 100000}', 400),
        ("results", b'{"lease": "x", "results": []}', 400),
        ("results", b'{"lease": "x", "results": [[0, [2, 0], [1, 2]]]}', 401),
        ("results", b'{"lease": "x", "results": [[-1, [2, 0], [1, 2]]]}', 400),
        ("results", b'{"lease": "x", "results": [[0, [2, 0], [1, 99999999999999999999]]]}', 400),
        ("results", b'{"lease": "x", "results": [[0, ["a"], [1]]], "more": 1}', 400),
    ],
)
def test_what_strangers_send_is_refused_with_a_sentence(queue, http, path, body, status):
    answer = http.post(f"/api/{path}", content=body)
    assert answer.status_code == status and answer.json()["error"].endswith(".")
    assert not the_gate(queue).ledger.rows


def test_the_page_shows_how_gates_stand_and_no_key(queue, http):
    key = queue.join("secret", "a worker").key
    worked(queue, key)
    shown = http.get("/")
    assert "scientia, 2 players: student against random" in shown.text and "Running" in shown.text
    assert "a worker" in shown.text and key not in shown.text and "secret" not in shown.text
    assert "to be played again before anything counts" in shown.text, "why nothing counts yet"
    assert "default-src 'none'" in shown.headers["content-security-policy"]
    assert http.get("/style.css").headers["content-type"].startswith("text/css")
    check_all(queue)
    assert "to be played again before" not in http.get("/").text
    while worked(queue, key):
        check_all(queue)
    assert "accepted: LLR" in http.get("/").text
    assert http.get("/anything").status_code == 404


def test_nets_are_fetched_by_workers_and_compared(tmp_path):
    net = tmp_path / "mine.net"
    net.write_bytes(b"a net")
    plan = plan_of(new="researcher@new.net", nets={"new.net": sha256_of(net)}, net="new.net")
    queue = Queue("secret", tmp_path)
    queue.add(Ledger(plan), {"new.net": net})
    client, headers = Http(queue), {"Authorization": f"Bearer {queue.join('secret', 'x').key}"}
    path = f"/api/nets/{plan.nets['new.net']}"
    assert client.get(path).status_code == 401, "not for strangers"
    assert client.get(path, headers=headers).content == b"a net"
    assert client.get("/api/nets/" + "0" * 64, headers=headers).status_code == 404


def test_a_real_worker_plays_for_a_real_queue(tmp_path):
    """Over a socket, with real games: one worker, its first sets played again here, and an answer in the end."""
    queue = Queue("secret", tmp_path, 0.02, luck=Random(1))
    queue.add(Ledger(plan_of("eureka", budget=200), {}, tmp_path / "a.gate.json"), {})
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(web.make_app(queue), log_level="warning"))
        thread = threading.Thread(target=server.run, args=([door],))
        thread.start()
        try:
            address = f"127.0.0.1:{door.getsockname()[1]}"
            with pytest.raises(Shut, match="The token is wrong"):
                work(Client(address, "guess", lambda _: time.sleep(0.1)), tmp_path, 1, str)
            told = []
            count = work(Client(address, "secret", lambda _: time.sleep(0.1)), tmp_path, 1, told.append)
        finally:
            server.should_exit = True
            thread.join()
    gate = the_gate(queue)
    assert gate.over and gate.standing.verdict is Verdict.ACCEPTED and count == len(told) >= gate.standing.played
    assert sum(row.check is Check.CONFIRMED for row in gate.ledger.rows.values()) >= FIRST_CHECKED
