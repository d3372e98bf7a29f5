"""Names as people and files write them."""

from enum import Enum
from functools import lru_cache


@lru_cache(maxsize=None, typed=True)  # typed: members of two enums may be equal numbers
def kebab(name: str | Enum) -> str:
    """`Refusal.TOO_LOW`, `TOO_LOW` or `too_low` as `too-low`: in message ids, on the wire, in components.toml."""
    return (name.name if isinstance(name, Enum) else name).lower().replace("_", "-")
