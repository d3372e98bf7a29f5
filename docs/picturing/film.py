"""A moving picture of a table: every frame is made by hand, so a busy computer makes the same film as an idle one."""

from __future__ import annotations

import io
from math import hypot
from pathlib import Path

from docs.picturing.studio import CONNECTED
from PIL import Image
from playwright.sync_api import Page
from tests.web.visitor import wait_until

RATE = 15  # frames a second
GLIDE = 0.2  # seconds of the hand's shortest way to a thing
QUALITY = 70
REACH = 2400  # pixels that the hand goes in a second more
MOVING = "() => document.getAnimations().some((one) => one.playState === 'running')"
STEP = """(by) => { for (const one of document.getAnimations()) {
  if (one.playState !== 'running') continue;
  const { endTime } = one.effect.getComputedTiming();
  const now = Number(one.currentTime ?? 0) + by;
  if (now >= endTime) one.finish(); else one.currentTime = now;
} }"""
HAND = """() => {
  const hand = document.createElement('div');
  hand.id = 'film-hand';
  hand.innerHTML = `<svg width="36" height="36" viewBox="0 0 30 30">
    <path d="M4 2 L4 23 L10 18 L14 27 L18 25 L14 16.5 L22 16 Z"
    fill="#fffdf5" stroke="#14241c" stroke-width="2" stroke-linejoin="round"/></svg>`;
  Object.assign(hand.style, { position: 'fixed', left: '0', top: '0', zIndex: '2147483647', pointerEvents: 'none',
    filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / .45))', transformOrigin: '4px 2px' });
  document.documentElement.append(hand);
}"""
PLACE = """([x, y, down]) => { document.getElementById('film-hand').style.transform =
  `translate(${x - 4}px, ${y - 2}px) scale(${down ? 0.82 : 1})`; }"""


class Film:
    """Frames of a page whose time stands still between them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[tuple[Image.Image, int]] = []  # with milliseconds
        self.at = (page.viewport_size["width"] * 0.62, page.viewport_size["height"] * 0.97)  # type: ignore[index]
        page.evaluate(HAND)
        self.place()
        self.clock = page.context.new_cdp_session(page)
        self.clock.send("Animation.enable")
        self.clock.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def place(self, down: bool = False) -> None:
        self.page.evaluate(PLACE, [*self.at, down])

    def frame(self, seconds: float = 1 / RATE) -> None:
        wait_until(self.page, CONNECTED)
        picture = Image.open(io.BytesIO(self.page.screenshot())).convert("RGB")
        self.frames.append((picture, round(seconds * 1000)))

    def step(self, pace: float = 1) -> None:
        self.page.evaluate(STEP, pace * 1000 / RATE)
        self.frame()

    def rest(self, seconds: float) -> None:
        """Time to read."""
        self.frame(seconds)

    def point(self, selector: str) -> None:
        """The hand goes to a thing."""
        box = self.page.locator(selector).first.bounding_box()
        assert box, selector
        start, goal = self.at, (box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.6)
        count = round((GLIDE + hypot(goal[0] - start[0], goal[1] - start[1]) / REACH) * RATE)
        for number in range(1, count + 1):
            way = number / count
            eased = way * way * (3 - 2 * way)
            self.at = (start[0] + (goal[0] - start[0]) * eased, start[1] + (goal[1] - start[1]) * eased)
            self.place()
            self.step()

    def press(self, selector: str, then: str, arg: object = None) -> None:
        """The hand presses a thing; what follows is waited for, however long it takes, and then shown."""
        self.point(selector)
        self.place(down=True)
        self.step()
        self.page.mouse.click(*self.at)
        self.page.mouse.move(1, 1)  # no tip where the hand only rests
        self.place()
        self.wait(then, arg)

    def wait(self, then: str, arg: object = None, pace: float = 1) -> None:
        """What comes next, however long it takes to come, is shown from its first moment until nothing moves."""
        wait_until(self.page, then, arg)
        while self.page.evaluate(MOVING):
            self.step(pace)

    def save(self, path: Path, width: int) -> None:
        size = (width, round(self.frames[0][0].height * width / self.frames[0][0].width))
        pictures = [picture.resize(size, Image.Resampling.LANCZOS) for picture, _ in self.frames]
        lasting = [milliseconds for _, milliseconds in self.frames]
        pictures[0].save(
            path,
            save_all=True,
            append_images=pictures[1:],
            duration=lasting,
            loop=0,
            quality=QUALITY,
            method=2,
            kmin=RATE,
            kmax=len(pictures),
        )
        print(f"{path.name}: {len(pictures)} frames, {sum(lasting) / 1000:.1f} s, {path.stat().st_size // 1024} KB")
