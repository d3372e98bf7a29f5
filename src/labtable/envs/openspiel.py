"""The games for OpenSpiel: `pyspiel.load_game("labtable_curie(players=2)")`, once this module has been imported.

Chance is explicit and comes first. The root is a chance node that draws one of `deals` seeds; the seed decides the deal
and all later luck (dice, shuffles, the cube tower), which players see only when it happens. So every state follows from
its history: cloning, serialisation and playthroughs are those of OpenSpiel itself.

An information state is everything that a player has seen, position by position, as a digest with the present
observation; `resample_from_infostate` deals again what the player cannot know. A re-dealt state can be cloned, played
on and serialised like any other, but its history still tells of the deal that it came from.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from labtable.core.extras import need

need("openspiel", "The OpenSpiel games are", "pyspiel")

import pyspiel  # noqa: E402

from labtable.core.contract import Choice, Game  # noqa: E402
from labtable.core.match import key_of, secret_of_seed  # noqa: E402
from labtable.core.reading import copied, reading  # noqa: E402
from labtable.core.records import RESULT, SPECTATOR, Action, Seat, blank  # noqa: E402
from labtable.core.registry import game, names  # noqa: E402
from labtable.envs.past import Past, Setting  # noqa: E402
from labtable.envs.table import rewards_of  # noqa: E402

DEALS = 1024  # seeds that the chance node draws from, by default
MOST_POINTS = 1000  # NOT A RULE: more than a team can score


class LabtableState(pyspiel.State):  # type: ignore[misc]
    """A position of one of the games; before the deal there is none."""

    def __init__(self, of: LabtableGame) -> None:
        super().__init__(of)
        self.setting = of.setting
        self.past: Past | None = None
        self.mover = int(pyspiel.PlayerId.CHANCE)
        self.legal: list[int] = []

    def current_player(self) -> int:
        return self.mover

    def is_terminal(self) -> bool:
        return bool(self.mover == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: Seat) -> list[int]:
        return self.legal

    def _apply_action(self, action: Action) -> None:
        of = self.setting.game
        engine, legal = of.engine, np.empty(of.NUM_ACTIONS, np.int32)
        if self.past is None:
            position = blank(of.STATE)
            engine.deal_at(position, 0, self.setting.players, self.setting.options, key_of(secret_of_seed(action)))
        else:
            position = copied(self.past.position)
            engine.apply_at(position, 0, self.mover, action)
        mover = engine.to_move_at(position, 0)
        count = engine.legal_at(position, 0, mover, legal) if mover >= 0 else 0
        self.past = Past(of, self.past, position)
        self.mover = mover if mover >= 0 else int(pyspiel.PlayerId.TERMINAL)
        self.legal = legal[:count].tolist()

    def _action_to_string(self, player: int, action: Action) -> str:
        if self.past is None:
            return f"deal {action}"
        of = self.setting.game
        return f"{action}: {of.text.say(of.describe(reading(self.past.position)[0], player, action), 'en', [])}"

    def returns(self) -> list[float]:
        of, players = self.setting.game, self.setting.players
        if self.past is None or not self.is_terminal():
            return [0.0] * players
        results = blank(RESULT, players)
        of.engine.returns_at(self.past.position, 0, results)
        return rewards_of(of, results)

    def resample_from_infostate(self, player: Seat, sampler: Any) -> LabtableState:
        """A state that the player cannot tell from this one: what is hidden from them is dealt again."""
        assert self.past is not None, "Before the deal there is nothing to deal again."
        world, of = self.clone(), self.setting.game
        position = copied(self.past.position)
        draw = getattr(sampler, "sample", None) or sampler
        of.engine.resample_at(position, 0, player, key_of(str(draw()).encode()))
        world.past = Past(of, None, position)
        world.past.digests[player] = self.past.digest(player)
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.past is None:
            return "before the deal"
        of, digest = self.setting.game, hashlib.blake2b(self.past.position.tobytes(), digest_size=8).hexdigest()
        prompt = of.text.say(of.prompt(reading(self.past.position)[0], SPECTATOR), "en", [])
        return f"{of.meta.title}, {self.move_number() - 1} decisions, position {digest}: {prompt}"


class LabtableObserver:
    """What a player sees, with the names and shapes of `observation_fields`; with perfect recall, a string alone."""

    def __init__(self, of: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"The observers of Labtable take no parameters, but were given {dict(params)}.")
        self.recalls, self.public = kind.perfect_recall, kind.public_info
        self.private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, Any] = {}
        if self.public and not self.recalls:
            self.tensor = np.zeros(sum(field.size for field in of.observation_fields), np.float32)
            self.dict = {
                field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
                for field in of.observation_fields
            }

    def _seen(self, state: LabtableState, player: Seat) -> NDArray[np.int16] | None:
        return state.past.seen(player if self.private else SPECTATOR) if state.past is not None else None

    def set_from(self, state: LabtableState, player: Seat) -> None:
        if self.tensor is not None:
            seen = self._seen(state, player)
            self.tensor[:] = 0 if seen is None else seen

    def string_from(self, state: LabtableState, player: Seat) -> str | None:
        if not self.public:
            return None  # what is private is not told apart from what is public
        seen = self._seen(state, player)
        if seen is None or state.past is None:
            return "before the deal"
        past = f"{state.past.digest(player).hex()} " if self.recalls and self.private else ""
        return f"player {player}: {past}{' '.join(map(str, seen.tolist()))}"


class LabtableGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its players and options."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any]) -> None:
        of = game(name)
        players, deals = int(params.get("players", of.meta.players[0])), int(params.get("deals", DEALS))
        given = {option.name: params[option.name] for option in of.meta.options if params.get(option.name)}
        self.setting = Setting(of, players, given)
        most = float(MOST_POINTS if of.meta.cooperative else 1)
        self.outcomes = [(seed, 1 / deals) for seed in range(deals)]
        super().__init__(
            kind,
            pyspiel.GameInfo(
                num_distinct_actions=of.NUM_ACTIONS,
                max_chance_outcomes=deals,
                num_players=players,
                min_utility=-most,
                max_utility=most,
                utility_sum=None if of.meta.cooperative else 0.0,
                max_game_length=of.meta.bound,
            ),
            params,
        )

    def new_initial_state(self, *_: Any) -> LabtableState:
        return LabtableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LabtableObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return LabtableObserver(self.setting.game, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1


def register(name: str) -> None:
    """Make a game known to OpenSpiel as labtable_NAME."""
    meta, kinds = game(name).meta, pyspiel.GameType
    choices = {option.name: "" for option in meta.options if isinstance(option, Choice)}
    kind = kinds(
        short_name=f"labtable_{name}",
        long_name=meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if meta.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.players[-1],
        min_num_players=meta.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.players[0], "deals": DEALS, **choices},
    )

    class Registered(LabtableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, dict(params or {}))

    pyspiel.register_game(kind, Registered)


for _name in names():
    if f"labtable_{_name}" not in pyspiel.registered_names():
        register(_name)
