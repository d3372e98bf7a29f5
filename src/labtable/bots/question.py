"""What a bot is asked: its seat, its legal actions, and a world in which all that the seat cannot know is re-dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import msgspec

from labtable.core.arrays import NDArray, copied, np
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game
from labtable.core.match.match import Match, key_of
from labtable.core.record.records import OVER, REDEAL, Action, Seat, States, blank


@dataclass(frozen=True)
class Question:
    """What a bot is asked: what may this seat do, and in which world? It holds nothing that the seat cannot know."""

    game: Game
    seat: Seat
    legal: list[Action]
    world: States  # one record, re-dealt for the seat; to look at, not to write to
    luck: Random  # the same numbers whenever the question is asked again
    turn: int = 0  # decisions of the match before this one
    table: str = ""  # the match by its commitment: for lots that are drawn once a match
    seconds: float | None = None  # to decide in, for a bot that is given a time

    @property
    def asked(self) -> tuple[Seat, list[Action], States, Random, int, str]:
        """All of it but the game, which another process finds by its name."""
        return self.seat, self.legal, self.world, self.luck, self.turn, self.table

    @property
    def players(self) -> int:
        return int(self.world[0].num_players)

    @property
    def known(self) -> Action | None:
        """What the game itself advises, where no net has learned what to do."""
        return self.game.advised(self.world[0], self.seat) if self.game.advised else None

    @property
    def view(self) -> msgspec.Struct:
        """What the seat sees; of the true world it would be the same."""
        return self.game.view(self.world[0], self.seat)

    @property
    def observation(self) -> NDArray[Any]:
        """What the seat may know as one record of numbers, the game's OBSERVATION (docs/OBSERVATIONS.md)."""
        out = blank(self.game.OBSERVATION)
        self.game.engine.observe_at(self.world, 0, self.seat, out, 0)
        return out

    @property
    def words(self) -> dict[Action, str]:
        """The legal actions in English."""
        return {
            action: self.game.text.say(self.game.describe(self.world[0], self.seat, action)) for action in self.legal
        }

    def deal(self) -> States:
        """Another world that the seat holds possible: all that it cannot know, dealt once more."""
        world = copied(self.world)
        self.game.engine.resample_at(world, 0, self.seat, key_of(self.luck.randbytes(32)))
        return world

    def worth(self, action: Action, world: States | None = None) -> int:
        """What the game's own evaluation gives this seat after an action, in this world or another one."""
        trial = copied(self.world if world is None else world)
        self.game.engine.apply_at(trial, 0, self.seat, action)
        return self.game.engine.evaluate_at(trial, 0, self.seat)


Bot: TypeAlias = Callable[[Question], Action]


def question(game: Game, state: States, seed: str, turn: int = 0, table: str = "") -> Question:
    """The question that a position puts to the seat to move. The truth stays behind."""
    world = copied(state)
    seat = game.engine.to_move_at(world, 0)
    if seat == OVER:
        raise BadSetup("The game is over; there is nothing left to decide.")
    luck = Random(seed)
    world["random_counters"][0, REDEAL] = 0
    world["trail_size"] = 0
    world["trail"] = 0
    game.engine.resample_at(world, 0, seat, key_of(luck.randbytes(32)))
    legal = np.zeros(game.NUM_ACTIONS, np.int32)
    count = game.engine.legal_at(world, 0, seat, legal)
    return Question(game, seat, [int(action) for action in legal[:count]], world, luck, turn, table)


def question_of(match: Match) -> Question:
    """What the seat to move is asked; luck depends on the match and its version alone."""
    seed = f"{match.commitment} {match.version}"
    return question(match.game, np.array([match.state], match.game.STATE), seed, match.version, match.commitment)
