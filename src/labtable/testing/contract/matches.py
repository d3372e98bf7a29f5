"""A match: taken back, saved, replayed, verified."""

import json

import pytest

from labtable.core.errors import BadSave, IllegalAction, NothingToUndo, StaleAction
from labtable.core.match.match import Match
from labtable.core.match.take_back import own_decisions
from labtable.core.record.soundness import shared_faults
from labtable.testing.random_matches import INTERPRETED, random_match, some_matches, start


def test_other_seeds_are_other_games(the_game, variant):
    assert start(the_game, variant, 1).state.tobytes() != start(the_game, variant, 2).state.tobytes()


def test_a_game_goes_on_where_it_was_saved(the_game, variant, tmp_path):
    for match in some_matches(the_game, variant, share=15):
        path = match.save(tmp_path / "match.labtable")
        again = Match.load(path)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.log(0) == match.log(0) and again.entries == match.entries
        assert again.commitment == match.commitment


def test_a_changed_file_is_refused(the_game, variant, tmp_path):
    *_, match = random_match(the_game, variant, 6, most=12)
    saved = json.loads(match.save(tmp_path / "match.labtable").read_text())
    entries = saved["entries"]
    changes = [
        {"secret": "00" * 32},
        {"secret": "x"},
        {"commitment": "1" * 64},
        {"format": "other"},
        {"players": 99},
        {"game": 3},
        {"options": {"nonsense": "on"}},
        {"entries": entries[:-1]},
        {"entries": [*entries, [0, 10**6, 0]]},
        {"entries": [*entries, [77, 0, 0]]},
        {"entries": [[0, -1, 0], *entries]},
        {"snapshot": {**saved["snapshot"], "sha256": "0" * 64}},
    ]
    for change in changes:
        path = tmp_path / "changed.labtable"
        path.write_text(json.dumps({**saved, **change}))
        with pytest.raises(BadSave, match=r"\S"):
            Match.load(path)


def test_a_save_of_other_rules_goes_on_from_its_snapshot(the_game, variant, tmp_path):
    *_, match = random_match(the_game, variant, 6, most=10)
    saved = json.loads(match.save(tmp_path / "match.labtable").read_text())
    saved["rules_version"] += 1
    (tmp_path / "old.labtable").write_text(json.dumps(saved))
    again = Match.load(tmp_path / "old.labtable")
    assert again.state.tobytes() == match.state.tobytes() and again.legal() == match.legal()


def test_what_is_taken_back_is_as_before(the_game, variant):
    for match in random_match(the_game, variant, 8, most=3 if INTERPRETED else 40):
        if match.over:
            break
        before, seat, entries = match.state.tobytes(), match.to_move, len(match.entries)
        counters = match.state.random_counters.tobytes()
        match.play(match.legal()[-1])
        drew = match.state.random_counters.tobytes() != counters
        after = match.state.tobytes()
        with pytest.raises(NothingToUndo):
            match.undo((seat + 1) % match.players if match.players > 1 else 1)
        try:
            match.undo(seat)
        except NothingToUndo:
            assert match.state.tobytes() == after and len(match.entries) == entries + 1
        else:
            assert not drew
            assert match.state.tobytes() == before and len(match.entries) == entries + 2
            assert not shared_faults(match.state)


def test_what_was_said_to_the_others_cannot_be_taken_back(the_game, variant):
    for match in some_matches(the_game, variant, share=5):
        for seat in range(match.players):
            for action in list(filter(the_game.is_speech, match.legal(seat)))[:3]:
                spoken = match.clone()
                spoken.play(action, seat)
                with pytest.raises(NothingToUndo):
                    spoken.undo(seat)


def test_a_stale_action_is_refused_and_nothing_is_lost(the_game, variant):
    match = start(the_game, variant, 0)
    match.play(match.legal()[0], version=0)
    before = match.state.tobytes()
    if not match.over:
        with pytest.raises(StaleAction):
            match.play(match.legal()[0], version=0)
    assert match.state.tobytes() == before and match.version == 1


def test_only_the_seat_to_move_decides(the_game, variant):
    match = start(the_game, variant, 0)
    for seat in range(match.players):
        if seat != match.to_move and not match.legal(seat):
            with pytest.raises(IllegalAction):
                match.play(match.legal()[0], seat)


def test_a_turn_is_begun_anew_as_far_as_undo_allows(the_game):
    """Takes back as many decisions as can be undone one after another, all of them of one seat."""
    *_, match = random_match(the_game, (the_game.meta.players[0], {}), 3, most=40)
    for version in range(1, match.version + 1, 7):
        here = match.fork(version)
        seat = here.entries[-1].seat
        count = own_decisions(here, seat)
        for _ in range(count):
            here.undo(seat)
        assert here.why_no_undo(seat) is not None or count == 20
