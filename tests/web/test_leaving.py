"""A shared computer: what is stored can be deleted, and the next person is not logged in."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Rest, against_bots


def test_the_host_deletes_the_table_and_its_names(visit: Visit, address: str) -> None:
    person = visit()
    rest, page = Rest(person.request), person.new_page()
    code = against_bots(rest, "scientia", 2)
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("You can download the game when it is over")
    page.get_by_role("button", name="Delete this table").click()
    expect(page.get_by_text("are deleted for everybody at this table")).to_be_visible()
    page.locator(".asked").get_by_role("button", name="Delete this table").click()
    expect(page).to_have_url(f"{address}/")
    assert person.request.get(f"/api/tables/{code}").status == 404


def test_after_log_out_the_next_person_has_no_seat(visit: Visit) -> None:
    person = visit(width=390)
    rest, page = Rest(person.request), person.new_page()
    code = against_bots(rest, "scientia", 2)
    assert any(chair["yours"] for chair in rest.table()["chairs"])
    page.goto("/")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("button", name="Log out of this browser").click()
    page.locator(".asked").get_by_role("button", name="Log out of this browser").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    found = person.request.get(f"/api/tables/{code}")
    assert not found.ok or not any(chair["yours"] for chair in found.json()["table"]["chairs"])
