"""Parts of Labtable that are installed only where they are wanted."""
from labtable.core.extras import need


def need_server() -> None:
    need("server", "The table server is", "fastapi", "sqlalchemy", "uvicorn")
