"""Analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import moment, of_table

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    op.create_table(
        "analyses",
        of_table(primary_key=True),
        sa.Column("run", sa.String(16), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        moment("at"),
    )


def downgrade() -> None:
    """Analyses can be made again."""
    op.drop_table("analyses")
