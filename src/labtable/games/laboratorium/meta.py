"""Laboratorium in words: people, edition, seats, length and variants."""

from labtable.core.game.contract import Choice, Meta, Numbers

from .chemistry.own_molecule import EXAMPLES, check_numbers, read_own
from .components import TARGET_IDS
from .constants import MAX_ATOMS, REAGENTS
from .routes.prices import completed
from .setup import BOND_BASE, MOLECULE_NUMBERS

META = Meta(
    title="Laboratorium",
    designers=("Maxence Delsaut", "Stéphane Vranckx", "Nathalie Vaeck (original idea)"),
    publisher="Université Libre de Bruxelles",
    year=0,  # the rulebook gives none
    edition="French rulebook, 11 pages",
    players=range(2, 5),
    minutes=(60, 120),
    age=12,
    kind="molecule synthesis, dice and take-that",
    status="tested",
    rules_version=4,
    bound=400_000,
    teams=True,  # §1.1
    options=(
        Choice("target", tuple(TARGET_IDS), otherwise="molecule"),
        Choice("reagents", ("all", "suggested"), otherwise="piles"),
        Choice("hydroxyl", ("off", "on")),
        Numbers(
            "molecule",
            MOLECULE_NUMBERS,
            0,
            MAX_ATOMS * MAX_ATOMS * BOND_BASE - 1,
            parse=read_own,
            check=check_numbers,
            tried=EXAMPLES,
        ),
        Numbers("piles", REAGENTS, 1, REAGENTS, tried=(tuple(range(1, REAGENTS)),)),
    ),
    complete=completed,
)
