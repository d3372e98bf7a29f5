"""What axe finds on a page."""
from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import DRAWN, settled, wait_until

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
LOOK = """(rules) => axe.run(document.querySelector('dialog:modal') ?? document,
  { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }).then(
  ({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(
    ({ target, html, failureSummary }) => ({ id, target, html, failureSummary }))))"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds, by all its rules or by those named; in an open dialog, where what lies below is out of reach."""
    wait_until(page, "() => document.querySelector('main') !== null")  # its part of the client has come
    settled(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [f"{one['id']}: {one['target']} {one['failureSummary'][:200]}"
            for one in page.evaluate(DRAWN % LOOK, rules or None) if not drawn(one["id"], one["html"])]


def drawn(rule: str, html: str) -> bool:
    """The letters in a drawing are part of the picture: its name says more than they do."""
    return rule == "label-content-name-mismatch" and html.startswith(("<g", "<svg", "<path", "<circle"))
