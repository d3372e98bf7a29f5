"""The turn (§4, §5), the wild card (§8), the end (§9) and the deck that plays in solitaire (§12)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, lowest, nth, with_bit
from labtable.core.record.randomness import below
from labtable.core.record.records import Seat, asked, say

from .cards import (
    all_shared,
    count_active,
    is_active,
    is_last_card,
    next_active,
    placeable,
    playable,
    suit_of,
    value_of,
)
from .constants import CHANCE, NO_CARD, Ending, Event, Pending, Phantom, Refusal, Suit, SuitStep
from .effects import bonus, can_recover, penalty, show, spare_an_empty_hand
from .hands import (
    add_clue,
    draw_top,
    everything,
    give_up,
    lay,
    mark_top_known,
    put_on_top,
    shuffle_deck,
    to_hand_secretly,
)
from .scoring import total_points
from .state import Card, Cards, Chair, State

# §4 The turn ---------------------------------------------------------------------------------------------


@rule
def question(s: State) -> int:
    """What the game asks now."""
    kind = asked(s)
    return kind if kind != 0 else s.phase


@rule
def cards_at_hand(s: State, chair: Chair) -> Cards:
    """§4.2 What a chair could play if the suits allow it: its own cards and all shared ones."""
    own = int(s.players[chair].hand)
    if s.phantom == Phantom.DECK and chair == 1 and s.deck_size > 0:
        own = 1 << s.deck[s.deck_size - 1]
    return own | all_shared(s)


@rule
def leftmost_playable(s: State) -> Card:
    """§11.4 The phantom's card, or NO_CARD."""
    allowed = playable(s)
    for slot in range(count_bits(s.players[s.num_players].hand)):
        if has(allowed, s.row[slot]):
            return s.row[slot]
    return NO_CARD


@rule
def check_play(s: State, seat: Seat, card: Card) -> int:
    chair = s.turn
    # §4.2 a card from the hand, or one that is shared
    if not has(cards_at_hand(s, chair), card):
        return Refusal.NOT_IN_HAND
    # §7.4 mad experiments: chance chooses; §12.12 in solitaire it has already chosen
    if s.mad and not (s.phantom == Phantom.DECK and chair == 1 and card == s.deck[s.deck_size - 1]):
        return Refusal.RANDOM_FIRST
    # §4.3 always upwards
    if not has(placeable(s), card):
        return Refusal.TOO_LOW
    # §7.6 mutation
    if not has(playable(s), card):
        return Refusal.ONLY_GREEN
    # §11.4 the phantom plays from the left
    if s.phantom == Phantom.ROW and chair == 2 and has(s.players[2].hand, card) and card != leftmost_playable(s):
        return Refusal.NOT_THE_LEFTMOST
    return Refusal.NONE


@rule
def play(s: State, chair: Chair, card: Card) -> None:
    """§4.3 The card joins its suit; §5 then comes its bonus or its penalty."""
    suit, value, before = suit_of(card), value_of(card), s.tops[suit_of(card)]
    owner = chair
    for other in range(s.chairs):
        if has(s.players[other].shared, card):
            owner = other
    is_last = is_last_card(s, chair, card)
    give_up(s, chair, card)
    is_spared, is_robbed = s.epiphany, s.plagiarism
    s.epiphany, s.plagiarism, s.mad, s.mutation = 0, 0, 0, 0
    lay(s, card)
    if s.avoided == 1 + suit and s.avoided_by != chair:
        s.avoided, s.avoided_by = 0, 0
    s.moved = 1
    s.passes = 0
    if before == 0:  # §5.1 opening a suit does nothing
        say(s, Event.PLAYED, chair, card, SuitStep.OPENED)
    elif value == before + 1:
        say(s, Event.PLAYED, chair, card, SuitStep.CONSECUTIVE)
        take_a_small_step(s, chair, card, is_last, is_spared == 1)
    else:
        say(s, Event.PLAYED, chair, card, SuitStep.JUMPED)
        if is_robbed == 1:
            say(s, Event.NO_BONUS, chair, suit)
        else:
            bonus(s, chair, suit)
    if not is_active(s, owner):
        say(s, Event.FINISHED, owner)


@rule
def take_a_small_step(s: State, chair: Chair, card: Card, is_last: bool, is_spared: bool) -> None:
    """§5.2 A consecutive card brings a penalty, with three exceptions."""
    suit = suit_of(card)
    if is_last:  # §5.5
        say(s, Event.LAST_CARD, chair)
    elif suit == Suit.GREEN and value_of(card) == s.top_value:  # §7.8
        say(s, Event.LAST_GREEN, chair)
    elif is_spared:  # §6.2
        say(s, Event.NO_PENALTY, chair, suit)
    else:
        penalty(s, chair, suit)


@rule
def check_pass(s: State, seat: Seat) -> int:
    """§4.2, §4.4 A player may pass only if no card can be played."""
    if s.phantom == Phantom.DECK and s.turn == 1 and s.deck_size > 0:
        return Refusal.NOT_NOW
    if s.mad:
        return Refusal.RANDOM_FIRST
    if cards_at_hand(s, s.turn) & playable(s) != 0:
        return Refusal.MUST_PLAY
    return Refusal.NONE


@rule
def pass_turn(s: State, chair: Chair) -> None:
    """§4.4 Pass; §9.1 when all active players have passed in a row, the game is over."""
    s.passes += 1
    say(s, Event.PASSED, chair)
    if chair < s.num_players and s.num_players > 1:  # everybody now knows that nothing fitted
        add_clue(s, chair, playable(s) & everything(s.top_value), 0, 0, 0)
    if s.passes >= count_active(s):
        end(s, Ending.PASSED)
    else:
        s.moved = 1


@rule
def check_random(s: State, seat: Seat) -> int:
    """§7.4 A card is played at random only under mad experiments."""
    if s.mad and not (s.phantom == Phantom.DECK and s.turn == 1):
        return Refusal.NONE
    return Refusal.NOT_NOW


@rule
def draw_at_random(s: State, chair: Chair) -> None:
    """§7.4 A random card is played if it can be; §7.5 if not it is shown, and the turn goes on as usual."""
    hand = int(s.players[chair].hand)
    card = nth(hand, below(s, CHANCE, count_bits(hand)))
    s.mad = 0
    if has(playable(s), card):
        play(s, chair, card)
    else:
        show(s, chair, card)


@rule
def next_turn(s: State) -> None:
    """§4.1 The next player who has cards; §12.3 in solitaire the phantom reveals its card."""
    s.turn = next_active(s, s.turn)
    s.moved = 0
    s.phase = Pending.TURN
    if s.phantom == Phantom.DECK and s.turn == 1:
        reveal(s)
    else:
        spare_an_empty_hand(s)


# §8 The wild card ------------------------------------------------------------------------------------------


@rule
def check_wild(s: State, seat: Seat, suit: int) -> int:
    if not s.wild:  # §8.1 once a game, with four or five players
        return Refusal.WILD_USED
    if suit == Suit.BLUE and not can_recover(s):
        return Refusal.SUIT_EMPTY
    if suit == Suit.YELLOW and s.players[seat].hand == 0:
        return Refusal.HAND_EMPTY
    return Refusal.NONE


@rule
def use_wild(s: State, seat: Seat, suit: int) -> None:
    """§8.3 Any one of the four bonuses."""
    s.wild = 0
    say(s, Event.WILD, seat, suit)
    if suit == Suit.RED:
        s.epiphany = 1
        say(s, Event.EPIPHANY, seat)
    else:
        bonus(s, seat, suit)


# §9 The end --------------------------------------------------------------------------------------------------


@rule
def end(s: State, ending: int) -> None:
    s.phase = Pending.OVER
    s.ending = ending
    say(s, Event.ENDED, ending)


@rule
def proceed(s: State) -> None:
    """Once the player has played or passed and nothing is half decided: the end, the wild card, or the next turn."""
    if s.pending_size > 0 or not s.moved or s.phase == Pending.OVER:
        return
    if count_active(s) == 0:  # §13.28
        end(s, Ending.CLEARED if total_points(s) == 0 else Ending.PLAYED_OUT)
    elif s.wild:  # §8.2
        s.phase = Pending.AFTER
    else:
        next_turn(s)


# §12 Solitaire: the deck plays ---------------------------------------------------------------------------------


@rule
def reveal(s: State) -> None:
    """§12.3 The top card is revealed; §12.12 under mad experiments the deck is shuffled first."""
    if s.mad:
        phantom = s.players[1]
        while phantom.shared != 0:
            card = lowest(phantom.shared)
            phantom.shared = int(phantom.shared) & ~(1 << card)
            s.deck[s.deck_size] = card
            s.deck_size += 1
        shuffle_deck(s, CHANCE)
        say(s, Event.SHUFFLED)
    if s.deck_size == 0:
        return
    mark_top_known(s)
    card = s.deck[s.deck_size - 1]
    say(s, Event.REVEALED, card)
    if not has(playable(s), card):
        s.mad = 0


@rule
def check_delay(s: State, seat: Seat) -> int:
    """§13.39 A playable card, once, for the next card of the deck."""
    if s.phantom != Phantom.DECK or s.turn != 1:
        return Refusal.NOT_NOW
    if s.deck_size < 2 or not has(playable(s), s.deck[s.deck_size - 1]):
        return Refusal.CANNOT_DELAY
    if s.mad:
        return Refusal.RANDOM_FIRST
    if s.delayed:
        return Refusal.ALREADY_DELAYED
    return Refusal.NONE


@rule
def delay(s: State, seat: Seat) -> None:
    """§12.6 The next card comes to the hand, the revealed one stays on top, and it is the player's turn."""
    card = draw_top(s)
    taken = draw_top(s)
    to_hand_secretly(s, seat, taken)
    put_on_top(s, card)
    s.delayed = 1
    s.passes = 0
    say(s, Event.DELAYED, card, taken)
    next_turn(s)


@rule
def check_set_aside(s: State, seat: Seat) -> int:
    """§12.4 Only a card that cannot be played is set aside."""
    if s.phantom != Phantom.DECK or s.turn != 1 or s.deck_size == 0:
        return Refusal.NOT_NOW
    if has(playable(s), s.deck[s.deck_size - 1]):
        return Refusal.CAN_BE_PLAYED
    return Refusal.NONE


@rule
def set_aside(s: State) -> None:
    """§12.4 Out of the game; §13.40 it is the phantom's pass."""
    card = draw_top(s)
    s.set_aside = with_bit(s.set_aside, card)
    say(s, Event.SET_ASIDE, card)
    if is_active(s, 1):
        s.passes += 1
    if count_active(s) == 0:  # §13.28
        end(s, Ending.PLAYED_OUT)
    elif s.passes >= count_active(s):
        end(s, Ending.PASSED)
    else:
        next_turn(s)
