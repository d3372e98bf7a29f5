"""The client as an app: it can be installed, and says so when its server cannot be reached."""

from __future__ import annotations

from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.visitor import wait_until

WORKS = "() => navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === 'activated')"


def test_the_app_can_be_installed(visit: Visit) -> None:
    request = visit().request
    manifest = request.get("/manifest.webmanifest").json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "./"
    for icon in manifest["icons"]:
        answer = request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"]), icon


def test_without_the_server_it_opens_with_an_honest_sentence(visit: Visit) -> None:
    context = visit(service_workers="allow")
    page = context.new_page()
    page.goto("/")
    wait_until(page, WORKS)
    context.set_offline(True)
    page.goto("/t/KT7MWQ3D")
    assert page.locator("h1").inner_text() == "Labtable cannot be reached"
    assert not violations(page)
    context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.get_by_role("heading", level=1).filter(has_not_text="cannot be reached").wait_for()
