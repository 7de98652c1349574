"""Many rows in one statement: as arrays of columns for PostgreSQL, as rows of parameters for SQLite."""

from __future__ import annotations

from typing import Any, Final

Rows = list[dict[str, Any]]
Columns = dict[str, str]
"""Their names, in order, and PostgreSQL's types."""
Place = tuple[str, int]
"""Where an entry stands: its table, and its number in the log."""
ENTRY: Final = {
    "table": "text", "sequence": "int", "kind": "text", "seat": "int", "data": "text", "events": "text",
    "client": "text", "at": "float8",
}  # fmt: skip
TABLE: Final = {
    "at_table": "text", "status": "text", "changed": "float8", "due": "float8", "result": "text", "next": "text",
    "waiting": "int",
}  # fmt: skip


def in_columns(rows: Rows, columns: Columns) -> list[list[Any]]:
    """A list for each column."""
    return [[row[name] for row in rows] for name in columns]


LARGEST_GROUP: Final = 64
"""How many rows SQLite takes with one statement, each number of them being a statement to prepare and keep.

During each statement other threads may run Python, and a busy event loop gives it back late. With one statement for
every row, a commit would wait for it twice for each entry.
"""


def in_groups(rows: Rows) -> list[Rows]:
    """The rows in as few groups as may be."""
    return [rows[at : at + LARGEST_GROUP] for at in range(0, len(rows), LARGEST_GROUP)]


def values(count: int, columns: Columns) -> str:
    """Rows of parameters."""
    row = f"({', '.join('?' * len(columns))})"
    return f"VALUES {', '.join([row] * count)}"


def in_order(rows: Rows, columns: Columns) -> list[Any]:
    """The parameters of `values`."""
    return [row[name] for row in rows for name in columns]
