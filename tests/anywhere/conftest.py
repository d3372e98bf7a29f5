"""Packages of strangers, installed for one test, as in tests/kit."""

from tests.kit.conftest import install

__all__ = ["install"]
