"""What must be true of the part of a record that every game shares."""

from typing import Any

from labtable.core.arrays import np
from labtable.core.record.records import State


def shared_faults(s: State) -> list[str]:
    """What is wrong with trail and pending stack; empty when they are sound."""
    faults = []
    if not 0 <= s.trail_size <= len(s.trail):
        faults.append(f"trail: {s.trail_size} events, there is room for {len(s.trail)}")
    if not 0 <= s.pending_size <= len(s.pending):
        faults.append(f"pending: {s.pending_size} decisions, there is room for {len(s.pending)}")
    elif any(any(entry.tolist()) for entry in s.pending[int(s.pending_size) :]):
        faults.append("pending: an entry above the top is not blank")
    return faults


def expect(faults: list[str], fact: bool, fault: str) -> None:
    """Note a fault where a fact does not hold."""
    if not fact:
        faults.append(fault)


def expect_range(faults: list[str], name: str, values: Any, low: int, high: int) -> None:
    """Note a fault where a field, or any number in it, lies outside low … high."""
    numbers = values.ravel().tolist() if isinstance(values, np.ndarray) else [int(values)]
    smallest, largest = min(numbers), max(numbers)
    if smallest < low or largest > high:
        faults.append(f"{name}: {smallest} to {largest}, expected {low} to {high}")
