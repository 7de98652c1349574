"""Content packs that tables are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import moment

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("content", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        moment("added"),
    )


def downgrade() -> None:
    """Games of packs can then only be read."""
    op.drop_table("packs")
