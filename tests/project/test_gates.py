"""No net enters the package without the record of its gate: gates/*.json, small, and named by the net's own digest."""

import importlib.util
from pathlib import Path

import pytest

import labtable
from labtable.bots.nets import files
from labtable.gate.plan import sha256_of
from labtable.gate.record import MOST_BYTES, GateRecord, NotGated, read
from labtable.gate.sprt import Verdict

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "gates").glob("*.json"))
LEVELS = sorted((ROOT / "gates" / "levels").glob("*.json"))
NETS = sorted(files.FOLDER.glob(f"*{files.ENDING}"))


def load():
    spec = importlib.util.spec_from_file_location("gates_of_docs", ROOT / "docs" / "gates.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def net_of(record: GateRecord | NotGated) -> str:
    """The digest of the net that a record is about."""
    return record.net if isinstance(record, NotGated) else record.plan.nets.get(record.plan.net, "")


def test_every_game_has_a_net_and_there_is_no_other():
    assert [path.stem for path in NETS] == sorted(labtable.names())


@pytest.mark.parametrize("net", NETS, ids=lambda net: net.stem)
def test_every_net_of_the_package_went_through_a_gate_or_is_said_not_to_have(net):
    """Train another net, and this fails until `labtable gate` has written its record into gates/."""
    found = [record for record in map(read, RECORDS) if net_of(record) == sha256_of(net)]
    assert found, f"gates/ holds no record of {net.name}, SHA-256 {sha256_of(net)}; docs/GATE.md says how it is made"
    gated = [record for record in found if isinstance(record, GateRecord)]
    assert all(record.verdict is Verdict.ACCEPTED for record in gated if not record.plan.options), (
        "a net that was rejected, or not decided, in the game as it is usually played; variants may say what they say"
    )
    assert not gated or any(not record.plan.options for record in gated), "only variants were tested"
    assert len(gated) == len(found) or not gated, "gated, and said not to be"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_small_whole_and_about_a_net_of_the_package(path):
    record = read(path)
    assert path.stat().st_size <= MOST_BYTES
    assert net_of(record) in {sha256_of(net) for net in NETS}, "its net is gone: delete the record"
    if isinstance(record, GateRecord):
        assert record.replayable, "give iterations, not a time"
        assert record.plan.rules_version == labtable.game(record.plan.game).meta.rules_version
    else:
        assert record.command.startswith("labtable gate ") and record.reason


@pytest.mark.parametrize("path", LEVELS, ids=lambda path: path.stem)
def test_a_record_of_a_level_is_of_the_present_rules_and_nets_and_in_its_place(path):
    record = read(path)
    assert isinstance(record, GateRecord) and path.stat().st_size <= MOST_BYTES and record.replayable
    plan = record.plan
    assert load().level_path(plan.game, plan.new, plan.old) == path
    assert plan.rules_version == labtable.game(plan.game).meta.rules_version
    assert set(plan.nets.values()) <= {sha256_of(net) for net in NETS}, "its net is gone: delete the record"


def test_the_page_lists_the_records_as_they_are():
    """Run `python docs/gates.py` after a new record."""
    gates = load()
    page = gates.PAGE.read_text("utf-8")
    assert gates.written(page) == page
