"""The moving picture of the README: a turn of Marie Curie that begins in the tower and ends with a Nobel prize."""

from __future__ import annotations

from docs.picturing.film import Film
from docs.picturing.studio import PICTURES, SHOWN, Party, Studio

WIDTH = 960
SEED, BEGIN = 20, 107  # a deal of two greedy players, and the decision before this turn
CHOSEN = "() => document.querySelector('.prompt [data-act]') !== null"  # the key says what it will do
CALM = 0.65  # of the usual pace: the eye follows every cube
YES = ".prompt .acts .key"


def thing(name: str) -> str:
    return f'[data-thing="{name}"]'


def nobel_prize(studio: Studio) -> None:
    party = studio.party("curie", 2, SEED, size=(1280, 860), reduced_motion="no-preference")
    party.go_on(lambda match: match.version >= BEGIN)
    party.open()
    film = Film(party.page)
    film.rest(0.4)
    others(party, film, "end-turn", CALM)  # the throw, and 1910
    film.rest(0.3)
    mine(party, film, "apply timeline/1910", YES)
    others(party, film, "apply")
    for cube in ("pitchblende", "uranium", "pitchblende"):
        mine(party, film, f"take available/{cube}", thing(f"available/{cube}"))
    mine(party, film, "validate", thing("seat/0/flask/3"))
    film.rest(0.3)
    film.press(thing("row/2"), CHOSEN)
    mine(party, film, "buy row/2", YES)
    film.rest(0.7)
    mine(party, film, "apply timeline/1911", YES)
    film.rest(1.6)
    film.save(PICTURES / "table.webp", WIDTH)


def mine(party: Party, film: Film, words: str, selector: str) -> None:
    """A decision made by pressing the page."""
    party.match.play(party.named(words))
    film.press(selector, SHOWN, party.match.version)


def others(party: Party, film: Film, words: str, pace: float = 1) -> None:
    party.play(words)
    film.wait(SHOWN, party.match.version, pace)
