"""The statement about accessibility: every criterion once, every test that it names exists, and the page is current."""

from __future__ import annotations

from pathlib import Path

from docs.accessibility import PAGE, STANDS, criteria, page

ROOT = Path(__file__).parents[2]
LEVEL_A, LEVEL_AA = 31, 24  # criteria of WCAG 2.2
LANGUAGES = {"en", "fr", "es"}


def exists(test: str) -> bool:
    """Is there a test of this name in this file?"""
    path, _, name = test.partition("::")
    return (ROOT / path).is_file() and f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


def test_every_criterion_of_levels_a_and_aa_is_there_once() -> None:
    rows = criteria()
    assert len({one["number"] for one in rows}) == len(rows)
    assert [sum(one["level"] == level for one in rows) for level in ("A", "AA")] == [LEVEL_A, LEVEL_AA]


def test_every_test_that_the_statement_names_exists() -> None:
    assert [test for one in criteria() for test in one["tests"] if not exists(test)] == []


def test_what_is_partly_so_has_a_test_and_what_is_not_supported_says_what_to_do_instead() -> None:
    for one in criteria():
        assert one["stands"] in STANDS and set(one["name"]) == LANGUAGES, one["number"]
        assert one["tests"] or one["stands"] != "partly", one["number"]
        assert not one["tests"] or one["stands"] in ("supports", "partly"), one["number"]
        if one["stands"] in ("partly", "does-not"):
            assert set(one["instead"]) == LANGUAGES, one["number"]


def test_the_page_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
