"""What axe finds on a page."""
from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import DRAWN, settled, wait_until

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
# Rules about colours and distances take most of the time, because every element's style is asked for.
STYLE = ("color-contrast", "avoid-inline-spacing")
LOOK = """([only, without, parts]) => axe.run(
  parts ? { include: window.fresh } : document.querySelector('dialog:modal') ?? document,
  { resultTypes: ['violations'], preload: false, ...(only.length && { runOnly: only }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }).then(
  ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(
    ({ target, html, failureSummary }) => ({ id, target, html, failureSummary }))))"""
# What was not seen before, one element for each:
# - colours: of words, what lies below them as far as it can be seen through, and whether they are large;
# - shapes: an element's kind, state and parent, of all that is not hidden from screen readers.
FRESH = """([colours, shapes]) => {
  const OPAQUE = /^rgb\\(|^color\\((?!.*\\/)/;
  const TOLD = /^(role|class|type|tabindex|disabled|aria-)/;
  const ITS_OWN = /^aria-(label|describe|control|own|live|position|setsize|value)/;
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const written = (one) => [...one.childNodes].some(isText) && one.checkVisibility() && !one.closest('.sr');
  const coloursOf = (one) => {
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
  const told = (one) => one.getAttributeNames().filter((name) => TOLD.test(name)).sort();
  const kindOf = (one) => [one.tagName, ...told(one).map((name) => ITS_OWN.test(name) ? name : one.getAttribute(name))];
  const shapeOf = (one) => [...kindOf(one), ...kindOf(one.parentElement), one.textContent.trim() !== ''].join(' ');
  const all = [...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')];
  const fresh = (some, nameOf, known) => {
    const named = new Map(some.map((one) => [nameOf(one), one]));
    for (const one of known) named.delete(one);
    window.fresh.push(...named.values());
    return [...named.keys()];
  };
  window.fresh = [];
  return [fresh(all.filter(written), coloursOf, colours),
    fresh(all.filter((one) => !one.closest('[aria-hidden=true]')), shapeOf, shapes)];
}"""


class Seen:
    """What axe has looked at, of screens that have much in common."""

    def __init__(self) -> None:
        self.colours: set[str] = set()
        self.shapes: set[str] = set()

    def fresh_in(self, page: Page) -> tuple[set[str], set[str]]:
        colours, shapes = map(set, page.evaluate(DRAWN % FRESH, [list(self.colours), list(self.shapes)]))
        self.colours |= colours
        self.shapes |= shapes
        return colours, shapes


def violations(page: Page, *only: str, seen: Seen | None = None, whole: bool = True) -> list[str]:
    """What axe finds, by all its rules or by those named; in an open dialog, where what lies below is out of reach.

    Colours that were all `seen` before are not looked at again; nor, of a page that need not be looked at as a `whole`,
    anything that was.
    """
    wait_until(page, "() => document.querySelector('main') !== null")  # its part of the client has come
    settled(page)
    without: tuple[str, ...] = ()
    parts = bool(seen and seen.shapes and not whole)
    if seen:
        colours, shapes = seen.fresh_in(page)
        without = () if colours else STYLE
        if parts and not colours and not shapes:
            return []
    if only and set(only) <= set(without):
        return []
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [f"{one['id']}: {one['target']} {one['failureSummary'][:200]}"
            for one in page.evaluate(DRAWN % LOOK, [only, without, parts]) if not drawn(one["id"], one["html"])]


def drawn(rule: str, html: str) -> bool:
    """The letters in a drawing are part of the picture: its name says more than they do."""
    return rule == "label-content-name-mismatch" and html.startswith(("<g", "<svg", "<path", "<circle"))
