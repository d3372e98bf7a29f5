"""People at one table: five stamps instead of chat, the same chairs in a rematch, and honest waiting."""

import asyncio
import time
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from typing import Any

import pytest

from labtable.core.game.registry import game
from labtable.server.protocol import wire
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.frames import may_speak
from labtable.server.table.table import GameTable
from labtable.server.workers.warmup import COLD, Compiler, Stopped, WarmUp
from tests.server.playing import GAME, Person, Running, two_people

ME = {"kind": "me", "nickname": "Ada"}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("stamps")
    server = Running(str(folder / "t.sqlite"), folder / "log")
    yield server
    server.stop()


def test_there_are_five_stamps_and_everybody_at_the_table_sees_them(url: str) -> None:
    ada, emmy, code = two_people(url)
    assert len(ada.get("/api/about").json()["phrases"]) == 5
    for phrase in commands.PHRASES:
        emmy.done(code, "say", seat=1, phrase=phrase)
    told = [step for step in ada.state(code)["steps"] if step["kind"] == "phrase"]
    assert [step["log"][0]["params"]["phrase"]["id"] for step in told] == [f"phrase-{one}" for one in commands.PHRASES]
    assert {step["seat"] for step in told} == {1}


@pytest.mark.parametrize(
    "phrase", ["", "no such stamp", "<b>hello</b>", "hello\n", "HELLO", "../hello", "x" * 33, 1, None, ["hello"]]
)
def test_nothing_but_a_stamp_is_relayed(url: str, phrase: Any) -> None:
    ada, emmy, code = two_people(url)
    assert emmy.do(code, "say", seat=1, phrase=phrase)["reason"] == "bad-request"
    assert emmy.do(code, "say", seat=0, phrase="hello")["reason"] == "not-your-seat"
    assert Person(url).do(code, "say", seat=1, phrase="hello")["reason"] == "not-found"
    assert not any(step["kind"] == "phrase" for step in ada.state(code)["steps"])


def test_stamps_are_few_and_one_player_who_sends_many_silences_nobody_else(limited: Running) -> None:
    ada, emmy = Person(limited.url), Person(limited.url)
    code = ada.make([ME, {"kind": "open"}])
    emmy.done(code, "sit", nickname="Emmy")
    began = time.monotonic()
    answers = [emmy.do(code, "say", seat=1, phrase="hello") for _ in range(8)]
    more = 1 + int((time.monotonic() - began) / 4)  # one in four seconds, however slow the machine is
    refused = [answer["message"]["id"] for answer in answers if answer["type"] == "rejected"]
    assert 5 - more <= len(refused) <= 5 and set(refused) <= {"server-stamps"}
    ada.done(code, "say", seat=0, phrase="thanks")
    emmy.done(code, "rename", seat=1, nickname="Emmy N.")


def test_a_stamp_that_is_sent_again_is_one_stamp(limited: Running) -> None:
    ada = Person(limited.url)
    code = ada.make([ME, {"kind": "open"}])
    stamp = {"type": "say", "id": "once", "seat": 0, "phrase": "hello"}
    answers = [ada.post(f"/api/tables/{code}/commands", stamp).json() for _ in range(6)]
    assert {answer["type"] for answer in answers} == {"done"}
    assert sum(step["kind"] == "phrase" for step in ada.state(code)["steps"]) == 1


def table_of(name: str, players: int) -> GameTable:
    chairs = [events.StoredChair("human", f"P{seat}", None, [f"p{seat}"]) for seat in range(players)]
    made = events.Made(name, {}, events.StoredSettings(), chairs, "p0", "5" * 64)
    return GameTable("CCCCCCCC", [Row(1, 0, "p0", "make", made)])


def test_a_silent_game_has_no_stamps_while_it_runs() -> None:
    for name in ("eureka", GAME):
        table = table_of(name, 2)
        assert may_speak(table)
        table.apply(Row(2, 1, "p0", "start", events.Dealt(1)))
        assert may_speak(table) is not game(name).meta.silent


def test_a_name_is_refused_to_the_second_player_who_wants_it(url: str) -> None:
    ada, emmy = Person(url), Person(url)
    code = ada.make([ME, {"kind": "open"}])
    for same in ("Ada", "ada", " A d a ", "ÁDA", "Аda"):
        refused = emmy.do(code, "sit", nickname=same)
        assert refused["message"]["id"] == "server-name-taken", same
    emmy.done(code, "sit", nickname="Adam")
    assert emmy.do(code, "rename", seat=1, nickname="ADA")["message"]["id"] == "server-name-taken"


def test_bots_that_are_not_ready_say_how_far_they_are() -> None:
    warmup = WarmUp((GAME,))
    assert warmup.preparing(GAME, []) is None
    assert warmup.preparing(GAME, ["laureate"]) == wire.Preparing(("laureate",), COLD.done, COLD.total)
    assert warmup.preparing(GAME, []) is None  # no such bot sits here
    warmup._searching[GAME] = None
    assert warmup.preparing(GAME, ["laureate"]) is None


def test_a_table_with_thinking_bots_shows_how_far_they_are_until_they_are_ready(url: str) -> None:
    ada = Person(url)
    code = ada.make([ME, {"kind": "bot", "level": "random"}])
    assert ada.state(code)["table"]["preparing"] is None
    ada.done(code, "furnish", seat=1, level="laureate")
    preparing = ada.state(code)["table"]["preparing"]
    assert preparing is None or (preparing["levels"] == ["laureate"] and preparing["done"] < preparing["total"])


def test_a_compiler_that_is_stopped_with_its_server_is_no_fault() -> None:
    async def stop() -> None:
        compiler = Compiler(GAME)
        compiler._process = await asyncio.create_subprocess_exec("sleep", "60", stdin=PIPE, stdout=PIPE)
        compiler._process.terminate()
        with pytest.raises(Stopped):
            await anext(compiler.compile("tables"))

    asyncio.run(stop())
