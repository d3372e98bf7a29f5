"""The contract of a game: where its folder keeps what, gathered into one `Game`, and the words it speaks in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from labtable.core.arrays import NDArray, np
from labtable.core.errors import BadContract, BadSetup
from labtable.core.game import protocols
from labtable.core.game.changed_box import changed_box
from labtable.core.game.changed_game import made_with
from labtable.core.game.component_changes import Changes
from labtable.core.game.engine import RULES, Engine
from labtable.core.game.loops import counts_nothing, is_never_certain, is_never_open
from labtable.core.game.manual import Manual, Quotes, Tables
from labtable.core.game.meta import Choice, Meta, Numbers
from labtable.core.game.notes import Primer
from labtable.core.game.observation_fields import ObservationField, fields_of
from labtable.core.game.owner_texts import fluent
from labtable.core.game.rulebook import Rulebook
from labtable.core.game.text import LANGUAGES, Text, bad_setup
from labtable.core.game.view_parts import placed
from labtable.core.messages import Message, Possible, Refused, kebab, seat_name
from labtable.core.record.layout import Held, Record, layout_of, meanings_of
from labtable.core.record.records import RESULT, Seat, dtype_of

__all__ = [
    "PLACES",
    "RESULT",
    "Choice",
    "Game",
    "Message",
    "Meta",
    "Numbers",
    "Possible",
    "Refused",
    "Rollout",
    "gather",
    "seat_name",
]


@dataclass(frozen=True)
class Rollout:
    """How a search plays on from where it looked: how far, and from how many actions it picks the best looking."""

    depth: int = 20  # decisions; a cooperative game is always played to its end
    tries: int = 3  # actions that are compared, drawn by lot; 1: random play
    slips: int = 10  # times in a hundred that it plays at random all the same


# What the files of a game's folder hold. `name?`: a game may do without it.
PLACES: dict[str, tuple[str, ...]] = {
    "meta": ("META",),
    "components?": ("TEXTS?",),
    "constants": ("Refusal", "RULE_OF", "Ending"),
    "state": ("State", "Observation", "EARLIER_STATES?", "HELD?", "MEMORY?"),
    "actions": ("NUM_ACTIONS", "encode", "decode", "is_speech?"),
    "setup": ("setup", "first_player"),
    "legality": ("legal_actions", "refusal"),
    "rules": ("to_move", "apply_action", "is_over", "alike?", "take_action?", "take_step?"),
    "scoring": ("returns", "decided?"),
    "observation": ("observe", "resample", "tells_nothing?", "chooses_openly?"),
    "evaluation": ("evaluate", "LEAD", "ROLLOUT?"),
    "views": ("open_view", "own_view", "ghost?", "takes_long?"),
    "words": ("prompt", "describe", "events", "losses?", "odds?", "epilogue?", "resting?", "concluded?"),
    "invariants": ("check_state",),
    "uses?": ("USES", "count_uses"),
    "advice?": ("advised",),
    "reasons?": ("EVENT_WORTHS", "HOLDING_WORTHS", "holdings", "aims?", "facts?", "turn_of?"),
    "gallery?": ("gallery", "sketch?"),
    "rule_tables?": ("RULE_TABLES",),
}
NOT_NOW = "not-now"  # a refusal of every game: something else must be decided first
FIELDS = {"META": "meta", "LEAD": "lead", "ROLLOUT": "rollout"}  # the rest keeps its name


def gather(package: str) -> Game:
    """The game of a folder: every name of PLACES, from the file where it lives."""
    found: dict[str, Any] = {}
    for file, names in PLACES.items():
        try:
            module = import_module(f"{package}.{file.rstrip('?')}")
        except ModuleNotFoundError as missing:
            if missing.name != f"{package}.{file.rstrip('?')}":
                raise
            if file.endswith("?"):
                continue
            raise BadContract(f"there is no file {file}.py, which holds {', '.join(names)}") from None
        for name in names:
            plain = name.rstrip("?")
            if hasattr(module, plain):
                found[FIELDS.get(plain, plain)] = getattr(module, plain)
            elif plain == name:
                raise BadContract(f"the file {file.rstrip('?')}.py has no {name}")
    found["EARLIER_STATES"] = tuple(map(dtype_of, found.get("EARLIER_STATES", ())))
    return Game(folder=Path(str(import_module(package).__file__)).parent, package=package, **found)


@dataclass(frozen=True)
class Game:
    """One game's folder, gathered. `rules` are compiled; what stands around them is plain Python."""

    meta: Meta
    folder: Path
    package: str
    # the record and its numbers
    State: type[Record]  # its record
    Observation: type
    NUM_ACTIONS: int
    Refusal: type[IntEnum]  # NONE = 0, then a reason each
    RULE_OF: Mapping[IntEnum, str]  # the sentence of RULES.md that a refusal rests on
    Ending: type[IntEnum]  # NONE = 0 while the game goes on
    # the rules, compiled
    setup: protocols.Setup
    first_player: protocols.NumberOf  # just dealt: the seat with the first turn, or UNDECIDED; others follow in order
    to_move: protocols.NumberOf  # the seat that the game waits for, or OVER
    legal_actions: protocols.LegalActions
    refusal: protocols.RefusalOf  # Refusal.NONE, or why not
    apply_action: protocols.ApplyAction
    is_over: protocols.NumberOf  # Ending.NONE, or how it ended
    returns: protocols.Returns
    observe: protocols.Observe
    resample: protocols.Resample
    evaluate: protocols.Evaluate
    # the words, plain Python
    encode: protocols.Encode
    decode: Callable[[int], tuple[int, ...]]
    open_view: protocols.OpenViewOf
    own_view: protocols.OwnViewOf
    prompt: protocols.Prompt
    describe: protocols.Describe
    events: protocols.Events
    check_state: protocols.CheckState
    # what a game may do without
    count_uses: protocols.CountUses = counts_nothing
    USES: tuple[str, ...] = ()  # the names of the components that are counted
    tells_nothing: protocols.TellsNothing = is_never_certain
    chooses_openly: protocols.ChoosesOpenly = is_never_open
    # For GPUs, which play positions together that are alike (core/gpu/pool.py): below FIRST_STEP, the same number where
    # the actions take as long to list; from there on, where take_step has to go on with what take_action began.
    alike: protocols.NumberOf | None = None
    take_action: protocols.ApplyAction | None = None
    take_step: protocols.TakeStep | None = None
    losses: protocols.Losses | None = None
    concluded: protocols.Concluded | None = None
    odds: protocols.OddsOf | None = None
    epilogue: protocols.Epilogue | None = None
    resting: protocols.Resting | None = None
    ghost: protocols.Ghost | None = None
    takes_long: protocols.TakesLong | None = None
    advised: protocols.Advised | None = None
    decided: protocols.SureWinner | None = None
    # what reasons are made of: events by name, and things that a player has; what one is worth to that player
    EVENT_WORTHS: Mapping[str, float] | None = None
    HOLDING_WORTHS: Mapping[str, float] | None = None
    holdings: protocols.Holdings | None = None
    aims: protocols.Aims | None = None
    facts: protocols.FactsOf | None = None
    turn_of: protocols.TurnOf | None = None
    is_speech: Callable[[int], bool] = lambda action: False  # a statement to the others: it cannot be taken back
    gallery: Callable[[], msgspec.Struct] | None = None  # what an option chooses from, for the host who sets up a table
    sketch: protocols.SketchOf | None = None
    RULE_TABLES: Tables = field(default_factory=dict)  # tables of the rulebook that are made of the components
    EARLIER_STATES: tuple[np.dtype[Any], ...] = ()  # records of older releases, which saves may still hold
    TEXTS: Mapping[str, str] = field(default_factory=dict)  # messages that the components bring, as Fluent patterns
    HELD: Held | None = None  # in a cooperative game: what the partners hide from each other
    MEMORY: tuple[str, ...] = ()  # in one: fields of what was said and seen, on which no rule of play rests; for par
    # what a search must know of the evaluation
    lead: int = 1  # a lead that wins three games of four; in a cooperative game the worth of a point, < 0 if bad
    rollout: Rollout = Rollout()
    STATE: np.dtype[Any] = field(init=False, compare=False)  # the record as numpy lays it out …
    OBSERVATION: np.dtype[Any] = field(init=False, compare=False)  # … and what a seat observes
    engine: Engine = field(init=False, compare=False)

    def __post_init__(self) -> None:
        rules = {name: getattr(self, name) for name in RULES}
        fewest = self.meta.players[0]
        object.__setattr__(self, "STATE", dtype_of(self.State))
        object.__setattr__(self, "OBSERVATION", dtype_of(self.Observation))
        object.__setattr__(
            self,
            "engine",
            Engine(self.key, self.STATE, self.OBSERVATION, self.NUM_ACTIONS, rules, (fewest, self.options(fewest))),
        )

    @property
    def name(self) -> str:
        return self.folder.name

    @cached_property
    def key(self) -> str:
        """The game's name and what was changed in it: one for each set of compiled rules."""
        return self.package.rpartition(".")[2]

    @property
    def changes(self) -> Changes:
        """The components that differ from those of the box."""
        return made_with(self.package)

    @cached_property
    def draw(self) -> Callable[..., Any]:
        """(view, say): how the terminal draws a view, from the folder's board.py; without one, its typed parts."""
        own = (self.folder / "board.py").exists()
        draw: Callable[..., Any] = import_module(f"{self.package}.board" if own else f"{__package__}.table_board").draw
        return draw

    @cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        """The fields of an observation, each with its name, shape, range, meaning and place in the flat array."""
        return fields_of(layout_of(self.Observation), meanings_of(self.Observation))

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read(self.folder / "RULES.md")

    def manual(self, language: str) -> Manual:
        """The rulebook that teaches the game; where it has none, its rules in their order."""
        path = self.folder / "rulebook" / f"{language}.md"
        if not path.exists():
            return Manual.of_rules(self.meta.title, self.rulebook)
        quotes = Quotes(
            changed_box(self.name, self.changes).data,
            self.RULE_TABLES,
            lambda message: self.text.say(message, language),
        )
        return Manual.read(path, quotes)

    @cached_property
    def text(self) -> Text:
        if not self.TEXTS:
            return Text.read(self.folder / "text")
        return Text.over(self.folder / "text", dict.fromkeys(LANGUAGES, self.owner_words))

    @property
    def owner_words(self) -> str:
        """What an owner's components are called, as Fluent: the same in all languages."""
        return fluent(self.TEXTS)

    @cached_property
    def primer(self) -> Primer:
        """The aim, a turn and the rules at a glance, for newcomers."""
        return Primer.read(self.folder / "text")

    def options(self, players: int, given: Mapping[str, object] | None = None) -> NDArray[np.int64]:
        """The options as numbers; what is not given is the default."""
        given = dict(given or {})
        if players not in self.meta.players:
            low, high = self.meta.players[0], self.meta.players[-1]
            raise BadSetup(f"{self.meta.title} is for {low} to {high} players, not {players!r}.")
        for option in self.meta.options:
            value = given.get(option.name, option.default)
            if isinstance(option, Choice) and option.otherwise and value not in option.values:
                given[option.otherwise] = given.pop(option.name)
        numbers: list[int] = []
        wanted = dict(given)
        for option in self.meta.options:
            value = given.pop(option.name, option.default)
            if value != option.default and option.players is not None and players not in option.players:
                counts = " or ".join(str(count) for count in sorted(option.players))
                raise BadSetup(f"Option {option.name}={value} is for {counts} players, not {players}.")
            row = option.encode(value)
            if isinstance(option, Numbers) and option.check is not None and value != option.default:
                option.check(row, players)
            if isinstance(option, Choice) and option.rules_out and value != option.default:
                idle = next(one for one in self.meta.options if one.name == option.rules_out)
                if any(idle.encode(wanted.get(idle.name, idle.default))):
                    raise bad_setup(self.folder / "text", f"setup-without-{idle.name}")
            numbers += row
        if given:
            known = ", ".join(option.name for option in self.meta.options) or "none"
            raise BadSetup(f"{self.meta.title} has no option {next(iter(given))!r}; its options: {known}.")
        if self.meta.complete is not None:
            numbers += self.meta.complete(numbers)
        return np.array(numbers or [0], np.int64)

    def variants(self) -> Iterator[tuple[int, dict[str, object]]]:
        """Every player count with every value of every option, one at a time."""
        for players in self.meta.players:
            yield players, {}
            for option in self.meta.options:
                if option.players is None or players in option.players:
                    yield from (
                        (players, {option.name: value}) for value in option.examples() if value != option.default
                    )

    def view(self, s: Record, audience: Seat) -> msgspec.Struct:
        """What an audience may know: what lies open, and what is its own."""
        return placed(self.open_view(s), self.own_view(s, audience))

    def refused(self, reason: int, s: Record, seat: Seat) -> Refused:
        """A refusal in words; where something else must be decided first, what that is."""
        name = kebab(self.Refusal(reason))
        params = {"asked": self.prompt(s, seat)} if name == NOT_NOW else {}
        return Refused(name, Message(f"refusal-{name}", params), self.RULE_OF[self.Refusal(reason)])
