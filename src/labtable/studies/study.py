"""A whole study: play, measure, write the tables and the report."""

from __future__ import annotations

import time
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from labtable.studies import report
from labtable.studies.findings import Finding
from labtable.studies.measures import Difference, Measured, compare, measure
from labtable.studies.plan import StudyPlan
from labtable.studies.runner import Tell, run
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Arrays, Unit
from labtable.studies.workers import UnitWorkers


@dataclass(frozen=True)
class StudyResult:
    """What came of a study."""

    cases: list[Measured]
    differences: list[Difference]
    findings: list[Finding]
    report: Path
    seconds: float


def carry_out(study: StudyPlan, folder: Path, workers: UnitWorkers, tell: Tell = lambda *told: None) -> StudyResult:
    """Play what is missing, then measure all of it."""
    began = time.perf_counter()
    store = StudyFolder(folder, study)
    units = run(study, store, workers, tell)
    tell(0, 0, "Measuring")
    cases, differences, seen = figures(study, store, units)
    store.write_tables(seen)
    tell(0, 0, "Drawing")
    seconds = time.perf_counter() - began
    found = report.write(folder / "report.html", study, cases, differences, seconds)
    return StudyResult(cases, differences, found, folder / "report.html", time.perf_counter() - began)


def figures(
    study: StudyPlan,
    store: StudyFolder,
    units: dict[int, list[Unit]],
) -> tuple[list[Measured], list[Difference], dict[int, Arrays]]:
    """What was measured in every case, what versions differ in, and what was seen in every game."""
    seen: dict[int, Arrays] = {}
    cases: list[Measured] = []
    for case in study.cases:
        mine = units[case.number]
        seen[case.number] = store.merged([unit for unit in mine if unit.denied < 0])
        without = {unit.denied: store.read(unit) for unit in mine if unit.denied >= 0}
        cases.append(measure(study, case, seen[case.number], without))
    differences: list[Difference] = []
    for _, group in groupby(cases, key=lambda one: one.case.group):
        first, *others = group
        for other in others:
            differences += compare(first, other, seen[first.case.number], seen[other.case.number])
    return cases, differences, seen
