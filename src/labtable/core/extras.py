"""Parts of Labtable whose packages are installed only where they are wanted."""

from importlib.util import find_spec

from labtable.core.errors import MissingExtra


def need(extra: str, what: str, *packages: str) -> None:
    """One sentence where a package is missing, instead of a traceback."""
    if any(find_spec(name) is None for name in packages):
        raise MissingExtra(
            f"{what} not installed; install {'it' if what.endswith('is') else 'them'} with "
            f"`pip install 'labtable[{extra}]'`."
        )
