"""How an older database becomes one of today: Alembic runs `versions/` in order when a server starts."""
