"""Training a network with PyTorch: one hidden layer that scores every seat alike.

The first output is compared between the seats: the softmax of all scores is how likely each is to win. The second is
the points to come.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from ..needs import no_research
from .examples import CHOOSE, TRAIN, DataSet, Examples, batches
from .known import NetworkWeights, exported

OUTPUTS: Final = 2
NEVER: Final = -1e9
"""The score of a place where nobody sits."""
Trainer = Callable[[DataSet, int, int], NetworkWeights]
"""Makes a network from games, with a number of hidden units and a seed."""


def torch_or_error() -> Any:
    """The library, or a sentence that says how to get it."""
    try:
        import torch
    except ImportError:
        raise no_research() from None
    return torch


def torch_version() -> str:
    """Which library trains."""
    return str(torch_or_error().__version__)


class Tensors:
    """Examples where the library computes."""

    def __init__(self, torch: Any, examples: Examples, data: DataSet, device: Any) -> None:
        places = data.most

        def tensor(numbers: Any, *shape: int) -> Any:
            return torch.frombuffer(bytearray(numbers), dtype=torch.float32).reshape(-1, *shape).to(device)

        self.features = tensor(examples.features, places, data.inputs)
        self.won = tensor(examples.won, places + 1)
        self.possible = tensor(examples.possible, places + 1) > 0
        self.points = tensor(examples.points, places)
        self.counts = tensor(examples.counts, places)

    def loss(self, torch: Any, network: Any, at: Any) -> Any:
        """The cross-entropy of the win chances, and the squared error of the points as much as that counts."""
        found = network(self.features[at])
        scores = torch.nn.functional.pad(found[..., 0], (0, 1)).masked_fill(~self.possible[at], NEVER)
        chances = -(self.won[at] * torch.log_softmax(scores, 1)).sum(1)
        points = (self.counts[at] * (found[..., 1] - self.points[at]) ** 2).sum(1)
        return (chances + points).mean()


class Pace(NamedTuple):
    """How long and how fast a network is trained."""

    epochs: int
    rate: float
    """The learning rate at the start; it falls to 0."""
    decay: float
    batches: int
    """About how many batches an epoch has, within the limits of their size."""
    smallest: int
    largest: int

    def batch(self, examples: int) -> int:
        """About how many examples are taken together."""
        return min(self.largest, max(self.smallest, examples // self.batches))


PACE: Final = Pace(epochs=40, rate=0.004, decay=0.001, batches=60, smallest=128, largest=16384)


def fit(
    torch: Any,
    network: Any,
    pace: Pace,
    sizes: Sequence[int],
    seed: int,
    loss: Callable[[list[int]], Any],
    chosen_loss: Callable[[], float],
) -> dict[str, Any]:
    """Train a network by the loss of a batch; the weights with which `chosen_loss` was least after an epoch."""
    rng, size = random.Random(seed), pace.batch(sum(sizes))
    optimizer = torch.optim.AdamW(network.parameters(), lr=pace.rate, weight_decay=pace.decay)
    least, best = float("inf"), network.state_dict()
    for epoch in range(pace.epochs):
        for group in optimizer.param_groups:
            group["lr"] = pace.rate * (1 - epoch / pace.epochs)
        for batch in batches(sizes, size, rng):
            optimizer.zero_grad()
            loss(batch).backward()
            optimizer.step()
        found = chosen_loss()
        if found < least:
            least, best = found, {name: values.clone() for name, values in network.state_dict().items()}
    return dict(best)


def train(data: DataSet, hidden: int, seed: int) -> NetworkWeights:
    """The network that was best in games it was not trained on, on a GPU if there is one."""
    torch = torch_or_error()
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    layers = [torch.nn.Linear(data.inputs, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, OUTPUTS)]
    network = torch.nn.Sequential(*layers).to(device)
    examples = data.examples(TRAIN)
    trained, chosen = (Tensors(torch, one, data, device) for one in (examples, data.examples(CHOOSE)))

    def chosen_loss() -> float:
        with torch.no_grad():
            return float(chosen.loss(torch, network, slice(None)))

    def loss(batch: list[int]) -> Any:
        return trained.loss(torch, network, torch.tensor(batch, device=device))

    best = fit(torch, network, PACE, examples.sizes, seed, loss, chosen_loss)
    return exported(*(best[name].tolist() for name in ("0.weight", "0.bias", "2.weight", "2.bias")))
