"""The version stands once, in src/labtable/__init__.py: whatever must repeat it says the same."""

import json
import re
import tomllib
from pathlib import Path

import labtable

ROOT = Path(__file__).parents[2]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_a_wheel_takes_its_version_from_the_package():
    assert "version" not in PYPROJECT["project"] and PYPROJECT["project"]["dynamic"] == ["version"]
    assert PYPROJECT["tool"]["hatch"]["version"] == {"path": "src/labtable/__init__.py"}
    assert re.findall(r'^__version__ = "(.+)"$', text("src/labtable/__init__.py"), re.MULTILINE) == [
        labtable.__version__
    ]


def test_the_version_has_three_numbers():
    assert re.fullmatch(r"\d+\.\d+\.\d+", labtable.__version__)


def test_the_browser_client_is_never_published_alone_and_has_no_version():
    package, lock = json.loads(text("web/package.json")), json.loads(text("web/package-lock.json"))
    assert package["private"] is True
    assert "version" not in package and "version" not in lock and "version" not in lock["packages"][""]


def test_a_citation_names_this_version():
    assert re.findall(r"^version: (.+)$", text("CITATION.cff"), re.MULTILINE) == [labtable.__version__]


def test_the_changelog_begins_with_this_version():
    assert re.findall(r"^## (\S+)", text("CHANGELOG.md"), re.MULTILINE)[0] == labtable.__version__


def test_a_release_has_the_same_date_in_changelog_and_citation():
    """An unreleased version has a date in neither of them."""
    headings = dict(re.findall(r"^## (\S+) \((.+)\)$", text("CHANGELOG.md"), re.MULTILINE))
    dates = re.findall(r"^date-released: (\S+)$", text("CITATION.cff"), re.MULTILINE)
    when = headings[labtable.__version__]
    assert dates == ([] if when == "unreleased" else [when])


def test_the_citation_and_the_wheel_name_the_same_licence():
    assert re.findall(r"^license: (.+)$", text("CITATION.cff"), re.MULTILINE) == [PYPROJECT["project"]["license"]]
