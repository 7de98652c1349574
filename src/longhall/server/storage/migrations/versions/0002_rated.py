"""Which rated games have been counted, and what they did to ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import moment, of_table

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Games that ended before are counted at the next start."""
    op.create_table("rated", of_table(primary_key=True), moment("at"), sa.Column("changes", sa.Text, nullable=False))
