"""The rulebooks that teach as pages of the site: the blocks that the browser shows, with pictures of its figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from labtable.core.game.contract import Game
from labtable.core.game.manual import Block
from labtable.core.game.registry import game, names
from labtable.core.game.text import LANGUAGES

NAMES = {"en": "English", "fr": "Français", "es": "Español"}
BEGINNINGS = {"chapter": "## ", "step": "### ", "item": "- ", "numbered": "1. ", "example": "> "}


def place(name: str, language: str) -> Path:
    """Where a rulebook stands on the site."""
    return Path("rulebook", f"{name}.md" if language == "en" else f"{name}.{language}.md")


def picture(name: str, figure: str, language: str) -> Path:
    """The picture of a figure, from docs/."""
    return Path("pictures", "rulebook", f"{name}-{figure}-{language}.webp")


def pages() -> dict[Path, str]:
    """Every rulebook in every language, by its place on the site."""
    return {place(name, language): page(game(name), language) for name in names() for language in LANGUAGES}


def page(subject: Game, language: str) -> str:
    """One rulebook as Markdown."""
    manual = subject.manual(language)
    others = (
        f"**{NAMES[one]}**" if one == language else f"[{NAMES[one]}]({place(subject.name, one).name})"
        for one in LANGUAGES
    )
    lines = [f"# {manual.title}", " · ".join(others)]
    last = None
    for block in manual.blocks:
        joined = block.kind == last and block.kind in ("item", "numbered")
        lines.append(("\n" if joined else "\n\n") + markdown(block, subject.name, language))
        last = block.kind
    return "\n\n".join(lines[:2]) + "".join(lines[2:]) + "\n"


def markdown(block: Block, name: str, language: str) -> str:
    """One block, with links from its numbers to the sentences."""
    if block.kind == "figure":
        way = Path("..", picture(name, block.figure, language)).as_posix()
        return f"![{block.text}]({way})\n\n*{block.text}*"
    if block.kind == "table":
        return "\n".join(table(block, name)) + ("\n\n" + cited(block.cites, name) if block.cites else "")
    return f"{BEGINNINGS.get(block.kind, '')}{block.text} {cited(block.cites, name)}".rstrip()


def table(block: Block, name: str) -> Iterator[str]:
    """The lines of a table."""
    head, *rows = block.rows
    yield "| " + " | ".join(head.cells) + " |"
    yield "|" + "---|" * len(head.cells)
    for row in rows:
        yield f"| {' | '.join(row.cells)} {cited(row.cites, name)} |"


def cited(numbers: tuple[str, ...], name: str) -> str:
    """Links to numbered sentences, small."""
    links = ", ".join(f"[{number}](../rules/{name}.md#r{number})" for number in numbers)
    return f"<small>{links}</small>" if numbers else ""
