"""What runs before a commit and after a push is what `make check` and .ci/run do, with pinned versions."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")


def values(key: str, text: str) -> list[str]:
    """What stands after a key of a YAML file, wherever the key occurs."""
    return re.findall(rf"^ *(?:- )?{key}: (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_of_a_workflow_is_pinned_to_a_release(path):
    used = values("uses", path.read_text("utf-8"))
    assert used and [one for one in used if not re.fullmatch(r"[\w/-]+@v\d+\.\d+\.\d+", one)] == []


def test_a_push_runs_what_the_readers_of_this_repository_run_and_keeps_the_wheel():
    runs = [command for path in WORKFLOWS for command in values("run", path.read_text("utf-8"))]
    assert ".ci/run" in runs and "make wheel" in runs
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    assert re.search(r"^wheel:.*\n(?:\t.*\n)*\t.*--wheel-dir dist ", MAKEFILE, re.MULTILINE)
    assert "dist/*.whl" in values("path", WORKFLOWS[0].read_text("utf-8"))


def test_a_tag_is_compared_with_the_version_as_it_is_written():
    pattern = r"__version__ = \"${GITHUB_REF_NAME#v}\""
    assert any(pattern in command for command in values("run", WORKFLOWS[0].read_text("utf-8")))


def test_hooks_before_a_commit_are_the_tools_of_make_check():
    check = re.search(r"^check:.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)[1].replace("$(BIN)", ".venv/bin")
    tools = {re.sub(r" --(fix|force-exclude)\b", "", entry) for entry in values("entry", HOOKS)}
    assert tools - {".venv/bin/python hatch_build.py format"} == {
        ".venv/bin/ruff format",
        ".venv/bin/ruff check",
        ".venv/bin/mypy --no-error-summary",
        ".venv/bin/python hatch_build.py check",
    }
    for tool in (".venv/bin/ruff format", ".venv/bin/ruff check", ".venv/bin/mypy", "hatch_build.py check"):
        assert tool in check


def test_hooks_bring_no_tools_of_other_versions():
    assert values("repo", HOOKS) == ["local"] and set(values("language", HOOKS)) == {"system"}
