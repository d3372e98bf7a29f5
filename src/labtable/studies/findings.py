"""What a study found, in sentences; and what its games do not carry."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from labtable.studies.figures import DETECTED, Figure, surprising
from labtable.studies.measures import Component, Difference, Measured

BAND = 0.02  # seats within this of their fair share are called even
STANDS_OUT = 3.5  # robust deviations from the other components
NOTABLE = 0.05  # chance to win that a component must add or cost before it is named
FEW_PAIRS = 30


@dataclass(frozen=True)
class Finding:
    """A sentence, and whether it is an alarm or only worth knowing."""

    sentence: str
    alarm: bool
    about: str = ""  # the component or figure that it names


def of_cases(cases: list[Measured]) -> list[Finding]:
    """What stands out in the versions themselves; all of a study's questions are corrected for together."""
    asked: list[tuple[float, Finding | None]] = []  # the chance of it, and what would be said if it is worth saying
    plain: list[Finding] = []
    for one in cases:
        asked += [*_seats(one), *_components(one), *_dealt(one)]
        plain += [*_unused(one), *_carried(one)]
    said = surprising([chance for chance, _ in asked])
    return [finding for (_, finding), heard in zip(asked, said, strict=True) if heard and finding] + plain


def where(one: Measured) -> str:
    return f"{one.case.name}, {one.case.version.name}"


def _seats(one: Measured) -> list[tuple[float, Finding | None]]:
    fair = (1 - one.nobody.mean) / one.case.players
    found: list[tuple[float, Finding | None]] = []
    for seat, share in enumerate(one.seats if not one.cooperative else ()):
        sentence = (
            f"{where(one)}: seat {seat + 1} wins {share.share()} of the games; its fair share is {100 * fair:.1f} %."
        )
        notable = abs(share.mean - fair) > BAND
        found.append((share.chance(fair), Finding(sentence, True, f"seat {seat + 1}") if notable else None))
    return found


def _worth(component: Component) -> Figure:
    """What a component adds: by the games without it, where they were played, else within games."""
    return component.without if component.without is not None else component.pairs


def _components(one: Measured) -> list[tuple[float, Finding | None]]:
    known = [part for part in one.components if _worth(part).count >= FEW_PAIRS and not part.dealt]
    if one.cooperative or len(known) < 4:
        return []
    means = np.array([_worth(component).mean for component in known])
    middle = float(np.median(means))
    spread = 1.4826 * float(np.median(np.abs(means - middle))) or 1e-9
    found: list[tuple[float, Finding | None]] = []
    for component, mean in zip(known, means, strict=True):
        sentence = (
            f"{where(one)}: {component.name} stands out. It {'adds' if mean > 0 else 'costs'} "
            f"{100 * abs(mean):.1f} ± {100 * _worth(component).half:.1f} points of the chance to win; the "
            f"middle of all components is {100 * middle:+.1f}."
        )
        notable = abs(mean - middle) >= max(STANDS_OUT * spread, NOTABLE)
        found.append((_worth(component).chance(middle), Finding(sentence, True, component.name) if notable else None))
    return found


def _dealt(one: Measured) -> list[tuple[float, Finding | None]]:
    found: list[tuple[float, Finding | None]] = []
    for part in one.components:
        if part.dealt and part.pairs.count >= FEW_PAIRS and not one.cooperative:
            more = "more" if part.pairs.mean > 0 else "fewer"
            name = part.name.removesuffix(" (dealt)")
            sentence = (
                f"{where(one)}: players who are dealt the {name} win {100 * abs(part.pairs.mean):.1f} ± "
                f"{100 * part.pairs.half:.1f} of a hundred games {more} than their opponents."
            )
            notable = abs(part.pairs.mean) >= NOTABLE
            found.append((part.pairs.chance(), Finding(sentence, True, part.name) if notable else None))
    return found


def _unused(one: Measured) -> list[Finding]:
    never = [component.name for component in one.components if component.taken == 0]
    found = []
    if never and len(never) < len(one.components):
        shown = ", ".join(never[:12]) + (f" and {len(never) - 12} more" if len(never) > 12 else "")
        found.append(Finding(f"{where(one)}: nobody used, or the deal left out, {shown}.", False))
    if always := [component.name for component in one.components if component.seats > 0.995]:
        found.append(Finding(f"{where(one)}: everybody used {', '.join(always[:12])}.", False))
    return found


def _carried(one: Measured) -> list[Finding]:
    if one.cooperative:
        return []
    least = DETECTED * max(share.error for share in one.seats)
    if least <= BAND:
        return []
    needed = int(one.games * (least / BAND) ** 2)
    return [
        Finding(
            f"{where(one)}: {one.games:,} games show an advantage of a seat only from {100 * least:.1f} points "
            f"on. For {100 * BAND:.0f} points play about {needed:,}.",
            False,
        )
    ]


def of_versions(differences: list[Difference]) -> list[Finding]:
    """What a change did; the largest difference, measured in its error, first."""
    said = surprising([one.difference.chance() for one in differences])
    heard = [one for one, loud in zip(differences, said, strict=True) if loud]
    heard.sort(key=lambda one: -abs(one.difference.mean) / max(one.difference.error, 1e-12))
    found = [
        Finding(
            f"{one.case.name}: {one.case.version.name} changes {one.what} from {_shown(one, one.before)} to "
            f"{_shown(one, one.after)} ({_signed(one)}).",
            True,
            one.what,
        )
        for one in heard
    ]
    if differences and not heard:
        wins = [one.difference.error for one in differences if one.what.startswith("wins of seat")]
        limit = f" Differences of {100 * DETECTED * max(wins):.1f} points in a seat's wins would show." if wins else ""
        found.append(Finding(f"No difference between the versions can be told from luck.{limit}", False))
    return found


def _shown(one: Difference, value: float) -> str:
    return f"{100 * value:.1f} %" if one.percent else f"{value:.2f}"


def _signed(one: Difference) -> str:
    scale, unit = (100, " points") if one.percent else (1, "")
    return f"{scale * one.difference.mean:+.2f} ± {scale * one.difference.half:.2f}{unit}"
