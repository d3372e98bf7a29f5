"""The table as an audience may see it."""

from functools import cache, lru_cache
from typing import Literal, NamedTuple, get_args

import msgspec

from labtable.core.compiler.rule import plainly
from labtable.core.game.components import Source
from labtable.core.game.contract import Message
from labtable.core.game.view_cache import REMEMBERED, shared
from labtable.core.game.view_parts import Own
from labtable.core.record.records import EVERYTHING, Seat

from . import cards, rules, turn
from .cards import deck_top_is_known, stuck_cards
from .components import (
    CHART,
    HIGH_SOURCE,
    OWN_PERSONS,
    PERSONALITIES,
    PHANTOM_COLUMN_SOURCE,
    SUITS,
    VERDICTS,
    WILD_FROM,
)
from .constants import NUM_SUITS, PENALTIES_TO_OPEN, VALUES, Pending, Phantom
from .effect_words import bonus_name, penalty_name
from .scoring import column_of, total_points, verdict_of
from .state import Card, Cards, Chair, State

is_phantom, is_active = plainly(cards.is_phantom), plainly(cards.is_active)
to_move, question = plainly(rules.to_move), plainly(turn.question)


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    thing: str  # card/red-5, or market/red-5
    suit: str
    value: int
    person: Message
    note: Message
    own: bool = False  # a person of the owner's, who has neither dates nor a portrait


class SuitView(msgspec.Struct, frozen=True):
    thing: str
    suit: str
    top: int  # 0 when unopened
    cards: tuple[CardView, ...]  # from the first to the last played
    upside_down: tuple[bool, ...]  # the consecutive ones
    bonus: Message
    penalty: Message


class PlayerView(msgspec.Struct, frozen=True):
    thing: str
    name: Message
    is_phantom: bool
    is_you: bool
    has_turn: bool
    is_active: bool
    can_start: bool | None  # what was said, while it matters
    hand_size: int
    hand: tuple[CardView, ...]  # what the audience may see of it; the phantom's row from the left
    shared: tuple[CardView, ...]
    stuck: int | None  # own cards that their suits have passed


class VerdictView(msgspec.Struct, frozen=True):
    """What the chart says of so many cards left."""

    verdict: Message
    limit: Message  # how many cards may be left
    most: int | None  # None: any number


EffectName = Literal["epiphany", "plagiarism", "mad", "mutation"]
EndingName = Literal["cleared", "passed", "played-out"]
Question = Literal[
    "over",
    "statement",
    "starter",
    "draft",
    "turn",
    "after",
    "epiphany",
    "recover",
    "share",
    "beneficiary",
    "exchange",
    "swap",
    "give",
    "give-back",
    "clash-card",
    "clash-seat",
    "place",
    "row-take",
    "phantom-share",
    "phantom-exchange",
    "on-top",
    "phantom-give",
]
QUESTIONS: tuple[Question, ...] = get_args(Question)  # by Pending
ENDINGS: tuple[EndingName | None, ...] = (None, *get_args(EndingName))  # by Ending
EFFECTS: tuple[EffectName, ...] = get_args(EffectName)


class View(msgspec.Struct, frozen=True):
    question: Question
    to_move: int | None  # None when the game is over
    highest: int  # value of every suit in this game
    suits: tuple[SuitView, ...]
    market: tuple[CardView, ...]
    players: tuple[PlayerView, ...]  # the phantom last
    deck_size: int
    deck_top: CardView | None  # if the rules have shown it
    set_aside: tuple[CardView, ...]
    effects: tuple[EffectName, ...]  # what waits for the next move
    wild: Literal["none", "ready", "used"]
    library: Literal["none", "closed", "open"]
    library_source: Source  # of what counts as a high card
    penalties: int  # since the library last opened
    penalties_to_open: int
    points: int
    ending: EndingName | None
    verdict: Message | None
    verdicts: tuple[VerdictView, ...]  # the best first
    verdicts_source: Source  # of the column of the chart


SUIT_CARDS: Cards = (1 << VALUES) - 1  # of the first suit


def card_name(card: Card) -> str:
    return f"{SUITS[card // VALUES]}-{card % VALUES + 1}"


def members(cards: Cards) -> list[Card]:
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


@cache
def _card(card: Card, place: str = "card") -> CardView:
    person = PERSONALITIES[card]
    return CardView(
        f"{place}/{card_name(card)}",
        SUITS[card // VALUES],
        card % VALUES + 1,
        Message(f"person-{person}"),
        Message(f"note-{person}"),
        OWN_PERSONS[card],
    )


@lru_cache(REMEMBERED)
def _cards(cards: Cards, place: str = "card") -> tuple[CardView, ...]:
    return tuple(_card(card, place) for card in members(cards))


@lru_cache(REMEMBERED)
def _suit(suit: int, played: Cards, top: int) -> SuitView:
    """A suit of which these cards were played."""
    pile, name = members(played), SUITS[suit]
    return SuitView(
        f"suit/{name}",
        name,
        top,
        tuple(map(_card, pile)),
        tuple(card - 1 in pile for card in pile),
        bonus_name(suit),
        penalty_name(suit),
    )


def _suits(s: State) -> tuple[SuitView, ...]:
    played, tops = int(s.played), s.tops.tolist()
    return tuple([_suit(suit, played & SUIT_CARDS << suit * VALUES, tops[suit]) for suit in range(NUM_SUITS)])


def chair_name(s: State, chair: Chair) -> Message:
    return _chair_name(chair, bool(is_phantom(s, chair)))


@cache
def _chair_name(chair: Chair, phantom: bool) -> Message:
    return Message("phantom") if phantom else Message("seat", {"number": chair + 1})


def _said(s: State, chair: Chair) -> bool | None:
    spoken = s.phase != Pending.STATEMENT or chair < s.turn
    shown = s.phase in (Pending.STATEMENT, Pending.STARTER)
    return bool(s.can_start >> chair & 1) if spoken and shown else None


class Facts(NamedTuple):
    """What everybody sees of a chair."""

    chair: Chair
    is_phantom: bool
    has_turn: bool
    is_active: bool
    can_start: bool | None
    size: int  # of the hand
    row: tuple[Card, ...]  # the phantom's hand, which lies open
    shared: Cards


@shared
def _facts(s: State) -> list[Facts]:
    return [_facts_of(s, chair) for chair in range(int(s.chairs))]


def _facts_of(s: State, chair: Chair) -> Facts:
    phantom, player = bool(is_phantom(s, chair)), s.players[chair]
    has_turn = s.turn == chair and s.phase in (Pending.TURN, Pending.AFTER)
    return Facts(
        chair,
        phantom,
        has_turn,
        bool(is_active(s, chair)),
        None if phantom else _said(s, chair),
        int(player.hand).bit_count(),
        _phantom_hand(s, int(player.hand)) if phantom else (),
        int(player.shared),
    )


def _phantom_hand(s: State, hand: Cards) -> tuple[Card, ...]:
    return tuple(s.row[: hand.bit_count()].tolist() if s.phantom == Phantom.ROW else members(hand))


@lru_cache(REMEMBERED)
def _player_view(facts: Facts, is_own: bool = False, hand: Cards = 0, stuck: int | None = None) -> PlayerView:
    """A chair, with the cards of its hand that the audience knows."""
    return PlayerView(
        thing=f"seat/{facts.chair}",
        name=_chair_name(facts.chair, facts.is_phantom),
        is_phantom=facts.is_phantom,
        is_you=is_own,
        has_turn=facts.has_turn,
        is_active=facts.is_active,
        can_start=facts.can_start,
        hand_size=facts.size,
        hand=tuple(map(_card, facts.row)) if facts.is_phantom else _cards(hand),
        shared=_cards(facts.shared),
        stuck=stuck,
    )


def _effects(s: State) -> tuple[EffectName, ...]:
    return tuple(name for name in EFFECTS if getattr(s, name))


def verdict(s: State) -> Message:
    return Message(f"verdict-{verdict_of(s)}")


@cache
def _verdicts(column: int) -> tuple[VerdictView, ...]:
    """§9.3 A column of the chart."""
    limits = [int(most) for most in CHART[column]]
    within = [
        VerdictView(Message(f"verdict-{name}"), Message("verdict-at-most", {"most": most}), most)
        for name, most in zip(VERDICTS, limits, strict=False)
    ]
    above = Message("verdict-above", {"least": limits[-1] + 1})
    return (*within, VerdictView(Message(f"verdict-{VERDICTS[-1]}"), above, None))


def own_view(s: State, audience: Seat) -> Own:
    """The cards of hands whose place the audience knows."""
    if audience == EVERYTHING:
        top = {"deck_top": _deck_top(s)} if deck_top_is_known(s) else {}
        return {
            f"players/{facts.chair}": _player_view(facts, hand=int(s.players[facts.chair].hand))
            for facts in _facts(s)
            if not facts.is_phantom
        } | top
    if audience < 0:
        return {}
    own, known = {}, int(s.players[audience].known)
    for facts in _facts(s):
        hand = int(s.players[facts.chair].hand)
        if facts.chair == audience:
            own[f"players/{audience}"] = _player_view(facts, True, hand, int(stuck_cards(s, audience)))
        elif hand & known and not facts.is_phantom:
            own[f"players/{facts.chair}"] = _player_view(facts, False, hand & known)
    return own


def _deck_top(s: State) -> CardView:
    return _card(int(s.deck[s.deck_size - 1]))


@shared
def open_view(s: State) -> View:
    """What everybody sees alike: of the hands, how many cards."""
    mover = to_move(s)
    is_top_shown = s.phantom == Phantom.DECK and deck_top_is_known(s)
    return View(
        question=QUESTIONS[question(s)],
        to_move=int(mover) if mover >= 0 else None,
        highest=int(s.top_value),
        suits=_suits(s),
        market=_cards(int(s.market), "market"),
        players=tuple([_player_view(facts) for facts in _facts(s)]),
        deck_size=int(s.deck_size),
        deck_top=_deck_top(s) if is_top_shown else None,
        set_aside=_cards(int(s.set_aside)),
        effects=_effects(s),
        wild="none" if s.num_players < WILD_FROM else "ready" if s.wild else "used",
        library="none" if not s.library else "open" if s.library_open else "closed",
        library_source=HIGH_SOURCE,
        penalties=int(s.penalties) % PENALTIES_TO_OPEN,
        penalties_to_open=PENALTIES_TO_OPEN,
        points=total_points(s),
        ending=ENDINGS[int(s.ending)],
        verdict=verdict(s) if s.ending else None,
        verdicts=_verdicts(column_of(s)),
        verdicts_source=PHANTOM_COLUMN_SOURCE if s.phantom else "rulebook",
    )
