"""`labtable doctor`: what is missing is named, with what to do."""

import os
import socket
import sys

import pytest
from typer.testing import CliRunner

from labtable.cli import app, doctor
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.compiler.rule import READY, cached
from labtable.core.game.registry import names


def words(*given):
    ended = CliRunner().invoke(app, ["doctor", *given], env={"COLUMNS": "200"})
    return ended.exit_code, ended.output


def grades(**changed):
    given = {"host": "0.0.0.0", "port": 8000, "database": "", **changed}
    return {one.what: one for one in doctor.findings(**given)}


@pytest.fixture
def taken():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield door.getsockname()[1]


def test_a_port_that_is_taken_is_bad_and_another_is_named(taken):
    code, said = words("--host", "127.0.0.1", "--port", str(taken))
    assert code == 1 and f"Port {taken} is taken" in said and f"--port {taken + 1}" in said
    assert "must be fixed first" in said


def test_a_folder_that_cannot_be_written_is_bad(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path / "file" / "cache"))
    found = grades()["compiled rules"]
    assert found.grade == "bad" and "set LABTABLE_CACHE" in found.words


def test_a_database_that_does_not_answer_is_bad():
    found = grades(database="postgresql://nobody@127.0.0.1:1/none")["database"]
    assert found.grade == "bad" and "cannot be read" in found.words and "refused" in found.words


def test_an_extra_that_is_missing_is_named_whole(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    code, said = words("--database", "postgresql://a@localhost/b")
    assert code == 1 and "pip install 'labtable[postgres]'" in said


def test_a_damaged_database_is_bad_with_what_to_do(tmp_path):
    file = tmp_path / "tables.sqlite"
    file.write_text("this is no database at all " * 100)
    found = grades(database=str(file))["database"]
    assert found.grade == "bad" and "labtable admin restore" in found.words


def test_rules_that_were_only_begun_are_not_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path))
    for name in names():
        cached(f"games/{name}").mkdir(parents=True)
    assert grades()["rules"].grade == "note"
    for name in names():
        (cached(f"games/{name}") / READY.format("tables")).touch()
    assert MODE is Mode.INTERPRETED or grades()["rules"].words == "Compiled."


def test_a_file_named_as_an_address_of_sqlite_is_a_file(tmp_path):
    found = grades(database=f"sqlite:///{tmp_path}/tables.sqlite")
    assert found["database"].words.startswith("SQLite") and str(tmp_path) in found["tables"].words


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_cache_that_others_can_write_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path / "cache"))
    (tmp_path / "cache").mkdir(0o700)
    assert grades()["compiled rules"].grade == "good"
    (tmp_path / "cache").chmod(0o777)
    found = grades()["compiled rules"]
    assert found.grade == "bad" and f"chmod go-w {tmp_path / 'cache'}" in found.words


def test_looking_leaves_nothing_behind(tmp_path, monkeypatch):
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path / "cache"))
    assert grades()["rules"].grade == "note" and not list(tmp_path.iterdir())


def test_what_is_missing_among_the_packages_is_named_with_its_extra(monkeypatch):
    monkeypatch.setitem(doctor.EXTRAS, "chem", ("no_such_package", "any molecule"))
    found = grades()["packages"]
    assert found.grade == "note" and "any molecule (labtable[chem])" in found.words
