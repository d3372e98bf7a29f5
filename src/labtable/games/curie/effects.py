"""What each word of an effect does: cubes, points, Marie Curie tile, Thesis, Experiment tile, card, row, timeline.

An effect is a row of EFFECTS: what it costs and what it gives (components.py). Words that need an answer (an Experiment
tile, a free card) leave a question on the pending stack.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat, ask, say

from .components import EFFECTS, MOST_ADVANCES, THESIS_EFFECTS, THESIS_LEVEL
from .constants import (
    BEAKER,
    FLASK,
    LEVELS,
    NO_CARD,
    NO_EFFECT,
    RESOURCES,
    ROW,
    SLOTS,
    SPACE_CLOSED,
    Effect,
    Event,
    Pending,
    Resource_,
    Slot,
)
from .state import State

# Paying ------------------------------------------------------------------------------------------------


@rule
def can_pay(s: State, seat: Seat, effect: Effect) -> bool:
    """§7.3 The flask holds what the effect costs."""
    cubes, cost = s.players[seat].cubes, EFFECTS[effect].cost
    return bool(cubes[0] >= cost[0] and cubes[1] >= cost[1] and cubes[2] >= cost[2])


@rule
def pay(s: State, seat: Seat, effect: Effect) -> None:
    """§6.6 What is paid goes back to the supply."""
    cubes, cost = s.players[seat].cubes, EFFECTS[effect].cost
    for resource in range(RESOURCES):
        cubes[resource] -= cost[resource]
        s.supply[resource] += cost[resource]


# The words -----------------------------------------------------------------------------------------------


@rule
def gain_cubes(s: State, seat: Seat, resource: Resource_, amount: int) -> None:
    """§15.9 Take cubes from the supply; what it lacks is lost."""
    given = min(amount, s.supply[resource])
    s.supply[resource] -= given
    s.players[seat].cubes[resource] += given
    if given > 0:
        say(s, Event.GAINED, seat, resource, given)
    if given < amount:
        say(s, Event.SHORT, seat, resource, amount - given)


@rule
def gain_points(s: State, seat: Seat, points: int) -> None:
    s.players[seat].points += points
    say(s, Event.POINTS, seat, points)


@rule
def take_marie_curie(s: State, seat: Seat) -> None:
    """§12.1 Take the Marie Curie tile from the middle or from its holder; §15.17 a player who has it already keeps
    it."""
    if s.marie_curie != seat:
        say(s, Event.MARIE_CURIE, seat, s.marie_curie)
        s.marie_curie = seat


@rule
def theses_drawn(s: State, seat: Seat) -> int:
    """The Theses on the player's board, and those drawn whose bonus is still being applied."""
    drawn = s.players[seat].num_theses
    for place in range(s.pending_size):
        if s.pending[place].kind == Pending.THESIS and s.pending[place].seat == seat:
            drawn += 1
    return drawn


@rule
def draw_thesis(s: State, seat: Seat) -> Effect:
    """§5.6 The top tile of the player's next level. §5.8 Its bonus comes first; it is placed when that is applied.

    §15.12 A Thesis that moves the timeline waits for it, unless a space is being applied: then the move waits.
    """
    level = theses_drawn(s, seat)
    if level == LEVELS:  # §15.6
        say(s, Event.NO_THESIS_LEFT, seat)
        return NO_EFFECT
    s.theses_size[level] -= 1
    thesis = s.theses[level, s.theses_size[level]]
    s.theses[level, s.theses_size[level]] = 0
    say(s, Event.WROTE, seat, level, thesis)
    effect = THESIS_EFFECTS + thesis
    waits = EFFECTS[effect].timeline if s.heard == SPACE_CLOSED else 0
    ask(s, Pending.THESIS, seat, waits, thesis)
    return effect


@rule
def place_thesis(s: State, seat: Seat, thesis: int) -> None:
    """§5.8 Face down on the player's board, by level; from now on it counts as written.

    A Thesis that was drawn while another one is being applied comes first (only with components of one's own).
    """
    player = s.players[seat]
    place = player.num_theses
    while place > 0 and THESIS_LEVEL[player.theses[place - 1]] > THESIS_LEVEL[thesis]:
        player.theses[place] = player.theses[place - 1]
        place -= 1
    player.theses[place] = thesis
    player.num_theses += 1


@rule
def has_slot(s: State, seat: Seat, glass: int) -> bool:
    """§8.3 Three tiles of each kind at most."""
    return bool(s.players[seat].num_tiles[glass] < SLOTS)


@rule
def has_any_slot(s: State, seat: Seat) -> bool:
    tiles = s.players[seat].num_tiles
    return bool(tiles[BEAKER] < SLOTS or tiles[FLASK] < SLOTS)


@rule
def take_tile(s: State, seat: Seat, glass: int) -> None:
    """§8.1 The top tile of the pile, §8.2 into the topmost free slot of its kind."""
    player = s.players[seat]
    s.pile_size[glass] -= 1
    tile = s.piles[glass, s.pile_size[glass]]
    s.piles[glass, s.pile_size[glass]] = 0
    player.tiles[glass, player.num_tiles[glass]] = tile
    player.num_tiles[glass] += 1
    say(s, Event.TOOK_TILE, seat, glass, tile)


@rule
def reveal(s: State, space: Slot) -> None:
    """§7.5 The next card of the deck; §15.15 with an empty deck the space stays empty."""
    s.row[space] = NO_CARD
    if s.deck_size == 0:
        return
    s.deck_size -= 1
    s.row[space] = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    s.deck_known = min(s.deck_known, s.deck_size)
    say(s, Event.REVEALED, space, s.row[space])


@rule
def put_row_under_deck(s: State) -> None:
    """§15.16 Put the row under the deck in its order: of these cards, the first of the row will be drawn first."""
    returned = 0
    for space in range(ROW):
        if s.row[space] != NO_CARD:
            returned += 1
    for place in range(s.deck_size - 1, -1, -1):
        s.deck[place + returned] = s.deck[place]
    place = returned
    for space in range(ROW):
        if s.row[space] != NO_CARD:
            place -= 1
            s.deck[place] = s.row[space]
            s.row[space] = NO_CARD
    s.deck_size += returned
    s.deck_known += returned


@rule
def refresh_row(s: State, seat: Seat) -> None:
    """§8.16 The row goes under the deck, and new cards are turned up."""
    say(s, Event.REFRESHED, seat)
    put_row_under_deck(s)
    for space in range(ROW):
        reveal(s, space)


# An effect as a whole --------------------------------------------------------------------------------------


@rule
def times(s: State, seat: Seat, effect: Effect) -> int:
    """§11.11 How often the cubes of an effect are given."""
    most = EFFECTS[effect].per_thesis
    return 1 if most == 0 else min(most, s.players[seat].num_theses)


@rule
def receive(s: State, seat: Seat, effect: Effect) -> None:
    """Give a player what an effect gives, in this order. A Thesis that is drawn has a bonus of its own, received next.

    §15.13 The timeline waits until everything is received and every question of it answered.
    """
    while effect != NO_EFFECT:
        gain = EFFECTS[effect]
        for resource in range(RESOURCES):
            if gain.cubes[resource] > 0:
                gain_cubes(s, seat, resource, gain.cubes[resource] * times(s, seat, effect))
        if gain.points > 0:
            gain_points(s, seat, gain.points)
        if gain.marie_curie:
            take_marie_curie(s, seat)
        if gain.refresh:
            refresh_row(s, seat)
        if gain.card:
            ask(s, Pending.CARD, seat)
        if gain.experiment:
            ask(s, Pending.PILE, seat)
        s.advances = min(s.advances + gain.timeline, MOST_ADVANCES)
        effect = draw_thesis(s, seat) if gain.thesis else NO_EFFECT


@rule
def would_receive(s: State, seat: Seat, effect: Effect) -> bool:
    """§15.11 The player would receive some of what the effect gives: cubes that the supply has, points, a tile …"""
    gain = EFFECTS[effect]
    for resource in range(RESOURCES):
        if gain.cubes[resource] > 0 and times(s, seat, effect) > 0 and s.supply[resource] > 0:
            return True
    if gain.experiment and has_any_slot(s, seat):
        return True
    if gain.thesis and theses_drawn(s, seat) < LEVELS:
        return True
    if gain.marie_curie and s.marie_curie != seat:
        return True
    return bool(gain.points > 0 or gain.timeline or gain.card or gain.refresh)
