"""Who is to act at a table, so that a list of one's games need not open them all."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """The new column is filled in with the next thing that happens at a table."""
    op.add_column("tables", sa.Column("waiting", sa.Integer(), nullable=True))
