"""Writes docs/COMMANDS.md from the command line itself: `python docs/commands.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from labtable.cli import app

PAGE = Path(__file__).with_name("COMMANDS.md")
CHAPTERS = {
    "Play and learn": ("games", "play", "learn", "rules", "hint", "puzzles", "daily", "route"),
    "Look at games that are over": ("replay", "verify", "review", "par"),
    "Serve": ("serve", "site", "mcp", "doctor", "admin"),
    "Measure and design": (
        "components",
        "study",
        "arena",
        "gate",
        "worker",
        "bench",
        "bench-agent",
        "records",
        "train",
    ),
    "Write": ("new", "lesson"),
}
OPENING = """# All commands

Written by `python docs/commands.py` from the commands themselves; a test keeps it current. `labtable COMMAND --help`
shows the same in your terminal.
"""


def commands(group: TyperGroup, before: str = "labtable") -> Iterator[tuple[str, TyperCommand]]:
    """Every command with its whole name, those of a group after the group."""
    for name, command in group.commands.items():
        whole = f"{before} {name}"
        if isinstance(command, TyperGroup):
            yield from commands(command, whole)
        elif isinstance(command, TyperCommand):
            yield whole, command


def entry(name: str, command: TyperCommand) -> str:
    """One command: how it is called, what it does, its options."""
    arguments = [one for one in command.params if isinstance(one, TyperArgument)]
    options = [one for one in command.params if isinstance(one, TyperOption)]
    usage = " ".join([name, *(written(one) for one in arguments)])
    rows = [
        f"| `{upper(one)}` | {cell(getattr(one, 'help', None))} |" for one in arguments if getattr(one, "help", None)
    ]
    rows += [f"| `{', '.join(one.opts + one.secondary_opts)}` | {cell(one.help)}{default(one)} |" for one in options]
    table = "\n".join(["| | |", "|---|---|", *rows]) if rows else ""
    words = "\n\n".join(" ".join(part.split()) for part in (command.help or "").split("\n\n"))
    return "\n\n".join(part for part in (f"### `{usage}`", words, table) if part) + "\n"


def upper(argument: TyperArgument) -> str:
    return (argument.metavar or argument.name or "").upper()


def written(argument: TyperArgument) -> str:
    """An argument as a call shows it: in brackets where it may be left out, with dots where it may be repeated."""
    words = upper(argument) + ("…" if argument.nargs != 1 else "")
    return words if argument.required else f"[{words}]"


def cell(words: str | None) -> str:
    return " ".join((words or "").split()).replace("|", "\\|")


def default(option: TyperOption) -> str:
    """What an option is if it is not given, where that says something."""
    value = option.default
    silent = value is None or value == "" or isinstance(value, bool) or option.multiple or callable(value)
    return "" if silent or option.show_default is False else f" Default: `{value}`."


def page() -> str:
    root = typer.main.get_command(app)
    assert isinstance(root, TyperGroup)
    found = dict(commands(root))
    left = {name.split()[1] for name in found} - {name for names in CHAPTERS.values() for name in names}
    assert not left, f"In no chapter: {', '.join(sorted(left))}."
    parts = [OPENING]
    for title, names in CHAPTERS.items():
        parts.append(f"## {title}\n")
        parts += [entry(whole, one) for name in names for whole, one in found.items() if whole.split()[1] == name]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
