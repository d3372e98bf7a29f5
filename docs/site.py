"""Builds the documentation as a site, and follows every link in it: `make docs`, into .site/html.

The pages are the files of docs/, the rules of each game and the papers of the repository's root. A link that leads to
no page, picture or heading is an error.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

from docs import rulebook_pages

from labtable.core.game.registry import names
from labtable.core.game.text import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGES, BUILT = ROOT / ".site" / "pages", ROOT / ".site" / "html"
PAPERS = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
STYLE = ROOT / "web" / "src" / "style"  # the site looks like the product
RULES = "src/labtable/games/{}/RULES.md"
SENTENCE = re.compile(r"^(?P<number>\d+\.\d+) (?P<text>.+(?:\n  .+)*)$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")


def sources() -> dict[Path, Path]:
    """Each page of the site, and the file of the repository that it is made from."""
    docs = ROOT / "docs"
    found = {
        path.relative_to(docs): path
        for path in sorted(docs.rglob("*.*"))
        if path.suffix not in (".py", ".pyc", ".toml")
    }
    found |= {Path(name): ROOT / name for name in PAPERS}
    found |= {Path("style", path.relative_to(STYLE)): path for path in (STYLE / "tokens.css", *STYLE.glob("fonts/*"))}
    found[Path("mark.svg")] = ROOT / "web" / "public" / "mark.svg"
    return found | {Path("rules", f"{path.parent.name}.md"): path for path in sorted(ROOT.glob(RULES.format("*")))}


def gather() -> None:
    """The pages in one folder, their links turned to where their targets now lie."""
    shutil.rmtree(PAGES.parent, ignore_errors=True)
    pages = sources()
    moved = {source.resolve(): page for page, source in pages.items()} | rulebooks()
    for page, source in pages.items():
        (PAGES / page).parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".md":
            text = source.read_text()
            text = anchored(text) if source.name == "RULES.md" else text
            (PAGES / page).write_text(turned(text, page, source, moved))
        else:
            shutil.copy(source, PAGES / page)
    for page, text in rulebook_pages.pages().items():
        (PAGES / page).parent.mkdir(exist_ok=True)
        (PAGES / page).write_text(text)


def rulebooks() -> dict[Path, Path]:
    """Each file of a rulebook that teaches, and its page."""
    folder = "src/labtable/games/{}/rulebook/{}.md"
    return {
        ROOT / folder.format(name, language): rulebook_pages.place(name, language)
        for name in names()
        for language in LANGUAGES
    }


def anchored(rules: str) -> str:
    """The numbered sentences one by one, each with a place that can be linked to."""
    return SENTENCE.sub(lambda found: f"**{found['number']}** {found['text']}\n{{ #r{found['number']} }}\n", rules)


def turned(text: str, page: Path, source: Path, moved: dict[Path, Path]) -> str:
    """A link to another page leads there; a link to code, which the site does not hold, is only named."""

    def one(found: re.Match[str]) -> str:
        words, (address, heading) = found[1], urldefrag(found[2])
        target = (source.parent / address).resolve()
        if not address or "://" in address:
            return found[0]
        if target in moved:
            way = Path(*[".."] * len(page.parent.parts), moved[target])
            return f"[{words}]({way.as_posix()}{'#' + heading if heading else ''})"
        if target.exists():
            return f"{words} (`{target.relative_to(ROOT).as_posix()}`)"
        raise SystemExit(f"{source.relative_to(ROOT)}: the link to {address} leads nowhere.")

    return LINK.sub(one, text)


class Page(HTMLParser):
    """What a built page links to, and which places in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.places.add(value)
            if value and (tag, name) in (("a", "href"), ("img", "src"), ("link", "href"), ("script", "src")):
                self.links.append(value)


def broken() -> list[str]:
    """Links of the built site that lead nowhere, or to another server for something that the page itself needs."""
    pages = {path: Page(path.read_text()) for path in BUILT.rglob("*.html") if path.name != "404.html"}
    wrong = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or link.startswith("//"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            place = unquote(parts.fragment)
            if not target.exists() or (place and target in pages and place not in pages[target].places):
                wrong.append(f"{path.relative_to(BUILT)}: {link}")
    return wrong


def main() -> None:
    gather()
    built = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--clean", "--strict"],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    if built.returncode:
        raise SystemExit(built.stdout + built.stderr)
    if wrong := broken():
        raise SystemExit("These links lead nowhere:\n" + "\n".join(wrong))
    print(f"{len(list(BUILT.rglob('*.html')))} pages in {BUILT.relative_to(ROOT)}/index.html")


if __name__ == "__main__":
    main()
