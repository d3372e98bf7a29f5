"""What a lesson says, in three languages: one Fluent file each, beside the lesson; every mistake with its line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast

from labtable.core.errors import BadText
from labtable.core.game.contract import Game, Message
from labtable.core.game.text import LANGUAGES, Text

WORDS = 30  # that are said at once, in any language


def words_in(sentence: str) -> int:
    return len(re.findall(r"\S*\w\S*", sentence))


def read_texts(path: Path, game: Game, wanted: Mapping[str, bool], mistakes: list[str]) -> Text | None:
    """The sentences of a lesson over those of its game. `wanted` are their ids; True: with a nudge."""
    ids = {*wanted, *(f"{name}.nudge" for name, nudged in wanted.items() if nudged)}
    sources, lines = {}, {}
    for language in LANGUAGES:
        file = path.with_name(f"{path.stem}.{language}.ftl")
        try:
            sources[language] = file.read_text(encoding="utf-8")
        except OSError:
            mistakes.append(f"{file.name}:1: expected a file with what the lesson says in this language.")
            continue
        lines[language] = _lines(file.name, sources[language], mistakes)
        for name in sorted(ids - lines[language].keys()):
            what = "a nudge, said after a wrong try" if name.endswith(".nudge") else "a sentence"
            line = lines[language].get(name.partition(".")[0], 1)
            mistakes.append(f"{file.name}:{line}: {name}: expected {what}; it is missing.")
        for name in sorted(lines[language].keys() - ids):
            mistakes.append(f"{file.name}:{lines[language][name]}: {name}: expected a step that says it; none does.")
    if len(sources) < len(LANGUAGES):
        return None
    over = {language: f"{game.owner_words}\n{source}" for language, source in sources.items()}
    text = Text.over(game.folder / "text", over)
    for language in LANGUAGES:
        for name in lines[language].keys() & ids:
            where = f"{path.stem}.{language}.ftl:{lines[language][name]}: {name}"
            _check(text, name, language, where, mistakes)
    return text


def _lines(file: str, source: str, mistakes: list[str]) -> dict[str, int]:
    """The line of every sentence and nudge."""
    found = {}
    for entry in FluentParser().parse(source).body:
        line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            mistakes.append(f"{file}:{line}: not Fluent: {entry.annotations[0].message}.")
        elif isinstance(entry, ast.Message):
            found[entry.id.name] = line
            for attribute in entry.attributes:
                start = attribute.span.start if attribute.span else 0
                found[f"{entry.id.name}.{attribute.id.name}"] = source.count("\n", 0, start) + 1
    return found


def _check(text: Text, name: str, language: str, where: str, mistakes: list[str]) -> None:
    try:
        sentence = text.say(Message(name), language)
    except BadText as error:
        mistakes.append(f"{where}: expected words that can be spoken without parameters. {error}")
        return
    if (count := words_in(sentence)) > WORDS:
        mistakes.append(f"{where}: expected at most {WORDS} words, found {count}.")
