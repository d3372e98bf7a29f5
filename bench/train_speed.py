"""What a training spends its time on: `python bench/train_speed.py curie element` (it wants an NVIDIA GPU).

Prints decisions a second of whole stretches (play and learn), and how much of a decision goes into each part: the first
look, reading positions, the net, the step of the rules; what is left is learning and keeping what was played.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import torch
from rich.console import Console
from rich.table import Table

from labtable.learning.ppo import Learner, PpoSettings
from labtable.learning.trainer import Plan, Run

REPEATED = 20


def seconds(part: Callable[[], object], times: int = REPEATED) -> float:
    """How long one call takes on the GPU, after one that is not counted."""
    part()
    torch.cuda.synchronize()
    begin = time.perf_counter()
    for _ in range(times):
        part()
    torch.cuda.synchronize()
    return (time.perf_counter() - begin) / times


def parts_of(learner: Learner) -> dict[str, float]:
    """Seconds of each part for one decision in every lane; the first is the whole of a stretch."""
    lanes, model, steps = learner.lanes, learner.model, learner.settings.steps
    whole = seconds(lambda: learner.iterate(0.5), 3) / steps
    with torch.no_grad():
        behind, _ = lanes.look()
        wide = model.spread(lanes.picked())
        parts = {
            "first look": seconds(lanes.look),
            "reading": seconds(lambda: model.spread(lanes.picked())),
            "net": seconds(lambda: model(wide, behind, lanes.mask)),
            "rules": seconds(lambda: lanes.step((lanes.mask * torch.rand_like(behind)).argmax(1).int())),
        }
    return {"whole": whole, **parts, "learning and the rest": whole - sum(parts.values())}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--lanes", type=int, default=131072)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--minibatch", type=int, default=65536)
    given = parser.parse_args()
    console = Console()
    table = Table(
        "game", "decisions a second", "first look", "reading", "net", "rules", "learning and the rest", box=None
    )
    for game in given.games:
        with tempfile.TemporaryDirectory() as folder:
            settings = PpoSettings(steps=given.steps, minibatch=given.minibatch)
            plan = Plan(game, Path(folder), lanes=given.lanes, settings=settings)
            with console.status(f"{game}: compiling and playing"):
                found = parts_of(Run(plan, console.log).learner)
        whole = found.pop("whole")
        table.add_row(
            game, f"{given.lanes / whole / 1e6:.1f} M", *(f"{100 * part / whole:.0f} %" for part in found.values())
        )
    console.print(table)


if __name__ == "__main__":
    main()
