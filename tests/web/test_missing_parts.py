"""A page that is open while the server is updated: a part that is gone leads to one reload, then to a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import hatch_build
import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

SENTENCE = "A part of this page could not be loaded."


class Gone:
    """Files of the client that the server no longer has; how often the page was loaded meanwhile."""

    def __init__(self, page: Page, files: str) -> None:
        self.files, self.loads = files, 0
        page.route(files, lambda route: route.fulfill(status=404))
        page.on("load", self.count)

    def count(self, _: Page) -> None:
        self.loads += 1


def test_a_part_that_stays_away_leads_to_one_reload_and_then_to_a_sentence(visit: Visit) -> None:
    page = visit().new_page()
    gone = Gone(page, "**/assets/Album-*.js")
    page.goto("/")
    page.get_by_role("link", name="Album").first.click()
    alert = page.get_by_role("alert").filter(has_text=SENTENCE)
    expect(alert).to_be_visible()
    assert gone.loads == 2, "the page, and the page once more"
    page.unroute(gone.files)
    alert.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_page_of_the_last_release_comes_back_as_the_present_one_at_the_same_place(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/")
    files = "**/assets/Album-*.js"
    page.route(files, lambda route: route.fulfill(status=404))
    page.on("framenavigated", lambda _: page.url.endswith("/album") and page.unroute(files))
    page.get_by_role("link", name="Album").first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/album") and not page.get_by_role("alert").filter(has_text=SENTENCE).count()


def test_the_words_of_a_language_that_are_gone_are_said_in_every_language(visit: Visit) -> None:
    page = visit().new_page()
    gone = Gone(page, "**/assets/text-*.js")
    page.goto("/")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(SENTENCE)
    expect(alert).to_contain_text("Une partie de cette page")
    assert gone.loads == 2


def test_without_the_server_a_page_says_so_and_does_not_reload(visit: Visit) -> None:
    page = visit().new_page()
    gone = Gone(page, "**/assets/Album-*.js")
    page.route("**/health", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("link", name="Album").first.click()
    expect(page.get_by_role("alert").filter(has_text=SENTENCE)).to_be_visible()
    assert gone.loads == 1


@pytest.mark.parametrize("keep", [True, False])
def test_a_build_in_a_checkout_keeps_the_files_of_the_last_one_and_of_no_other(tmp_path: Path, keep: bool) -> None:
    (assets := tmp_path / "assets").mkdir()

    def build(*names: str) -> set[str]:
        hatch_build.clear(tmp_path, keep)
        (tmp_path / "index.html").write_text(names[0])
        for name in names:
            (assets / name).write_text(name)
        assert all(os.stat(assets / name).st_mtime != hatch_build.OLD for name in names)
        return {file.name for file in assets.iterdir()}

    last = {"a1", "shared"} if keep else set()
    assert build("a1", "shared") == {"a1", "shared"}
    assert build("a2", "shared") == {"a2", "shared"} | last
    assert build("a3") == ({"a3", "a2", "shared"} if keep else {"a3"})
