"""Writes elements 1 to 36 into components.toml, between its two markers: `python freeze_elements.py`.

The data are those of the mendeleev library: symbol and English name, the mass number of the most abundant isotope,
and the electrons of the neutral atom by shell.
"""

import json
from collections.abc import Iterator
from pathlib import Path

from mendeleev.db import get_session
from mendeleev.models import Element
from sqlalchemy.orm import lazyload

COMPONENTS = Path(__file__).parents[1] / "components.toml"
BEGIN = "# elements: written by tests/freeze_elements.py; change that, not these lines\n"
END = "# elements: end\n"
HEAVIEST = 36


def from_library() -> Iterator[dict[str, object]]:
    """What the library says of each element, in order."""
    lightest = get_session().query(Element).filter(Element.atomic_number <= HEAVIEST).order_by(Element.atomic_number)
    for atom in lightest.options(lazyload("*")):  # mendeleev.element loads all that is known of each: half a second
        natural = [isotope for isotope in atom.isotopes if isotope.abundance]
        mass_number = max(natural, key=lambda isotope: isotope.abundance).mass_number
        yield {
            "symbol": atom.symbol,
            "name": atom.name,
            "protons": atom.atomic_number,
            "mass_number": mass_number,
            "neutrons": mass_number - atom.atomic_number,
            "shells": list(atom.ec.electrons_per_shell().values()),
        }


def block() -> str:
    rows = []
    for row in from_library():
        fields = [f"{name} = {json.dumps(value)}" for name, value in row.items()]
        rows.append(f"  {{ {', '.join(fields)} }},\n")
    return "atoms = [\n" + "".join(rows) + "]\n"


def main() -> None:
    text = COMPONENTS.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    COMPONENTS.write_text(before + BEGIN + block() + END + after, encoding="utf-8")


if __name__ == "__main__":
    main()
