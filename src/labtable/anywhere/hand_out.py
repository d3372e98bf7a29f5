"""A site in one file, to be handed out: an archive of its folder, or a page with everything in it."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from labtable.anywhere.one_file import one_page
from labtable.anywhere.site import write_site
from labtable.core.errors import LabtableError, why_unwritable

PACKED = (".zip", ".net", ".woff2", ".png")  # compressed already


def write_hand_out(path: Path, tell: Callable[[str], None], *, one_file: bool) -> dict[str, str]:
    """Write a site as one file, which is there as a whole or not at all; it tells what `write_site` tells."""
    ending = ".html" if one_file else ".zip"
    if path.suffix != ending or path.is_dir():
        raise LabtableError(f"Name a file that ends with {ending}, not {path}.")
    if why := why_unwritable(path):
        raise LabtableError(f"{why}.")
    with tempfile.TemporaryDirectory() as place:
        site, beside = Path(place, path.stem), path.with_name(path.name + ".part")
        left_out = write_site(site, tell)
        tell("One file")
        if one_file:
            beside.write_text(one_page(site), "utf-8")
        else:
            pack(site, beside)
        beside.replace(path)
    return left_out


def pack(folder: Path, path: Path) -> None:
    """A folder as an archive that holds this folder."""
    with zipfile.ZipFile(path, "w") as packed:
        for source in sorted(folder.rglob("*")):
            kind = zipfile.ZIP_STORED if source.suffix in PACKED else zipfile.ZIP_DEFLATED
            packed.write(source, source.relative_to(folder.parent).as_posix(), kind)
