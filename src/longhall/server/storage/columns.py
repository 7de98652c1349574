"""Columns that many tables have, for the schema and the migrations alike.

Never change one: old migrations must go on making what they made. A column that is to differ
gets a function of its own.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Integer, String


def of_table(*, primary_key: bool = False) -> Column[str]:
    """The table that the row is about, and with which it is deleted."""
    owner = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table", String(16), owner, primary_key=primary_key, nullable=False)


def of_user(
    name: str = "user", *, primary_key: bool = False, nullable: bool = False, index: bool = False, kept: bool = False
) -> Column[str]:
    """The person whom the row is about; it is deleted with them, or kept without their id."""
    owner = ForeignKey("users.id", ondelete="SET NULL" if kept else "CASCADE")
    return Column(name, String(16), owner, primary_key=primary_key, nullable=nullable or kept, index=index)


def row_number() -> Column[int]:
    """A number that the database counts up, for what comes in no other order."""
    return Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)


def moment(name: str, *, nullable: bool = False, index: bool = False) -> Column[float]:
    """A point in time, in seconds since 1970."""
    return Column(name, Float, nullable=nullable, index=index)


def estimate() -> list[Column[float]]:
    """How strong a player, or how hard a puzzle, is believed to be: mean and deviation."""
    return [Column("mu", Float, nullable=False), Column("sigma", Float, nullable=False)]
