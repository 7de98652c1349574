"""Puzzles: who has solved which, and how well people and puzzles do against each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import estimate, moment, of_user

revision = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        of_user(primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        moment("at"),
    )
    op.create_table(
        "puzzle_solvers",
        of_user(primary_key=True),
        *estimate(),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), primary_key=True),
        *estimate(),
    )


def downgrade() -> None:
    """What was tried is lost."""
    for table in ("puzzle_ratings", "puzzle_solvers", "puzzle_tries"):
        op.drop_table(table)
