"""Positions of older releases: what is carried over, and that nothing unsound reaches the rules."""

import base64
import hashlib
import zlib
from dataclasses import replace
from typing import Annotated

import msgspec
import numpy as np
import pytest

from labtable.core.errors import BadSave, BadSetup
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.core.match.save_file import Snapshot, carried, carry_over, layout_of
from labtable.core.record.layout import I8, I16, I64, Ints, Record, RecordArray, record, state
from labtable.core.record.records import dtype_of
from labtable.core.simulate.playouts import playouts


@record
class OldPlayer:
    hand: Annotated[Ints, I8, 2]


@record
class NewPlayer:
    hand: Annotated[Ints, I16, 3]
    shared: I8


@state(streams=1, trail=2, pending=1)
class OldState(Record):
    market: I64
    players: Annotated[RecordArray[OldPlayer], 2]


@state(streams=2, trail=4, pending=2)
class NewState(Record):
    players: Annotated[RecordArray[NewPlayer], 3]
    market: I64


OLD, NEW = dtype_of(OldState), dtype_of(NewState)


def test_fields_are_carried_over_by_name_as_far_as_there_is_room():
    old, new = np.zeros(1, OLD), np.zeros(1, NEW)
    old["market"], old["players"]["hand"], old["num_players"], old["random_counters"] = 9, 7, 2, 5
    carry_over(old, new)
    assert new["market"] == 9 and new["num_players"] == 2 and new["random_counters"].tolist() == [[5, 5, 0]]
    assert new["players"]["hand"].tolist() == [[[7, 7, 0], [7, 7, 0], [0, 0, 0]]] and not new["players"]["shared"].any()


def packed(layout, data: bytes) -> Snapshot:
    return Snapshot(layout_of(layout), hashlib.sha256(data).hexdigest(), base64.b64encode(zlib.compress(data)).decode())


@pytest.fixture
def match():
    return Match(game("eureka"), 3, seed=1)


def older(match: Match, **changes):
    return msgspec.structs.replace(match.saved(), rules_version=0, **changes)


def test_a_game_of_older_rules_goes_on_from_its_position(match):
    match.play(match.legal()[0])
    again = Match.restore(older(match), "a file")
    assert again.state.tobytes() == match.state.tobytes() and again.version == 1
    again.play(again.legal()[0])


def test_a_position_of_an_earlier_record_is_carried_over(match):
    found = match.game
    sizes = state(streams=len(found.STATE["random_counters"].shape) + 3, trail=9, pending=9)
    earlier = dtype_of(sizes(type("Earlier", (found.State,), {})))
    old = np.zeros(1, earlier)
    carry_over(np.array([match.state], found.STATE), old)
    knows = replace(found, EARLIER_STATES=(earlier,))
    snapshot = packed(earlier, old.tobytes())
    assert snapshot.record_for(knows, "a file")["num_players"] == 3
    with pytest.raises(BadSave, match="play it on with that release"):
        snapshot.record_for(found, "a file")


@pytest.mark.parametrize(
    ("name", "number"), [(name, n) for name in names() for n in range(len(game(name).EARLIER_STATES))]
)
def test_a_game_of_these_rules_with_an_earlier_record_is_played_again_and_compared(name, number):
    match = Match(game(name), 3, seed=1)
    for _ in range(9):
        match.play(match.legal()[0])
    earlier = match.game.EARLIER_STATES[number]
    old = carried(np.array([match.state], match.game.STATE), earlier)
    if "goal_code" in earlier.names:
        old["goal_code"] = 7  # which nobody needs any more
    saved = msgspec.structs.replace(match.saved(), snapshot=packed(earlier, old.tobytes()))
    assert Match.restore(saved, "a file").state.tobytes() == match.state.tobytes()
    old["num_players"] = 2
    with pytest.raises(BadSave, match="the file was changed"):
        Match.restore(msgspec.structs.replace(saved, snapshot=packed(earlier, old.tobytes())), "a file")


def test_a_record_that_is_not_sound_is_refused(match):
    record = np.array([match.state], match.game.STATE)
    record["deck_size"] = 99
    with pytest.raises(BadSave, match="is not one of this game"):
        Match.restore(older(match, snapshot=packed(match.game.STATE, record.tobytes())), "a file")


def test_a_file_that_unpacks_to_very_much_is_damaged(match):
    with pytest.raises(BadSave, match="damaged"):
        packed(match.game.STATE, bytes(10_000_000)).record_for(match.game, "a file")


# Dealt anew -----------------------------------------------------------------------------------------


@pytest.fixture
def anew(match):
    """A match that was dealt anew after three decisions, from what the seat to move could see, and went on."""
    for _ in range(3):
        match.play(match.legal()[0])
    match.deal_anew(match.to_move, b"s" * 32)
    match.play(match.legal()[0])
    return match


def test_a_match_that_was_dealt_anew_is_saved_and_restored(anew):
    again = Match.restore(anew.saved(), "a file")
    assert again.state.tobytes() == anew.state.tobytes()
    assert (again.version, again.begins_at, again.commitment) == (4, 3, hashlib.sha256(b"s" * 32).hexdigest())
    assert Match.restore(older(anew), "a file").secret == anew.secret


def test_what_a_seat_could_see_stays_and_what_led_there_is_left_behind(match):
    seen = match.view(0)
    match.play(match.legal()[0])
    before, seat = match.fork(), match.to_move
    match.deal_anew(seat)
    assert match.view(seat) == before.view(seat) and match.state.tobytes() != before.state.tobytes()
    assert match.why_no_undo(seat).id == "undo-nothing" and match.happened(1, seat) == [] and seen != match.view(0)
    assert match.fork().redealt == match.redealt


@pytest.mark.parametrize("changes", [{"version": 9}, {"version": -1}, {"seat": 3}, {"secret": "no"}])
def test_a_file_that_was_dealt_anew_nowhere_is_one_sentence(anew, changes):
    wrong = [msgspec.structs.replace(anew.redealt[0], **changes)]
    with pytest.raises(BadSave, match=r"dealt anew where that cannot be|the secret is damaged"):
        Match.restore(msgspec.structs.replace(anew.saved(), redealt=wrong), "a file")


# What a match is asked wrongly ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda match: match.say(match.prompt(0), "de"), "Sentences are in en, fr, es, not in 'de'"),
        (lambda match: match.view(9), "There is no seat 9"),
        (lambda match: Match(match.game, 3, seed=-1), "a whole number from 0 on, not -1"),
        (lambda match: Match(match.game, 3, seed=1.5), "a whole number from 0 on, not 1.5"),
        (lambda match: Match(match.game, "2", seed=1), "is for 1 to 5 players, not '2'"),
        (lambda match: playouts(match.game, -5, 3), "from 0 on, not -5"),
    ],
)
def test_a_wrong_question_is_answered_with_a_sentence(match, ask, sentence):
    with pytest.raises(BadSetup, match=sentence):
        ask(match)
