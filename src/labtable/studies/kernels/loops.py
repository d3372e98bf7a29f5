"""Whole games inside compiled code, with what a study asks of each: templates, bound to one game by `engine.bound`.

They play the very games of core's playouts: the same deal and the same choices for the same seed and number.
"""

from typing import TYPE_CHECKING, Any

from labtable.core.compiler.rule import rule
from labtable.core.game.loops import choose
from labtable.core.record.randomness import GOLDEN, WORD, derive_key, mix
from labtable.core.record.records import OVER, Actions, Seat, States

if TYPE_CHECKING:  # the names that a game brings
    BLANK: Any = ...
    setup: Any = ...
    to_move: Any = ...
    legal_actions: Any = ...
    apply_action: Any = ...
    is_over: Any = ...
    returns: Any = ...
    resample: Any = ...
    evaluate: Any = ...
    count_uses: Any = ...
    first_player: Any = ...
    weigh: Any = ...

TABLE, WORLD, TRIAL = 0, 1, 2  # records
RECORDS = 3  # of one game
CHOICES, CHOSEN, STAKE = 0, 1, 2  # what `weigh` tells: how many actions, which of them, and how much hangs on it
TOLD = 3
OPENING = 1 << 30  # the turns of an opening's own lots


def weigh_at_random(states: States, seat: Seat, seed: int, index: int, turn: int, legal: Actions, told: Any) -> int:
    """Any legal action, all equally likely."""
    count = legal_actions(states[TABLE], seat, legal)
    chosen = choose(seed, index, turn, count)
    told[CHOICES] = count
    told[CHOSEN] = chosen
    told[STAKE] = 0.0
    return int(legal[chosen]) + 0


def weigh_greedily(states: States, seat: Seat, seed: int, index: int, turn: int, legal: Actions, told: Any) -> int:
    """What looks best one step ahead; at stake is what the best promises beyond the mean of all."""
    count = legal_actions(states[TABLE], seat, legal)
    states[WORLD] = states[TABLE]
    derive_key(states[WORLD].random_key, ~seed, index * 65536 + turn)
    resample(states[WORLD], seat)
    best = 0
    best_value = 0
    equals = 0
    total = 0.0
    for n in range(count):
        states[TRIAL] = states[WORLD]
        states[TRIAL].trail_size = 0
        apply_action(states[TRIAL], seat, int(legal[n]) + 0)
        value = evaluate(states[TRIAL], seat)
        total += value
        if n == 0 or value > best_value:
            best, best_value, equals = n, value, 1
        elif value == best_value:
            equals += 1
            if choose(seed, index, turn * 1024 + n, equals) == 0:
                best = n
    told[CHOICES] = count
    told[CHOSEN] = best
    told[STAKE] = best_value - total / count
    return int(legal[best]) + 0


@rule
def stirred(digest: int, number: int) -> int:
    """A digest of 63 bits with one more number in it."""
    low = mix((digest & WORD) ^ (number & WORD))
    high = mix(((digest >> 32) + low + GOLDEN) & WORD)
    return (high >> 1) << 32 | low


@rule
def digested(digest: int, s: Any, seat: Seat, action: int) -> int:
    """A game's digest after one more decision and what came of it (bots/distinct.py says which games are copies)."""
    digest = stirred(stirred(digest, seat), action)
    for place in range(min(int(s.trail_size) + 0, len(s.trail))):
        event = s.trail[place]
        digest = stirred(digest, int(event.kind) + 0)
        digest = stirred(digest, int(event.a) + 0)
        digest = stirred(digest, int(event.b) + 0)
        digest = stirred(digest, int(event.c) + 0)
    return digest


@rule
def leader(results: Any, players: int) -> int:
    """The seat that alone is ahead, or -1."""
    found = -1
    for seat in range(players):
        if results[seat].rank == 1:
            if found >= 0:
                return -1
            found = seat
    return found


def spared(states: States, seat: Seat, told: Any, legal: Actions, denied: int, scratch: Any) -> int:
    """The action that was chosen, or the next one that does not use the denied component; where all do, the chosen."""
    count = int(told[CHOICES])
    first = int(told[CHOSEN])
    for n in range(count):
        action = int(legal[(first + n) % count]) + 0
        states[TRIAL] = states[TABLE]
        states[TRIAL].trail_size = 0
        apply_action(states[TRIAL], seat, action)
        scratch[seat, denied] = 0
        count_uses(states[TRIAL], seat, scratch)
        if scratch[seat, denied] == 0:
            return action
    return int(legal[first]) + 0


def study_into(
    states: States,
    players: int,
    options: Any,
    seed: int,
    first: int,
    bound: int,
    legal: Actions,
    told: Any,
    opening: int,
    denied: int,
    scratch: Any,
    kind_of: Any,
    kinds: Any,
    firsts: Any,
    digests: Any,
    decisions: Any,
    endings: Any,
    changes: Any,
    settled: Any,
    results: Any,
    uses: Any,
) -> None:
    """Games number first, first + 1, … of a seed; of each one row of every array that stands after `kind_of`.

    `opening` decisions with a choice are drawn by lot at the start of each game.
    `denied` is a component that one seat, another in every game, does without where it can; -1: none.
    `kinds[n, kind]` adds up decisions, those with a choice, their actions, and what hung on them.
    """
    for n in range(len(decisions)):
        states[TABLE] = BLANK[0]
        s = states[TABLE]
        derive_key(s.random_key, seed, first + n)
        s.num_players = players
        setup(s, players, options)
        firsts[n] = first_player(s)
        turn = 0
        opened = 0
        digest = 0
        ahead = -1
        seat = to_move(s)
        while seat != OVER and turn < bound:
            action = weigh(states, seat, seed, first + n, turn, legal, told)
            if opened < opening and told[CHOICES] > 1:
                chosen = choose(seed, first + n, OPENING + opened, int(told[CHOICES]))
                told[CHOSEN] = chosen
                action = int(legal[chosen]) + 0
                opened += 1
            if denied >= 0 and seat == (first + n) % players:
                action = spared(states, seat, told, legal, denied, scratch)
            row = kinds[n, kind_of[action]]
            row[0] += 1
            if told[CHOICES] > 1:
                row[1] += 1
                row[2] += told[CHOICES]
                row[3] += told[STAKE]
            s.trail_size = 0
            apply_action(s, seat, action)
            count_uses(s, seat, uses[n])
            digest = digested(digest, s, seat, action)
            turn += 1
            if denied < 0:
                returns(s, results[n])
                now = leader(results[n], players)
                if now >= 0 and now != ahead:
                    if ahead >= 0:
                        changes[n] += 1
                    ahead = now
                    settled[n] = turn
            seat = to_move(s)
        count_uses(s, OVER, uses[n])
        digests[n] = digest
        decisions[n] = turn
        endings[n] = is_over(s)
        returns(s, results[n])


def count_at(states: States, i: int, seat: Seat, out: Any) -> None:
    """What the last action used, for games that Python plays."""
    count_uses(states[i], seat, out)


def first_at(states: States, i: int) -> int:
    """Who has the first turn of a game just dealt, for games that Python plays."""
    return int(first_player(states[i]))
