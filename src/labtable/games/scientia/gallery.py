"""All projects and the recommended sets, from which the host of a table chooses twelve (RULES.md §2)."""

from functools import cache

import msgspec

from labtable.core.game.components import Source
from labtable.core.game.contract import Message

from .components import PROJECTS, RECOMMENDED, SETS, other_face
from .constants import FIELD_NAMES, STACKS_PER_FIELD, Field, FieldName
from .effect_words import card_icons, card_lines, card_name


class FaceView(msgspec.Struct, frozen=True):
    number: int
    other_face: int  # the number on the back of the same card
    name: Message
    field: FieldName
    base: bool
    source: Source
    lines: tuple[Message, ...]  # its effects in words
    icons: tuple[str, ...]  # and in icons


class PlaceView(msgspec.Struct, frozen=True):
    """§2.1 A place of a set: so many projects of one kind belong to it."""

    field: FieldName
    base: bool
    count: int


class Gallery(msgspec.Struct, frozen=True):
    faces: tuple[FaceView, ...]
    places: tuple[PlaceView, ...]
    sets: dict[str, tuple[int, ...]]


@cache
def gallery() -> Gallery:
    faces = tuple(
        FaceView(
            number,
            other_face(number),
            card_name(number),
            FIELD_NAMES[project.field],
            project.base,
            project.source,
            card_lines(number),
            card_icons(number),
        )
        for number, project in PROJECTS.items()
    )
    places = tuple(
        PlaceView(FIELD_NAMES[field], base, 1 if base else STACKS_PER_FIELD - 1)
        for field in Field
        for base in (True, False)
    )
    sets = {name: tuple(numbers) for name, numbers in zip(SETS, RECOMMENDED.tolist(), strict=True)}
    return Gallery(faces, places, sets)
