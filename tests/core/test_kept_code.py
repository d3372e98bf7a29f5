"""Compiled code is read only from folders that nobody else can write: whoever writes there runs code as the user."""

import os
import stat
from pathlib import Path

import pytest

from labtable.core.compiler.kept_code import keep, read
from labtable.core.compiler.private_folder import UnsafeFolder, private_folder
from labtable.core.compiler.rule import _compiled, cache_folder, cache_root, cached
from tests.fresh_process import alone

STRANGER = 54321
PART = "games/eureka"

as_root = pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can give a folder away")
on_posix = pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path / "cache"))
    cache_folder.cache_clear()
    yield tmp_path / "cache"
    cache_folder.cache_clear()


def rights(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


@on_posix
def test_folders_are_made_for_their_user_alone_whatever_the_umask(root):
    before = os.umask(0o002)
    try:
        made = cache_folder(PART)
    finally:
        os.umask(before)
    inside = [made, *made.parents]
    assert [rights(folder) for folder in inside[: inside.index(root) + 1]] == [0o700] * 4
    assert cache_root() == root and made == cached(PART)


@on_posix
@pytest.mark.parametrize("mode", [0o775, 0o757, 0o1777], ids=oct)
@pytest.mark.parametrize("depth", range(4), ids=["root", "rules", "game", "sources"])
def test_a_folder_that_others_can_write_is_refused(root, mode, depth):
    made = cache_folder(PART)
    folder = [made, *made.parents][3 - depth]
    folder.chmod(mode)
    cache_folder.cache_clear()
    with pytest.raises(UnsafeFolder, match="other users can write there") as refused:
        cache_folder(PART)
    assert f"`chmod go-w {folder}`" in str(refused.value)
    folder.chmod(0o755)
    assert cache_folder(PART) == made


@as_root
@pytest.mark.parametrize("depth", range(4), ids=["root", "rules", "game", "sources"])
def test_a_folder_of_somebody_else_is_refused(root, depth):
    made = cache_folder(PART)
    os.chown([made, *made.parents][3 - depth], STRANGER, STRANGER)
    cache_folder.cache_clear()
    with pytest.raises(UnsafeFolder, match="belongs to another user") as refused:
        cache_folder(PART)
    assert "Set LABTABLE_CACHE to a folder of your own." in str(refused.value)


@as_root
def test_a_link_that_somebody_else_can_turn_elsewhere_is_refused(root, tmp_path):
    (tmp_path / "own").mkdir(0o700)
    root.symlink_to(tmp_path / "own")
    assert private_folder(root) == root
    os.chown(root, STRANGER, STRANGER, follow_symlinks=False)
    with pytest.raises(UnsafeFolder):
        private_folder(root)


@pytest.mark.parametrize("kept", [b"", b"\x80", b"no pickle", b"cno_such_module\nname\n."], ids=repr)
def test_what_is_damaged_is_made_again(tmp_path, kept):
    file = tmp_path / "kept"
    file.write_bytes(kept)
    assert read(file) is None and read(tmp_path / "missing") is None


@on_posix
def test_a_file_is_kept_as_a_whole_and_for_its_user_alone(tmp_path):
    keep(tmp_path / "file", b"I1\n.")
    assert read(tmp_path / "file") == 1 and len(list(tmp_path.iterdir())) == 1
    assert rights(tmp_path / "file") == 0o600


def test_where_nothing_can_be_written_nothing_is_kept(tmp_path):
    keep(tmp_path / "missing" / "file", b"I1\n.")
    assert read(tmp_path / "missing" / "file") is None


@on_posix
def test_a_folder_for_one_kind_of_loops_is_looked_at_too(root):
    made = _compiled(lambda: 0, PART, "calls")
    folder = Path(made._cache.cache_path)
    assert rights(folder) == 0o700
    folder.chmod(0o777)
    with pytest.raises(UnsafeFolder):
        _compiled(lambda: 0, PART, "calls")


@on_posix
def test_a_game_says_so_instead_of_reading_code_that_others_could_have_put_there(root):
    """Before any file is opened: reading a pickle is running it."""
    root.mkdir(0o777)
    root.chmod(0o777)
    done = alone(
        "from labtable import Match, game; Match(game('eureka'), 2, seed=1).legal()",
        environment={**os.environ, "LABTABLE_MODE": "compiled"},
    )
    assert done.returncode and "other users can write there" in done.stderr
    assert not list(root.iterdir())
