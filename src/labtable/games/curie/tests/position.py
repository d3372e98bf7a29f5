"""Positions in words, and hands that play them: `game(cubes=["3P"], tiles=["b4"]).validate("beaker", 1)`.

Cubes are written `2P 1U 3R`, tiles by their names in components.toml, a `*` after one that is validated.
"""

import re
from typing import Self

import numpy as np

from labtable.core.record.records import State
from labtable.games.curie import GAME
from labtable.games.curie.actions import encode
from labtable.games.curie.components import (
    CATEGORY_NAMES,
    COPIES,
    CUBES,
    GLASS_NAMES,
    LAST_SPACE,
    OBJECTIVE_NAMES,
    RESOURCE_NAMES,
    THESIS_EFFECTS,
    TILE_NAMES,
    TIMELINE_NAMES,
    TRANSFORMATION_NAMES,
    WORKSHOP,
)
from labtable.games.curie.constants import GLASSES, ROW, Event, Kind, Pending, Refusal
from labtable.games.curie.effect_words import LETTERS, icons
from labtable.testing import Position

Words = tuple[str, ...] | list[str]
Numbers = tuple[int, ...] | list[int]
OTHER_OBJECTIVES = ("full-category", "five-tiles", "theses", "every-category", "nobel")


def counts(text: str) -> list[int]:
    """`2P 1R` as numbers by resource."""
    found = dict.fromkeys(LETTERS, 0)
    for count, letter in re.findall(r"(\d+)([PUR])", text):
        found[letter] += int(count)
    return list(found.values())


def written(numbers: np.ndarray) -> str:
    """Numbers by resource as `2P 1R`."""
    return " ".join(f"{count}{letter}" for count, letter in zip(numbers, LETTERS, strict=True) if count)


class Table(Position):
    """A position of In the Footsteps of Marie Curie."""

    game = GAME
    Event = Event

    @property
    def asks(self) -> str:
        """What is asked, and of whom: `research 0`."""
        pending = int(self.s.pending_size)
        kind = self.s.pending[pending - 1].kind if pending else self.s.step
        return f"{Pending(kind).name.lower()} {self.mover}"

    def why_not(self, kind: Kind, a: int = 0, b: int = 0, seat: int | None = None) -> Refusal:
        return self.refusal(encode(kind, a, b), seat)

    def do(self, kind: Kind, a: int = 0, b: int = 0) -> Self:
        return self.apply(encode(kind, a, b))

    def take(self, *resources: str) -> Self:
        for resource in resources:
            self.do(Kind.TAKE, RESOURCE_NAMES.index(resource))
        return self

    def write(self) -> Self:
        return self.do(Kind.WRITE)

    def card(self, category: str) -> Self:
        return self.do(Kind.CARD, CATEGORY_NAMES.index(category))

    def transform(self, kind: str) -> Self:
        return self.do(Kind.TRANSFORM, TRANSFORMATION_NAMES.index(kind))

    def validate(self, glass: str, slot: int) -> Self:
        return self.do(Kind.VALIDATE, GLASS_NAMES.index(glass), slot - 1)

    def pile(self, glass: str) -> Self:
        return self.do(Kind.PILE, GLASS_NAMES.index(glass))

    def give_back(self, resource: str) -> Self:
        return self.do(Kind.RETURN, RESOURCE_NAMES.index(resource))

    def use(self) -> Self:
        """The space of the timeline."""
        return self.do(Kind.APPLY)

    def objective(self) -> Self:
        return self.do(Kind.OBJECTIVE)

    def done(self) -> Self:
        return self.do(Kind.DONE)

    def let_pass(self) -> Self:
        """Nobody uses the timeline."""
        while self.asks.startswith("timeline"):
            self.done()
        return self

    def pass_turn(self) -> Self:
        """The turn of the active player, with nothing done in it."""
        active = int(self.s.active)
        while self.mover >= 0 and (self.s.active == active or self.asks.startswith("timeline")):
            self.do(Kind.RETURN, int(np.argmax(self.s.players[active].cubes))) if "rest" in self.asks else self.done()
        return self

    # What is so

    def cubes(self, seat: int = 0) -> str:
        return written(self.s.players[seat].cubes)

    def points(self, seat: int = 0) -> int:
        return int(self.s.players[seat].points)

    def tiles(self, seat: int = 0, glass: str = "beaker") -> list[str]:
        kind = GLASS_NAMES.index(glass)
        player = self.s.players[seat]
        return [TILE_NAMES[tile] for tile in player.tiles[kind, : player.num_tiles[kind]]]

    def row(self) -> str:
        return " ".join(CATEGORY_NAMES[card] if card >= 0 else "-" for card in self.s.row)

    def date(self) -> str:
        return TIMELINE_NAMES[self.s.timeline]

    def said(self, event: Event) -> list[tuple[int, int, int]]:
        """What the last action told of this kind."""
        return [
            (int(e["a"]), int(e["b"]), int(e["c"])) for e in self.s.trail[: self.s.trail_size] if e["kind"] == event
        ]

    def result(self) -> tuple[list[int], list[int]]:
        """Scores and ranks, as if the game ended now."""
        rows = self.results()
        return rows["score"].tolist(), rows["rank"].tolist()


def dealt(players: int = 2, key: int = 0, **options: str) -> Table:
    """A game as it is dealt."""
    return Table.dealt(players, key, **options)


def game(
    players: int = 2,
    *,
    key: int = 0,
    step: str = "experimentation",
    active: int = 0,
    first: int = 0,
    cubes: Words = (),
    available: str = "",
    tower: str = "",
    supply: str | None = None,
    cards: Words = (),
    row: str = "",
    deck: str = "",
    whole_deck: str | None = None,
    tiles: Words = (),
    top: str = "",
    theses: Numbers = (),
    next_thesis: str = "",
    objectives: Words = (),
    points: Numbers = (),
    curie: int = -1,
    timeline: str = "1867",
    space: tuple[int, int] = (0, 0),
    last_round: bool = False,
) -> Table:
    """A position. Lists are by seat; `row` and `deck` are categories, the next card of the deck first; `top` are tiles
    on top of their piles; `next_thesis` is the sign of the thesis that seat 0 draws next; with `supply`, all other
    cubes are stuck in the tower."""
    table = dealt(players, key, first_player="first_seat")
    s = table.s
    s.trail_size = 0
    s.pending_size = 0
    s.heard = -1
    s.advances = 0
    s.step, s.active, s.first, s.taken, s.bought = Pending[step.upper()], active, first, 0, 0
    s.marie_curie, s.last_round = curie, last_round
    s.timeline = LAST_SPACE if last_round else TIMELINE_NAMES.index(timeline)
    s.workshop_side, s.workshop_space = space
    put_cubes(s, cubes, available, tower, supply)
    put_cards(s, cards, row, deck, whole_deck)
    put_tiles(s, tiles, top)
    put_theses(s, theses, next_thesis)
    put_objectives(s, objectives)
    for seat, number in enumerate(points):
        s.players[seat].points = number
    table.sound = whole_deck is None
    assert not table.sound or not GAME.check_state(s), GAME.check_state(s)
    return table


def put_cubes(s: State, cubes, available: str, tower: str, supply: str | None) -> None:
    s.available[:], s.tower[:] = counts(available), counts(tower)
    s.supply[:] = CUBES - s.available - s.tower
    for seat in range(s.num_players):
        s.players[seat].cubes[:] = counts(cubes[seat]) if seat < len(cubes) else 0
        s.supply[:] -= s.players[seat].cubes
    if supply is not None:
        s.tower[:] += s.supply - np.array(counts(supply), np.int8)
        s.supply[:] = counts(supply)


def put_cards(s: State, cards, row: str, deck: str, whole_deck: str | None) -> None:
    left = COPIES.copy()
    for seat in range(s.num_players):
        owned = cards[seat].split() if seat < len(cards) else []
        s.players[seat].cards[:] = [owned.count(name) for name in CATEGORY_NAMES]
        left -= s.players[seat].cards
    named = [CATEGORY_NAMES.index(name) for name in row.split()] + [CATEGORY_NAMES.index(name) for name in deck.split()]
    for card in named:
        left[card] -= 1
    rest = [card for card in range(len(left)) for _ in range(left[card])]
    order = named + rest if row else rest[:ROW] + named + rest[ROW:]
    if whole_deck is not None:
        order = order[:ROW] + [CATEGORY_NAMES.index(name) for name in whole_deck.split()]
    s.row[:] = order[:ROW]
    s.deck[:] = 0
    s.deck_size, s.deck_known = len(order) - ROW, 0
    s.deck[: s.deck_size] = order[ROW:][::-1]


def put_tiles(s: State, tiles, top: str) -> None:
    owned = [name for seat in range(len(tiles)) for name in tiles[seat].split()]
    for seat, names in enumerate(tiles):
        player = s.players[seat]
        for name in names.split():
            tile = TILE_NAMES.index(name.rstrip("*"))
            glass = tile // (len(TILE_NAMES) // GLASSES)
            slot = int(player.num_tiles[glass])
            player.tiles[glass, slot] = tile
            player.num_tiles[glass] += 1
            player.validated[glass] |= (1 << slot) if name.endswith("*") else 0
    taken = {name.rstrip("*") for name in owned}
    for glass in range(GLASSES):
        half = len(TILE_NAMES) // GLASSES
        pile = [name for name in TILE_NAMES[glass * half : (glass + 1) * half] if name not in taken]
        pile.sort(key=lambda name: name in top.split())
        s.piles[glass] = 0
        s.piles[glass, : len(pile)] = [TILE_NAMES.index(name) for name in pile]
        s.pile_size[glass] = len(pile)


def put_theses(s: State, theses, next_thesis: str) -> None:
    for seat, number in enumerate(theses):
        for level in range(number):
            s.theses_size[level] -= 1
            place = int(s.theses_size[level])
            s.players[seat].theses[level] = s.theses[level, place]
            s.theses[level, place] = 0
            s.players[seat].num_theses += 1
    if next_thesis:
        level = int(s.players[0].num_theses)
        pile = s.theses[level, : int(s.theses_size[level])]
        found = [place for place in range(len(pile)) if icons(THESIS_EFFECTS + int(pile[place])) == next_thesis]
        pile[found[-1]], pile[-1] = pile[-1], pile[found[-1]]


def put_objectives(s: State, objectives) -> None:
    rest = [name for name in OTHER_OBJECTIVES if name not in objectives]
    for seat in range(s.num_players):
        name = objectives[seat] if seat < len(objectives) else rest.pop(0)
        s.players[seat].objective = OBJECTIVE_NAMES.index(name)


def shown(players: int, side: int, space: int) -> np.ndarray:
    """What a space of the Workshop tile throws, by resource."""
    return WORKSHOP[players].sides[side].spaces[space].throw


def until(make, want, first: int = 0, tries: int = 4000) -> Table:
    """The first of many games, dealt from other keys, that comes out as wanted; a rare one is near `first`."""
    for key in range(first, first + tries):
        table = make(key)
        if want(table):
            return table
    raise AssertionError("never")


__all__ = ["Kind", "Refusal", "Table", "dealt", "game", "shown", "until", "written"]
