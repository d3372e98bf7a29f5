"""What people read in the sources: docstrings that can be read alone, and class names that stand for one thing."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import labtable

SOURCES = Path(labtable.__file__).parent
# A docstring that begins so has left out its subject, or leans on a neighbour that a tool-tip does not show.
FORBIDDEN = (
    *("The same", "It", "Its", "This", "That", "These", "Those", "They", "Their", "Such", "So", "Here", "Likewise"),
    *("Of", "As", "From", "With", "Without", "By", "For", "Until", "While", "At", "On", "To", "Before", "After", "Not"),
)
HAVE_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
OPENING = re.compile(rf"(?:{'|'.join(FORBIDDEN)})\b")
SECTIONS = re.compile(r"^(?:§[\d.]+(?:, | - |–|; | )?)+")

# Names that each game gives by contract, or to the structs of its own view.
OF_THE_GAMES = {
    *("Ending", "Event", "Kind", "Observation", "Pending", "Player", "Refusal", "State", "View"),
    *("CardView", "FirstState", "Gallery", "PlayerView", "SeatView"),
}
# Names that the library exports, and the wire tells a browser the same things by.
ON_THE_WIRE = {"Outcome", "Refusal", "Standing", "State", "Step"}


@cache
def trees() -> dict[str, ast.Module]:
    files = {file.relative_to(SOURCES).as_posix(): file for file in SOURCES.rglob("*.py")}
    return {name: ast.parse(file.read_text("utf-8")) for name, file in files.items() if "/tests/" not in name}


def docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring with its line, the sections of the rules left aside."""
    for node in ast.walk(tree):
        if isinstance(node, HAVE_DOCSTRINGS) and (said := ast.get_docstring(node)):
            yield getattr(node, "lineno", 1), SECTIONS.sub("", said)


def leans(said: str) -> bool:
    """Whether a docstring, its sections left aside, cannot be read alone."""
    return not said or OPENING.match(said) is not None


@pytest.mark.parametrize(
    "said", ["The same again without them.", "It, as an audience may know it.", "Of this thread.", "§7.8, §7.9"]
)
def test_a_docstring_that_leans_on_its_neighbour_is_found(said):
    assert leans(SECTIONS.sub("", said))


@pytest.mark.parametrize(
    "said", ["§6.14 - §6.16 Ask for a payment.", "Items of a list.", "In Your Element in the terminal."]
)
def test_a_docstring_that_names_its_subject_is_left_alone(said):
    assert not leans(SECTIONS.sub("", said))


def test_every_docstring_can_be_read_alone():
    found = [
        f"{name}:{line} {said}" for name, tree in trees().items() for line, said in docstrings(tree) if leans(said)
    ]
    assert found == []


def homes() -> dict[str, list[str]]:
    """Where the classes of each name are declared."""
    found = defaultdict(list)
    for name, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name)
    return found


def rivals(word: str, places: list[str]) -> list[str]:
    """The places of a class name that may have only one, or none where the name belongs to the games."""
    if word in ON_THE_WIRE:
        places = [place for place in places if place != "server/protocol/wire.py"]
    if word in OF_THE_GAMES:
        return [place for place in places if not place.startswith(("games/", "template/"))]
    return places if len(places) > 1 else []


def test_a_class_name_exists_once_in_the_product():
    found = {word: there for word, places in homes().items() if (there := rivals(word, places))}
    assert found == {}


MOST_METHODS = 39
AS_MANY_AS_NUMPY = "core/arrays/without_numpy.py:ndarray"  # it has what numpy's own array has, where there is none


def test_no_class_of_the_product_has_more_methods_than_somebody_can_hold_in_mind():
    found = {
        f"{name}:{node.name}": methods
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and (methods := sum(isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) for one in node.body))
        > MOST_METHODS
    }
    assert set(found) <= {AS_MANY_AS_NUMPY}
