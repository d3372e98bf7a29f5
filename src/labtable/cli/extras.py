"""Parts of Labtable that are installed only where they are wanted."""
from importlib.util import find_spec

from labtable.core.errors import LabtableError

SERVER = ("fastapi", "sqlalchemy", "uvicorn")


def need_server() -> None:
    """One sentence where the server's packages are missing, instead of a traceback."""
    if any(find_spec(name) is None for name in SERVER):
        raise LabtableError("The table server is not installed; install it with `pip install 'labtable[server]'`.")
