"""A turn of every game, told in pictures, for the pages of docs/play."""

from __future__ import annotations

import io
from collections.abc import Callable

from docs.picturing.studio import HEAVIEST, Party, Studio, keep
from PIL import Image

import labtable
from labtable.core.lessons.action_names import actions_named

SHARP = 1.5
WIDE, HIGH = 800, 400  # above this a picture is sharp enough as it is
WHOLE = 110_000  # bytes of a picture of the whole table
Place = tuple[int, int, int, int]  # left, top, right, bottom on a page of 1280 × 860
DESK: Place = (8, 638, 1008, 860)
START = (
    "start reagent/5",
    "start reagent/8",
    "dice reagent=0 chimie=0 boum=3 securite=1",
    "dice reagent=0 chimie=3 boum=0 securite=1",
    "end",
    "cleave atom/0/1 atom/0/2",
    "pass-boum",
    "pass-chimie",
    "end",
)


def may(*names: str, after: int = 0) -> Callable[[labtable.Match], bool]:
    """The first seat is asked, and may do all of these."""

    def now(match: labtable.Match) -> bool:
        return (
            match.version >= after
            and match.to_move == 0
            and all(actions_named(match, words, 0, match.legal()) for words in names)
        )

    return now


def photograph(party: Party, name: str, place: Place | None = None) -> None:
    """A part of the page, or all of it."""
    party.seen()
    left, top, right, bottom = place or (0, 0, 1280, 860)
    taken = party.page.screenshot(clip={"x": left, "y": top, "width": right - left, "height": bottom - top})
    picture = Image.open(io.BytesIO(taken))
    if right - left > WIDE or bottom - top > HIGH:
        picture = picture.resize((right - left, bottom - top), Image.Resampling.LANCZOS)
    keep(picture, f"play-{name}" if place else name, HEAVIEST if place else WHOLE)


def press(party: Party, selector: str) -> None:
    """Choose a thing, and take the hand away."""
    party.page.locator(selector).first.click()
    party.page.mouse.move(1, 1)


def eureka(studio: Studio) -> None:
    party = studio.party("eureka", 3, 7, sharp=SHARP)
    party.go_on(may("play", after=16))
    party.open()
    photograph(party, "eureka")
    photograph(party, "eureka-hand", (236, 650, 860, 836))
    press(party, ".tray [data-lit] >> nth=1")
    photograph(party, "eureka-chosen", (8, 46, 1272, 652))


def curie(studio: Studio) -> None:
    party = studio.party("curie", 3, 7, sharp=SHARP)
    party.go_on(may("take", "write", after=60))
    party.open()
    photograph(party, "curie")
    photograph(party, "curie-tower", (240, 268, 660, 632))
    party.go_on(may("buy", "validate", "transform"))
    photograph(party, "curie-cards", (655, 268, 996, 632))
    photograph(party, "curie-laboratory", DESK)
    photograph(party, "curie-timeline", (240, 142, 996, 264))


def scientia(studio: Studio) -> None:
    party = studio.party("scientia", 2, 7, sharp=SHARP)
    party.go_on(may("take", "rotate-twice", after=14))
    party.open()
    photograph(party, "scientia")
    photograph(party, "scientia-boards", (240, 142, 620, 356))
    photograph(party, "scientia-desk", (8, 582, 772, 836))
    press(party, '[data-thing="slot/0/1"]')
    photograph(party, "scientia-chosen", (8, 582, 1008, 836))


def element(studio: Studio) -> None:
    party = studio.party("element", 2, 7, sharp=SHARP)
    party.go_on(may("play", "power", after=12))
    party.open()
    photograph(party, "element")
    photograph(party, "element-hand", (8, 670, 772, 836))
    party.go_on(may("add"))
    photograph(party, "element-placing", (240, 278, 1000, 535))
    party.go_on(may("claim"))
    photograph(party, "element-goal", (8, 46, 1272, 535))


def laboratorium(studio: Studio) -> None:
    """The deal and the first moves of the first lesson: ethanol on the way to aspirin."""
    party = studio.party("laboratorium", 2, 222, sharp=SHARP, options={"target": "aspirin"})
    party.play(*START)
    party.open()
    photograph(party, "laboratorium-dice", (690, 360, 992, 490))
    party.play(
        "dice reagent=2 chimie=0 boum=0 securite=2",
        "choose reagent/3",
        "dice reagent=2 chimie=2 boum=0 securite=0",
        "choose reagent/1",
        "choose reagent/2",
    )
    photograph(party, "laboratorium")
    press(party, '[data-thing="atom/0/1"]')
    photograph(party, "laboratorium-molecule", (240, 200, 694, 498))
    party.page.keyboard.press("Escape")
    party.play("single atom/0/1", "use reagent/3", "play-odds card/patent", "pass-boum")
    photograph(party, "laboratorium-odds", (240, 142, 996, 660))


SCENES = {scene.__name__: scene for scene in (eureka, curie, scientia, element, laboratorium)}
