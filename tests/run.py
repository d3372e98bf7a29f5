"""All tests: the rules and the contract in three modes, everything else once.

`python tests/run.py eureka` holds one game to the contract; `--mode interpreted` runs one mode.
"""
import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
MODES = ("compiled", "interpreted", "checked")


def run(mode: str, games: list[str]) -> bool:
    paths = [f"src/labtable/games/{name}" for name in games] or ["src/labtable/games"]
    paths.append("tests/every_game")
    if mode == "compiled":
        paths += ["tests/core/test_modes_agree.py"] if games else ["tests/core", "tests/cli", "tests/server"]
    env = {**os.environ, "LABTABLE_MODE": mode}
    if games:
        env["LABTABLE_GAMES"] = ",".join(games)
    workers = [] if games else ["-n", "2", "--dist", "loadgroup"]
    print(f"\n== {mode} ==", flush=True)
    started = time.monotonic()
    done = subprocess.run([sys.executable, "-m", "pytest", *workers, *paths], cwd=ROOT, env=env, check=False)
    verdict = "passed" if done.returncode == 0 else "FAILED"
    print(f"== {mode}: {verdict} in {time.monotonic() - started:.0f} s ==", flush=True)
    return done.returncode == 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="*", help="the games to test; none: everything")
    arguments.add_argument("--mode", choices=MODES, help="only this mode")
    given = arguments.parse_args()
    passed = [run(mode, given.games) for mode in MODES if given.mode in (None, mode)]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
