"""The key with which a teacher comes back to the class from any device: a cookie is lost too easily. It is told once;
only a hash of it is kept, and it is deleted with the class."""

from __future__ import annotations

import hashlib
import hmac

from labtable.server.base import codes


def new_key(code: str) -> tuple[str, str]:
    """The key of the class that pupils enter by `code`, and what is kept of it."""
    key = code + codes.new_code(codes.RECOVERY - codes.CLASS_CODE)
    return key, kept_of(key)


def kept_of(key: str) -> str:
    return hashlib.sha256(b"labtable class" + key.encode()).hexdigest()


def opens(kept: str, key: str) -> bool:
    return hmac.compare_digest(kept, kept_of(key))
