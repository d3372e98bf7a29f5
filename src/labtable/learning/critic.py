"""The judge of a team: while a net learns, what a position is worth is judged by one who sees every hand.

It says how good a decision was with less luck in it than a player could, who knows one hand. It does not play, and no
bot ever asks it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from labtable.core.game.contract import Game
from labtable.core.game.observation_fields import words_of
from labtable.core.record.layout import Held, layout_of
from labtable.learning.model import LAYERS

SET = 64  # members that a set in one word may have


def sets_of(game: Game, held: Held) -> NDArray[np.int64]:
    """The words of the record that hold a chair's sets, by chair, what it hides first."""
    entry = np.dtype(game.STATE[held.table].base)
    names = [name for name in entry.names or () if entry[name] == np.int64 and name != held.field]
    return np.stack([words_of(held._replace(field=name), layout_of(game.State)) for name in (held.field, *names)], 1)


class Judge(nn.Module):
    """What a seat sees, spread as for the net, and the sets of all chairs → what the game will be worth to the team."""

    def __init__(self, width: int, sets: int, hidden: int) -> None:
        super().__init__()
        self.seen, self.hidden = nn.Linear(width, hidden), nn.Linear(SET * sets, hidden)
        for part in (self.seen, self.hidden):
            nn.init.normal_(part.weight, std=(2 / 60) ** 0.5)
        self.layers = nn.ModuleList([nn.Linear(hidden, hidden) for _ in range(LAYERS)])
        self.last = nn.Linear(hidden, 1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        self.register_buffer("members", torch.arange(SET), persistent=False)

    def forward(self, wide: Tensor, truth: Tensor) -> Tensor:
        members: Any = self.members
        bits = ((truth[:, :, None] >> members) & 1).flatten(1).to(wide.dtype)
        with torch.autocast(wide.device.type, torch.bfloat16, enabled=wide.is_cuda):
            units = torch.relu(self.seen(wide) + self.hidden(bits))
            for layer in self.layers:
                units = units + torch.relu(layer(units))
        return self.last(units.float())[:, 0]  # the difference of two values is finer than sixteen bits
