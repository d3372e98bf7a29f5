"""Proximal policy optimisation by self-play: play a stretch in all lanes, then learn from it.

A seat's advantage is reckoned over its own decisions (generalised advantage estimation, nothing is discounted). Values
are what the net adds to the first look's: that is the same as using the game's evaluation as a potential, which changes
how soon something is learned and not what is best. In some lanes one seat learns and past selves have the others.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch import Tensor, nn

from labtable.learning.critic import Judge
from labtable.learning.cuda_graph import Recording
from labtable.learning.model import Model
from labtable.learning.torch_batch import WARP, Lanes

LEARNED_FROM = ("picked", "behind", "mask", "actions", "chance", "wanted", "seat", "counted", "scaled", "players")
IMPOSSIBLE = -1e4  # as the logarithm of a chance
JUDGE_ALONE = 4  # stretches that a new judge learns from before a net that can play already learns from the judge
JUDGE_RATE = 6e-4  # of learning in them
LONGEST_OPENING = 8  # decisions at the start of a game that are drawn by lot


@dataclass
class PpoSettings:
    """How to learn."""

    steps: int = 32  # decisions a lane makes before learning
    minibatch: int = 65536
    epochs: int = 1
    rate: float = 6e-4  # of learning, at first
    last_rate: float = 2e-5
    entropy: float = 0.01  # reward for being undecided, at first
    last_entropy: float = 0.001
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantage
    rivals: float = 0.2  # share of the lanes with past selves
    pool: int = 8  # past selves that are kept
    openings: float = 0.0  # share of the lanes whose games begin with decisions drawn by lot
    judged: bool = False  # a team's decisions, by one who sees all hands
    belief: float = 0.1  # weight of learning what the others hold, where the decisions are judged


@dataclass
class Stretch:
    """What was played: [step, lane, …]."""

    parts: dict[str, Tensor] = field(default_factory=dict)

    def keep(self, step: int, steps: int, **values: Tensor) -> None:
        for name, value in values.items():
            if name not in self.parts:
                self.parts[name] = torch.zeros((steps, *value.shape), dtype=value.dtype, device=value.device)
            self.parts[name][step] = value


class Learner:
    """A model, its games and its optimiser."""

    def __init__(self, model: Model, lanes: Lanes, settings: PpoSettings, judge: Judge | None = None) -> None:
        self.model, self.lanes, self.settings, self.judge = model, lanes, settings, judge
        self.home = next(model.parameters()).device
        on_gpu = self.home.type == "cuda"
        self.rate = torch.tensor(settings.rate, device=self.home)
        self.entropy = torch.tensor(settings.entropy, device=self.home)
        learning = [*model.parameters(), *(judge.parameters() if judge else ())]
        self.optimiser = torch.optim.AdamW(
            learning, lr=self.rate if on_gpu else settings.rate, weight_decay=1e-4, fused=on_gpu, capturable=on_gpu
        )
        self.recorded: Recording | None = None
        self.past: list[Model] = []
        self.frozen = False  # the pool stays as it is
        self.decisions = self.games = 0
        self.stretch = Stretch()
        count = len(lanes.players)
        self.duel = torch.arange(count, device=lanes.device) >= int(count * (1 - settings.rivals))
        if lanes.game.meta.cooperative:
            self.duel[:] = False
        self.hero = torch.arange(count, device=lanes.device) % lanes.players
        self.picked = lanes.picked()
        places = torch.arange(count, device=lanes.device)
        self.turn = torch.zeros_like(places)
        self.drawn = torch.where(places % WARP < settings.openings * WARP, 1 + places % LONGEST_OPENING, 0)

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on with the averages of an earlier optimiser."""
        self.optimiser.load_state_dict(kept)
        for group in self.optimiser.param_groups:
            group["capturable"] = self.home.type == "cuda"

    def play_against(self, rival: Model) -> None:
        """Let one seat of every game learn, and a rival that stays as it is have the others."""
        self.past, self.frozen = [rival.requires_grad_(False)], True
        self.duel[:] = True

    def remember(self) -> None:
        """The present self joins the pool of past selves, unless one rival alone is to be beaten."""
        if self.frozen:
            return
        one = copy.deepcopy(self.model).requires_grad_(False)
        self.past = [*self.past, one][-self.settings.pool :]

    def iterate(self, done: float) -> dict[str, float]:
        """Play a stretch and learn from it; `done` is how much of the training is over, 0 to 1."""
        settings = self.settings
        self.rate.fill_(settings.last_rate + (settings.rate - settings.last_rate) * (1 - done))
        self.entropy.fill_(settings.last_entropy + (settings.entropy - settings.last_entropy) * (1 - done))
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate if self.home.type == "cuda" else float(self.rate)
        return {**self._play(), **self._learn()}

    def let_the_judge_learn(self) -> None:
        """Play some stretches for the judge's sake: the net forgets what it learned in them."""
        settings, before = self.settings, copy.deepcopy(self.model.state_dict())
        self.settings = replace(settings, rate=JUDGE_RATE, last_rate=JUDGE_RATE)
        for _ in range(JUDGE_ALONE):
            self.iterate(0.0)
        self.model.load_state_dict(before)
        for part in self.model.parameters():
            self.optimiser.state[part]["exp_avg"].zero_()
        self.settings = settings

    @torch.no_grad()
    def _play(self) -> dict[str, float]:
        lanes, steps = self.lanes, self.settings.steps
        rival = self.past[int(torch.randint(len(self.past), (1,)))] if self.past and bool(self.duel.any()) else None
        duels = int(self.duel.nonzero()[0]) if rival is not None else 0
        for step in range(steps):
            seat = lanes.to_move.long()
            behind, odds = lanes.look()
            picked, mask = lanes.picked(), lanes.mask.clone()
            wide = self.model.spread(picked)
            chances, added, _ = self.model(wide, behind, mask)
            seen = {} if self.judge is None else {"truth": lanes.truth()}
            values = odds + self._by_seat(added, seat) if self.judge is None else self.judge(wide, **seen)
            own = torch.ones_like(mask[:, 0])
            if rival is not None:
                theirs = seat[duels:] != self.hero[duels:]
                other, *_ = rival(wide[duels:], behind[duels:], mask[duels:])
                chances[duels:] = torch.where(theirs[:, None], other, chances[duels:])
                own[duels:] = ~theirs
            actions = (chances - torch.empty_like(chances).exponential_().clamp_min(1e-20).log()).argmax(1)
            early = self.turn < self.drawn
            actions = torch.where(early, (mask * torch.rand_like(chances)).argmax(1), actions)
            own &= ~early
            lanes.step(actions.int())
            ended = lanes.done.clone()
            self.turn = torch.where(ended, 0, self.turn + 1)
            self.stretch.keep(
                step,
                steps,
                picked=picked,
                behind=behind,
                mask=mask,
                actions=actions,
                seat=seat,
                chance=chances.gather(1, actions[:, None])[:, 0],
                own=own,
                odds=odds,
                done=ended,
                values=values,
                worth=lanes.worth() * ended[:, None],
                **seen,
            )
        seat = lanes.to_move.long()
        behind, odds = lanes.look()
        wide = self.model.spread(lanes.picked())
        if self.judge is not None:
            self._reckon_together(self.judge(wide, lanes.truth()))
        else:
            _, added, _ = self.model(wide, behind, lanes.mask)
            self._reckon(odds + self._by_seat(added, seat))
        self.decisions += steps * len(seat)
        parts = self.stretch.parts
        ends = int(parts["done"].sum())
        self.games += ends
        mean = float(parts["worth"][..., 0].sum() / max(1, ends))
        return {"ends": ends / (steps * len(seat)), "first_seat": mean}

    def _by_seat(self, added: Tensor, seat: Tensor) -> Tensor:
        """Values turned from "this seat, the next, …" to "seat 0, seat 1, …"."""
        players, numbers = self.lanes.players[:, None], self.lanes.seat_numbers
        away = (numbers - seat[:, None]) % players
        return added.gather(1, away)

    def _reckon(self, ahead: Tensor) -> None:
        """Advantages of the actions, and what the values should have been; backwards from what lies ahead."""
        parts, steps = self.stretch.parts, self.settings.steps
        wanted = torch.zeros_like(parts["values"])
        advantage = torch.zeros_like(parts["values"][..., 0])
        surplus = torch.zeros_like(ahead)
        for step in range(steps - 1, -1, -1):
            done, seat, values = parts["done"][step][:, None], parts["seat"][step][:, None], parts["values"][step]
            ahead = torch.where(done, parts["worth"][step], ahead)
            surplus = torch.where(done, 0.0, surplus)
            wanted[step] = ahead + self.settings.trace * surplus
            own = values.gather(1, seat)
            gain = ahead.gather(1, seat) - own + self.settings.trace * surplus.gather(1, seat)
            wanted[step].scatter_(1, seat, own + gain)
            surplus = surplus.scatter(1, seat, gain)
            ahead = ahead.scatter(1, seat, own)
            advantage[step] = gain[:, 0]
        parts["wanted"], parts["advantage"] = wanted - parts["odds"], advantage

    def _reckon_together(self, ahead: Tensor) -> None:
        """Advantages and values where all seats are one team and a judge has given the values: every decision is
        everybody's."""
        parts, steps = self.stretch.parts, self.settings.steps
        advantage = torch.zeros_like(parts["values"])
        surplus = torch.zeros_like(ahead)
        for step in range(steps - 1, -1, -1):
            done, values = parts["done"][step], parts["values"][step]
            ahead, surplus = torch.where(done, parts["worth"][step, :, 0], ahead), torch.where(done, 0.0, surplus)
            surplus = ahead - values + self.settings.trace * surplus
            advantage[step], ahead = surplus, values
        parts["judged"], parts["advantage"] = parts["values"] + advantage, advantage
        parts["wanted"] = parts["judged"][..., None] - parts["odds"]

    def _learn(self) -> dict[str, float]:
        parts = {name: part.flatten(0, 1) for name, part in self.stretch.parts.items()}
        count, size = len(parts["actions"]), min(self.settings.minibatch, len(parts["actions"]))
        counted = (parts["mask"].sum(1) > 1) & parts["own"]
        chosen = parts["advantage"][counted]
        parts["scaled"] = (parts["advantage"] - chosen.mean()) / (chosen.std() + 1e-6)
        parts["counted"] = counted.float()
        parts["players"] = self.lanes.players.repeat(self.settings.steps)
        parts = {name: parts[name] for name in (*LEARNED_FROM, *(("judged", "truth") if self.judge else ()))}
        told: dict[str, Any] = {}
        for _ in range(self.settings.epochs):
            order = torch.randperm(count, device=self.lanes.device)
            for begin in range(0, count - size + 1, size):
                told = self._update_with(parts, order[begin : begin + size])
        return {name: float(value) for name, value in told.items()}

    def _update_with(self, parts: dict[str, Tensor], chosen: Tensor) -> dict[str, Tensor]:
        if self.home.type != "cuda":
            return self._update({name: part[chosen] for name, part in parts.items()})
        if self.recorded is None:
            self.recorded = Recording(self._update, {name: part[chosen] for name, part in parts.items()})
        return self.recorded(parts, chosen)

    def _surprise(self, expected: Tensor, truth: Tensor, players: Tensor) -> Tensor:
        """How little it was expected which of the others holds each thing, or that nobody of them does."""
        held = self.lanes.held(truth)
        expected = expected.view(len(held), held.shape[1], -1)
        others, things = (torch.arange(1, 1 + size, device=held.device) for size in expected.shape[1:])
        absent = (others >= players)[:, :, None]
        holds = ((held[:, :, None] >> (things - 1)) & 1).bool() & ~absent
        nobody = torch.zeros_like(expected[:, :1])
        said = torch.cat([nobody, expected.masked_fill(absent, IMPOSSIBLE)], 1)
        return nn.functional.cross_entropy(said, (holds * others[:, None]).sum(1))

    def _update(self, part: dict[str, Tensor]) -> dict[str, Tensor]:
        wide = self.model.spread(part["picked"])
        chances, added, expected = self.model(wide, part["behind"], part["mask"])
        chance = chances.gather(1, part["actions"][:, None])[:, 0]
        ratio = (chance - part["chance"]).exp()
        counted, scaled, players = part["counted"], part["scaled"], part["players"][:, None]
        clip, total = self.settings.clip, counted.sum().clamp(min=1)
        gain = torch.min(ratio * scaled, ratio.clamp(1 - clip, 1 + clip) * scaled)
        undecided = -(chances.exp() * chances.masked_fill(~part["mask"], 0)).sum(1)
        numbers = self.lanes.seat_numbers
        away = (numbers - part["seat"][:, None]) % players
        present = (numbers < players).float()
        error = ((added.gather(1, away) - part["wanted"]) ** 2 * present).sum() / present.sum()
        loss = -(gain * counted).sum() / total - self.entropy * (undecided * counted).sum() / total + error
        told = {"entropy": ((undecided * counted).sum() / total).detach(), "error": error.detach()}
        if self.judge is not None:
            misjudged = ((self.judge(wide, part["truth"]) - part["judged"]) ** 2).mean()
            surprise = self._surprise(expected, part["truth"], players)
            loss = loss + misjudged + self.settings.belief * surprise
            told |= {"misjudged": misjudged.detach(), "surprise": surprise.detach()}
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        if self.judge is not None:
            nn.utils.clip_grad_norm_(self.judge.parameters(), 0.5)
        self.optimiser.step()
        return told
