"""The descriptions of the server are true: OpenAPI, TypeScript, texts, limits, PROTOCOL.md."""

import ast
import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from labtable.core.game.contract import Message
from labtable.core.game.text import LANGUAGES, Text
from labtable.server.base.config import Config
from labtable.server.http import catalogue
from labtable.server.http.limits import Buckets
from labtable.server.protocol import class_commands, class_view, table_commands, typescript, wire
from labtable.server.run import app
from labtable.server.storage.database import Database
from labtable.server.table import commands
from labtable.server.workers.warmup import TABLES, compiled_mark
from tests.server.playing import GAME, PATIENCE, Person, Running, two_people, wait_until

SERVER = Path(commands.__file__).parents[1]
PROTOCOL = Path(__file__).parents[2] / "docs" / "PROTOCOL.md"


@pytest.fixture
def strangers(tmp_path: Path) -> Iterator[Running]:
    """A server of its own: the bots of tables that were made up would think on beside all later tests."""
    running = Running(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--unlimited")
    yield running
    running.kill()


@pytest.mark.thorough
def test_schemathesis_finds_no_5xx(strangers: Running, tmp_path: Path) -> None:
    ada, _, code = two_people(strangers.url)
    examples = tmp_path / "openapi.json"
    schema = ada.get("/api/openapi.json").json()
    for path, operations in schema["paths"].items():
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "code" and parameter["in"] == "path":
                    parameter["example"] = code
                if parameter["name"] == "wait":
                    parameter["schema"]["maximum"] = 0.1
            operation["parameters"] = operation.get("parameters", [])
        if path.endswith("/events"):
            operations.clear()  # endless by design
        if path == "/api/classes/{number}/commands":
            operations.clear()  # no class has the numbers that are made up: whatever is sent, there is none
    examples.write_text(json.dumps(schema))
    command = [
        sys.executable,
        "-m",
        "schemathesis.cli",
        "run",
        str(examples),
        "--url",
        strangers.url,
        "--checks",
        "not_a_server_error",
        "--max-examples",
        "3",
        "--phases",
        "examples,coverage,fuzzing",
        "-H",
        f"Cookie: {ada.cookie()}",
        "--request-timeout",
        str(PATIENCE),
        "--seed",
        "1",
        "--no-color",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    assert '"unexpected"' not in strangers.log.read_text()


@pytest.mark.parametrize(
    "asked", ["seat=16", "seat=", "seat=one", "since=-1", "since=1e99", "wait=nan", "wait=56", "beat=-1"]
)
def test_a_parameter_outside_of_its_range_is_refused_before_anything_is_looked_for(url: str, asked: str) -> None:
    answer = Person(url).get(f"/api/tables/CCCC-CCCC/poll?{asked}")
    assert (answer.status_code, answer.json()["reason"]) == (422, "bad-request")


def test_the_description_tells_the_parameters_of_a_path_and_of_a_query() -> None:
    poll = app.describe()["paths"]["/api/tables/{code}/poll"]["get"]
    told = {one["name"]: (one["in"], one["required"], one["schema"]) for one in poll["parameters"]}
    assert told["code"] == ("path", True, {"type": "string", "maxLength": 32})
    assert told["wait"] == ("query", False, {"type": "number", "minimum": 0, "maximum": 55, "default": 25})
    assert set(told) == {"code", "seat", "since", "beat", "wait"}
    assert poll["responses"]["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/State"}


CHAPTER = "## A class\n"


@pytest.mark.parametrize(
    ("of_class", "said", "told"),
    [
        (False, table_commands.FromClient, wire.FromServer),
        (True, class_commands.ClassFromClient, class_view.ClassFromServer),
    ],
)
def test_every_example_in_the_protocol_is_a_message_of_the_wire(of_class: bool, said: Any, told: Any) -> None:
    before, _, chapter = PROTOCOL.read_text(encoding="utf-8").partition(CHAPTER)
    text = chapter if of_class else before
    examples = re.findall(r"^\| `[\w-]+` \|[^|]*\| `(\{.*?\})`", text, re.MULTILINE)
    kinds = {kind.__struct_config__.tag for kind in get_args(said)} - {"ping", "look"}
    assert kinds <= {re.findall(r'"type": "([\w-]+)"', example)[0] for example in examples if "…" not in example}
    for example in examples:
        if "…" not in example:
            msgspec.json.decode(example, type=said)
    for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL):
        for example in block.split("\n\n"):
            if example.lstrip().startswith("{") and '"type"' in example.splitlines()[0]:
                for one in [example] if example.count('{"type"') == 1 else example.strip().splitlines():
                    msgspec.json.decode(one, type=told)


def test_typescript_has_every_struct_of_the_wire() -> None:
    text, names = typescript.wire_types()
    assert {"State", "Table", "Moment", "Command", "FromServer", "Rejected"} <= names
    assert 'readonly type: "state";' in text and "export type Command = | Act | " in " ".join(text.split())
    assert (PROTOCOL.parents[1] / "web/src/gen/wire.gen.ts").read_text(encoding="utf-8") == text, "write it anew"
    assert "unknown" in re.findall(r"readonly view: (\w+);", text)
    for name in ("element", "eureka"):
        assert "export interface View {" in typescript.view_types(name)


def spoken_ids() -> set[str]:
    """Message ids that the server's sources name."""
    found: set[str] = set()
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update(re.findall(r"^(?:table|server|undo|phrase)-[a-z-]+$", node.value))
    return found - {"table-covered-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_table_says_is_said_in_every_language(language: str) -> None:
    text = Text.read(SERVER / "http" / "text")
    codes = {f"server-{code}" for code in wire.Reason.__args__}  # type: ignore[attr-defined]
    phrases = {f"phrase-{phrase}" for phrase in commands.PHRASES}
    reasons = {f"table-covered-{why}" for why in ("left", "away", "host", "clock", "resigned")}
    params = {
        "who": "Ada",
        "phrase": "Hello",
        "sentence": "So it is.",
        "name": "Ada",
        "game": "Eureka!",
        "option": "library",
        "percent": 40,
        "count": 40,
        "seconds": 40,
        "number": 40,
    }
    for word in sorted(codes | phrases | reasons | spoken_ids()):
        assert text.say(Message(word, params), language).strip(), word
    assert catalogue.shared_text(language)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = [100.0]
    buckets = Buckets(3, 2, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] += 1
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]


def pages(web: Path, *paths: str) -> list[httpx.Response]:
    """What a server with this folder of client files answers."""
    config = Config(database=str(web.parent / "t.sqlite"), web=web)
    database = Database(config.database)
    served = app.make_app(config, database)

    async def ask() -> list[httpx.Response]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app=served), base_url="http://localhost") as http:
            return [await http.get(path) for path in paths]

    try:
        return asyncio.run(ask())
    finally:
        database.close()


def test_the_client_is_served_with_its_pages_and_files(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>client</title>")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "a1b2.js").write_text("1")
    page, icon, script, nothing, *outside = pages(
        web,
        "/t/CCCC-CCCC/at/3",
        "/icon.svg",
        "/assets/a1b2.js",
        "/api/nothing",
        "/../t.sqlite",
        "/%2e%2e/t.sqlite",
        "/assets/%2e%2e/%2e%2e/t.sqlite",
    )
    assert "client" in page.text and icon.text == "<svg/>"
    assert "immutable" in script.headers["cache-control"]
    assert nothing.status_code == 404
    assert all(b"SQLite" not in answer.content for answer in outside)


def test_where_the_client_is_not_built_a_page_says_how(tmp_path: Path) -> None:
    (page,) = pages(tmp_path / "nothing-here", "/")
    assert page.status_code == 200 and "make web" in page.text


def test_the_next_start_compiles_nothing(server: Running) -> None:
    assert compiled_mark(GAME, TABLES).exists()


def test_the_browser_is_opened_when_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    browser, seen = tmp_path / "browser.py", tmp_path / "seen"
    browser.write_text(
        "import sys, urllib.request\n"
        "answer = urllib.request.urlopen(sys.argv[1] + '/health').read().decode()\n"
        f"open({str(seen)!r}, 'w').write(sys.argv[1] + ' ' + answer)\n"
    )
    monkeypatch.setenv("BROWSER", f"{sys.executable} {browser} %s")
    server = Running(str(tmp_path / "t.sqlite"), tmp_path / "log", "--open")
    try:
        wait_until(lambda: seen.exists() and seen.read_text() == f"{server.url} alive", "the browser", PATIENCE)
    finally:
        server.stop()


def test_health_and_readiness(url: str) -> None:
    person = Person(url)
    assert person.get("/health").text == "alive" and person.get("/ready").text == "ready"
