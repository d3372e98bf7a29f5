"""What must be true of every record: no cube, card or tile is lost, no number is out of range, unused room is blank."""

from collections import Counter
from typing import Any

from labtable.core.arrays import np
from labtable.core.record.soundness import expect, expect_range

from .components import (
    CARDS,
    COPIES,
    CUBES,
    LAST_SPACE,
    MAXIMUM,
    MOST_ADVANCES,
    MOST_ROUNDS,
    NOBELS,
    OBJECTIVE_POINTS,
    THESIS_COPIES,
    THESIS_LEVEL,
    TILE_COUNT,
    TILES_OF_A_GLASS,
    TILES_OF_A_LEVEL,
    WORKSHOP,
)
from .constants import (
    CATEGORIES,
    GLASSES,
    LEVELS,
    NO_CARD,
    NOBODY,
    RESOURCES,
    SLOTS,
    SPACE_CLOSED,
    Ending,
    Pending,
)
from .state import MOST_CUBES, MOST_POINTS, State


def check_state(s: State) -> list[str]:
    return faults_of_ranges(s) or [  # what follows counts by these numbers
        *faults_of_cubes(s),
        *faults_of_cards(s),
        *faults_of_tiles(s),
        *faults_of_theses(s),
        *faults_of_players(s),
        *faults_of_turn(s),
    ]


def faults_of_ranges(s: State) -> list[str]:
    faults: list[str] = []
    players = int(s.num_players)
    expect_range(faults, "num_players", s.num_players, 2, 4)
    for name in ("supply", "tower", "available", "thrown", "fell"):
        for resource in range(RESOURCES):
            expect_range(faults, name, getattr(s, name)[resource], 0, int(CUBES[resource]))
    expect_range(faults, "row", s.row, NO_CARD, CATEGORIES - 1)
    expect_range(faults, "deck", s.deck, 0, CATEGORIES - 1)
    expect_range(faults, "deck_size", s.deck_size, 0, CARDS)
    expect_range(faults, "deck_known", s.deck_known, 0, int(s.deck_size))
    expect_range(faults, "piles", s.piles, 0, GLASSES * TILES_OF_A_GLASS - 1)
    expect_range(faults, "pile_size", s.pile_size, 0, TILES_OF_A_GLASS)
    expect_range(faults, "theses", s.theses, 0, len(THESIS_LEVEL) - 1)
    expect_range(faults, "theses_size", s.theses_size, 0, TILES_OF_A_LEVEL)
    expect_range(faults, "workshop_side", s.workshop_side, 0, 1)
    expect_range(faults, "timeline", s.timeline, 0, LAST_SPACE)
    expect_range(faults, "advances", s.advances, 0, MOST_ADVANCES)
    expect_range(faults, "heard", s.heard, SPACE_CLOSED, players)
    expect_range(faults, "marie_curie", s.marie_curie, NOBODY, players - 1)
    expect_range(faults, "first", s.first, 0, players - 1)
    expect_range(faults, "active", s.active, 0, players - 1)
    expect_range(faults, "step", s.step, Pending.WORKSHOP, Pending.REST)
    expect_range(faults, "taken", s.taken, 0, 6)
    expect_range(faults, "bought", s.bought, 0, 1)
    expect_range(faults, "last_round", s.last_round, 0, 1)
    expect_range(faults, "round_number", s.round_number, 1, MOST_ROUNDS)
    expect_range(faults, "ending", s.ending, 0, max(Ending))
    for seat in range(players):
        faults += faults_of_player_ranges(s.players[seat])
    return faults


def faults_of_player_ranges(player: Any) -> list[str]:
    faults: list[str] = []
    expect_range(faults, "points", player.points, 0, MOST_POINTS)
    expect_range(faults, "cubes", player.cubes, 0, MOST_CUBES)
    cards = zip(player.cards.tolist(), MAXIMUM.tolist(), strict=True)
    expect(faults, all(0 <= held <= most for held, most in cards), "cards: more than there are, or fewer than none")
    expect_range(faults, "player's theses", player.theses, 0, len(THESIS_LEVEL) - 1)
    expect_range(faults, "num_theses", player.num_theses, 0, LEVELS)
    expect_range(faults, "tiles", player.tiles, 0, GLASSES * TILES_OF_A_GLASS - 1)
    expect_range(faults, "num_tiles", player.num_tiles, 0, SLOTS)
    expect_range(faults, "validated", player.validated, 0, (1 << SLOTS) - 1)
    expect_range(faults, "objective", player.objective, 0, len(OBJECTIVE_POINTS) - 1)
    expect_range(faults, "objective_turned", player.objective_turned, 0, 1)
    expect_range(faults, "nobels", player.nobels, 0, NOBELS)
    return faults


def faults_of_cubes(s: State) -> list[str]:
    """§15.26 Every cube is in exactly one place."""
    faults: list[str] = []
    for resource in range(RESOURCES):
        flasks = sum(int(s.players[seat].cubes[resource]) for seat in range(s.num_players))
        found = int(s.supply[resource]) + int(s.tower[resource]) + int(s.available[resource]) + flasks
        expect(faults, found == CUBES[resource], f"cubes of resource {resource}: {found}, expected {CUBES[resource]}")
    return faults


def faults_of_cards(s: State) -> list[str]:
    """§1.2 47 cards in deck, row and columns."""
    faults: list[str] = []
    found = Counter(s.deck[: int(s.deck_size)].tolist()) + Counter(card for card in s.row.tolist() if card != NO_CARD)
    for category in range(CATEGORIES):
        count = found[category] + sum(int(s.players[seat].cards[category]) for seat in range(s.num_players))
        expect(faults, count == COPIES[category], f"cards of category {category}: {count}")
    expect(faults, not s.deck[int(s.deck_size) :].any(), "deck: a card above the top")
    expect(faults, NO_CARD not in s.row or s.deck_size == 0, "row: an empty space beside a deck with cards")
    return faults


def faults_of_tiles(s: State) -> list[str]:
    """§15.27 24 tiles in piles and slots, each once and among its kind."""
    faults: list[str] = []
    for glass in range(GLASSES):
        size = int(s.pile_size[glass])
        found = s.piles[glass, :size].tolist()
        expect(faults, not s.piles[glass, size:].any(), "piles: a tile above the top")
        for seat in range(s.num_players):
            player = s.players[seat]
            count = int(player.num_tiles[glass])
            found += player.tiles[glass, :count].tolist()
            expect(faults, not player.tiles[glass, count:].any(), "tiles: a tile in a free slot")
            expect(faults, int(player.validated[glass]) >> count == 0, "validated: a free slot")
        first = glass * TILES_OF_A_GLASS
        tiles = list(range(first, first + int(TILE_COUNT[glass])))
        expect(faults, sorted(found) == tiles, f"tiles of kind {glass}: {found}")
    return faults


def faults_of_theses(s: State) -> list[str]:
    """§15.28 16 Theses in piles and with players, each among its level."""
    faults: list[str] = []
    found: Counter[int] = Counter()
    for level in range(LEVELS):
        size = int(s.theses_size[level])
        found.update(s.theses[level, :size].tolist())
        expect(faults, not s.theses[level, size:].any(), "theses: a tile above the top")
        expect(
            faults,
            all(THESIS_LEVEL[thesis] == level for thesis in s.theses[level, :size]),
            f"theses: a tile in pile {level}",
        )
    found.update(int(entry.source) for entry in s.pending[: int(s.pending_size)] if entry.kind == Pending.THESIS)
    for seat in range(s.num_players):
        player = s.players[seat]
        written = player.theses[: int(player.num_theses)]
        found.update(written.tolist())
        levels, being_applied = (
            [int(THESIS_LEVEL[thesis]) for thesis in written],
            [
                int(THESIS_LEVEL[entry.source])
                for entry in s.pending[: int(s.pending_size)]
                if entry.kind == Pending.THESIS and entry.seat == seat
            ],
        )
        right = levels == sorted(levels) and sorted(levels + being_applied) == list(range(len(levels + being_applied)))
        expect(faults, right, "player's theses: levels")
        expect(faults, not player.theses[len(written) :].any(), "player's theses: beyond the last")
    expect(faults, found == Counter(dict(enumerate(THESIS_COPIES.tolist()))), f"theses: {dict(found)}")
    return faults


def faults_of_players(s: State) -> list[str]:
    faults: list[str] = []
    objectives = [int(s.players[seat].objective) for seat in range(s.num_players)]
    expect(faults, len(set(objectives)) == len(objectives), f"objectives: {objectives}")
    for seat in range(int(s.num_players), len(s.players)):
        blank = not np.frombuffer(s.players[seat].tobytes(), np.uint8).any()
        expect(faults, blank, f"players: seat {seat} is not blank")
    return faults


def faults_of_turn(s: State) -> list[str]:
    faults: list[str] = []
    length = int(WORKSHOP[s.num_players].sides[s.workshop_side].length)
    expect(faults, 0 <= s.workshop_space < length, f"workshop_space: {s.workshop_space} of {length}")
    expect(faults, bool(s.last_round) == (s.timeline == LAST_SPACE), "last_round: not as the timeline says")
    if s.ending == Ending.NONE:
        asking = s.pending_size > 0 or s.step != Pending.WORKSHOP
        expect(faults, bool(asking), "step: nothing is asked, and the game is not over")
    return faults
