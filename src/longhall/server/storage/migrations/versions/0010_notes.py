"""What people note for themselves at a table, and what they plan to answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import moment, of_table, of_user

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    op.create_table(
        "notes",
        of_table(primary_key=True),
        of_user(primary_key=True, index=True),
        sa.Column("text", sa.Text, nullable=False),
        moment("changed"),
    )
    op.create_table(
        "plans",
        of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        of_user(index=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Notes and plans are lost."""
    op.drop_table("plans")
    op.drop_table("notes")
