"""Dealing a game (RULES.md §2, §8)."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, nth, without_bit
from labtable.core.record.randomness import below

from .components import DECK, SCENARIOS, SUGGESTED
from .constants import (
    CARDS,
    GOAL_SLOTS,
    HAND_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PLAYS_A_TURN,
    POWER_PLAY,
    SEAT_STREAM,
    Character,
)
from .deck import draw_up_to
from .goals import show_goal
from .state import State

# Places of the options in their row of numbers.
SCENARIO_OPTION, POWERS_OPTION, CHARACTER_OPTIONS, BRADY_OPTION = 0, 1, 2, 2 + MAX_PLAYERS
CLOSING_OPTION, FIRST_PLAYER_OPTION = 3 + MAX_PLAYERS, 4 + MAX_PLAYERS
POWERS_OFF = 1
BRADY_WITH_OXYGEN = 1
CLOSING_OFF = 1
FIRST_SEAT = 1
ALL_CHARACTERS = sum(1 << character for character in Character if character != Character.NOBODY)
BRADY = int(Character.BRADY)


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 A blank record with its key becomes a dealt game."""
    s.scenario = chosen_scenario(players, options[SCENARIO_OPTION])
    s.pile = SCENARIOS[s.scenario].goals
    for slot in range(GOAL_SLOTS):
        show_goal(s, slot)
    for card in range(CARDS):
        s.deck[card] = DECK[card]
    if options[POWERS_OPTION] == POWERS_OFF:
        s.deck[POWER_PLAY] = 0
    else:
        deal_characters(s, players, options)
    for seat in range(players):
        draw_up_to(s, seat, HAND_SIZE)
    s.mover = below(s, SEAT_STREAM, players)
    if options[FIRST_PLAYER_OPTION] == FIRST_SEAT:  # §8.8
        s.mover = 0
    s.stays_open = 1 if options[CLOSING_OPTION] == CLOSING_OFF else 0
    s.plays_left = PLAYS_A_TURN
    s.trail_size = 0


@rule
def chosen_scenario(players: int, option: int) -> int:
    """§2.2 The scenario that was chosen; §8.2 the suggested one where none was."""
    if option == 0:
        return int(SUGGESTED[players - MIN_PLAYERS])
    return option - 1


@rule
def deal_characters(s: State, players: int, options: Any) -> None:
    """§2.1 Deal one character to each player, all different; §8.4 the chosen ones first; §8.6 if asked for, no Brady
    without oxygen."""
    free = ALL_CHARACTERS
    for seat in range(players):
        chosen = options[CHARACTER_OPTIONS + seat]
        if has(free, chosen):
            s.players[seat].character = chosen
            free = without_bit(free, chosen)
    if options[BRADY_OPTION] == BRADY_WITH_OXYGEN and not SCENARIOS[s.scenario].has_oxygen:
        free = without_bit(free, BRADY)
    for seat in range(players):
        if s.players[seat].character == Character.NOBODY:
            character = nth(free, below(s, SEAT_STREAM, count_bits(free)))
            s.players[seat].character = character
            free = without_bit(free, character)


@rule
def first_player(s: State) -> int:
    """§9.9 The seat that takes the first turn of a game just dealt."""
    return s.mover
