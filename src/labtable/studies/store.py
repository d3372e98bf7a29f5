"""Where a study's results lie: a file for each finished unit, written at once, so that nothing finished is lost."""

from __future__ import annotations

from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np

from labtable.core.errors import need
from labtable.core.messages import kebab
from labtable.core.whole_file import whole_file
from labtable.studies.plan import BadStudy, Case, StudyPlan
from labtable.studies.unit import Arrays, Unit

ADDED_UP = ("kinds",)  # of these, units are added; of the others, their rows follow each other


class StudyFolder:
    """The folder of one study."""

    def __init__(self, folder: Path, study: StudyPlan) -> None:
        self.folder, self.study = folder, study
        self.units = folder / "units"
        mark = folder / "study.json"
        try:
            self.units.mkdir(parents=True, exist_ok=True)
            if mark.exists() and msgspec.json.decode(mark.read_bytes())["digest"] != study.digest:
                raise BadStudy(f"{folder} holds the results of another study; choose another folder with --out.")
            told = {"digest": study.digest, "title": study.title, "game": study.game}
            with whole_file(mark) as file:
                file.write(msgspec.json.encode(told))
        except OSError as error:
            raise BadStudy(f"{folder} cannot be written: {error.strerror}.") from None
        except (msgspec.MsgspecError, KeyError, TypeError):
            raise BadStudy(f"{mark} is damaged; choose another folder with --out.") from None

    def path(self, unit: Unit) -> Path:
        return self.units / f"{unit.name}-{unit.count}.npz"

    def has(self, unit: Unit) -> bool:
        return self.path(unit).exists()

    def write(self, unit: Unit, arrays: Arrays) -> None:
        path = self.path(unit)
        try:
            with whole_file(path) as file:
                np.savez(file, **arrays)  # type: ignore[arg-type]
        except OSError as error:
            raise BadStudy(
                f"{path} cannot be written: {error.strerror}. What was finished before is kept; run the "
                "study again to go on."
            ) from None

    def read(self, unit: Unit) -> Arrays:
        path = self.path(unit)
        try:
            with np.load(path) as file:
                return {name: file[name] for name in file.files}
        except (OSError, ValueError, EOFError, BadZipFile):
            path.unlink(missing_ok=True)
            raise BadStudy(f"{path} was damaged and is removed; run the study again to play its games anew.") from None

    def merged(self, units: list[Unit]) -> Arrays:
        """What was seen in all games of some units, in their order."""
        parts = [self.read(unit) for unit in units]
        return {
            name: sum(part[name] for part in parts)
            if name in ADDED_UP  # type: ignore[misc]
            else np.concatenate([part[name] for part in parts])
            for name in parts[0]
        }

    # Tables for other programs ---------------------------------------------------------------------------

    def write_tables(self, seen: dict[int, Arrays]) -> list[Path]:
        """Every game as a row: games.parquet and games.csv."""
        need("study", "The tables of a study are", "pyarrow")
        import pyarrow as pa
        from pyarrow import csv, parquet

        tables = [pa.table(self._columns(self.study.cases[number], arrays)) for number, arrays in seen.items()]
        table = pa.concat_tables(tables, promote_options="default")
        paths = [self.folder / "games.parquet", self.folder / "games.csv"]
        for path, write in zip(paths, (parquet.write_table, csv.write_csv), strict=True):
            try:
                with whole_file(path) as file:
                    write(table, file)
            except OSError as error:
                raise BadStudy(f"{path} cannot be written: {error.strerror or error}. The games are kept.") from None
        return paths

    def _columns(self, case: Case, arrays: Arrays) -> dict[str, object]:
        import pyarrow as pa

        game = self.study.game_of(case)
        count = len(arrays["decisions"])
        same = {
            "version": case.version.name,
            "players": str(case.players),
            "bots": ",".join(case.line_up),
            **{f"option_{name}": str(value) for name, value in case.options.items()},
        }
        endings = pa.DictionaryArray.from_arrays(
            pa.array(arrays["ending"].astype(np.int32)),
            pa.array([kebab(game.Ending(number)) for number in range(len(game.Ending))]),
        )
        seats = {
            f"{name}_{seat + 1}": arrays[name][:, seat]
            for name in ("score", "rank", "share")
            for seat in range(case.players)
        }
        return {
            **{
                name: pa.DictionaryArray.from_arrays(pa.array(np.zeros(count, np.int32)), pa.array([value]))
                for name, value in same.items()
            },
            "game": np.arange(count),
            "digest": arrays["digest"],  # the same for copies of one game
            "first_seat": arrays["first"] + 1,  # who had the first turn; 0 where the deal does not say it
            "decisions": arrays["decisions"],
            "ending": endings,
            "lead_changes": arrays["lead_changes"],
            "settled": arrays["settled"],
            **seats,
        }
