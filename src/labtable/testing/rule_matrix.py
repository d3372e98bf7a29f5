"""RULES.md with the tests of each sentence; `python -m labtable.testing.rule_matrix` prints it and fails on a gap."""

import ast
import re
import sys

from labtable.core.game.contract import Game
from labtable.core.game.registry import game, names

NAME = re.compile(r"^test_(\d+)_(\d+)_")


def matrix(of: Game) -> tuple[dict[str, list[str]], list[str]]:
    """The tests of each sentence, by its number; and the tests whose number is no sentence."""
    rows: dict[str, list[str]] = {number: [] for number in of.rulebook.sentences}
    strays = []
    for path in sorted((of.folder / "tests").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := NAME.match(node.name)):
                number = f"{match[1]}.{match[2]}"
                if number in rows:
                    rows[number].append(f"{path.name}::{node.name}")
                else:
                    strays.append(f"{path.name}::{node.name}")
    return rows, strays


def main(chosen: list[str]) -> int:
    gaps = 0
    for name in chosen or names():
        rows, strays = matrix(game(name))
        print(f"\n{game(name).meta.title}: {len(rows)} sentences, {sum(map(len, rows.values()))} tests")
        for number, tests in rows.items():
            print(f"  {number:6} {game(name).rulebook.sentences[number].text[:90]}")
            for test in tests or ["NO TEST"]:
                print(f"         {test}")
        for test in strays:
            print(f"  no sentence for {test}")
        gaps += len(strays) + sum(not tests for tests in rows.values())
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
