"""What the server has to offer: games, rules, components, texts."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import msgspec

from labtable import __version__
from labtable.bots.own_bots import given
from labtable.core.game.changed_box import changed_box
from labtable.core.game.contract import Choice, Game, Numbers
from labtable.core.game.notes import sources
from labtable.core.game.registry import game, names
from labtable.core.game.text import LANGUAGES, SHARED, words_of
from labtable.core.lessons.figures import position, rulebook_file
from labtable.server.protocol import rest_wire, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import frames
from labtable.server.table.commands import PHRASES
from labtable.server.table.lessons import lesson_names
from labtable.server.workers.warmup import WarmUp
from labtable.server.workers.workers import LEVELS

TEXT = Path(__file__).with_name("text")
NICKNAMES = (
    "Ada",
    "Albert",
    "Barbara",
    "Carl",
    "Chien-Shiung",
    "Dorothy",
    "Emmy",
    "Ernest",
    "Grace",
    "Hypatia",
    "Irène",
    "Johannes",
    "Katherine",
    "Lise",
    "Louis",
    "Marie",
    "Max",
    "Michael",
    "Niels",
    "Rosalind",
    "Sofia",
    "Tycho",
)


def known(name: str) -> Game:
    if name not in names():
        raise Rejection("not-found")
    return game(name)


def about(warmup: WarmUp) -> rest_wire.About:
    games = tuple(card(name, warmup) for name in warmup.progress)
    return rest_wire.About(__version__, LANGUAGES, LEVELS, tuple(given()), PHRASES, NICKNAMES, games)


def card(name: str, warmup: WarmUp) -> rest_wire.GameCard:
    subject = known(name)
    meta = subject.meta
    return rest_wire.GameCard(
        name=name,
        title=meta.title,
        designers=meta.designers,
        publisher=meta.publisher,
        year=meta.year,
        edition=meta.edition,
        players=tuple(meta.players),
        minutes=meta.minutes,
        age=meta.age,
        kind=meta.kind,
        status=meta.status,
        rules_version=meta.rules_version,
        cooperative=meta.cooperative,
        teams=meta.teams,
        options=tuple(option(one) for one in meta.options),
        primer=subject.primer,
        warming=warmup.state(name),
        lessons=lesson_names(name),
        changed=tuple(str(row) for row in subject.changes.rows),
    )


def option(one: Choice | Numbers) -> rest_wire.ChoiceOption | rest_wire.NumbersOption:
    players = None if one.players is None else tuple(sorted(one.players))
    if isinstance(one, Choice):
        return rest_wire.ChoiceOption(one.name, one.values, players)
    return rest_wire.NumbersOption(one.name, one.length, one.low, one.high, players)


def chapters(name: str) -> list[rest_wire.RuleChapter]:
    sentences = known(name).rulebook.sentences.values()
    grouped = itertools.groupby(sentences, key=lambda one: (one.number.split(".")[0], one.chapter))
    return [
        rest_wire.RuleChapter(number, title, tuple(rest_wire.RuleSentence(one.number, one.text) for one in group))
        for (number, title), group in grouped
    ]


def rulebook(name: str, language: str) -> rest_wire.TeachingRules:
    """The rulebook that teaches the game."""
    subject = known(name)
    if language not in LANGUAGES:
        raise Rejection("not-found")
    manual, figures = subject.manual(language), rulebook_file(subject.folder).figure
    shown = {key: rest_wire.FigurePart(one.part, one.around, one.light) for key, one in figures.items()}
    return rest_wire.TeachingRules(manual.title, manual.blocks, shown)


def figure(name: str, wanted: str) -> wire.Moment:
    """The position that a figure of the rulebook shows; an owner's components may lead elsewhere."""
    subject = known(name)
    one = rulebook_file(subject.folder).figure.get(wanted)
    if one is None or subject.changes:
        raise Rejection("not-found")
    return frames.moment(position(subject, one), one.seat)


def rulings(name: str, language: str) -> list[rest_wire.RuleSentence]:
    """What we decided where the rulebook is silent, with the reasons."""
    if language not in LANGUAGES:
        raise Rejection("not-found")
    return [rest_wire.RuleSentence(one.number, one.text) for one in known(name).rulebook.rulings(language)]


def components(name: str) -> dict[str, Any]:
    return changed_box(name, known(name).changes).data


def gallery(name: str) -> msgspec.Struct:
    show = known(name).gallery
    if show is None:
        raise Rejection("not-found")
    return show()


def shared_text(language: str) -> str:
    """What every game and every table says."""
    return "\n".join(_text(folder, language) for folder in (SHARED, TEXT))


def game_text(name: str, language: str) -> str:
    """What the game says, and what an owner's components are called; `origin-x` is the source of its note `note-x`."""
    subject = known(name)
    printed = {note: source for note, source in sources(subject.folder).items() if f"note-{note}" not in subject.TEXTS}
    origins = (f"origin-{note} = {source}" for note, source in printed.items())
    return "\n".join((_text(subject.folder / "text", language), subject.owner_words, *origins))


def _text(folder: Path, language: str) -> str:
    if language not in LANGUAGES:
        raise Rejection("not-found")
    return words_of(folder, language).read_text(encoding="utf-8")
