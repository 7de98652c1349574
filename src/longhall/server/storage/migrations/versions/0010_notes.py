"""What people note for themselves at a table, and what they plan to answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    """Make the place for them."""
    op.create_table(
        "notes",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notes_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_notes_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_notes"),
    )
    op.create_index("ix_notes_user", "notes", ["user"])
    op.create_table(
        "plans",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_plans_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_plans_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_plans"),
    )
    op.create_index("ix_plans_user", "plans", ["user"])


def downgrade() -> None:
    """Notes and plans are lost."""
    op.drop_table("plans")
    op.drop_table("notes")
