"""A batch of games as torch sees it: what goes into the net, the first look, and what a game was worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
import torch.utils.dlpack
from torch import Tensor

from labtable.bots.nets.inputs import WIDEST, Inputs, turns
from labtable.bots.search.tree import MOST_SEATS
from labtable.bots.search_api import TEAM_SCORE, SearchSettings
from labtable.core.game.contract import Game
from labtable.core.simulate.batch import Batch, Table
from labtable.learning.critic import sets_of
from labtable.learning.model import FARTHEST_BEHIND

WARP = 32  # lanes that are stepped together: they play at tables of one kind
USUAL_SHARE = 0.8  # of the lanes play without options, or with those that were named
SMALLEST_SHARE = 0.4  # of these sit at the smallest table, the others at any


def tables_of(
    game: Game,
    lanes: int,
    players: Sequence[int],
    smallest: float,
    shares: Sequence[float] = (),
    named: Mapping[str, object] | None = None,
) -> list[Table]:
    """A table for each lane: all numbers of players, most of them usual ones, the others with one option each.

    Usual tables have no options, or by turns those of `named`, for a game whose cards would be met too seldom without.
    `shares` says how often each number of players sits at them; if it is empty, `smallest` does.
    """
    luck = np.random.default_rng(0)
    options = [(count, given) for count, given in game.variants() if given and count in players]
    usual: list[Mapping[str, object]] = [{}, named] if named else [{}]
    tables: list[Table] = []
    while len(tables) < lanes:
        given = usual[len(tables) // WARP % len(usual)]
        if options and luck.random() > USUAL_SHARE:
            table: Table = options[luck.integers(len(options))]
        elif shares:
            table = (int(luck.choice(players, p=np.array(shares) / sum(shares))), given)
        else:
            few = luck.random() < smallest
            table = (players[0] if few else players[int(luck.integers(len(players)))], given)
        tables += [table] * WARP
    return tables[:lanes]


@dataclass(frozen=True)
class LayerRows:
    """How a net reads a position: which row of its first layer each value of each field picks."""

    rows: Tensor
    low: Tensor
    bases: Tensor

    @classmethod
    def of(cls, inputs: Inputs, device: torch.device) -> LayerRows:
        rows = np.where(inputs.rows < 0, len(inputs.fields), inputs.rows)
        return cls(
            torch.as_tensor(rows.astype(np.int16), device=device).view(-1),
            torch.as_tensor(inputs.low.astype(np.int32), device=device),
            torch.arange(len(inputs.low), device=device) * WIDEST,
        )


class Lanes:
    """Games side by side, with tensors that share their memory."""

    def __init__(
        self,
        game: Game,
        lanes: int,
        players: Sequence[int],
        device: str,
        seed: int,
        smallest: float = SMALLEST_SHARE,
        shares: Sequence[float] = (),
        named: Mapping[str, object] | None = None,
    ) -> None:
        self.game, self.device = game, torch.device("cuda" if device == "gpu" else "cpu")
        self.batch = Batch(
            game, lanes, seed=seed, device=device, tables=tables_of(game, lanes, players, smallest, shares, named)
        )
        share: Any = torch.utils.dlpack.from_dlpack if device == "gpu" else torch.from_numpy
        self.seen: Tensor = share(self.batch.observations)
        self.mask: Tensor = share(self.batch.mask)
        self.to_move: Tensor = share(self.batch.to_move)
        self.done: Tensor = share(self.batch.done)
        self.results: Tensor = share(self.batch.lanes.result_numbers)
        self.players = torch.as_tensor(self.batch.players, device=self.device)
        self.scores = torch.zeros(lanes, game.NUM_ACTIONS, device=self.device)
        self.standing = torch.zeros(lanes, self.batch.seats, device=self.device)
        self.settings = SearchSettings().record(game)[0]
        self.looks = seed
        source, relative = turns(game)
        self.turned_at_all = bool((source != source[0]).any())
        self.source = torch.as_tensor(source.astype(np.int64), device=self.device)
        self.relative = torch.as_tensor(np.flatnonzero(relative), device=self.device)
        self.reader: LayerRows | None = None
        self.seat_numbers = torch.arange(self.batch.seats, device=self.device)
        if game.HELD is not None:
            self.words: Tensor = share(self.batch.lanes.state_words)
            self.sets = torch.as_tensor(sets_of(game, game.HELD), device=self.device)

    def use(self, inputs: Inputs) -> None:
        """Read positions as the net with these inputs does, from now on."""
        self.reader = LayerRows.of(inputs, self.device)

    def turned(self) -> Tensor:
        """What the seats to move see, each from its own side; the number of players last."""
        seen = torch.cat([self.seen.int(), self.players[:, None].int()], 1)
        seat = self.to_move.long()
        if self.turned_at_all:
            seen = seen.gather(1, self.source[self.players * MOST_SEATS + seat])
        if len(self.relative):
            own = seen[:, self.relative]
            counted = (own - seat[:, None].int()) % self.players[:, None].int()
            seen[:, self.relative] = torch.where(own >= 0, counted.int(), own)
        return seen

    def picked(self, reader: LayerRows | None = None) -> Tensor:
        """The rows of the first layer that each position picks; what adds nothing picks one after the last."""
        reader = reader or self.reader
        assert reader is not None
        columns = (self.turned() - reader.low).clamp(0, WIDEST - 1)
        return reader.rows[reader.bases + columns]

    def truth(self) -> Tensor:
        """The sets of all chairs, from the seat to move on; for a judge's eyes only."""
        chairs, players = torch.arange(len(self.sets), device=self.device), self.players[:, None]
        turned = torch.where(chairs < players, (chairs + self.to_move.long()[:, None]) % players, chairs)
        return self.words.gather(1, self.sets[turned].flatten(1))

    def held(self, truth: Tensor) -> Tensor:
        """The part of `truth` that the others hide, from the next seat on."""
        return truth.view(len(truth), *self.sets.shape)[:, 1 : self.game.meta.players[-1], 0]

    def look(self) -> tuple[Tensor, Tensor]:
        """How far each action looks behind the best, one step ahead; and what each seat will get by the first look."""
        self.looks += 1
        self.batch.foresee(self.scores, self.standing, self.looks)
        ahead = self.scores.masked_fill(~self.mask, -torch.inf).amax(1, keepdim=True)
        behind = ((self.scores - ahead) / float(self.settings["temperature"])).clamp(FARTHEST_BEHIND, 0)
        return behind.masked_fill(~self.mask, 0).half(), self._odds()

    def _odds(self) -> Tensor:
        """Each seat's chance to win by the evaluation, as the search reckons it; nothing where all win together."""
        if self.game.meta.cooperative:
            return torch.zeros_like(self.standing)
        lead = self._lead(self.standing)
        return torch.sigmoid((lead / float(self.settings["lead"])).clamp(-30, 30))

    def _lead(self, values: Tensor) -> Tensor:
        """Each seat's value less the best of the others'."""
        absent = self.seat_numbers >= self.players[:, None]
        best = values.masked_fill(absent, -torch.inf).topk(2, 1)
        rival = torch.where(self.seat_numbers == best.indices[:, :1], best.values[:, 1:], best.values[:, :1])
        return values - rival

    def worth(self) -> Tensor:
        """What the games that just ended were worth to each seat, as the search reckons it."""
        score, won = self.results[..., 0].float(), self.results[..., 2].float()
        if self.game.meta.cooperative:
            return score * float(self.settings["direction"]) / TEAM_SCORE
        present = self.seat_numbers < self.players[:, None]
        won = won * present
        winners = won.sum(1, keepdim=True)
        share = torch.where(winners > 0, won / winners.clamp(min=1), 1 / self.players[:, None])
        best = score.masked_fill(~present, -torch.inf).topk(2, 1).values
        spread = best.abs().sum(1, keepdim=True) + 1
        margin = float(self.settings["margin"])
        return (1 - margin) * share + margin * (0.5 + 0.5 * self._lead(score) / spread)

    def step(self, actions: Tensor) -> None:
        self.batch.step(actions if self.device.type == "cuda" else actions.numpy())

    def sample(self, steps: int, every: int) -> Any:
        """Positions of players who look one step ahead, some of them carelessly, each as the seat to move sees it."""
        kept = []
        careless = torch.rand(len(self.mask), 1, device=self.device) * 3
        for step in range(steps):
            behind, _ = self.look()
            luck = -torch.log(-torch.log(torch.rand(self.mask.shape, device=self.device).clamp(1e-9, 1 - 1e-7)))
            wanted = (behind.float() + careless * luck).masked_fill(~self.mask, -torch.inf)
            self.step(wanted.argmax(1).int())
            if step % every == 0:
                kept.append(self.turned().cpu().numpy())
        return np.concatenate(kept)
