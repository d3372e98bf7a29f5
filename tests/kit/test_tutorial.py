"""docs/ADDING_A_GAME.md, followed line by line: its commands run, its changes are made, and what it promises is so."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "ADDING_A_GAME.md"
BLOCK = re.compile(r"^```(sh|diff)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Stands in for the real one, which would load a build backend from the net: it only makes the entry points known.
PIP = """#!{python}
import pathlib, sys, tomllib
assert sys.argv[1:] == ["install", "-e", ".[test]"], sys.argv
project = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]
info = pathlib.Path("{site}", project["name"] + "-" + project["version"] + ".dist-info")
info.mkdir(parents=True)
(info / "METADATA").write_text("Metadata-Version: 2.1\\nName: {{name}}\\nVersion: {{version}}\\n".format(**project))
points = project["entry-points"]["labtable.games"]
(info / "entry_points.txt").write_text("[labtable.games]\\n" + "".join("%s = %s\\n" % one for one in points.items()))
"""


class Reader:
    """Somebody who does what the page says, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.site, self.told = folder, folder / "site", ""
        commands = folder / "commands"
        commands.mkdir()
        for name, words in {
            "pip": PIP.format(python=sys.executable, site=self.site),
            "pytest": f"#!/bin/sh\nexec {sys.executable} -m pytest -p labtable_pytest -p no:schemathesis "
            '-p no:cacheprovider -q --tb=line -k "test_1_ or sentence or wrong_number or refusals" "$@"\n',
            "labtable": f'#!/bin/sh\nexec {sys.executable} -c "from labtable.cli import main; main()" "$@"\n',
        }.items():
            (commands / name).write_text(words)
            (commands / name).chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": f"{commands}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": f"{self.site}{os.pathsep}{folder / 'moonrace' / 'src'}",
            "LABTABLE_MODE": "interpreted",
            "NO_COLOR": "1",
        }

    def types(self, line: str) -> None:
        """A command in a shell; `cd` leads on."""
        if line.startswith("cd "):
            self.folder /= line.removeprefix("cd ")
            return
        done = subprocess.run(
            ["sh", "-c", line], cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        self.told = done.stdout + done.stderr
        assert done.returncode == 0, f"{line}\n{self.told[-3000:]}"

    def changes(self, block: str) -> None:
        """A file: lines with - are found and taken out, those with + come instead, the others stay."""
        head, *lines = block.splitlines()
        path = self.folder / head.removeprefix("--- ")
        before = "\n".join(line[1:] for line in lines if not line.startswith("+"))
        after = "\n".join(line[1:] for line in lines if not line.startswith("-"))
        words = path.read_text("utf-8")
        assert words.count(before) == 1, f"{path.name} does not say once: {before}"
        path.write_text(words.replace(before, after), "utf-8")


def test_whoever_follows_the_page_has_a_game_that_passes_its_tests(tmp_path):
    reader = Reader(tmp_path)
    for kind, block in BLOCK.findall(PAGE.read_text("utf-8")):
        if kind == "diff":
            reader.changes(block)
            continue
        for line in block.splitlines():
            reader.types(line)
            if line == "labtable games":
                assert "Moonrace" in reader.told
            if line == "pytest || true":
                assert "Sentences without a test: ['1.4']" in reader.told, reader.told[-3000:]
                assert "check_state does not notice a number that cannot be in: last" in reader.told
    assert " passed" in reader.told and "failed" not in reader.told


@pytest.mark.parametrize("link", re.findall(r"\]\((?!http)([^)#]+)", PAGE.read_text("utf-8")))
def test_what_the_page_points_to_exists(link):
    assert (PAGE.parent / link).exists()


def test_the_dependencies_of_the_template_are_those_of_the_tutorial():
    project = tomllib.loads((PAGE.parents[1] / "src/labtable/template/project/pyproject.toml").read_text())["project"]
    assert project["dependencies"] == ["labtable"] and project["optional-dependencies"] == {"test": ["pytest"]}
