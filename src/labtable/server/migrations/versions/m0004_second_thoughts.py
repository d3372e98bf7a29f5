"""Tables that were swept and can still come back; sessions that were ended before their time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deleted_at", sa.BigInteger))
    op.create_table(
        "ended_sessions",
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
