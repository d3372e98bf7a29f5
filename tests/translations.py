"""A sentence that changes in one language changes in all; `python tests/translations.py` names those left behind.

tests/translations.txt has a digest of each message in every language. The script writes those anew that are new, gone,
or changed in all languages. What changed in some of them only is named, and stays until the others follow, or until
`python tests/translations.py NAME …` says that they need not (a slip of the pen in one language).
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_suffix(".txt")
PLACES = ("src/labtable", "web/src")
LANGUAGES = ("en", "fr", "es")

Digests = dict[str, tuple[str, ...]]  # by the place and name of a message, in the order of the languages


def messages(file: Path) -> dict[str, str]:
    """A digest of every message of a Fluent file, however its lines are broken."""
    parsed = FluentParser(with_spans=False).parse(file.read_text("utf-8"))
    said = {
        one.id.name: " ".join(FluentSerializer().serialize_entry(one).split())
        for one in parsed.body
        if isinstance(one, Message)
    }
    return {name: blake2b(words.encode(), digest_size=4).hexdigest() for name, words in said.items()}


def now() -> Digests:
    """What all Fluent files say today."""
    found: Digests = {}
    for english in sorted(path for place in PLACES for path in (ROOT / place).rglob("*en.ftl")):
        if "template" in english.parts:  # what `labtable new` writes speaks English until its author translates it
            continue
        stem = english.name.removesuffix("en.ftl")
        files = [messages(english.with_name(f"{stem}{language}.ftl")) for language in LANGUAGES]
        place = (english.parent / stem).relative_to(ROOT).as_posix().removesuffix(".")
        found |= {f"{place} {name}": tuple(file.get(name, "-") for file in files) for name in files[0]}
    return found


def kept() -> Digests:
    """What they said when all languages agreed."""
    lines = (line.split() for line in FILE.read_text("utf-8").splitlines())
    return {f"{place} {name}": tuple(digests) for place, name, *digests in lines}


def left_behind(before: Digests, today: Digests) -> list[str]:
    """The messages that changed in some languages and not in the others."""
    return [
        name
        for name in before.keys() & today.keys()
        if len({one == other for one, other in zip(before[name], today[name], strict=True)}) == 2
    ]


def main() -> None:
    before, today = kept() if FILE.exists() else {}, now()
    excused = {name for name in today if name.split()[1] in sys.argv[1:]}
    behind = sorted(set(left_behind(before, today)) - excused)
    told = today | {name: before[name] for name in behind}
    FILE.write_text("".join(f"{name} {' '.join(told[name])}\n" for name in sorted(told)), "utf-8")
    for name in behind:
        changed = [one for one, a, b in zip(LANGUAGES, before[name], today[name], strict=True) if a != b]
        print(f"{name}: changed in {', '.join(changed)} only.")
    sys.exit(1 if behind else 0)


if __name__ == "__main__":
    main()
