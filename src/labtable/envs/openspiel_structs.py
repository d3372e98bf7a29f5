"""States, observations and actions as OpenSpiel 2 passes them by JSON: what a program of another language reads, and a
language model that OpenSpiel's own tools let play.

OpenSpiel's struct classes can be made in C++ alone; these have the same methods.
"""

from __future__ import annotations

from typing import Any

import msgspec

ACTION_SPEC = '{"action": int}: one of the numbers under "legal"; what else stands there is not read'
ACTION_EXAMPLE = '{"action": 0}'


class JsonStruct:
    """Fields by name, as JSON and as a dict."""

    def __init__(self, given: str | dict[str, Any]) -> None:
        self._fields: dict[str, Any] = msgspec.json.decode(given, type=dict) if isinstance(given, str) else given

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._fields:
            raise AttributeError(name)
        return self._fields[name]

    def to_dict(self) -> dict[str, Any]:
        return self._fields

    def to_json(self) -> str:
        return msgspec.json.encode(self._fields).decode()


class StateStruct(JsonStruct):
    """All of a state: `history` leads to it again, `view` shows all that lies on the table, hidden things too."""


class ObservationStruct(JsonStruct):
    """What a player may know of a state, with the legal actions if it is theirs to move."""


class ActionStruct(JsonStruct):
    """An action by its number, with its words."""

    def __init__(self, given: str | dict[str, Any]) -> None:
        try:
            super().__init__(given)
        except msgspec.MsgspecError as error:
            raise RuntimeError(f"An action is {ACTION_SPEC}; {error}.") from None
        if type(self._fields.get("action")) is not int:
            raise RuntimeError(f"An action is {ACTION_SPEC}.")
