"""Random play in every variant: legality, ends, words, invariants."""

from random import Random

import msgspec
import numpy as np
import pytest

from labtable.core.errors import IllegalAction
from labtable.core.game.contract import Message
from labtable.core.game.text import LANGUAGES
from labtable.core.record.records import EVERYTHING, SPECTATOR
from labtable.core.record.soundness import shared_faults
from labtable.testing.random_matches import different, matches, random_match, some_matches, start


def audiences(match):
    return [*range(match.players), SPECTATOR]


def test_an_ended_game_has_an_ending_and_no_legal_action(the_game, variant):
    match = start(the_game, variant, 3)
    for match in random_match(the_game, variant, 3):
        assert (match.game.engine.is_over_at(match._states, 0) != 0) == match.over
    assert match.over, "The game has not ended."
    assert match.legal() == [], "The game is over, and legal_actions still lists actions."
    assert all(match.say(match.outcome.message, language) for language in LANGUAGES)
    assert all(
        match.why_not(action, seat).reason == "game-over"
        for seat in range(match.players)
        for action in (0, the_game.NUM_ACTIONS - 1)
    )


def test_the_legal_actions_are_those_that_nothing_refuses(the_game, variant):
    refusal_at = the_game.engine.refusal_at
    for match in some_matches(the_game, variant, share=4):
        for seat in range(match.players):
            legal = match.legal(seat)
            assert legal == sorted(set(legal)), f"legal_actions of seat {seat} are not in ascending order: {legal}."
            allowed = [
                action for action in range(the_game.NUM_ACTIONS) if not refusal_at(match._states, 0, seat, action)
            ]
            assert legal == allowed, (
                f"Seat {seat}, after {match.version} decisions: legal_actions lists {legal}, refusal allows {allowed}."
            )
        assert match.over or match.legal(), f"The game goes on, but seat {match.to_move} has no legal action."


def test_a_refused_action_has_a_reason_and_changes_nothing(the_game, variant):
    pick = Random(5)
    for match in some_matches(the_game, variant, share=6):
        before = match.state.tobytes()
        for _ in range(8):
            seat = pick.randrange(match.players)
            action = pick.randrange(-2, the_game.NUM_ACTIONS + 2)
            refused = match.why_not(action, seat)
            if refused is not None:
                assert all(match.say(refused.message, language) for language in LANGUAGES), refused.reason
                assert refused.rule in the_game.rulebook.sentences, f"{refused.reason}: RULES.md has no {refused.rule}."
                if refused.reason == "not-now":
                    assert match.say(match.prompt(seat)) in match.say(refused.message)
                with pytest.raises(IllegalAction, match=refused.rule.replace(".", r"\.")):
                    match.play(action, seat)
                assert match.state.tobytes() == before, f"The refused action {action} has changed the record."


@pytest.mark.parametrize("action", [-1, -99, 10**6])
def test_a_number_that_is_no_action_is_refused(the_game, variant, action):
    match = start(the_game, variant, 0)
    refused = match.why_not(action)
    assert refused and refused.reason == "no-such-action", f"refusal must answer NO_SUCH_ACTION to {action}."


def test_the_invariants_hold_after_every_decision(the_game, variant):
    for match in matches(the_game, variant):
        faults = the_game.check_state(match.state) + shared_faults(match.state)
        assert not faults, f"check_state finds after {match.version} decisions: {faults}. The last: {match.log(0)[-5:]}"


def test_a_copy_is_not_changed_by_play(the_game, variant):
    for match in random_match(the_game, variant, 11, most=30):
        copy = match.state.copy()
        before = copy.tobytes()
        assert before == match.state.tobytes(), "A copy of the record has other bytes."
        if not match.over:
            states = np.array([copy], the_game.STATE)
            the_game.engine.apply_at(states, 0, match.to_move, match.legal()[0])
        assert copy.tobytes() == before, "Playing on has changed a copy of the record."


def test_every_action_has_a_name_of_its_own(the_game):
    for action in range(the_game.NUM_ACTIONS):
        again = the_game.encode(*the_game.decode(action))
        assert again == action, f"decode({action}) is {the_game.decode(action)}, and encode makes {again} of it."


def test_any_action_can_be_named_at_any_time(the_game, variant):
    """A click on anything is answered: refused actions have words and things too."""
    pick = Random(2)
    for match in some_matches(the_game, variant, share=12):
        for action in pick.sample(range(the_game.NUM_ACTIONS), min(40, the_game.NUM_ACTIONS)):
            assert match.say(match.describe(action, pick.randrange(match.players)))


def test_everything_is_said_in_every_language(the_game, variant):
    for match in some_matches(the_game, variant, share=5):
        spoken = [match.prompt(audience) for audience in audiences(match)]
        spoken += [match.describe(action, seat) for seat in range(match.players) for action in match.legal(seat)]
        spoken += [event for audience in audiences(match) for event in the_game.events(match.state, audience)]
        assert all(isinstance(message, Message) for message in spoken)
        for language in LANGUAGES:
            assert all(match.say(message, language).strip() for message in different(spoken))


def test_legal_actions_are_told_apart_in_words(the_game, variant):
    for match in some_matches(the_game, variant, share=12):
        legal = match.legal()
        sentences = {match.say(match.describe(action)) for action in legal}
        told = sorted(match.say(match.describe(action)) for action in legal)
        assert len(sentences) == len(legal), f"Different actions have the same words: {told}"


def test_every_decision_leaves_a_line_in_the_log(the_game, variant):
    for match in random_match(the_game, variant, 2, most=60):
        if match.entries:
            assert the_game.events(match.state, SPECTATOR), (
                f"Decision {match.version} left no line in the log: announce what happens with say(s, Event.…)."
            )


def test_all_who_are_not_asked_are_told_the_same(the_game, variant):
    for match in some_matches(the_game, variant, share=12):
        others = [seat for seat in range(match.players) if seat != match.to_move]
        told = the_game.prompt(match.state, SPECTATOR)
        assert all(the_game.prompt(match.state, seat) == told == match.prompt(seat) for seat in others), (
            f"A spectator is told {told.id!r}; prompt must say the same to every seat that is not asked."
        )


def test_views_are_plain_json(the_game, variant):
    for match in some_matches(the_game, variant, share=8):
        for audience in [*audiences(match), *([EVERYTHING] if match.over else [])]:
            assert msgspec.json.decode(msgspec.json.encode(match.view(audience)))
