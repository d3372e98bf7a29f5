"""Par: how well a cooperative deal could have been played with every hand, the deck and all luck to come laid open.

A beam search keeps the best-looking positions of each depth, first a few, then more. It stops at a perfect result. What
it finds can be played, so it is never better than the truth; unless it is perfect, or nothing was left out of the
search, something better may exist.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from math import copysign
from typing import Any

import msgspec

from labtable.core.arrays import np
from labtable.core.errors import BadSetup
from labtable.core.game.contract import RESULT, Game, Message
from labtable.core.match.match import Match
from labtable.core.record.records import OVER, Action, Seat, States, blank, column

WIDTHS = (16, 128, 512)  # positions of each depth, one search after another
PERFECT = 0  # where points are bad


class Par(msgspec.Struct, frozen=True):
    """The best result that was found, and a line of play that leads to it."""

    score: int
    exact: bool  # nothing better is possible
    line: tuple[tuple[Seat, Action], ...]

    def told(self, score: int) -> Message:
        """Par in words, beside the score that was reached."""
        return Message("par-exact" if self.exact else "par-reached", {"par": self.score, "score": score})


@dataclass
class Beam:
    """The positions of one depth, and how each was reached: the place of its parent, its seat and its action."""

    states: States
    seats: list[Seat]
    legal: list[list[Action]]
    steps: list[tuple[int, Seat, Action]]


def par_of(match: Match) -> Par | None:
    """Par of the deal of a match; None where nobody can tell: of rivals, and of a deal that changed on the way."""
    if not match.game.MEMORY or match.redealt or match.begins_at:
        return None
    found = par(match.game, np.array([match.records[0]], match.game.STATE))
    score = score_of(match)
    better = min(score, found.score) if match.game.lead < 0 else max(score, found.score)
    if better == found.score:
        return found
    return Par(score, False, tuple((step.seat, step.action) for _, step in match.decisions()))


def score_of(match: Match) -> int:
    """The score of a finished cooperative match."""
    if not match.over:
        raise BadSetup("This game is still being played; par is told when it is over.")
    results = blank(RESULT, match.players)
    match.game.engine.returns_at(np.array([match.state], match.game.STATE), 0, results)
    return int(results[0]["score"])


def par(game: Game, dealt: States, widths: tuple[int, ...] = WIDTHS) -> Par:
    """Par of a dealt position."""
    best: Par | None = None
    sign = copysign(1, game.lead)
    for width in widths:
        found = _search(game, dealt, width)
        if best is None or found.exact or sign * found.score > sign * best.score:
            best = found
        if best.exact:
            break
    assert best is not None
    return best


def _search(game: Game, dealt: States, width: int) -> Par:
    engine, room = game.engine, np.zeros(game.NUM_ACTIONS, np.int32)
    sign, whole = copysign(1, game.lead), True
    seat = engine.to_move_at(dealt, 0)
    beams = [Beam(dealt, [seat], [room[: engine.legal_at(dealt, 0, seat, room)].tolist()], [])]
    best: tuple[float, int, tuple[int, Seat, Action]] | None = None  # signed score, depth, last step
    seen: set[bytes] = set()
    while beams[-1].seats:
        ended, beam, cut = _next(game, beams[-1], width, seen)
        for score, step in ended:
            if best is None or sign * score > best[0]:
                best = sign * score, len(beams), step
        whole = whole and not cut
        if best is not None and sign < 0 and best[0] == PERFECT:
            break
        beams.append(beam)
    assert best is not None
    perfect = sign < 0 and best[0] == PERFECT
    return Par(int(sign * best[0]), whole or perfect, tuple(reversed(list(_line(beams, best[1], best[2])))))


def _next(
    game: Game, beam: Beam, width: int, seen: set[bytes]
) -> tuple[list[tuple[int, tuple[int, Seat, Action]]], Beam, bool]:
    """The games that end with one more decision, the best-looking positions of those that go on, and whether any was
    left out."""
    steps = [
        (parent, seat, action)
        for parent, (seat, legal) in enumerate(zip(beam.seats, beam.legal, strict=True))
        for action in legal
    ]
    states, results = blank(game.STATE, len(steps)), blank(RESULT, int(beam.states[0].num_players))
    ended: list[tuple[int, tuple[int, Seat, Action]]] = []
    going: list[tuple[int, int, Seat, list[Action]]] = []  # how bad it looks, place, seat to move, legal actions
    for place, (parent, _, _) in enumerate(steps):
        states[place] = beam.states[parent]
    seats, actions = (np.array([step[part] for step in steps], np.int64) for part in (1, 2))
    movers, counts, values = (np.zeros(len(steps), np.int64) for _ in range(3))
    room = np.zeros((len(steps), game.NUM_ACTIONS), np.int32)
    game.engine.expand_into(states, seats, actions, movers, room, counts, values)
    for place, (mover, count, value) in enumerate(zip(movers.tolist(), counts.tolist(), values.tolist(), strict=True)):
        if mover == OVER:
            game.engine.returns_at(states[place : place + 1], 0, results)
            ended.append((int(results[0]["score"]), steps[place]))
        else:
            going.append((-value, place, mover, room[place, :count].tolist()))
    forget(game, states)
    kept: list[tuple[int, Seat, list[Action]]] = []
    cut = False
    for _, place, mover, legal in sorted(going, key=lambda one: one[:2]):
        digest = blake2b(states[place].tobytes(), digest_size=16).digest()
        if digest in seen:
            continue
        if len(kept) == width:
            cut = True
            break
        seen.add(digest)
        kept.append((place, mover, legal))
    chosen = blank(game.STATE, len(kept))
    for row, (place, _, _) in enumerate(kept):
        chosen[row] = states[place]
    following = Beam(chosen, [one[1] for one in kept], [one[2] for one in kept], [steps[one[0]] for one in kept])
    return ended, following, cut


def forget(game: Game, states: States) -> None:
    """Leave out what players said, saw and remember: it is all open here, and no rule of play rests on it."""
    for name in ("trail", "trail_size", *game.MEMORY):
        column(states, *name.split("."))[...] = 0


def _line(beams: list[Beam], depth: int, step: tuple[int, Seat, Action]) -> Iterator[tuple[Seat, Action]]:
    """The decisions that led to an end, the last first."""
    while True:
        parent, seat, action = step
        yield seat, action
        depth -= 1
        if depth == 0:
            return
        step = beams[depth].steps[parent]


def replayed(game: Game, dealt: States, line: tuple[tuple[Seat, Action], ...]) -> Any:
    """The results of a line of play from the deal, every step of it legal."""
    engine, states = game.engine, dealt.copy()
    for seat, action in line:
        assert engine.to_move_at(states, 0) == seat and not engine.refusal_at(states, 0, seat, action)
        engine.apply_at(states, 0, seat, action)
    results = blank(RESULT, int(states[0].num_players))
    engine.returns_at(states, 0, results)
    return results
