"""Puzzles: who has solved which, and how well people and puzzles do against each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    """Make the place for them."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_puzzle_tries_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "puzzle", name="pk_puzzle_tries"),
    )
    op.create_table(
        "puzzle_solvers",
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_puzzle_solvers_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_puzzle_solvers"),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle", name="pk_puzzle_ratings"),
    )


def downgrade() -> None:
    """What was tried is lost."""
    for table in ("puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(table)
