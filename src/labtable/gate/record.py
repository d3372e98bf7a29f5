"""The record of a gate: a small file from which its answer can be worked out again, and its games played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Annotated, Literal

import msgspec

from labtable.bots.distinct import FEWEST, GameCount
from labtable.core.whole_file import whole_file
from labtable.gate.ledger import GateStanding, Ledger
from labtable.gate.plan import BadGate, Digest, GatePlan, check_here
from labtable.gate.sets import SetResult, play_set
from labtable.gate.sprt import FEWEST_SETS, SetSums, Verdict

MOST_BYTES = 20_000  # of a record
MOST_DIGESTS = 1_500  # in a record; of a longer gate, each stands for several sets
HEX = 8  # digits of a digest


class GateRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="gate"):
    """What a gate found, with all that its games follow from."""

    format: Literal[1] = 1
    plan: GatePlan
    verdict: Verdict
    llr: float
    sets: Annotated[int, msgspec.Meta(ge=0)]  # played
    games: Annotated[int, msgspec.Meta(ge=0)]
    distinct: Annotated[int, msgspec.Meta(ge=0)]  # games
    found: str  # the answer in words
    tally: dict[int, Annotated[int, msgspec.Meta(ge=1)]]  # how many sets had each number; copies are left out
    replayable: bool  # no clock decided a move
    block: Annotated[int, msgspec.Meta(ge=1)]  # sets that a digest stands for
    digests: str  # of all sets in their order, eight hexadecimal digits each

    def faults(self) -> list[str]:
        """What in the record contradicts itself."""
        plan, found = self.plan, []
        sums = SetSums.of(self.tally, plan.centre)
        if abs(float(plan.test.llr(sums, plan.games)) - self.llr) > 0.01:
            found.append("The LLR is not that of the tally.")
        count = GameCount(self.games, self.distinct)
        enough = sums.count >= FEWEST_SETS and count.enough
        if self.verdict is not (plan.test.verdict(self.llr) if enough else Verdict.UNDECIDED):
            found.append("The verdict does not follow from the LLR.")
        if self.found != answer_of(
            self.verdict, count, str(GateStanding.of(plan, self.verdict, self.sets, self.tally, count))
        ):
            found.append("The answer in words is not that of the tally.")
        if not sums.count <= self.sets <= plan.sets or self.games != self.sets * plan.games:
            found.append("The numbers of sets and games do not fit the plan.")
        if self.distinct > self.games or len(self.digests) != HEX * -(-self.sets // self.block):
            found.append("There are not as many digests, or distinct games, as there can be.")
        return found


class NotGated(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="not-gated"
):
    """A net that came into the package before it went through a gate, and the command that would hold it."""

    format: Literal[1] = 1
    game: str
    net: Digest
    reason: str
    command: str


def block_digest(results: list[SetResult]) -> str:
    """The digest of sets that follow each other."""
    if len(results) == 1:
        return results[0].digest
    return blake2b("".join(one.digest for one in results).encode(), digest_size=HEX // 2).hexdigest()


def record_of(ledger: Ledger) -> GateRecord:
    """The record of a gate, decided or not."""
    now, plan = ledger.standing(), ledger.plan
    results = [result for _, result in zip(range(now.played), ledger.in_order(), strict=False)]
    block = max(1, -(-len(results) // MOST_DIGESTS))
    return GateRecord(
        plan=plan,
        verdict=now.verdict,
        llr=round(now.llr, 4),
        sets=now.played,
        games=now.count.games,
        distinct=now.count.distinct,
        found=answer_of(now.verdict, now.count, str(now)),
        tally=now.tally,
        replayable=not plan.timed,
        block=block,
        digests="".join(block_digest(results[at : at + block]) for at in range(0, len(results), block)),
    )


def answer_of(verdict: Verdict, count: GameCount, found: str) -> str:
    """The answer in one line; none from too few distinct games."""
    if not count.enough:
        return f"not decided: {count}, and a conclusion takes {FEWEST} distinct games"
    word = "not decided within the budget" if verdict is Verdict.UNDECIDED else verdict.value
    return f"{word}: {found}"


def write(record: GateRecord | NotGated, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n")
    except OSError as error:
        raise BadGate(f"{path} cannot be written: {error.strerror}.") from None


def read(path: Path) -> GateRecord | NotGated:
    """A record that was read whole and does not contradict itself."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise BadGate(f"{path} is longer than any record of a gate.")
        found = msgspec.json.decode(text, type=GateRecord | NotGated)
    except OSError as error:
        raise BadGate(f"{path} cannot be read: {error.strerror}.") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadGate(f"{path} is no record of a gate: {error}.") from None
    if isinstance(found, GateRecord) and (faults := found.faults()):
        raise BadGate(f"{path} contradicts itself. {' '.join(faults)}")
    return found


def replay(
    record: GateRecord, places: Mapping[str, Path], sets: int, luck: Random, ended: Callable[[], object] = lambda: None
) -> list[int]:
    """Play some sets of a record again, drawn by lot; the first set of every digest that came out otherwise. BadGate
    where all came out the same, and with points that the tally does not have."""
    if not record.replayable:
        raise BadGate("A clock ended the thoughts of a player in this gate, so its games cannot be played again.")
    check_here(record.plan, places)
    blocks, wrong, numbers = range(0, record.sets, record.block), [], Counter[int]()
    for first in sorted(luck.sample(blocks, min(len(blocks), max(1, sets // record.block)))):
        last = min(first + record.block, record.sets)
        again = [play_set(record.plan, places, number) for number in range(first, last)]
        numbers.update(record.plan.number_of(one.points) for one in again)
        at = HEX * (first // record.block)
        if block_digest(again) != record.digests[at : at + HEX]:
            wrong.append(first)
        ended()
    copies = record.sets - sum(record.tally.values())  # which the tally leaves out
    if not wrong and (numbers - Counter(record.tally)).total() > copies:
        raise BadGate("Sets that were played again have points that the tally does not have: the record is not true.")
    return wrong
