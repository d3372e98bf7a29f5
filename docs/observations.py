"""Writes docs/OBSERVATIONS.md from what each game's state.py says of its fields: `python docs/observations.py`."""

from pathlib import Path

import labtable

PAGE = Path(__file__).with_name("OBSERVATIONS.md")
OPENING = """# What the numbers of an observation mean

Written by `python docs/observations.py` from `Observation` in each `state.py`; a test keeps it current, and another
plays all games and looks whether every number stays in its range.

`match.observe(seat)` gives one record with the fields below. All are int16 without gaps, so the same memory is a
flat array: a field with the shape 4 × 3 takes twelve places of it, from *place* on, the last axis fastest.

```python
import labtable
from labtable.core.game.observation_fields import flat

game = labtable.game("curie")
match = labtable.Match(game, players=2, seed=1)
seen = match.observe()
assert flat(seen).shape == (1, 154)
for field in game.observation_fields:
    assert (field.of(flat(seen)) == seen[field.name]).all()
    print(field.name, field.shape, field.low, field.high, field.meaning)
```

An observation holds what its seat may know and nothing else: dealing again what the seat cannot know leaves it byte for
byte the same (`src/labtable/testing/contract/hidden_information.py`).
"""


def chapter(name: str) -> str:
    game = labtable.game(name)
    size = sum(field.size for field in game.observation_fields)
    lines = [
        f"## {game.meta.title}: `{name}`",
        "",
        f"{size} numbers.",
        "",
        "| place | field | shape | range | meaning |",
        "|---|---|---|---|---|",
    ]
    for field in game.observation_fields:
        shape = " × ".join(map(str, field.shape)) or "one number"
        lines.append(f"| {field.start} | `{field.name}` | {shape} | {field.low} … {field.high} | {field.meaning} |")
    return "\n".join(lines) + "\n"


def page() -> str:
    return OPENING + "\n" + "\n".join(chapter(name) for name in labtable.names())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
