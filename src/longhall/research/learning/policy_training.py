"""Training a policy with PyTorch: from an observation to a score for every action, compared among the offered ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from .examples import CHOOSE, TRAIN, DataSet
from .known import PolicyWeights
from .policy_examples import PolicyExamples
from .training import NEVER, Pace, fit, torch_or_error

UNITS: Final = 64
PACE: Final = Pace(epochs=20, rate=0.002, decay=0.01, batches=100, smallest=32, largest=1024)
PolicyTrainer = Callable[[DataSet, list[float], int, int], PolicyWeights]
"""Makes a policy from games, with the scales of an observation, the number of actions and a seed."""


class PolicyTensors:
    """Decisions where the library computes."""

    def __init__(self, torch: Any, examples: PolicyExamples, scales: Any, device: Any) -> None:
        def tensor(numbers: Any, kind: Any, width: int) -> Any:
            return torch.frombuffer(bytearray(numbers), dtype=kind).reshape(-1, width).to(device)

        self.scales = scales
        self.seen = tensor(examples.seen, torch.uint8, examples.size)
        self.codes = tensor(examples.codes, torch.int64, examples.most)
        self.shares = tensor(examples.shares, torch.float32, examples.most)
        self.offered = tensor(examples.offered, torch.float32, examples.most) > 0
        self.answers = tensor(examples.answers, torch.float32, examples.most)

    def loss(self, torch: Any, network: Any, at: Any) -> Any:
        """The cross-entropy between what the search found and the softmax over the offered options, for each."""
        found = network(self.seen[at].float() * self.scales)
        scores = found.gather(1, self.codes[at]) + self.answers[at] * found[:, -1:]
        likely = torch.log_softmax(scores.masked_fill(~self.offered[at], NEVER), 1)
        return -(self.shares[at] * likely).sum(1)

    def mean_loss(self, torch: Any, network: Any) -> float:
        """The mean over all decisions, a batch at a time."""
        with torch.no_grad():
            starts = range(0, len(self.seen), PACE.largest)
            parts = [float(self.loss(torch, network, slice(at, at + PACE.largest)).sum()) for at in starts]
        return sum(parts) / len(self.seen)


def train_policy(data: DataSet, scales: list[float], actions: int, seed: int) -> PolicyWeights:
    """The policy that was best at decisions of games it was not trained on, on a GPU if there is one."""
    torch = torch_or_error()
    torch.manual_seed(seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    network = torch.nn.Sequential(
        torch.nn.Linear(len(scales), UNITS), torch.nn.ReLU(), torch.nn.Linear(UNITS, actions + 1)
    ).to(device)
    for part in network[2].parameters():  # an action that never came up has no opinion
        torch.nn.init.zeros_(part)
    factors = torch.tensor(scales, device=device)
    examples = data.decisions(TRAIN, len(scales))
    trained = PolicyTensors(torch, examples, factors, device)
    chosen = PolicyTensors(torch, data.decisions(CHOOSE, len(scales)), factors, device)

    def loss(batch: list[int]) -> Any:
        return trained.loss(torch, network, torch.tensor(batch, device=device)).mean()

    best = fit(torch, network, PACE, examples.sizes, seed, loss, lambda: chosen.mean_loss(torch, network))
    parts = ((best["0.weight"] * factors).T, best["0.bias"], best["2.weight"], best["2.bias"])
    return PolicyWeights(*(part.cpu().contiguous().half().numpy().astype("<f2").tobytes() for part in parts))
