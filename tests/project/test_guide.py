"""The teacher's guide says the same in three languages, in the words of the interface."""

import re
from pathlib import Path

import pytest

from labtable.core.game.text import LANGUAGES

ROOT = Path(__file__).parents[2]
GUIDES = {
    language: ROOT / "docs" / f"CLASSROOM{'' if language == 'en' else f'.{language}'}.md" for language in LANGUAGES
}
TEXTS = ("web/src/text", "web/src/classroom/text", "src/labtable/server/http/text")
LABELS = (
    "class-new", "class-same-deal", "class-door-open", "class-door-line", "class-door-cards", "class-recovery-title",
    "class-recovery-ask", "class-start", "class-flag-stuck", "class-flag-finished", "class-flag-help", "class-eyes",
    "class-light-on", "class-point", "class-ask", "class-ask-own", "projector", "class-parted", "class-settings",
    "show-me-how", "level-student", "class-finish-round", "did-you-know", "class-end", "class-ban-pupil", "class-plan",
    "class-plan-gallery", "class-flag-absent", "class-sheets",
)  # fmt: skip


def label(name: str, language: str) -> str:
    sources = "\n".join((ROOT / place / f"{language}.ftl").read_text("utf-8") for place in TEXTS)
    found = re.search(rf"^{name} = (.+)$", sources, re.MULTILINE)
    assert found, name
    return found[1]


def outline(language: str) -> list[str]:
    """What each line is: a heading, an item, a row of a table, a picture; then the commands that the guide names."""
    found = []
    for line in GUIDES[language].read_text("utf-8").split("\n"):
        if kind := re.match(r"#+ |- |\d\. |\||!\[.*\](\(.*\))", line):
            found.append(kind[1] or f"{kind[0]}{line.count('|')}")
    return found + sorted(re.findall(r"`(--[a-z-]+|labtable [a-z ]+)", GUIDES[language].read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_guide_has_the_same_parts_in_every_language(language):
    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LABELS)
def test_the_guide_calls_a_button_as_the_screen_does(name, language):
    assert label(name, language) in " ".join(GUIDES[language].read_text("utf-8").split())
