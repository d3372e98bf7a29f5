"""A search for a route ends early, and in its target or in nothing, whatever molecule somebody asks for."""

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.chemistry.own_molecule import known_names
from labtable.games.laboratorium.routes.route import (
    FINDERS,
    PIECES_TRIED,
    ROOTS_TRIED,
    Finder,
    can_be_made,
    find_route,
)
from labtable.games.laboratorium.tests.position import code_of_text

pytestmark = pytest.mark.skipif(MODE is Mode.INTERPRETED, reason="rules of chemistry take the interpreter a minute")


@pytest.mark.parametrize("search", [find_route, lambda text: can_be_made(smiles.read(text))])
@pytest.mark.parametrize(
    ("molecule", "found"),
    [
        ("C1CCC2CCCCC2C1", True),
        ("C1CC2CCC3CCC1C23", False),  # a hydrogen on an atom with rings all around it: the rules close no such ring
        ("C1CCC2(CC1)CCCC2", True),
        ("C(CCCCCCCCC)CCCC", False),
    ],
)
def test_a_molecule_that_somebody_made_up_ends_the_search_early(monkeypatch, molecule, found, search):
    made, replayed, (begin, replay) = [], [], (Finder.__init__, Finder.route)
    monkeypatch.setattr(Finder, "__init__", lambda self, *given: (made.append(self), begin(self, *given))[1])
    monkeypatch.setattr(Finder, "route", lambda *given: (replayed.append(given), replay(*given))[1])
    assert bool(search(molecule)) == found
    assert len(made) <= FINDERS and sum(finder.pieces_tried for finder in made[:-1]) <= PIECES_TRIED
    assert len(replayed) <= ROOTS_TRIED * len(made)


@pytest.mark.parametrize("wanted", list(dict.fromkeys(known_names().values()))[::24])
def test_a_route_to_a_molecule_that_is_known_by_name_ends_in_it(wanted):
    assert code_of_text(find_route(smiles.read(wanted)).steps[-1].molecule) == code_of_text(wanted)


@pytest.mark.parametrize("wanted", ["c1ccc2cc3ccccc3cc2c1", "c1ccc2c(O)c3ccccc3cc2c1"], ids=["anthracene", "9-anthrol"])
def test_a_route_ends_in_the_target_or_is_none(wanted):
    """With two open centres, they are other molecules: their middle ring closes only where it is aromatic already."""
    route = find_route(wanted)
    assert route is None or "*" not in route.steps[-1].molecule
