"""What is gone leaves the memory of a server, though nobody looks for it often."""

import gc
import weakref

from labtable.server.run.app import freeze_memory


class Gone:
    """What only a search finds: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_set_aside_is_found_when_everything_is_looked_through():
    usual = gc.get_threshold()
    try:
        gc.set_threshold(0)
        gone = weakref.ref(Gone())
        freeze_memory(after_collecting=False)
        gc.collect()
        assert gone() is not None  # set aside
        freeze_memory(after_collecting=True)
        assert gone() is None
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
