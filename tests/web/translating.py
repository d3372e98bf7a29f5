"""What a page says that nobody translated: with `?pseudo`, every sentence of a Fluent file has marked letters."""

from __future__ import annotations

from playwright.sync_api import Page

from labtable.core.game.registry import game, names
from tests.web.visitor import settled

MARKED = "áéíóúçñšýÁÉÍÓÚÇÑŠÝ"

HARD_CODED = """(marked) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const parent = node.parentElement;
    const data = '[aria-hidden="true"], script, style, kbd, option, [lang="en"]';
    if (!/[a-z]{3}/i.test(words) || parent.closest(data)) continue;
    if (![...words].some((letter) => marked.includes(letter))) found.add(words);
  }
  return [...found];
}"""


def hard_coded(page: Page) -> list[str]:
    settled(page)
    data = {"Noor", "Labtable", *(game(name).meta.title for name in names())}
    return [words for words in page.evaluate(HARD_CODED, MARKED) if words not in data]
