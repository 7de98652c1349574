"""The first schema: people, tables with their seats, and the log of all that happened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from longhall.server.storage.columns import estimate, moment, of_table, of_user, row_number

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make everything; what is pointed at comes before what points at it."""
    make_tables_and_people()
    make_logs()
    make_what_belongs_to_people()


def make_tables_and_people() -> None:
    """What everything else belongs to."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_hash", sa.String(64), nullable=False),
        sa.Column("origin", sa.Text, server_default="{}", nullable=False),
        sa.Column("next", sa.String(16)),
        sa.Column("result", sa.Text),
        moment("created"),
        moment("changed", index=True),
        moment("due", nullable=True, index=True),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(5), server_default="", nullable=False),
        sa.Column("notices", sa.Text, server_default="{}", nullable=False),
        moment("created"),
        moment("seen"),
    )


def make_logs() -> None:
    """What was said and done at a table, where it stood, and who sits there."""
    op.create_table(
        "chat",
        row_number(),
        of_table(),
        sa.Column("user", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        moment("at"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table", "id"])
    op.create_table(
        "entries",
        of_table(primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("client", sa.String(64)),
        moment("at"),
        sa.UniqueConstraint("table", "client"),
    )
    op.create_table(
        "seats",
        of_table(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("user", sa.String(16), index=True),
        sa.Column("name", sa.String(40), server_default="", nullable=False),
        sa.Column("bot", sa.String(20), server_default="", nullable=False),
        sa.Column("resigned", sa.Boolean, server_default="0", nullable=False),
        sa.Column("token", sa.String(64), unique=True),
    )
    op.create_table(
        "snapshots",
        of_table(primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )


def make_what_belongs_to_people() -> None:
    """How well they play, where they are logged in, and what they watch."""
    op.create_table(
        "ratings",
        of_user(primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        *estimate(),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        of_user(index=True),
        moment("created"),
        moment("expires"),
    )
    op.create_table("watchers", of_table(primary_key=True), of_user(primary_key=True))
