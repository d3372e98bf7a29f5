"""The tests, a few processes at a time: `make test`; `make test-all` runs every one.

    python tests/run.py                        # what every change must pass, within minutes
    python tests/run.py --all                  # everything, before a release
    python tests/run.py eureka                 # one game: its chapters and the contract
    python tests/run.py --only server          # one part: check, client, interpreted, checked, compiled, around …
    python tests/run.py --jobs 4               # more processors; two by default

What is proved where, once each:
- interpreted: the chapters of every game, batches, and studies. Nothing is compiled.
- compiled:    the contract suite, golden games, whole games in bulk, bots and batches, in the code that people play
               with; all that later parts need of a game is compiled here, in one process.
- checked:     that no index of any rule that a loop calls is out of bounds: whole games in code that checks each one.
               Plain Python checks them as well, in the chapters, and those of the few rules that only views and words
               call.
- server, around: everything around the rules (`around`: core, bots, public API, terminal, coach, puzzles, the deal of
               the day, and the project itself), with the code that was compiled before.
- envs:        PettingZoo, Gymnasium, OpenSpiel and the examples, with the libraries of .venv/envs (`make envs`).
- wheel:       the wheel alone, installed in an environment of its own.
- cluster:     studies on Ray, with the same libraries.
- offline:     the product in a browser with no server and no network, in a folder of `labtable site` (part `site`).

Left to `--all`: the parts checked, envs, cluster and offline, and single tests marked `thorough`, which take long and
guard what a change seldom touches, or repeat with more games what a quick test shows with a few.

What compiles for others has as many processes as there are processors, each with games of its own: no two compile the
same code, what is compiled is found by all later ones, and few processes have to start: programs and servers of tests
are forked from one that has read in the libraries (tests/fresh_process.py, tests/server_forks.py). No test looks at
the clock: a busy machine takes longer and says the same. What failed runs once more, and tells the values it compared.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as Xml
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.parent.name for path in ROOT.glob("src/labtable/games/*/__init__.py"))
SLOWEST = 20  # tests that are named at the end
PLAIN = "--assert=plain"
MOST_AGAIN = 10  # failed tests of a part that run once more

CONTRACT = "tests/every_game"
WARMING_UP = f"{CONTRACT}/test_warming_up.py"  # the first: it asks what a server that begins would still compile
CHANGED = f"{CONTRACT}/test_changed_components.py"  # in plain Python: a changed game would have to compile
LANES = f"{CONTRACT}/test_lanes.py"  # likewise
HALF_WRITTEN = "tests/kit/test_half_written.py"  # likewise: one process reads in many games of one name
EVERY_INDEX = f"{CONTRACT}/test_every_index.py"  # one loop over all rules, compiled with checks
IN_PLAIN_CODE = sorted(
    {str(path.relative_to(ROOT)) for path in (ROOT / CONTRACT).glob("test_*.py")}
    - {WARMING_UP, CHANGED, LANES, EVERY_INDEX}
)
# Loops that one game stands for, compiled in the process that has worked out the types of its rules; and searches that
# are long in plain Python:
BATCH, BENCH = "tests/core/test_batch.py", "tests/cli/test_bench.py"
ROUTES = "src/labtable/games/laboratorium/tests/test_route_limits.py"
ADVICE = "src/labtable/games/laboratorium/tests/test_advice.py"
ALSO_COMPILED = {"element": [BATCH, BENCH], "laboratorium": [ROUTES, ADVICE]}
# What takes longer to begin than to be tested, in one process: it reads compiled rules once for all.
AROUND = [
    "tests/core",
    f"--ignore={BATCH}",
    "tests/bots",
    "tests/api",
    "tests/cli",
    f"--ignore={BENCH}",
    "tests/coach",
    "tests/puzzles",
    "tests/daily",
    "tests/anywhere",
    "tests/gate",
    "tests/project",
    "tests/kit",
    f"--ignore={HALF_WRITTEN}",
]
# With a folder of `labtable site`, which takes two minutes of the processor to make; beside it, servers give every page
# what it needs to play without them, and no other test is to wait for that.
SITE = ROOT / ".site" / "played"
IN_A_SITE = [f"tests/web/test_{name}.py" for name in ("offline", "one_file", "own_rules")]
THOROUGH = ("checked", "libraries", "envs", "cluster", "site", "offline")  # parts
WITH_LIBRARIES = str(ROOT / ".venv" / "envs" / "bin" / "python")
WEB_WORKERS = 2  # each with a server and a browser of its own
WAITING = 0.5  # of a processor: what waits for servers, browsers and bots leaves room for other work
SUBREAPER = 36  # of prctl(2)
LEFT = "left behind"  # browsers and killed servers that nobody but this process has waited for
BYTECODE = {"PYTHONDONTWRITEBYTECODE": ""}  # is written: what one process has read in, the next need not translate
ONE_THREAD = {"OMP_NUM_THREADS": "1"}  # another part has the other processor, for which torch's threads would contend
IN_WASM = {"LABTABLE_WASM_GAMES": "element,eureka"}  # a game's rules take ten seconds to compile and to compare
QUICKLY_COMPILED = {"NUMBA_OPT": "1"}  # code that checks every index is not what people play with


@dataclass
class Job:
    """One process: what it runs, and what must have ended before."""

    part: str
    command: list[str]
    games: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    after: tuple[str, ...] = ()  # parts
    share: float = 1.0  # of a processor
    again: bool = False  # the failed tests of another job

    @property
    def name(self) -> str:
        return " ".join([self.part, *self.games])

    @property
    def title(self) -> str:
        return f"{self.name}, what failed once more" if self.again else self.name


def pytest(*words: str, python: str = sys.executable) -> list[str]:
    """Asserts stay plain: rewriting all files of tests takes 17 seconds of the processor in a fresh clone."""
    return [python, "-m", "pytest", "-q", PLAIN, *words]


def failed_again(job: Job) -> Job:
    """The failed tests of a job once more, the first few of them: now every `assert` tells the values it compared."""
    command = [word for word in job.command if word != PLAIN]
    return replace(job, command=[*command, "--last-failed", f"--maxfail={MOST_AGAIN}"], again=True)


def quickly(job: Job) -> Job:
    """A job without the tests that are marked as thorough, and with few games' rules in WebAssembly."""
    if "pytest" not in job.command:
        return job
    env = {**job.env, **IN_WASM} if job.part == "around" else job.env
    return replace(job, command=[*job.command, "-m", "not thorough"], env=env)


def dealt(games: Sequence[str], processors: int) -> list[tuple[str, ...]]:
    """The games, in as many hands as there are processors, with about as much to compile in each."""
    hands: list[list[str]] = [[] for _ in range(processors)]
    for game in sorted(games, key=size, reverse=True):
        min(hands, key=lambda hand: sum(map(size, hand))).append(game)
    return [tuple(hand) for hand in hands if hand]


def size(game: str) -> int:
    """Bytes of its Python: about in proportion to that, it takes long to compile."""
    return sum(path.stat().st_size for path in ROOT.glob(f"src/labtable/games/{game}/*.py"))


def rules(games: Sequence[str], processors: int) -> tuple[list[Job], Job, Job]:
    """What is compiled, what is checked and what is interpreted."""
    compiled = []
    for hand in dealt(games, processors):
        also = [path for game in hand for path in ALSO_COMPILED.get(game, [])]
        compiled.append(
            Job(
                "compiled",
                pytest(WARMING_UP, *IN_PLAIN_CODE, *also),
                hand,
                {"LABTABLE_GAMES": ",".join(hand), "LABTABLE_MODE": "compiled"},
            )
        )
    only, env = tuple(games) if set(games) != set(GAMES) else (), {"LABTABLE_GAMES": ",".join(games)}
    checked = Job("checked", pytest(EVERY_INDEX), only, {**env, "LABTABLE_MODE": "checked", **QUICKLY_COMPILED})
    chapters = [f"src/labtable/games/{game}" for game in games]
    interpreted = Job("interpreted", pytest(*chapters, CHANGED, LANES), only, {**env, "LABTABLE_MODE": "interpreted"})
    return compiled, checked, interpreted


def every_job(processors: int) -> list[Job]:
    """In the order in which they begin: what others wait for first, then the longest, and short ones at the end."""
    compiled, checked, interpreted = rules(GAMES, processors)
    interpreted.command.extend(["tests/studies", HALF_WRITTEN])
    in_browsers = {"LABTABLE_MODE": "interpreted"}
    elsewhere = [f"--ignore={path}" for path in IN_A_SITE]
    web = pytest("-n", str(WEB_WORKERS), "--dist", "worksteal", "tests/web", *elsewhere)
    return [
        Job("client", ["make", "--silent", "web"]),
        *compiled,
        Job("web", web, env=in_browsers, after=("client", "compiled"), share=WAITING),
        Job("server", pytest("tests/server"), after=("compiled",), share=WAITING),
        Job("around", pytest(*AROUND), after=("compiled",)),
        Job("libraries", ["make", "--silent", "envs"]),
        checked,
        interpreted,
        Job("envs", pytest("tests/envs", python=WITH_LIBRARIES), env=ONE_THREAD, after=("compiled", "libraries")),
        Job("check", ["make", "--silent", "check"], after=("client",)),
        Job(
            "cluster",
            pytest("tests/cluster", python=WITH_LIBRARIES),
            env={"LABTABLE_MODE": "interpreted"},
            after=("libraries",),
        ),
        Job("wheel", pytest("tests/wheel"), after=("client",)),
        Job("site", ["make", "--silent", "site", f"SITE={SITE}"], after=("client", "web", "server", "wheel")),
        Job(
            "offline",
            pytest(*IN_A_SITE),
            env={**in_browsers, "LABTABLE_SITE": str(SITE), "LABTABLE_OFFLINE_GAMES": "all"},
            after=("site",),
            share=WAITING,
        ),
    ]


class Run:
    """Jobs, as many at a time as keep the processors busy; each writes into a file of its own, shown when it failed."""

    def __init__(self, jobs: list[Job], processors: int, folder: Path) -> None:
        self.waiting, self.processors, self.folder = list(jobs), processors, folder
        self.running: dict[int, tuple[Job, float]] = {}  # by process
        self.began = time.monotonic()
        self.passed: dict[str, bool] = {}
        self.seconds: dict[str, tuple[float, float]] = {}  # of each part, added up: by the clock, of the processor

    def all(self) -> bool:
        while self.waiting or self.running:
            while (job := self._next()) is not None:
                self._begin(job)
            process, status, used = os.wait4(-1, 0)
            worked = used.ru_utime + used.ru_stime
            if process in self.running:
                self._end(*self.running.pop(process), status, worked)
            else:
                self._add(LEFT, 0.0, worked)
        return all(self.passed.values())

    def _next(self) -> Job | None:
        """The first that waits for nothing and finds a processor free."""
        taken = sum(job.share for job, _ in self.running.values())
        busy = {job.part for job, _ in self.running.values()} | {job.part for job in self.waiting}
        for job in self.waiting:
            if not busy & set(job.after) and taken + job.share <= self.processors:
                self.waiting.remove(job)
                return job
        return None

    def _begin(self, job: Job) -> None:
        command = list(job.command)
        if "pytest" in command:
            command += ["-o", f"cache_dir={self._file(job, 'cache')}"]
            if not job.again:
                command.append(f"--junitxml={self._file(job, 'xml')}")
        with self._file(job, "log").open("wb") as out:
            process = subprocess.Popen(
                command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, **BYTECODE, **job.env}
            )
        self.running[process.pid] = (job, time.monotonic())
        process.returncode = 0  # it is waited for in `all`

    def _end(self, job: Job, began: float, status: int, worked: float) -> None:
        took = time.monotonic() - began
        self._add(job.part, took, worked)
        passed = status == 0
        if not job.again:
            self.passed[job.name] = passed
            if not passed and any(not good for *_, good in self._tests_in(self._file(job, "xml"))):
                self.waiting.insert(0, failed_again(job))
        said = self._file(job, "log").read_text("utf-8", errors="replace").rstrip()
        if passed:
            last = said.splitlines()[-1] if said else ""
            when = f"{began - self.began:4.0f} to {began - self.began + took:4.0f} s"
            print(f"passed  {job.title:34} {when}, {worked:4.0f} s of processor  {last}", flush=True)
        else:
            print(f"\n== {job.title} FAILED ==\n{said}\n== {job.title} FAILED after {took:.0f} s ==\n", flush=True)

    def _add(self, part: str, took: float, worked: float) -> None:
        before = self.seconds.get(part, (0.0, 0.0))
        self.seconds[part] = (before[0] + took, before[1] + worked)

    def _file(self, job: Job, ending: str) -> Path:
        return self.folder / f"{job.name.replace(' ', '-')}.{ending}"

    def tests(self) -> list[tuple[float, str, bool]]:
        """Every test: its seconds, its name, and whether it passed."""
        return sorted((test for path in self.folder.glob("*.xml") for test in self._tests_in(path)), reverse=True)

    def _tests_in(self, path: Path) -> Iterator[tuple[float, str, bool]]:
        for case in Xml.parse(path).iter("testcase") if path.exists() else ():
            good = case.find("failure") is None and case.find("error") is None
            yield float(case.get("time", 0)), f"{path.stem}: {case.get('name')}", good


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="game", help=f"only these: {', '.join(GAMES)}")
    parts = list(dict.fromkeys(job.part for job in every_job(1)))
    arguments.add_argument("--only", choices=parts, action="append", help="only this part; may be given again")
    arguments.add_argument("--all", action="store_true", help="also what takes long and guards what seldom changes")
    arguments.add_argument("--jobs", type=int, default=2, help="processors to keep busy (2)")
    given = arguments.parse_args()
    if unknown := set(given.games) - set(GAMES):
        arguments.error(f"there is no game {', '.join(sorted(unknown))}; the games are {', '.join(GAMES)}")
    processors = max(1, given.jobs)
    jobs = every_job(processors)
    if given.games:
        compiled, checked, interpreted = rules(given.games, processors)
        jobs = [*compiled, checked, interpreted]
    jobs = [job for job in jobs if (job.part in given.only if given.only else given.all or job.part not in THOROUGH)]
    if not given.all:
        jobs = [quickly(job) for job in jobs]
    if sys.platform == "linux":  # what outlives its part is waited for here, and its work is counted
        ctypes.CDLL(None).prctl(SUBREAPER, 1)
    with tempfile.TemporaryDirectory(prefix="labtable-tests-") as folder:
        run = Run(jobs, processors, Path(folder))
        passed = run.all()
        print("\nThe slowest tests:")
        tests = run.tests()
        for seconds, name, _ in tests[:SLOWEST]:
            print(f"{seconds:7.1f} s  {name}")
    print("\nEach part, its processes added up, by the clock and of the processor:")
    for part, (seconds, worked) in run.seconds.items():
        print(f"{seconds:7.0f} s {worked:5.0f} s  {part}")
    failed = [name for name, good in run.passed.items() if not good]
    verdict = "Everything passed" if passed else f"FAILED: {', '.join(failed)};"
    worked, took = sum(worked for _, worked in run.seconds.values()), time.monotonic() - run.began
    print(
        f"\n{verdict} in {took / 60:.1f} minutes, {worked / 60:.1f} minutes of processor, "
        f"{worked / took:.2f} of {processors} processors on average."
    )
    bad = sum(not good for *_, good in tests)
    print(f"{len(tests) - bad} passed, {bad} failed")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
