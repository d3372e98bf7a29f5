"""A training run: self-play until the clock says stop, with checkpoints that a later run goes on from."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

from labtable.bots.nets import files
from labtable.bots.nets.inputs import Inputs
from labtable.bots.search.net import Net
from labtable.core.compiler.rule import source_hash
from labtable.core.errors import LabtableError
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.learning.critic import Judge
from labtable.learning.expert import Expert, Teaching
from labtable.learning.model import HIDDEN, LAYERS, Model
from labtable.learning.ppo import Learner, PpoSettings
from labtable.learning.torch_batch import SMALLEST_SHARE, Lanes

CHECKPOINT = "checkpoint.pt"
SAMPLE_LANES, SAMPLE_STEPS, SAMPLE_EVERY = 2048, 300, 10  # positions that tell which values a field takes
PAST_SELVES = 12  # that a run leaves in the pool


@dataclass
class Plan:
    """What to train, on what, for how long."""

    game: str
    folder: Path
    seconds: float = 600.0
    lanes: int = 32768
    device: str = "gpu"
    seed: int = 1_000_000_000  # of the first deal; measurements use small seeds, which are never trained on
    save_every: float = 60.0  # seconds
    hidden: int = HIDDEN
    begin_with: Path | None = None  # a net, where there is no checkpoint yet
    against: Path | None = None  # a net that stays as it is, and that the trained one learns to beat
    smallest: float = SMALLEST_SHARE  # share of the tables without options that seat the fewest players
    shares: tuple[float, ...] = ()  # of these tables by number of players, instead
    options: dict[str, Any] = field(default_factory=dict)  # of every second one of these tables
    search: int = 0  # iterations a decision, where the net learns from its own search
    settings: PpoSettings = field(default_factory=PpoSettings)


class Run:
    """One game's training."""

    def __init__(self, plan: Plan, tell: Callable[[str], None]) -> None:
        self.plan, self.tell = plan, tell
        self.game: Game = find_game(plan.game)
        if plan.against is not None and (self.game.meta.cooperative or plan.search):
            raise LabtableError("--against is for rivals and for learning by play, not for a team or with --search.")
        torch.manual_seed(plan.seed)
        self.history: list[dict[str, float]] = []
        self.seconds, self.decisions, self.games = 0.0, 0, 0
        self.before = 0.0  # seconds of earlier runs
        kept = self._kept()
        players = list(self.game.meta.players)
        net, card = self._earlier() if not kept else (None, {})
        self.inputs = (
            Inputs(**{name: part.numpy() for name, part in kept["inputs"].items()})
            if kept
            else self._meet(players)
            if net is None
            else Inputs.of_net(net)
        )
        played = kept["games"] if kept else card.get("games", 0)
        seed = plan.seed + (played + plan.lanes if played else 0)
        self.lanes = Lanes(
            self.game,
            plan.lanes,
            players,
            "cpu" if plan.search else plan.device,
            seed,
            plan.smallest,
            plan.shares,
            plan.options,
        )
        self.lanes.use(self.inputs)
        home = torch.device("cuda" if plan.device == "gpu" else "cpu")
        units = len(kept["model"]["start"]) if kept else plan.hidden
        model = Model(self.inputs, self.game.NUM_ACTIONS, units, files.expectations(self.game)).to(home)
        if kept:
            model.load_state_dict(kept["model"])
        elif net is not None:
            model.begin_with(net)
            self.seconds, self.decisions, self.games = card["seconds"], card["decisions"], card["games"]
        judge = self._judge(model.width, units, kept)
        self.learner = self._expert(model) if plan.search else Learner(model, self.lanes, plan.settings, judge)
        if kept:
            self.learner.resume(kept["optimiser"])
            self.learner.remember()
            self.history, self.seconds = kept["history"], kept["seconds"]
            self.decisions, self.games = kept["decisions"], kept["games"]
            tell(f"goes on from {self.decisions / 1e6:.2f} M decisions")
        elif net is not None and judge is not None:
            self.learner.let_the_judge_learn()
        if plan.against is not None:
            self.learner.play_against(self._frozen(plan.against, units).to(home))

    def _frozen(self, path: Path, units: int) -> Model:
        """The rival of a best answer."""
        rival = Model(self.inputs, self.game.NUM_ACTIONS, units, files.expectations(self.game))
        rival.begin_with(files.read(path, self.game)[0])
        return rival

    def _judge(self, width: int, units: int, kept: dict[str, Any] | None) -> Judge | None:
        plan, known = self.plan, kept.get("judge") if kept else None
        if kept and bool(known) != plan.settings.judged:
            raise LabtableError(
                f"The training in {plan.folder} was begun {'with' if known else 'without'} a judge; "
                f"go on so, or train into another folder."
            )
        if not plan.settings.judged:
            return None
        if self.game.HELD is None or plan.search:
            raise LabtableError("A judge is for partners who hide their cards from each other, and for self-play.")
        judge = Judge(width, self.lanes.sets.numel(), units).to("cuda" if plan.device == "gpu" else "cpu")
        if known:
            judge.load_state_dict(known)
        return judge

    def _earlier(self) -> tuple[Net | None, dict[str, Any]]:
        """The net to begin with, and its card."""
        path = self.plan.begin_with or self.plan.against
        if path is None:
            return None, {}
        net, card = files.read(path, self.game)
        if (units := net.start.size) > self.plan.hidden or len(net.bias) != LAYERS:
            raise LabtableError(f"{path} has {units} units; a training goes on with as many or more.")
        return net, card

    def _expert(self, model: Model) -> Learner:
        teaching = Teaching(self.plan.search, os.cpu_count() or 1)
        return Expert(model, self.lanes, self.plan.settings, self.inputs, teaching)

    def _kept(self) -> dict[str, Any] | None:
        path = self.plan.folder / CHECKPOINT
        if not path.exists():
            return None
        try:
            kept: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        except Exception as error:
            raise LabtableError(
                f"{path} is damaged, and the training cannot go on from it ({error}); without the file it begins anew."
            ) from None
        if kept["shape"] != files.shape_of(self.game):
            raise LabtableError(
                f"{path} has learned other rules than these of {self.game.meta.title}; train into another folder."
            )
        return kept

    def _meet(self, players: list[int]) -> Inputs:
        """Which values the fields take, from games of players who look one step ahead."""
        lanes = Lanes(
            self.game,
            min(SAMPLE_LANES, self.plan.lanes),
            players,
            self.plan.device,
            self.plan.seed,
            named=self.plan.options,
        )
        steps = SAMPLE_STEPS if self.plan.device == "gpu" else SAMPLE_STEPS // 4
        inputs = Inputs.met(self.game, lanes.sample(steps, SAMPLE_EVERY))
        self.tell(f"{len(inputs.low)} fields, {len(inputs.fields)} rows")
        return inputs

    def go(self) -> None:
        began = saved = time.monotonic()
        remembered, self.before = 0, self.seconds
        while (spent := time.monotonic() - began) < self.plan.seconds:
            share = spent / self.plan.seconds
            if share * PAST_SELVES >= remembered:
                remembered += 1
                self.learner.remember()
            told = self.learner.iterate(share)
            self.seconds = self.before + time.monotonic() - began
            self._note(told)
            if time.monotonic() - saved > self.plan.save_every:
                saved = time.monotonic()
                self.save()
        self.save()

    def _note(self, told: dict[str, float]) -> None:
        made = self.decisions + self.learner.decisions
        self.history.append({"seconds": round(self.seconds, 1), "decisions": made, **told})
        if len(self.history) % 20 == 1:
            numbers = ", ".join(f"{name} {value:.4f}" for name, value in told.items())
            self.tell(
                f"{self.seconds:.0f} s, {made / 1e6:.1f} M decisions, "
                f"{self.learner.decisions / max(self.seconds - self.before, 1) / 1e6:.2f} M/s, {numbers}"
            )

    def save(self) -> None:
        """The checkpoint, and the net as a bot plays it."""
        folder, learner = self.plan.folder, self.learner
        folder.mkdir(parents=True, exist_ok=True)
        decisions, games = self.decisions + learner.decisions, self.games + learner.games
        fresh = folder / f"{CHECKPOINT}.new"
        torch.save(
            {
                "shape": files.shape_of(self.game),
                "model": learner.model.state_dict(),
                "judge": learner.judge.state_dict() if learner.judge else {},
                "optimiser": learner.optimiser.state_dict(),
                "inputs": {name: torch.from_numpy(part) for name, part in asdict(self.inputs).items()},
                "history": self.history,
                "seconds": self.seconds,
                "decisions": decisions,
                "games": games,
            },
            fresh,
        )
        fresh.replace(folder / CHECKPOINT)
        (folder / "history.json").write_text(json.dumps(self.history))
        files.write(self.net, self.game, self.inputs, learner.model.arrays(), self.card(decisions, games))

    @property
    def net(self) -> Path:
        return self.plan.folder / f"{self.plan.game}.net"

    def card(self, decisions: int, games: int) -> dict[str, Any]:
        where = torch.cuda.get_device_name() if self.plan.device == "gpu" else "CPU"
        plan = {
            name: value for name, value in asdict(self.plan).items() if name not in ("folder", "begin_with", "against")
        }
        return {
            "game": self.game.name,
            "decisions": decisions,
            "games": games,
            "seconds": round(self.seconds),
            "on": where,
            "plan": plan,
            "sources": source_hash(f"games/{self.game.name}"),
            "numpy": np.__version__,
            "torch": torch.__version__,
        }
