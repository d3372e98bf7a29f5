"""Everything that travels between a class and its server, gathered."""

from __future__ import annotations

from typing import Any

import msgspec

from labtable.server.protocol import (
    class_commands,
    class_requests,
    class_results,
    class_types,
    class_view,
    homework_wire,
    lesson_plan,
    lesson_wire,
    position_wire,
    question_wire,
)

ROOMS = (
    class_view,
    question_wire,
    lesson_wire,
    lesson_plan,
    class_commands,
    class_requests,
    class_results,
    homework_wire,
    position_wire,
)
UNIONS: dict[str, Any] = {
    "ClassPhase": class_types.ClassPhase,
    "ClassAnswer": class_view.ClassAnswer,
    "ClassFromServer": class_view.ClassFromServer,
    "TeacherCommand": class_commands.TeacherCommand,
    "PupilCommand": class_commands.PupilCommand,
    "ClassCommand": class_commands.ClassCommand,
    "ClassFromClient": class_commands.ClassFromClient,
}
STRUCTS: tuple[type[msgspec.Struct], ...] = tuple(
    value
    for room in ROOMS
    for value in vars(room).values()
    if isinstance(value, type)
    and issubclass(value, msgspec.Struct)
    and value.__module__ == room.__name__
    and value.__struct_fields__
)
