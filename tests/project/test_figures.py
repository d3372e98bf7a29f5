"""Measured figures are written down once, in docs/figures.toml, and pages quote them by name."""

import importlib.util
from pathlib import Path

import pytest

import labtable

ROOT = Path(__file__).parents[2]
GAMES = labtable.names()


def load():
    spec = importlib.util.spec_from_file_location("figures_of_docs", ROOT / "docs" / "figures.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FIGURES = load()
KNOWN = FIGURES.figures()
# These pages tell of releases and of single games; the games' own pages are measured with their balance.
OTHERS = {"CHANGELOG.md", *(f"{name}.md" for name in GAMES)}
PAGES = [page for page in FIGURES.pages() if page.name not in OTHERS]


@pytest.mark.parametrize("page", FIGURES.pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_quotes_figures_as_they_are(page):
    """Run `python docs/figures.py` after a change of docs/figures.toml."""
    text = page.read_text("utf-8")
    assert FIGURES.quoting(text, KNOWN) == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_speed_in_a_page_is_quoted(page):
    assert FIGURES.loose(page.read_text("utf-8")) == []


def test_a_speed_that_is_not_quoted_is_found():
    text = "It makes 5.5 M decisions a second.\n```\n3 games a second\n```\n<!--=x.y-->6 M<!--/--> decisions a second"
    assert FIGURES.loose(text) == ["5.5 M decisions a second"]


def test_a_figure_that_has_changed_is_written_into_its_page():
    assert FIGURES.quoting(
        "<!--=a.b-->1<!--/--> and <!--=a.command-->x<!--/-->", {"a.b": "2", "a.command": "make"}
    ) == ("<!--=a.b-->2<!--/--> and <!--=a.command-->`make`<!--/-->")


@pytest.mark.parametrize("name", GAMES)
def test_a_position_has_as_many_bytes_as_the_pages_say(name):
    assert KNOWN[f"core.{name}.bytes"] == str(labtable.game(name).STATE.itemsize)


def test_every_group_says_when_where_and_how_it_was_measured():
    groups = {name.partition(".")[0] for name in KNOWN}
    assert [
        f"{group}.{key}"
        for group in groups
        for key in ("what", "date", "machine", "command")
        if f"{group}.{key}" not in KNOWN
    ] == []


def test_what_a_bench_printed_becomes_a_group():
    row = {"game": "curie", "decisions_per_second": 5.53e6, "decisions_per_game": 167.6, "bytes_per_state": 572}
    assert FIGURES.measured("core", {"games": [row]}) == {
        "curie": {"rate": "5.5 M", "decisions": "168", "bytes": "572"}
    }
    row = {"game": "curie", "decisions_per_second": 1.485e9, "games_per_second": 8.84e6, "batch": 2_097_152}
    assert FIGURES.measured("gpu", {"gpu": [row]}) == {
        "curie": {"rate": "1 485 M", "games": "8.8 M", "launch": "2 097 152"}
    }


def test_the_file_is_written_as_it_is_read(tmp_path, monkeypatch):
    kept = FIGURES.FILE.read_text("utf-8")
    monkeypatch.setattr(FIGURES, "FILE", tmp_path / "figures.toml")
    FIGURES.FILE.write_text(kept, "utf-8")
    FIGURES.replace("core", {"games": []})
    again = FIGURES.figures()
    assert {name: again[name] for name in KNOWN if not name.startswith("core.")} == {
        name: value for name, value in KNOWN.items() if not name.startswith("core.")
    }
    assert again["core.curie.rate"] == KNOWN["core.curie.rate"]
