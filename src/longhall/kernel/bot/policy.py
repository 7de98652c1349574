# uncompiled: the work is NumPy's
"""A learned policy: how much each offered action is worth looking at, from what a seat may know."""

from __future__ import annotations

from typing import Any


class Policy:
    """One hidden layer between the numbers of an observation and a score for every action of the game's book.

    One more row than there are actions, if there is one, tells how far the rollout policy's answer is to be trusted:
    its score is added to that action's. Weights are numbers of 16 bits: by input and hidden unit, by hidden unit, by
    row and hidden unit, by row.
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
        self.rows: int = len(self.ends)

    def fits(self, numbers: int, actions: int) -> bool:
        """Whether it was trained for observations and an action book of these sizes."""
        return len(self.inputs) == numbers and len(self.outputs) == self.rows and self.rows - actions in (0, 1)

    def scores(self, observation: bytes, codes: list[int], answer: int = -1) -> list[float]:
        """A score for each of the actions with these codes; `answer` is the place of the rollout policy's among them.

        Without such a place nothing is trusted.
        """
        np = self.np
        row = np.frombuffer(observation, np.uint8)
        there = row.nonzero()[0]  # few numbers of an observation are not zero
        hidden = row[there].astype(np.float32) @ self.inputs[there]
        hidden += self.biases
        np.maximum(hidden, 0.0, out=hidden)
        rows = [*codes, self.rows - 1]
        found: list[float] = (self.outputs[rows] @ hidden + self.ends[rows]).tolist()
        trust = found.pop()
        if answer >= 0:
            found[answer] += trust
        return found
