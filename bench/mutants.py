"""Do the tests notice a wrong rule? Plant small mistakes in the rules, one at a time, and count those that die.

    python bench/mutants.py --count 200 --seed 1          # 200 mutants, spread over all games
    python bench/mutants.py --game eureka --count 40      # of one game
    python bench/mutants.py --show 12                     # what would be planted, without running a test

A mutant is one change in one function under @rule: another comparison, another operator, `and` for `or`, a negated
condition, or a statement left out. Each is held against the tests in three rounds, interpreted, the quickest first:
the chapters of its game, its golden games, the contract suite. The first failing test kills it. One that never comes
to an end is killed by its processor time, so that a busy machine changes nothing.

Nothing is planted in the working tree: the checkout is copied to a temporary folder, and each mutant lives only in
the memory of the process that imports it. How good a position looks (evaluation.py) is an opinion, not a rule, and is
left alone, as is invariants.py, which is itself a test. Results are kept in --out: a run that was stopped goes on
where it was, and mutants that lived are tried again, since a test may have been written for them.
"""
from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
LEFT_ALONE = {"evaluation.py", "invariants.py"}
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "node_modules", "web", "__pycache__", ".*_cache", ".hypothesis")
PRELOADED = ("numpy", "numba", "hypothesis", "msgspec", "fluent.runtime", "fluent.syntax", "rich", "rdkit.Chem",
             "labtable.core.match", "labtable.core.registry")
QUIET = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is loaded before pytest begins
# Files of the contract suite that have a round of their own, need compiled code, or look at no rule.
ELSEWHERE = {"bots", "golden_games", "greedy_games", "playouts", "the_folder", "rules_are_tested"}
ROOM = 8 << 30  # bytes of memory for one round
PATIENCE = 3    # times the processor seconds that the unchanged rules take

COMPARED = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
            ast.In: ast.NotIn, ast.NotIn: ast.In}
COMPUTED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
            ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift}
JOINED = {ast.And: ast.Or, ast.Or: ast.And}


@dataclass(frozen=True)
class Mutant:
    """One wrong rule: the file with one place written otherwise."""

    game: str
    file: str  # from the root of the checkout
    line: int
    kind: str
    text: str  # the whole file, changed
    diff: str

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.file}\0{self.text}".encode()).hexdigest()[:16]


# Planting ----------------------------------------------------------------------------------------------------------

def rules_of(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(isinstance(one, ast.Name) and one.id == "rule"
                                                     for one in node.decorator_list):
            yield node


def bound_once(function: ast.FunctionDef) -> set[str]:
    """Names that one assignment gives: without it the function could not even run, which proves little."""
    stored = Counter(node.id for node in ast.walk(function)
                     if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    return {name for name, times in stored.items() if times == 1}


def droppable(node: ast.AST, needed: set[str]) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return not any(isinstance(name, ast.Name) and name.id in needed
                       for target in node.targets for name in ast.walk(target))
    return isinstance(node, ast.AugAssign | ast.Break | ast.Continue)


def changes(function: ast.FunctionDef) -> Iterator[tuple[str, ast.AST, str]]:
    """(kind of change, the node that is replaced, what stands there instead)."""
    needed = bound_once(function)
    for node in (inner for statement in function.body for inner in ast.walk(statement)):
        if isinstance(node, ast.Compare):
            for n, operator in enumerate(node.ops):
                if type(operator) in COMPARED:
                    ops = [*node.ops[:n], COMPARED[type(operator)](), *node.ops[n + 1:]]
                    yield "comparison", node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})"
        elif isinstance(node, ast.BinOp) and type(node.op) in COMPUTED:
            other = ast.BinOp(node.left, COMPUTED[type(node.op)](), node.right)
            yield "arithmetic", node, f"({ast.unparse(other)})"
        elif isinstance(node, ast.AugAssign) and type(node.op) in COMPUTED:
            yield "arithmetic", node, ast.unparse(ast.AugAssign(node.target, COMPUTED[type(node.op)](), node.value))
        elif isinstance(node, ast.BoolOp):
            yield "boolean", node, f"({ast.unparse(ast.BoolOp(JOINED[type(node.op)](), node.values))})"
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "boolean", node, f"({ast.unparse(node.operand)})"
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield "negated condition", node.test, f"(not ({ast.unparse(node.test)}))"
        if droppable(node, needed):
            yield "dropped statement", node, "pass"


def mutants_of(root: Path, path: Path, game: str) -> Iterator[Mutant]:
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    file = path.relative_to(root).as_posix()
    for function in rules_of(ast.parse(source)):
        for kind, node, instead in changes(function):
            first, last = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
            text = (source[:first] + instead.encode() + source[last:]).decode()
            lines = difflib.unified_diff(source.decode().splitlines(), text.splitlines(), n=0, lineterm="")
            diff = "\n".join(line for line in lines if line[:2] not in ("--", "++", "@@"))
            yield Mutant(game, file, node.lineno, kind, text, diff)


def sample(root: Path, games: list[str], count: int, seed: int) -> list[Mutant]:
    """So many mutants, the games by turns, so that each has its share."""
    pick = Random(seed)
    piles = []
    for game in games:
        folder = root / "src" / "labtable" / "games" / game
        pile = [mutant for path in sorted(folder.glob("*.py")) if path.name not in LEFT_ALONE
                for mutant in mutants_of(root, path, game)]
        pick.shuffle(pile)
        piles.append(pile)
    chosen: list[Mutant] = []
    while len(chosen) < count and any(piles):
        chosen += [pile.pop() for pile in piles if pile]
    return chosen[:count]


# Killing -----------------------------------------------------------------------------------------------------------

class Planted(PathFinder):
    """Finds modules as Python does, but gives one of them another text."""

    path = ""
    text = ""

    @classmethod
    def find_spec(cls, *args, **named):  # type: ignore[no-untyped-def]
        spec = super().find_spec(*args, **named)
        if spec is not None and spec.origin == cls.path:
            spec.loader = Other(spec.name, spec.origin)
        return spec


class Other(SourceFileLoader):
    def get_code(self, fullname: str):  # type: ignore[no-untyped-def]
        return compile(Planted.text, self.path, "exec", dont_inherit=True)


@dataclass(frozen=True)
class Round:
    name: str
    tests: list[str]


def rounds(root: Path, game: str) -> list[Round]:
    contract = [f"tests/every_game/{path.name}" for path in sorted(root.glob("tests/every_game/test_*.py"))
                if path.stem.removeprefix("test_") not in ELSEWHERE]
    return [Round("chapters", [f"src/labtable/games/{game}/tests"]),
            Round("golden games", ["tests/every_game/test_golden_games.py"]),
            Round("contract", contract)]


def start(root: Path, game: str, tests: list[str], mutant: Mutant | None, limit: float, log: Path) -> int:
    """A process that runs the tests, stopped at the first failure; its id."""
    if child := os.fork():
        return child
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 5))
        resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
        os.environ["LABTABLE_GAMES"] = game
        out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(out, 1)
        os.dup2(out, 2)
        if mutant is not None:
            Planted.path, Planted.text = str(root / mutant.file), mutant.text
            sys.meta_path.insert(0, Planted)
        import pytest

        code = int(pytest.main(["-x", "-q", "--tb=line", "-p", "no:cacheprovider", *QUIET, *tests]))
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def ended(status: int) -> str:
    """How a round ended: passed, failed, or endless."""
    if os.WIFSIGNALED(status):
        return "endless" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "failed"
    code = os.WEXITSTATUS(status)
    if code in (4, 5):  # pytest was called wrongly, or found no test: nothing is proved
        raise SystemExit("The tests could not be started; look at the log beside the results.")
    return "passed" if code == 0 else "failed"


def killed_by(log: Path) -> str:
    """The name of the test that failed, from pytest's last lines."""
    found = [line for line in log.read_text(errors="replace").splitlines() if line.startswith(("FAILED", "ERROR"))]
    return found[0].split(" - ")[0].split("::")[-1].removeprefix("FAILED ").removeprefix("ERROR ") if found else "?"


class Hunt:
    """Holds mutants against the tests, some at a time, and writes down how each ended."""

    def __init__(self, root: Path, out: Path, jobs: int, logs: Path) -> None:
        self.root, self.out, self.jobs, self.logs = root, out, jobs, logs
        self.unchanged: dict[tuple[str, str], float] = {}      # game and round: processor seconds
        self.running: dict[int, tuple[Mutant, int, int]] = {}  # process: mutant, round, slot

    def hunt(self, mutants: list[Mutant], done: dict[str, dict[str, object]]) -> None:
        waiting, began, total = list(mutants), time.monotonic(), len(mutants)
        slots, finished = list(range(self.jobs)), 0
        while waiting or self.running:
            while waiting and slots:
                self._begin(waiting.pop(0), 0, slots.pop())
            process, status, _ = os.wait4(-1, 0)
            mutant, number, slot = self.running.pop(process)
            how, one = ended(status), rounds(self.root, mutant.game)[number]
            if how == "passed" and number + 1 < len(rounds(self.root, mutant.game)):
                self._begin(mutant, number + 1, slot)
                continue
            slots.append(slot)
            finished += 1
            test = killed_by(self.logs / f"{slot}.log") if how == "failed" else how
            row = {"key": mutant.key, "game": mutant.game, "file": mutant.file, "line": mutant.line,
                   "kind": mutant.kind, "diff": mutant.diff, "alive": how == "passed",
                   "round": one.name if how != "passed" else "", "test": test if how != "passed" else ""}
            done[mutant.key] = row
            with self.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
            left = (time.monotonic() - began) / finished * (total - finished)
            fate = "LIVES" if row["alive"] else f"killed by {one.name}: {test}"
            print(f"{finished}/{total}, {left / 60:.0f} min left  {mutant.file.removeprefix('src/labtable/games/')}:"
                  f"{mutant.line} {mutant.kind}: {fate}", flush=True)

    def _begin(self, mutant: Mutant, number: int, slot: int) -> None:
        one = rounds(self.root, mutant.game)[number]
        limit = PATIENCE * self._seconds(mutant.game, one) + 5
        self.running[start(self.root, mutant.game, one.tests, mutant, limit, self.logs / f"{slot}.log")] = (
            mutant, number, slot)


    def _seconds(self, game: str, one: Round) -> float:
        """Processor seconds of a round with the rules as they are, asked when it is first needed; it must pass."""
        if (game, one.name) not in self.unchanged:
            log = self.logs / "unchanged.log"
            _, status, used = os.wait4(start(self.root, game, one.tests, None, 3600, log), 0)
            if ended(status) != "passed":
                raise SystemExit(f"{game}: {one.name} fail with the rules as they are:\n{log.read_text()[-3000:]}")
            self.unchanged[game, one.name] = used.ru_utime + used.ru_stime
            print(f"{game}: {one.name} pass in {self.unchanged[game, one.name]:.0f} s of processor time", flush=True)
        return self.unchanged[game, one.name]


def report(mutants: list[Mutant], done: dict[str, dict[str, object]]) -> int:
    rows = [done[mutant.key] for mutant in mutants if mutant.key in done]
    alive = [row for row in rows if row["alive"]]
    for game in sorted({str(row["game"]) for row in rows}):
        own = [row for row in rows if row["game"] == game]
        print(f"{game:14} {sum(not row['alive'] for row in own):4} of {len(own)} killed")
    by = Counter(str(row["round"]) for row in rows if not row["alive"])
    print("killed by", ", ".join(f"{name} {count}" for name, count in by.most_common()))
    for row in alive:
        print(f"\n{row['file']}:{row['line']} {row['kind']} LIVES\n{row['diff']}")
    killed = len(rows) - len(alive)
    print(f"\n{killed} of {len(rows)} mutants killed: {100 * killed / max(1, len(rows)):.1f} %")
    return 1 if alive else 0


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--count", type=int, default=200, help="how many mutants (200)")
    arguments.add_argument("--seed", type=int, default=1, help="another seed is another sample (1)")
    arguments.add_argument("--game", action="append", help="only this game; may be given again")
    arguments.add_argument("--jobs", type=int, default=1, help="mutants at the same time (1)")
    arguments.add_argument("--suite", type=Path, default=ROOT, help="another checkout: its rules against its tests")
    arguments.add_argument("--out", type=Path, default=Path("mutants.jsonl"), help="the results, kept (mutants.jsonl)")
    arguments.add_argument("--show", type=int, metavar="N", help="only print the first N mutants")
    given = arguments.parse_args()
    games = given.game or sorted(path.parent.name for path in given.suite.glob("src/labtable/games/*/__init__.py"))
    out = given.out.resolve()

    with tempfile.TemporaryDirectory(prefix="labtable-mutants-") as folder:
        root = Path(folder).resolve() / "checkout"
        shutil.copytree(given.suite, root, ignore=NOT_COPIED)
        mutants = sample(root, games, given.count, given.seed)
        if given.show is not None:
            for mutant in mutants[: given.show]:
                print(f"{mutant.file}:{mutant.line} {mutant.kind}\n{mutant.diff}\n")
            return 0
        done = {}
        if out.exists():
            done = {row["key"]: row for row in map(json.loads, out.read_text("utf-8").splitlines())}
        left = [mutant for mutant in mutants if done.get(mutant.key, {"alive": True})["alive"]]
        print(f"{len(mutants)} mutants of {', '.join(games)}; {len(mutants) - len(left)} were killed in earlier runs")
        prepare(root)
        try:
            Hunt(root, out, given.jobs, Path(folder)).hunt(left, done)
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.")
        return report(mutants, done)


def prepare(root: Path) -> None:
    """Load once what every round needs and no mutant touches; each round is a fork of this process."""
    from importlib import import_module

    os.chdir(root)
    os.environ["LABTABLE_MODE"] = "interpreted"
    sys.path.insert(0, str(root / "src"))
    import_module("pytest")
    for name in PRELOADED:
        import_module(name)
    assert sys.modules["labtable"].__file__ == str(root / "src" / "labtable" / "__init__.py")


if __name__ == "__main__":
    sys.exit(main())
