"""Small cells side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

GAP = 2


def side_by_side(cells: Sequence[Text], width: int) -> Table:
    """Cells in as many columns as fit, read downwards."""
    widest = max((cell.cell_len for cell in cells), default=1)
    columns = max(1, (width + GAP) // (widest + GAP))
    height = max(1, -(-len(cells) // columns))
    table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
    for at in range(height):
        table.add_row(*cells[at::height])
    return table
