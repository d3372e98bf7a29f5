"""What players' browsers add to a deal: pledged, given, withheld; and what strangers may try with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from labtable.core.errors import BadSave
from labtable.core.match import save_file
from labtable.core.match.proof import Proof, verify
from labtable.core.match.shares import pledge_of
from labtable.server.live import autopilot
from labtable.server.live.autopilot import GIVEN
from labtable.server.live.live_table import Connection, LiveTable
from labtable.server.protocol import table_commands
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from labtable.server.workers.workers import Overrun
from tests.server.house import FakeWorkers, House, made, run, stored
from tests.server.playing import Person, Stream

SHARES = "a1" * 16, "b2" * 16
CODE = "CCCCCCCC"
BOT = {"kind": "bot", "level": "random"}


# A table in memory ----------------------------------------------------------------------------------


def sharing(**more: Any) -> events.Made:
    fresh = made(**more)
    fresh.asks_shares = True
    return fresh


class Waiting:
    """A table before its game, and what people send to it."""

    def __init__(self, fresh: events.Made | None = None) -> None:
        self.table = GameTable(CODE, [Row(1, 0, "ada", "make", fresh or sharing())])

    def do(self, holder: str, command: table_commands.Command, at: int = 0) -> events.Change:
        change = commands.decide(self.table, holder, command, at).change
        self.store(change, at)
        return change

    def store(self, change: events.Change, at: int = 0) -> None:
        self.table.apply(Row(self.table.version + 1, at, "ada", f"row {self.table.version}", change))

    def pledge(self, seat: int, share: str = "") -> events.Change:
        pledge = pledge_of(self.table.commitment, seat, share or SHARES[seat])
        return self.do(("ada", "emmy")[seat], table_commands.Pledge("p", seat, pledge))

    def reveal(self, seat: int, share: str = "") -> events.Change:
        return self.do(("ada", "emmy")[seat], table_commands.Reveal("r", seat, share or SHARES[seat]))

    def start(self) -> events.Change:
        return self.do("ada", table_commands.Start("s"))


def refused(reason: str, send: Any, *given: Any) -> None:
    with pytest.raises(Rejection) as no:
        send(*given)
    assert no.value.reason == reason


def test_a_table_where_nobody_pledged_is_dealt_at_once() -> None:
    """As a client of another kind, an agent or a test plays: in one row, from the secret alone."""
    waiting = Waiting()
    seal = waiting.table.seal
    assert isinstance(waiting.start(), events.Dealt) and waiting.table.version == 2
    assert waiting.table.luck == waiting.table.secret and waiting.table.seal == seal


def test_shares_are_asked_for_once_all_are_bound_and_the_seal_stays_from_then_on() -> None:
    waiting = Waiting()
    empty = waiting.table.seal
    waiting.pledge(0)
    waiting.pledge(1)
    assert isinstance(waiting.start(), events.SharesAsked)
    bound = waiting.table.seal
    waiting.reveal(0)
    waiting.reveal(1)
    waiting.store(commands.dealt(waiting.table))
    assert empty != bound == waiting.table.seal and waiting.table.owing == set()
    waiting.table.wake()
    assert waiting.table.match is not None and waiting.table.luck != waiting.table.secret
    assert waiting.table.match.seal == bound and waiting.table.match.shares == waiting.table.shares


def test_a_pledge_is_taken_once_from_the_person_on_the_chair_and_only_before_the_game() -> None:
    waiting = Waiting()
    pledge = pledge_of(waiting.table.commitment, 0, SHARES[0])
    refused("not-your-seat", waiting.do, "emmy", table_commands.Pledge("p", 0, pledge))
    refused("not-your-seat", waiting.do, "spectator", table_commands.Pledge("p", 0, pledge))
    refused("not-your-seat", waiting.do, "ada", table_commands.Pledge("p", 7, pledge))
    waiting.pledge(0)
    refused("not-now", waiting.pledge, 0)
    refused("not-now", waiting.pledge, 0, SHARES[1])
    refused("not-now", waiting.reveal, 0)  # nobody asked for it yet
    waiting.start()
    refused("not-now", waiting.pledge, 1)
    waiting.store(commands.dealt(waiting.table))
    refused("not-now", waiting.pledge, 1)


def test_a_share_is_taken_once_from_its_browser_and_only_as_it_was_pledged() -> None:
    waiting = Waiting()
    waiting.pledge(0)
    waiting.start()
    refused("bad-request", waiting.reveal, 0, SHARES[1])
    refused("not-your-seat", waiting.do, "emmy", table_commands.Reveal("r", 0, SHARES[0]))
    refused("not-your-seat", waiting.do, "spectator", table_commands.Reveal("r", 0, SHARES[0]))
    refused("not-now", waiting.reveal, 1)  # emmy pledged none
    waiting.reveal(0)
    refused("not-now", waiting.reveal, 0)


def test_a_share_that_comes_after_the_deal_changes_nothing() -> None:
    waiting = Waiting()
    waiting.pledge(0)
    waiting.start()
    waiting.store(commands.dealt(waiting.table))
    luck = waiting.table.luck
    refused("not-now", waiting.reveal, 0)
    assert waiting.table.luck == luck and [one.share for one in waiting.table.shares] == [None]


def test_nobody_changes_the_table_while_shares_are_collected() -> None:
    """They were given for this very deal."""
    waiting = Waiting(sharing(people=("Ada", "Emmy")))
    waiting.pledge(0)
    waiting.start()
    for holder, command in (
        ("ada", table_commands.Start("x")),
        ("ada", table_commands.Change("x", players=3)),
        ("ada", table_commands.Change("x", options={})),
        ("ada", table_commands.Furnish("x", 1, "random")),
        ("emmy", table_commands.Leave("x", 1)),
        ("cy", table_commands.Sit("x", "Cy")),
    ):
        refused("not-now", waiting.do, holder, command)


def test_whoever_sits_down_on_a_chair_is_not_bound_by_what_was_pledged_there() -> None:
    waiting = Waiting()
    waiting.pledge(1)
    waiting.do("emmy", table_commands.Leave("l", 1))
    assert waiting.table.shares == []
    waiting.do("cy", table_commands.Sit("s", "Cy", 1))
    assert waiting.table.shares == []


def test_who_wants_to_be_forgotten_while_shares_are_collected_calls_the_deal_off() -> None:
    """A share that was given is known: it counts for no other deal."""
    waiting = Waiting()
    waiting.pledge(0)
    waiting.pledge(1)
    waiting.start()
    waiting.reveal(0)
    waiting.store(events.Furnished(1, None))
    assert waiting.table.shares == [] and waiting.table.collecting_since is None and waiting.table.phase == "lobby"


@pytest.mark.parametrize(
    "given",
    [
        {"pledge": "a" * 63},
        {"pledge": "a" * 65},
        {"pledge": "A" * 64},
        {"pledge": "g" * 64},
        {"pledge": "a" * 63 + "\n"},
        {"pledge": None},
        {"share": "a" * 31},
        {"share": "a" * 33},
        {"share": "A" * 32},
        {"share": "a" * 31 + "\n"},
        {"share": ["a"]},
    ],
    ids=str,
)
def test_what_is_no_pledge_or_share_is_refused_before_anybody_looks_at_it(url: str, given: dict[str, Any]) -> None:
    ada = Person(url)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, BOT])
    answer = ada.do(code, "pledge" if "pledge" in given else "reveal", seat=0, **given)
    assert answer["reason"] == "bad-request"


@pytest.mark.parametrize("special", [{"lesson": "first"}, {"puzzle": "one"}, {"daily": "2026-11-18"}, {"branch": CODE}])
def test_where_the_deal_is_set_no_share_is_taken(special: dict[str, str]) -> None:
    fresh = made()
    for name, value in special.items():
        setattr(fresh, name, value)
    refused("not-now", Waiting(fresh).pledge, 0)


# Who is waited for ------------------------------------------------------------------------------------


async def begun(house: House, *here: str) -> LiveTable:
    """A table in a hub where both pledged and the host has started; these people are there."""
    waiting = Waiting()
    await stored(house, CODE, sharing())
    live = await house.hub.load(CODE)
    assert live is not None
    live.drop()  # the test drives it
    for holder in here:
        live.enter(Connection(live, holder, None, 0))
    for seat in (0, 1):
        pledge = pledge_of(waiting.table.commitment, seat, SHARES[seat])
        await tell(house, live, ("ada", "emmy")[seat], table_commands.Pledge(f"p{seat}", seat, pledge))
    await tell(house, live, "ada", table_commands.Start("s"))
    return live


async def tell(house: House, live: LiveTable, holder: str, command: table_commands.Command) -> None:
    await house.hub.change_now(
        live, holder, command.id, lambda table, now: commands.decide(table, holder, command, now)
    )


def words_of(table: GameTable) -> list[str]:
    return [message.id for message in table.rows[-1].change.tell(list).messages]


def test_a_table_is_dealt_as_soon_as_the_last_one_who_is_there_gave_their_share(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            live = await begun(house, "ada", "emmy")
            assert 0 < (await house.hub.driver.once(live) or 0) <= GIVEN / 1000
            await tell(house, live, "ada", table_commands.Reveal("a", 0, SHARES[0]))
            assert await house.hub.driver.once(live) != 0 and live.table.phase == "lobby"
            await tell(house, live, "emmy", table_commands.Reveal("e", 1, SHARES[1]))
            assert await house.hub.driver.once(live) == 0 and live.table.phase == "playing"
            assert [one.share for one in live.table.shares] == list(SHARES)
            assert words_of(live.table) == ["table-dealt"]

    run(play())


def test_nobody_can_block_a_table_by_giving_no_share_and_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            live = await begun(house, "ada", "emmy")
            await tell(house, live, "ada", table_commands.Reveal("a", 0, SHARES[0]))
            later = (live.table.collecting_since or 0) + GIVEN
            monkeypatch.setattr(autopilot, "now_ms", lambda: later)
            await house.hub.driver.once(live)
            assert [one.share for one in live.table.shares] == [SHARES[0], None]
            assert words_of(live.table) == ["table-dealt", "table-withheld"]

    run(play())


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_jumps_does_not_block_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int) -> None:
    """That of another server on the same database, perhaps."""

    async def play() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            live = await begun(house, "ada", "emmy")
            other = (live.table.collecting_since or 0) + hours * 3_600_000
            monkeypatch.setattr(autopilot, "now_ms", lambda: other)
            await house.hub.driver.once(live)
            assert live.table.phase == "playing"

    run(play())


def test_who_is_away_is_not_waited_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            live = await begun(house, "ada")
            await tell(house, live, "ada", table_commands.Reveal("a", 0, SHARES[0]))
            assert await house.hub.driver.once(live) == 0
            assert words_of(live.table) == ["table-dealt", "table-withheld"]

    run(play())


def test_a_server_that_stopped_while_shares_were_collected_deals_when_the_table_is_opened_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(str(tmp_path / "t.sqlite")) as house:
            live = await begun(house, "ada", "emmy")
            await tell(house, live, "emmy", table_commands.Reveal("e", 1, SHARES[1]))
            seal = live.table.seal
        async with House(str(tmp_path / "t.sqlite")) as house:
            again = await house.hub.load(CODE)
            assert again is not None
            while again.table.phase == "lobby":
                await asyncio.sleep(0)
            assert [one.share for one in again.table.shares] == [None, SHARES[1]] and again.table.seal == seal

    run(play())


def test_options_that_cannot_be_dealt_with_these_shares_lead_back_to_the_waiting_room(tmp_path: Path) -> None:
    """They were tried before with the secret alone; whatever hangs, hangs in a worker."""

    async def play() -> None:
        async with House(str(tmp_path / "t.sqlite"), FakeWorkers(Overrun())) as house:
            strange = {"molecule": [1, 2, 3]}
            asked = events.SharesAsked()
            pledged = events.Pledged(0, "0" * 64)
            await stored(house, CODE, sharing(game="laboratorium", options=strange), pledged, asked)
            live = await house.hub.load(CODE)
            assert live is not None
            while live.table.collecting_since is not None:
                await asyncio.sleep(0)
            assert live.table.phase == "lobby" and words_of(live.table) == ["table-called-off"]

    run(play())


# Real clients --------------------------------------------------------------------------------------------


class Browser:
    """A person whose browser adds a share, as the client does: it notes the seal before it gives its share."""

    def __init__(self, url: str, seat: int) -> None:
        self.person, self.seat, self.share, self.seal = Person(url), seat, SHARES[seat], ""
        self.stream: Stream

    def pledge(self, code: str) -> None:
        self.stream = self.person.socket(code, self.seat)
        commitment = self.person.state(code)["table"]["commitment"]
        pledge = pledge_of(commitment, self.seat, self.share)
        self.person.done(code, "pledge", seat=self.seat, pledge=pledge)

    def reveal(self, code: str) -> list[Any]:
        """What was told of the shares when it was asked for its own."""
        table = self.stream.until(lambda state: state["table"]["collecting"])["table"]
        self.seal = table["seal"]
        self.person.done(code, "reveal", seat=self.seat, share=self.share)
        return [one["share"] for one in table["shares"]]


def played_to_the_end(url: str, giving: tuple[int, ...], folder: Path) -> tuple[list[Browser], save_file.Saved]:
    """Two browsers pledge, these give their shares, and bots play the game to its end; the file that they get."""
    browsers = [Browser(url, 0), Browser(url, 1)]
    ada, emmy = (browser.person for browser in browsers)
    code = ada.make([{"kind": "me", "nickname": "Ada"}, {"kind": "open"}], settings={"pace": False})
    emmy.done(code, "sit", nickname="Emmy")
    for browser in browsers:
        browser.pledge(code)
    ada.done(code, "start")
    for seat in giving:
        assert browsers[seat].reveal(code) == [None, None]  # nobody sees another share before all are given
    browsers[0].stream.until(lambda state: state["table"]["phase"] == "playing")
    for seat, browser in enumerate(browsers):
        browser.person.done(code, "resign", seat=seat)
    over = browsers[0].stream.until(lambda state: state["table"]["phase"] == "over")["table"]
    assert [one["share"] for one in over["shares"]] == [SHARES[seat] if seat in giving else None for seat in (0, 1)]
    file = folder / "game.labtable"
    file.write_bytes(ada.get(f"/api/tables/{code}/match.labtable").content)
    proof = ada.get(f"/api/tables/{code}/verify").json()
    assert proof["genuine"] and proof["seal"] == over["seal"]
    return browsers, save_file.read(file)


def proved(saved: save_file.Saved, browser: Browser) -> Proof:
    return verify(saved, "the file", browser.seal or None, None, browser.share)


def test_both_browsers_can_prove_that_their_share_is_in_the_deal(url: str, tmp_path: Path) -> None:
    browsers, saved = played_to_the_end(url, (0, 1), tmp_path)
    for browser in browsers:
        proof = proved(saved, browser)
        assert (proof.given, proof.withheld, proof.own) == ((0, 1), (), browser.seat)


def test_a_share_that_never_came_is_in_the_file_as_withheld(url: str, tmp_path: Path) -> None:
    browsers, saved = played_to_the_end(url, (0,), tmp_path)
    assert (proved(saved, browsers[0]).given, proved(saved, browsers[0]).withheld) == ((0,), (1,))
    with pytest.raises(BadSave, match="your share is not in this deal"):
        proved(saved, browsers[1])


def test_a_rematch_asks_for_new_shares_and_a_second_try_has_those_of_the_first(url: str) -> None:
    """What is dealt anew for somebody is a new deal, with shares of its own."""
    ada = Browser(url, 0)
    code = ada.person.make([{"kind": "me", "nickname": "Ada"}, BOT], settings={"pace": False})
    ada.pledge(code)
    ada.person.done(code, "start")
    ada.reveal(code)
    ada.stream.until(lambda state: state["table"]["phase"] == "playing")
    ada.person.done(code, "resign", seat=0)
    first = ada.stream.until(lambda state: state["table"]["phase"] == "over")["table"]
    ada.person.done(code, "rematch")
    rematch = ada.person.state(str(ada.person.state(code)["table"]["rematch"]))["table"]
    assert (rematch["deal"], rematch["shares"]) == ("players", [])
    chairs = [{"kind": "me", "nickname": "Ada"}, BOT]
    again = ada.person.make(chairs, again={"code": code, "position": 2})
    ada.person.done(again, "start")
    second = ada.person.state(again)["table"]
    assert (second["deal"], second["shares"], second["seal"]) == ("again", first["shares"], first["seal"])
    anew = ada.person.make(chairs, again={"code": code, "position": 2, "anew_for": 0})
    ada.pledge(anew)
    ada.person.done(anew, "start")
    ada.reveal(anew)
    third = ada.stream.until(lambda state: state["table"]["phase"] == "playing")["table"]
    assert (third["deal"], [one["share"] for one in third["shares"]]) == ("players", [SHARES[0]])
