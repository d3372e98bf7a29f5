"""Alembic's entry: run the migrations on the connection that `labtable.server.storage.store` hands over."""

from alembic import context

connection = context.config.attributes["connection"]
context.configure(connection=connection)
with context.begin_transaction():
    context.run_migrations()
