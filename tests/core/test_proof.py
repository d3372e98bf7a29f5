"""`verify`: what a forger may change in a file, and that nothing of it is called true."""

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.errors import BadSave, LabtableError
from labtable.core.game.registry import game
from labtable.core.match import save_file
from labtable.core.match.match import Match
from labtable.core.match.proof import Proof, verify
from labtable.core.match.save_file import Saved, Snapshot
from labtable.core.match.seals import fingerprint_of, seal_of, sealed
from labtable.core.match.shares import PlayerShare, pledge_of
from labtable.core.match.take_back import rewound

MUTANTS = 1_000 if MODE is Mode.INTERPRETED else 10_000
SAVES = Path(save_file.__file__).parents[2] / "games"


def replaced(saved: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(saved, **changes)


@pytest.fixture(scope="module")
def match() -> Match:
    played = Match(game("eureka"), 3, seed=1, names=["Ada", "Bo", "Cy"])
    for _ in range(8):
        played.play(played.legal()[0])
    played.commit(rewound(played, 1, 0, 0)[0])
    played.play(played.legal()[-1])
    return played


@pytest.fixture(scope="module")
def original(match: Match) -> Saved:
    return match.saved()


def test_an_honest_file_is_true_and_says_its_hashes(match, original):
    proof = verify(original, "a file", match.seal)
    assert (proof.moves, proof.taken_back, proof.covers) == (9, 1, "deal")
    assert proof.seal == match.seal == original.seal and proof.fingerprint == fingerprint_of(original)


def test_a_seal_may_be_typed_as_screens_show_it(original):
    shown = " ".join(original.seal[at : at + 4] for at in range(0, 32, 4))
    assert verify(original, "a file", shown.upper()).seal == original.seal
    for wrong in ("", original.seal[:8], "f" * 64, original.seal[1:]):
        with pytest.raises(BadSave, match="another deal"):
            verify(original, "a file", wrong)


# Forgeries -------------------------------------------------------------------------------------------


def other_first_deal(match: Match) -> Saved:
    """Dealt from a secret that the forger chose, and dealt anew at once from the one that was committed to."""
    forged = Match(match.game, 3, secret=b"x" * 32, names=match.names)
    forged.deal_anew(0, match.secret)
    forged.play(forged.legal()[0])
    return forged.saved()


def other_players(match: Match) -> Saved:
    return Match(match.game, 2, secret=match.secret, names=match.names[:2]).saved()


def other_game(match: Match) -> Saved:
    return Match(game("element"), 3, secret=match.secret, names=match.names).saved()


def other_options(match: Match) -> Saved:
    return Match(match.game, 3, options={"library": "on"}, secret=match.secret, names=match.names).saved()


def the_same_options_in_more_words(match: Match) -> Saved:
    return replaced(match.saved(), options={"library": "off"})


DEALS = [other_first_deal, other_players, other_game, other_options, the_same_options_in_more_words]


@pytest.mark.parametrize("forge", DEALS)
def test_another_deal_under_the_same_secret_has_another_seal(match, original, forge: Callable[[Match], Saved]):
    """A forger writes whole files, with hashes that agree: then the seal is not the one that players saw."""
    forged = sealed(forge(match))
    assert forged.commitment == original.commitment and forged.secret == original.secret
    verify(forged, "a file")
    with pytest.raises(BadSave, match="another deal"):
        verify(forged, "a file", original.seal)
    with pytest.raises(BadSave, match=r"the seal is not that of this deal|changed or damaged"):
        verify(replaced(forged, seal=original.seal), "a file")


def test_other_components_or_rules_are_another_seal(original):
    for change in (
        {"components": [(["deals", "3 players", "hand"], 9)]},
        {"rules_version": original.rules_version + 1},
    ):
        assert seal_of(replaced(original, **change)) != original.seal


def test_what_led_to_a_new_deal_is_sealed(match):
    """The last secret alone does not say which position was dealt anew."""
    anew = match.fork()
    anew.deal_anew(0, b"s" * 32)
    one = anew.redealt[0]
    honest = anew.saved()
    assert verify(honest, "a file", anew.seal).seal == anew.seal
    other_moves = [*honest.entries[:-1], (honest.entries[-1][0], honest.entries[-1][1] + 1, 0)]
    changes = [
        {"redealt": [replaced(one, secret="00" * 32)]},
        {"redealt": [replaced(one, seat=1)]},
        {"redealt": [replaced(one, version=one.version - 1)]},
        {"redealt": [one, one]},
        {"redealt": []},
        {"entries": other_moves},
    ]
    for change in changes:
        assert seal_of(replaced(honest, **change)) != anew.seal, change


@pytest.mark.parametrize(
    "change",
    [
        {"names": ["Eve", "Bo", "Cy"]},
        {"names": []},
        {"secret": " {secret}"},
        {"entries": "times"},
    ],
    ids=str,
)
def test_a_changed_file_is_not_as_it_was_written(original, change):
    if change == {"entries": "times"}:
        change = {"entries": [(seat, action, 0) for seat, action, _ in original.entries]}
    if "secret" in change:
        change = {"secret": change["secret"].format(secret=original.secret)}
    with pytest.raises(BadSave, match="changed or damaged"):
        verify(replaced(original, **change), "a file")


def test_other_moves_have_another_fingerprint(match, original):
    other = match.fork()
    other.play(other.legal()[0])
    proof = verify(other.saved(), "a file", original.seal)
    assert proof.seal == original.seal and proof.fingerprint != fingerprint_of(original)


def test_a_seal_covers_the_deal_and_only_a_fingerprint_the_moves(match, original):
    """The same deal played otherwise has the seal that players saw before the first card."""
    other = match.fork(0)
    other.play(other.legal()[-1])
    assert verify(other.saved(), "a file", match.seal).covers == "deal"
    known = fingerprint_of(original)
    assert verify(original, "a file", match.seal, known).covers == "game"
    for wrong in (known[1:], known[:8], ""):
        with pytest.raises(BadSave, match="other moves"):
            verify(original, "a file", match.seal, wrong)
    with pytest.raises(BadSave, match="other moves"):
        verify(other.saved(), "a file", match.seal, known)


def test_a_game_that_was_tried_again_says_so_in_its_file(match, tmp_path):
    """Also after it was opened and saved again; a file of a game that was not has no such field."""
    again = match.fork(5)
    again.branch = 5
    again.play(again.legal()[0])
    read = Match.load(again.save(tmp_path / "again.labtable"))
    assert read.branch == verify(read.saved(), "a file").match.branch == 5
    assert read.fork(5).branch == 5 and read.fork(3).branch == 3
    assert b"branch" not in msgspec.json.encode(match.saved()) and Match.restore(match.saved(), "it").branch is None
    for wrong in (-1, 7):
        with pytest.raises(BadSave, match="tried again where that cannot be"):
            verify(sealed(replaced(read.saved(), branch=wrong)), "a file")


@pytest.mark.parametrize("entry", [(99, -1, 0), (-1, -1, 0), (999, -1, 0), (0, -1, -5), (0, -1, 2**63), (0, 2**63, 0)])
def test_an_entry_of_nobody_or_of_no_time_is_one_sentence(match, original, entry):
    before = Snapshot.of(match.game, match.fork(match.version - 1).state)
    with pytest.raises(BadSave, match="the file was changed"):
        Match.restore(replaced(original, entries=[*original.entries, entry], snapshot=before), "a file")


# Files of earlier releases ---------------------------------------------------------------------------


def older(saved: Saved) -> Saved:
    return replaced(saved, format=save_file.UNSEALED, seal="", checksum="")


def test_a_file_of_an_earlier_format_is_true_to_its_secret_alone(original):
    proof = verify(older(original), "a file", original.commitment)
    assert proof.seal == original.commitment and proof.covers == "secret"


def test_a_file_that_gives_up_its_format_and_seal_has_no_fingerprint_either(original):
    """In the older format nothing says that a game was tried again."""
    for seal in (None, original.seal):
        with pytest.raises(BadSave, match="showed no fingerprint"):
            verify(older(original), "a file", seal, fingerprint_of(original))


def test_a_file_of_an_earlier_format_that_was_dealt_anew_is_not_proved(match):
    forged = older(other_first_deal(match))
    Match.restore(forged, "a file")
    with pytest.raises(BadSave, match="not proved"):
        verify(forged, "a file")


def test_a_file_that_only_says_it_is_of_an_earlier_format_is_refused(original):
    with pytest.raises(BadSave, match="has no seal"):
        verify(replaced(original, format=save_file.UNSEALED), "a file")


def test_a_game_of_older_rules_can_be_opened_again_after_it_was_saved(tmp_path):
    match = Match.load(SAVES / "curie" / "tests" / "saves" / "rules_1.json")
    match.play(match.legal()[0])
    again = Match.load(match.save(tmp_path / "again.labtable"))
    assert again.state.tobytes() == match.state.tobytes() and again.rules_version == 1
    with pytest.raises(BadSave, match="version 1 of the rules"):
        verify(again.saved(), "a file")


# Ten thousand files ----------------------------------------------------------------------------------


def places(content: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a file."""
    inside = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, value in inside:
        yield (*way, key)
        yield from places(value, (*way, key))


def mutated(plain: dict[str, Any], ways: list[tuple[Any, ...]], random: Random) -> dict[str, Any]:
    """A file with one to three things changed, removed, doubled or swapped."""
    content = copy.deepcopy(plain)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        *path, last = random.choice(ways)
        holder = content
        try:
            for key in path:
                holder = holder[key]
            spoil(holder, last, random, plain)
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change took it away
    return content


def spoil(holder: Any, key: Any, random: Random, plain: dict[str, Any]) -> None:
    how = random.randrange(6)
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(holder, list):
        holder.insert(random.randrange(len(holder) + 1), copy.deepcopy(holder[key]))
    elif how == 1:
        holder[f"{key}{random.choice(('', ' ', '2'))}"] = holder[key]
    elif how == 2:
        other = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        holder[key], holder[other] = holder[other], holder[key]
    elif how == 3:
        holder[key] = random.choice(
            [None, True, "", [], {}, 0, -1, 2**40, 2**64, 1.5, "Eve", plain["secret"], plain["seal"]]
        )
    else:
        holder[key] = nudged(holder[key], random)


def nudged(value: Any, random: Random) -> Any:
    """A value that is nearly the same."""
    if isinstance(value, bool) or value is None:
        return 1
    if isinstance(value, int):
        return random.choice([value + 1, value - 1, -value, value ^ (1 << random.randrange(12)), random.randrange(200)])
    if isinstance(value, str) and value:
        at = random.randrange(len(value))
        return (
            value[:at] + random.choice(["", "0", "f", "A", " ", value[at] * 2, value[at].swapcase()]) + value[at + 1 :]
        )
    if isinstance(value, list):
        return random.sample(value, len(value)) if random.random() < 0.5 else value[: random.randrange(len(value) + 1)]
    return [value]


def proof_of(saved: Saved, seal: str | None = None) -> Proof | None:
    try:
        return verify(saved, "a file", seal)
    except LabtableError:
        return None


@pytest.fixture(scope="module", params=["dealt by the server alone", "with shares"])
def file(request: pytest.FixtureRequest, match: Match, original: Saved) -> Saved:
    if request.param != "with shares":
        return original
    pledges = [pledge_of(original.commitment, seat, f"{seat}a" * 16) for seat in range(3)]
    shares = [PlayerShare(seat, pledge, f"{seat}a" * 16 if seat else None) for seat, pledge in enumerate(pledges)]
    shared = Match(match.game, 3, secret=match.secret, shares=shares, names=match.names)
    for _ in range(8):
        shared.play(shared.legal()[0])
    return shared.saved()


def test_no_mutant_of_a_file_is_true(file):
    """As it stands, and with all hashes written anew by a forger, who cannot choose the seal that the players saw."""
    original = file
    plain = json.loads(msgspec.json.encode(original))
    ways, random = list(places(plain)), Random(37)
    known, forged_anew = fingerprint_of(original), 0
    for number in range(MUTANTS):
        content = mutated(plain, ways, random)
        try:
            mutant = save_file.decoded(msgspec.json.encode(content), "a mutant")
        except BadSave:
            continue
        if mutant == original:
            continue
        assert proof_of(mutant) is None, f"mutant {number} is called true: {content}"
        forged = sealed(mutant)
        if (proof := proof_of(forged, original.seal)) is None:
            continue
        forged_anew += 1
        assert seal_of(forged) == original.seal, number
        if proof.fingerprint == known:  # then only what the verdict says it does not cover has changed
            assert uncovered(forged) == uncovered(original), f"mutant {number}: {content}"
    assert forged_anew > MUTANTS // 100  # the second half was really asked


def uncovered(saved: Saved) -> Saved:
    """A file without the names, the times and how its position is packed."""
    entries = [(seat, action, 0) for seat, action, _ in saved.entries]
    packed = replaced(saved.snapshot, record="")
    return replaced(saved, names=[], entries=entries, snapshot=packed, checksum="")
