"""The deal of the day: the same for everybody, a table for each visitor, the Laureate's plays beside the result."""

import asyncio
import re
from datetime import date, timedelta

import pytest
from typer.testing import CliRunner

from labtable.bots import answer, bot
from labtable.cli import app
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game, names
from labtable.daily.deals import Deal, day_of, deals_of
from labtable.daily.laureate_results import LaureateResults, Play, keep, kept, path_of, play_of, played, with_plays
from labtable.server.http import daily
from labtable.server.live import daily_field
from labtable.server.protocol import puzzle_wire, table_commands
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events
from labtable.server.table.commands import decide
from labtable.server.table.events import Row
from labtable.server.table.frames import may_have_hints
from labtable.server.table.table import GameTable

DAY = date(2026, 11, 16)
ALONE = Deal(DAY, "eureka", 1)
KEY = b"k" * 32


def test_a_day_has_a_deal_to_play_alone_and_one_of_the_others_in_turn():
    days = [deals_of(DAY + timedelta(days=number)) for number in range(8)]
    assert all(deals[0].game == "eureka" and deals[0].players == 1 and deals[0].rival is None for deals in days)
    turns = [deals[1].game for deals in days]
    assert set(turns[:4]) == set(names()) - {"eureka"} and turns[:4] == turns[4:]
    assert all(deals[1].players == 2 and deals[1].rival == "researcher" for deals in days)


def test_the_deal_follows_from_the_date_alone():
    assert ALONE.dealt().secret == Deal(DAY, "eureka", 1).dealt().secret
    assert len({Deal(DAY + timedelta(days=number), "eureka", 1).seed for number in range(100)}) == 100
    assert ALONE.seed == 18827025369666, "every release deals the same"


def test_a_day_that_is_none_is_refused_in_a_sentence():
    assert day_of("2026-11-16") == DAY
    with pytest.raises(BadSetup, match="is no day"):
        day_of("yesterday")


def test_the_laureate_plays_the_same_deal_in_different_ways(monkeypatch):
    monkeypatch.setattr("labtable.daily.laureate_results.ITERATIONS", 4)
    plays = [played(ALONE, number) for number in range(6)]
    assert plays[0] == played(ALONE, 0), "a play is the same wherever it is made"
    assert all(isinstance(play.score, int) for play in plays)


def test_the_best_play_is_won_and_has_the_better_score():
    plays = (Play(9, False, 1), Play(4, True, 2), Play(6, True, 3), Play(6, True, 4))
    field = LaureateResults(rules_version=1, plays=plays)
    assert field.best(lower=False) == 2 and field.best(lower=True) == 1


def test_a_play_of_the_laureate_is_a_table_that_is_over(monkeypatch):
    monkeypatch.setattr("labtable.daily.laureate_results.ITERATIONS", 4)
    moves = daily_field.moves_of(ALONE, 3)
    table = begun(made=daily.laureates(ALONE, "ada", moves))
    assert table.phase == "over" and not table.seats_of("ada")
    assert play_of(table.match) == played(ALONE, 3), "the same play once more"
    assert table.match.secret == ALONE.dealt().secret


def test_copies_of_a_play_are_counted_once():
    field = with_plays(kept(ALONE), [Play(3, False, 7), Play(3, False, 7), Play(3, False, 8)])
    assert field.distinct == [Play(3, False, 7), Play(3, False, 8)]
    match, again, other = (begun().match for _ in range(3))
    for one in (match, again):
        while not one.over:
            one.play(one.legal()[0])
    while not other.over:
        other.play(other.legal()[-1])
    assert play_of(match).digest == play_of(again).digest != play_of(other).digest


def test_the_command_says_how_many_plays_are_distinct(monkeypatch):
    field = with_plays(kept(ALONE), [Play(3, False, 7)] * 40)
    monkeypatch.setattr("labtable.cli.daily.fields.kept", lambda deal: field)
    said = re.sub(r"\s+", " ", CliRunner().invoke(app, ["daily", "--day", "2026-11-16"]).output)
    assert "played 40 games (100 tries for each decision), 1 of them different, and won 0 of these" in said
    assert "That is too few to compare with: 30 different games are needed." in said


def test_plays_are_kept_and_a_damaged_file_is_as_good_as_none(tmp_path):
    field = with_plays(kept(ALONE, tmp_path), [Play(3, False, 1), Play(0, True, 2)])
    keep(ALONE, field, tmp_path)
    assert kept(ALONE, tmp_path) == field
    path_of(ALONE, tmp_path).write_text("{")
    assert kept(ALONE, tmp_path).plays == ()
    keep(ALONE, LaureateResults(rules_version=-1, plays=(Play(1, True, 1),)), tmp_path)
    assert kept(ALONE, tmp_path).plays == (), "of other rules"


# At the server --------------------------------------------------------------------------------------


def begun(deal: Deal = ALONE, made: events.Made | None = None) -> GameTable:
    table = GameTable("ABCDEFGH", [Row(1, 1, "ada", "make", made or daily.made(deal, "ada", "Ada"))])
    table.apply(Row(2, 1, "ada", "start", events.Dealt(table.game.meta.rules_version)))
    table.wake()
    return table


class Live:
    def __init__(self, table: GameTable) -> None:
        self.table = table


def test_every_visitor_has_one_table_for_a_deal():
    code = daily.code_for(KEY, "ada", ALONE)
    assert code == daily.code_for(KEY, "ada", ALONE) and len(code) == 8
    tomorrow = Deal(DAY + timedelta(days=1), "eureka", 1)
    others = {
        daily.code_for(KEY, "ben", ALONE),
        daily.code_for(KEY, "ada", Deal(DAY, "curie", 2)),
        daily.code_for(KEY, "ada", tomorrow),
        daily.code_for(b"x", "ada", ALONE),
        daily.code_for(KEY, "ada", ALONE, 0),
    }
    assert len(others | {code}) == 6


def test_nothing_is_told_of_the_laureate_before_the_own_game_is_over(monkeypatch):
    plays = (Play(2, False, 1), Play(0, True, 2), Play(2, False, 3), Play(2, False, 1))
    field = LaureateResults(rules_version=game("eureka").meta.rules_version, plays=plays)
    monkeypatch.setattr(daily, "kept", lambda deal: field)
    table = begun()
    assert daily.told(ALONE, None).code is None
    now = daily.told(ALONE, Live(table))
    assert (now.code, now.over, now.score, now.field) == ("ABCDEFGH", False, None, None)
    match = table.match
    while not match.over:
        match.play(answer(match, bot("random")))
    done = daily.told(ALONE, Live(table))
    assert done.over and done.score == play_of(match).score and done.lower
    assert done.field == puzzle_wire.DailyField(4, 1000, 3, 30, field.iterations, ((0, 1), (2, 2)), 1)


def test_there_are_no_hints_and_no_way_back_behind_luck():
    table = begun(Deal(DAY, "scientia", 2))
    assert not may_have_hints(table, (0,))
    with pytest.raises(Rejection) as rejection:
        decide(table, "ada", table_commands.OfferRewind("o", 0, 0, table.position), 1)
    assert rejection.value.message.id == "server-daily-once"
    with pytest.raises(Rejection) as rejection:
        decide(table, "ada", table_commands.Furnish("f", 1, "student"), 1)
    assert rejection.value.reason == "not-now"


class Desk:
    """A worker that works at once."""

    def __init__(self) -> None:
        self.coach, self.slices = self, 0

    async def do(self, work, *given, asker, limit):
        self.slices += 1
        return work(*given)


def test_the_plays_grow_in_slices_once_somebody_has_begun(monkeypatch, tmp_path):
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path))
    monkeypatch.setattr(daily_field, "is_compiled", lambda *_: True)
    monkeypatch.setattr(daily_field, "day_now", lambda: DAY)
    monkeypatch.setattr(daily_field, "played", lambda deal, number: Play(number % 3, number % 3 == 0, number))
    monkeypatch.setattr(daily_field, "PLAYS", 5)
    monkeypatch.setattr(daily_field, "SLICE", -1.0)  # one play each
    monkeypatch.setattr(daily_field, "REST", 0.0)
    desk = Desk()

    async def grow() -> None:
        fields = daily_field.Fields(desk)
        fields.want(ALONE)
        fields.want(ALONE)
        await fields._task

    asyncio.run(grow())
    assert desk.slices == 5 and [play.score for play in kept(ALONE).plays] == [0, 1, 2, 0, 1]
