"""The rules of In Your Element, in the order of RULES.md. Bohrds, goals, deck and powers have files of their own."""
# ruff: noqa: SIM110 (any() of a generator does not compile)
from typing import Any

from labtable.core.bits import count_bits, has, nth, without_bit
from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import OVER, Action, Actions, Seat, State, answered, ask, asked, rank_seats, say, widen
from labtable.games.element.actions import (
    CLAIM,
    DISCARD,
    END,
    EXCHANGES,
    FIRST_MOVE,
    FIRST_REMOVAL,
    NUM_ACTIONS,
    PLACE,
    PLAY,
    POWER,
    REPLACE,
    SWAP,
    WAYS,
    first_of_pair,
    second_of_pair,
)
from labtable.games.element.bohrds import (
    add_particles,
    has_room,
    has_room_anywhere,
    is_any_goal_matched,
    is_beyond_repair,
    move_particles,
    remove_particles,
)
from labtable.games.element.components import DECK, SCENARIOS, SUGGESTED
from labtable.games.element.constants import (
    CARDS,
    GOAL_SLOTS,
    HAND_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    PARTICLE_CARDS,
    PLAYS_A_TURN,
    POWER_PLAY,
    SEAT_STREAM,
    VALUES,
    Asked,
    Card,
    Character,
    Ending,
    Event,
    Refusal,
)
from labtable.games.element.deck import discard_card, draw_card, draw_up_to, hand_size
from labtable.games.element.effects import (
    check_power,
    check_replace,
    check_swap,
    is_any_replaceable,
    is_at_work,
    is_free,
    least_worth,
    most_worth,
    power,
    replace,
    swap,
)
from labtable.games.element.goals import check_claim, claim, end_game, points_of, show_goal, standing_of

# §2 Setup -----------------------------------------------------------------------------------------

# Places of the options in their row of numbers.
SCENARIO_OPTION, POWERS_OPTION, CHARACTER_OPTIONS, BRADY_OPTION = 0, 1, 2, 2 + MAX_PLAYERS
POWERS_OFF = 1
BRADY_WITH_OXYGEN = 1
ALL_CHARACTERS = sum(1 << character for character in Character if character != Character.NOBODY)
BRADY = int(Character.BRADY)


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 A blank record with its key becomes a dealt game."""
    s.scenario = chosen_scenario(players, int(options[SCENARIO_OPTION]))
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
    """§2.1 One each, all different; §8.4 the chosen ones first; §8.6 if asked for, no Brady without oxygen."""
    free = ALL_CHARACTERS
    for seat in range(players):
        chosen = int(options[CHARACTER_OPTIONS + seat])
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


# §3 The turn --------------------------------------------------------------------------------------

@rule
def is_playable(s: State, card: Card) -> bool:
    """§9.15 There is a place for its particles; a card that may also remove always has one."""
    kind = card // VALUES
    if is_free(s, kind):
        return True
    return has_room_anywhere(s, kind, least_worth(s, card))


@rule
def has_playable_card(s: State, seat: Seat) -> bool:
    for card in range(PARTICLE_CARDS):
        if s.players[seat].hand[card] != 0 and is_playable(s, card):
            return True
    return False


@rule
def has_particle_card(s: State, seat: Seat) -> bool:
    for card in range(PARTICLE_CARDS):
        if s.players[seat].hand[card] != 0:
            return True
    return False


@rule
def check_play(s: State, seat: Seat, card: Card) -> int:
    """§3.1, §3.2 A particle card of the hand, twice a turn (§5.8: Curie as often as she has cards)."""
    if s.players[seat].hand[card] == 0:
        return Refusal.NO_SUCH_CARD
    if s.plays_left == 0 and not is_at_work(s, Character.CURIE):
        return Refusal.NO_PLAYS_LEFT
    if not is_playable(s, card):
        return Refusal.NO_ROOM_FOR_CARD
    return Refusal.NONE


@rule
def play(s: State, seat: Seat, card: Card) -> None:
    """§4.1 The card lies on the table; where its particles go is asked next."""
    s.players[seat].hand[card] -= 1
    say(s, Event.PLAYED, seat, card, 0)
    ask(s, Asked.PLACE, seat, 0, card, 0)


@rule
def after_play(s: State, seat: Seat) -> None:
    """§3.3 Draw a card; §5.9 not Curie, §5.12 not Ozzy after the second play."""
    if not is_at_work(s, Character.CURIE):
        s.plays_left -= 1
        if s.plays_left > 0 or not is_at_work(s, Character.OZZY):
            draw_card(s, seat)


@rule
def check_end(s: State, seat: Seat) -> int:
    """§3.1 Both plays come first; §5.8 Curie plays her whole hand first."""
    if is_at_work(s, Character.CURIE):
        return Refusal.CURIE_AT_WORK if has_playable_card(s, seat) else Refusal.NONE
    return Refusal.STILL_PLAYS if s.plays_left > 0 else Refusal.NONE


@rule
def maybe_end_turn(s: State, seat: Seat) -> None:
    """§9.13 The turn ends by itself once there is nothing left to play, to take or to change."""
    if s.ending != Ending.NONE or asked(s) != Asked.NOTHING or check_end(s, seat) != Refusal.NONE:
        return
    if is_any_goal_matched(s) or is_any_replaceable(s):
        return
    end_turn(s, seat)


@rule
def end_turn(s: State, seat: Seat) -> None:
    """§9.22, §5.10 Curie discards what she could not play and draws five; §5.12 Ozzy discards down to five."""
    if is_at_work(s, Character.CURIE):
        for card in range(CARDS):
            for _ in range(s.players[seat].hand[card]):
                discard_card(s, seat, card)
        draw_up_to(s, seat, HAND_SIZE)
    too_many = hand_size(s, seat) - HAND_SIZE
    if too_many > 0:
        ask(s, Asked.DISCARD, seat, too_many, 0, 0)
        return
    pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """§3.4 Clockwise; §5.15 powers end; §9.30 the laboratory closes after its last turn."""
    s.power_on = 0
    s.replacements = 0
    s.plays_left = PLAYS_A_TURN
    s.turn += 1
    if s.turn >= SCENARIOS[s.scenario].last_turn:
        end_game(s, Ending.LAB_CLOSED)
        return
    s.mover = (s.mover + 1) % s.num_players
    say(s, Event.TURN, int(s.mover), 0, 0)


@rule
def check_discard(s: State, seat: Seat, card: Card) -> int:
    """§5.12 Ozzy may discard any card; §9.12 the others discard one as a play when no card can be played."""
    if s.players[seat].hand[card] == 0:
        return Refusal.NO_SUCH_CARD
    if asked(s) == Asked.DISCARD:
        return Refusal.NONE
    if s.plays_left == 0:
        return Refusal.NO_PLAYS_LEFT
    if is_at_work(s, Character.CURIE):
        return Refusal.CURIE_AT_WORK
    if card == POWER_PLAY and (s.plays_left == PLAYS_A_TURN or has_particle_card(s, seat)):
        return Refusal.NOT_NOW
    if has_playable_card(s, seat):
        return Refusal.PLAYABLE
    return Refusal.NONE


@rule
def discard(s: State, seat: Seat, card: Card) -> None:
    discard_card(s, seat, card)
    if asked(s) != Asked.DISCARD:
        after_play(s, seat)
        return
    s.pending[0].amount -= 1
    if s.pending[0].amount == 0:
        answered(s)
        pass_turn(s)


# §4 Placing particles -----------------------------------------------------------------------------

@rule
def check_place(s: State, way: int, value: int) -> int:
    """§4.3 Exactly what the card is worth; §9.17 removing needs a power."""
    card = int(s.pending[0].source)
    if way >= FIRST_REMOVAL and not is_free(s, card // VALUES):
        return Refusal.NO_REMOVAL
    if value < least_worth(s, card) or value > most_worth(s, card):
        return Refusal.WRONG_VALUE
    return check_way(s, card // VALUES, way, value)


@rule
def check_way(s: State, kind: int, way: int, value: int) -> int:
    """§4.4 What leaves a bohrd must be there; §9.15 what comes must find room."""
    if way < FIRST_MOVE:
        return Refusal.NONE if has_room(s, way, kind, value) else Refusal.RINGS_FULL
    if way >= FIRST_REMOVAL:
        enough = s.bohrds[way - FIRST_REMOVAL].particles[kind] >= value
        return Refusal.NONE if enough else Refusal.NOT_ENOUGH_THERE
    if s.bohrds[first_of_pair(way - FIRST_MOVE)].particles[kind] < value:
        return Refusal.NOT_ENOUGH_THERE
    if not has_room(s, second_of_pair(way - FIRST_MOVE), kind, value):
        return Refusal.RINGS_FULL
    return Refusal.NONE


@rule
def place_particles(s: State, kind: int, way: int, value: int) -> None:
    if way < FIRST_MOVE:
        add_particles(s, way, kind, value)
    elif way < FIRST_REMOVAL:
        move_particles(s, first_of_pair(way - FIRST_MOVE), second_of_pair(way - FIRST_MOVE), kind, value)
    else:
        remove_particles(s, way - FIRST_REMOVAL, kind, value)


@rule
def place(s: State, seat: Seat, way: int, value: int) -> None:
    """§3.2 The particles go where they should, and the card onto the discard pile."""
    card = int(s.pending[0].source)
    place_particles(s, card // VALUES, way, value)
    s.discards[card] += 1
    answered(s)
    after_play(s, seat)


# The contract -------------------------------------------------------------------------------------

@rule
def to_move(s: State) -> Seat:
    return OVER if s.ending != Ending.NONE else int(s.mover)


@rule
def is_over(s: State) -> int:
    return int(s.ending)


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Any seat, any number: the most telling reason first."""
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    waits_for = asked(s)
    if action >= SWAP:
        if waits_for != Asked.SWAP:
            return Refusal.NOT_NOW
        return check_swap(s, (action - SWAP) // EXCHANGES, (action - SWAP) % EXCHANGES)
    if action >= PLACE:
        if waits_for != Asked.PLACE:
            return Refusal.NOT_NOW
        return check_place(s, (action - PLACE) // VALUES, (action - PLACE) % VALUES + 1)
    if action >= DISCARD:
        if waits_for != Asked.NOTHING and waits_for != Asked.DISCARD:
            return Refusal.NOT_NOW
        return check_discard(s, seat, action - DISCARD)
    if waits_for != Asked.NOTHING:
        return Refusal.NOT_NOW
    return check_free_choice(s, seat, action)


@rule
def check_free_choice(s: State, seat: Seat, action: Action) -> int:
    """The actions of a turn while nothing is half decided, discards aside."""
    if action < POWER:
        return check_play(s, seat, action - PLAY)
    if action == POWER:
        return check_power(s, seat)
    if action < REPLACE:
        return check_claim(s, action - CLAIM)
    if action < END:
        return check_replace(s, action - REPLACE)
    return check_end(s, seat)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """Only the candidates of what is asked now are tried."""
    if s.ending != Ending.NONE or seat != s.mover:
        return 0
    waits_for = asked(s)
    if waits_for == Asked.PLACE:
        return legal_places(s, out)
    if waits_for == Asked.NOTHING:
        return legal_choices(s, seat, out)
    count = 0
    first, last = (SWAP, NUM_ACTIONS) if waits_for == Asked.SWAP else (DISCARD, PLACE)
    for action in range(first, last):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_choices(s: State, seat: Seat, out: Actions) -> int:
    """The free choice of a turn."""
    count = 0
    for action in range(PLAY, POWER):
        if check_play(s, seat, action - PLAY) == Refusal.NONE:
            out[count] = action
            count += 1
    can_play = count > 0
    for action in range(POWER, DISCARD):
        if check_free_choice(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    if can_play:  # §9.12 then nothing is discarded
        return count
    for action in range(DISCARD, PLACE):
        if check_discard(s, seat, action - DISCARD) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_places(s: State, out: Actions) -> int:
    """Where the particles of the card on the table may go."""
    card = int(s.pending[0].source)
    kind = card // VALUES
    least, most = least_worth(s, card), most_worth(s, card)
    ways = WAYS if is_free(s, kind) else FIRST_REMOVAL
    count = 0
    for way in range(ways):
        for value in range(least, most + 1):
            if check_way(s, kind, way, value) == Refusal.NONE:
                out[count] = PLACE + way * VALUES + value - 1
                count += 1
    return count


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    if action >= SWAP:
        swap(s, seat, (action - SWAP) // EXCHANGES, (action - SWAP) % EXCHANGES)
    elif action >= PLACE:
        place(s, seat, (action - PLACE) // VALUES, (action - PLACE) % VALUES + 1)
    elif action >= DISCARD:
        discard(s, seat, action - DISCARD)
    elif action == END:
        say(s, Event.STOPPED, seat, 0, 0)
        end_turn(s, seat)
    elif action < POWER:
        play(s, seat, action - PLAY)
    elif action == POWER:
        power(s, seat)
    elif action < REPLACE:
        claim(s, seat, action - CLAIM)
    else:
        replace(s, action - REPLACE)
    if is_beyond_repair(s) and asked(s) == Asked.NOTHING and s.ending == Ending.NONE:
        end_game(s, Ending.BEYOND_REPAIR)
    maybe_end_turn(s, int(s.mover))


@rule
def returns(s: State, out: Any) -> None:
    """§6.6, §7.2 Points and places as they stand."""
    players = widen(s.num_players)
    for seat in range(players):
        goals = int(s.taken[seat])
        out[seat].score = points_of(goals)
        out[seat].standing = standing_of(goals)
    rank_seats(out, players, True)
