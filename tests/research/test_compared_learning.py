"""Learning from options that are compared by playing each of them to the end of the game."""

from __future__ import annotations

import json
import random
from array import array
from pathlib import Path
from typing import Any

import msgspec
import pytest
from measuring import learning_toy, one_core

from longhall.bots.search import Prospect
from longhall.cli import main
from longhall.commands.research import learn as command
from longhall.kernel.bot.learned import POINTS, ComparedAdvice
from longhall.kernel.chance import quick_chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import find_game, forget, register
from longhall.kernel.score import ahead
from longhall.research.learning import compared
from longhall.research.learning.compared import BEST, LIKED, OTHERS, Compared, Comparisons
from longhall.research.learning.compared_training import check_compared, missed, train_compared
from longhall.research.learning.examples import CHECK, TRAIN, DataSet
from longhall.research.learning.known import Known, NetworkWeights, advice_by, known_by
from longhall.research.learning.learn import resumed
from longhall.research.learning.selfplay import PlayRules, Record, self_play
from longhall.research.learning.training import torch_or_error
from longhall.research.runners.backend import Backend
from longhall.research.whole_file import write_whole
from longhall.speech import speech

GAME = learning_toy()
HOPES = NetworkWeights([[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]], [0.0, 0.0], [[0.0, 5.0], [0.0, 15.0]], [0.0, 0.0])
"""Adds more for each of one's points than the mistaken value by hand takes away, and something for high runes."""
KNOWN = Known({}, HOPES, 0.5, False, compared=True)
RULES = PlayRules(KNOWN, [3, 2], {}, 12, 7, 0, compare=True)


def needs_torch(test: object) -> object:
    """Marks what trains; the library's own warnings are no failures."""
    return pytest.mark.research(pytest.mark.filterwarnings("default")(test))


def played(numbers: range, workers: int = 1, rules: PlayRules = RULES) -> list[Record]:
    found: list[Record] = []
    self_play(learning_toy, rules, numbers, Backend(workers), 1e9, found.append)
    return found


def test_options_are_compared_and_the_number_of_workers_changes_nothing() -> None:
    alone = played(range(8))
    assert alone == played(range(8), workers=2)
    decisions = [one for record in alone for one in record.compared]
    assert len(decisions) > 3
    for one in decisions:
        assert 2 <= len(one.now) == len(one.ends) == len(one.rows()) <= BEST + LIKED + OTHERS
        assert {len(row) for row in one.rows()} == {3}
        for row, now in zip(one.rows(), one.now, strict=True):
            assert row[0] == pytest.approx(-0.2 * now, abs=1e-3), "of the same seat in the same position"


def test_nothing_is_compared_without_being_asked_for() -> None:
    assert not any(record.compared for record in played(range(4), rules=RULES._replace(compare=False)))


def comparisons(monkeypatch: pytest.MonkeyPatch) -> Comparisons:
    """One that compares every decision."""
    monkeypatch.setattr(compared, "OFTEN", 1.0)
    advice = advice_by(GAME, KNOWN)
    return Comparisons(GAME, advice, GAME.advice_of({}), advice, random.Random(1))


def test_what_is_ruled_in_or_out_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.setup({}, 2, quick_chance(1))
    seat = GAME.to_act(state)[0]
    options = GAME.legal(state, seat)
    assert len(options) > 2
    certain = [Prospect(option, 1000.0 if at == 0 else 0.0) for at, option in enumerate(options)]
    one = comparisons(monkeypatch)
    one.look(state, seat, certain)
    assert not one.kept
    barred = [Prospect(option, 0.0 if at < 2 else -1000.0) for at, option in enumerate(options)]
    one.look(state, seat, barred)
    assert [len(each.now) for each in one.kept] == [2]


def test_points_count_beside_those_of_the_best_rival() -> None:
    assert ahead([17], 0) == 17
    assert ahead([17, 20, 5], 0) == -3
    assert ahead([17, 20, 5], 1) == 3


# What is learned


def test_the_network_adds_to_the_value_by_hand() -> None:
    advice = advice_by(GAME, KNOWN)
    assert isinstance(advice, ComparedAdvice)
    state = GAME.setup({}, 2, quick_chance(1))
    state.points[0], state.points[1] = 3, 1
    added = [0.5 * POINTS * (5.0 * row[0] + 15.0 * row[2]) for row in advice.features(state)]
    assert advice.value(state, 0) == pytest.approx(-3 + added[0])
    assert advice.values(state) == pytest.approx([-3 + added[0], -1 + added[1]])
    assert advice.win_chances(state) == [], "it learned nothing about winning"
    state.stack.clear()
    assert advice.value(state, 0) == -3
    assert advice.values(state) == [-3, -1], "what is over is counted as it is"


def test_it_travels_as_data(monkeypatch: pytest.MonkeyPatch) -> None:
    game = learning_toy()
    monkeypatch.setitem(game.advisers, "hand", advice_by(game, KNOWN))
    found = known_by(game, "hand")
    assert (found.network, found.share, found.compared) == (HOPES, 0.5, True)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Known) == found


def lessons(games: int, seed: int = 1) -> DataSet:
    """Options with four features: the second is worth 8 points more than the value by hand says; all else is luck."""
    rng = random.Random(seed)
    records = []
    for number in range(games):
        decisions = []
        for _ in range(6):
            rows = [[rng.random() for _ in range(4)] for _ in range(rng.randrange(2, 6))]
            base = rng.gauss(100, 20)
            now = [round(base + rng.gauss(0, 3), 3) for _ in rows]
            ends = [round(worth + 8 * row[1] + rng.gauss(0, 2)) for worth, row in zip(now, rows, strict=True)]
            decisions.append(Compared(array("f", [part for row in rows for part in row]).tobytes(), now, ends))
        records.append(Record(0, number, 1, bytes(16), [0.0], [1.0], [100], compared=decisions))
    return DataSet(records, 1, True)


def test_a_network_is_checked_by_how_options_differ() -> None:
    one = Compared(array("f", [1.0, 0.0, 0.0, 1.0]).tobytes(), [50.0, 40.0], [60, 70])
    assert missed(one) == [1.0, 3.0]
    right = NetworkWeights([[1.0, 0.0], [0.0, 1.0]], [0.0, 0.0], [[0.0, 5.0], [0.0, 7.0]], [0.0, 0.0]).network()
    assert check_compared(right, [one]) == {"decisions": 1, "by_hand": pytest.approx(10.0), "learned": 0.0}


@needs_torch
def test_training_finds_what_the_value_by_hand_misses() -> None:
    data = lessons(300)
    unseen = [one for record in data.parts[CHECK] for one in record.compared]
    found = check_compared(train_compared(data, 16, 1).network(), unseen)
    assert found["learned"] < 0.85 * found["by_hand"]


@needs_torch
def test_the_same_seed_gives_the_same_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the processor: a GPU may add up in another order."""
    monkeypatch.setattr(torch_or_error().cuda, "is_available", lambda: False)
    one, same, other = (train_compared(lessons(30), 4, seed) for seed in (1, 1, 2))
    assert one == same != other


@needs_torch
def test_games_without_comparisons_are_refused() -> None:
    records = [Record(0, number, 1, bytes(16), [0.0], [1.0], [100]) for number in range(20)]
    with pytest.raises(LonghallError) as caught:
        train_compared(DataSet(records, 1, True), 4, 1)
    assert caught.value.message == "error-no-comparisons"


# The command

WORDS = ["learn", "runes", "--players", "3", "--lines", "12", "--games", "20", "--match-games", "30", "--compare"]


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "es"])
def test_the_command_goes_on_with_what_it_compared(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def trained(data: Any, hidden: int, seed: int) -> NetworkWeights:
        assert any(record.compared for record in data.parts[TRAIN])
        return HOPES

    monkeypatch.setenv("COLUMNS", "200")
    one_core(monkeypatch)
    monkeypatch.setattr(command, "torch_version", lambda: "none")
    monkeypatch.setattr(command, "train_compared", trained)
    monkeypatch.setattr(compared, "OFTEN", 0.5)
    register(learning_toy())
    try:
        file = tmp_path / "net.json"
        assert main([*WORDS, "--rounds", "1", "--share", "0.5", "--out", str(file), "--lang", lang]) == 0
        stored = json.loads(file.read_text())
        check = stored["rounds"][0]["check"]["compared"]
        said = speech(lang).say(
            "cli-learn-round-compared",
            round=1,
            games=20,
            decisions=check["decisions"],
            by_hand=f"{check['by_hand']:.2f}",
            learned=f"{check['learned']:.2f}",
        )
        assert said in capsys.readouterr().out
        assert "--compare" in stored["made_by"]
        learning = resumed(learning_toy(), file)
        assert any(record.compared for record in learning.records)
        new = learning.challenger(HOPES)
        assert (new.network, new.share, new.by_points, new.compared) == (HOPES, 0.5, False, True)
        learning.finish(new, {}, msgspec.structs.replace(learning.rounds[0].match, better=True))
        write_whole(file, learning.as_file("the command", "none"))
        assert resumed(learning_toy(), file).best == new
        for wrong in (["--lines", "0"], ["--keep-value"]):
            assert main([*WORDS, *wrong, "--out", str(tmp_path / "other.json"), "--lang", lang]) == 2
            assert speech(lang).say("error-compare-lines") in capsys.readouterr().err
    finally:
        forget("runes")


def test_odin_knows_what_was_compared() -> None:
    game = find_game("feast-for-odin")
    assert isinstance(game.advice("learned"), ComparedAdvice)
