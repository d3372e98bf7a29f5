"""Sentences in the reader's language: the Fluent files of a game over those that every game shares."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from labtable.core.errors import BadSetup, BadText
from labtable.core.messages import Message

LANGUAGES = ("en", "fr", "es")
SHARED = Path(__file__).with_name("text")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)  # its name, at the beginning of a line


def words_of(folder: Path, language: str) -> Path:
    """The Fluent file of a folder in a language; where a game has not been translated, the one in English."""
    path = folder / f"{language}.ftl"
    return path if path.exists() else folder / f"{LANGUAGES[0]}.ftl"


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def names_in(folder: Path) -> list[str]:
    """The messages of a folder, in the order of its file; read without its grammar, which would take a tenth of a
    second that the first visitor of a server waits for."""
    return MESSAGE.findall((folder / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8"))


class _Number(FluentInt):
    """A whole number, which each language writes once: Fluent would ask for its pattern again each time."""

    @lru_cache(4096)  # noqa: B019
    def format(self, locale: Any) -> str:
        return super().format(locale)


_number = lru_cache(4096)(_Number)


class Text:
    """Messages become sentences. A parameter may itself be a message, or a list of them."""

    def __init__(self, folder: Path, bundles: dict[str, FluentBundle]) -> None:
        self._folder, self._bundles = folder, bundles

    @staticmethod
    @cache
    def read(folder: Path) -> Text:
        return Text.over(folder, {})

    @staticmethod
    def over(folder: Path, sources: Mapping[str, str]) -> Text:
        """The sentences of a folder, with those of a further Fluent source for each language laid over them."""
        bundles = {}
        for language in LANGUAGES:
            bundle = FluentBundle([language], use_isolating=False)
            for place in (SHARED, folder):
                bundle.add_resource(_resource(words_of(place, language)), allow_overrides=True)
            if language in sources:
                bundle.add_resource(FluentResource(sources[language]), allow_overrides=True)
            bundles[language] = bundle
        return Text(folder, bundles)

    def has(self, message_id: str, language: str) -> bool:
        """Is there a sentence `id`, or an attribute of one, `id.attribute`?"""
        return self._pattern(message_id, language) is not None

    def _pattern(self, message_id: str, language: str) -> Any:
        name, _, attribute = message_id.partition(".")
        bundle = self._bundles[language]
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, message: Message, language: str = "en", names: Sequence[str] = ()) -> str:
        """The sentence of a message; `names` are the players' nicknames, by seat."""
        if message.id == "seat" and message.params["number"] <= len(names):
            return str(names[message.params["number"] - 1])
        bundle, pattern = self._bundles[language], self._pattern(message.id, language)
        if pattern is None:
            raise BadText(
                f"{words_of(self._folder, language)} has no text {message.id!r}; write `{message.id} = …` there."
            )
        params = {name: self._spoken(value, language, names) for name, value in message.params.items()}
        errors: list[Exception] = []
        sentence = pattern(ResolverEnvironment(bundle, errors, current=CurrentEnvironment(args=params)))
        if errors:
            file = words_of(self._folder, language)
            raise BadText(f"{file}: the text {message.id!r} cannot be said: {errors[0]}.")
        return str(sentence)

    def _spoken(self, value: Any, language: str, names: Sequence[str]) -> Any:
        if isinstance(value, list | tuple):
            return listed([str(self._spoken(item, language, names)) for item in value])
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return _number(value)
        return self.say(value, language, names)


def listed(parts: list[str]) -> str:
    """Words stand with commas between them, whole sentences one after another."""
    sentences = all(part.endswith((".", "!", "?")) for part in parts)
    return (" " if sentences else ", ").join(parts)


def bad_setup(folder: Path, name: str, **params: Any) -> BadSetup:
    """A choice that is refused, with its sentence from the Fluent files of a folder."""
    message = Message(name, params)
    return BadSetup(Text.read(folder).say(message), message)
