"""Takes the pictures of the documentation: `python -m docs.picturing`, or some: `… curie rulebooks`.

The client must be built (`make web`). Every table is dealt from a seed, so the pictures change only with the client.
"""

from __future__ import annotations

import sys

from docs.picturing.lessons import classroom
from docs.picturing.rulebooks import rulebooks
from docs.picturing.scenes import SCENES
from docs.picturing.studio import studio

PICTURES = {**SCENES, "classroom": classroom, "rulebooks": rulebooks}

if __name__ == "__main__":
    wanted = sys.argv[1:] or list(PICTURES)
    with studio() as one:
        for name in wanted:
            PICTURES[name](one)
