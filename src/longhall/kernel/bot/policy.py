# uncompiled: the work is NumPy's
"""A learned policy: how much each offered action is worth looking at, from what a seat may know."""

from __future__ import annotations

from typing import Any


class Policy:
    """One hidden layer between the numbers of an observation and a score for every action of the game's book.

    Weights are numbers of 16 bits: by input and hidden unit, by hidden unit, by action and hidden unit, by action.
    """

    def __init__(self, inputs: bytes, biases: bytes, outputs: bytes, ends: bytes) -> None:
        import numpy as np  # when a policy is used for the first time: most commands need none

        def numbers(data: bytes) -> Any:
            return np.frombuffer(data, "<f2").astype(np.float32)

        self.np: Any = np
        self.biases = numbers(biases)
        units = len(self.biases)
        self.inputs = numbers(inputs).reshape(-1, units)
        self.outputs = numbers(outputs).reshape(-1, units)
        self.ends = numbers(ends)

    def fits(self, numbers: int, actions: int) -> bool:
        """Whether it was trained for observations and an action book of these sizes."""
        return (len(self.inputs), len(self.outputs), len(self.ends)) == (numbers, actions, actions)

    def scores(self, observation: bytes, codes: list[int]) -> list[float]:
        """A score for each of the actions with these codes."""
        np = self.np
        row = np.frombuffer(observation, np.uint8)
        there = row.nonzero()[0]  # few numbers of an observation are not zero
        hidden = row[there].astype(np.float32) @ self.inputs[there]
        hidden += self.biases
        np.maximum(hidden, 0.0, out=hidden)
        found: list[float] = (self.outputs[codes] @ hidden + self.ends[codes]).tolist()
        return found
