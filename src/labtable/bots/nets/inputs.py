"""How an observation goes into a net: each field's value picks a row of the first layer.

Which values have a row is learned from positions that were met; another value takes the row of the nearest. The
commonest value of a field has none: it is part of the start. Fields that stand by seat are turned so that the seat that
looks comes first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labtable.bots.search.tree import MOST_SEATS
from labtable.core.arrays import NDArray, np
from labtable.core.game.contract import Game
from labtable.core.record.layout import A_SEAT, BY_SEAT

WIDEST = 256  # values that a field may have a row for
MOST_ROWS = 3072  # of the first layer
RAREST = 2e-4  # share of positions that a value must occur in


def turns(game: Game) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
    """Where each field stands for (players, seat), and which fields are seats. The last field is the players."""
    width = sum(field.size for field in game.observation_fields)
    source = np.tile(np.arange(width + 1, dtype=np.int32), ((MOST_SEATS + 1) * MOST_SEATS, 1))
    relative = np.zeros(width + 1, np.int8)
    for field in game.observation_fields:
        if field.seating == A_SEAT:
            relative[field.start] = 1
        elif field.seating == BY_SEAT:
            part = field.size // field.shape[0]
            for players in game.meta.players:
                for seat in range(players):
                    for place in range(players):
                        to, of = field.start + place * part, field.start + (seat + place) % players * part
                        source[players * MOST_SEATS + seat, to : to + part] = np.arange(of, of + part)
    return source, relative


@dataclass(frozen=True)
class Inputs:
    """The first layer's rows: of which field and value each is."""

    source: NDArray[np.int32]
    relative: NDArray[np.int8]
    low: NDArray[np.int32]  # by field
    rows: NDArray[np.int32]  # [field, value - low]: a row, or -1
    fields: NDArray[np.int32]  # by row
    values: NDArray[np.int32]  # by row

    @staticmethod
    def met(game: Game, turned: NDArray[Any]) -> Inputs:
        """The inputs of a net, from positions that were met, each already turned, the number of players last."""
        source, relative = turns(game)
        width = turned.shape[1]
        counts: list[tuple[float, int, int]] = []
        low = turned.min(0).astype(np.int32)
        for field in range(width):
            values, often = np.unique(np.clip(turned[:, field] - low[field], 0, WIDEST - 1), return_counts=True)
            usual = values[often.argmax()]
            counts += [
                (count / len(turned), field, int(value))
                for value, count in zip(values, often, strict=True)
                if value != usual and count / len(turned) >= RAREST
            ]
        chosen = sorted(sorted(counts, reverse=True)[:MOST_ROWS], key=lambda one: one[1:])
        fields, values = np.array([one[1] for one in chosen], np.int32), np.array([one[2] for one in chosen], np.int32)
        return Inputs.of(source, relative, low, fields, values, turned)

    @staticmethod
    def of(source: Any, relative: Any, low: Any, fields: Any, values: Any, turned: Any) -> Inputs:
        """The table of rows; the usual value of each field, and what is nearest to it, has none."""
        rows = np.full((len(low), WIDEST), -1, np.int32)
        for field in range(len(low)):
            own = np.flatnonzero(fields == field)
            if not len(own):
                continue
            seen = np.clip(turned[:, field] - low[field], 0, WIDEST - 1)
            usual = np.bincount(seen).argmax()
            known, row = np.append(values[own], usual), np.append(own, -1)
            rows[field] = row[np.abs(np.arange(WIDEST)[:, None] - known).argmin(1)]
        return Inputs(source, relative, low, rows, fields, values)

    @staticmethod
    def of_net(net: Any) -> Inputs:
        """The inputs that a net reads; of several values that pick a row, the one nearest to the usual stands for
        all."""
        fields = np.zeros(len(net.first), np.int32)
        values = np.zeros(len(net.first), np.int32)
        for field, picked in enumerate(net.rows):
            usual = np.flatnonzero(picked < 0)
            for row in np.unique(picked[picked >= 0]):
                own = np.flatnonzero(picked == row)
                fields[row], values[row] = field, own[np.abs(own - usual[0]).argmin()] if len(usual) else own[0]
        return Inputs(net.source, net.relative, net.low, net.rows, fields, values)
