"""The sets of a gate: counted in the order of their deals, copies once, kept through a kill, told in a small record."""

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from labtable.gate import record as records
from labtable.gate.ledger import Check, Ledger
from labtable.gate.plan import BadGate
from labtable.gate.record import MOST_BYTES, NotGated, record_of, replay
from labtable.gate.sets import SetResult
from labtable.gate.sprt import Verdict
from tests.gate.invented import plan_of, played
from tests.run_cli import called

ROOT = Path(__file__).parents[2]


def filled(plan=None, sets=200, **more) -> Ledger:
    ledger = Ledger(plan or plan_of())
    for number in range(sets):
        ledger.add(played(number, **more))
    return ledger


def test_a_better_player_is_accepted_and_a_weaker_one_rejected():
    better, weaker = (filled(gain=gain).standing() for gain in (0.8, 0.2))
    assert better.verdict is Verdict.ACCEPTED and better.over and better.gain.mean > 60
    assert weaker.verdict is Verdict.REJECTED and weaker.llr < -2.9
    assert better.played < 60, "as few sets as it takes"
    assert str(better).startswith("LLR +") and "distinct" in str(better)


def test_the_answer_depends_on_deals_and_not_on_who_was_first():
    plan, numbers = plan_of(), list(range(200))
    Random(3).shuffle(numbers)
    shuffled = Ledger(plan)
    for number in numbers:
        shuffled.add(played(number))
    assert shuffled.standing() == filled(plan).standing()
    gap = filled(plan)
    del gap.rows[5]
    assert gap.standing().played == 5, "what comes after a missing set waits"


def test_a_result_that_is_to_be_played_again_is_waited_for():
    ledger = filled()
    ledger.rows[4].check = Check.WAITING
    assert ledger.standing().played == 4
    ledger.rows[4].check = Check.CONFIRMED
    assert ledger.standing().over


def test_copies_of_a_set_say_nothing_new():
    """A game without luck between players who answer alike: 200 sets are one, and give no answer."""
    ledger = Ledger(plan_of())
    for number in range(200):
        ledger.add(SetResult(number, (2, 2), (11, 12)))
    now = ledger.standing()
    assert (now.count.games, now.count.distinct, now.sums.count) == (400, 2, 1)
    assert now.over and now.verdict is Verdict.UNDECIDED
    assert record_of(ledger).found == "not decided: 400 games, 2 distinct, and a conclusion takes 30 distinct games"


def test_fewer_than_thirty_distinct_games_decide_nothing():
    """Bounds so wide that a few sets would be enough for the LLR."""
    wide = plan_of(bounds=(-300.0, 300.0))
    few = filled(wide, 14, gain=1.0).standing()
    assert few.llr > 3 and few.verdict is Verdict.UNDECIDED and few.count.distinct == 28
    assert "normalised Elo" not in str(few) and "points" not in str(few), "and no figure is told"
    assert filled(wide, 15, gain=1.0).standing().verdict is Verdict.ACCEPTED


def test_a_budget_ends_a_gate_without_an_answer():
    now = filled(plan_of(budget=80), gain=0.5).standing()
    assert now.over and now.verdict is Verdict.UNDECIDED and now.played == 40
    assert record_of(filled(plan_of(budget=80), gain=0.5)).found.startswith("not decided within the budget: LLR")


KEEPER = """
import sys
from pathlib import Path
from labtable.gate.ledger import Ledger
from tests.gate.invented import plan_of, played
ledger = Ledger.opened(plan_of(), Path(sys.argv[1]))
for number in range(20):
    ledger.add(played(number))
    ledger.keep()
print("kept", flush=True)
while True:
    ledger.keep()
"""


def test_a_gate_goes_on_after_a_kill(tmp_path):
    """Killed while it writes, again and again, the file is whole, and the answer is that of a gate nobody stopped."""
    path = tmp_path / "a.gate.json"
    running = subprocess.Popen([sys.executable, "-c", KEEPER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert running.stdout.readline() == "kept\n"
    running.kill()
    running.communicate()
    again = Ledger.opened(plan_of(), path)
    assert sorted(again.rows) == list(range(20))
    for number in range(20, 200):
        again.add(played(number))
    assert again.standing() == filled().standing()


def test_a_file_that_holds_another_gate_or_nonsense_is_refused(tmp_path):
    path = tmp_path / "a.gate.json"
    Ledger(plan_of(), {}, path).keep()
    with pytest.raises(BadGate, match="holds another gate"):
        Ledger.opened(plan_of(seed=5), path)
    path.write_bytes(b'{"plan": 3')
    with pytest.raises(BadGate, match="holds no gate, or is damaged"):
        Ledger.read(path)


def test_a_record_is_small_and_says_all_that_the_games_follow_from(tmp_path):
    longest = plan_of(budget=20_000, bounds=(0.0, 1.0))
    ledger, path = filled(longest, longest.sets, gain=0.5), tmp_path / "a.json"
    found = record_of(ledger)
    records.write(found, path)
    assert path.stat().st_size <= MOST_BYTES
    assert found.sets == 10_000 and found.block == 7 and records.read(path) == found
    assert found.plan == longest and found.faults() == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"llr": 9.0}, "LLR is not that of the tally"),
        ({"verdict": Verdict.REJECTED}, "verdict does not follow"),
        ({"distinct": 12}, "verdict does not follow"),
        ({"games": 7}, "do not fit the plan"),
        ({"digests": "00"}, "not as many digests"),
        ({"found": "accepted: LLR +9.99; 5000 games, 5000 distinct"}, "The answer in words is not that of the tally"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(tmp_path, change, sentence):
    path = tmp_path / "a.json"
    records.write(msgspec.structs.replace(record_of(filled()), **change), path)
    with pytest.raises(BadGate, match=sentence):
        records.read(path)


@pytest.mark.parametrize("text", [b"", b"[]", b'{"kind": "gate"}', b"\xff", b"[" * 30_000, b'{"kind": "x"}'])
def test_a_file_that_is_no_record_is_one_sentence(tmp_path, text):
    path = tmp_path / "a.json"
    path.write_bytes(text)
    with pytest.raises(BadGate, match=r"a\.json is "):
        records.read(path)


def test_games_of_a_record_are_played_again_and_compared(monkeypatch):
    record = record_of(filled())
    monkeypatch.setattr("labtable.gate.record.play_set", lambda plan, places, number: played(number))
    assert replay(record, {}, 5, Random(1)) == []
    monkeypatch.setattr("labtable.gate.record.play_set", lambda plan, places, number: played(number, gain=0.1))
    assert len(replay(record, {}, 5, Random(1))) == 5
    with pytest.raises(BadGate, match="cannot be played again"):
        replay(msgspec.structs.replace(record, replayable=False), {}, 1, Random(1))
    other = msgspec.structs.replace(record, plan=plan_of(nets={"new.net": "0" * 64}))
    with pytest.raises(BadGate, match=r"new\.net of this gate is another one here"):
        replay(other, {}, 1, Random(1))


def test_points_that_the_tally_does_not_have_are_found_by_playing_again(monkeypatch):
    record = record_of(filled())
    monkeypatch.setattr("labtable.gate.record.play_set", lambda plan, places, number: played(number))
    first, *others = record.tally
    forged = {**record.tally, first: record.tally[first] - 1, others[-1]: record.tally[others[-1]] + 1}
    forged = msgspec.structs.replace(record, tally={number: sets for number, sets in forged.items() if sets})
    with pytest.raises(BadGate, match="points that the tally does not have"):
        replay(forged, {}, record.sets, Random(1))


def test_the_command_plays_a_gate_goes_on_with_it_and_plays_it_again(tmp_path):
    command = ["gate", "eureka", "--old", "random", "--new", "student", "--players", "2", "--jobs", "1"]
    record = tmp_path / "eureka.json"
    done = called(*command, "--folder", str(tmp_path), "--out", str(record))
    assert done.returncode == 0, done.stderr
    assert "eureka, 2 players: student against random" in done.stdout and "accepted: LLR" in done.stdout
    assert records.read(record).verdict is Verdict.ACCEPTED
    record.unlink()
    again = called(*command, "--folder", str(tmp_path), "--out", str(record))
    assert again.stdout == done.stdout, "nothing is played twice"
    played_again = called("gate", "--replay", str(record), "--sample", "2")
    assert "came out the same, move by move" in played_again.stdout
    text = record.read_text("utf-8")
    digests = records.read(record).digests
    record.write_text(text.replace(digests, "0" * len(digests)), "utf-8")
    lied = called("gate", "--replay", str(record), "--sample", "1")
    assert lied.returncode == 1 and "came out otherwise here" in lied.stdout


def test_a_command_that_cannot_be_carried_out_is_one_sentence(tmp_path):
    for words, sentence in (
        (["gate"], "A gate needs a game, --old and --new"),
        (["gate", "curie", "--old", "random", "--new", "student", "--bounds", "3"], "the lower one first"),
        (["gate", "--replay", str(tmp_path / "none.json")], "cannot be read"),
        (["gate", "--serve", "x"], "--serve is an address and a port"),
    ):
        done = called(*words)
        assert done.returncode == 2 and sentence in done.stderr.replace("\n", " "), done.stderr
    path = tmp_path / "not.json"
    records.write(NotGated(game="curie", net="0" * 64, reason="x", command="labtable gate curie …"), path)
    assert "labtable gate curie …" in called("gate", "--replay", str(path)).stderr
