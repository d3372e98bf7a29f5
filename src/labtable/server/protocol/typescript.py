"""TypeScript types of the wire and of every game's view: `python -m labtable.server.protocol.typescript [FOLDER]`.

msgspec reads the structs; what is left is to print them. A converter of JSON schemas would need another package of Node
and a second form of every type.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from labtable.core.errors import LabtableError
from labtable.core.game.contract import Message
from labtable.core.game.registry import game
from labtable.core.game.table_view import TableView
from labtable.core.homes import ours
from labtable.server.protocol import class_wire, puzzle_wire, rest_wire, table_commands, wire

ROOMS = wire, table_commands, rest_wire, puzzle_wire
UNIONS: dict[str, Any] = {
    **{name: getattr(wire, name) for name in ("Phase", "Reason", "Answer", "FromServer")},
    **{name: getattr(table_commands, name) for name in ("Command", "FromClient")},
}
FOLDER = Path("web/src/gen")
WIDTH = 120  # characters in a line
HEAD = "// Written by `python -m labtable.server.protocol.typescript`; edit the Python structs instead.\n"
PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Types:
    """Interfaces in the order in which they are met; those of `known` are imported instead."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self.known = set(known)
        self.imported: set[str] = set()
        self.written: dict[str, str] = {}

    def of(self, kind: inspect.Type) -> str:
        """How a type is written where it is used."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata():
                return self.of(kind.type)
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.UnionType():
                return " | ".join(self.of(one) for one in kind.types)
            case inspect.TupleType():
                return f"readonly [{', '.join(self.of(one) for one in kind.item_types)}]"
            case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
                return self._list(self.of(kind.item_type))
            case inspect.DictType():
                return f"Readonly<Record<{self.of(kind.key_type)}, {self.of(kind.value_type)}>>"
            case inspect.EnumType():
                return " | ".join(msgspec.json.encode(one.value).decode() for one in kind.cls)
            case inspect.StructType():
                return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    @staticmethod
    def _list(item: str) -> str:
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"

    def struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if name in self.known:
            self.imported.add(name)
        elif name not in self.written:
            self.written[name] = ""  # a struct may hold itself
            self.written[name] = self._interface(name, kind)
        return name

    def _interface(self, name: str, kind: inspect.StructType) -> str:
        config = kind.cls.__struct_config__
        forbids = config.forbid_unknown_fields or config.omit_defaults  # what a client sends may leave out defaults
        lines = [f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f"  readonly {kind.tag_field}: {msgspec.json.encode(kind.tag).decode()};")
        for field in kind.fields:
            optional = "?" if forbids and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{optional}: {self.of(field.type)};")
        return "\n".join([*lines, "}"])

    def text(self) -> str:
        parts = [HEAD]
        if self.imported:
            parts.append(f"import type {{ {', '.join(sorted(self.imported))} }} from './wire.gen';\n")
        return "\n".join(parts) + "\n" + "\n\n".join(map(in_lines, self.written.values())) + "\n"


def in_lines(written: str) -> str:
    """A union that is too long for its line has a line for each of its members."""
    lines = []
    for line in written.split("\n"):
        start, *members = line.split(" | ")
        if len(line) > WIDTH and members:
            head, first = start.rsplit(" ", 1)
            lines += [head, *(f"    | {member}" for member in (first, *members))]
        else:
            lines.append(line)
    return "\n".join(lines)


def wire_types() -> tuple[str, set[str]]:
    """The types of a table, of requests and of a class, unions included, and their names."""
    types = Types()
    for value in (one for room in ROOMS for one in vars(room).values()):
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__struct_fields__:
            types.of(inspect.type_info(value))
    for struct in class_wire.STRUCTS:
        types.of(inspect.type_info(struct))
    for name, union in UNIONS.items():
        written = types.of(inspect.type_info(union))
        types.written[name] = f"export type {name} = {written};"
    for name, union in class_wire.UNIONS.items():
        types.written[name] = f"export type {name} = {types.of(inspect.type_info(union))};"
    return types.text(), set(types.written)


def returned_by(name: str, part: str) -> Any:
    """The struct that a game's `open_view` or `gallery` returns."""
    hints = get_type_hints(getattr(game(name), part))
    if "return" not in hints:
        raise LabtableError(f"The {part} of {name} does not say which struct it returns.")
    return hints["return"]


def view_types(name: str) -> str:
    """A game's own structs are all written out: two games may use one name for different things."""
    types = Types(known={Message.__name__})
    types.of(inspect.type_info(returned_by(name, "open_view")))
    if game(name).gallery is not None:
        types.of(inspect.type_info(returned_by(name, "gallery")))
    return types.text()


def table_types() -> str:
    """The typed parts of a view, which the generic table draws."""
    types = Types(known={Message.__name__})
    types.of(inspect.type_info(TableView))
    return types.text()


def write(folder: Path) -> list[Path]:
    files = {"wire": wire_types()[0], "table": table_types(), **{name: view_types(name) for name in ours()}}
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, text in files.items():
        paths.append(folder / f"{name}.gen.ts")
        paths[-1].write_text(text, encoding="utf-8")
    return paths


if __name__ == "__main__":
    for path in write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER):
        print(path)
