# uncompiled: the work is NumPy's
"""A small network with one hidden layer. NumPy runs it in 11 us for four seats, compiled loops took 80."""

from __future__ import annotations

from typing import Any, Final

AT_ONCE: Final = 12
"""How many rows are multiplied at once: with more of them NumPy's library starts threads, which takes longer."""


class Network:
    """Weights by hidden unit: what each input counts for it, its bias, and what it counts for each output."""

    def __init__(
        self, inputs: list[list[float]], biases: list[float], outputs: list[list[float]], ends: list[float]
    ) -> None:
        import numpy as np  # when a network is used for the first time: most commands need none

        self.np: Any = np
        self.inputs = np.array(inputs).T
        self.biases = np.array(biases)
        self.outputs = np.array(outputs)
        self.ends = np.array(ends)

    def run(self, rows: list[list[float]]) -> list[list[float]]:
        """The outputs for rows of features, one for each."""
        if len(rows) > AT_ONCE:
            return self.run(rows[:AT_ONCE]) + self.run(rows[AT_ONCE:])
        hidden = self.np.array(rows) @ self.inputs
        hidden += self.biases
        self.np.maximum(hidden, 0.0, out=hidden)
        found: list[list[float]] = (hidden @ self.outputs + self.ends).tolist()
        return found
