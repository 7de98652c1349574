"""A small network that is run without any library: one hidden layer, a few outputs."""

from __future__ import annotations


class Network:
    """Weights by hidden unit: what each input counts for it, its bias, and what it counts for each output."""

    def __init__(
        self, inputs: list[list[float]], biases: list[float], outputs: list[list[float]], ends: list[float]
    ) -> None:
        self.inputs = inputs
        self.biases = biases
        self.outputs = outputs
        self.ends = ends

    def run(self, features: list[float]) -> list[float]:
        """The outputs for some features."""
        found = self.ends.copy()
        size = len(features)
        for unit, weights in enumerate(self.inputs):
            total = self.biases[unit]
            for at in range(size):
                total += weights[at] * features[at]
            if total > 0.0:
                out = self.outputs[unit]
                for at in range(len(found)):
                    found[at] += total * out[at]
        return found
