"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import DRAWN, PATIENCE, SETTLED, wait_until

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
CONTRAST = Path(__file__).with_name("contrast.js").read_text(encoding="utf-8")
AT_REST = f"async (patience) => {{ await ({SETTLED})(patience); return ({CONTRAST.rstrip().rstrip(';')})(); }}"
# What these rules find by asking for every element's style again and again takes most of axe's time: the contrast is
# computed in contrast.js, and no style of ours is forced on a reader.
STYLE = ("color-contrast", "avoid-inline-spacing")
FORCED = "() => [...document.querySelectorAll('[style*=\"!important\"]')].map((one) => one.outerHTML.slice(0, 200))"
# Drawings that are hidden from screen readers are set aside meanwhile: they are most of the elements.
LOOK = """async ([without, parts]) => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden=true], [aria-hidden=true] svg')];
  const aside = drawings.map((one) => [one, [...one.childNodes]]);
  for (const one of drawings) one.replaceChildren();
  const { violations } = await axe.run(
    parts ? { include: window.fresh } : document.querySelector('dialog:modal') ?? document,
    { resultTypes: ['violations'], preload: false,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) });
  for (const [one, lines] of aside) one.append(...lines);
  return violations.flatMap(({ id, nodes }) => nodes.map(
    ({ target, html, failureSummary }) => ({ id, target, html, failureSummary })));
}"""
# What was not seen before, one element for each: its kind, state and parent, of all that is not hidden from screen
# readers.
FRESH = """(known) => {
  const TOLD = /^(role|class|type|tabindex|disabled|aria-)/;
  const ITS_OWN = /^aria-(label|describe|control|own|live|position|setsize|value)/;
  const told = (one) => one.getAttributeNames().filter((name) => TOLD.test(name)).sort();
  const kindOf = (one) => [one.tagName, ...told(one).map((name) => ITS_OWN.test(name) ? name : one.getAttribute(name))];
  const shapeOf = (one) => [...kindOf(one), ...kindOf(one.parentElement), one.textContent.trim() !== ''].join(' ');
  const all = [...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')];
  const named = new Map(all.filter((one) => !one.closest('[aria-hidden=true]')).map((one) => [shapeOf(one), one]));
  for (const one of known) named.delete(one);
  window.fresh = [...named.values()];
  return [...named.keys()];
}"""


class Seen:
    """What axe has looked at, of screens that have much in common."""

    def __init__(self) -> None:
        self.shapes: set[str] = set()

    def fresh_in(self, page: Page) -> set[str]:
        fresh = set(page.evaluate(FRESH, list(self.shapes)))
        self.shapes |= fresh
        return fresh


def violations(page: Page, seen: Seen | None = None, contrast_too: bool = False) -> list[str]:
    """What axe finds; in an open dialog, where what lies below is out of reach. Nothing `seen` is looked at again.

    Its contrast is computed; `contrast_too`: by axe as well, which asks what is drawn below each word.
    """
    found = faint(page) + page.evaluate(FORCED)
    parts = bool(seen and seen.shapes)
    if seen and not seen.fresh_in(page) and parts:
        return found
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return found + [
        f"{one['id']}: {one['target']} {one['failureSummary'][:200]}"
        for one in page.evaluate(DRAWN % LOOK, [() if contrast_too else STYLE, parts])
        if not drawn(one["id"], one["html"])
    ]


def faint(page: Page) -> list[str]:
    """Words of too little contrast."""
    wait_until(page, "() => document.querySelector('main') !== null")  # its part of the client has come
    return list(page.evaluate(AT_REST, PATIENCE))  # at once: what fades in a moment later is faint for that moment


def drawn(rule: str, html: str) -> bool:
    """The letters in a drawing are part of the picture: its name says more than they do."""
    return rule == "label-content-name-mismatch" and html.startswith(("<g", "<svg", "<path", "<circle"))
