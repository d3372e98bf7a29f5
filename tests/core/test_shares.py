"""Deals to which players' browsers add a share: what whoever runs the server, players and both together may try."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from labtable.core.errors import BadSave
from labtable.core.game.registry import game
from labtable.core.match import save_file
from labtable.core.match.match import Match, commitment_to
from labtable.core.match.proof import verify
from labtable.core.match.restore import restored
from labtable.core.match.save_file import SHARED, Saved
from labtable.core.match.seals import fingerprint_of, sealed
from labtable.core.match.shares import PlayerShare, luck_of, pledge_of

SECRET, OTHER_SECRET = b"s" * 32, b"t" * 32
ADA, BO, CY = "a1" * 16, "b2" * 16, "c3" * 16  # the shares of three browsers


def pledged(*shares: str | None, secret: bytes = SECRET, given: Sequence[int] = (0, 1, 2)) -> list[PlayerShare]:
    """What browsers pledged, seat by seat, and which seats gave it."""
    return [
        PlayerShare(seat, pledge_of(commitment_to(secret), seat, share), share if seat in given else None)
        for seat, share in enumerate(shares)
        if share is not None
    ]


def dealt(shares: Sequence[PlayerShare], secret: bytes = SECRET, moves: int = 3) -> Match:
    match = Match(game("eureka"), 3, secret=secret, shares=shares)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def replaced(saved: Saved, **changes: Any) -> Saved:
    return sealed(msgspec.structs.replace(saved, **changes))


# The deal ---------------------------------------------------------------------------------------------


def test_a_deal_follows_from_the_secret_and_every_share():
    whole = pledged(ADA, BO, CY)
    lucks = [
        luck_of(SECRET, whole),
        luck_of(OTHER_SECRET, whole),
        luck_of(SECRET, pledged(ADA, BO, ADA)),
        luck_of(SECRET, pledged(BO, ADA, CY)),
        luck_of(SECRET, pledged(ADA, BO, CY, given=(0, 1))),
        luck_of(SECRET, pledged(ADA, BO)),
        luck_of(SECRET, pledged(None, ADA, BO)),
        luck_of(SECRET, pledged(ADA, given=())),
        SECRET,
    ]
    assert len(set(lucks)) == len(lucks) and all(len(luck) == 32 for luck in lucks)
    assert dealt(whole).state.tobytes() == dealt(whole).state.tobytes() != dealt([]).state.tobytes()


def test_a_deal_that_nobody_added_to_is_what_it_always_was():
    saved = dealt([]).saved()
    assert luck_of(SECRET, []) == SECRET and saved.format == save_file.FORMAT
    assert b"shares" not in msgspec.json.encode(saved)
    assert verify(saved, "a file").given == ()


def test_a_match_with_shares_is_forked_saved_and_opened_again(tmp_path):
    match = dealt(pledged(ADA, None, CY))
    again = Match.load(match.fork().save(tmp_path / "game.labtable"))
    assert again.saved() == match.saved() and again.seal == match.seal and again.saved().format == SHARED
    proof = verify(again.saved(), "a file", match.seal, fingerprint_of(match.saved()), ADA)
    assert (proof.given, proof.withheld, proof.own, proof.covers) == ((0, 2), (), 0, "game")


def test_what_is_dealt_anew_keeps_the_shares_of_the_first_deal():
    match = dealt(pledged(ADA, BO, CY))
    match.deal_anew(0, OTHER_SECRET, pledged(None, BO, secret=OTHER_SECRET))
    match.play(match.legal()[0])
    saved = match.saved()
    assert restored(saved, "a file").state.tobytes() == match.state.tobytes()
    assert verify(saved, "a file", match.seal, None, BO).own == 1 and saved.redealt[0].shares == pledged(ADA, BO, CY)
    plain = dealt(pledged(ADA, BO, CY))
    plain.deal_anew(0, OTHER_SECRET)
    assert plain.saved().format == SHARED and verify(plain.saved(), "a file").given == ()


def test_a_file_of_other_rules_keeps_its_shares():
    saved = dealt(pledged(ADA, BO)).saved()
    again = Match.restore(replaced(saved, rules_version=-1), "a file")
    assert again.shares == pledged(ADA, BO) and again.secret == SECRET


# Whoever runs the server --------------------------------------------------------------------------------


def test_a_secret_that_was_chosen_after_the_shares_is_found_by_the_seal():
    """The best of many deals, with the shares that everybody gave: the seal was seen before they were given."""
    seen = dealt(pledged(ADA, BO)).seal
    chosen = dealt(pledged(ADA, BO, secret=OTHER_SECRET), OTHER_SECRET).saved()
    verify(chosen, "a file", None, None, ADA)
    with pytest.raises(BadSave, match="another deal"):
        verify(chosen, "a file", seen, None, ADA)


def test_a_pledge_is_made_for_one_secret_and_one_seat():
    """So a pledge shows that the server was bound already, and nobody can repeat the pledge of somebody else."""
    mine = pledge_of(commitment_to(SECRET), 0, ADA)
    assert mine not in (pledge_of(commitment_to(OTHER_SECRET), 0, ADA), pledge_of(commitment_to(SECRET), 1, ADA))
    for wrong in (PlayerShare(0, pledge_of(commitment_to(OTHER_SECRET), 0, ADA), ADA), PlayerShare(1, mine, ADA)):
        with pytest.raises(BadSave, match="is not the one that was pledged"):
            verify(dealt([wrong]).saved(), "a file")


def test_a_share_that_is_dropped_is_missed_by_its_browser():
    """Under the same seal: everybody else reads in the file that it was not given."""
    whole, without = dealt(pledged(ADA, BO)), dealt(pledged(ADA, BO, given=(0,)))
    assert whole.seal == without.seal
    assert verify(without.saved(), "a file", whole.seal).withheld == (1,)
    with pytest.raises(BadSave, match="your share is not in this deal"):
        verify(without.saved(), "a file", whole.seal, None, BO)


def test_a_pledge_that_is_dropped_breaks_the_seal():
    seen = dealt(pledged(ADA, BO)).seal
    for forged in (pledged(ADA), []):
        with pytest.raises(BadSave, match="another deal"):
            verify(dealt(forged).saved(), "a file", seen)
        with pytest.raises(BadSave, match="your share is not in this deal"):
            verify(dealt(forged).saved(), "a file", None, None, BO)


# Players, and whoever runs the server with them ---------------------------------------------------------------


def test_a_browser_cannot_give_another_share_than_it_pledged():
    """However many it tries after it has seen those of the others."""
    seen = dealt(pledged(ADA, BO)).seal
    other = PlayerShare(1, pledged(ADA, BO)[1].pledge, CY)
    with pytest.raises(BadSave, match="is not the one that was pledged"):
        verify(dealt([pledged(ADA, BO)[0], other]).saved(), "a file", seen)
    with pytest.raises(BadSave, match="another deal"):
        verify(dealt(pledged(ADA, CY)).saved(), "a file", seen)


def test_a_share_that_is_withheld_chooses_between_two_deals_and_is_seen():
    """The one choice that is left: the deal with it, and the deal without it."""
    seen = dealt(pledged(ADA, BO)).seal
    possible = {verify(dealt(pledged(ADA, BO, given=(0, *more))).saved(), "a file", seen) for more in ((), (1,))}
    assert {proof.withheld for proof in possible} == {(), (1,)}


def test_the_fingerprint_covers_which_shares_were_given():
    whole, without = dealt(pledged(ADA, BO), moves=0).saved(), dealt(pledged(ADA, BO, given=(0,)), moves=0).saved()
    assert fingerprint_of(whole) != fingerprint_of(without)


# Files that anybody may write --------------------------------------------------------------------------------

GOOD = pledged(ADA, BO)
BAD = {
    "too short": [GOOD[0], PlayerShare(1, pledge_of(commitment_to(SECRET), 1, "b2"), "b2")],
    "too long": [PlayerShare(0, pledge_of(commitment_to(SECRET), 0, ADA * 2), ADA * 2)],
    "capitals": [PlayerShare(0, pledge_of(commitment_to(SECRET), 0, ADA.upper()), ADA.upper())],
    "no digits": [PlayerShare(0, pledge_of(commitment_to(SECRET), 0, "z" * 32), "z" * 32)],
    "a pledge of no hash": [PlayerShare(0, "a1", None)],
    "twice": [GOOD[0], GOOD[0]],
    "in another order": [GOOD[1], GOOD[0]],
    "of nobody": [PlayerShare(7, pledge_of(commitment_to(SECRET), 7, ADA), ADA)],
    "before the first seat": [PlayerShare(-1, pledge_of(commitment_to(SECRET), -1, ADA), ADA)],
}


@pytest.mark.parametrize("shares", BAD.values(), ids=BAD)
def test_shares_that_no_table_takes_are_refused_in_a_sentence(shares):
    saved = dealt(GOOD, moves=0).saved()
    for forged in (replaced(saved, shares=shares), replaced(saved, redealt=[save_file.Redealt(0, 0, "00", shares)])):
        with pytest.raises(BadSave, match=r"^a file: "):
            verify(forged, "a file")


def test_a_file_says_whether_shares_are_in_it():
    """Its format and its shares agree, so that no release reads one for the other."""
    with_shares, without = dealt(GOOD, moves=0).saved(), dealt([], moves=0).saved()
    for saved, wrong in ((with_shares, save_file.FORMAT), (with_shares, save_file.UNSEALED), (without, SHARED)):
        text = msgspec.json.encode(msgspec.structs.replace(saved, format=wrong))
        with pytest.raises(BadSave, match="shares"):
            save_file.decoded(text, "a file")
