"""`python docs/module_map.py` writes the maps of core and of the server into their pages, from the docstrings."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "labtable"
PAGES = {"core": ROOT / "docs" / "ARCHITECTURE.md", "server": ROOT / "docs" / "SERVER.md"}
MAP = re.compile(r"(<!-- map of (\w+): python docs/module_map.py writes it -->\n).*?(<!-- end of the map -->\n)", re.S)


def sentence_of(path: Path) -> str:
    """The first sentence of a module's docstring, on one line."""
    told = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return re.split(r"(?<=[.!?])\s", " ".join(told.split()))[0].replace("|", "\\|")


def listing(part: str) -> str:
    """Every folder of a part with its modules, a row each."""
    rows = ["\n| module | what it is |\n|---|---|\n"]
    folders = [PACKAGE / part, *sorted(path for path in (PACKAGE / part).iterdir() if (path / "__init__.py").exists())]
    for folder in folders:
        rows.append(f"| **`{folder.relative_to(PACKAGE)}/`** | **{sentence_of(folder / '__init__.py')}** |\n")
        for path in sorted(folder.glob("*.py")):
            if path.name != "__init__.py":
                rows.append(f"| `{path.name}` | {sentence_of(path)} |\n")
    return "".join(rows) + "\n"


def written(page: str) -> str:
    """A page with its map as the folders are now."""
    return MAP.sub(lambda found: found[1] + listing(found[2]) + found[3], page)


if __name__ == "__main__":
    for page in PAGES.values():
        page.write_text(written(page.read_text("utf-8")), "utf-8")
