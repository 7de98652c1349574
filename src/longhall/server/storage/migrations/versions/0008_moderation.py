"""Moderators, reports, mutes and bans, and a log of what moderators did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the places for them."""
    op.create_table(
        "moderators",
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_moderators_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_moderators"),
    )
    op.create_table(
        "reports",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=True),
        sa.Column("about", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("table", sa.String(length=16), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["about"], ["users.id"], name="fk_reports_about", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_reports_by", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_closed", "reports", ["closed"])
    op.create_table(
        "sanctions",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=True),
        sa.Column("network", sa.String(length=50), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("lifted", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sanctions_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sanctions"),
    )
    op.create_index("ix_sanctions_user", "sanctions", ["user"])
    op.create_table(
        "moderation_log",
        sa.Column("id", ID, autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(length=16), nullable=False),
        sa.Column("by_name", sa.String(length=40), nullable=False),
        sa.Column("what", sa.String(length=20), nullable=False),
        sa.Column("about", sa.String(length=16), nullable=False),
        sa.Column("about_name", sa.String(length=50), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_moderation_log"),
    )


def downgrade() -> None:
    """Whoever was banned is not any more."""
    for name in ("moderation_log", "sanctions", "reports", "moderators"):
        op.drop_table(name)
