"""Who comes when a game has begun: a watcher is told that they watch, and others why they cannot."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Rest


def test_a_watcher_is_told_so_and_a_typed_code_says_why_it_opens_nothing(visit: Visit) -> None:
    host, page = Rest(visit().request), visit().new_page()
    code = host.make("laboratorium", [{"kind": "me", "nickname": "Noor"}, {"kind": "bot", "level": "student"}])
    host.command("start")
    page.goto(f"/t/{code}")
    expect(page.locator(".prompt")).to_contain_text("You are watching.")
    host.command("change", settings={**host.table()["settings"], "spectators": False})
    expect(page.get_by_role("heading", name="You can no longer see this table.")).to_be_visible()
    page.goto("/")
    page.get_by_label("Join with a code").fill(code)
    expect(page.get_by_text("its game has begun and its players play without spectators")).to_be_visible()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name="You cannot see this table.")).to_be_visible()
