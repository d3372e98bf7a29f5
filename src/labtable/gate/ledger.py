"""The sets of a gate so far, kept in a file, and what they say in the order of their deals.

The order counts: whoever plays faster does not come first, so the same plan gives the same answer on any machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path

import msgspec

from labtable.bots.distinct import GameCount
from labtable.bots.ratings import Estimate, estimate
from labtable.core.whole_file import whole_file
from labtable.gate.plan import BadGate, GatePlan
from labtable.gate.sets import SetResult
from labtable.gate.sprt import FEWEST_SETS, SetSums, Verdict


class Check(IntEnum):
    """Is a result to be played again?"""

    TRUSTED = 0  # not drawn
    WAITING = 1
    CONFIRMED = 2


class SetRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A set that was played, by whom, and whether it was played again."""

    result: SetResult
    worker: str = ""
    check: Check = Check.TRUSTED


class _Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The file of a ledger."""

    plan: GatePlan
    rows: list[SetRow]


@dataclass(frozen=True)
class GateStanding:
    """What the sets say so far."""

    plan: GatePlan
    verdict: Verdict
    over: bool  # decided, or the budget is used up
    llr: float
    played: int  # sets, in their order and without a gap
    sums: SetSums  # of those that are no copies
    tally: dict[int, int]
    count: GameCount
    strength: Estimate | None  # in normalised Elo
    gain: Estimate | None  # points of the new player in percent, or by how many cards its team is better

    @classmethod
    def of(
        cls, plan: GatePlan, verdict: Verdict, played: int, tally: Mapping[int, int], count: GameCount
    ) -> GateStanding:
        """What follows from a tally: how many sets had each number."""
        sums = SetSums.of(tally, plan.centre)
        numbers = [number for number, sets in sorted(tally.items()) for _ in range(sets)]
        gains = [number if plan.cooperative else 100 * number / (plan.games * plan.most_points) for number in numbers]
        return cls(
            plan,
            verdict,
            verdict is not Verdict.UNDECIDED or played == plan.sets,
            float(plan.test.llr(sums, plan.games)),
            played,
            sums,
            dict(sorted(tally.items())),
            count,
            sums.strength(plan.games),
            estimate(gains) if gains else None,
        )

    def __str__(self) -> str:
        """One line: what was found so far."""
        low, high = self.plan.test.limits
        parts = [f"LLR {self.llr:+.2f} ({low:+.2f} to {high:+.2f})", str(self.count)]
        if self.count.enough and self.strength is not None:
            parts.append(f"{self.strength.mean:+.0f} ± {self.strength.error:.0f} normalised Elo")
        if self.count.enough and self.gain is not None:
            unit = "points better" if self.plan.cooperative else "% of the points"
            parts.append(f"{self.gain} {unit}")
        return "; ".join(parts)


@dataclass
class Ledger:
    """The sets of one plan."""

    plan: GatePlan
    rows: dict[int, SetRow] = field(default_factory=dict)
    path: Path | None = None  # where it is kept

    @classmethod
    def opened(cls, plan: GatePlan, path: Path) -> Ledger:
        """The ledger of a plan, with what its file holds."""
        if not path.exists():
            return cls(plan, {}, path)
        found = cls.read(path)
        if found.plan != plan:
            raise BadGate(f"{path} holds another gate; choose another folder.")
        return found

    @classmethod
    def read(cls, path: Path) -> Ledger:
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=_Kept)
        except OSError as error:
            raise BadGate(f"{path} cannot be read: {error.strerror}.") from None
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise BadGate(f"{path} holds no gate, or is damaged; move it away to begin anew.") from None
        return cls(kept.plan, {row.result.number: row for row in kept.rows}, path)

    def keep(self) -> None:
        """Write the file, all or nothing."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(self.path) as file:
                file.write(msgspec.json.encode(_Kept(self.plan, [self.rows[number] for number in sorted(self.rows)])))
        except OSError as error:
            raise BadGate(f"{self.path} cannot be written: {error.strerror}.") from None

    def add(self, result: SetResult, worker: str = "", check: Check = Check.TRUSTED) -> None:
        self.rows[result.number] = SetRow(result, worker, check)

    def forget(self, worker: str) -> int:
        """Throw away what a worker sent, but for what was confirmed; how many sets that are."""
        lost = [n for n, row in self.rows.items() if row.worker == worker and row.check is not Check.CONFIRMED]
        for number in lost:
            del self.rows[number]
        return len(lost)

    def in_order(self) -> Iterator[SetResult]:
        """The results from the first deal on, up to the first that is missing or waits to be played again."""
        for number in range(self.plan.sets):
            row = self.rows.get(number)
            if row is None or row.check is Check.WAITING:
                return
            yield row.result

    def standing(self) -> GateStanding:
        """What the sets say, up to the first one that decides."""
        plan, seen, tally, played = self.plan, set[tuple[int, int]](), Counter[int](), 0
        verdict, sums = Verdict.UNDECIDED, SetSums(0, 0.0, 0.0)
        for result in self.in_order():
            played += 1
            games = set(enumerate(result.games))
            if games <= seen:
                continue  # a copy of games that were counted
            seen |= games
            number = plan.number_of(result.points)
            tally[number] += 1
            sums = sums.with_set(number - plan.centre)
            if sums.count >= FEWEST_SETS and GameCount(0, len(seen)).enough:
                verdict = plan.test.verdict(float(plan.test.llr(sums, plan.games)))
                if verdict is not Verdict.UNDECIDED:
                    break
        return GateStanding.of(plan, verdict, played, tally, GameCount(plan.games * played, len(seen)))
