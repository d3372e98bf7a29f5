"""What axe finds on a page."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import DRAWN, settled, wait_until

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
# Rules about colours and distances take most of the time, because every element's style is asked for.
STYLE = ("color-contrast", "avoid-inline-spacing")
LOOK = """([only, without]) => axe.run(document.querySelector('dialog:modal') ?? document,
  { resultTypes: ['violations'], ...(only.length && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }).then(
  ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(
    ({ target, html, failureSummary }) => ({ id, target, html, failureSummary }))))"""
# Of all words: their colour, what lies below them as far as it can be seen through, and whether they are large.
COLOURS = """() => {
  const OPAQUE = /^rgb\\(|^color\\((?!.*\\/)/;
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const written = (one) => [...one.childNodes].some(isText) && one.checkVisibility();
  const colours = (one) => {
    const { color, fontSize, fontWeight } = getComputedStyle(one);
    const found = [color, parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24)];
    for (let around = one; around; around = around.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(around);
      if (backgroundImage !== 'none') found.push(backgroundImage);
      if (around !== document.documentElement && opacity !== '1') found.push(opacity);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') found.push(backgroundColor);
      if (OPAQUE.test(backgroundColor)) break;
    }
    return found.join(' ');
  };
  const all = (document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*');
  return [...new Set([...all].filter(written).map(colours))];
}"""


def violations(page: Page, *only: str, seen: set[str] | None = None) -> list[str]:
    """What axe finds, by all its rules or by those named; in an open dialog, where what lies below is out of reach.

    Where all colours were `seen` before, it does not look at them again.
    """
    wait_until(page, "() => document.querySelector('main') !== null")  # its part of the client has come
    settled(page)
    without: Sequence[str] = ()
    if seen is not None:
        colours = set(page.evaluate(DRAWN % COLOURS))
        without = STYLE if colours <= seen else ()
        seen |= colours
    if only and set(only) <= set(without):
        return []
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [f"{one['id']}: {one['target']} {one['failureSummary'][:200]}"
            for one in page.evaluate(DRAWN % LOOK, [only, without]) if not drawn(one["id"], one["html"])]


def drawn(rule: str, html: str) -> bool:
    """The letters in a drawing are part of the picture: its name says more than they do."""
    return rule == "label-content-name-mismatch" and html.startswith(("<g", "<svg", "<path", "<circle"))
