"""Parts of Labtable that are installed only where they are wanted."""

from labtable.core.errors import need

DATABASE = "LABTABLE_DATABASE"  # a variable that names the database for every command that needs it


def need_server() -> None:
    need("server", "The table server is", "starlette", "sqlalchemy", "uvicorn")
