"""The files by which a folder plays without a server: answers for everybody, and the list of all that is kept."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from labtable.anywhere.files import write_parts
from labtable.anywhere.offline import write_answers, write_service_worker
from labtable.anywhere.site import describe
from labtable.core.homes import ours

ROOT = Path(__file__).parents[2]
TRANSPORT = ROOT / "web" / "src" / "lib" / "transport.ts"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("site")
    (made / "anywhere").mkdir()
    write_parts(made / "anywhere", ours())
    write_answers(made)
    return made


def test_everything_that_the_client_takes_for_a_file_is_one(folder: Path) -> None:
    answers = {path.relative_to(folder / "answers").as_posix() for path in (folder / "answers").rglob("*.*")}
    for game in json.loads((folder / "answers" / "about.json").read_bytes())["games"]:
        name = f"games/{game['name']}"
        wanted = {f"{name}/{part}.json" for part in ("rules", "components", "puzzles", "rulebook/fr", "rulings/es")}
        wanted |= {f"{name}/text/{language}.ftl" for language in ("en", "fr", "es")}
        wanted |= {f"{name}/lessons/{lesson}/es.json" for lesson in game["lessons"]}
        assert wanted <= answers
        assert any(one.startswith(f"{name}/rulebook/figures/") for one in answers)
    assert "text/fr.ftl" in answers


def test_every_file_of_an_answer_is_looked_for_by_the_client(folder: Path) -> None:
    pattern = re.search(r"const FILES =\s*/(.*)/;", TRANSPORT.read_text("utf-8"))
    assert pattern
    files = re.compile(pattern[1].replace("\\/", "/"))
    for path in (folder / "answers").rglob("*.*"):
        asked = "/" + path.relative_to(folder / "answers").as_posix().removesuffix(".json")
        assert files.match(asked), asked


def test_the_service_worker_names_every_other_file_with_its_hash(tmp_path: Path) -> None:
    (tmp_path / "site-sw.js").write_bytes((ROOT / "web" / "public" / "site-sw.js").read_bytes())
    (tmp_path / "sw.js").write_text("that of a server")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "first.js").write_text("let first;")
    (tmp_path / "index.html").write_text("<!doctype html>")
    write_service_worker(tmp_path)
    script = (tmp_path / "sw.js").read_text("utf-8")
    listed = re.search(r"const FILES = (\[\[.*\]\]);", script)
    assert listed and not (tmp_path / "site-sw.js").exists()
    digest = base64.b64encode(hashlib.sha256(b"let first;").digest()).decode()
    assert ["assets/first.js", digest] in json.loads(listed[1])
    assert [path for path, _ in json.loads(listed[1])] == ["assets/first.js", "index.html"]


def test_another_content_makes_another_service_worker(tmp_path: Path) -> None:
    made = []
    for content in ("one", "two"):
        (tmp_path / "site-sw.js").write_bytes((ROOT / "web" / "public" / "site-sw.js").read_bytes())
        (tmp_path / "index.html").write_text(content)
        write_service_worker(tmp_path)
        made.append((tmp_path / "sw.js").read_text("utf-8"))
    assert made[0] != made[1]


def test_the_installed_page_promises_nothing_that_needs_a_server(tmp_path: Path) -> None:
    manifest = tmp_path / "manifest.webmanifest"
    manifest.write_bytes((ROOT / "web" / "public" / manifest.name).read_bytes())
    before = json.loads(manifest.read_bytes())
    describe(manifest)
    after = json.loads(manifest.read_bytes())
    assert "class" in before["description"] and "class" not in after["description"]
    assert {**after, "description": ""} == {**before, "description": ""}
