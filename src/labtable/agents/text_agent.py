"""An agent reads text and answers with text: a class with a method `reply` in a file, or a command that reads lines of
JSON and writes lines of text."""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import IO, Protocol

from labtable.bots.own_bots import FILE, class_of
from labtable.core.errors import BadSetup
from labtable.core.match.match import Match
from labtable.core.match.text_interface import TriedWords
from labtable.core.record.records import Action

TRIES = 5  # answers to one question, before a random legal action is played
SECONDS = 120.0  # for one answer
LONGEST = 10_000  # characters that are read of an answer
INTRODUCTION = (
    "You play a board game by text. You are told what you may know and what is asked. Answer with one line: the words "
    "of one action. A wrong answer is explained, and you may try again.\n\n"
)
UNCLEAR, UNKNOWN, SEVERAL_RULES = "several meanings", "not understood", "refused by several rules"
SILENT, GIVEN_UP = "no answer", "given up"


class Silent(Exception):
    """An agent gave no answer: it failed, ended, or took too long."""


class Agent(Protocol):
    """Whoever reads a text and answers with one."""

    def reply(self, text: str) -> str: ...

    def close(self) -> None: ...


def agent(words: str, seconds: float = SECONDS) -> Agent:
    """An agent for one seat of one game: `path.py:Class`, or a command."""
    if FILE.fullmatch(words):
        made = class_of(words, "reply", "text")
        try:
            return InProcess(made(), seconds)
        except (Exception, SystemExit) as error:
            raise BadSetup(f"{words} cannot be made: {type(error).__name__}: {error}.") from error
    return Command(words, seconds)


class InProcess:
    """An agent that is a class of this process; it is asked in a thread, which nobody waits for too long."""

    def __init__(self, made: Agent, seconds: float) -> None:
        self.made, self.seconds, self.gone = made, seconds, False

    def reply(self, text: str) -> str:
        if self.gone:
            raise Silent
        answers: queue.SimpleQueue[str | BaseException] = queue.SimpleQueue()

        def ask() -> None:
            try:
                answers.put(str(self.made.reply(text)))
            except (Exception, SystemExit) as error:
                answers.put(error)

        threading.Thread(target=ask, name="labtable agent", daemon=True).start()
        try:
            found = answers.get(timeout=self.seconds)
        except queue.Empty:
            self.gone = True
            raise Silent from None
        if isinstance(found, BaseException):
            raise Silent(f"{type(found).__name__}: {found}") from found
        return found[:LONGEST]

    def close(self) -> None:
        pass


class Command:
    """An agent that is another program: a line of JSON for every text, a line of text for every answer."""

    def __init__(self, words: str, seconds: float) -> None:
        self.seconds = seconds
        try:
            self._process = subprocess.Popen(
                shlex.split(words), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadSetup(
                f"The agent {words!r} is neither path.py:Class nor a command that starts: {error}."
            ) from None
        assert self._process.stdout is not None
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def _read(self, out: IO[str]) -> None:
        for line in out:
            self._lines.put(line[:LONGEST])
        self._lines.put("")  # it has ended

    def reply(self, text: str) -> str:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(text) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self.seconds)
        except (OSError, ValueError, queue.Empty):
            line = ""
        if not line:
            self.close()
            raise Silent
        return line.strip()

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what was still in it is of no use
                    pipe.close()


class TextPlayer:
    """An agent at a seat: asked by `tell`, read by `try_words`, told why a try is wrong; a random legal action stands
    in where it gives no legal one."""

    def __init__(self, agent: Agent, language: str = "en", legal: bool = True) -> None:
        self.agent, self.language, self.legal, self._begun = agent, language, legal, False

    def decide(self, match: Match, report: Callable[[str], None]) -> Action:
        """An action for the seat to move; `report` is told of every wrong try: the rule that it broke, or what else
        was wrong."""
        allowed = match.legal()
        if len(allowed) == 1:
            return allowed[0]
        text = match.tell(None, self.language, self.legal)
        text, self._begun = text if self._begun else INTRODUCTION + text, True
        for _ in range(TRIES):
            try:
                words = self.agent.reply(text)
            except Silent as silent:
                report(f"{SILENT}: {silent}" if str(silent) else SILENT)
                break
            tried = match.clone().try_words(words, None, self.language, self.legal)
            if tried.played and tried.action is not None:
                return tried.action
            report(fault_of(tried))
            text = tried.answer
        report(GIVEN_UP)
        return Random(f"{match.commitment} {match.version} spare").choice(allowed)


def fault_of(tried: TriedWords) -> str:
    """What is wrong with a try, in a few words that can be counted: the rule first."""
    if tried.refused is not None:
        return f"rule {tried.refused.rule} ({tried.refused.reason})"
    return {"several": UNCLEAR, "refused": SEVERAL_RULES}.get(tried.kind, UNKNOWN)
