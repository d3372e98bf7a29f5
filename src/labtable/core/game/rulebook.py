"""RULES.md read: chapters `## 3 The turn`, and numbered sentences that begin a line with `3.2 `. The rulings, its last
chapter, stand in RULINGS.fr.md and RULINGS.es.md as well, under the same numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

CHAPTER = re.compile(r"^## (?P<number>\d+) (?P<title>.+)$")
SENTENCE = re.compile(r"^(?P<number>\d+\.\d+) (?P<text>.+)$")


@dataclass(frozen=True)
class Sentence:
    number: str
    text: str
    chapter: str


@dataclass(frozen=True)
class Rulebook:
    """Our own sentences of the rules; everything else in a game's folder points to their numbers."""

    path: Path
    sentences: dict[str, Sentence]

    @staticmethod
    def read(path: Path) -> Rulebook:
        sentences: dict[str, Sentence] = {}
        chapter = ""
        current = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            if match := CHAPTER.match(line):
                chapter, current = match["title"], ""
            elif match := SENTENCE.match(line):
                current = match["number"]
                if current in sentences:
                    raise ValueError(f"{path}: sentence {current} stands twice")
                sentences[current] = Sentence(current, match["text"], chapter)
            elif line.startswith("  ") and current:  # an indented line goes on
                old = sentences[current]
                sentences[current] = Sentence(current, f"{old.text} {line.strip()}", chapter)
            else:
                current = ""
        return Rulebook(path, sentences)

    def rulings(self, language: str) -> list[Sentence]:
        """What we decided where the rulebook is silent, with the reasons; English for a language that is not there."""
        translated = self.path.with_name(f"RULINGS.{language}.md")
        if translated.exists():
            return list(Rulebook.read(translated).sentences.values())
        sentences = list(self.sentences.values())
        return [sentence for sentence in sentences if sentence.chapter == sentences[-1].chapter]

    @property
    def markdown(self) -> str:
        return self.path.read_text(encoding="utf-8")
