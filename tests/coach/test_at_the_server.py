"""Reviews in slices, and finished games tried again, as the server does it; no server is started here."""

import asyncio

import msgspec
import pytest

from labtable.coach import review
from labtable.coach.review_cache import Pages
from labtable.coach.reviewer import PICTURED, final_of
from labtable.core.match.match import Match
from labtable.server.live import reviews
from labtable.server.live.live_table import LiveTable
from labtable.server.live.reviews import Reviewer, Reviews, weigh_on
from labtable.server.protocol import rest_wire, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events, frames, retry
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable
from labtable.server.workers.warmup import WarmUp

ME, BOT = rest_wire.NewChair("me", nickname="Ada"), rest_wire.NewChair("bot", level="random")


def finished(match: Match, classroom: str | None = None) -> GameTable:
    """The table where a match was played."""
    chairs = [events.StoredChair("bot", None, "student") for _ in range(match.players)]
    made = events.Made(
        match.game.name,
        match.options,
        events.StoredSettings(),
        chairs,
        "host",
        match.secret.hex(),
        classroom=classroom,
    )
    rows = [Row(1, 0, "host", "make", made), Row(2, 0, "host", "start", events.Dealt(match.game.meta.rules_version))]
    rows += [
        Row(3 + number, 0, "host", f"{number}", events.Played("action", entry.seat, [tuple(entry)]))
        for number, entry in enumerate(match.entries)
    ]
    table = GameTable("ABCD2345", rows, match.saved().snapshot)
    table.wake()
    return table


def again(
    match: Match,
    position: int,
    chairs: tuple[rest_wire.NewChair, ...] = (ME, BOT, BOT),
    anew_for: int | None = None,
) -> rest_wire.NewTable:
    return rest_wire.NewTable(match.game.name, chairs, again=rest_wire.Again("ABCD2345", position, anew_for))


def begun(made: events.Made, match: Match) -> GameTable:
    """The new table, dealt."""
    table = GameTable(
        "NEWTABLE",
        [Row(1, 0, "ada", "make", made), Row(2, 0, "ada", "start", events.Dealt(match.game.meta.rules_version))],
    )
    table.wake()
    return table


def play_on(table: GameTable) -> None:
    """One decision, as the server stores it."""
    table.apply(
        Row(
            table.version + 1,
            0,
            "ada",
            f"act {table.version}",
            events.Played("action", table.match.to_move, [(table.match.to_move, table.match.legal()[-1], 0)]),
        )
    )


class Desk:
    """A worker that works at once."""

    def __init__(self) -> None:
        self.coach, self.asked = self, 0

    async def do(self, work, *given, asker, limit):
        self.asked += 1
        await asyncio.sleep(0)
        return work(given[0], given[1], 0.0, *given[3:])


@pytest.fixture(autouse=True)
def kept_here(tmp_path, monkeypatch):
    monkeypatch.setattr("labtable.server.live.reviews.usual_folder", lambda: tmp_path)
    monkeypatch.setattr("labtable.server.workers.warmup.compiled_mark", lambda name, purpose: tmp_path)


def test_a_review_comes_slice_by_slice_and_says_how_far_it_is(team):
    saved = msgspec.json.encode(team.saved())
    told = [msgspec.json.decode(weigh_on(saved, 0, 0.0), type=rest_wire.Reviewing)]
    while told[-1].review is None:
        told.append(msgspec.json.decode(weigh_on(saved, 0, 0.0), type=rest_wire.Reviewing))
    told.append(msgspec.json.decode(weigh_on(saved, 0, 1e6), type=rest_wire.Reviewing))
    assert len(told) > 2 and {news.total for news in told if news.review is None} == {PICTURED}
    assert [news.done for news in told] == sorted(news.done for news in told)
    pictures = [news.review.deep for news in told if news.review is not None]
    assert pictures == sorted(pictures) and not pictures[0] and pictures[-1]


def test_a_match_is_replayed_once_for_all_slices_of_its_review(team, monkeypatch):
    made = []
    monkeypatch.setattr(reviews, "Reviewer", lambda *given, **more: made.append(given) or Reviewer(*given, **more))
    told = [weigh_on(msgspec.json.encode(team.saved()), 0, 0.0) for _ in range(3)]
    assert len(set(told)) == 3 and len(made) == 1


def test_all_who_ask_share_one_slice_and_a_finished_review_is_remembered(team, team_reviewed, tmp_path):
    pages = msgspec.json.decode(team_reviewed.page.read_bytes(), type=Pages)
    pages.known.popitem()
    pages.known.popitem()
    (tmp_path / team_reviewed.page.name).write_bytes(msgspec.json.encode(pages))

    async def ask() -> tuple[int, bytes]:
        desk, live = Desk(), LiveTable(finished(team))
        reviews = Reviews(desk, WarmUp())
        first, second = await asyncio.gather(reviews.news(live, "one"), reviews.news(live, "other"))
        assert first == second and desk.asked == 1
        while (news := msgspec.json.decode(first, type=rest_wire.Reviewing)).done < news.total:
            first = await reviews.news(live, "one")
        asked = desk.asked
        assert await reviews.news(live, "one") == first and desk.asked == asked
        return asked, first

    asked, body = asyncio.run(ask())
    assert asked > 1 and b'"turns"' in body


def test_what_this_release_cannot_replay_is_not_reviewed(team):
    assert weigh_on(msgspec.json.encode(msgspec.structs.replace(team.saved(), rules_version=0)), 0, 1.0) is None


def test_a_moment_becomes_a_table_with_the_same_hidden_world(team):
    table = begun(retry.made(again(team, 5), "ada", finished(team)), team)
    assert table.match.state.tobytes() == team.fork(5).state.tobytes()
    assert (table.position, table.match.version, len(table.in_force)) == (5, 5, 5)
    play_on(table)
    stored = GameTable("NEWTABLE", table.rows, table.match.saved().snapshot)
    stored.wake()
    assert stored.match.state.tobytes() == table.match.state.tobytes() and stored.match.version == 6


def test_a_moment_can_be_dealt_anew_from_what_a_seat_could_see(team):
    seat, truth = team.fork(5).to_move, team.fork(5)
    tables = [begun(retry.made(again(team, 5, anew_for=seat), "ada", finished(team)), team) for _ in range(4)]
    assert all(table.match.view(seat) == truth.view(seat) for table in tables)
    assert len({table.match.state.tobytes() for table in tables} | {truth.state.tobytes()}) == 5
    assert len({table.commitment for table in tables} | {truth.commitment}) == 5
    table = tables[0]
    assert frames.branch_of(table) == wire.Branch("ABCD2345", 5, True, 5)
    play_on(table)
    stored = GameTable("NEWTABLE", table.rows, table.match.saved().snapshot)
    stored.wake()
    assert stored.match.state.tobytes() == table.match.state.tobytes() and stored.match.begins_at == 5


def test_what_was_dealt_anew_is_reviewed_and_tried_again_from_there_on(team, tmp_path):
    table = begun(retry.made(again(team, 5, anew_for=team.fork(5).to_move), "ada", finished(team)), team)
    while not table.match.over:
        play_on(table)
    found = review(table.match, folder=tmp_path)
    assert found.decisions[0].version >= 5 and found.final == final_of(table.match)
    assert frames.chart(table.match).positions[0] == 5
    third = begun(retry.made(again(team, 7, anew_for=0), "ada", table), team)
    assert third.match.view(0) == table.match.fork(7).view(0) and third.match.begins_at == 7
    same = begun(retry.made(again(team, 7), "ada", table), team)
    assert same.match.state.tobytes() == table.match.fork(7).state.tobytes()
    assert frames.branch_of(same) == wire.Branch("NEWTABLE", 7, False, 5)
    with pytest.raises(Rejection) as refused:
        retry.made(again(team, 4), "ada", table)
    assert refused.value.message.id == "server-not-replayable"


def test_what_cannot_be_tried_again_is_a_sentence(team):
    table = finished(team)
    for new, why in (
        (again(team, table.position), "server-branch-at-the-end"),
        (again(team, 3, (ME, BOT)), "server-branch-is-set"),
    ):
        with pytest.raises(Rejection) as refused:
            retry.made(new, "ada", table)
        assert refused.value.message.id == why
    with pytest.raises(Rejection) as refused:
        retry.made(again(team, 3), "ada", finished(team, classroom="5b"))
    assert refused.value.message.id == "server-branch-of-class"
