"""Results of finished games in rows, why a game was not rated, friends and invitations."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import moment, of_table, of_user

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Results of games that ended before are added at the next start."""
    op.add_column("rated", sa.Column("reason", sa.String(length=20), nullable=False, server_default=""))
    op.create_index("ix_ratings_game_games", "ratings", ["game", "games"])
    op.create_table(
        "addresses",
        of_table(primary_key=True),
        of_user(primary_key=True),
        sa.Column("address", sa.String(64), primary_key=True),
    )
    make_results()
    make_friends()


def make_results() -> None:
    """What came out of games: by seat, and summed up by person and for everybody."""
    op.create_table(
        "results",
        of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("user", sa.String(16)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        moment("at"),
    )
    op.create_index("ix_results_user_game_at", "results", ["user", "game", "at"])
    op.create_table("tallies", of_user(primary_key=True), *sums())
    op.create_table("averages", *sums())


def sums() -> list[sa.Column[Any]]:
    """Points of several games together, by category."""
    return [
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("category", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    ]


def make_friends() -> None:
    """Who knows whom, who wants nothing to do with whom, and who is invited where."""
    for table, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(table, of_user(primary_key=True), of_user(other, primary_key=True), moment("since"))
    op.create_table(
        "friend_links",
        of_user(primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
    )
    op.create_table(
        "invitations",
        of_table(primary_key=True),
        of_user(primary_key=True, index=True),
        of_user("by"),
        moment("at"),
    )


def downgrade() -> None:
    """Results are added again at the start of a newer program; friends and invitations are lost."""
    for table in ("invitations", "friend_links", "blocks", "friends", "averages", "tallies", "results", "addresses"):
        op.drop_table(table)
    op.drop_index("ix_ratings_game_games", "ratings")
    op.drop_column("rated", "reason")
