"""All tests: the rules and the contract in three modes, everything around them once, the browser last and alone.

`python tests/run.py eureka` holds one game to the contract; `--only interpreted` runs one part.
"""
import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODES = ("compiled", "interpreted", "checked")
AROUND = ["tests/core", "tests/cli", "tests/bots", "tests/server"]
PARTS = (*MODES, "around", "web")
TOGETHER = ["-n", "2", "--dist", "loadgroup"]  # two games at a time
SLOW = ["--ignore=tests/every_game/test_greedy_games.py"]  # for the interpreter
BY_FILE = ["-n", "2", "--dist", "loadfile"]


def pytest(name: str, paths: list[str], workers: list[str], **more: str) -> bool:
    print(f"\n== {name} ==", flush=True)
    started = time.monotonic()
    done = subprocess.run([sys.executable, "-m", "pytest", *workers, *paths], cwd=ROOT, check=False,
                          env={**os.environ, **more})
    verdict = "passed" if done.returncode == 0 else "FAILED"
    print(f"== {name}: {verdict} in {time.monotonic() - started:.0f} s ==", flush=True)
    return done.returncode == 0


def run(part: str, games: list[str]) -> bool:
    slow = SLOW if part == "interpreted" else []
    if games:
        paths = [*slow, *(f"src/labtable/games/{name}" for name in games), "tests/every_game"]
        return pytest(part, paths, [], LABTABLE_MODE=part, LABTABLE_GAMES=",".join(games))
    if part == "web":
        return pytest(part, ["tests/web"], [])
    if part == "around":
        return pytest(part, AROUND, BY_FILE)
    return pytest(part, [*slow, "src/labtable/games", "tests/every_game"], TOGETHER, LABTABLE_MODE=part)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", help="the games to test; none: everything")
    arguments.add_argument("--only", choices=PARTS, help="only this part")
    given = arguments.parse_args()
    parts = [given.only] if given.only else MODES if given.games else PARTS
    passed = [run(part, given.games) for part in parts]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
