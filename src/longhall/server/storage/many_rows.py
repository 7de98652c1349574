"""Many rows in one statement: as arrays of columns for PostgreSQL, as rows of parameters for SQLite."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

Rows = list[dict[str, Any]]
Columns = dict[str, str]
"""Their names, in order, and PostgreSQL's types."""


def arrays(columns: Columns) -> str:
    """Columns as arrays that PostgreSQL makes rows of: the statement is the same for any number of rows."""
    return f"unnest({', '.join(f'CAST(:{name} AS {kind}[])' for name, kind in columns.items())})"


def in_columns(rows: Rows, columns: Columns) -> dict[str, list[Any]]:
    """The parameters of `arrays`."""
    return {name: [row[name] for row in rows] for name in columns}


SIZES: Final = (64, 16, 4, 1)
"""How many rows SQLite takes with one statement: a few numbers, so that there are few statements to prepare.

During each statement other threads may run Python, and a busy event loop gives it back late. With one statement for
every row, a commit would wait for it twice for each entry.
"""


def in_sizes(rows: Rows) -> Iterator[Rows]:
    """The rows in groups of these sizes."""
    at = 0
    for size in SIZES:
        while len(rows) - at >= size:
            yield rows[at : at + size]
            at += size


def values(count: int, columns: Columns) -> str:
    """Rows of parameters."""
    row = f"({', '.join('?' * len(columns))})"
    return f"VALUES {', '.join([row] * count)}"


def in_order(rows: Rows, columns: Columns) -> list[Any]:
    """The parameters of `values`."""
    return [row[name] for row in rows for name in columns]
