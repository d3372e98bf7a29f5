"""One server for all workers, one Chromium for each; a visitor for each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.serving import served
from tests.web.visitor import PATIENCE, UNDRAWN, WIDTH, browser, follow, size_of, visitor

RUNNING = "LABTABLE_SERVER"  # its address
Visit = Callable[..., BrowserContext]
Return = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    """Before there are workers: they share a server, which reads the rules of all games once."""
    if config.getoption("numprocesses", None) and RUNNING not in os.environ:
        serving = ExitStack()
        os.environ[RUNNING] = serving.enter_context(served())
        config.add_cleanup(serving.close)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """A server of our own, the one that workers share, or one that a developer keeps running."""
    if running := os.environ.get(RUNNING):
        yield running
        return
    with served() as one:
        yield one


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browser() as one:
        yield one


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """A new visitor, whose page may not fail: an error in the console fails the test. `drawn`: in pixels too."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def new(drawn: bool = False, **settings: Any) -> BrowserContext:
        context = visitor(chromium, settings.pop("at", address), **settings)
        if not drawn:
            context.add_init_script(UNDRAWN)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        contexts.append(context)
        return context

    yield new
    for context in contexts:
        context.close()
    assert not errors, errors


@pytest.fixture(scope="session")
def regulars() -> Iterator[dict[str, tuple[Page, list[str]]]]:
    """Visitors who stay, by their settings: their page, and its errors."""
    came: dict[str, tuple[Page, list[str]]] = {}
    yield came
    for page, _ in came.values():
        page.context.close()


@pytest.fixture
def again(chromium: Browser, address: str, regulars: dict[str, tuple[Page, list[str]]]) -> Iterator[Return]:
    """A visitor who has been here before, with the page that is still open: to follow a link from there takes a third
    of the work of a new page. For tests that ask nothing of a first visit."""

    def come(first: str = "/privacy", **settings: Any) -> Page:
        who = f"{first} {settings}"
        if who not in regulars:
            context = visitor(chromium, address, **settings)
            context.add_init_script(UNDRAWN)
            errors: list[str] = []
            context.on("weberror", lambda error: errors.append(str(error.error)))
            regulars[who] = context.new_page(), errors
            regulars[who][0].goto(first)
        page, size = regulars[who][0], size_of(settings.get("width", WIDTH))
        if page.viewport_size != size:
            page.set_viewport_size(size)
        return page

    yield come
    for page, errors in regulars.values():
        page.unroute_all()
        if "/privacy" not in page.url:
            follow(page, "/privacy")  # what was open at the table is closed
        assert not errors, errors
