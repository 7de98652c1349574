"""Figures as a point that an evolution strategy can move: the logarithm of how many times its start each of them is."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ...kernel.bot.figures import Figures

FARTHEST: Final = 4.0
"""No figure becomes more than e to this power times as large or as small."""
DIGITS: Final = 5
"""Significant digits of a figure that was found."""


class FigureSpace:
    """The figures of a start. All keep their sign, what is 0 stays so, equal neighbours in a list move together."""

    def __init__(self, start: Figures) -> None:
        self.start = start
        self._moves: list[tuple[str, range]] = []
        """By part of a point: the figure it moves, and which parts of it if that is a list."""
        for name, value in sorted(start.items()):
            self._moves += [(name, parts) for parts in runs(value if isinstance(value, list) else [value])]

    @property
    def size(self) -> int:
        """How many parts a point has."""
        return len(self._moves)

    def figures(self, point: Sequence[float]) -> Figures:
        """The figures at a point; all zeros is the start."""
        found: Figures = {name: value[:] if isinstance(value, list) else value for name, value in self.start.items()}
        for (name, parts), moved in zip(self._moves, point, strict=True):
            times = math.exp(min(max(moved, -FARTHEST), FARTHEST))
            value = found[name]
            if isinstance(value, list):
                for part in parts:
                    value[part] = shortened(value[part] * times)
            else:
                found[name] = shortened(value * times)
        return found


def runs(values: list[float]) -> list[range]:
    """Where equal neighbours begin and end, those that are 0 left out."""
    starts = [at for at in range(len(values)) if at == 0 or values[at] != values[at - 1]]
    ends = [*starts[1:], len(values)]
    return [range(start, end) for start, end in zip(starts, ends, strict=True) if values[start] != 0.0]


def shortened(value: float) -> float:
    """A number as it stands in a file."""
    return float(f"{value:.{DIGITS}g}")
