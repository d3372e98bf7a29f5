"""A saved game is opened: it goes on or is looked back at. A file that was changed is refused with a sentence."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from labtable.anywhere.page import Page
from labtable.core.game.registry import game, names
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match
from labtable.core.match.save_file import UNSEALED, Redealt, Saved
from labtable.core.match.seals import sealed
from labtable.server.http.responses import TEXT
from labtable.server.protocol.rest_wire import SAVE_LIMIT
from labtable.server.table.opened import level_of
from tests.server.playing import GAME, Person

ME = {"kind": "me", "nickname": "Ada"}
BOT = {"kind": "bot", "level": "random"}
CHECK, OPEN = "/api/opened-files", "/api/opened-files/tables"


def played(name: str, moves: int | None, players: int = 2) -> Match:
    """A game of the terminal, played at random so far or to its end."""
    called = ["Player 1", *[f"Player {seat} (random)" for seat in range(2, players + 1)]]
    match = Match(game(name), players, seed=7, names=called)
    choice = random.Random(7).choice
    while not match.over and (moves is None or match.version < moves):
        match.play(choice(match.legal()))
    return match


def text_of(match: Match) -> str:
    return msgspec.json.format(msgspec.json.encode(match.saved()), indent=1).decode()


def in_a_page(visit: Callable[[Page], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(visit(Page(lambda code, table: None, {})), 120))


async def asked(page: Page, method: str, path: str, **given: Any) -> tuple[int, Any]:
    status, _, body = await page.ask(method, path, msgspec.json.encode(given) if given else b"")
    return status, msgspec.json.decode(body) if body else None


@pytest.mark.parametrize("name", names())
def test_a_game_of_the_terminal_goes_on(name: str) -> None:
    match = played(name, 5)

    async def visit(page: Page) -> None:
        status, found = await asked(page, "POST", CHECK, text=text_of(match))
        assert status == 200
        assert found == {
            "game": name,
            "names": match.names,
            "levels": [None, "random"],
            "decisions": 5,
            "to_move": match.to_move,
        }
        status, made = await asked(page, "POST", OPEN, text=text_of(match), chairs=[ME, {**ME, "nickname": "Bo"}])
        assert status == 201 and made["seats"] == [0, 1]
        state = (await asked(page, "GET", f"/api/tables/{made['code']}?seat={match.to_move}"))[1]
        table, moment = state["table"], state["table"]["moment"]
        assert (table["phase"], table["deal"], table["commitment"]) == ("playing", "file", match.commitment)
        assert (moment["position"], moment["to_move"]) == (5, match.to_move)
        assert [one["action"] for one in moment["legal"]] == match.legal()
        act = {"type": "act", "id": "1", "seat": match.to_move, "position": 5, "action": match.legal()[0]}
        assert (await asked(page, "POST", f"/api/tables/{made['code']}/commands", **act))[1]["type"] == "done"

    in_a_page(visit)


@pytest.mark.parametrize("name", names())
def test_a_finished_game_is_looked_back_at_and_saved_as_it_was(name: str) -> None:
    match = played(name, None)

    async def visit(page: Page) -> None:
        status, made = await asked(page, "POST", OPEN, text=text_of(match))
        assert status == 201, made
        table = f"/api/tables/{made['code']}"
        state = (await asked(page, "GET", table))[1]["table"]
        assert (state["phase"], state["moment"]["position"]) == ("over", match.version)
        assert [(chair["kind"], chair["nickname"]) for chair in state["chairs"]] == [
            ("human", "Player 1"),
            ("bot", "Player 2 (random)"),
        ]
        middle = (await asked(page, "GET", f"{table}/moments/{match.version // 2}?audience=0"))[1]
        assert middle["position"] == match.version // 2
        assert (await asked(page, "GET", f"{table}/verify"))[1]["genuine"]
        saved = (await page.ask("GET", f"{table}/match.labtable"))[2].decode()
        assert msgspec.json.decode(saved, type=Saved) == match.saved()

    in_a_page(visit)


def test_bots_play_on_from_the_position_of_the_file() -> None:
    match = played(GAME, 6)

    async def visit(page: Page) -> None:
        made = (await asked(page, "POST", OPEN, text=text_of(match), chairs=[ME, BOT]))[1]
        table, since = f"/api/tables/{made['code']}", 0
        for number in range(30):
            state = (await asked(page, "GET", f"{table}/poll?since={since}&wait=20"))[1]
            moment, since = state["table"]["moment"], state["version"]
            if state["table"]["phase"] == "over" or moment["position"] > 14:
                return
            if moment["legal"]:
                act = {"type": "act", "id": f"{number}", "seat": 0, "position": moment["position"]}
                await asked(page, "POST", f"{table}/commands", **act, action=moment["legal"][0]["action"])
        raise AssertionError("the game stood still")

    in_a_page(visit)


def test_it_is_there_again_on_the_next_visit() -> None:
    match = played(GAME, 6)
    kept: dict[str, str] = {}

    async def visits() -> None:
        first = Page(lambda code, table: kept.update({code: table or ""}), {})
        made = (await asked(first, "POST", OPEN, text=text_of(match), chairs=[ME, ME | {"nickname": "Bo"}]))[1]
        again = Page(lambda code, table: None, kept, first.cookie, first.key)
        found = (await asked(again, "GET", f"/api/tables/{made['code']}?seat={match.to_move}"))[1]["table"]
        assert [one["action"] for one in found["moment"]["legal"]] == match.legal()

    asyncio.run(asyncio.wait_for(visits(), 120))


def test_a_second_try_of_an_opened_game_begins_with_its_moves() -> None:
    match = played(GAME, None)

    async def visit(page: Page) -> None:
        code = (await asked(page, "POST", OPEN, text=text_of(match)))[1]["code"]
        again = {"code": code, "position": 4}
        status, made = await asked(page, "POST", "/api/tables", game=GAME, chairs=[ME, BOT], again=again)
        assert status == 201, made
        start = f"/api/tables/{made['code']}/commands"
        assert (await asked(page, "POST", start, type="start", id="start"))[1]["type"] == "done"
        assert (await asked(page, "GET", f"/api/tables/{made['code']}"))[1]["table"]["branch"]["position"] == 4

    in_a_page(visit)


# Files that are refused ---------------------------------------------------------------------------


def changed(saved: Saved, **parts: Any) -> str:
    return msgspec.json.encode(sealed(msgspec.structs.replace(saved, **parts))).decode()


def hostile(saved: Saved) -> dict[str, tuple[str, str]]:
    """Files, and what is said about them, by what is wrong. All but the first have a seal and a checksum that fit."""
    entries, text = saved.entries, msgspec.json.encode(saved).decode()
    other = (1 - entries[2][0], *entries[2][1:])
    unsealed = {"format": UNSEALED, "seal": "", "checksum": ""}
    return {
        "a name was changed": (text.replace("Player 1", "Player 9"), "server-file-changed"),
        "nothing": ("", "server-file-unreadable"),
        "no JSON": ("\x00\x01 hello", "server-file-unreadable"),
        "other JSON": ('{"format": "something else"}', "server-file-unreadable"),
        "half": (text[: len(text) // 2], "server-file-unreadable"),
        "deep": ("[" * 100_000, "server-file-unreadable"),
        "newer": (text.replace("labtable match 2", "labtable match 9"), "server-file-newer"),
        "newer with more": ('{"format": "labtable match 4", "more": 1}', "server-file-newer"),
        "no game": (changed(saved, game="nogame"), "server-file-no-game"),
        "a path as game": (changed(saved, game="../../etc"), "server-file-no-game"),
        "rules": (changed(saved, rules_version=saved.rules_version + 1), "server-file-rules"),
        "components": (changed(saved, components=[(["no", "such"], 1)]), "server-file-components"),
        "secret": (changed(saved, secret="00" * 32), "server-file-changed"),
        "no secret": (changed(saved, secret="zz"), "server-file-changed"),
        "a move of the other seat": (changed(saved, entries=[*entries[:2], other, *entries[3:]]), "bad-move 3"),
        "no such action": (changed(saved, entries=[*entries[:3], (entries[3][0], 10**6, 1)]), "bad-move 4"),
        "a huge action": (changed(saved, entries=[(0, 2**62, 1)]), "bad-move 1"),
        "nothing to take back": (changed(saved, entries=[(0, -1, 1)]), "bad-move 1"),
        "of no time": (changed(saved, entries=[(*entries[0][:2], -1)]), "bad-move 1"),
        "fewer moves": (changed(saved, entries=entries[:-1]), "server-file-changed"),
        "players": (changed(saved, players=200), "server-file-changed"),
        "no players": (changed(saved, players=-1), "server-file-changed"),
        "names": (changed(saved, names=["Ada"] * 9), "server-file-changed"),
        "options": (changed(saved, options={"no such": {"a": [1, 2]}}), "server-file-changed"),
        "redealt": (changed(saved, redealt=[Redealt(90, 0, "00")]), "server-file-changed"),
        "an unsealed one with a bad move": (
            msgspec.json.encode(msgspec.structs.replace(saved, **unsealed, entries=[other])).decode(),
            "bad-move 1",
        ),
    }


def test_a_file_that_was_changed_is_refused_with_a_sentence_and_nothing_is_made() -> None:
    match = played(GAME, 8)
    wrong = hostile(match.saved())

    async def visit(page: Page) -> None:
        for what, (text, said) in wrong.items():
            for path in (CHECK, OPEN):
                status, told = await asked(page, "POST", path, text=text, chairs=[ME, BOT])
                assert status == 422, (what, told)
                sentence = told["message"]
                found = sentence["id"].removeprefix("server-file-") if said.startswith("bad-") else sentence["id"]
                number = f" {sentence['params']['number']}" if "number" in sentence["params"] else ""
                assert (status, found + number) == (422, said), what
        assert not page.server.hub.tables

    in_a_page(visit)


@pytest.mark.parametrize("chairs", [[], [BOT, BOT], [ME], [ME, {"kind": "open"}], [ME, BOT, BOT]])
def test_nobody_else_sits_down_at_a_game_whose_file_tells_every_card(chairs: list[Any]) -> None:
    async def visit(page: Page) -> None:
        status, told = await asked(page, "POST", OPEN, text=text_of(played(GAME, 3)), chairs=chairs)
        assert (status, told["message"]["id"]) == (422, "server-file-chairs")

    in_a_page(visit)


def test_the_longest_games_fit_and_larger_files_are_refused() -> None:
    async def visit(page: Page) -> None:
        status, told = await asked(page, "POST", CHECK, text="x" * (SAVE_LIMIT + 1))
        assert (status, told["message"]["id"]) == (413, "server-file-too-large")

    in_a_page(visit)
    for name in names():
        players = max(game(name).meta.players)
        assert len(text_of(played(name, None, players))) < SAVE_LIMIT / 2, name


def test_names_of_a_file_may_be_anything_and_are_shown_only_where_people_could_have_them() -> None:
    match = played("eureka", None)
    match.names = ["<b>\u202eAda</b>\n", "x" * 500]

    async def visit(page: Page) -> None:
        code = (await asked(page, "POST", OPEN, text=text_of(match)))[1]["code"]
        chairs = (await asked(page, "GET", f"/api/tables/{code}"))[1]["table"]["chairs"]
        assert [chair["nickname"] for chair in chairs] == ["1", "2"]

    in_a_page(visit)


def test_the_levels_of_bots_are_read_from_their_names() -> None:
    told = {"greedy 2": "greedy", "Player 2 (student)": "student", "Joueur 3 (laureate)": "laureate"}
    assert {name: level_of(name) for name in told} == told
    assert [level_of(name) for name in ("Ada", "Ada 2", "nobody (of that name)", "")] == [None] * 4


def test_every_refusal_is_a_sentence_in_every_language() -> None:
    told = {said for _, said in hostile(played(GAME, 8).saved()).values()}
    told |= {"server-file-bad-move", "server-file-too-large", "server-file-too-long", "server-file-chairs"}
    for language in LANGUAGES:
        text = (TEXT / f"{language}.ftl").read_text("utf-8")
        assert all(f"\n{one} = " in text for one in told if one.startswith("server")), language


# At a server --------------------------------------------------------------------------------------


def test_a_server_opens_a_file_too_and_only_who_opened_it_may_look(url: str) -> None:
    match, ada, emmy = played(GAME, 6), Person(url), Person(url)
    found = ada.post(CHECK, {"text": text_of(match)})
    assert found.status_code == 200 and found.json()["decisions"] == 6
    made = ada.post(OPEN, {"text": text_of(match), "chairs": [ME, {**ME, "nickname": "Bo"}]})
    assert made.status_code == 201, made.text
    code = made.json()["code"]
    assert ada.state(code, seat=match.to_move)["table"]["moment"]["position"] == 6
    assert emmy.get(f"/api/tables/{code}").status_code == 404
    assert emmy.http.post(CHECK, content=b"{}").status_code == 403  # without the type that other sites cannot send


def test_a_server_reads_no_more_than_a_file_can_have(url: str) -> None:
    ada = Person(url)
    assert ada.post(CHECK, {"text": "x" * (SAVE_LIMIT + 1)}).status_code == 413
    assert ada.post(CHECK, {"text": "x" * (3 * SAVE_LIMIT)}).status_code == 413
    assert ada.post("/api/tables", {"game": "x" * 70_000}).status_code == 413
    long = text_of(played(GAME, None, 4))
    assert ada.post(CHECK, {"text": long}).json()["to_move"] is None
