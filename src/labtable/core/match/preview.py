"""What an action would do, told beforehand: what is certain, what may happen, what is lost.

The true record is never asked. The action is tried in worlds that are possible as far as its player knows; what all
of them tell, the player can be told. Where they differ, because of luck or hidden things, more worlds are asked, so
that a share means something. What then can be done in one way only is played on in every world, as the server does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec

from labtable.core.arrays import NDArray, copied, np, reading
from labtable.core.game.contract import Game, Message, Possible
from labtable.core.match.choices import Forced, forced_after, shows_all
from labtable.core.match.position import look
from labtable.core.match.undo import why_it_stands
from labtable.core.messages import likely
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.records import OVER, REDEAL, Action, Seat, State, States, blank

FEW = 24  # worlds that are asked first
MANY = 200  # worlds that are asked where those differ, or where a number is drawn at random
LISTED = 6  # things that may happen, at most; the likeliest
NEARLY = 1e-6  # what sums of shares may be off
KEY_BYTES = 4 * KEY_WORDS  # a record begins with its key
BEFORE, AFTER = 0, 1  # a world that is possible for the seat; that world after the action

encode = msgspec.json.Encoder(order="deterministic").encode
Numbered = dict[tuple[bytes, int], Message]  # messages by their bytes; one that is told twice has two numbers
Then = Literal["you", "others", "over", "open"]  # who decides next in every world: its player, another one, nobody


class Consequences(msgspec.Struct, frozen=True):
    """What an action would do, as far as its player can know."""

    certain: tuple[Message, ...] = ()  # what every world tells, in the order of the first
    may: tuple[Possible, ...] = ()  # what only some worlds tell, the likeliest first
    more: bool = False  # other things may happen as well
    lost: tuple[Message, ...] = ()  # what goes without effect, in every world
    undoable: bool = False  # could its player take it back?
    then: Then = "open"  # who decides next; "open" where worlds differ
    ghost: Any = None  # what the action would make, to be drawn on the board, where a game has that
    next: tuple[tuple[Action, Message], ...] = ()  # what its player can do then, where that is certain


def consequences(
    game: Game,
    states: States,
    seat: Seat,
    action: Action,
    keys: NDArray[np.uint32],
    forced_for: Collection[Seat] = (),
) -> Consequences:
    """What a legal action would do in the record `states[0]`; `keys` re-deal the worlds that are asked. What the seats
    `forced_for` then do without a choice belongs to it."""
    asked = _Asked(game, states, seat, action, keys, forced_for)
    told, then, after = asked.worlds()
    certain, may = _agreed(told, "told")
    lost, may_be_lost = _agreed(told, "lost")
    follows, may_follow = _agreed(told, "follows")
    possible: Sequence[Possible] = sorted((*may, *may_be_lost), key=lambda one: -one.share)
    if game.odds:
        sampled = [*(Possible(message, 1.0) for message in certain), *possible]
        exact = game.odds(reading(states)[0], seat, action, sampled)
        certain = tuple(one.message for one in exact if one.share == 1)
        possible = in_per_cent([one for one in exact if one.share < 1])
    certain = (*certain, *follows)
    every = [*possible, *sorted(may_follow, key=lambda one: -one.share)]
    single = once(every, certain)
    return Consequences(
        certain=certain,
        may=tuple(single[:LISTED]),
        lost=lost,
        more=len(single) > LISTED or len(single) < len(every),
        undoable=asked.is_open,
        then=then,
        ghost=game.ghost(states, seat, action, game.engine.apply_at) if game.ghost else None,
        next=answers(game, after, seat) if after is not None and then == "you" else (),
    )


def answers(game: Game, states: States, seat: Seat) -> tuple[tuple[Action, Message], ...]:
    """What a seat can do in the record `states[0]`, in words."""
    legal, state = look(game, states, int(states["num_players"][0])).legal[seat], reading(states)[0]
    return tuple((int(action), game.describe(state, seat, int(action))) for action in legal)


class WorldGroup(msgspec.Struct):
    """What the worlds with one trail tell, and how many they are."""

    told: Numbered
    lost: Numbered
    follows: Numbered = {}  # what the forced moves that follow tell
    worlds: int = 0


class _Asked:
    """An action of a seat in the record `states[0]`, asked of worlds."""

    def __init__(
        self,
        game: Game,
        states: States,
        seat: Seat,
        action: Action,
        keys: NDArray[np.uint32],
        forced_for: Collection[Seat],
    ) -> None:
        self.game, self.states, self.seat, self.action = game, states, seat, action
        self.keys, self.forced_for = keys, forced_for

    @cached_property
    def is_open(self) -> bool:
        """Could its player take it back?"""
        return not self.stands(self.states[0], self.seat, self.action)

    @cached_property
    def is_waited_for(self) -> bool:
        """Does everybody wait while it can be taken back?"""
        return self.is_open and not shows_all(self.game, self.states[0], self.seat, self.action, self.keys[:FEW])

    def stands(self, before: State, seat: Seat, action: Action) -> bool:
        players = int(self.states["num_players"][0])
        return why_it_stands(self.game, players, before, seat, action, self.keys[:FEW]) is not None

    def worlds(self) -> tuple[list[WorldGroup], Then, States | None]:
        """What the worlds tell, who decides next in all of them, and the record of one after the action, where its
        player could tell no two of them apart."""
        engine, start = self.game.engine, copied(self.states)
        start["random_counters"][0, REDEAL] = 0  # a world hangs on its key alone
        known = start.tobytes()
        worlds = blank(self.game.STATE, 2)
        read, as_bytes, after = reading(worlds), worlds.view(np.uint8).reshape(2, -1), worlds[AFTER:]
        trails, sizes, counters = worlds["trail"], worlds["trail_size"], worlds["random_counters"]
        found: dict[bytes, WorldGroup] = {}
        drew, followers, single = False, set[Then](), True
        for number, key in enumerate(self.keys):
            if number >= FEW and not drew and len(found) == 1:
                break
            as_bytes[BEFORE] = np.frombuffer(known, np.uint8)
            engine.resample_at(worlds, BEFORE, self.seat, key)
            as_bytes[AFTER] = as_bytes[BEFORE]
            engine.apply_at(worlds, AFTER, self.seat, int(self.action))
            trail, mover = trails[AFTER][: sizes[AFTER]].tobytes(), engine.to_move_at(worlds, AFTER)
            drew = drew or counters[BEFORE].tobytes() != counters[AFTER].tobytes()
            followed = self.followed(after) if mover in self.forced_for else []
            single = single and not followed
            if followed:
                last = followed[-1].after
                trail, mover = b"|".join((trail, *map(_trail, followed))), followed[-1].ahead.to_move
                drew = drew or counters[AFTER].tobytes() != last["random_counters"][0].tobytes()
            if trail not in found:
                found[trail] = self.told(read, followed)
            found[trail].worlds += 1
            followers.add(_follower(mover, self.seat))
            if not drew and as_bytes[BEFORE, KEY_BYTES:].tobytes() == known[KEY_BYTES:]:
                break  # nothing is hidden and nothing is drawn: every world is this one
        alike = copied(after) if single and not drew and len(found) == 1 else None
        return list(found.values()), followers.pop() if len(followers) == 1 else "open", alike

    def followed(self, after: States) -> list[Forced]:
        """The moves without a choice that follow in a world, as the server plays them."""
        ahead = look(self.game, after, int(after["num_players"][0]))
        return forced_after(
            self.game,
            after,
            ahead,
            self.seat,
            self.forced_for,
            self.keys[:FEW],
            lambda: self.is_waited_for,
            self.stands,
        )

    def told(self, read: States, followed: Sequence[Forced]) -> WorldGroup:
        """What a world tells of the action and of the forced moves after it."""
        found, before = told(self.game, read[BEFORE], read[AFTER], self.seat), read[AFTER]
        follows, lost = list[Message](), list(found.lost.values())
        for forced in followed:
            after = reading(forced.after)[0]
            one = told(self.game, before, after, self.seat, forced.seat == self.seat)
            follows += one.told.values()
            lost += one.lost.values()
            before = after
        return WorldGroup(found.told, _numbered(lost), _numbered(follows)) if followed else found


def _trail(forced: Forced) -> bytes:
    trail: bytes = forced.after["trail"][0, : forced.after["trail_size"][0]].tobytes()
    return trail


def _follower(mover: Seat, seat: Seat) -> Then:
    if mover == OVER:
        return "over"
    return "you" if mover == seat else "others"


def told(game: Game, before: Any, after: Any, seat: Seat, own: bool = True) -> WorldGroup:
    """What a seat is told of an action, from the records before and after it. What goes without effect is told as
    lost, and not as happening, where the action is the seat's own."""
    lost = _numbered(game.losses(before, after, seat) if own and game.losses else ())
    happens = _numbered(game.events(after, seat))
    return WorldGroup({key: message for key, message in happens.items() if key not in lost}, lost)


def _numbered(messages: Iterable[Message]) -> Numbered:
    found: Numbered = {}
    for message in messages:
        name, number = encode(message), 0
        while (name, number) in found:
            number += 1
        found[name, number] = message
    return found


def _agreed(worlds: Sequence[WorldGroup], part: str) -> tuple[tuple[Message, ...], list[Possible]]:
    """What all worlds tell, and what only some of them do, with the share of those worlds."""
    counts: dict[tuple[bytes, int], int] = {}
    messages: Numbered = {}
    for world in worlds:
        for key, message in getattr(world, part).items():
            counts[key] = counts.get(key, 0) + world.worlds
            messages.setdefault(key, message)
    total = sum(world.worlds for world in worlds)
    certain = tuple(message for key, message in messages.items() if counts[key] == total)
    return certain, [
        Possible(message, share, likely(share))
        for key, message in messages.items()
        if (share := counts[key] / total) < 1
    ]


def once(possible: Sequence[Possible], certain: Sequence[Message]) -> list[Possible]:
    """Each sentence with one chance: that it comes true at least once. Nothing that is certain may also happen."""
    found: dict[bytes, Possible] = {}
    for one in possible:
        name = _words(one.message)
        if name not in found or found[name].share < one.share:
            found[name] = one
    for message in certain:
        found.pop(_words(message), None)
    return list(found.values())


def _words(message: Message) -> bytes:
    """What a message says, whatever things it points at."""
    return encode((message.id, message.params))


def in_per_cent(possible: Sequence[Possible]) -> list[Possible]:
    """Shares that were counted in whole per cents, none of them none or all. Those that follow each other and together
    are certain exclude each other, and add up to 100: the largest remainders are rounded up."""
    found: list[Possible] = []
    left = list(possible)
    while left:
        size = 0 if left[0].likely else _exclusive(left)
        one, left = left[: max(size, 1)], left[max(size, 1) :]
        found += one if one[0].likely else _whole(one, size > 0)
    return found


def _exclusive(possible: Sequence[Possible]) -> int:
    """How many of the first sentences are certain together; 0 where none are."""
    total = 0.0
    for count, one in enumerate(possible, 1):
        total += one.share
        if one.likely or total > 1 + NEARLY:
            return 0
        if total > 1 - NEARLY:
            return count
    return 0


def _whole(possible: Sequence[Possible], add_up: bool) -> list[Possible]:
    shares = [100 * one.share for one in possible]
    whole = [max(1, int(share + NEARLY)) for share in shares] if add_up else [min(max(round(shares[0]), 1), 99)]
    order = sorted(range(len(shares)), key=lambda place: whole[place] - shares[place])
    for place in order[: 100 - sum(whole)] if add_up else ():
        whole[place] += 1
    return [Possible(one.message, percent / 100) for one, percent in zip(possible, whole, strict=True)]
