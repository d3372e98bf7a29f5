"""What people read: what is asked, what an action means, what has happened. Messages, never sentences."""

from collections.abc import Callable

from labtable.core.game.contract import Message
from labtable.core.game.view_cache import shared
from labtable.core.messages import kebab
from labtable.core.record.records import EVERYTHING, SPECTATOR, Action, Seat

from .actions import decode
from .cards import above, all_shared, brings_no_penalty, placeable, suit_cards
from .components import CHART, SUITS
from .constants import NUM_SUITS, VALUES, Ending, Event, Kind, Pending, Phantom, Refusal, Suit, SuitStep
from .effect_words import bonus_name, help_of, penalty_name
from .effects import cards_to_share, has_object
from .hands import equal_before, everything
from .library import high_cards
from .scoring import column_of, points_of, total_points
from .state import Card, Chair, State
from .turn import check_pass
from .views import card_name, chair_name, is_phantom, question, to_move, verdict


def card_message(card: Card) -> Message:
    return Message("card", {"suit": SUITS[card // VALUES], "value": card % VALUES + 1})


def suit_message(suit: int) -> Message:
    return Message(f"suit-{SUITS[suit]}")


def suits_message(suits: int) -> list[Message]:
    return [suit_message(suit) for suit in range(NUM_SUITS) if suits >> suit & 1]


def _ending(number: int) -> Message:
    return Message(f"ending-{kebab(Ending(number))}")


def _receiver(s: State, chair: Chair) -> Message:
    """A chair that does not begin its sentence."""
    return Message("phantom-within") if is_phantom(s, chair) else chair_name(s, chair)


def _to(s: State, chair: Chair) -> Message:
    """A chair that receives something: `to Ada`."""
    return Message("to-phantom") if is_phantom(s, chair) else Message("to-seat", {"who": chair_name(s, chair)})


def _drafts_to(s: State, seat: Seat) -> Chair:
    """§3.5 The player before; §11.3 for the player after the phantom, its row."""
    return int(s.num_players) if s.phantom == Phantom.ROW and seat == 0 else (seat - 1) % int(s.num_players)


def _source(s: State) -> Card:
    return int(s.pending[s.pending_size - 1].source)


def _amount(s: State) -> int:
    return int(s.pending[s.pending_size - 1].amount)


# What is asked -------------------------------------------------------------------------------------------------


def prompt(s: State, audience: Seat) -> Message:
    """What is asked, for the player who is asked; whom the game waits for, for the others."""
    mover = to_move(s)
    if mover < 0:
        return Message("prompt-over", {"ending": _ending(int(s.ending)), "verdict": verdict(s)})
    asks = Pending(question(s))
    name = kebab(asks)
    if asks is Pending.TURN:
        name = _turn_name(s)
    elif asks is Pending.DRAFT and s.phantom != Phantom.NONE:
        name = "draft-deck" if s.phantom == Phantom.DECK else "draft-row" if mover == 0 else "draft"
    things = (f"seat/{mover}",)
    if audience != mover:
        return Message("wait", {"who": chair_name(s, mover), "what": Message(f"wait-{name}")}, things)
    if name in ("turn", "mutation") and check_pass(s, mover) == Refusal.NONE:
        name += "-pass"
    return Message(f"prompt-{name}", _prompt_params(s, asks), things)


def _turn_name(s: State) -> str:
    if is_phantom(s, int(s.turn)):
        return "phantom-random" if s.mad and s.phantom == Phantom.ROW else "phantom-turn"
    if s.mad:
        return "random"
    return "mutation" if s.mutation else "turn"


def _prompt_params(s: State, asks: Pending) -> dict[str, object]:
    if asks in (Pending.SWAP, Pending.CLASH_SEAT, Pending.PHANTOM_GIVE):
        return {"card": card_message(_source(s))}
    if asks is Pending.PLACE:
        return {"card": card_message(_source(s)), "equal": card_message(equal_before(s, _source(s)))}
    if asks is Pending.DRAFT and s.phantom != Phantom.DECK:
        return {"to": _to(s, _drafts_to(s, to_move(s)))}
    if asks in (Pending.GIVE, Pending.GIVE_BACK):
        return {"to": _to(s, _amount(s))}
    if asks is Pending.CLASH_CARD and _amount(s) >= 0:
        return {"known": 1, "to": _to(s, _amount(s))}
    if asks is Pending.CLASH_CARD:
        return {"known": 0, "to": ""}
    return {}


# What an action means ----------------------------------------------------------------------------------------


def describe(s: State, seat: Seat, action: Action) -> Message:
    """An action in words, with the things that it touches."""
    kind, a, _ = decode(action)
    name = f"action-{kebab(kind)}"
    if kind is Kind.PLAY:
        return _describe_play(s, a)
    if kind is Kind.PICK:
        return _describe_pick(s, seat, a)
    if kind is Kind.TAKE:
        return _describe_take(s, a)
    if kind in (Kind.RECOVER, Kind.SAY_AVOID):
        return Message(name, {"suit": suit_message(a)}, (f"suit/{SUITS[a]}",))
    if kind is Kind.CHOOSE:
        return _describe_choose(s, seat, a)
    if kind is Kind.START:
        return Message(("action-cannot-start", "action-can-start")[a])
    if kind is Kind.WILD:
        return Message(name, {"bonus": bonus_name(a), "help": help_of(bonus_name(a))}, ("wild", f"suit/{SUITS[a]}"))
    if kind is Kind.SAY_STUCK:
        return Message(name, {"number": a}, ("library",))
    if kind is Kind.SAY_HIGH:
        return Message(name, {"suits": suits_message(a + 1)}, ("library",))
    return _describe_single(s, seat, kind, name)


def _describe_play(s: State, card: Card) -> Message:
    suit, value, top = card // VALUES, card % VALUES + 1, int(s.tops[card // VALUES])
    step = "open" if top == 0 else "consecutive" if value == top + 1 else "jump"
    if step == "jump" and s.plagiarism:
        step = "robbed"
    elif step == "jump" and not _bonus_acts(s, int(s.turn), card):
        step = "idle"
    elif step == "consecutive" and brings_no_penalty(s, int(s.turn), card):
        step = "spared"
    who = "action-phantom-play" if is_phantom(s, int(s.turn)) else "action-play"
    effect = penalty_name(suit) if step in ("consecutive", "spared") else bonus_name(suit)
    params = {"card": card_message(card), "step": step, "effect": effect}
    return Message(who, params, (f"card/{card_name(card)}", f"suit/{SUITS[suit]}"))


def _describe_take(s: State, card: Card) -> Message:
    asks, params = question(s), {"card": card_message(card)}
    if asks == Pending.PHANTOM_GIVE:
        return Message("action-phantom-give", params, (f"card/{card_name(card)}",))
    if not s.market >> card & 1:
        return Message("action-take", params, (f"card/{card_name(card)}",))
    things = (f"market/{card_name(card)}",)
    if asks == Pending.CLASH_CARD and _amount(s) >= 0:
        return Message("action-clash", {**params, "to": _to(s, _amount(s))}, (*things, f"seat/{_amount(s)}"))
    phantom = asks == Pending.PHANTOM_EXCHANGE
    return Message("action-take-phantom" if phantom else "action-take-market", params, things)


def _bonus_acts(s: State, chair: Chair, card: Card) -> bool:
    """§6.1 Would the bonus of this card find something to act on? Playing it takes it out of the hand."""
    shared = any(s.players[other].shared >> card & 1 for other in range(int(s.chairs)))
    if card // VALUES == Suit.GREEN and s.phantom == Phantom.ROW and is_phantom(s, chair):
        return _phantom_evolves(s, card)
    return bool(has_object(s, card // VALUES, cards_to_share(s, chair) - (0 if shared else 1)))


def _phantom_evolves(s: State, card: Card) -> bool:
    """§11.7 Is the phantom's whole row playable after this green card, or some card of the market? §13.19 If neither
    is, its evolution is lost."""
    fits = int(placeable(s)) & ~int(suit_cards(Suit.GREEN)) | int(above(Suit.GREEN, card % VALUES + 1))
    row = int(s.players[s.num_players].hand) & ~(1 << card)
    return not row & ~fits or bool(int(s.market) & fits)


PICKS = {
    Pending.DRAFT: "draft",
    Pending.SHARE: "share",
    Pending.SWAP: "swap",
    Pending.GIVE: "give",
    Pending.GIVE_BACK: "give-back",
    Pending.ON_TOP: "on-top",
}


def _describe_pick(s: State, seat: Seat, card: Card) -> Message:
    asks = Pending(question(s))
    name = PICKS.get(asks, "pick")
    params: dict[str, object] = {"card": card_message(card)}
    things = [f"card/{card_name(card)}"]
    if asks is Pending.DRAFT and s.phantom == Phantom.DECK:
        name = "under"
    elif asks is Pending.DRAFT:
        other = _drafts_to(s, seat)
        params["to"] = _to(s, other)
        things.append(f"seat/{other}")
    elif asks in (Pending.GIVE, Pending.GIVE_BACK):
        params["to"] = _to(s, _amount(s))
        things.append(f"seat/{_amount(s)}")
    elif asks is Pending.SWAP:
        params["taken"] = card_message(_source(s))
        things.append(f"market/{card_name(_source(s))}")
    return Message(f"action-{name}", params, tuple(things))


CHOICES = {
    Pending.STARTER: "starter",
    Pending.BENEFICIARY: "beneficiary",
    Pending.EXCHANGE: "partner",
    Pending.CLASH_SEAT: "clash",
}


def _describe_choose(s: State, seat: Seat, chair: Chair) -> Message:
    asks = Pending(question(s))
    name = CHOICES.get(asks, "choose")
    params: dict[str, object] = {"who": _receiver(s, chair)}
    if chair == seat and asks in (Pending.STARTER, Pending.BENEFICIARY):
        name += "-me"
    elif asks is Pending.EXCHANGE and s.phantom == Phantom.DECK:
        name += "-deck"
    elif asks is Pending.CLASH_SEAT:
        params = {"card": card_message(_source(s)), "to": _to(s, chair)}
    return Message(f"action-{name}", params, (f"seat/{chair}",))


def _describe_single(s: State, seat: Seat, kind: Kind, name: str) -> Message:
    if kind in (Kind.PASS, Kind.RANDOM) and is_phantom(s, int(s.turn)):
        return Message(name.replace("action-", "action-phantom-"), {}, (f"seat/{int(s.turn)}",))
    if kind is Kind.PASS:
        return Message(name, {}, (f"seat/{seat}",))
    if kind is Kind.ACCEPT and question(s) == Pending.PHANTOM_GIVE:
        return Message("action-phantom-give-top", {}, ("deck",))
    if kind is Kind.ACCEPT:
        return Message(name if question(s) == Pending.EPIPHANY else "action-phantom-share")
    if kind in (Kind.BEFORE, Kind.AFTER) and question(s) == Pending.PLACE:
        equal = equal_before(s, _source(s))
        return Message(f"{name}-card", {"card": card_message(equal)}, (f"card/{card_name(equal)}",))
    if kind is Kind.NEW_MARKET:
        return Message(name, {}, ("deck",))
    if kind in (Kind.DELAY, Kind.SET_ASIDE) and s.deck_size > 0:
        return Message(name, {}, ("deck",))
    return Message(name)


# What has happened -------------------------------------------------------------------------------------------


def events(s: State, audience: Seat) -> list[Message]:
    """The trail in words; what was hidden from an audience is told without its secret."""
    knows_more = audience == EVERYTHING or audience in _witnesses(s)
    return _tell_all(s, audience if knows_more else SPECTATOR)


@shared
def _witnesses(s: State) -> set[Seat]:
    """Who is told what is hidden from the others."""
    found: set[Seat] = set()
    for kind, a, b, _ in s.trail[: int(s.trail_size)].tolist():
        found |= {a, b} if kind == Event.GAVE else {a} if kind in (Event.UNDER, Event.TOOK) else set()
        found |= {0} if kind == Event.DELAYED else set()
    return found


@shared
def _tell_all(s: State, audience: Seat) -> list[Message]:
    return [TELLERS[kind](s, audience, a, b, c) for kind, a, b, c in s.trail[: int(s.trail_size)].tolist()]


def losses(before: State, after: State, seat: Seat) -> list[Message]:
    """§6.1, §7.2 A bonus that plagiarism takes, that has no object, or that its player does not use."""
    lost = []
    for message, (kind, chair, card, step) in zip(events(after, seat), after.trail.tolist(), strict=False):
        event, suit = Event(kind), card // VALUES
        if event in (Event.NO_BONUS, Event.DECLINED):
            lost.append(message)
        elif (
            event is Event.PLAYED
            and step == SuitStep.JUMPED
            and not before.plagiarism
            and not _bonus_acts(before, chair, card)
        ):
            lost.append(Message("loss-bonus", {"effect": bonus_name(suit)}, (f"suit/{SUITS[suit]}",)))
    return lost


def _name(event: Event) -> str:
    return f"event-{kebab(event)}"


Teller = Callable[[State, Seat, int, int, int], Message]


def tell_who(event: Event) -> Teller:
    return lambda s, audience, a, b, c: Message(_name(event), {"who": chair_name(s, a)}, (f"seat/{a}",))


def tell_who_card(event: Event, place: str = "card") -> Teller:
    return lambda s, audience, a, b, c: Message(
        _name(event), {"who": chair_name(s, a), "card": card_message(b)}, (f"seat/{a}", f"{place}/{card_name(b)}")
    )


def tell_card(event: Event, place: str = "card") -> Teller:
    return lambda s, audience, a, b, c: Message(_name(event), {"card": card_message(a)}, (f"{place}/{card_name(a)}",))


def tell_effect(event: Event, effect_name: Callable[[int], Message]) -> Teller:
    return lambda s, audience, a, b, c: Message(
        _name(event),
        {"who": chair_name(s, a), "effect": effect_name(b), "help": help_of(effect_name(b))},
        (f"seat/{a}", f"suit/{SUITS[b]}"),
    )


def tell_said_first(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message("event-said-can" if b else "event-said-cannot", {"who": chair_name(s, a)}, (f"seat/{a}",))


def tell_gave(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    things = (f"seat/{a}", f"seat/{b}")
    who = {"who": chair_name(s, a), "to": _to(s, b)}
    if audience in (a, b, EVERYTHING):
        return Message("event-gave", {**who, "card": card_message(c)}, (*things, f"card/{card_name(c)}"))
    return Message("event-gave-hidden", who, things)


def tell_played(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    step = ("open", "consecutive", "jump")[c]
    return Message(
        "event-played",
        {"who": chair_name(s, a), "card": card_message(b), "step": step},
        (f"seat/{a}", f"card/{card_name(b)}", f"suit/{SUITS[b // VALUES]}"),
    )


def tell_handed(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    if a == b:
        return Message("event-kept", {"who": chair_name(s, a)}, (f"seat/{a}",))
    return Message("event-handed", {"who": chair_name(s, a), "to": _receiver(s, b)}, (f"seat/{a}", f"seat/{b}"))


def tell_swapped(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message(
        "event-swapped",
        {"who": chair_name(s, a), "taken": card_message(b), "given": card_message(c)},
        (f"seat/{a}", f"market/{card_name(b)}", f"card/{card_name(c)}"),
    )


def tell_clashed(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    name = "event-clashed-self" if a == b else "event-clashed"
    return Message(
        name,
        {"who": chair_name(s, a), "to": _to(s, b), "card": card_message(c), "unfit": _unfit(s, c)},
        (f"seat/{a}", f"market/{card_name(c)}", f"seat/{b}"),
    )


def _unfit(s: State, card: Card) -> Message:
    """§4.3 Whether a market card can be played as the suits stand."""
    suit = card // VALUES
    if placeable(s) >> card & 1:
        return Message("fits")
    return Message("unfit", {"suit": suit_message(suit), "top": int(s.tops[suit])})


def tell_chose_card(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message(
        "event-chose-card",
        {"who": chair_name(s, a), "card": card_message(b), "unfit": _unfit(s, b)},
        (f"seat/{a}", f"market/{card_name(b)}"),
    )


def tell_wild(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message("event-wild", {"who": chair_name(s, a), "bonus": bonus_name(b)}, (f"seat/{a}", "wild"))


def tell_said(event: Event, name: str, value: Callable[[int], object]) -> Teller:
    return lambda s, audience, a, b, c: Message(
        _name(event), {"who": chair_name(s, a), name: value(b)}, (f"seat/{a}", "library")
    )


def tell_ended(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message("event-ended", {"ending": _ending(a), "verdict": verdict(s)})


def tell_placed(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message(
        "event-placed",
        {
            "who": chair_name(s, a),
            "card": card_message(b),
            "side": "before" if c < 0 else "after",
            "equal": card_message(abs(c) - 1),
        },
        (f"seat/{a}", f"card/{card_name(b)}"),
    )


def tell_own_card(event: Event) -> Teller:
    """A card that only its holder has seen."""

    def tell(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
        if audience in (a, EVERYTHING):
            return tell_who_card(event)(s, audience, a, b, c)
        return Message(f"{_name(event)}-hidden", {"who": chair_name(s, a)}, (f"seat/{a}",))

    return tell


def tell_chose_partner(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    return Message("event-chose-partner", {"who": chair_name(s, a), "to": _receiver(s, b)}, (f"seat/{a}", f"seat/{b}"))


def tell_delayed(s: State, audience: Seat, a: int, b: int, c: int) -> Message:
    if audience not in (0, EVERYTHING):
        return Message("event-delayed-hidden", {"card": card_message(a)}, (f"card/{card_name(a)}",))
    return Message(
        "event-delayed",
        {"card": card_message(a), "taken": card_message(b)},
        (f"card/{card_name(a)}", f"card/{card_name(b)}"),
    )


def tell_alone(event: Event, *things: str) -> Teller:
    return lambda s, audience, a, b, c: Message(_name(event), {}, things)


TELLERS: dict[Event, Teller] = {
    Event.SAID_FIRST: tell_said_first,
    Event.STARTS: tell_who(Event.STARTS),
    Event.GAVE: tell_gave,
    Event.PLAYED: tell_played,
    Event.BONUS: tell_effect(Event.BONUS, bonus_name),
    Event.PENALTY: tell_effect(Event.PENALTY, penalty_name),
    Event.NO_BONUS: tell_effect(Event.NO_BONUS, bonus_name),
    Event.NO_PENALTY: tell_effect(Event.NO_PENALTY, penalty_name),
    Event.LAST_CARD: tell_who(Event.LAST_CARD),
    Event.LAST_GREEN: tell_who(Event.LAST_GREEN),
    Event.EPIPHANY: tell_who(Event.EPIPHANY),
    Event.RECOVERED: tell_who_card(Event.RECOVERED),
    Event.SHARED: tell_who_card(Event.SHARED),
    Event.HANDED: tell_handed,
    Event.SWAPPED: tell_swapped,
    Event.NEW_MARKET: tell_who(Event.NEW_MARKET),
    Event.REFILLED: tell_card(Event.REFILLED, "market"),
    Event.CLASHED: tell_clashed,
    Event.SHOWN: tell_who_card(Event.SHOWN),
    Event.PASSED: tell_who(Event.PASSED),
    Event.DECLINED: tell_who(Event.DECLINED),
    Event.WILD: tell_wild,
    Event.LIBRARY_OPENED: tell_alone(Event.LIBRARY_OPENED, "library"),
    Event.SAID_STUCK: tell_said(Event.SAID_STUCK, "number", int),
    Event.SAID_HIGH: tell_said(Event.SAID_HIGH, "suits", suits_message),
    Event.SAID_AVOID: tell_said(Event.SAID_AVOID, "suit", suit_message),
    Event.FINISHED: tell_who(Event.FINISHED),
    Event.ENDED: tell_ended,
    Event.PLACED: tell_placed,
    Event.ROW_GAVE: tell_who_card(Event.ROW_GAVE),
    Event.ROW_GOT: tell_who_card(Event.ROW_GOT),
    Event.REVEALED: tell_card(Event.REVEALED),
    Event.DELAYED: tell_delayed,
    Event.SET_ASIDE: tell_card(Event.SET_ASIDE),
    Event.ON_TOP: tell_who_card(Event.ON_TOP),
    Event.UNDER: tell_own_card(Event.UNDER),
    Event.TOOK: tell_own_card(Event.TOOK),
    Event.SHUFFLED: tell_alone(Event.SHUFFLED, "deck"),
    Event.DONE: tell_who(Event.DONE),
    Event.CHOSE_CARD: tell_chose_card,
    Event.CHOSE_PARTNER: tell_chose_partner,
}


# Statements --------------------------------------------------------------------------------------------------


def concluded(s: State) -> list[Message]:
    """What a statement proves of a hand, as the worlds keep to it that bots imagine (§10, §13.15); §13.2, §10.5 "I can
    go first" and a request prove nothing."""
    event, seat, said = (int(number) for number in (s.trail[0].kind, s.trail[0].a, s.trail[0].b))
    who, proved = chair_name(s, seat), list[Message]()
    if event == Event.SAID_STUCK:
        proved.append(_proved("exactly" if said else "none", who, _hidden(s, ~placeable(s)), said))
    elif event == Event.SAID_HIGH:
        for suit in range(NUM_SUITS):
            if said >> suit & 1:
                high = high_cards(s, suit)
                proved.append(_proved("some", who, _hidden(s, high)))
                proved.append(_proved("none", who, _hidden(s, suit_cards(suit) & ~high)))
    return [one for one in proved if one.params["cards"]] or [Message("concluded-nothing")]


def _hidden(s: State, cards: int) -> list[Message]:
    """The cards of a set that do not lie open."""
    lie_open = int(s.played) | int(s.market) | int(s.set_aside) | int(all_shared(s))
    if s.phantom == Phantom.ROW:
        lie_open |= int(s.players[s.num_players].hand)
    hidden = cards & int(everything(int(s.top_value))) & ~lie_open
    return [card_message(card) for card in range(NUM_SUITS * VALUES) if hidden >> card & 1]


def _proved(how: str, who: Message, cards: list[Message], number: int = 0) -> Message:
    return Message(f"concluded-{how}", {"who": who, "number": number, "cards": cards})


# The end -----------------------------------------------------------------------------------------------------


def epilogue(s: State) -> list[Message]:
    """§9.2, §9.3, §12.4 Whose cards were left or set aside, and how few would have earned a better verdict."""
    left = [(chair, int(points_of(s, chair))) for chair in range(int(s.chairs))]
    told = [
        Message("score-phantom-left", {"number": number}, (f"seat/{chair}",))
        if is_phantom(s, chair)
        else Message("score-left", {"who": chair_name(s, chair), "number": number}, (f"seat/{chair}",))
        for chair, number in left
        if number
    ]
    if aside := int(s.set_aside).bit_count():
        told.append(Message("score-set-aside", {"number": aside}))
    total = int(total_points(s))
    better = [int(most) for most in CHART[column_of(s)] if most < total]
    if better:
        told.append(Message("score-better", {"most": better[-1]}))
    return told
