"""Learning a policy: decisions recorded with what the search found, and a best that only a better one replaces."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from measuring import learning_toy, seeing_toy

from longhall.bots.search import Prospect
from longhall.kernel.bot.learned import ToldChances
from longhall.kernel.bot.policy import Policy
from longhall.kernel.chance import quick_chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import find_game
from longhall.research.learning.decided import DECISIONS, Decided, Decisions, shares_of
from longhall.research.learning.examples import CHECK, TRAIN, DataSet
from longhall.research.learning.known import Known, NetworkWeights, PolicyWeights, advice_by, halved, known_by
from longhall.research.learning.learn import Learning, Settings, learn, resumed
from longhall.research.learning.policy_examples import PolicyExamples, check_policy
from longhall.research.learning.policy_training import PolicyTensors, train_policy
from longhall.research.learning.selfplay import PlayRules, Record, self_play
from longhall.research.learning.training import torch_or_error
from longhall.research.runners.backend import Backend
from longhall.research.whole_file import write_whole

FOREVER = 1e9
GAME = seeing_toy()
SIZE, ACTIONS = GAME.layout().size, len(GAME.book.all)
HOPES = NetworkWeights([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]], [0.0, 0.0], [[2.0, 1.0], [6.0, 0.0]], [0.0, 0.0])
RULES = PlayRules(Known({}, HOPES, 1.0, False), [3, 2], {}, 12, 7, 0, policy=True)


def needs_torch(test: object) -> object:
    """Marks what trains; the library's own warnings are no failures."""
    return pytest.mark.research(pytest.mark.filterwarnings("default")(test))


def played(numbers: range, workers: int = 1, rules: PlayRules = RULES) -> list[Record]:
    found: list[Record] = []
    self_play(seeing_toy, rules, numbers, Backend(workers), FOREVER, found.append)
    return found


def policy_for(scores: dict[str, float]) -> PolicyWeights:
    """One that finds these actions likely, whatever the position."""
    ends = np.zeros(ACTIONS, "<f2")
    for action in GAME.book.all:
        ends[action.code] = scores.get(action.notation, 0.0)
    shapes = ((SIZE, 1), (1,), (ACTIONS, 1))
    return PolicyWeights(*(np.zeros(shape, "<f2").tobytes() for shape in shapes), ends.tobytes())


def prospects(*found: tuple[int, float]) -> list[Prospect]:
    """Options by the number and the mean value of their lines, which differ by 2 from the mean."""
    made = []
    for (lines, mean), action in zip(found, GAME.book.all, strict=False):
        one = Prospect(action, 0.0)
        for number in range(lines):
            one.add(mean + (2.0 if number % 2 else -2.0))
        made.append(one)
    return made


def test_decisions_are_recorded_and_the_number_of_workers_changes_none() -> None:
    alone = played(range(6))
    assert alone == played(range(6), workers=2)
    for record in alone:
        assert record.decided
        for decided in record.decided:
            seen = decided.observation(SIZE)
            hand = {code for code in range(16) if seen[1 + code]}
            assert 1 <= seen[0] <= 6
            assert len(decided.options()) == len(decided.targets()) > 1
            assert {GAME.book.all[code].target - 1 for code in decided.options()} - {-1} <= hand, "its own runes"
            assert sum(decided.targets()) == pytest.approx(1.0)
            assert 0 <= decided.answer < len(decided.options())


def test_recording_changes_no_game() -> None:
    plain = played(range(4), rules=RULES._replace(policy=False))
    recorded = played(range(4))
    assert [msgspec.structs.replace(one, decided=[]) for one in recorded] == plain


def test_a_tree_plays_other_games() -> None:
    assert played(range(4), rules=RULES._replace(tree=True)) != played(range(4))


def test_every_decision_is_as_likely_to_be_kept() -> None:
    decisions = Decisions(GAME, GAME.advice(), random.Random(1))
    state = GAME.setup({}, 2, quick_chance(1))
    for number in range(10 * DECISIONS):
        decisions.look(state, 0, prospects((number + 1, 1.0), (1, 0.0)))
    assert len(decisions.kept) == DECISIONS
    decisions = Decisions(GAME, GAME.advice(), random.Random(1))
    decisions.look(state, 0, prospects((0, 0.0), (0, 0.0)))
    assert not decisions.kept, "no lines, nothing to learn"


def test_shares_say_how_sure_the_search_is() -> None:
    close, far = shares_of(prospects((8, 5.0), (8, 4.8))), shares_of(prospects((8, 5.0), (8, 2.0)))
    assert sum(close) == pytest.approx(1.0)
    assert 0.5 < close[0] < far[0]
    few, many = shares_of(prospects((2, 5.0), (2, 4.0))), shares_of(prospects((40, 5.0), (40, 4.0)))
    assert 0.5 < few[0] < many[0]
    lucky = shares_of(prospects((20, 5.0), (1, 7.5), (20, 4.9)))
    assert lucky[1] < 0.9, "one lucky line proves little"
    assert shares_of(prospects((4, 3.0))) == [1.0]
    leaning = prospects((8, 5.0), (8, 5.0))
    leaning[1].bias = 2.0
    assert shares_of(leaning)[1] > 0.5


def test_games_recorded_before_there_were_policies_are_read() -> None:
    one = played(range(1))[0]
    old = {name: value for name, value in msgspec.to_builtins(one).items() if name != "decided"}
    assert msgspec.json.decode(json.dumps(old), type=Record) == msgspec.structs.replace(one, decided=[])
    assert msgspec.json.decode(msgspec.json.encode(one), type=Record) == one


def test_examples_have_places_for_all_options() -> None:
    first = Decided(zlib_of(bytes(3)), halves(4, 7), halves(1, 3), 1)
    second = Decided(zlib_of(bytes([1, 2, 3])), halves(5, 6, 9), halves(2, 1, 1))
    found = PolicyExamples([[first], [second]], 3)
    assert (found.most, found.sizes) == (3, [1, 1])
    assert bytes(found.seen) == bytes([0, 0, 0, 1, 2, 3])
    assert found.codes.tolist() == [4, 7, 0, 5, 6, 9]
    assert found.shares.tolist() == [0.25, 0.75, 0.0, 0.5, 0.25, 0.25]
    assert found.offered.tolist() == [1, 1, 0, 1, 1, 1]
    assert found.answers.tolist() == [0, 1, 0, 0, 0, 0]
    for games, size, message in (([[first]], 4, "error-other-observations"), ([[]], 3, "error-no-decisions")):
        with pytest.raises(LonghallError) as caught:
            PolicyExamples(games, size)
        assert caught.value.message == message


def zlib_of(data: bytes) -> bytes:
    return zlib.compress(data)


def halves(*numbers: int) -> bytes:
    return np.array(numbers, np.uint16).tobytes()


def test_a_policy_is_checked_by_what_the_search_found() -> None:
    decided = Decided(zlib_of(bytes(SIZE)), halves(0, 1), halves(3, 1))
    equal = check_policy(policy_for({}).policy(), [decided])
    assert equal["surprise"] == pytest.approx(equal["equal"]) == pytest.approx(np.log(2))
    right = check_policy(policy_for({GAME.book.all[0].notation: 1.1}).policy(), [decided])
    assert right["agrees"] == 1.0
    assert right["least"] <= right["surprise"] < right["equal"]
    assert check_policy(policy_for({GAME.book.all[1].notation: 1.0}).policy(), [decided])["agrees"] == 0.0


# Rounds


@contextmanager
def unwatched(stage: str) -> Iterator[Any]:
    yield lambda done, total: None


LIKELY = policy_for({f"play {rune}": 0.2 * rune for rune in range(1, 17)})
SETTINGS = Settings(
    game="runes", players=[3, 2], lines=12, seed=7, rounds=1, games=20, match_games=30, policy=True, tree=True
)


def learned(file: Path, settings: Settings, rounds: int = 1) -> Learning:
    """Training gives prepared weights."""
    learning = Learning(seeing_toy(), settings, file)
    learning.games_file.begin()

    def store(now: Learning) -> None:
        write_whole(file, now.as_file("the command", "none"))

    def train(data: DataSet, hidden: int, seed: int) -> NetworkWeights:
        assert not settings.keep_value
        return HOPES

    def policy(data: DataSet, scales: list[float], actions: int, seed: int) -> PolicyWeights:
        assert (len(scales), actions) == (SIZE, ACTIONS)
        assert len(data.decisions(TRAIN, SIZE).sizes) > len(data.decisions(CHECK, SIZE).sizes)
        return LIKELY

    store(learning)
    assert learn(learning, seeing_toy, Backend(1), train, unwatched, store, policy)
    return learning


def test_the_policy_plays_the_match_and_stands_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    learning = learned(file, msgspec.structs.replace(SETTINGS, match_games=150))
    assert learning.rounds[0].match.better, "the value by hand is mistaken"
    assert learning.rounds[0].check["policy"]["decisions"] > 0
    assert learning.best.policy == LIKELY
    again = resumed(seeing_toy(), file)
    assert again.best == learning.best
    assert again.records == learning.records
    advice = advice_by(seeing_toy(), again.best)
    state = GAME.setup({}, 2, quick_chance(1))
    priors = advice.priors(state, 0, GAME.legal(state, 0))
    assert priors == sorted(priors)


def test_the_value_may_stay_as_it_is(tmp_path: Path) -> None:
    learning = learned(tmp_path / "net.json", msgspec.structs.replace(SETTINGS, keep_value=True))
    assert "calibration_error" not in learning.rounds[0].check
    assert learning.challenger(None, LIKELY) == msgspec.structs.replace(learning.best, policy=LIKELY)


def test_files_written_before_there_were_policies_are_read(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    learned(file, msgspec.structs.replace(SETTINGS, policy=False, tree=False))
    old = json.loads(file.read_text())
    del old["policy"], old["settings"]["policy"], old["settings"]["tree"], old["settings"]["keep_value"]
    file.write_text(json.dumps(old))
    assert resumed(seeing_toy(), file).best.policy is None


def test_a_game_without_observations_has_no_policy() -> None:
    with pytest.raises(LonghallError) as caught:
        Learning(learning_toy(), SETTINGS, Path("x.json"))
    assert caught.value.message == "error-no-features"


def test_a_policy_travels_as_data() -> None:
    known = Known({}, None, 1.0, False, LIKELY)
    game = seeing_toy()
    game.advisers["other"] = advice = advice_by(game, known)
    assert isinstance(advice, ToldChances)
    assert advice.guidance is not None
    assert halved(advice.guidance.policy) == LIKELY
    assert msgspec.json.decode(msgspec.json.encode(known), type=Known) == known


def test_known_by_name_has_the_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("brian-boru")
    sizes = ((game.layout().size, 2), (2,), (len(game.book.all), 2), (len(game.book.all),))
    weights = PolicyWeights(*(np.ones(size, "<f2").tobytes() for size in sizes))
    monkeypatch.setitem(game.advisers, "hand", advice_by(game, Known({}, None, 1.0, False, weights)))
    assert known_by(game, "hand").policy == weights


# Training


def lessons(games: int, size: int = 4) -> DataSet:
    """Decisions between three actions of six: mostly the one whose number of the observation is the largest."""
    rng = random.Random(1)
    records = []
    for number in range(games):
        decided = []
        for _ in range(8):
            seen = bytes(rng.randrange(10) for _ in range(size))
            codes = sorted(rng.sample(range(size), 3))
            best = max(codes, key=lambda code: seen[code])
            shares = [8 if code == best else 1 for code in codes]
            decided.append(Decided(zlib_of(seen), halves(*codes), halves(*shares), rng.randrange(-1, 3)))
        records.append(Record(0, number, 2, np.zeros(2, "f").tobytes(), [0.0], [1.0, 0.0], [1, 0], decided))
    return DataSet(records, 1, False)


@needs_torch
def test_training_finds_what_the_search_found() -> None:
    data = lessons(200)
    found = data.check_policy(train_policy(data, [0.1] * 4, 6, seed=1).policy())
    assert found["decisions"] == 8 * 20
    assert found["agrees"] > 0.75
    assert found["least"] < found["surprise"] < found["equal"] - 0.1


@needs_torch
def test_the_same_seed_gives_the_same_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the processor: a GPU may add up in another order."""
    monkeypatch.setattr(torch_or_error().cuda, "is_available", lambda: False)
    data = lessons(40)
    one, same, other = (train_policy(data, [0.1] * 4, 6, seed) for seed in (1, 1, 2))
    assert one == same != other


@needs_torch
def test_the_loss_is_that_of_the_priors_that_bots_will_go_by() -> None:
    torch = torch_or_error()
    data = lessons(20)
    torch.manual_seed(3)
    net = torch.nn.Sequential(torch.nn.Linear(4, 5), torch.nn.ReLU(), torch.nn.Linear(5, 7))
    state = net.state_dict()
    parts = ((state["0.weight"] * 0.1).T, state["0.bias"], state["2.weight"], state["2.bias"])
    policy = Policy(*(part.numpy().astype("<f2").tobytes() for part in parts))
    tensors = PolicyTensors(torch, data.decisions(CHECK, 4), torch.tensor([0.1] * 4), torch.device("cpu"))
    assert tensors.mean_loss(torch, net) == pytest.approx(data.check_policy(policy)["surprise"], abs=2e-3)
