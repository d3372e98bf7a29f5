"""The examples run, on a small budget, and say what they reached. And what is said where an extra is missing."""
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {
    "linear_learner.py": ["--game", "element", "--games", "64"],
    "maskable_ppo.py": ["--game", "element", "--steps", "4096", "--lanes", "32", "--rounds", "1", "--tests", "32"],
    "openspiel_ismcts.py": ["--games", "1", "--simulations", "3", "--most", "12", "--level", "student"],
    "torch_batch.py": ["--game", "element", "--lanes", "32", "--updates", "2", "--steps", "64"],
}


def test_every_example_is_tried():
    assert SMALL.keys() == {path.name for path in EXAMPLES.glob("*.py")}


@pytest.mark.parametrize("script", SMALL)
def test_an_example_says_what_it_reached(script):
    command = [sys.executable, EXAMPLES / script, *SMALL[script]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"(wins|won|finished|updates) .*\d", done.stdout.splitlines()[-1]), done.stdout


BLOCKED = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == sys.argv[1] else found(name, *more)
from labtable import LabtableError
try:
    exec(sys.argv[2])
except LabtableError as error:
    print(error)
"""


@pytest.mark.parametrize(("package", "use", "extra"), [
    ("pettingzoo", "import labtable.envs.pettingzoo", "pettingzoo"),
    ("gymnasium", "import labtable.envs.gymnasium", "gymnasium"),
    ("pyspiel", "import labtable.envs.openspiel", "openspiel"),
    ("stable_baselines3", "import labtable.envs.baselines", "learning"),
    ("pyarrow", "from labtable.envs import records; records.write([], 'never.parquet')", "records"),
])
def test_a_missing_extra_is_one_sentence(package, use, extra):
    done = subprocess.run([sys.executable, "-c", BLOCKED, package, use], capture_output=True, text=True, check=True)
    assert re.fullmatch(rf".* not installed; install \w+ with `pip install 'labtable\[{extra}\]'`\.\n", done.stdout)
