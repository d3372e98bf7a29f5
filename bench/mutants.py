"""Do the tests notice a wrong rule? Plant small mistakes in the rules, one at a time, and count those that die.

    python bench/mutants.py --count 200 --seed 1          # 200 mutants, spread over all games
    python bench/mutants.py --game eureka --count 40      # of one game
    python bench/mutants.py --show 12                     # what would be planted, without running a test

A mutant is one change in one function under @rule: another comparison, another operator, `and` for `or`, a negated
condition, or a statement left out. Each is held against the tests in three rounds, interpreted, the quickest first:
the chapters of its game, its golden games, the contract suite. The first failing test kills it. One that never comes
to an end is killed by its processor time, so that a busy machine changes nothing. Of a round, only those tests are run
that call the changed function when the rules are as they are: another could not notice it.

Nothing is planted in the working tree: the checkout is copied to a temporary folder, and each mutant lives only in
the memory of one process, a copy of one that has gathered all tests of its game. How good a position looks
(evaluation.py) is an opinion, not a rule, and is left alone, as is invariants.py, which is itself a test. Results are
kept in --out: a run that was stopped goes on where it was, and mutants that lived are tried again, since a test may
have been written for them.
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
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from types import CodeType
from typing import Any

from mutant_tests import Calls, First, run

ROOT = Path(__file__).parents[1]
LEFT_ALONE = {"evaluation.py", "invariants.py"}
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "node_modules", "web", "__pycache__", ".*_cache", ".hypothesis")
PRELOADED = (
    "numpy",
    "numba",
    "hypothesis",
    "msgspec",
    "fluent.runtime",
    "fluent.syntax",
    "rich",
    "rdkit.Chem",
    "labtable.core.match.match",
    "labtable.core.game.registry",
)
QUIET = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is loaded before pytest begins
# Files of the contract suite that have a round of their own, need compiled code, or look at no rule.
ELSEWHERE = {"contract_around", "golden_games", "the_folder"}
ROOM = 8 << 30  # bytes of memory for one round
PATIENCE = 3  # times the seconds that the unchanged rules take
AT_LEAST = 5  # seconds of processor that a round may take

COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COMPUTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
JOINED = {ast.And: ast.Or, ast.Or: ast.And}


@dataclass(frozen=True)
class Mutant:
    """One wrong rule: the file with one place written otherwise."""

    game: str
    file: str  # from the root of the checkout
    rule: int  # the first line of the function, its decorators included
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
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(one, ast.Name) and one.id == "rule" for one in node.decorator_list
        ):
            yield node


def bound_once(function: ast.FunctionDef) -> set[str]:
    """Names that one assignment gives: without it the function could not even run, which proves little."""
    stored = Counter(
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    return {name for name, times in stored.items() if times == 1}


def droppable(node: ast.AST, needed: set[str]) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return not any(
            isinstance(name, ast.Name) and name.id in needed for target in node.targets for name in ast.walk(target)
        )
    return isinstance(node, ast.AugAssign | ast.Break | ast.Continue)


def changes(function: ast.FunctionDef) -> Iterator[tuple[str, ast.AST, str]]:
    """(kind of change, the node that is replaced, what stands there instead)."""
    needed = bound_once(function)
    for node in (inner for statement in function.body for inner in ast.walk(statement)):
        if isinstance(node, ast.Compare):
            for n, operator in enumerate(node.ops):
                if type(operator) in COMPARED:
                    ops = [*node.ops[:n], COMPARED[type(operator)](), *node.ops[n + 1 :]]
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
            yield Mutant(game, file, function.decorator_list[0].lineno, node.lineno, kind, text, diff)


def sample(root: Path, games: list[str], count: int, seed: int) -> list[Mutant]:
    """So many mutants, the games by turns, so that each has its share."""
    pick = Random(seed)
    piles = []
    for game in games:
        folder = root / "src" / "labtable" / "games" / game
        pile = [
            mutant
            for path in sorted(folder.glob("*.py"))
            if path.name not in LEFT_ALONE
            for mutant in mutants_of(root, path, game)
        ]
        pick.shuffle(pile)
        piles.append(pile)
    chosen: list[Mutant] = []
    while len(chosen) < count and any(piles):
        chosen += [pile.pop() for pile in piles if pile]
    return chosen[:count]


# Killing -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Round:
    name: str
    tests: list[str]


def rounds(root: Path, game: str) -> list[Round]:
    contract = [
        f"tests/every_game/{path.name}"
        for path in sorted(root.glob("tests/every_game/test_*.py"))
        if path.stem.removeprefix("test_") not in ELSEWHERE
    ]
    return [
        Round("chapters", [f"src/labtable/games/{game}/tests"]),
        Round("golden games", ["tests/every_game/test_golden_games.py"]),
        Round("contract", contract),
    ]


def plant(root: Path, mutant: Mutant) -> None:
    """Give the rule the code of the mutant: whoever calls it, by whatever name, calls the mutant.

    A game with other components is made of the same source once more, before this or after.
    """
    path = str(root / mutant.file)
    parts = compile(mutant.text, path, "exec", dont_inherit=True).co_consts
    code = next(one for one in parts if isinstance(one, CodeType) and one.co_firstlineno == mutant.rule)
    import_module(".".join(Path(mutant.file).with_suffix("").parts[1:]))
    changed_game = import_module("labtable.core.game.changed_game")  # of the copy
    imported = changed_game._imported

    def change() -> None:
        for module in [one for one in sys.modules.values() if getattr(one, "__file__", None) == path]:
            rule = vars(module)[code.co_name]
            assert rule.__code__.co_firstlineno == mutant.rule
            rule.__code__ = code

    def imported_and_changed(package: str, folder: Path) -> Any:
        found = imported(package, folder)
        change()
        return found

    change()
    vars(changed_game)["_imported"] = imported_and_changed


class Hunt:
    """A plugin of pytest: when the tests of a game are gathered, mutants are held against them, some at a time.

    Each is planted in a fork of this process, which ends at the first test that fails.
    """

    def __init__(self, root: Path, mutants: list[Mutant], these: list[Round], out: Path, jobs: int) -> None:
        self.root, self.mutants, self.rounds, self.out, self.jobs = root, mutants, these, out, jobs
        self.logs = root.parent
        self.unchanged: dict[str, Calls] = {}  # by round
        self.running: dict[int, tuple[Mutant, list[Round], Path]] = {}  # process: mutant, this round and the next, log

    def pytest_runtestloop(self, session: Any) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        waiting, began, total, finished = list(self.mutants), time.monotonic(), len(self.mutants), 0
        while waiting or self.running:
            while waiting and len(self.running) < self.jobs:
                mutant = waiting.pop(0)
                self._begin(mutant, self.rounds, self.logs / f"{mutant.key}.log")
            process, status, _ = os.wait4(-1, 0)
            mutant, (one, *more), log = self.running.pop(process)
            how = ended(status)
            if how == "passed" and more:
                self._begin(mutant, more, log)
                continue
            finished += 1
            self._write(mutant, how, one, log)
            left = (time.monotonic() - began) / finished * (total - finished)
            print(f"{mutant.game} {finished}/{total}, {left / 60:.0f} min left", flush=True)
        return True

    def _write(self, mutant: Mutant, how: str, one: Round, log: Path) -> None:
        alive = how == "passed"
        test = "" if alive else log.read_text("utf-8").rpartition("::")[2] if how == "failed" else how
        row = {
            "key": mutant.key,
            "game": mutant.game,
            "file": mutant.file,
            "line": mutant.line,
            "kind": mutant.kind,
            "diff": mutant.diff,
            "alive": alive,
            "round": "" if alive else one.name,
            "test": test,
        }
        with self.out.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
        fate = "LIVES" if alive else f"killed by {one.name}: {test}"
        print(f"{Path(mutant.file).name}:{mutant.line} {mutant.kind}: {fate}", flush=True)

    def _begin(self, mutant: Mutant, these: list[Round], log: Path) -> None:
        """The next round in which a test calls the changed rule; the last, with no test, where none does."""
        one, *more = these
        calls = self._calls(one)
        tests = calls.of(self.root / mutant.file, mutant.rule)
        if not tests and more:
            return self._begin(mutant, more, log)
        limit = PATIENCE * sum(calls.seconds[test] for test in tests) + AT_LEAST

        def hold() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
            plant(self.root, mutant)
            if tests:
                run([self.items[test] for test in tests], First(log))

        self.running[forked(hold)] = (mutant, these, log)

    def _calls(self, one: Round) -> Calls:
        """Who calls what with the rules as they are, looked at when it is first needed; all tests must pass."""
        if one.name not in self.unchanged:
            game = self.mutants[0].game
            log, calls = self.logs / f"{game}.log", Calls(self.root / "src" / "labtable" / "games" / game)

            def look() -> None:
                sys.settrace(calls.look)
                run([item for test, item in self.items.items() if test.startswith(tuple(one.tests))], First(log), calls)
                sys.settrace(None)
                log.write_text(json.dumps([calls.by, calls.seconds]), "utf-8")

            _, status, used = os.wait4(forked(look), 0)
            if ended(status) != "passed":
                print(f"{game}: with the rules as they are this fails: {log.read_text('utf-8')}")
                os._exit(1)
            calls.by, calls.seconds = json.loads(log.read_text("utf-8"))
            self.unchanged[one.name] = calls
            print(f"{game}: {one.name} pass in {used.ru_utime + used.ru_stime:.0f} s of processor time", flush=True)
        return self.unchanged[one.name]


def forked(work: Callable[[], None]) -> int:
    """Do this in a copy of this process; its id."""
    if child := os.fork():
        return child
    try:
        work()
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def ended(status: int) -> str:
    """How a round ended: passed, failed, or endless."""
    if os.WIFSIGNALED(status):
        return "endless" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "failed"
    return "passed" if os.WEXITSTATUS(status) == 0 else "failed"


def hunt(root: Path, game: str, mutants: list[Mutant], these: list[Round], out: Path, jobs: int) -> bool:
    """The mutants of one game, in a process that gathers its tests once."""

    def gather() -> None:
        os.environ["LABTABLE_GAMES"] = game
        tests = [path for one in these for path in one.tests]
        plugin = Hunt(root, mutants, these, out, jobs)
        quietly = ["-o", "addopts=--import-mode=importlib", "-p", "no:terminal", "-p", "no:cacheprovider", *QUIET]
        if import_module("pytest").main([*quietly, *tests], [plugin]):
            raise SystemExit(1)

    return os.waitpid(forked(gather), 0)[1] == 0


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
    arguments.add_argument("--quick", action="store_true", help="without the contract suite: more live")
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
        done = results(out)
        left = [mutant for mutant in mutants if done.get(mutant.key, {"alive": True})["alive"]]
        print(f"{len(mutants)} mutants of {', '.join(games)}; {len(mutants) - len(left)} were killed in earlier runs")
        prepare(root)
        try:
            for game in games:
                own = [mutant for mutant in left if mutant.game == game]
                these = rounds(root, game)[: -1 if given.quick else None]
                if own and not hunt(root, game, own, these, out, given.jobs):
                    return 1
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.")
        return report(mutants, results(out))


def results(out: Path) -> dict[str, dict[str, object]]:
    rows = map(json.loads, out.read_text("utf-8").splitlines()) if out.exists() else ()
    return {row["key"]: row for row in rows}


def prepare(root: Path) -> None:
    """Load once what every game needs; the hunt for each is a fork of this process."""
    os.chdir(root)
    os.environ["LABTABLE_MODE"] = "interpreted"
    sys.path.insert(0, str(root / "src"))
    import_module("pytest")
    for name in PRELOADED:
        import_module(name)
    assert sys.modules["labtable"].__file__ == str(root / "src" / "labtable" / "__init__.py")


if __name__ == "__main__":
    sys.exit(main())
