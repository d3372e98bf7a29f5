"""Two worlds that look alike to a player are told alike over a real socket, to the byte: also when moves are played.

A finished game is tried again from many of its decisions, each time in worlds that differ only in what the player who
decides cannot know. The player does the same in all of them, and hears the same, though another player may have one
thing to do in one world and a choice in the other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.playing import PATIENCE, Person, Running

GAME = "eureka"
PLAYERS = 3
WORLDS = 3  # of each decision
DECISIONS = 12  # that are made in each of them
TIMES = r'"(at|now|beat|onto)":\d+'  # a beat counts who came and went
CHAIRS = [{"kind": "me", "nickname": name} for name in ("Ada", "Emmy", "Lise")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("worlds")
    running = Running(str(folder / "tables.sqlite"), folder / "log", "--unlimited", "--games", GAME)
    yield running.wait_until_warm(GAME)
    running.stop()


def played(ada: Person) -> tuple[str, list[tuple[int, int, int]]]:
    """A whole game by lot: its table, and position, seat and action of every press."""
    code, pick, pressed = ada.make(CHAIRS, GAME), Random(7), []
    ada.done(code, "start")
    while (moment := ada.state(code)["table"]["moment"])["to_move"] >= 0:
        seat = moment["to_move"]
        legal = ada.state(code, seat=seat)["table"]["moment"]["legal"]
        action = pick.choice(legal)["action"]
        ada.done(code, "act", seat=seat, action=action, position=moment["position"])
        pressed.append((moment["position"], seat, action))
    return code, pressed


def told_to(ada: Person, code: str, position: int, seat: int, action: int) -> tuple[str, int]:
    """What the player who decides is told of it in a new world, less times and the table's name; and how many things
    the player who is asked next may do there."""
    again = {"code": code, "position": position, "anew_for": seat}
    there = ada.make(CHAIRS, GAME, again=again)
    ada.done(there, "start")
    with ada.socket(there, seat) as stream:
        stream.until(lambda state: state["table"]["chairs"][seat]["present"])
        stream.send(type="act", id="a1", seat=seat, action=action, position=position)
        while True:
            raw = stream.ws.recv(timeout=PATIENCE)
            message = json.loads(raw)
            if message["type"] == "patch" and any(step["kind"] == "action" for step in message["steps"]):
                break
    after = ada.state(there)["table"]["moment"]
    following = max(after["to_move"], 0)
    choices = ada.state(there, seat=following)["table"]["moment"]["legal"]
    text = raw if isinstance(raw, str) else raw.decode()
    return re.sub(TIMES, r'"\1":"then"', text.replace(there, code)), len(choices)


def test_worlds_that_differ_in_what_others_may_do_are_told_alike(house: Running) -> None:
    ada, differ = Person(house.url), 0
    code, pressed = played(ada)
    late = pressed[-DECISIONS - 1 : -1]
    for position, seat, action in late:
        told, choices = zip(*(told_to(ada, code, position, seat, action) for _ in range(WORLDS)), strict=True)
        assert len({len(text) for text in told}) == 1 and len(set(told)) == 1, (position, told)
        differ += 1 in choices and len(set(choices)) > 1
    assert differ, "in no pair of worlds the next player had a choice in one and none in the other"
