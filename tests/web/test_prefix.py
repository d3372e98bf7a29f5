"""Under a path of somebody else's site: pages, files, sockets, links and pictures stay inside it."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.proxy import under
from tests.web.serving import served

PREFIX = "/school/labtable"


@pytest.fixture(scope="module")
def address():
    with served("--prefix", PREFIX, "--games", "eureka") as one:
        yield one


@pytest.mark.parametrize("strips", [False, True])
def test_a_game_is_opened_and_played_under_a_prefix(visit: Visit, address: str, strips: bool) -> None:
    """Whether the proxy passes the path on as it is, or without the prefix."""
    with under(address, PREFIX, strips=strips) as proxy:
        context = visit(at=proxy.address, service_workers="allow")
        page = context.new_page()
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        page.goto(f"{proxy.address}{PREFIX}")
        page.get_by_role("link", name="Album").first.click()
        expect(page).to_have_url(f"{proxy.address}{PREFIX}/album")
        page.go_back()
        page.get_by_role("button", name="Play Eureka!").click()
        page.get_by_role("button", name="Play", exact=True).click()
        expect(page.locator(".table")).to_be_visible()
        assert page.url.startswith(f"{proxy.address}{PREFIX}/t/")
        page.reload()
        expect(page.locator(".table")).to_be_visible()
        assert sockets and all(f"{PREFIX}/api/tables/" in url for url in sockets)
        manifest = context.request.get(f"{proxy.address}{PREFIX}/manifest.webmanifest")
        assert manifest.ok and manifest.json()["scope"] == "./"
        scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
        assert scope == f"{proxy.address}{PREFIX}/"
        chairs = [{"kind": "me", "nickname": "Noor"}, {"kind": "open"}]
        wanted = {"game": "eureka", "chairs": chairs, "options": {}, "settings": {}}
        made = context.request.post(f"{proxy.address}{PREFIX}/api/tables", data=wanted).json()
        assert made["link"].startswith(f"{proxy.address}{PREFIX}/t/")
        assert not proxy.refused, "nothing was asked for outside"


def test_the_address_that_a_class_types_has_the_prefix(visit: Visit, address: str) -> None:
    with under(address, PREFIX, strips=False) as proxy:
        context = visit(at=proxy.address)
        wanted = {"game": "eureka", "players": 2, "level": "greedy", "title": "8B", "teacher": "Ms Lind"}
        context.request.post(f"{proxy.address}{PREFIX}/api/session", data={})
        made = context.request.post(f"{proxy.address}{PREFIX}/api/classes", data=wanted)
        assert made.ok, made.text()
        page = context.new_page()
        for show in ("", "/projector"):
            page.goto(f"{proxy.address}{PREFIX}/class/{made.json()['id']}{show}")
            expect(page.locator(".codeplate .host")).to_have_text(f"{proxy.address.removeprefix('http://')}{PREFIX}")
