"""What runs around every game's rules: the calls from Python, and whole games that never come back to Python.

Each function here is a template. The names in capitals and the contract's names (`setup`, `to_move`, …) are bound to
one game by `Engine`; called from Python they take `(states, i, …)`, which numba passes seven times faster than a
record. An action read from a list is an int32: `+ 0` makes it an int64, so that no rule compiles for both widths.
"""

from typing import TYPE_CHECKING, Any

from labtable.core.compiler.rule import rule
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.randomness import GOLDEN, WORD, derive_key, mix
from labtable.core.record.records import OVER, REDEAL, SPECTATOR, Action, Actions, Seat, State, States

if TYPE_CHECKING:  # the names that a game brings
    BLANK: Any = ...
    setup: Any = ...
    to_move: Any = ...
    legal_actions: Any = ...
    refusal: Any = ...
    apply_action: Any = ...
    is_over: Any = ...
    returns: Any = ...
    observe: Any = ...
    resample: Any = ...
    tells_nothing: Any = ...
    chooses_openly: Any = ...
    evaluate: Any = ...
    choose_action: Any = ...


def deal_at(states: States, i: int, players: int, options: Any, key: Any) -> None:
    """A new game from a key."""
    states[i] = BLANK[0]
    s = states[i]
    for k in range(KEY_WORDS):
        s.random_key[k] = key[k]
    s.num_players = players
    setup(s, players, options)


def to_move_at(states: States, i: int) -> Seat:
    return to_move(states[i])  # type: ignore[no-any-return]


def legal_at(states: States, i: int, seat: Seat, out: Actions) -> int:
    return legal_actions(states[i], seat, out)  # type: ignore[no-any-return]


def refusal_at(states: States, i: int, seat: Seat, action: Action) -> int:
    """The refusal of an action as a plain number: a member of `Refusal` would be made for Python at each call, which
    takes twice as long."""
    return refusal(states[i], seat, action) + 0  # type: ignore[no-any-return]


def apply_at(states: States, i: int, seat: Seat, action: Action) -> None:
    s = states[i]
    s.trail_size = 0
    apply_action(s, seat, action)


def step_at(states: States, i: int, seat: Seat, action: Action, out: Actions) -> tuple[Seat, int]:
    """Apply an action; who moves next, and how many legal actions `out` now lists for them: one call a decision."""
    s = states[i]
    s.trail_size = 0
    apply_action(s, seat, action)
    mover = to_move(s)
    if mover == OVER:
        return mover, 0
    return mover, legal_actions(s, mover, out)


def expand_into(states: States, seats: Any, actions: Any, movers: Any, legal: Any, counts: Any, values: Any) -> None:
    """Apply an action in each of many positions: who moves next there, the first `counts` of what is legal for them,
    and how it looks to them."""
    for i in range(len(states)):
        s = states[i]
        s.trail_size = 0
        apply_action(s, int(seats[i]), int(actions[i]))
        mover = movers[i] = to_move(s)
        if mover != OVER:
            counts[i] = legal_actions(s, mover, legal[i])
            values[i] = evaluate(s, mover)


def look_at(states: States, i: int, legal: Any, counts: Any) -> Seat:
    """Who is to move, and what each seat may do: of row `seat` of `legal`, the first `counts[seat]`."""
    s = states[i]
    mover = to_move(s)
    for seat in range(len(counts)):
        counts[seat] = 0 if mover == OVER else legal_actions(s, seat, legal[seat])
    return mover  # type: ignore[no-any-return]


def is_over_at(states: States, i: int) -> int:
    return is_over(states[i])  # type: ignore[no-any-return]


def returns_at(states: States, i: int, results: Any) -> None:
    returns(states[i], results)


def observe_at(states: States, i: int, seat: Seat, observations: Any, j: int) -> None:
    observe(states[i], seat, observations[j])


def resample_at(states: States, i: int, seat: Seat, key: Any) -> None:
    """Re-deal what the seat cannot know, the random key first of all."""
    s = states[i]
    for k in range(KEY_WORDS):
        s.random_key[k] = key[k]
    resample(s, seat)


BEFORE, IMAGINED, AFTER, OTHER = 0, 1, 2, 3  # records that `stands_at` works with
NOTHING, NOW, TRUTH, FIRST = 0, 1, 2, 3  # its observations: NOTHING stays blank, from FIRST on are two of each audience
MAY_BE_UNDONE, DREW, REVEALED = 0, 1, 2  # its answers
OTHER_WORLDS = 3  # worlds that another seat is asked to tell from each of those
KEY_BYTES = 4 * KEY_WORDS  # a record begins with its key


@rule
def is_never_certain(before: State, after: State, seat: Seat, action: Action) -> bool:
    """`tells_nothing` of a game that does not say."""
    return False


@rule
def counts_nothing(s: State, seat: Seat, out: Any) -> None:
    """`count_uses` of a game whose components nobody counts."""


@rule
def differ(rows: Any, i: int, j: int, first: int) -> bool:
    """Do two rows of words differ, from this byte on?"""
    k = first // rows.itemsize
    while k < rows.shape[1] and rows[i, k] == rows[j, k]:
        k += 1
    return bool(k < rows.shape[1])


def stands_at(
    states: States,
    observations: Any,
    words_of: Any,
    seen: Any,
    asked: Any,
    alike: Any,
    players: int,
    seat: Seat,
    action: Action,
    keys: Any,
) -> int:
    """Why a decision of a seat in states[BEFORE] cannot be taken back; `words_of` and `seen` are the same records and
    observations as rows of words. How it is found is told in `undoing`; where the game is certain that nobody learns
    anything, no second world is asked.

    Worlds that another seat cannot tell from the first one are re-dealt for it as the first one is, by the same key
    into the same world: while they are `alike`, each is asked once, not for each that it would be told from.
    """
    worlds = len(keys)
    drawn = 0
    states[BEFORE].random_counters[REDEAL] = 0  # a world hangs on its key alone
    for number in range(worlds):
        states[IMAGINED] = states[BEFORE]
        for k in range(KEY_WORDS):
            states[IMAGINED].random_key[k] = keys[number, k]
        resample(states[IMAGINED], seat)
        states[AFTER] = states[IMAGINED]
        states[AFTER].trail_size = 0
        apply_action(states[AFTER], seat, action)
        for k in range(len(states[AFTER].random_counters)):
            if states[AFTER].random_counters[k] != states[IMAGINED].random_counters[k]:
                return DREW
        if number == 0:
            if tells_nothing(states[IMAGINED], states[AFTER], seat, action):
                return MAY_BE_UNDONE
            drawn = int(states[IMAGINED].random_counters[REDEAL])
        for audience in range(players):
            before = FIRST + 2 * audience
            after = before + 1
            truth = after if number == 0 else TRUTH
            observations[truth] = observations[NOTHING]
            observe(states[AFTER], audience, observations[truth])
            if audience == seat:
                if number > 0 and differ(seen, after, truth, 0):
                    return REVEALED
                continue
            if number == 0:
                alike[audience] = True
                for world in range(worlds):
                    asked[audience, world] = False
                observations[before] = observations[NOTHING]
                observe(states[IMAGINED], audience, observations[before])
            elif alike[audience]:
                observations[NOW] = observations[NOTHING]
                observe(states[IMAGINED], audience, observations[NOW])
                alike[audience] = int(states[IMAGINED].random_counters[REDEAL]) == drawn and not differ(
                    seen, before, NOW, 0
                )
                if alike[audience] and differ(seen, after, truth, 0):
                    return REVEALED
            for step in range(1, OTHER_WORLDS + 1):
                world = (number + step) % worlds
                if alike[audience] and asked[audience, world]:
                    continue
                states[OTHER] = states[IMAGINED]
                for k in range(KEY_WORDS):
                    states[OTHER].random_key[k] = keys[world, k]
                resample(states[OTHER], audience)
                asked[audience, world] = alike[audience]
                if not differ(words_of, OTHER, IMAGINED, KEY_BYTES):
                    continue  # nothing is hidden from them
                if refusal(states[OTHER], seat, action) != 0:
                    return REVEALED  # they could not know that this was possible
                states[OTHER].trail_size = 0
                apply_action(states[OTHER], seat, action)
                observations[NOW] = observations[NOTHING]
                observe(states[OTHER], audience, observations[NOW])
                if differ(seen, truth, NOW, 0):
                    return REVEALED
        if not differ(words_of, IMAGINED, BEFORE, KEY_BYTES):
            break  # nothing is hidden from the seat: every world is this one
    return MAY_BE_UNDONE


TWICE = 2  # worlds in which a seat is compared with a spectator: once may be luck


@rule
def is_never_open(s: State, seat: Seat) -> bool:
    """`chooses_openly` of a game that does not say."""
    return False


def chooses_openly_at(states: States, i: int, seat: Seat) -> bool:
    return chooses_openly(states[i], seat)  # type: ignore[no-any-return]


def hides_nothing_at(states: States, words_of: Any, seat: Seat, keys: Any) -> bool:
    """Does a seat in states[BEFORE] know no more than a spectator? Then its worlds are a spectator's. `words_of` are
    the same records as rows of words; `keys` re-deal them."""
    for number in range(TWICE):
        states[IMAGINED] = states[BEFORE]
        for k in range(KEY_WORDS):
            states[IMAGINED].random_key[k] = keys[number, k]
        states[OTHER] = states[IMAGINED]
        resample(states[IMAGINED], seat)
        resample(states[OTHER], SPECTATOR)
        if differ(words_of, IMAGINED, OTHER, 0):
            return False
    return True


def evaluate_at(states: States, i: int, seat: Seat) -> int:
    return evaluate(states[i], seat)  # type: ignore[no-any-return]


@rule
def choose(seed: int, index: int, turn: int, count: int) -> int:
    """A random player's choice: a number below count, from the seed, the game and the turn alone."""
    word = mix((turn * GOLDEN + index) & WORD)
    word = mix(word ^ (seed & WORD))
    return (word * count) >> 32


def random_action(states: States, seat: Seat, seed: int, index: int, turn: int, legal: Actions) -> int:
    """Any legal action, all equally likely."""
    count = legal_actions(states[0], seat, legal)
    return int(legal[choose(seed, index, turn, count)]) + 0


def greedy_action(states: States, seat: Seat, seed: int, index: int, turn: int, legal: Actions) -> int:
    """What looks best one step ahead, in a world re-dealt for the seat; equals are drawn by lot.

    states[1] is the world as the player imagines it, states[2] that world after an action.
    """
    count = legal_actions(states[0], seat, legal)
    states[1] = states[0]
    derive_key(states[1].random_key, ~seed, index * 65536 + turn)
    resample(states[1], seat)
    best = 0
    best_value = 0
    equals = 0
    for n in range(count):
        states[2] = states[1]
        states[2].trail_size = 0
        apply_action(states[2], seat, int(legal[n]) + 0)
        value = evaluate(states[2], seat)
        if n == 0 or value > best_value:
            best, best_value, equals = n, value, 1
        elif value == best_value:
            equals += 1
            if choose(seed, index, turn * 1024 + n, equals) == 0:
                best = n
    return int(legal[best]) + 0


def playouts_into(
    states: States,
    players: int,
    options: Any,
    seed: int,
    first: int,
    bound: int,
    legal: Actions,
    decisions: Any,
    digests: Any,
    results: Any,
) -> None:
    """Games number first, first + 1, … of a seed, one after another in states[0], from the deal to the end.

    Of each: how many decisions it took, a digest of them, and its results.
    """
    for n in range(len(decisions)):
        states[0] = BLANK[0]
        s = states[0]
        derive_key(s.random_key, seed, first + n)
        s.num_players = players
        setup(s, players, options)
        turn = 0
        digest = 0
        seat = to_move(s)
        while seat != OVER and turn < bound:
            action = choose_action(states, seat, seed, first + n, turn, legal)
            s.trail_size = 0
            apply_action(s, seat, action)
            digest = mix(digest ^ action)
            turn += 1
            seat = to_move(s)
        decisions[n] = turn
        digests[n] = digest
        returns(s, results[n])
