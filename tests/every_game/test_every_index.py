"""Every index that a rule reads or writes is inside its array: compiled with checks, in a run of its own."""

from labtable.testing.contract.every_index import *  # noqa: F403
