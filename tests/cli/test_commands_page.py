"""The page of all commands says what the commands themselves say."""

import importlib.util
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_of_commands_is_current():
    """`python docs/commands.py` writes it."""
    spec = importlib.util.spec_from_file_location("commands_of_docs", DOCS / "commands.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert (DOCS / "COMMANDS.md").read_text("utf-8") == module.page()
