"""Light and fast: the script and the work of the first screen, no request to others, frames while cards move."""

from __future__ import annotations

import gzip
import json
from typing import Any

from playwright.sync_api import Browser

from tests.web.conftest import Visit
from tests.web.pressing import press_once
from tests.web.visitor import PATIENCE, Rest, against_bots, settled

SCRIPT = 200_000  # bytes, compressed
PAINT = 500  # ms of the page's own work before its first paint: well within a second
WORK = 16  # ms of main-thread work a frame, all that sixty a second leave; 1.5 to 2.6 on an idle machine
TRACED = ["toplevel", "blink.user_timing", "devtools.timeline", "loading"]
CHEAP = {"translate", "scale", "rotate", "transform", "opacity"}  # moved without layout or paint

# Presses what can be pressed until something moves, then only watches. A press may ask one question more.
PLAY = """([patience]) => new Promise((resolve, reject) => {
  const moves = (one) => one.playState === 'running' && one.effect.getTiming().duration >= 300;
  const moving = () => document.getAnimations().filter(moves);
  const beside = ['offset', 'computedOffset', 'easing', 'composite'];
  const keys = ['.prompt [data-act]', '.tray [data-lit]:not([data-chosen])', '.mat [data-lit]',
    '.prompt.mine .acts .key:not(.aside)'];
  const key = () => keys.map((one) => document.querySelector(one)).find((one) => one);
  const animated = new Set();
  const end = performance.now() + patience;
  let frames = 0;
  let pressed = 0;
  const watch = () => {
    const now = moving();
    if (!now.length && frames) { performance.mark('moved'); resolve({ frames, animated: [...animated] }); return; }
    if (!now.length && (performance.now() > end || document.querySelector('main.ending'))) {
      const asked = document.querySelector('.prompt')?.innerText;
      reject(new Error(`nothing moved after ${pressed} presses; asked: ${asked}`));
      return;
    }
    if (now.length && !frames) performance.mark('moving');
    if (now.length) frames += 1;
    else if (key()) { pressed += 1; key().dispatchEvent(new MouseEvent('click', { bubbles: true })); }
    for (const frame of now.flatMap((one) => one.effect.getKeyframes()))
      for (const name of Object.keys(frame)) if (!beside.includes(name)) animated.add(name);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
})"""


def test_the_first_screen_is_small_and_asks_nobody_else(visit: Visit, address: str) -> None:
    page = visit(drawn=True).new_page()
    scripts: dict[str, int] = {}
    hosts: set[str] = set()

    def seen(response) -> None:  # type: ignore[no-untyped-def]
        hosts.add(response.url.split("/")[2])
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", seen)
    page.goto("/", wait_until="networkidle")
    page.wait_for_selector(".bay")
    assert hosts == {address.split("/")[2]}
    assert 0 < sum(scripts.values()) <= SCRIPT


def test_the_first_paint_needs_little_work(visit: Visit, chromium: Browser) -> None:
    """Counted in processor time, like the frames below: it says the same beside other work."""
    page = visit(drawn=True).new_page()
    page.goto("/")
    page.wait_for_selector(".bay")
    chromium.start_tracing(page=page, categories=TRACED)
    page.goto("/")
    page.wait_for_selector(".hero")
    settled(page)
    work = work_between(json.loads(chromium.stop_tracing()), "navigationStart", "firstContentfulPaint")
    assert 0 < work < PAINT


def test_cards_move_at_sixty_frames_a_second(visit: Visit, chromium: Browser) -> None:
    """Only what needs no layout is animated, and the page's own work leaves half of every frame free.

    It is counted in processor time, which hangs neither on the screen nor on what else the machine does.
    """
    context = visit(drawn=True, reduced_motion="no-preference")
    rest = Rest(context.request)
    page = context.new_page()
    code = against_bots(rest, "eureka", 3)
    page.goto(f"/t/{code}")
    while not page.locator(".tray [data-lit]").count():
        press_once(page)
    settled(page)
    chromium.start_tracing(page=page, categories=TRACED)
    moved = page.evaluate(PLAY, [PATIENCE])
    work = work_between(json.loads(chromium.stop_tracing()), "moving", "moved")
    assert moved["frames"] > 1
    assert set(moved["animated"]) <= CHEAP
    assert work / moved["frames"] <= WORK, (work, moved)


def work_between(trace: Any, start: str, end: str) -> float:
    """Milliseconds of processor time that the page's main thread worked between two marks."""
    events = sorted(trace["traceEvents"], key=lambda one: one.get("ts", 0))
    ended = next(one for one in events if one["name"] == end)
    thread = (ended["pid"], ended["tid"])
    began = [one for one in events if one["name"] == start and one["pid"] == ended["pid"] and one["ts"] < ended["ts"]][
        -1
    ]
    tasks = [
        one
        for one in events
        if one["name"] in ("RunTask", "ThreadControllerImpl::RunTask", "ThreadPool_RunTask")
        and (one["pid"], one["tid"]) == thread
        and began["ts"] <= one["ts"] <= ended["ts"]
    ]
    return float(sum(one.get("tdur", one.get("dur", 0)) for one in tasks)) / 1000
