"""Expert iteration: the net's own search plays the games, and the net learns to see at once what the search found.

The games are searched on the CPU, all cores at once; the net learns wherever its model lies. It learns to prefer what
the search found better than the rest, as much as it was better, and what each seat's chances turned out to be. (Shares
of the visits would teach it to explore: what is tried and found wanting is visited too.)
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import repeat

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from labtable.bots.nets import files
from labtable.bots.nets.inputs import Inputs
from labtable.bots.question import question
from labtable.bots.search import tree
from labtable.bots.search.net import Net
from labtable.bots.search_api import TEAM_SCORE, Budget, Search
from labtable.bots.search_api import SearchSettings as SearchSettings
from labtable.core.simulate.batch import WAIT
from labtable.learning.model import Model
from labtable.learning.ppo import Learner, PpoSettings, Stretch
from labtable.learning.torch_batch import Lanes

KEPT = ("picked", "behind", "mask", "aims", "wanted", "seat", "players")  # of every decision, to learn from it
APART = 200  # decisions at most that the net plays alone in a lane at first, so that the lanes do not keep step


Found = tuple[int, NDArray[np.float32], NDArray[np.float64]]  # lane, gains by action, values by seat


@dataclass
class Teaching:
    """How the search teaches."""

    iterations: int
    threads: int
    updates: int = 24  # of the net after each stretch
    minibatch: int = 4096
    memory: int = 400_000  # decisions that are learned from, the latest
    careless: float = 0.25  # share of the decisions that are drawn, not the best
    trust: float = 20.0  # an action that was worth 1 more becomes e to this times as likely
    visits: int = 4  # of an action before its worth is believed
    doubt: float = 0.1  # the search's open mind: more than at a table, or it would only repeat what the net says


class Expert(Learner):
    """A model that learns from its own search."""

    def __init__(self, model: Model, lanes: Lanes, settings: PpoSettings, inputs: Inputs, teaching: Teaching) -> None:
        super().__init__(model, lanes, settings)
        self.inputs, self.teaching = inputs, teaching
        self.pool = ThreadPoolExecutor(teaching.threads, "labtable expert")
        self.luck = np.random.default_rng(settings.steps)
        self.memory: dict[str, Tensor] = {}
        self._part()

    def _says(self) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """What the net says of all lanes: rows, first look, odds by it, log-probabilities, values by seat."""
        picked = self.lanes.picked()
        behind, odds = self.lanes.look()
        near = [part.to(self.home) for part in (behind, self.lanes.mask)]
        chances, added, _ = (part.cpu() for part in self.model(self.model.spread(picked.to(self.home)), *near))
        return picked, behind, odds, chances, odds + self._by_seat(added, self.lanes.to_move.long())

    @torch.no_grad()
    def _part(self) -> None:
        """Bring every lane to another moment of its game."""
        until = self.luck.integers(0, APART, len(self.lanes.players))
        for step in range(APART):
            chances = self._says()[3]
            drawn = torch.multinomial(chances.exp(), 1)[:, 0].int()
            self.lanes.step(torch.where(torch.as_tensor(until > step), drawn, WAIT).int())

    @torch.no_grad()
    def _play(self) -> dict[str, float]:
        lanes, steps = self.lanes, self.settings.steps
        net = files.of_arrays(lanes.game, self.inputs, self.model.arrays())
        self.stretch = Stretch()
        agreed = []
        for step in range(steps):
            seat = lanes.to_move.long()
            picked, behind, odds, chances, values = self._says()
            aims, found, actions = self._search(net, chances, values)
            agreed.append(float((chances.argmax(1) == aims.argmax(1)).float().mean()))
            mask = lanes.mask.clone()
            lanes.step(actions)
            ended = lanes.done.clone()
            self.stretch.keep(
                step,
                steps,
                picked=picked,
                behind=behind,
                mask=mask,
                aims=aims.half(),
                seat=seat,
                odds=odds,
                done=ended,
                values=found,
                worth=lanes.worth() * ended[:, None],
                players=lanes.players.clone(),
            )
        self._reckon(self._says()[4])
        self.decisions += steps * len(lanes.players)
        ends = int(self.stretch.parts["done"].sum())
        self.games += ends
        return {"ends": ends / (steps * len(lanes.players)), "agreed": sum(agreed) / steps}

    def _search(self, net: Net, chances: Tensor, values: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What the search found for each lane: how likely actions should be, values by seat, and what is played."""
        gains, found = torch.zeros_like(chances), values.clone()
        shares = [range(k, len(chances), self.teaching.threads) for k in range(self.teaching.threads)]
        for one in self.pool.map(self._search_some, shares, repeat(net)):
            for lane, gained, worth in one:
                gains[lane] = torch.from_numpy(gained)
                found[lane, : len(worth)] = torch.from_numpy(worth).to(found.dtype)
        aims = torch.softmax(chances + self.teaching.trust * gains, 1)
        careless = torch.rand(len(aims)) < self.teaching.careless
        return aims, found, torch.where(careless, torch.multinomial(aims, 1)[:, 0], aims.argmax(1)).int()

    def _search_some(self, lanes: range, net: Net) -> list[Found]:
        game, states = self.lanes.game, self.lanes.batch.lanes.states
        scale = TEAM_SCORE if game.meta.cooperative else 1.0
        searches: dict[int, Search] = {}
        found: list[Found] = []
        for lane in lanes:
            asked = question(game, states[lane : lane + 1], f"{self.lanes.looks} {lane}")
            if len(asked.legal) == 1:
                continue
            if asked.players not in searches:
                settings = SearchSettings(learned=True, doubt=self.teaching.doubt)
                searches[asked.players] = Search(game, settings, asked.players, net)
            search = searches[asked.players]
            search.begin()
            thought = search.think(asked, Budget(iterations=self.teaching.iterations))
            root = search.nodes[tree.ROOT]
            worth = root.value[: asked.players] / root.visits / scale
            gains = np.zeros(game.NUM_ACTIONS, np.float32)
            for one in thought.candidates:
                if one.visits >= self.teaching.visits:
                    gains[one.action] = one.value / scale - worth[asked.seat]
            found.append((lane, gains, worth))
        return found

    def _learn(self) -> dict[str, float]:
        for name in KEPT:
            fresh = self.stretch.parts[name].flatten(0, 1).to(self.home)
            together = torch.cat([self.memory[name], fresh]) if name in self.memory else fresh
            self.memory[name] = together[-self.teaching.memory :]
        count = len(self.memory["seat"])
        told = [
            self._study(torch.randint(count, (min(self.teaching.minibatch, count),), device=self.home))
            for _ in range(self.teaching.updates)
        ]
        return {name: float(torch.stack([one[name] for one in told]).mean()) for name in told[0]}

    def _study(self, chosen: Tensor) -> dict[str, Tensor]:
        part = {name: self.memory[name][chosen] for name in KEPT}
        chances, added, _ = self.model(self.model.spread(part["picked"]), part["behind"], part["mask"])
        counted = (part["mask"].sum(1) > 1).float()
        total = counted.sum().clamp(min=1)
        aims = part["aims"].float()
        apart = -(aims * chances.masked_fill(~part["mask"], 0)).sum(1)
        undecided = -(chances.exp() * chances.masked_fill(~part["mask"], 0)).sum(1)
        players = part["players"][:, None]
        numbers = self.lanes.seat_numbers.to(self.home)
        present = (numbers < players).float()
        away = (numbers - part["seat"][:, None]) % players
        error = ((added.gather(1, away) - part["wanted"]) ** 2 * present).sum() / present.sum()
        loss = (apart * counted).sum() / total + error
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimiser.step()
        return {
            "entropy": ((undecided * counted).sum() / total).detach(),
            "error": error.detach(),
            "apart": ((apart * counted).sum() / total).detach(),
        }
