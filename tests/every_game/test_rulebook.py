"""The rulebook that teaches a game: it retells every numbered sentence, alike in three languages, idea by idea."""

import re

import pytest
from docs.rulebook_pages import picture

from labtable.core.compiler.rule import PACKAGE
from labtable.core.game.text import LANGUAGES
from labtable.core.lessons.check import in_light, things_of
from labtable.core.lessons.figures import position, rulebook_file

DOCS = PACKAGE.parents[1] / "docs"
EXAMPLES = {"en": "**Example.** ", "fr": "**Exemple.** ", "es": "**Ejemplo.** "}


@pytest.fixture
def book(the_game):
    return rulebook_file(the_game.folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_retells_every_numbered_sentence(the_game, book, language):
    """Outside the rulings, which are told where a player needs them."""
    sentences = the_game.rulebook.sentences
    cited = {number for block in the_game.manual(language).blocks for number in block.cited()}
    rulings = {one.number for one in the_game.rulebook.rulings("en")}
    assert not set(sentences) - rulings - cited, "sentences that no paragraph retells"
    assert not cited - set(sentences), "numbers that RULES.md does not have"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_finds_its_paragraph(the_game, book, language):
    """A player who is refused something opens the rulebook where it says so, rulings included."""
    cited = {number for block in the_game.manual(language).blocks for number in block.cited()}
    assert not set(the_game.RULE_OF.values()) - cited


def outline(manual):
    return [(block.kind, block.figure, len(block.rows), list(block.cited())) for block in manual.blocks]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_it_says_the_same_in_every_language(the_game, book, language):
    """The same chapters, figures, examples and tables in the same order, and the same numbers behind each."""
    assert outline(the_game.manual(language)) == outline(the_game.manual("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_chapters_and_examples_and_a_figure_of_the_whole_board(the_game, book, language):
    blocks = the_game.manual(language).blocks
    assert len([block for block in blocks if block.kind == "chapter"]) >= 7
    assert len([block for block in blocks if block.kind == "example"]) >= 3
    assert all(block.text.startswith(EXAMPLES[language]) for block in blocks if block.kind == "example")
    first = next(block for block in blocks if block.kind == "figure")
    assert book.figure[first.figure].part == "board" and not book.figure[first.figure].around


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_every_figure_that_there_is_and_no_other(the_game, book, language):
    shown = [block.figure for block in the_game.manual(language).blocks if block.kind == "figure"]
    assert sorted(shown) == sorted(book.figure)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_has_its_picture_for_the_site(the_game, book, language):
    """`python -m docs.picturing rulebooks` takes them."""
    missing = [name for name in book.figure if not (DOCS / picture(the_game.name, name, language)).exists()]
    assert not missing
    kept = {path.name for path in (DOCS / "pictures" / "rulebook").glob(f"{the_game.name}-*-{language}.webp")}
    assert kept == {picture(the_game.name, name, language).name for name in book.figure}


def test_every_figure_can_be_reached_and_shows_what_it_names(the_game, book):
    for name, figure in book.figure.items():
        match = position(the_game, figure)
        seen, rests = things_of(match, figure.seat), the_game.resting or (lambda s, thing: None)
        named = (*figure.around, *figure.light)
        missing = [one for one in named if not in_light((one,), seen) and rests(match.state, one) is None]
        assert not missing, f"{name}: {missing} is not among {sorted(seen)}"


def words_of(block):
    """What a reader reads: neither headings nor captions, nor the heads of tables."""
    if block.kind in ("chapter", "step", "figure"):
        return ""
    return " ".join([block.text, *(cell for row in block.rows[1:] for cell in row.cells)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_explained_where_it_is_first_used(the_game, book, language):
    """There it is set in emphasis, which nothing else is."""
    terms = book.terms[language]
    assert len(terms) == len(book.terms["en"]) >= 5
    read = " ".join(words_of(block) for block in the_game.manual(language).blocks).replace("**", "")
    spans = [match.span() for match in re.finditer(r"\*[^*]+\*", read)]
    for term in terms:
        first = re.search(rf"\b{re.escape(term)}", read, re.IGNORECASE)
        assert first, f"{term} is not used"
        assert any(start < first.start() < end for start, end in spans), read[: first.end()][-160:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_emphasis_is_kept_for_terms(the_game, book, language):
    terms = [term.lower() for term in book.terms[language]]
    for block in the_game.manual(language).blocks:
        for said in re.findall(r"\*([^*]+)\*", words_of(block).replace("**", "")):
            assert any(term in said.lower() for term in terms), said
