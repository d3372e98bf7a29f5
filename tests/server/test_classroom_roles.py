"""Every request about a class and its tables, by everybody who could send it. A new request must be added here."""

import contextlib
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from labtable.server.protocol import class_commands, table_commands
from tests.server.class_client import InClass, come, lesson, new_class
from tests.server.playing import NUMBERS, OPEN, Person, Running, client

TEACHER, SEATED, ELSEWHERE = "teacher", "pupil at the table", "pupil of another table"
OUTSIDE = ("removed pupil", "teacher of another class", "stranger", "nobody")
ROLES = (TEACHER, SEATED, ELSEWHERE, *OUTSIDE)

# A valid body for every command of the teacher, and of a pupil.
OF_TEACHER: dict[str, dict[str, Any]] = {
    "rename-pupil": {"pupil": 1, "name": "Zoe"},
    "approve-names": {"pupils": [99]},
    "remove-pupil": {"pupil": 99},
    "move-pupil": {"pupil": 99, "group": 1},
    "shuffle": {},
    "settle": {"title": "8a"},
    "door": {"door": "open"},
    "let-in": {"waiters": [99]},
    "send-away": {"waiters": [99]},
    "make-entry-cards": {"count": 1},
    "start-all": {},
    "freeze": {},
    "thaw": {},
    "spotlight": {},
    "open-poll": {"table": "CCCCCCCC"},
    "ask-question": {"question": {"text": "Which?", "answers": ["a", "b"]}},
    "set-plan": {"plan": None},
    "go-to-step": {"step": 0},
    "give-time": {"minutes": 5},
    "set-homework": {"kind": "deal", "game": "element", "due": 0},
    "keep-position": {"table": "CCCCCCCC"},
    "drop-homework": {"task": 99},
    "keep-for": {"hours": 24},
    "close-poll": {},
    "end-poll": {},
    "lower-hand": {"pupil": 1},
    "finish-round": {},
    "another-round": {},
    "end-class": {},
}
OF_PUPIL: dict[str, dict[str, Any]] = {
    "pick-name": {"name": "Zoe"},
    "change-card": {"face": 3},
    "raise-hand": {"up": False},
    "answer-poll": {"poll": 1, "action": 1},
    "finish-step": {},
    "answer-position": {"step": 0, "line": [1]},
    "leave-class": {},
}
AT_TABLE: dict[str, dict[str, Any]] = {
    "act": {"seat": 0, "action": -1, "position": 0},
    "undo": {"seat": 0, "position": 0},
    "offer-rewind": {"seat": 0, "to": 0, "position": 0},
    "answer-rewind": {"seat": 0, "to": 0, "agree": True},
    "sit": {"nickname": "Zoe"},
    "rename": {"seat": 0, "nickname": "Zoe"},
    "leave": {"seat": 0},
    "back": {"seat": 0},
    "resign": {"seat": 0},
    "furnish": {"seat": 0, "level": None},
    "cover": {"seat": 0},
    "change": {},
    "start": {},
    "pledge": {"seat": 0, "pledge": "0" * 64},
    "reveal": {"seat": 0, "share": "0" * 32},
    "say": {"seat": 0, "phrase": "hello"},
    "hurry": {"seat": 0},
    "stop": {"seat": 0},
    "rematch": {},
    "show-me": {"seat": 0, "position": 0},
    "leave-lesson": {},
    "why": {"seat": 0, "action": 1},
    "preview": {"seat": 0, "action": 1, "position": 0},
}
ARRANGED = {"sit", "rename", "resign", "furnish", "change", "start", "say", "rematch", "show-me", "leave-lesson"}

# Status for the teacher, a pupil at the table, a pupil of another table; others get 404, or 403 without a session.
GETS: dict[str, tuple[int, int, int]] = {
    "/api/classes/{number}": (200, 200, 200),
    "/api/classes/{number}/poll?wait=0": (200, 200, 200),
    "/api/classes/{number}/qr.svg": (200, 200, 200),
    "/api/classes/{number}/entry-cards": (200, 403, 403),
    "/api/classes/{number}/homework": (200, 403, 403),
    "/api/classes/{number}/position": (409, 409, 409),  # the lesson asks about none
    "/api/classes/{number}/results": (200, 403, 403),
    "/api/classes/{number}/results.csv": (200, 403, 403),
    "/api/tables/{code}": (200, 200, 404),
    "/api/tables/{code}?seat=-2": (404, 404, 404),
    "/api/tables/{code}?seat=0": (200, 200, 404),
    "/api/tables/{code}?seat=1": (200, 404, 404),
    "/api/tables/{code}?seat=-1": (200, 404, 404),
    "/api/tables/{code}/poll?wait=0": (200, 200, 404),
    "/api/tables/{code}/qr.svg": (200, 200, 404),
    "/api/tables/{code}/log": (200, 200, 404),
    "/api/tables/{code}/moments/{position}": (200, 200, 404),
    "/api/tables/{code}/lines/{position}?actions=1": (409, 409, 404),
    "/api/tables/{code}/moves": (403, 403, 404),
    "/api/tables/{code}/chart": (409, 409, 404),
    "/api/tables/{code}/review": (409, 409, 404),
    "/api/tables/{code}/verify": (409, 409, 404),
    "/api/tables/{code}/match.labtable": (409, 409, 404),
    "/api/tables/{code}/portable": (409, 409, 404),
}
POSTS: dict[str, tuple[dict[str, Any], tuple[int, int, int]]] = {
    "/api/classes/{number}/handover": ({"pupil": 1}, (200, 200, 403)),
    "/api/classes/{number}/recovery": ({}, (200, 403, 403)),
    "/api/tables/{code}/handover": ({"seat": 0}, (403, 409, 404)),
    "/api/tables/{code}/hint": ({"seat": 0, "position": 0}, (403, 409, 404)),
    "/api/tables/{code}/check": ({"seat": 0, "position": 0, "action": 0}, (403, 409, 404)),
    "/api/tables/{code}/forget": ({}, (409, 409, 404)),
    "/api/tables/{code}/played-on": ({"position": 0, "moves": []}, (409, 409, 404)),
}


class Cast:
    """A lesson of two tables, and everybody who may come near it."""

    def __init__(self, url: str) -> None:
        teacher = new_class(url, same_deal=True)
        self.pupils = come(teacher, 4)
        (removed,) = come(teacher)
        teacher.must("remove-pupil", pupil=removed.card["id"], ban=True)
        teacher.must("start-all")
        self.number, self.code = teacher.room, self.pupils[0].place[0]
        assert self.pupils[0].place[1] == 0
        other = next(pupil for pupil in self.pupils if pupil.place[0] != self.code)
        nobody = InClass(url)
        nobody.http.cookies.clear()
        cast = (teacher, self.pupils[0], other, removed, lesson(url, 1)[0], InClass(url), nobody)
        self.people = dict(zip(ROLES, cast, strict=True))
        for person in self.people.values():
            person.room = self.number
        self.open = list(OPEN)  # for longer than one test
        OPEN.clear()

    def path(self, pattern: str) -> str:
        return pattern.format(number=self.number, code=self.code, position=0)


@pytest.fixture(scope="module")
def cast(server: Running) -> Iterator[Cast]:
    cast = Cast(server.url)
    yield cast
    for one in cast.open:
        one.close()


def expected(statuses: tuple[int, int, int], role: str, method: str = "get") -> int:
    if role == "nobody" and method == "post":
        return 403  # no session
    return dict(zip(ROLES, statuses, strict=False)).get(role, 404)


def clients(cast: Cast, role: str) -> httpx.Client:
    http = client(cast.people[role].url)
    http.cookies = cast.people[role].http.cookies
    return http


@pytest.mark.parametrize("role", ROLES)
def test_every_page_by_everybody(cast: Cast, role: str) -> None:
    with clients(cast, role) as http:
        for pattern, statuses in GETS.items():
            assert http.get(cast.path(pattern)).status_code == expected(statuses, role), pattern
        for pattern, (body, statuses) in POSTS.items():
            assert http.post(cast.path(pattern), json=body).status_code == expected(statuses, role, "post"), pattern


def reason(http: httpx.Client, path: str, kind: str, body: dict[str, Any]) -> str:
    """Why a command is rejected; `done` where it is not."""
    answer = http.post(path, json={"type": kind, "id": f"m{next(NUMBERS)}", **body}).json()
    return str(answer.get("reason", "done"))


@pytest.mark.parametrize("role", [role for role in ROLES if role != TEACHER])
def test_nobody_but_the_teacher_can_do_what_the_teacher_can(cast: Cast, role: str) -> None:
    want = "not-teacher" if role in (SEATED, ELSEWHERE) else "no-session" if role == "nobody" else "not-found"
    with clients(cast, role) as http:
        for kind, body in OF_TEACHER.items():
            assert reason(http, cast.path("/api/classes/{number}/commands"), kind, body) == want, kind


@pytest.mark.parametrize("role", [TEACHER, *OUTSIDE])
def test_nobody_but_a_pupil_can_do_what_a_pupil_can(cast: Cast, role: str) -> None:
    want = "forbidden" if role == TEACHER else "no-session" if role == "nobody" else "not-found"
    with clients(cast, role) as http:
        for kind, body in OF_PUPIL.items():
            assert reason(http, cast.path("/api/classes/{number}/commands"), kind, body) == want, kind


@pytest.mark.parametrize("role", ROLES)
def test_at_a_table_of_a_class_only_its_players_play_and_nobody_arranges_anything(cast: Cast, role: str) -> None:
    path = cast.path("/api/tables/{code}/commands")
    with clients(cast, role) as http:
        for kind, body in AT_TABLE.items():
            found = reason(http, path, kind, body)
            if role in (ELSEWHERE, *OUTSIDE):
                assert found == ("no-session" if role == "nobody" else "not-found"), kind
            elif kind in ARRANGED:
                assert found == "not-now", kind
            elif role == TEACHER:
                assert found in ("not-your-seat", "not-host", "not-now"), (kind, found)
            else:
                assert found in ("illegal", "stale", "nothing-to-undo", "done", "not-now", "not-host"), (kind, found)


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("pattern", ["/api/classes/{number}", "/api/tables/{code}"])
def test_every_stream_by_everybody(cast: Cast, role: str, pattern: str) -> None:
    may = role in (TEACHER, SEATED) or (role == ELSEWHERE and "classes" in pattern)
    with clients(cast, role) as http, http.stream("GET", cast.path(pattern) + "/events") as events:
        assert events.status_code == (200 if may else 404)
    person = cast.people[role]
    with contextlib.suppress(InvalidStatus, ConnectionClosed):
        stream = person.stream() if "classes" in pattern else person.socket(cast.code)
        first = stream.next()["type"]
        assert (first in ("class", "state")) is may and (first == "bye") is not may


def test_the_matrix_has_every_request_and_every_command(cast: Cast) -> None:
    paths = Person(cast.people[TEACHER].url).get("/api/openapi.json").json()["paths"]
    asked = {path for path in paths if "{number}" in path or "{code}" in path}
    known = {path.split("?")[0] for path in (*GETS, *POSTS)}
    assert asked - known == {f"/api/{kind}/commands" for kind in ("classes/{number}", "tables/{code}")} | {
        f"/api/{kind}/events" for kind in ("classes/{number}", "tables/{code}")
    }
    for union, bodies in (
        (class_commands.TeacherCommand, OF_TEACHER),
        (class_commands.PupilCommand, OF_PUPIL),
        (table_commands.Command, AT_TABLE),
    ):
        assert {kind.__struct_config__.tag for kind in get_args(union)} == set(bodies)


def test_a_pupil_is_told_of_the_own_group_alone(cast: Cast) -> None:
    teacher, seated = cast.people[TEACHER].seen(), cast.people[SEATED].seen()
    assert len(teacher["pupils"]) == 4 and len(teacher["wall"]) == 2 and len(teacher["groups"]) == 2
    mine = next(group for group in teacher["groups"] if group["table"] == cast.code)
    assert [pupil["id"] for pupil in seated["pupils"]] == list(mine["pupils"])
    assert seated["groups"] == [mine] and seated["wall"] == []
    others = {pupil["name"] for pupil in teacher["pupils"]} - {pupil["name"] for pupil in seated["pupils"]}
    assert not any(name in str(seated) for name in others)


def test_an_ordinary_visitor_finds_no_trace_of_a_class(cast: Cast) -> None:
    assert Person(cast.people[TEACHER].url).do(cast.code, "sit", nickname="Zoe")["reason"] == "not-found"
