"""The net that learns, in torch; `arrays` is the same net as the compiled search reads it."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from labtable.bots.nets.inputs import Inputs
from labtable.bots.search.net import Net
from labtable.bots.search.tree import MOST_SEATS

HIDDEN = 256
LAYERS = 2
FARTHEST_BEHIND = -12.0
ALIGNED = 64  # columns of a matrix that a GPU multiplies quickly, or a multiple


class Model(nn.Module):
    """Rows of the first layer → HIDDEN → two layers that add to it → promises, trust in the first look, values, what
    the others hold."""

    def __init__(self, inputs: Inputs, actions: int, hidden: int = HIDDEN, expectations: int = 0) -> None:
        super().__init__()
        self.actions, self.count = actions, len(inputs.fields)
        self.width = -(-(self.count + 1) // ALIGNED) * ALIGNED  # the last columns pick nothing
        self.first = nn.Parameter(torch.randn(self.count, hidden) * (2 / 40) ** 0.5)
        self.slope = nn.Parameter(torch.zeros(len(inputs.low), hidden))  # what a field adds for each step of its value
        self.start = nn.Parameter(torch.zeros(hidden))
        self.layers = nn.ModuleList([nn.Linear(hidden, hidden) for _ in range(LAYERS)])
        self.last = nn.Linear(hidden, actions + 1 + MOST_SEATS + expectations)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.last.bias.data[actions] = 1.0
        self.register_buffer("steps", torch.as_tensor(_steps(inputs)), persistent=False)
        self.register_buffer("field_of", torch.as_tensor(inputs.fields.astype(np.int64)), persistent=False)

    def rows(self) -> Tensor:
        """The first layer as it is used: a row of its own, and a share of its field's slope."""
        slopes: Tensor = self.slope.index_select(0, self.field_of)  # type: ignore[arg-type]
        return self.first + slopes * self.steps[:, None]  # type: ignore[index]

    def spread(self, picked: Tensor) -> Tensor:
        """A column for each row of the first layer: 1 where it is picked."""
        kind = torch.bfloat16 if picked.is_cuda else torch.float32  # many CPUs cannot multiply numbers of sixteen bits
        wide = torch.zeros(len(picked), self.width, dtype=kind, device=picked.device)
        return wide.scatter_(1, picked.long(), 1.0)

    def forward(self, wide: Tensor, behind: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Log-probabilities of the actions, what each seat (from the one that looks on) gains on the first look, and
        how likely the others hold each thing."""
        absent = self.width - self.count
        with torch.autocast(wide.device.type, torch.bfloat16, enabled=wide.is_cuda):
            units = torch.relu(wide @ nn.functional.pad(self.rows(), (0, 0, 0, absent)) + self.start)
            for layer in self.layers:
                units = units + torch.relu(layer(units))
            out = self.last(units)
        out = out.float()
        promised = out[:, : self.actions] + torch.relu(out[:, self.actions, None]) * behind.float()
        added, expected = out[:, self.actions + 1 :].tensor_split([MOST_SEATS], 1)
        return torch.log_softmax(promised.masked_fill(~mask, -1e9), -1), added, expected

    @torch.no_grad()
    def begin_with(self, net: Net) -> None:
        """Play as another net does at first; more units than it has count for nothing yet."""
        units = net.start.size
        self.first[:, :units] = torch.from_numpy(net.first)
        self.start[:units] = torch.from_numpy(net.start)
        for layer, weights, bias in zip(self.layers, net.hidden, net.bias, strict=True):
            layer.weight[:units] = 0
            layer.weight[:units, :units] = torch.from_numpy(weights.T)
            layer.bias[:units] = torch.from_numpy(bias)
        self.last.weight[:, :units] = torch.from_numpy(net.policy)
        self.last.bias[:] = torch.from_numpy(net.offset)

    def arrays(self) -> dict[str, NDArray[np.float32]]:
        """The float fields of `bots.search.net.Net`."""

        def plain(tensor: Any) -> Any:
            return tensor.detach().float().cpu().numpy()

        return {
            "first": plain(self.rows()),
            "start": plain(self.start),
            "hidden": np.stack([plain(layer.weight).T for layer in self.layers]),
            "bias": np.stack([plain(layer.bias) for layer in self.layers]),
            "policy": plain(self.last.weight),
            "offset": plain(self.last.bias),
        }


def _steps(inputs: Inputs) -> NDArray[np.float32]:
    """How far each row's value is from its field's usual one, the farthest of a field being 1."""
    steps = np.zeros(len(inputs.fields), np.float32)
    for field in set(inputs.fields.tolist()):
        own = inputs.fields == field
        usual = np.flatnonzero(inputs.rows[field] < 0)
        away = inputs.values[own] - (usual[0] if len(usual) else 0)
        steps[own] = away / max(1, np.abs(away).max())
    return steps
