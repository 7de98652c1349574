"""Training with PyTorch, where it is installed (`make test-research`), and the sentence where it is not."""

from __future__ import annotations

import math
import random
import sys
from array import array

import pytest

from longhall.kernel.bot.learned import chances_of
from longhall.kernel.errors import LonghallError
from longhall.research.learning.examples import CHECK, DataSet
from longhall.research.learning.known import exported
from longhall.research.learning.selfplay import Record
from longhall.research.learning.training import Tensors, torch_or_error, torch_version, train


def needs_torch(test: object) -> object:
    """Marks what trains; the library's own warnings are no failures."""
    return pytest.mark.research(pytest.mark.filterwarnings("default")(test))


def contests(games: int, seats: int = 3, first: int = 0) -> list[Record]:
    """Games that the seat with the larger feature tends to win, with ten times the feature as points."""
    rng = random.Random(seats)
    found = []
    for number in range(first, first + games):
        strengths = [rng.random() for _ in range(seats)]
        odds = [math.exp(4 * strength) for strength in strengths]
        winner = rng.choices(range(seats), odds)[0] if seats > 1 else 0
        features = array("f", [part for strength in strengths for part in (strength, 1.0)])
        won = [float(seat == winner) for seat in range(seats)]
        found.append(Record(0, number, seats, features.tobytes(), [0.0], won, [round(10 * one) for one in strengths]))
    return found


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    for ask in (torch_version, lambda: train(DataSet(contests(10), 1, False), 2, 1)):
        with pytest.raises(LonghallError) as caught:
            ask()
        assert caught.value.message == "error-no-research"


@needs_torch
def test_training_finds_what_wins() -> None:
    data = DataSet(contests(4000), 1, False)
    network = train(data, 8, seed=1).network()
    weak, strong = chances_of(network.run([[0.1, 1.0], [0.9, 1.0]]))
    assert strong == pytest.approx(1 / (1 + math.exp(-3.2)), abs=0.05)
    assert weak + strong == pytest.approx(1.0)
    found = data.check(network)
    assert found["games"] == len(data.parts[CHECK]) == 400
    assert found["calibration_error"] < 0.05
    assert found["points_error"] < 1.0


@needs_torch
def test_the_same_seed_gives_the_same_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the processor: a GPU may add up in another order."""
    monkeypatch.setattr(torch_or_error().cuda, "is_available", lambda: False)
    data = DataSet(contests(200), 1, False)
    assert train(data, 4, seed=1) == train(data, 4, seed=1) != train(data, 4, seed=2)


@needs_torch
@pytest.mark.parametrize("seats", [1, 3])
def test_the_loss_is_that_of_the_chances_that_bots_will_go_by(seats: int) -> None:
    """With places left empty, as in a data set where others are more; alone, against losing."""
    torch = torch_or_error()
    data = DataSet(contests(20, seats) + contests(20, 4, first=20), 1, False)
    torch.manual_seed(3)
    net = torch.nn.Sequential(torch.nn.Linear(2, 5), torch.nn.ReLU(), torch.nn.Linear(5, 2))
    layers = (net.state_dict()[name].tolist() for name in ("0.weight", "0.bias", "2.weight", "2.bias"))
    network = exported(*layers).network()
    tensors = Tensors(torch, data.examples(CHECK), data, torch.device("cpu"))
    tensors.counts.zero_()
    checked = [record for record in data.parts[CHECK] if record.seats == seats]
    at = [number for number, record in enumerate(data.parts[CHECK]) if record.seats == seats]
    expected = [-math.log(chances_of(network.run(record.rows(0)))[record.won.index(1.0)]) for record in checked]
    assert float(tensors.loss(torch, net, at).detach()) == pytest.approx(sum(expected) / len(expected), abs=1e-3)
