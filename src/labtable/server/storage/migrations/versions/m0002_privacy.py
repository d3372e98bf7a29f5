"""Who may look at a table, known before it is loaded; tables that are set aside; keys that all servers share."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean))
    op.add_column("tables", sa.Column("people", sa.Text))
    op.add_column("tables", sa.Column("set_aside", sa.Text))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
