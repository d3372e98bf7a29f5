"""An update of the net on a GPU, recorded once and repeated: its small kernels take longer to launch than to run."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

Parts = dict[str, Tensor]
TRIALS = 3  # of an update before it can be recorded


class Recording:
    """What `update` does with parts of one size, as a CUDA graph."""

    def __init__(self, update: Callable[[Parts], Parts], sample: Parts) -> None:
        self.room = {name: part.clone() for name, part in sample.items()}
        aside = torch.cuda.Stream()  # type: ignore[no-untyped-call]
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(TRIALS):
                update(self.room)
        torch.cuda.current_stream().wait_stream(aside)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.told = update(self.room)

    def __call__(self, everything: Parts, chosen: Tensor) -> Parts:
        """The update with the chosen rows of all parts."""
        for name, room in self.room.items():
            torch.index_select(everything[name], 0, chosen, out=room)
        self.graph.replay()  # type: ignore[no-untyped-call]
        return self.told
