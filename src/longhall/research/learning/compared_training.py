"""Training a network with PyTorch to tell how options differ in the end, beyond what the value by hand says."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any, Final

from ...kernel.bot.learned import POINTS
from ...kernel.bot.network import Network
from ...kernel.errors import LonghallError
from .compared import Compared
from .examples import CHOOSE, TRAIN, DataSet
from .known import NetworkWeights, exported
from .training import OUTPUTS, Pace, fit, torch_or_error

PACE: Final = Pace(epochs=50, rate=0.002, decay=1.0, batches=1, smallest=1, largest=256)
FIRST: Final = 0.1
"""How much an untrained network says, as a share of what it usually would: the value by hand is a good start."""


class ComparedTensors:
    """Compared decisions where the library computes, with places for as many options as any decision has."""

    def __init__(self, torch: Any, games: Sequence[Sequence[Compared]], device: Any) -> None:
        decisions = [one for game in games for one in game]
        if not decisions:
            raise LonghallError("error-no-comparisons")
        self.sizes = [len(game) for game in games]
        self.most = max(len(one.now) for one in decisions)
        features = bytearray()
        differences = array("f")
        counts = array("f")
        for one in decisions:
            empty = self.most - len(one.now)
            features += one.features + bytes(empty * (len(one.features) // len(one.now)))
            differences.extend([*missed(one), *[0.0] * empty])
            counts.extend([*[1.0] * len(one.now), *[0.0] * empty])
        self.inputs = len(features) // (counts.itemsize * len(decisions) * self.most)

        def tensor(numbers: Any, *shape: int) -> Any:
            return torch.frombuffer(bytearray(numbers), dtype=torch.float32).reshape(-1, *shape).to(device)

        self.features = tensor(features, self.most, self.inputs)
        self.differences = tensor(differences, self.most)
        self.counts = tensor(counts, self.most)

    def loss(self, network: Any, at: Any) -> Any:
        """The mean squared error of what is said about an option beside the others of its decision."""
        counts = self.counts[at]
        wrong = (network(self.features[at])[..., 1] - self.differences[at]) * counts
        options = counts.sum(1, keepdim=True)
        wrong = (wrong - wrong.sum(1, keepdim=True) / options) * counts
        return (wrong**2).sum() / (options - 1.0).sum()


def missed(one: Compared) -> list[float]:
    """By option, in tens of points: what came in the end beyond the value by hand."""
    return [(end - now) / POINTS for end, now in zip(one.ends, one.now, strict=True)]


def train_compared(data: DataSet, hidden: int, seed: int) -> NetworkWeights:
    """The network that was best at decisions of games it was not trained on, on a GPU if there is one."""
    torch = torch_or_error()
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    trained, chosen = (
        ComparedTensors(torch, [record.compared for record in data.parts[part]], device) for part in (TRAIN, CHOOSE)
    )
    layers = [torch.nn.Linear(trained.inputs, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, OUTPUTS)]
    network = torch.nn.Sequential(*layers).to(device)
    with torch.no_grad():
        network[2].weight.mul_(FIRST)

    def chosen_loss() -> float:
        with torch.no_grad():
            return float(chosen.loss(network, slice(None)))

    def loss(batch: list[int]) -> Any:
        return trained.loss(network, torch.tensor(batch, device=device))

    best = fit(torch, network, PACE, trained.sizes, seed, loss, chosen_loss)
    return exported(*(best[name].tolist() for name in ("0.weight", "0.bias", "2.weight", "2.bias")))


def check_compared(network: Network, decisions: Sequence[Compared]) -> dict[str, Any]:
    """By how many points options differ otherwise than foretold (root mean square), by hand and with the network."""
    by_hand: list[float] = []
    learned: list[float] = []
    for one in decisions:
        came = missed(one)
        said = [out[1] for out in network.run(one.rows())]
        by_hand += apart(came)
        learned += apart([real - told for real, told in zip(came, said, strict=True)])
    return {"decisions": len(decisions), "by_hand": POINTS * mean_root(by_hand), "learned": POINTS * mean_root(learned)}


def apart(values: list[float]) -> list[float]:
    """How far each is from the mean of all, squared."""
    mean = fmean(values)
    return [(value - mean) ** 2 for value in values]


def mean_root(squares: list[float]) -> float:
    """The root of the mean."""
    return sqrt(fmean(squares)) if squares else 0.0
