"""Somebody who plays without seeing the screen: by announcements, by the accessibility tree, and by keys."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page

from tests.web.visitor import wait_until

ANNOUNCEMENTS = Path(__file__).with_name("announcements.js").read_text(encoding="utf-8")
OVER = "The game is over."
ASKED_OF_NOBODY = "There is nothing for you to do right now."
NOT_NOW = "That would be allowed, but not now."  # the answer of a lesson to a try that it did not ask for
RIGHT = "Right:"  # the answer of a puzzle to its solution
NEXT, PLAY_ON = 'button "Next"', 'button "Play on'
OFTEN = 400  # decisions: more than any game of these tests has
LISTED = 9  # moves that a number names
HEARD_MORE = "(count) => window.heard.length > count"
NOWHERE = "() => document.activeElement === null || document.activeElement === document.body"


def likeness(one: str, other: str) -> float:
    """The share of words of the other that the one has, too."""
    known, asked = (set(re.findall(r"\w+", words.lower())) for words in (one, other))
    return len(known & asked) / len(asked)


class BlindPlayer:
    """Plays by announcements, the tree and keys; counts what was said to do it."""

    def __init__(self, page: Page, seed: int = 5) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.decisions = 0
        self.lost: list[str] = []  # after which announcements nothing had the focus

    @property
    def heard(self) -> list[str]:
        """All announcements so far."""
        return list(self.page.evaluate("() => window.heard"))

    def wait_for_words(self, known: int) -> list[str]:
        """What is announced after the `known` first announcements; at least one."""
        wait_until(self.page, HEARD_MORE, known)
        return self.heard[known:]

    def wait_to_hear(self, part: str) -> int:
        """Until something with this part is announced; how many announcements there were by then."""
        wait_until(self.page, "(part) => window.heard.some((words) => words.includes(part))", part)
        return len(self.heard)

    def focused(self) -> str:
        """What has the focus, as the tree tells it: `button "red 2, key 1" [pressed]`."""
        if self.page.evaluate(NOWHERE):
            return ""
        return str(self.page.locator(":focus").aria_snapshot()).strip()

    def listed(self) -> list[str]:
        """Opens the list of moves, and reads those that a number names."""
        self.page.keyboard.press("l")
        dialog = self.page.get_by_role("dialog")
        dialog.wait_for()
        if ASKED_OF_NOBODY in dialog.aria_snapshot():
            self.page.keyboard.press("Escape")
            return []
        return [move.aria_snapshot() for move in dialog.get_by_role("listitem").all()[:LISTED]]

    def choose(self, number: int) -> None:
        """In the open list: the number of a move chooses it, Enter plays it."""
        self.page.keyboard.press(str(number))
        self.page.keyboard.press("Enter")

    def play_from_the_list(self) -> bool:
        """One decision, at random."""
        moves = self.listed()
        if moves:
            self.choose(self.dice.randint(1, len(moves)))
        return bool(moves)

    def play_what_is_meant(self, words: str) -> bool:
        """One decision: of the moves in the list the one that is likest to what was said."""
        moves = self.listed()
        if moves:
            self.choose(1 + max(range(len(moves)), key=lambda place: likeness(words, moves[place])))
        return bool(moves)

    def play(self, most: int = OFTEN) -> None:
        """Until the end is announced, or so many decisions are made."""
        known = 0
        while self.decisions < most:
            words = self.wait_for_words(known)
            known += len(words)
            if any(OVER in one for one in words):
                return
            if self.decisions and not self.focused():  # a page that was just opened has given it to nothing
                self.lost.append(words[-1])
            self.decisions += self.play_from_the_list()

    def take_the_lesson(self) -> None:
        """Until it offers to play on: key N goes on, and shows what is meant after a wrong try."""
        lesson = self.page.get_by_role("region", name="Lesson")
        known = 0
        while True:
            words = self.wait_for_words(known)
            known += len(words)
            told = lesson.aria_snapshot()
            if PLAY_ON in told:
                return
            if NEXT in told or any(NOT_NOW in one for one in words):
                self.page.keyboard.press("n")
                self.decisions += 1
            else:
                self.decisions += self.play_what_is_meant(" ".join(words))

    def solve_the_puzzle(self) -> None:
        """Every move of the list is tried, until one is said to be right."""
        known = len(self.heard)
        for number in range(1, LISTED + 1):
            self.listed()
            self.choose(number)
            self.decisions += 1
            words = self.wait_for_words(known)
            known += len(words)
            if any(RIGHT in one for one in words):
                return
        raise AssertionError("no move is right")

    def budget(self) -> tuple[float, float]:
        """Announcements and characters for each decision."""
        heard = self.heard
        return len(heard) / self.decisions, sum(map(len, heard)) / self.decisions
