"""Codes that people type, and secrets that they never see."""

import hashlib
import secrets
from collections.abc import Callable

ALPHABET = "CDFGHJKMNPQRTVWX23456789"  # no vowels, so no words; nothing that looks like another
LENGTH = 8
CLASS_CODE = 6  # of a class: read from the board in the last row, and typed by children
ENTRY_CARD = 2 * CLASS_CODE  # the code of a class, and that of a printed card after it
RECOVERY = CLASS_CODE + 12  # the code of a class, and a secret after it, which opens the teacher's desk
CLASS_ID = 12  # of a class, in the teacher's address
LOOK_ALIKES = str.maketrans("BSZ", "852", "- \t")


def new_code(length: int = LENGTH, fits: Callable[[str], bool] = lambda code: True) -> str:
    """A code at random, of those that fit."""
    while not fits(code := "".join(secrets.choice(ALPHABET) for _ in range(length))):
        pass
    return code


def code_of(digest: bytes) -> str:
    """The code that follows from a hash: whoever asks for the same again finds it."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:LENGTH])


def read_code(typed: str, length: int = LENGTH) -> str | None:
    """The code that somebody typed, or None where it cannot be one."""
    code = typed.upper().translate(LOOK_ALIKES)
    return code if len(code) == length and all(letter in ALPHABET for letter in code) else None


def shown(code: str) -> str:
    return f"{code[:4]}-{code[4:]}"


def in_groups(code: str, size: int = 6) -> str:
    """A long code as it is printed, in parts that a person can copy."""
    return "-".join(code[first : first + size] for first in range(0, len(code), size))


def holder_of(token: str) -> str:
    """What is stored of a session: enough to know it again, not enough to be it."""
    return hashlib.sha256(b"labtable holder" + token.encode()).hexdigest()[:32]
