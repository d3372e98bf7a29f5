"""A site in one file: an archive of its folder, or a page with everything in it."""

from __future__ import annotations

import base64
import gzip
import re
import zipfile
from pathlib import Path

import pytest

from labtable.anywhere.hand_out import pack, write_hand_out
from labtable.anywhere.one_file import one_page
from labtable.core.errors import LabtableError

FILES = {
    "index.html": '<script type="module" src="./assets/index-1.js"></script>',
    "sw.js": "the worker that keeps a folder",
    "assets/index-1.js": 'import{a}from"./table-2.js";new Worker(new URL("worker-3.js",import.meta.url))',
    "assets/table-2.js": "export const a = 1",
    "assets/index-4.css": "@font-face{src:url(./letters-5.woff2)}",
    "assets/letters-5.woff2": "letters",
    "anywhere/python.zip": "python",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (file := tmp_path / "site" / name).parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return tmp_path / "site"


def test_a_page_holds_every_part_and_asks_for_none(site: Path) -> None:
    page = one_page(site)
    parts = {
        name: gzip.decompress(base64.b64decode(packed)).decode()
        for name, packed in re.findall(r'data-part="([^"]+)">([^<]+)</script>', page)
    }
    assert set(parts) == {"assets/index-1.js", "assets/table-2.js", "anywhere/python.zip"}
    assert 'from"labtable://page/assets/table-2.js"' in parts["assets/index-1.js"]
    assert 'URL("worker-3.js","labtable://page/assets/index-1.js")' in parts["assets/index-1.js"]
    assert f"url(data:font/woff2;base64,{base64.b64encode(b'letters').decode()})" in page
    assert "http" not in page.replace("http-equiv", "") and "open(source, 'assets/index-1.js')" in page


def test_an_archive_holds_the_folder(site: Path, tmp_path: Path) -> None:
    pack(site, tmp_path / "site.zip")
    with zipfile.ZipFile(tmp_path / "site.zip") as packed:
        assert {f"site/{name}" for name in FILES} <= set(packed.namelist())


@pytest.mark.parametrize(("name", "one_file"), [("site", False), ("play.zip", True), ("play.html", False)])
def test_a_file_with_another_ending_is_refused(tmp_path: Path, name: str, one_file: bool) -> None:
    with pytest.raises(LabtableError, match="Name a file that ends with"):
        write_hand_out(tmp_path / name, lambda step: None, one_file=one_file)
