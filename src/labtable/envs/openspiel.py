"""The games for OpenSpiel: `pyspiel.load_game("labtable_curie(players=2)")`, once this module has been imported.

Chance is explicit and drawn where the game draws. Sixteen chance nodes of 256 outcomes each are the 128 bits that the
game is dealt from: as many deals as there are, so no observation tells which one it was. A decision that throws dice or
shuffles is followed by four such nodes, whose 32 bits change the random key before it is carried out, so nobody who
holds a state can look ahead at luck to come. Every state follows from its history: cloning, serialisation and
playthroughs are those of OpenSpiel itself.

An information state is everything that a player has seen and done, position by position: its string is a digest of it
all with the present observation; its tensor, which must have a fixed length, is the present observation with those of
the last `recall` positions and the player's own actions there, scaled for nets. `resample_from_infostate` deals again
what the player cannot know, by the game's own `resample`. A re-dealt state can be cloned, played on and serialised like
any other, but its history still tells of the deal that it came from.

An observation's string is JSON of what the player may know, with words; OpenSpiel 2's structs hold the same.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from labtable.core.errors import need

need("openspiel", "The OpenSpiel games are", "pyspiel")

import pyspiel  # noqa: E402

from labtable.core.arrays import copied, reading  # noqa: E402
from labtable.core.game.contract import Choice  # noqa: E402
from labtable.core.game.registry import game, names  # noqa: E402
from labtable.core.match.match import key_of, secret_of_seed  # noqa: E402
from labtable.core.record.layout import KEY_WORDS  # noqa: E402
from labtable.core.record.records import EVERYTHING, RESULT, SPECTATOR, Action, Seat, blank  # noqa: E402
from labtable.envs.history import Past, Setting  # noqa: E402
from labtable.envs.openspiel_structs import (  # noqa: E402
    ACTION_EXAMPLE,
    ACTION_SPEC,
    ActionStruct,
    ObservationStruct,
    StateStruct,
)
from labtable.envs.scale import scaled  # noqa: E402
from labtable.envs.table import MOST_POINTS, rewards_of  # noqa: E402

BYTE = 256  # outcomes of a chance node
EVEN = [(byte, 1 / BYTE) for byte in range(BYTE)]
OF_THE_DEAL = 4 * KEY_WORDS  # chance nodes: the bytes of a random key
RECALL = 4  # earlier positions in the tensor of an information state, unless the parameter says another number
OF_A_DRAW = 4  # chance nodes where a decision draws: the bytes of one of its words


def deal_of_seed(seed: int) -> list[int]:
    """The outcomes of the first chance nodes that deal the game of `Match(game, players, seed=…)`."""
    return list(key_of(secret_of_seed(seed)).astype("<u4").tobytes())


class LabtableState(pyspiel.State):  # type: ignore[misc]
    """A position of one of the games; before the deal there is none."""

    def __init__(self, of: LabtableGame) -> None:
        super().__init__(of)
        self.setting = of.setting
        self.past: Past | None = None
        self.mover = int(pyspiel.PlayerId.CHANCE)
        self.legal: list[int] = []
        self.drawn: list[int] = []  # bytes that chance has drawn of those that are waited for
        self.waiting: tuple[Seat, Action] | None = None  # the decision that draws, until chance has drawn

    def current_player(self) -> int:
        return self.mover

    def is_terminal(self) -> bool:
        return bool(self.mover == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVEN

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.legal

    def _apply_action(self, action: Action) -> None:
        if self.mover == pyspiel.PlayerId.CHANCE:
            self._draw(action)
        else:
            self._decide(action)

    def _draw(self, byte: int) -> None:
        if not 0 <= byte < BYTE:
            raise ValueError(f"Chance draws a number from 0 to {BYTE - 1}, not {byte}.")
        self.drawn = [*self.drawn, byte]
        if len(self.drawn) < (OF_THE_DEAL if self.past is None else OF_A_DRAW):
            return
        of, bits, decision = self.setting.game, np.frombuffer(bytes(self.drawn), "<u4").astype(np.uint32), self.waiting
        if self.past is None:
            position = blank(of.STATE)
            of.engine.deal_at(position, 0, self.setting.players, self.setting.options, bits)
        else:
            assert decision is not None
            position = copied(self.past.position)
            position["random_key"][0, : len(bits)] ^= bits
            of.engine.apply_at(position, 0, *decision)
        self.drawn, self.waiting = [], None
        self._arrive(position, decision)

    def _decide(self, action: Action) -> None:
        if action not in self.legal:
            raise ValueError(f"Action {action} is not legal here; see legal_actions().")
        assert self.past is not None
        before, position = self.past.position, copied(self.past.position)
        self.setting.game.engine.apply_at(position, 0, self.mover, action)
        if position["random_counters"].tobytes() == before["random_counters"].tobytes():
            self._arrive(position, (self.mover, action))
        else:
            self.waiting, self.mover, self.legal = (self.mover, action), int(pyspiel.PlayerId.CHANCE), []

    def _arrive(self, position: NDArray[Any], decision: tuple[Seat, Action] | None) -> None:
        of, engine = self.setting.game, self.setting.game.engine
        mover, legal = engine.to_move_at(position, 0), np.empty(of.NUM_ACTIONS, np.int32)
        count = engine.legal_at(position, 0, mover, legal) if mover >= 0 else 0
        self.past = Past(self.setting, position, self.past, decision)
        self.mover = mover if mover >= 0 else int(pyspiel.PlayerId.TERMINAL)
        self.legal = legal[:count].tolist()

    def _action_to_string(self, player: int, action: Action) -> str:
        if self.past is None or player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return f"{action}: {self._words(player, action)}"

    def _words(self, player: Seat, action: Action) -> str:
        assert self.past is not None
        of = self.setting.game
        return of.text.say(of.describe(reading(self.past.position)[0], player, action), "en", [])

    def to_struct(self) -> StateStruct:
        shown = {"current_player": self.mover, "is_terminal": self.is_terminal(), "returns": self.returns()}
        told = {"game": str(self.get_game()), **self._told(EVERYTHING), **shown, "history": self.history()}
        return StateStruct(told)

    def to_observation_struct(self, player: Seat | None = None) -> ObservationStruct:
        """What a player may know, by default the one to move; SPECTATOR (-1) knows what is public."""
        audience = max(self.mover, SPECTATOR) if player is None else player
        shown = {"player": audience, "current_player": self.mover, "is_terminal": self.is_terminal()}
        actions = self.legal if audience == self.mover else []
        legal = [self.action_to_struct(audience, action).to_dict() for action in actions]
        return ObservationStruct({**shown, **self._told(audience), "legal": legal})

    def _told(self, audience: Seat) -> dict[str, Any]:
        """What an audience is asked, and sees."""
        if self.past is None:
            return {"prompt": "", "view": None}
        of, position = self.setting.game, reading(self.past.position)[0]
        prompt = of.text.say(of.prompt(position, max(audience, SPECTATOR)), "en", [])
        return {"prompt": prompt, "view": msgspec.json.decode(msgspec.json.encode(of.view(position, audience)))}

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        return self.to_struct().to_json()

    def action_to_struct(self, player: Seat, action: Action | None = None) -> ActionStruct:
        """An action of a player, or of the one to move."""
        player, action = (self.mover, player) if action is None else (player, action)
        chance = self.past is None or player == pyspiel.PlayerId.CHANCE
        return ActionStruct({"action": action, "words": f"draw {action}" if chance else self._words(player, action)})

    def struct_to_actions(self, struct: ActionStruct) -> list[Action]:
        return [struct.action]

    def validate_action_struct(self, struct: ActionStruct) -> Any:
        if struct.action in self.legal_actions():
            return pyspiel.ok_status()
        return pyspiel.error_status(f"Action {struct.action} is not legal here; see legal_actions().")

    def apply_action_struct(self, struct: ActionStruct) -> Any:
        status = self.validate_action_struct(struct)
        if status.ok():
            self.apply_action(struct.action)
        return status

    def returns(self) -> list[float]:
        of, players = self.setting.game, self.setting.players
        if self.past is None or not self.is_terminal():
            return [0.0] * players
        results = blank(RESULT, players)
        of.engine.returns_at(self.past.position, 0, results)
        return rewards_of(of, results)

    def resample_from_infostate(self, player: Seat, sampler: Any) -> LabtableState:
        """A state that the player cannot tell from this one: what is hidden from them is dealt again."""
        if self.past is None or self.waiting is not None:
            raise ValueError("A state is dealt again where a player decides, not where chance draws.")
        world, of = self.clone(), self.setting.game
        position = copied(self.past.position)
        draw = getattr(sampler, "sample", None) or sampler
        of.engine.resample_at(position, 0, player, key_of(str(draw()).encode()))
        told, kept = {player: self.past.digest(player)}, {player: self.past.recalled(player)}
        world.past = Past(self.setting, position, told=told, kept=kept)
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.past is None:
            return f"before the deal; chance draws {self.drawn}"
        of, digest = self.setting.game, hashlib.blake2b(self.past.position.tobytes(), digest_size=8).hexdigest()
        prompt = of.text.say(of.prompt(reading(self.past.position)[0], SPECTATOR), "en", [])
        drawing = f"; after action {self.waiting[1]} chance draws {self.drawn}" if self.waiting is not None else ""
        return f"{of.meta.title}, move {self.move_number()}, position {digest}: {prompt}{drawing}"


class LabtableObserver:
    """What a player sees, with the names and shapes of `observation_fields`.

    With perfect recall the tensor also has what the player saw in `earlier` positions, the latest first, and in
    `own_actions` a 1 for what they did there; it is what nets learn from, so all its numbers are from 0 to 1.
    """

    def __init__(self, setting: Setting, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"The observers of Labtable take no parameters, but were given {dict(params)}.")
        self.recalls, self.public = kind.perfect_recall, kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, Any] = {}
        if self.public:
            of, recall = setting.game, setting.recall if self.recalls else 0
            self.size = sum(field.size for field in of.observation_fields)
            self.tensor = np.zeros(self.size + recall * (self.size + of.NUM_ACTIONS), np.float32)
            self.dict = {
                field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
                for field in of.observation_fields
            }
            if recall:
                earlier, acted = np.split(self.tensor[self.size :], [recall * self.size])
                self.dict["earlier"] = earlier.reshape(recall, self.size)
                self.dict["own_actions"] = acted.reshape(recall, of.NUM_ACTIONS)

    def set_from(self, state: LabtableState, player: Seat) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.past is None:
            return
        seat = player if self.private else SPECTATOR
        seen = state.past.seen(seat)
        if not self.recalls:
            self.tensor[:] = seen
            return
        name = state.setting.game.name
        self.tensor[: self.size] = scaled(name, seen)
        for place, (earlier, action) in enumerate(state.past.recalled(seat)):
            self.dict["earlier"][place] = scaled(name, earlier)
            if action is not None:
                self.dict["own_actions"][place, action] = 1

    def string_from(self, state: LabtableState, player: Seat) -> str | None:
        if not self.public:
            return None  # what is private is not told apart from what is public
        if state.past is None:
            return "before the deal"
        audience = player if self.private else SPECTATOR
        if not self.recalls:
            return state.to_observation_struct(audience).to_json()
        past = f"{state.past.digest(player).hex()} " if self.private else ""
        return f"player {player}: {past}{' '.join(map(str, state.past.seen(audience).tolist()))}"


class LabtableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its players and options."""

    ActionStruct, StateStruct, ObservationStruct = ActionStruct, StateStruct, ObservationStruct

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        of = game(name)
        players = int(params.get("players", of.meta.players[0]))
        given = {option.name: params[option.name] for option in of.meta.options if params.get(option.name)}
        recall = int(params.get("recall", RECALL))
        if recall < 0:
            raise ValueError(f"recall counts positions: 0 or more, not {recall}.")
        self.setting = Setting(of, players, given, recall)
        most = float(MOST_POINTS if of.meta.cooperative else 1)
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=of.NUM_ACTIONS,
                max_chance_outcomes=BYTE,
                num_players=players,
                min_utility=-most,
                max_utility=most,
                utility_sum=None if of.meta.cooperative else 0.0,
                max_game_length=of.meta.bound,
            ),
            params,
        )

    def new_initial_state(self, told: str | dict[str, Any] | None = None) -> LabtableState:
        """A state before the deal; or the one that `to_json` or `to_dict` told, by its history."""
        state = LabtableState(self)
        for action in StateStruct(told).history if told else ():
            state.apply_action(action)
        return state

    def action_struct_spec(self) -> tuple[str, str]:
        return ACTION_SPEC, ACTION_EXAMPLE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LabtableObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LabtableObserver(self.setting, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return int(OF_THE_DEAL + OF_A_DRAW * self.setting.game.meta.bound)


def register(name: str) -> None:
    """Make a game known to OpenSpiel as labtable_NAME."""
    meta, kinds = game(name).meta, pyspiel.GameType
    choices = {option.name: "" for option in meta.options if isinstance(option, Choice)}
    kind = kinds(
        short_name=f"labtable_{name}",
        long_name=f"{meta.title}, version {meta.rules_version} of the rules",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if meta.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.players[-1],
        min_num_players=meta.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.players[0], "recall": RECALL, **choices},
    )

    class Registered(LabtableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, dict(params or {}))

    pyspiel.register_game(kind, Registered)


for _name in names():
    if f"labtable_{_name}" not in pyspiel.registered_names():
        register(_name)
