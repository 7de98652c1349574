"""Results of finished games in rows, why a game was not rated, friends and invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Make the places for them; results of games that ended before are added at the next start."""
    op.add_column("rated", sa.Column("reason", sa.String(length=20), nullable=False, server_default=""))
    op.create_index("ix_ratings_game_games", "ratings", ["game", "games"])
    op.create_table(
        "addresses",
        id_of("table"),
        id_of("user"),
        sa.Column("address", sa.String(length=64), nullable=False),
        *foreign("addresses", table="tables", user="users"),
        sa.PrimaryKeyConstraint("table", "user", "address", name="pk_addresses"),
    )
    make_results()
    make_friends()


def id_of(name: str) -> sa.Column[str]:
    """A column with the id of a table or a person."""
    return sa.Column(name, sa.String(length=16), nullable=False)


def foreign(owner: str, **columns: str) -> list[sa.ForeignKeyConstraint]:
    """What goes with the tables and people that the columns name."""
    return [
        sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{owner}_{column}", ondelete="CASCADE")
        for column, other in columns.items()
    ]


def make_results() -> None:
    """What came out of games: by seat, and summed up by person and for everybody."""
    op.create_table(
        "results",
        id_of("table"),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        *foreign("results", table="tables"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user_game_at", "results", ["user", "game", "at"])
    sums = ("game", sa.String(length=40)), ("players", sa.Integer()), ("category", sa.String(length=40))
    op.create_table(
        "tallies",
        id_of("user"),
        *(sa.Column(name, kind, nullable=False) for name, kind in sums),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        *foreign("tallies", user="users"),
        sa.PrimaryKeyConstraint("user", "game", "players", "category", name="pk_tallies"),
    )
    op.create_table(
        "averages",
        *(sa.Column(name, kind, nullable=False) for name, kind in sums),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "players", "category", name="pk_averages"),
    )


def make_friends() -> None:
    """Who knows whom, who wants nothing to do with whom, and who is invited where."""
    for table, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(
            table,
            id_of("user"),
            id_of(other),
            sa.Column("since", sa.Float(), nullable=False),
            *foreign(table, **{"user": "users", other: "users"}),
            sa.PrimaryKeyConstraint("user", other, name=f"pk_{table}"),
        )
    op.create_table(
        "friend_links",
        id_of("user"),
        sa.Column("code", sa.String(length=16), nullable=False),
        *foreign("friend_links", user="users"),
        sa.PrimaryKeyConstraint("user", name="pk_friend_links"),
        sa.UniqueConstraint("code", name="uq_friend_links_code"),
    )
    op.create_table(
        "invitations",
        id_of("table"),
        id_of("user"),
        id_of("by"),
        sa.Column("at", sa.Float(), nullable=False),
        *foreign("invitations", table="tables", user="users", by="users"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_invitations"),
    )
    op.create_index("ix_invitations_user", "invitations", ["user"])


def downgrade() -> None:
    """Results are added again at the start of a newer program; friends and invitations are lost."""
    for table in ("invitations", "friend_links", "blocks", "friends", "averages", "tallies", "results", "addresses"):
        op.drop_table(table)
    op.drop_index("ix_ratings_game_games", "ratings")
    op.drop_column("rated", "reason")
