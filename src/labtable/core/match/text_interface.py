"""A match in words alone: `tell` says what a seat may know and what it is asked, `try_words` does what somebody writes,
or answers why not. The terminal, agents and language models all play by it."""

from __future__ import annotations

import io
import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from labtable.core.messages import Message, Refused, seat_name
from labtable.core.record.records import EVERYTHING, Action, Seat

if TYPE_CHECKING:
    from labtable.core.match.match import Match

WIDTH = 100  # characters of a board
SHOWN = 12  # actions that an answer lists
MOST = 400  # characters that are read of what somebody writes
WORD = re.compile(r"\w+")


class TriedWords(msgspec.Struct, frozen=True):
    """What came of words: an action that was played, a refusal with its rule, or a question back."""

    kind: Literal["played", "refused", "several", "unknown", "over"]
    action: Action | None  # what the words mean, where they mean one thing
    answer: str  # in the reader's language
    refused: Refused | None = None  # the rule that stands against it
    possible: tuple[str, ...] = ()  # what the words may mean, or what comes near to them

    @property
    def played(self) -> bool:
        return self.kind == "played"


class Meaning(NamedTuple):
    """Words compared with what the actions of a game are called."""

    actions: list[Action]  # whose sentence has all of the words
    sentences: dict[Action, str]  # of every action
    known: list[str]
    unknown: list[str]  # words that no action has


def tell(match: Match, seat: Seat | None = None, language: str = "en", legal: bool = True) -> str:
    """The table in words, as a seat (by default the one to move) may know it: what lies open, what is its own, what
    happened since its last decision, what is asked, and with `legal` what it may do."""
    seat = max(match.to_move, 0) if seat is None else seat

    def say(name: str, **params: Any) -> str:
        return match.say(Message(name, params), language)

    title = say("tell-title", game=match.game.meta.title, players=match.players, who=seat_name(seat))
    parts = ["\n".join([title, *(say("tell-changed", change=str(row)) for row in match.game.changes.rows)])]
    if news := news_for(match, seat, language):
        parts.append("\n".join([say("tell-since"), *(f"  {line}" for line in news)]))
    parts.append(board_text(match, EVERYTHING if match.over else seat, language))
    if match.over:
        parts.append("\n".join(result(match, language)))
    else:
        parts.append(match.say(match.prompt(seat), language))
        if legal and (actions := match.legal(seat)):
            lines = (f"- {match.say(match.describe(action, seat), language)}" for action in actions)
            parts.append("\n".join([say("tell-may"), *lines]))
    return "\n\n".join(parts) + "\n"


def board_text(match: Match, audience: Seat, language: str = "en") -> str:
    """The terminal's board as plain text."""
    from rich.console import Console  # not where a page plays

    console = Console(width=WIDTH, file=io.StringIO(), color_system=None, force_terminal=False)
    console.print(match.game.draw(match.view(audience), lambda message: match.say(message, language)))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    return "\n".join(line.rstrip() for line in lines).strip("\n")


def news_for(match: Match, seat: Seat, language: str) -> list[str]:
    """What happened since the last decision of a seat, that decision included, as the seat may know it."""
    mine = [number + 1 for number, entry in enumerate(match.entries) if entry.seat == seat]
    first = mine[-1] if mine else 0
    return [
        match.say(message, language)
        for version in range(first, match.version + 1)
        for message in match.happened(version, seat)
    ]


def result(match: Match, language: str = "en") -> list[str]:
    """How a game ended: why, who won, and every seat's score."""
    outcome = match.outcome
    assert outcome is not None
    lines = [match.say(Message("tell-over", {"why": outcome.message}), language)]
    if match.game.meta.cooperative:
        lines.append(match.say(Message("tell-team", {"score": outcome.standings[0].score}), language))
    else:
        winners = Message("tell-won", {"winners": [seat_name(seat) for seat in outcome.winners]})
        lines.append(match.say(winners if outcome.winners else Message("tell-nobody-won"), language))
        for seat, row in enumerate(outcome.standings):
            standing = {"who": seat_name(seat), "score": row.score, "rank": row.rank}
            lines.append(match.say(Message("tell-standing", standing), language))
    return lines + [match.say(message, language) for message in outcome.epilogue]


def try_words(
    match: Match, words: str, seat: Seat | None = None, language: str = "en", legal: bool = True
) -> TriedWords:
    """Play what words such as "play blue 5" mean for a seat, by default the one to move; or answer with the refusal and
    its rule, or with what was understood and what is possible. Without `legal` no answer says what is legal."""
    seat = max(match.to_move, 0) if seat is None else seat
    if match.over:
        return TriedWords("over", None, result(match, language)[0])
    allowed = match.legal(seat)
    spoken = {action: match.say(match.describe(action, seat), language) for action in allowed}
    exact = [action for action, sentence in spoken.items() if tokens(sentence) == tokens(words)]
    if len(exact) == 1:
        return _played(match, exact[0], spoken[exact[0]], seat, language)
    found = understand(match, words, seat, language)
    sentences = found.sentences

    def asked_back(kind: Literal["several", "unknown"], name: str, about: list[Action], **params: Any) -> TriedWords:
        heading = match.say(Message(name, {"words": words[:MOST].strip() or "–", **params}), language)
        shown = tuple(sentences[one] for one in about[:SHOWN])
        return TriedWords(kind, None, "\n".join([heading, *(f"- {one}" for one in shown)]), None, shown)

    exact = [action for action in found.actions if tokens(sentences[action]) == tokens(words)]
    fitting = exact or found.actions
    possible = [action for action in fitting if action in allowed]
    if len(possible) == 1:
        return _played(match, possible[0], sentences[possible[0]], seat, language)
    if possible:
        meant = possible if legal else fitting
        return asked_back("several", "try-several", meant, count=len(meant))
    if fitting:
        return refused(match, fitting, sentences, seat, language)
    among = allowed if legal else list(sentences)
    near = nearest(found, among) if found.known else one_of_each_kind(match, among, seat)
    if found.unknown:
        name = "try-number" if all(word.isdecimal() for word in found.unknown) else "try-unknown"
        return asked_back("unknown", name, near, unknown=", ".join(found.unknown))
    return asked_back("unknown", "try-together", near)


def _played(match: Match, action: Action, sentence: str, seat: Seat, language: str) -> TriedWords:
    told = match.say(Message("try-done", {"what": sentence}), language)
    match.play(action, seat)
    return TriedWords("played", action, told)


def refused(match: Match, meant: list[Action], sentences: dict[Action, str], seat: Seat, language: str) -> TriedWords:
    """Why none of these actions is legal: the rule of one, or the reasons of some."""
    reasons = [(action, match.why_not(action, seat)) for action in meant]
    lines = [
        match.say(
            Message("try-refused", {"what": sentences[action], "why": why.message, "rule": why.rule}),
            language,
        )
        for action, why in reasons[:SHOWN]
        if why is not None
    ]
    if len(meant) > SHOWN:
        lines.append(match.say(Message("try-more", {"count": len(meant) - SHOWN}), language))
    rules = {why.rule: why for _, why in reasons if why is not None}
    same = next(iter(rules.values())) if len(rules) == 1 else None
    return TriedWords("refused", meant[0] if len(meant) == 1 else None, "\n".join(lines), same)


def understand(match: Match, words: str, seat: Seat, language: str = "en") -> Meaning:
    """The actions whose sentences have all the words, and the words that no action has."""
    sentences = {action: match.say(match.describe(action, seat), language) for action in range(match.game.NUM_ACTIONS)}
    fillers = tokens(match.say(Message("try-fillers"), language))
    wanted = [word for word in tokens(words[:MOST]) if word not in fillers] or tokens(words[:MOST])
    read = {action: Counter(tokens(sentence)) for action, sentence in sentences.items()}
    vocabulary = set().union(*read.values())
    known = [word for word in wanted if word in vocabulary]
    unknown = [word for word in wanted if word not in vocabulary]
    actions = [action for action, have in read.items() if wanted and not unknown and Counter(known) <= have]
    return Meaning(actions, sentences, known, unknown)


def nearest(found: Meaning, among: list[Action]) -> list[Action]:
    """The actions that share most words with what was written."""
    shared = {action: len(set(found.known) & set(tokens(found.sentences[action]))) for action in among}
    most = max(shared.values(), default=0)
    return [action for action in among if shared[action] == most]


def one_of_each_kind(match: Match, among: list[Action], seat: Seat) -> list[Action]:
    """An example of everything that can be done, for somebody who wrote nothing that is understood."""
    kinds: dict[str, Action] = {}
    for action in among:
        kinds.setdefault(match.describe(action, seat).id, action)
    return list(kinds.values())


def tokens(words: str) -> list[str]:
    """Words without case, accents and punctuation."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))
