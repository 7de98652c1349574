"""Which rated games have been counted, and what they did to ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Make the place for it; games that ended before are counted at the next start."""
    op.create_table(
        "rated",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("changes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_rated_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_rated"),
    )
