"""A stranger's game in the browser: drawn from the typed parts of its view, played by press on a phone and by key."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.conftest import write_entry_points
from tests.web.pressing import play_by_keys, press_to_the_end
from tests.web.serving import served
from tests.web.visitor import Rest, against_bots, settled

GAMES = Path(__file__).parents[2] / "examples" / "games"
NAMES = ("dike", "ferries")
OVERFLOWS = "() => document.documentElement.scrollWidth > innerWidth || document.querySelector('.mat').scrollWidth > \
document.querySelector('.mat').clientWidth + 1"


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """A server in whose path two packages of strangers are installed."""
    site = tmp_path_factory.mktemp("site")
    for name in NAMES:
        write_entry_points(site, name, name)
    with pytest.MonkeyPatch.context() as path:
        path.setenv("PYTHONPATH", ":".join(map(str, (site, *(GAMES / name / "src" for name in NAMES)))))
        with served("--games", ",".join(NAMES)) as found:
            yield found


@pytest.mark.parametrize(
    ("size", "play"), [((1366, 640), play_by_keys), ((390, 844), press_to_the_end)], ids=["keys", "presses"]
)
@pytest.mark.parametrize("name", NAMES)
def test_a_strangers_game_fits_the_screen_and_is_played_to_its_end(visit, address, name, size, play):
    context = visit(at=address)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{against_bots(Rest(context.request), name, 2)}")
    page.locator(".thing[data-lit]").first.wait_for()
    settled(page)
    assert not page.evaluate(OVERFLOWS)
    play(page)
    expect(page.locator("main.ending")).to_be_visible()
