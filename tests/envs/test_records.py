"""Matches as JSON Lines and Parquet: what is read back is what was played."""

import json
from random import Random

import msgspec
import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from labtable.cli import app
from labtable.core.errors import BadSave, BadSetup
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.envs.records import MatchRecord, read, write


def played(name, players=None, seed=1, most=60, options=None):
    of, luck = game(name), Random(seed)
    match = Match(of, players or of.meta.players[0], seed=seed, options=options, names=["Ada", "Émilie"])
    while not match.over and match.version < most:
        match.play(luck.choice(match.legal()))
        if match.version == 5 and match.why_no_undo() is None:
            match.undo()
    return match


@pytest.fixture(scope="module")
def matches():
    some = [played(name, most=40) for name in names()]
    return [
        *some,
        played("curie", 4, 7, 2000),
        played("eureka", 2, 3, 400, {"library": "on"}),
        played("scientia", 3, 2, 30, {"cards": [9, 7, 12, 14, 15, 20, 33, 36, 29, 45, 42, 43]}),
    ]


@pytest.mark.parametrize("ending", [".jsonl", ".parquet"])
def test_what_is_read_back_gives_the_same_positions(matches, ending, tmp_path):
    path = tmp_path / f"matches{ending}"
    assert write(matches, path) == len(matches)
    for match, record in zip(matches, read(path), strict=True):
        again = record.match()
        assert again.state.tobytes() == match.state.tobytes()
        assert (again.entries, again.names, again.outcome) == (match.entries, match.names, match.outcome)
        ways = list(match.records)
        assert [position.tobytes() for position in record.positions()] == [way.tobytes() for way in ways]


def test_both_files_hold_the_same_records(matches, tmp_path):
    lines, columns = tmp_path / "a.jsonl", tmp_path / "a.parquet"
    write(matches, lines)
    write(read(lines), columns)
    assert list(read(columns)) == list(read(lines)) == [MatchRecord.of(match) for match in matches]


def test_the_columns_are_there_for_analysis(matches, tmp_path):
    write(matches, tmp_path / "a.parquet")
    table = parquet.read_table(tmp_path / "a.parquet")
    assert table.column_names == list(MatchRecord.__struct_fields__)
    lengths = np.array([len(actions) for actions in table["actions"].to_pylist()])
    assert lengths.tolist() == [match.version for match in matches]


def test_the_outcome_stands_in_the_record(matches):
    match = matches[len(names())]
    record = MatchRecord.of(match)
    assert (record.ending, tuple(record.winners)) == (match.outcome.reason, match.outcome.winners)
    assert record.scores == [standing.score for standing in match.outcome.standings]


def changed(record, **more):
    return msgspec.structs.replace(record, **more)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "labtable record 9"}, "has the format 'labtable record 9'"),
        ({"rules_version": 1}, "was played by version 1 of the rules"),
        ({"position": "00"}, "do not lead to the position"),
        ({"secret": "zz"}, "the secret is damaged"),
        ({"seats": [0]}, "there must be one of each"),
        ({"actions": [26] * 40}, r"the record: move \d+ is not legal"),
    ],
)
def test_a_damaged_record_is_refused_with_a_sentence(matches, change, sentence):
    with pytest.raises(BadSave, match=sentence):
        changed(MatchRecord.of(matches[0]), **change).match()


def test_a_line_that_is_no_record_is_named(matches, tmp_path):
    path = tmp_path / "a.jsonl"
    write(matches[:2], path)
    path.write_text(path.read_text("utf-8") + json.dumps({"game": "curie"}) + "\n", "utf-8")
    with pytest.raises(BadSave, match=r"a\.jsonl, line 3 is not a record"):
        list(read(path))


def test_files_that_are_not_there_or_not_records(tmp_path):
    with pytest.raises(BadSetup, match=r"end in \.jsonl or \.parquet"):
        list(read(tmp_path / "a.csv"))
    with pytest.raises(BadSave, match="cannot be read"):
        list(read(tmp_path / "a.jsonl"))
    (tmp_path / "a.parquet").write_bytes(b"no parquet at all")
    with pytest.raises(BadSave, match="does not hold records"):
        list(read(tmp_path / "a.parquet"))


def test_the_command_checks_and_converts(matches, tmp_path):
    saved, lines, columns = (str(tmp_path / name) for name in ("a.labtable", "a.jsonl", "a.parquet"))
    matches[0].save(saved)
    write(matches[1:3], lines)
    done = CliRunner().invoke(app, ["records", saved, lines, "--to", columns])
    assert done.exit_code == 0 and "3 played again" in done.output
    assert [record.game for record in read(columns)] == [match.game.name for match in matches[:3]]
