"""Classes, and which tables are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "classes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False, index=True),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("classroom", sa.String(16)))
    op.create_index("ix_tables_classroom", "tables", ["classroom"])
