"""Games played in styles that random play does not reach; after every action the record is sound and the log speaks."""

from random import Random

import pytest

from labtable.core.match.match import Match
from labtable.core.record.records import EVERYTHING, SPECTATOR
from labtable.games.eureka import GAME
from labtable.games.eureka.components import SUITS
from labtable.games.eureka.constants import Kind
from labtable.games.eureka.tests.position import bits, game

LATE = {Kind.DONE, Kind.DECLINE}


def everything(kinds):
    return [action for actions in kinds.values() for action in actions]


def keep_the_wild_card(match, kinds):
    """The wild card only with one card in hand, then at once; any yellow card as soon as it can be played."""
    hand = int(match.state.players[match.to_move].hand)
    if hand & (hand - 1) == 0 and Kind.WILD in kinds:
        return kinds[Kind.WILD]
    yellow = [action for action in kinds.get(Kind.PLAY, ()) if 26 <= action < 39]
    return yellow or [action for kind, actions in kinds.items() if kind != Kind.WILD for action in actions]


def share_and_exchange(match, kinds):
    """Every bonus is used; evolution goes to the phantom or to another player wherever it can."""
    chosen = [action for kind, actions in kinds.items() if kind not in LATE for action in actions]
    return kinds.get(Kind.CHOOSE, [])[-1:] or kinds.get(Kind.RECOVER) or chosen or everything(kinds)


def small_steps(match, kinds):
    """Always the lowest card: many penalties, an open library, long games."""
    return kinds.get(Kind.PLAY, [])[:1] or everything(kinds)


def talk(match, kinds):
    """Whatever can be said is said."""
    return [action for kind in (Kind.SAY_STUCK, Kind.SAY_HIGH, Kind.SAY_AVOID) for action in kinds.get(kind, ())] or (
        small_steps(match, kinds)
    )


def delay_everything(match, kinds):
    return kinds.get(Kind.DELAY) or kinds.get(Kind.NEW_MARKET) or everything(kinds)


VARIANTS = tuple(GAME.variants())
STYLES = (keep_the_wild_card, share_and_exchange, small_steps, talk, delay_everything)


def by_kind(match):
    kinds: dict[int, list[int]] = {}
    for action in match.legal():
        kinds.setdefault(GAME.decode(action)[0], []).append(action)
    return kinds


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_every_record_is_sound(style, players, options):
    for seed in range(3):
        match, luck = Match(GAME, players, seed=seed, options=options), Random(seed)
        while not match.over:
            match.play(luck.choice(style(match, by_kind(match))))
            assert not GAME.check_state(match.state), match.entries
            for audience in (0, SPECTATOR, EVERYTHING):
                assert all(match.say(message) for message in GAME.events(match.state, audience))


BARE = 40  # positions with bare hands at each table
HIGHEST = {1: 8, 2: 6, 3: 8, 4: 11, 5: 13}  # the highest number of each table's deck


def bare_hands(players, options, luck):
    """A late position, which few games come to: hands of one card or none, shared cards, and all that can wait."""
    phantom = options.get("phantom") == "on"
    chairs = players + (phantom or players == 1)
    cards = [f"{suit}-{value}" for suit in SUITS for value in range(1, (8 if phantom else HIGHEST[players]) + 1)]
    luck.shuffle(cards)
    hands = [" ".join(cards.pop() for _ in range(luck.choice((0, 1, 1, 2)))) for _ in range(players)]
    shared = [cards.pop() if luck.random() < 0.4 else "" for _ in range(chairs)]
    if not hands[0] and not shared[0]:
        hands[0] = cards.pop()
    row = sorted(
        (cards.pop() for _ in range(luck.randint(0, 3) if phantom else 0)), key=lambda card: int(card.partition("-")[2])
    )
    market, suits = (" ".join(cards.pop() for _ in range(luck.randint(0, most))) for most in (players, 8))
    deck = luck.choice((0, 0, 1, 3, len(cards)))  # of solitaire; the rest is set aside
    more = {} if players > 1 else {"set_aside": bits(" ".join(cards[deck:])), "solitaire": True, "top_value": 8}
    t = game(
        hands=hands,
        shared=shared,
        market=market,
        suits=suits,
        deck=" ".join(cards[:deck]) if players == 1 else None,
        row=" ".join(row) if phantom else None,
        wild=int(players > 3),
        mad=luck.randint(0, 1) if hands[0] else 0,
        epiphany=luck.randint(0, 1),
        plagiarism=luck.randint(0, 1),
        library=int(options.get("library") == "on"),
        library_open=luck.randint(0, 1) if options.get("library") == "on" else 0,
        **more,
    )
    t.sound = True
    return t


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=str)
def test_every_record_is_sound_from_bare_hands_on(players, options):
    for seed in range(BARE):
        luck = Random(f"{players} {options} {seed}")
        t = bare_hands(players, options, luck)
        assert not GAME.check_state(t.s), seed
        while t.mover >= 0:
            t.apply(luck.choice(t.legal()))
            assert all(t.log(audience) is not None for audience in (0, SPECTATOR, EVERYTHING)), seed
        assert t.ending


def test_issue_37_a_solitaire_hand_that_is_all_shared_is_not_drawn_from():
    """`labtable play eureka --players 1 --seed 16`, the choices by their numbers."""
    match = Match(GAME, 1, seed=16)
    for choice in (3, 7, 1, 2, 3, 5, 2, 1, 4, 3, 1, 1, 3, 2, 1, 2, 2, 1, 1, 1, 1, 2, 1, 2):
        while len(legal := match.legal()) == 1:
            match.play(legal[0])
        match.play(legal[choice - 1])
        assert not GAME.check_state(match.state)
    while not match.over:
        match.play(match.legal()[0])
        assert not GAME.check_state(match.state) and match.log()
