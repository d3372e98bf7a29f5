"""A game's rules as Python calls them: the loops of core, bound to one game and compiled on first use."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from labtable.core.arrays import NDArray, np
from labtable.core.compiler.interpreter_first import InterpretedFirst, take_over
from labtable.core.compiler.rule import bind, bind_inner, sealed
from labtable.core.game import loops
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.records import RESULT, blank

RULES = (
    "setup",
    "to_move",
    "legal_actions",
    "refusal",
    "apply_action",
    "is_over",
    "returns",
    "observe",
    "resample",
    "tells_nothing",
    "chooses_openly",
    "evaluate",
)
SEALED = ("setup", "legal_actions", "refusal", "apply_action", "returns", "observe", "resample", "evaluate")
F = TypeVar("F", bound=Callable[..., Any])


class EngineCall(Generic[F]):
    """A loop of core as an attribute of an engine: bound to its game when it is first asked for."""

    def __init__(self, template: F) -> None:
        self.template = template

    def __get__(self, engine: Engine, owner: type[Engine]) -> F:
        call: Any = engine.bound(self.template, "calls")
        setattr(engine, self.template.__name__, call)  # from now on it is found there
        found: F = call
        return found


class Engine:
    """`engine.apply_at(states, i, seat, action)` and its like: about a microsecond each from Python."""

    deal_at = EngineCall(loops.deal_at)
    to_move_at = EngineCall(loops.to_move_at)
    legal_at = EngineCall(loops.legal_at)
    look_at = EngineCall(loops.look_at)
    refusal_at = EngineCall(loops.refusal_at)
    apply_at = EngineCall(loops.apply_at)
    step_at = EngineCall(loops.step_at)
    expand_into = EngineCall(loops.expand_into)
    is_over_at = EngineCall(loops.is_over_at)
    returns_at = EngineCall(loops.returns_at)
    observe_at = EngineCall(loops.observe_at)
    resample_at = EngineCall(loops.resample_at)
    stands_at = EngineCall(loops.stands_at)
    chooses_openly_at = EngineCall(loops.chooses_openly_at)
    hides_nothing_at = EngineCall(loops.hides_nothing_at)
    evaluate_at = EngineCall(loops.evaluate_at)

    def __init__(
        self,
        name: str,
        state: np.dtype[Any],
        observation: np.dtype[Any],
        num_actions: int,
        rules: Mapping[str, Callable[..., Any]],
        example: tuple[int, NDArray[np.int64]],
    ) -> None:
        """`rules` by the names of RULES; `example` is the players and options to warm up with."""
        self.name, self.state, self.observation, self.num_actions = name, state, observation, num_actions
        self.rules, self.example = rules, example

    def take_over(self) -> None:
        """Compiled code is there, in a process that did not wait for it: from now on it is called, without detours."""
        take_over(self.name)
        for name, call in list(vars(self).items()):
            if isinstance(call, InterpretedFirst):
                setattr(self, name, call.compiled)

    @cached_property
    def names(self) -> dict[str, Any]:
        """What a template sees of this game."""
        return {"BLANK": blank(self.state), **self.rules}

    @cached_property
    def _called(self) -> dict[str, Any]:
        """What a template sees of this game, with its rules as compiled loops call them."""
        part = f"games/{self.name}"
        return {**self.names, **{name: sealed(self.rules[name], part) for name in SEALED}}

    def bound(self, template: Callable[..., Any], variant: str, **more: Any) -> Callable[..., Any]:
        """A template of core compiled around this game's rules and `more` names, which `variant` stands for."""
        return bind(template, f"games/{self.name}", variant, {**self._called, **more})

    def inner(self, template: Callable[..., Any], variant: str, **more: Any) -> Callable[..., Any]:
        """Bind a template that only other templates call."""
        return bind_inner(template, f"games/{self.name}", variant, {**self._called, **more})

    @cached_property
    def playouts_into(self) -> Callable[..., None]:
        """Whole games of random players."""
        return self._playouts("random", loops.random_action)

    @cached_property
    def greedy_into(self) -> Callable[..., None]:
        """Whole games of players who look one step ahead."""
        return self._playouts("greedy", loops.greedy_action)

    def _playouts(self, variant: str, policy: Callable[..., Any]) -> Callable[..., None]:
        return self.bound(loops.playouts_into, variant, choose_action=self.inner(policy, variant))

    def warm_up(self, progress: Callable[[str, int, int], None] = lambda name, done, total: None) -> float:
        """Call once what playing needs, so that nothing compiles later; tells progress, returns the seconds it took."""
        started = time.perf_counter()
        for done, (name, step) in enumerate(steps := self._warm_up_steps()):
            progress(name, done, len(steps))
            step()
        progress("", len(steps), len(steps))
        return time.perf_counter() - started

    def _warm_up_steps(self) -> list[tuple[str, Callable[[], object]]]:
        players, options = self.example
        states, legal = blank(self.state), np.zeros(self.num_actions, np.int32)
        key, results, observations = np.zeros(KEY_WORDS, np.uint32), blank(RESULT, players), blank(self.observation)
        return [
            ("deal", lambda: self.deal_at(states, 0, players, options, key)),
            ("to_move", lambda: self.to_move_at(states, 0)),
            ("legal", lambda: self.legal_at(states, 0, self.to_move_at(states, 0), legal)),
            (
                "look",
                lambda: self.look_at(
                    states, 0, np.zeros((players, self.num_actions), np.int32), np.zeros(players, np.int32)
                ),
            ),
            ("refusal", lambda: self.refusal_at(states, 0, 0, 0)),
            ("observe", lambda: self.observe_at(states, 0, 0, observations, 0)),
            ("resample", lambda: self.resample_at(states, 0, 0, key)),
            ("evaluate", lambda: self.evaluate_at(states, 0, 0)),
            ("is_over", lambda: self.is_over_at(states, 0)),
            ("returns", lambda: self.returns_at(states, 0, results)),
            ("apply", lambda: self.apply_at(states, 0, self.to_move_at(states, 0), int(legal[0]))),
        ]
