"""Moderators, reports, mutes and bans, and a log of what moderators did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import moment, of_user, row_number

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    op.create_table("moderators", of_user(primary_key=True), moment("since"))
    op.create_table(
        "reports",
        row_number(),
        moment("at"),
        of_user("by", index=True, kept=True),
        of_user("about", index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table", sa.String(16)),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("context", sa.Text, nullable=False),
        moment("closed", nullable=True, index=True),
    )
    op.create_table(
        "sanctions",
        row_number(),
        sa.Column("kind", sa.String(8), nullable=False),
        of_user(nullable=True, index=True),
        sa.Column("network", sa.String(50)),
        sa.Column("reason", sa.Text, nullable=False),
        moment("at"),
        moment("until", nullable=True),
        moment("lifted", nullable=True),
    )
    op.create_table(
        "moderation_log",
        row_number(),
        moment("at"),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("about_name", sa.String(50), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        moment("until", nullable=True),
    )


def downgrade() -> None:
    """Whoever was banned is not any more."""
    for name in ("moderation_log", "sanctions", "reports", "moderators"):
        op.drop_table(name)
