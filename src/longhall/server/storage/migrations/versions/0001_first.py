"""The first schema: people, tables with their seats, and the log of all that happened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

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
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.String(length=20), nullable=False),
        sa.Column("content", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("seed_hash", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.Text(), server_default="{}", nullable=False),
        sa.Column("next", sa.String(length=16), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("account", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=5), server_default="", nullable=False),
        sa.Column("notices", sa.Text(), server_default="{}", nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("account", name="uq_users_account"),
    )


def make_logs() -> None:
    """What was said and done at a table, where it stood, and who sits there."""
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table", "id"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_entries"),
        sa.UniqueConstraint("table", "client", name="uq_entries_table_client"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), server_default="", nullable=False),
        sa.Column("bot", sa.String(length=20), server_default="", nullable=False),
        sa.Column("resigned", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_snapshots"),
    )


def make_what_belongs_to_people() -> None:
    """How well they play, where they are logged in, and what they watch."""
    op.create_table(
        "ratings",
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_ratings_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "game", name="pk_ratings"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sessions_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.create_table(
        "watchers",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_watchers_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_watchers_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_watchers"),
    )
