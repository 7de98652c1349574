"""Accounts in one normal form, looks that belong to them, sessions one can tell apart, known devices, service time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from longhall.kernel.errors import LonghallError
from longhall.server.auth.names import account_name, looks
from longhall.server.storage.columns import moment, of_user

revision = "0004"
down_revision: str | None = "0003"

users = sa.table("users", sa.column("id"), sa.column("name"), sa.column("account"), sa.column("created"))
reserved = sa.table("looks", sa.column("look"), sa.column("user"))
ratings = sa.table("ratings", sa.column("user"))


def upgrade() -> None:
    """Make the places, then bring the names of accounts into their normal form."""
    op.add_column("sessions", moment("seen", nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.String(length=200), nullable=False, server_default=""))
    op.create_table(
        "devices",
        sa.Column("token", sa.String(64), primary_key=True),
        of_user(primary_key=True),
        moment("used"),
    )
    op.create_table("looks", sa.Column("look", sa.String(400), primary_key=True), of_user(index=True))
    op.create_table(
        "service",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("served", sa.Float, nullable=False),
        moment("at"),
    )
    connection = op.get_bind()
    accounts = sa.select(users).where(users.c.account.is_not(None)).order_by(users.c.created, users.c.id)
    rows = connection.execute(accounts).all()
    normalise(connection, rows)
    reserve(connection, rows)
    guests = sa.select(users.c.id).where(users.c.account.is_(None))
    connection.execute(sa.delete(ratings).where(ratings.c.user.in_(guests)))  # ratings are of accounts only


def normalise(connection: sa.Connection, rows: Sequence[Any]) -> None:
    """The normal form for each account; one that has none, or whose form another has, stays as it is."""
    taken = {row.account for row in rows}
    for row in rows:
        try:
            normal = account_name(row.account)
        except LonghallError:
            continue
        if normal not in taken:
            taken.add(normal)
            connection.execute(sa.update(users).where(users.c.id == row.id).values(account=normal))


def reserve(connection: sa.Connection, rows: Sequence[Any]) -> None:
    """Looks belong to the account that had them first."""
    owners: dict[str, str] = {}
    for row in rows:
        for look in looks(row.account) | looks(row.name):
            owners.setdefault(look, row.id)
    if owners:
        connection.execute(sa.insert(reserved), [{"look": look, "user": user} for look, user in owners.items()])
