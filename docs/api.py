"""Writes docs/API.md from the docstrings of what `import labtable` gives: `python docs/api.py`."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import labtable

PAGE = Path(__file__).with_name("API.md")
CHAPTERS = {
    "Games": ("names", "game", "Game"),
    "Matches": (
        "Match",
        "Outcome",
        "Standing",
        "Step",
        "TriedWords",
        "Entry",
        "Consequences",
        "Possible",
        "Message",
        "Refused",
        "SPECTATOR",
        "EVERYTHING",
    ),
    "Many games": ("playouts", "Playouts", "Batch", "WAIT"),
    "Bots": ("bot", "answer", "Bot", "Question"),
    "The coach": ("review", "Review"),
    "Errors": (
        "LabtableError",
        "UnknownGame",
        "BadSetup",
        "IllegalAction",
        "StaleAction",
        "NothingToUndo",
        "BadSave",
        "BadComponents",
        "NoGpu",
    ),
}
FIELD = re.compile(r"^    (?P<name>[a-zA-Z]\w*): (?P<type>[^=#\n]+?)(?: = .*?)?(?:  # (?P<says>.*))?$", re.MULTILINE)
ATTRIBUTE = re.compile(
    r"^        self\.(?P<name>[a-z]\w*): (?P<type>[^=#\n]+?) = .*?(?:  # (?P<says>.*))?$", re.MULTILINE
)
WHOLE = ("Batch",)  # whose docstrings are told whole, with what its constructor takes
VALUES = {
    "SPECTATOR": "An audience without a seat: `match.view(SPECTATOR)`.",
    "EVERYTHING": "An audience that sees all, once the game is over.",
    "WAIT": "As an action of `Batch.step`: this lane stays as it is (-1).",
    "Bot": "A function from a `Question` to an action.",
}
OPENING = """# The Python API

Written by `python docs/api.py` from the docstrings; a test keeps it current. The game's own pages say what its actions
and observations mean.

```python
import labtable

match = labtable.Match(labtable.game("scientia"), players=2, seed=1)
players = [labtable.bot("student"), labtable.bot("random")]
while not match.over:
    match.play(labtable.answer(match, players[match.to_move]))
print(match.outcome.reason, match.outcome.winners, match.standings())
```
"""


def signature(thing: Any) -> str:
    try:
        words = str(inspect.signature(thing))
    except ValueError:
        return "(…)"
    words = re.sub(r"\b(?:labtable|collections|numpy|typing|msgspec|pathlib)\.[\w.]*?(\w+)(?=[^\w.]|$)", r"\1", words)
    words = re.sub(r"= '(.*?)'", r'= "\1"', words)
    return words.replace("(self, ", "(").replace("(self)", "()").replace("'", "").removesuffix(" -> None")


def sentence(thing: Any) -> str:
    """The first paragraph of a docstring, on one line."""
    return " ".join((inspect.getdoc(thing) or "").split("\n\n")[0].split())


def whole(thing: Any) -> str:
    """A docstring with all its paragraphs and lists."""
    return inspect.getdoc(thing) or ""


def members(cls: type, told: Callable[[Any], str] = sentence) -> list[str]:
    lines = []
    for name, member in vars(cls).items():
        plain = member.__func__ if isinstance(member, staticmethod | classmethod) else member
        if name.startswith("_") or name in cls.__annotations__ or not sentence(plain):
            continue
        if inspect.isfunction(plain):
            given = signature(plain).replace("(match: Match, ", "(", 1)  # functions that a match has as methods
            lines.append(f"- `{name}{given}`: {_hanging(told(plain))}")
        elif isinstance(plain, property) or hasattr(plain, "func"):
            lines.append(f"- `{name}`: {sentence(plain)}")
    return lines


def _hanging(words: str) -> str:
    """The later lines of an item, under its first."""
    return "\n".join(f"  {line}" if line else "" for line in words.splitlines()).removeprefix("  ")


def fields(cls: type) -> str:
    """What an object holds: the fields of the class, and what its constructor sets; each with its comment."""
    source = inspect.getsource(cls)
    found = [*FIELD.finditer(source.split("\n    def ")[0]), *ATTRIBUTE.finditer(source)]
    lines = [f"- `{one['name']}: {one['type']}`" + (f": {one['says']}" if one["says"] else "") for one in found]
    return "\n".join(["Fields:\n", *lines]) if lines else ""


def entry(name: str) -> str:
    thing = getattr(labtable, name)
    if name in VALUES:
        return f"### `{name}`\n\n{VALUES[name]}\n"
    if not inspect.isclass(thing):
        return f"### `{name}{signature(thing)}`\n\n{sentence(thing)}\n"
    if name in WHOLE:
        parts = [
            f"### `{name}{signature(thing)}`",
            whole(thing),
            whole(thing.__init__),
            "What it does:",
            "\n".join(members(thing, whole)),
        ]
        return "\n\n".join(parts) + "\n"
    head = f"### `{name}{signature(thing)}`" if name == "Match" else f"### `{name}`"
    parts = [head, sentence(thing), fields(thing), "\n".join(members(thing))]
    return "\n\n".join(part for part in parts if part) + "\n"


def page() -> str:
    chapters = (f"## {title}\n\n" + "\n".join(entry(name) for name in names) for title, names in CHAPTERS.items())
    return OPENING + "\n" + "\n".join(chapters)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
