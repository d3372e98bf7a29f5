"""Tables, their rows, and the codes that open a seat on a second device."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("touched_at", sa.BigInteger, nullable=False, index=True),
        sa.Column("snapshot", sa.Text),
        sa.Column("driver", sa.String(32), nullable=False),
        sa.Column("driven_until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rows",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("author", sa.String(40), nullable=False),
        sa.Column("command", sa.String(64), nullable=False),
        sa.Column("change", sa.Text, nullable=False),
        sa.UniqueConstraint("code", "author", "command"),
    )
    op.create_table(
        "handovers",
        sa.Column("code_hash", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
