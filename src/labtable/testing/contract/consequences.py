"""What an action promises beforehand is what then happens. LABTABLE_POSITIONS=200 asks of more positions."""

import os
from collections import Counter
from random import Random

import msgspec
import pytest

from labtable.core.arrays import copied, reading
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.contract import Message, Possible
from labtable.core.match.choices import forced_steps
from labtable.core.match.match import Match
from labtable.core.match.preview import FEW, MANY, in_per_cent, once
from labtable.core.messages import likely

POSITIONS = int(os.environ.get("LABTABLE_POSITIONS", "12"))  # of each game
WORLDS = FEW if MODE is Mode.INTERPRETED else MANY
encode = msgspec.json.Encoder(order="deterministic").encode


def positions(game):
    """Matches at random positions, at tables of all sizes and with all options by turns, and a legal action of each."""
    tables = list(game.variants())
    luck = Random(17)
    for number in range(POSITIONS):
        players, options = tables[number * 7 % len(tables)]
        match = Match(game, players, seed=number, options=options)
        for _ in range(luck.randrange(90)):
            if match.over:
                break
            match.play(luck.choice(match.legal()))
        if not match.over:
            yield match, luck.choice(match.legal())


def counted(messages):
    return Counter(map(encode, messages))


def played(match, seat, steps):
    """Steps that are committed: what the seat is told of them, and what it loses by those of its own."""
    happened, lost = [], []
    for step in steps:
        before = copied(match._states)
        match.commit(step)
        happened += match.happened(match.version, seat)
        if step.seat == seat and match.game.losses:
            lost += match.game.losses(reading(before)[0], match.state, seat)
    return happened, lost


@pytest.mark.parametrize("forced", [False, True], ids=["alone", "with what follows"])
def test_what_is_promised_is_what_happens(the_game, forced):
    """An action alone, and as the server plays it: with the moves without a choice that follow for anybody."""
    for match, action in positions(the_game):
        seat, before, people = match.to_move, copied(match._states), range(match.players) if forced else ()
        told = match.consequences(action, worlds=WORLDS, forced_for=people)
        decided = match.propose(action)
        happened, lost = played(match, seat, [decided, *forced_steps(match, decided, people)])
        where = (match, the_game.text.say(the_game.describe(reading(before)[0], seat, action)), told, happened)
        assert counted(told.certain) <= counted(happened), where
        assert counted(told.lost) <= counted(lost), where
        assert not counted(told.lost) & counted(told.certain), where
        possible = counted(one.message for one in told.may)
        unforeseen = counted(happened) - counted(told.certain) - counted(told.lost) - possible
        assert not unforeseen or told.more or (the_game.odds and told.may), where
        follows = "over" if match.over else "you" if match.to_move == seat else "others"
        assert told.then in (follows, "open"), where
        legal = match.legal() if follows == "you" else []
        assert told.next in ((), tuple((one, match.describe(one, seat)) for one in legal)), where
        assert told.undoable == (match.why_no_undo(seat) is None), where


def test_shares_are_honest(the_game):
    for match, action in positions(the_game):
        may = match.consequences(action, worlds=WORLDS).may
        assert all(0 < one.share < 1 for one in may) and len(may) <= 6
        assert set(counted(one.message for one in may).values()) <= {1}  # a sentence has one chance
        assert the_game.odds or list(may) == sorted(may, key=lambda one: -one.share)


def test_everything_that_is_told_has_a_sentence(the_game):
    for match, action in positions(the_game):
        told = match.consequences(action, worlds=FEW)
        for message in (*told.certain, *(one.message for one in told.may), *told.lost):
            for language in ("en", "fr", "es"):
                assert match.say(message, language)


def test_counted_chances_are_whole_per_cents_that_add_up():
    def drawn(*shares):
        return [Possible(Message("event-drew", {"card": place}), share) for place, share in enumerate(shares)]

    fifths = in_per_cent(drawn(1 / 3, 1 / 3, 1 / 3))
    assert sorted(round(100 * one.share) for one in fifths) == [33, 33, 34]
    rare = in_per_cent(drawn(0.995, 0.005))
    assert [round(100 * one.share) for one in rare] == [99, 1]
    alone = in_per_cent([Possible(Message("event-made"), 0.999)])
    assert [one.share for one in alone] == [0.99]


def test_what_was_sampled_is_told_by_a_word_and_what_was_counted_in_per_cent(the_game):
    for match, action in positions(the_game):
        for one in match.consequences(action, worlds=WORLDS).may:
            assert (
                one.likely == likely(one.share)
                if one.likely
                else 100 * one.share == pytest.approx(round(100 * one.share))
            )


@pytest.mark.parametrize(
    ("share", "word"), [(0.97, "almost-certain"), (0.5, "even"), (0.2, "one-in-five"), (0.01, "rare")]
)
def test_a_sampled_share_has_a_word(share, word):
    assert likely(share) == word


def test_a_sentence_has_one_chance_that_it_comes_true_at_least_once():
    rolls, draws = Message("event-rolled"), Message("event-drew")
    sampled = [Possible(rolls, 0.9), Possible(draws, 0.5), Possible(rolls, 0.55)]
    assert once(sampled, ()) == [Possible(rolls, 0.9), Possible(draws, 0.5)]
    assert once(sampled, (rolls,)) == [Possible(draws, 0.5)]


def test_the_end_is_told_in_words(the_game):
    """What made the scores and what broke a tie can be said of any position, as if the game ended there."""
    for match, _ in positions(the_game):
        for message in the_game.epilogue(match.state) if the_game.epilogue else ():
            for language in ("en", "fr", "es"):
                assert match.say(message, language)
