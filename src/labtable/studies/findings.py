"""What a study found, in sentences, the most telling first; and what its games do not carry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import groupby
from typing import TypeAlias

import numpy as np

from labtable.bots.distinct import ADVICE
from labtable.studies.measures import FEW_PAIRS, Component, Difference, Measured, Scale, changed_components, who_goes
from labtable.studies.statistics import DETECTED, Figure, surprising

BAND = 0.02  # places in the order of play within this of their fair share are called even
STANDS_OUT = 3.5  # robust deviations from the other components
NOTABLE = 0.05  # of a hundred games, what a component must be worth before it is named
RARELY = 0.01  # of the games: a component that is used in fewer is called unused
USUAL = 0.05  # of the games: a component that was used in so many was in use


class Rank(IntEnum):
    """In which order findings are told: a cause stands before its consequences."""

    REFUSED = 0  # too few distinct games for a conclusion
    CAUSE = 1  # a component that a version changes
    STANDS_OUT = 2
    CONSEQUENCE = 3  # of a change: figures that no changed component names
    NOTE = 4


@dataclass(frozen=True)
class Finding:
    """A sentence, and how much it says."""

    sentence: str
    rank: Rank
    about: str = ""  # the component or figure that it names
    evidence: float = 0.0  # how far it stands out, in standard errors

    @property
    def alarm(self) -> bool:
        return self.rank in (Rank.CAUSE, Rank.STANDS_OUT, Rank.CONSEQUENCE)


Question: TypeAlias = tuple[float, Finding | None]  # the chance of it, and what would be said if it is worth saying


def found_in(cases: list[Measured], differences: list[Difference]) -> list[Finding]:
    """All that a study found: by rank, and the clearest of each rank first."""
    found = of_cases(cases) + of_versions(differences)
    return sorted(found, key=lambda one: (one.rank, -one.evidence))


def of_cases(cases: list[Measured]) -> list[Finding]:
    """What stands out in the versions themselves; all of a study's questions are corrected for together."""
    asked: list[Question] = []
    plain = [Finding(f"{where(one)}: {refusal(one)}", Rank.REFUSED) for one in cases if not one.count.enough]
    known = [one for one in cases if one.count.enough]
    for _, group in groupby(known, key=lambda one: one.case.group):
        first, *others = group
        changed = set[str]().union(*(changed_components(one) for one in (first, *others)))
        for one in (first, *others):
            asked += [*_order(one), *_components(one, changed), *_dealt(one, changed)]
            plain += [*_everybody(one), *_worthless(one), *_carried(one)]
        for one in others:
            asked += _dead(first, one, changed)
    said = surprising([chance for chance, _ in asked])
    heard = [finding for (_, finding), loud in zip(asked, said, strict=True) if loud and finding]
    return heard + plain + list(_unused(known))


def where(one: Measured) -> str:
    return f"{one.case.name}, {one.case.version.name}"


def refusal(one: Measured) -> str:
    return one.count.refusal(f"{ADVICE}: opening = 4 in the study")


def _rank(component: str, changed: set[str]) -> Rank:
    return Rank.CAUSE if component in changed else Rank.STANDS_OUT


def _order(one: Measured) -> list[Question]:
    fair = (1 - one.nobody.mean) / one.case.players
    found: list[Question] = []
    for place, share in enumerate(one.order[:1] if one.case.players == 2 else one.order):  # of two, one says it
        sentence = (
            f"{where(one)}: {who_goes(place)} wins {share.share()} of the games; a fair share is {100 * fair:.1f} %."
        )
        notable = abs(share.mean - fair) > BAND
        finding = Finding(sentence, Rank.STANDS_OUT, who_goes(place), share.evidence(fair))
        found.append((share.chance(fair), finding if notable else None))
    return found


def _told(component: Component) -> str:
    """What a component is worth, said as what was measured: a difference of chances, never a chance."""
    worth = component.worth
    if component.without is not None:
        does = "loses" if worth.mean > 0 else "gains"
        return f"A player who does without it {does} {_size(worth)} percentage points of the chance to win"
    return (
        f"Where some players used it and others did not, the users' share of wins lies {_size(worth)} percentage "
        f"points {_side(worth)} the others'"
    )


def _size(figure: Figure) -> str:
    return replace(figure, mean=abs(figure.mean)).points().removeprefix("+")


def _side(figure: Figure) -> str:
    return "above" if figure.mean > 0 else "below"


def _components(one: Measured, changed: set[str]) -> list[Question]:
    known = [part for part in one.measured_alike if part.worth.count >= FEW_PAIRS and not part.dealt]
    if one.cooperative or len(known) < 4:
        return []
    means = np.array([component.worth.mean for component in known])
    middle = float(np.median(means))
    spread = 1.4826 * float(np.median(np.abs(means - middle))) or 1e-9
    found: list[Question] = []
    for component, mean in zip(known, means, strict=True):
        sentence = (
            f"{where(one)}: {component.name} stands out. {_told(component)}; the middle of all components is "
            f"{100 * middle:+.1f}."
        )
        notable = abs(mean - middle) >= max(STANDS_OUT * spread, NOTABLE)
        evidence = component.worth.evidence(middle)
        finding = Finding(sentence, _rank(component.name, changed), component.name, evidence)
        found.append((component.worth.chance(middle), finding if notable else None))
    return found


def _dealt(one: Measured, changed: set[str]) -> list[Question]:
    found: list[Question] = []
    for part in one.components:
        if part.dealt and part.pairs.count >= FEW_PAIRS and not one.cooperative:
            sentence = (
                f"{where(one)}: the share of wins of players who are dealt the {part.name.removesuffix(' (dealt)')} "
                f"lies {_size(part.pairs)} percentage points {_side(part.pairs)} their opponents'."
            )
            notable = abs(part.pairs.mean) >= NOTABLE
            finding = Finding(sentence, _rank(part.name, changed), part.name, part.pairs.evidence())
            found.append((part.pairs.chance(), finding if notable else None))
    return found


def _dead(first: Measured, one: Measured, changed: set[str]) -> list[Question]:
    """Components that were in use in the first version of a group and are not in this one."""
    found: list[Question] = []
    for before, after in zip(first.components, one.components, strict=True):
        if before.taken >= USUAL and after.taken < RARELY:
            lost = Figure.of_share(before.taken, first.count.distinct).less(
                Figure.of_share(after.taken, one.count.distinct)
            )
            sentence = (
                f"{where(one)}: {after.name} is dead. It was used in {after.taken:.1%} of the games, and in "
                f"{before.taken:.1%} of those of {first.case.version.name}."
            )
            finding = Finding(sentence, _rank(after.name, changed), after.name, lost.evidence())
            found.append((lost.chance(), finding))
    return found


def _unused(cases: list[Measured]) -> Iterator[Finding]:
    """Every component that hardly anybody used, by name: once where that holds in all cases, else in its own."""
    never = [[part.name for part in one.components if part.taken < RARELY and not part.dealt] for one in cases]
    everywhere = [name for name in never[0] if all(name in names for names in never)] if len(cases) > 1 else []
    if everywhere:
        yield Finding(f"In every case: {_hardly(everywhere)}", Rank.NOTE)
    for one, names in zip(cases, never, strict=True):
        own = [name for name in names if name not in everywhere]
        if own and len(names) < len(one.components):
            yield Finding(f"{where(one)}: {_hardly(own)}", Rank.NOTE)


def _hardly(names: list[str]) -> str:
    return f"used in fewer than one game of a hundred, or left out by the deal: {', '.join(names)}."


def _everybody(one: Measured) -> list[Finding]:
    always = [component.name for component in one.components if component.seats > 0.995]
    return [Finding(f"{where(one)}: everybody used {', '.join(always)}.", Rank.NOTE)] if always else []


def _worthless(one: Measured) -> list[Finding]:
    """Components that players use and could as well do without; one that few use costs few of them anything."""
    names = [
        part.name
        for part in one.components
        if not one.cooperative
        and part.without is not None
        and part.taken >= USUAL
        and abs(part.without.mean) + part.without.half <= NOTABLE * part.seats
    ]
    said = f"{where(one)}: used, and worth nothing: players who did without it won as often: {', '.join(names)}."
    return [Finding(said, Rank.NOTE)] if names else []


def _carried(one: Measured) -> list[Finding]:
    if one.cooperative:
        return []
    least = DETECTED * max(share.error for share in one.order)
    if least <= BAND:
        return []
    needed = int(one.count.distinct * (least / BAND) ** 2)
    said = (
        f"{where(one)}: {one.count.distinct:,} distinct games show an advantage by order of play only from "
        f"{100 * least:.1f} percentage points on. For {100 * BAND:.0f} play about {needed:,}."
    )
    return [Finding(said, Rank.NOTE)]


def of_versions(differences: list[Difference]) -> list[Finding]:
    """What a change did."""
    said = surprising([one.difference.chance() for one in differences])
    heard = [one for one, loud in zip(differences, said, strict=True) if loud]
    found = [
        Finding(
            f"{one.case.name}: {one.case.version.name} changes {one.what} from {shown(one, one.before)} to "
            f"{shown(one, one.after)} ({changed_by(one)}).",
            Rank.CAUSE if one.changed else Rank.CONSEQUENCE,
            one.what,
            one.difference.evidence(),
        )
        for one in heard
    ]
    if differences and not heard:
        wins = [one.difference.error for one in differences if one.what.startswith("wins of")]
        limit = (
            f" Differences of {100 * DETECTED * max(wins):.1f} percentage points in wins would show." if wins else ""
        )
        found.append(Finding(f"No difference between the versions can be told from luck.{limit}", Rank.NOTE))
    return found


def shown(one: Difference, value: float) -> str:
    """A figure of one version, by what it counts."""
    if one.scale is Scale.SHARE:
        return f"{100 * value:.1f} %"
    return f"{100 * value:+.1f} points" if one.scale is Scale.POINTS else f"{value:.2f}"


def changed_by(one: Difference) -> str:
    """The difference of two versions with its interval."""
    scale, unit = (1, "") if one.scale is Scale.NUMBER else (100, " points")
    return f"{scale * one.difference.mean:+.2f} ± {scale * one.difference.half:.2f}{unit}"
