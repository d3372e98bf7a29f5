"""The files that a page loads are made once for the same sources; what goes wrong on the way is told in a sentence."""

import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from labtable.anywhere import archive, files
from labtable.core.errors import LabtableError


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(files, "cache_root", lambda: tmp_path / "cache")
    return tmp_path / "cache" / "anywhere"


def test_the_same_sources_are_made_once_and_other_ones_anew(tmp_path: Path):
    source, made = tmp_path / "source.py", list[str]()

    def make(folder: Path) -> None:
        made.append(source.read_text())
        (folder / "made.txt").write_text(source.read_text())

    for content in ("one", "one", "two"):
        source.write_text(content)
        files.kept("rules", [source], make, tmp_path / "out")
        assert (tmp_path / "out" / "made.txt").read_text() == content
    assert made == ["one", "two"]


def test_two_processes_may_make_the_same_at_once(tmp_path: Path, cache: Path):
    def make(folder: Path) -> None:
        (folder / "made.txt").write_text("here")
        if not cache.joinpath("other").exists():  # the other process begins later, and is done first
            cache.joinpath("other").mkdir()
            files.kept("rules", [], make, tmp_path / "theirs")

    files.kept("rules", [], make, tmp_path / "ours")
    assert [(tmp_path / whose / "made.txt").read_text() for whose in ("ours", "theirs")] == ["here", "here"]


def test_a_program_that_fails_is_told_in_its_last_line():
    command = [sys.executable, "-c", "import sys; sys.exit('a long story\\nno network')"]
    with pytest.raises(LabtableError, match=r"^The packages could not be fetched: no network$"):
        archive.finished(command, "The packages could not be fetched")
    with pytest.raises(LabtableError, match=r"^The packages could not be fetched: status 3$"):
        archive.finished([sys.executable, "-c", "raise SystemExit(3)"], "The packages could not be fetched")


def test_without_the_linker_nothing_is_written_and_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def find_spec(name: str) -> ModuleSpec | None:
        return None

    stale = tmp_path / "files" / files.PARTS
    stale.parent.mkdir()
    stale.write_text("{}")
    monkeypatch.setattr(files, "find_spec", find_spec)
    monkeypatch.setattr(files, "FOLDER", stale.parent)
    files.main()
    assert capsys.readouterr().err == f"{files.NO_LINKER} `labtable site` will not work.\n"
    assert not stale.exists()
