"""A stranger's game in the browser: drawn from the typed parts of its view, played by press on a phone and by key."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from labtable.cli import new
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
    """A server in whose path three packages of strangers are installed: two examples, and a game of `labtable new` in
    which six actions touch one pile."""
    site = tmp_path_factory.mktemp("site")
    for path, words in new._files("pebbles", "Pebbles"):
        if path.parts[0] == "src":
            target = site / Path(*path.parts[1:])
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(words.replace("MOST_TAKEN = 3", "MOST_TAKEN = 6"), encoding="utf-8")
    write_entry_points(site, "pebbles", "pebbles")
    for name in NAMES:
        write_entry_points(site, name, name)
    with pytest.MonkeyPatch.context() as path:
        path.setenv("PYTHONPATH", ":".join(map(str, (site, *(GAMES / name / "src" for name in NAMES)))))
        with served("--games", ",".join((*NAMES, "pebbles"))) as found:
            yield found


@pytest.mark.parametrize(
    ("name", "size", "play"),
    [("dike", (1366, 640), play_by_keys), ("ferries", (390, 844), press_to_the_end)],
    ids=["keys", "presses"],
)
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


@pytest.mark.parametrize("way", ["press", "key", "after the thing"])
def test_actions_that_share_a_thing_have_keys_on_the_table(visit, address, way):
    context = visit(at=address)
    page = context.new_page()
    page.goto(f"/t/{against_bots(Rest(context.request), 'pebbles', 2)}")
    choices = page.locator(".mat .choices .key")
    choices.first.wait_for()
    assert choices.count() == 6
    if way == "after the thing":
        page.locator(".thing[data-lit]").click()
    if way == "key":
        page.keyboard.press("4")
        page.keyboard.press("Enter")
    else:
        choices.nth(3).click()
    expect(page.get_by_text("takes 4 pebbles").first).to_be_visible()
