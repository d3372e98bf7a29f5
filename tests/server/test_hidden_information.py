"""Nothing that leaves the server tells a reader what the rules hide: two worlds that differ in it look the same."""

import json
import re
from itertools import groupby, islice
from typing import Any

import msgspec
import numpy as np
import pytest

from labtable.core.game.registry import names
from labtable.core.match.match import key_of
from labtable.core.match.preview import FEW
from labtable.core.record.records import SPECTATOR, blank
from labtable.server.protocol import table_commands
from labtable.server.protocol.patches import OpenView, Shown, Telling, Told, seen_anew
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events, frames
from labtable.server.table.events import Row
from labtable.server.table.frames import Frames, Reader, Surroundings, ToldPosition
from labtable.server.table.table import GameTable
from tests.server.playing import GAME, Person, Running, patched
from tests.server.test_matches import finished

AROUND = Surroundings(frozenset({0, 1}), 0, {}, 0, None, 0)
MOVES = 30
PATCHES = 3
OF_EACH_KIND = 5
PEOPLE = ("Ada", "Emmy", "Lise", "Maria")


def table_at(moves: int, seed: int, game: str = GAME, players: int = 2) -> GameTable:
    """A table after some moves, dealt from a fixed secret."""
    chairs = [events.StoredChair("human", name, None, [name]) for name in PEOPLE[:players]]
    made = events.Made(game, {}, events.StoredSettings(), chairs, "Ada", f"{seed:064x}")
    table = GameTable("CCCCCCCC", [Row(1, 0, "Ada", "make", made), Row(2, 0, "Ada", "start", events.Dealt(1))])
    table.wake()
    luck = np.random.default_rng(seed)
    while table.match is not None and not table.match.over and table.position < moves:
        seat = table.match.to_move
        action = int(luck.choice(table.match.legal(seat)))
        change, steps = commands.played(table, table.match, seat, action, table.version)
        table.apply(Row(table.version + 1, table.version, "x", f"{table.version}", change), steps)
    return table


def redealt(table: GameTable, seat: int, number: int) -> GameTable:
    """The same table in a world where everything that a seat cannot know is another, in every position of its past."""
    other = table_at(0, int(table.made.secret, 16), table.made.game)
    for row in table.rows[2:]:
        other.apply(row)
    match = other.match
    assert match is not None
    for state in (match._states[0], *match.records._kept.values()):
        world = blank(match.game.STATE)
        world[0] = state
        match.game.engine.resample_at(world, 0, seat, key_of(f"world {number}".encode()))
        for name in match.game.STATE.names or ():
            if name != "random_counters":  # re-dealing itself draws from a stream of its own
                state[name] = world[0][name]
    return other


def everything_told(table: GameTable, seat: int) -> list[bytes]:
    """All bytes that this seat can get about a running table."""
    match = table.match
    assert match is not None
    here = Frames(table)
    told = [here.state(Reader(seat, (seat,), seat == 0), 0, AROUND, 0)]
    told += patches_told(table, seat)
    told += [bytes(here.pieces.step(version, seat)) for version in range(1, table.version + 1)]
    told.append(frames.encode(frames.past_moment(match, seat)))
    for action in range(-1, match.game.NUM_ACTIONS + 1):
        told.append(frames.encode(frames.explain(match, table_commands.Why("w", seat, action))))
        try:
            told.append(events.encode(commands.played(table, match, seat, action, 0).change))
            told.append(frames.encode(match.consequences(action, seat, worlds=FEW)))
        except Rejection as rejection:
            told.append(frames.encode([rejection.reason, rejection.message, rejection.refusal]))
    things = {thing for text in told for thing in re.findall(r'"([a-z]+/[^"]*)"', text.decode())}
    told += [
        frames.encode(frames.explain(match, table_commands.Why("w", seat, None, thing)))
        for thing in of_each_kind(things)
    ]
    return told


def of_each_kind(things: set[str]) -> list[str]:
    """Some cards, some atoms …: an answer about one is put together from answers about actions, which are all here."""
    ordered = sorted(things, key=lambda thing: (thing.partition("/")[0], key_of(thing.encode()).tobytes()))
    kinds = groupby(ordered, lambda thing: thing.partition("/")[0])
    return [thing for _, same in kinds for thing in islice(same, OF_EACH_KIND)]


def patches_told(table: GameTable, seat: int) -> list[bytes]:
    """The patch from each of the last positions to the next, as a stream would send it."""
    match, reader, sent = table.match, Reader(seat, (seat,), seat == 0), []
    assert match is not None
    told: Told | None = None
    for number in range(max(0, match.version - PATCHES), match.version + 1):
        there = Frames(table)
        there._position = table.version, ToldPosition(match.fork(number))
        frame, told = there.frame(reader, table.version, AROUND, 0, told, patches=True)
        sent.append(frame)
    assert all(json.loads(frame)["type"] == "patch" for frame in sent[1:])
    return sent


@pytest.mark.parametrize("game", names())
def test_a_patch_leads_to_exactly_what_the_view_says(game: str) -> None:
    """So it can say no more than the view: what it names is there, with that value. What readers share is made once,
    so all of them read here together; some look away from time to time, and learn several moves at once."""
    table = table_at(0, 5, game, players=len(PEOPLE))
    readers = [Reader(seat, (seat,), seat == 0) for seat in range(table.players)] + [Reader(SPECTATOR, (), False)]
    luck, together = np.random.default_rng(5), Frames(table)
    have: dict[Reader, tuple[dict[str, Any], Told]] = {}
    for number in range(MOVES):
        match, beat = table.match, number // 3
        assert match is not None
        around = Surroundings(frozenset({0, beat % 2}), beat % 3, {}, beat, None, beat)
        for reader in readers:
            if reader in have and (number + reader.audience) % 5 == 0:
                continue
            state, told = have.get(reader, ({}, None))
            since = told.version if told else 0
            frame, told = together.frame(reader, since, around, number, told, patches=True)
            message = json.loads(frame)
            assert (message["type"] == "state") is (reader not in have)
            state = message if message["type"] == "state" else patched(state, message)
            assert state == json.loads(Frames(table).state(reader, since, around, number))
            have[reader] = state, told
        if match.over:
            break
        action = int(luck.choice(match.legal(match.to_move)))
        change, steps = commands.played(table, match, match.to_move, action, table.version)
        table.apply(Row(table.version + 1, table.version, "x", f"{table.version}", change), steps)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("seat", [0, 1])
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_alike(game: str, seat: int) -> None:
    for moves in (0, 7, MOVES):
        table = table_at(moves, moves, game)
        assert everything_told(redealt(table, seat, seat), seat) == everything_told(table, seat)


def test_the_instrument_a_leak_would_be_seen() -> None:
    """Re-dealing for one seat changes what the other is told: the two worlds do differ."""
    table = table_at(7, 1)
    assert any(everything_told(redealt(table, 0, number), 1) != everything_told(table, 1) for number in range(3))


def test_a_spectator_gets_no_actions_and_no_refusals() -> None:
    table = table_at(7, 1)
    state = msgspec.json.decode(Frames(table).state(Reader(SPECTATOR, (), False), 0, AROUND, 0))
    assert state["table"]["moment"]["legal"] == [] and not state["table"]["moment"]["undo"]["possible"]


def test_the_secret_of_a_game_and_the_keys_of_people_never_leave_before_the_end(server: Running) -> None:
    """Canaries: in all frames before the end, and in the server's log at any time."""
    ada, code, states = finished(server.url)
    secret = states[-1]["table"]["secret"]
    key = key_of(bytes.fromhex(secret)).tobytes().hex()
    running = json.dumps(states[:-1])
    token = ada.http.cookies["labtable"]
    for canary in (secret, key, token):
        assert canary not in running
    log = server.log.read_text()
    for canary in (secret, key, token, "Ada", "Emmy", code, "127.0.0.1:5"):
        assert canary not in log.replace(f"http://127.0.0.1:{server.port}", "")


def test_stored_is_only_the_hash_of_a_session(server: Running) -> None:
    ada = Person(server.url)
    ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}])
    from pathlib import Path

    files = [path for path in Path(server.database).parent.iterdir() if "sqlite" in path.name]
    assert all(ada.http.cookies["labtable"].encode() not in path.read_bytes() for path in files)


class Cards(msgspec.Struct):
    top: str
    seats: tuple[str, ...]


def shown(cards: Cards, **own: str) -> Shown:
    return Shown(Telling(None, OpenView(cards)), {place.replace("_", "/"): card for place, card in own.items()})


@pytest.mark.parametrize(
    ("opened", "before", "after", "told"),
    [
        (
            {"seats/0": "one card", "seats/1": "none"},
            shown(Cards("a", ("two cards", "one card")), seats_0="ace, king"),
            shown(Cards("a", ("one card", "none")), seats_0="ace, king"),
            {"seats/1": "none"},
        ),
        ({"top": "?"}, shown(Cards("a", ()), top="ace"), shown(Cards("?", ()), top="ace"), None),
        (
            {"seats/0": "one card"},
            shown(Cards("a", ("two cards",)), seats_0="ace, king"),
            shown(Cards("a", ("one card",)), seats_0="king"),
            {"seats/0": "king"},
        ),
        (
            {},
            shown(Cards("a", ("two cards",)), seats_0="ace, king"),
            shown(Cards("a", ("two cards",))),
            {"seats/0": "two cards"},
        ),
        ({"seats": ("none",)}, shown(Cards("a", ("two cards",))), shown(Cards("a", ("none",)), seats_0="king"), None),
    ],
)
def test_what_lies_open_is_never_told_over_what_is_ones_own(opened, before, after, told):
    assert seen_anew(opened, before, after) == told
