"""Learning: games that are the same again, data that keeps games apart, and a best that only a better one replaces."""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from measuring import LearningRunes, RuneFeatures, RuneWorth, learning_toy, toy

from longhall.bots.search import Prospect
from longhall.commands.research.learn import command_line
from longhall.kernel.bot.figures import Figures, Knowledge
from longhall.kernel.bot.learned import LearnedAdvice, with_network
from longhall.kernel.chance import quick_chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import all_games, find_game
from longhall.research.learning import challenge as challenge_module
from longhall.research.learning import learn as learning_module
from longhall.research.learning.challenge import MATCH_LINES, MatchRules, Verdict, challenge, verdict_alone
from longhall.research.learning.examples import CHECK, CHOOSE, TRAIN, DataSet, Examples, batches, check, part_of
from longhall.research.learning.games_file import GamesFile
from longhall.research.learning.known import Known, NetworkWeights, advice_by, exported, known_by
from longhall.research.learning.learn import Learning, Settings, learn, resumed
from longhall.research.learning.selfplay import POSITIONS, PlayRules, Record, Sampler, self_play
from longhall.research.opener import opener_of
from longhall.research.runners.backend import HERE, Backend
from longhall.research.tuning.figure_bot import FigureBot
from longhall.research.whole_file import write_whole

FOREVER = 1e9
START = Known({}, None, 1.0, False)
RULES = PlayRules(START, [3, 2], {}, 12, 7, 0)
SETTINGS = Settings(game="runes", players=[3, 2], lines=12, seed=7, rounds=2, games=20, match_games=450)
UNITS = [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]
HOPES = NetworkWeights(UNITS, [0.0, 0.0], [[2.0, 1.0], [6.0, 0.0]], [0.0, 0.0])
"""Whoever has more points and higher runes is likelier to win."""
FEARS = NetworkWeights(UNITS, [0.0, 0.0], [[-2.0, 1.0], [-6.0, 0.0]], [0.0, 0.0])
"""The opposite."""


def played(numbers: range, workers: int = 1, rules: PlayRules = RULES) -> list[Record]:
    found: list[Record] = []
    self_play(learning_toy, rules, numbers, Backend(workers), FOREVER, found.append)
    return found


def record(number: int, seats: int, rows: list[list[list[float]]], won: list[float], points: list[int]) -> Record:
    """One with the features of each seat in each position."""
    flat = array("f", [part for position in rows for row in position for part in row])
    return Record(0, number, seats, flat.tobytes(), [0.0] * len(rows), won, points)


# Games


def test_the_number_of_workers_changes_no_game() -> None:
    alone = played(range(8))
    assert alone == played(range(8), workers=3)
    assert [one.number for one in alone] == list(range(8))
    assert len({one.features for one in alone}) == 8


def test_numbers_of_players_take_turns() -> None:
    assert [one.seats for one in played(range(4))] == [3, 2, 3, 2]


def test_a_round_has_games_of_its_own() -> None:
    assert played(range(2))[0].features != played(range(2), rules=RULES._replace(round=1))[0].features


def test_a_game_is_recorded_with_features_of_all_seats_and_its_result() -> None:
    for one in played(range(6)):
        assert one.inputs == 3
        assert 0 < len(one.now) <= POSITIONS
        assert one.rows(0) == [[0.0, pytest.approx(0.3), pytest.approx(row[2])] for row in one.rows(0)], "round 1"
        assert len(one.rows(len(one.now) - 1)) == one.seats
        assert one.won == [(points == max(one.points)) / one.points.count(max(one.points)) for points in one.points]


def test_alone_the_points_by_hand_are_recorded() -> None:
    class Valued(RuneFeatures):
        def value(self, s: Any, seat: int) -> float:
            return 4.5

    class ValuedRunes(LearningRunes):
        def advice_of(self, figures: Figures) -> RuneFeatures:
            return Valued(RuneWorth())

    found: list[Record] = []
    self_play(ValuedRunes, RULES._replace(players=[1]), range(1), HERE, FOREVER, found.append)
    assert set(found[0].now) == {4.5}
    assert found[0].won == [1.0]


def test_every_position_is_as_likely_to_be_kept() -> None:
    class Counting:
        def features(self, s: Any) -> list[list[float]]:
            return [[float(s.number)]]

        def value(self, s: Any, seat: int) -> float:
            return 0.0

    class At:
        seats = 2

        def __init__(self, number: int) -> None:
            self.number = number

    kept: list[float] = []
    advice: Any = Counting()
    for seed in range(200):
        sampler = Sampler(advice, advice, random.Random(seed))
        for number in range(80):
            sampler.look(At(number))  # type: ignore[arg-type]
        assert len(sampler.kept) == POSITIONS
        kept += [array("f", features)[0] for features, _ in sampler.kept]
    early = sum(number < 40 for number in kept) / len(kept)
    assert 0.46 < early < 0.54, "of 3200 draws, half from each half of the game"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_game_can_be_learned_from(game: Any) -> None:
    rules = PlayRules(known_by(game, "hand"), [game.most], {}, 0, 1, 0)
    found: list[Record] = []
    self_play(opener_of(game.name), rules, range(1), HERE, FOREVER, found.append)
    assert len(found[0].now) == POSITIONS
    assert found[0].inputs == Learning(game, Settings(game=game.name, players=[game.most]), Path("x.json")).inputs > 20


def test_an_interrupt_keeps_the_first_games_whatever_ended_first() -> None:
    found: list[Record] = []

    def stop(one: Record) -> None:
        found.append(one)
        if len(found) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        self_play(learning_toy, RULES, range(20), Backend(3), FOREVER, stop)
    assert found == played(range(3))


def test_when_the_time_is_over_games_end() -> None:
    found: list[Record] = []
    self_play(learning_toy, RULES, range(1_000_000), HERE, 0.0, found.append)
    assert found == played(range(1)), "one is always played"


# Data


def test_a_game_as_a_whole_is_trained_on_or_not() -> None:
    """Of each number of players one game in ten checks and one chooses."""
    for tables in (1, 2, 3, 5):
        parts = [(part_of(number, tables), number % tables) for number in range(20 * tables)]
        for table in range(tables):
            assert [parts.count((part, table)) for part in (TRAIN, CHOOSE, CHECK)] == [16, 2, 2]
    records = [record(number, 2, [[[1.0], [2.0]]], [1.0, 0.0], [1, 0]) for number in range(20)]
    data = DataSet(records, 2, False)
    numbers = {part: {one.number for one in records} for part, records in data.parts.items()}
    assert numbers[CHECK] == {0, 1}
    assert numbers[CHOOSE] == {2, 3}
    assert numbers[TRAIN] == set(range(4, 20))


def test_too_few_games_are_refused() -> None:
    with pytest.raises(LonghallError) as caught:
        DataSet([record(0, 2, [[[1.0], [2.0]]], [1.0, 0.0], [1, 0])], 2, False)
    assert (caught.value.message, caught.value.facts) == ("error-too-few-games", {"fewest": 20})


def test_examples_have_places_for_all_seats_and_for_nobody() -> None:
    two = record(0, 2, [[[1.0, 2.0], [3.0, 4.0]], [[5.0, 6.0], [7.0, 8.0]]], [0.0, 1.0], [10, 30])
    alone = Record(0, 1, 1, array("f", [9.0, 1.0]).tobytes(), [5.0], [0.0], [25])
    found = Examples([two, alone], 3, by_points=True)
    assert found.sizes == [2, 1]
    expected = [1, 2, 3, 4, 0, 0, 5, 6, 7, 8, 0, 0, 9, 1, 0, 0, 0, 0]
    assert array("f", bytes(found.features)).tolist() == expected
    assert found.won.tolist() == [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1], "whoever is alone has lost: nobody won"
    assert found.possible.tolist() == [1, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1]
    assert found.points.tolist() == [1, 3, 0, 1, 3, 0, 2, 0, 0], "in tens, alone beyond the value by hand"
    assert found.counts.tolist() == pytest.approx([0.01, 0.01, 0, 0.01, 0.01, 0, 0.3, 0, 0])


def test_batches_hold_whole_games() -> None:
    sizes = [3, 2, 4, 1, 3]
    found = list(batches(sizes, 5, random.Random(1)))
    assert sorted(number for batch in found for number in batch) == list(range(13))
    games = [range(3), range(3, 5), range(5, 9), range(9, 10), range(10, 13)]
    for batch in found:
        assert all(set(game) <= set(batch) or not set(game) & set(batch) for game in games)
    assert all(len(batch) >= 5 for batch in found[:-1])
    assert found != list(batches(sizes, 5, random.Random(2))), "in another order each time"


def test_exported_weights_give_what_the_layers_give() -> None:
    hidden, hidden_biases = [[0.5, -1.0], [2.0, 0.25], [-1.0, -1.0]], [0.1, -0.2, 0.3]
    outputs, output_biases = [[1.0, 2.0, 3.0], [-1.0, 0.5, 4.0]], [0.7, -0.4]
    network = exported(hidden, hidden_biases, outputs, output_biases).network()
    for row in ([1.0, 2.0], [0.3, -0.7], [-2.0, 1.0]):
        inner = [
            max(0.0, sum(w * x for w, x in zip(unit, row, strict=True)) + bias)
            for unit, bias in zip(hidden, hidden_biases, strict=True)
        ]
        outer = [
            sum(w * x for w, x in zip(unit, inner, strict=True)) + bias
            for unit, bias in zip(outputs, output_biases, strict=True)
        ]
        assert network.run([row])[0] == pytest.approx(outer, abs=1e-4)


def test_a_network_is_checked_by_what_happened() -> None:
    """Two seats that look alike have even chances: true if each wins half of the games, not if one wins all."""
    even = NetworkWeights([[0.0]], [0.0], [[0.0, 0.0]], [0.0, 2.0]).network()
    rows = [[[1.0], [1.0]]]
    fair = [record(0, 2, rows, [1.0, 0.0], [20, 20]), record(1, 2, rows, [0.0, 1.0], [20, 20])]
    found = check(even, fair)
    assert (found["games"], found["forecasts"]) == (2, 4)
    assert found["calibration_error"] == pytest.approx(0.0)
    assert found["points_error"] == pytest.approx(0.0)
    sure = NetworkWeights([[1.0]], [0.0], [[9.0, 0.0]], [0.0, 1.5]).network()
    wrong = check(sure, [record(0, 2, [[[1.0], [0.0]]], [0.0, 1.0], [20, 20])])
    assert wrong["calibration_error"] == pytest.approx(1.0, abs=0.01)
    assert wrong["points_error"] == pytest.approx(5.0)


# Rounds


@contextmanager
def unwatched(stage: str) -> Iterator[Any]:
    yield lambda done, total: None


class Trainers:
    """Trains nothing: gives prepared networks, one each round."""

    def __init__(self, *weights: NetworkWeights) -> None:
        self.weights = list(weights)
        self.seen: list[int] = []

    def __call__(self, data: DataSet, hidden: int, seed: int) -> NetworkWeights:
        self.seen.append(sum(len(records) for records in data.parts.values()))
        return self.weights.pop(0)


def begun(file: Path, settings: Settings = SETTINGS) -> Learning:
    learning = Learning(learning_toy(), settings, file)
    learning.games_file.begin()
    store(learning)
    return learning


def store(learning: Learning) -> None:
    write_whole(learning.file, learning.as_file("the command", "none"))


def run(learning: Learning, *weights: NetworkWeights, workers: int = 1) -> bool:
    return learn(learning, learning_toy, Backend(workers), Trainers(*weights), unwatched, store)


def test_only_a_better_network_is_kept(tmp_path: Path) -> None:
    learning = begun(tmp_path / "net.json")
    assert run(learning, HOPES, FEARS)
    first, second = learning.rounds
    assert first.match.better
    assert first.match.mean > first.match.equal == pytest.approx(1 / 3)
    assert not second.match.better
    assert learning.best.network == HOPES
    assert learning.match == first.match
    assert first.check["games"] == 2
    assert second.check["games"] == 4, "games of all rounds, never those that are trained on"
    assert first.games == second.games == 20


def test_an_equal_network_is_not_kept(tmp_path: Path) -> None:
    learning = begun(tmp_path / "net.json")
    assert run(learning, HOPES, HOPES)
    assert [one.match.better for one in learning.rounds] == [True, False]


def test_all_games_so_far_are_trained_on(tmp_path: Path) -> None:
    learning = begun(tmp_path / "net.json")
    trainers = Trainers(HOPES, HOPES)
    learn(learning, learning_toy, HERE, trainers, unwatched, store)
    assert trainers.seen == [20, 40]


def test_the_best_so_far_plays_the_games(tmp_path: Path) -> None:
    learning = begun(tmp_path / "net.json")
    assert run(learning, HOPES, HOPES)
    known = learning.challenger(HOPES)
    assert learning.records[20:] == played(range(20), rules=RULES._replace(known=known, round=1))
    assert learning.records[20:] != played(range(20), rules=RULES._replace(round=1))


def test_the_file_is_what_bots_read_and_tells_how_it_was_made(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    learning = begun(file)
    run(learning, HOPES, FEARS)
    found = json.loads(file.read_text())
    assert (found["made_by"], found["games"], found["seed"]) == ("the command", 40, 7)
    assert found["match"]["interval"][0] > found["match"]["equal"]
    assert found["version"]
    game = learning_toy()
    known = Knowledge(found)
    advice = with_network(game.score, game.advice_of(known.figures), known)
    assert isinstance(advice, LearnedAdvice)
    assert (advice.network.outputs.tolist(), advice.share, advice.by_points) == (HOPES.outputs, 1.0, False)
    assert not list(tmp_path.glob("*.new"))


def test_the_file_names_the_commit_of_the_sources_and_of_those_it_was_resumed_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "net.json"
    monkeypatch.setattr(learning_module, "commit", lambda: "abc")
    learning = begun(file)
    run(learning, HOPES, FEARS)
    assert json.loads(file.read_text())["commit"] == "abc"
    monkeypatch.setattr(learning_module, "commit", lambda: "def-changed")
    assert resumed(learning_toy(), file).as_file("command", "none").commit == "abc, def-changed"


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    alone, together = begun(tmp_path / "alone.json"), begun(tmp_path / "together.json")
    run(alone, HOPES, FEARS)
    run(together, HOPES, FEARS, workers=2)
    assert alone.rounds == together.rounds
    assert (tmp_path / "alone.json").read_bytes() == (tmp_path / "together.json").read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Learning, bytes]:
    """Two rounds that nothing interrupted, and their network."""
    file = tmp_path_factory.mktemp("whole") / "net.json"
    learning = begun(file)
    run(learning, HOPES, FEARS)
    return learning, file.read_bytes()


@pytest.mark.parametrize("games", [5, 20, 31])
def test_an_interrupted_round_keeps_its_games_and_is_resumed(
    tmp_path: Path, games: int, whole: tuple[Learning, bytes]
) -> None:
    """Stopped in the first round, just before the training, and in the second: the result is the same."""
    file = tmp_path / "net.json"
    learning = begun(file)
    add = learning.games_file.add

    def stop(one: Record) -> None:
        add(one)
        if len(learning.records) == games:
            raise KeyboardInterrupt

    learning.games_file.add = stop  # type: ignore[method-assign]
    assert not run(learning, HOPES, FEARS)
    again = resumed(learning_toy(), file)
    assert len(again.records) == games
    assert run(again, *[HOPES, FEARS][len(again.rounds) :])
    assert again.records == whole[0].records
    assert again.rounds == whole[0].rounds
    assert file.read_bytes() == whole[1]


def test_an_interrupted_match_is_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learning = begun(tmp_path / "net.json")
    real = learning_module.challenge

    def stop(*given: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(learning_module, "challenge", stop)
    assert not run(learning, HOPES)
    monkeypatch.setattr(learning_module, "challenge", real)
    again = resumed(learning_toy(), tmp_path / "net.json")
    assert (len(again.records), again.rounds) == (20, [])
    assert run(again, HOPES, FEARS)
    assert again.rounds[0].match.better


def test_alone_points_on_the_same_deals_decide(tmp_path: Path) -> None:
    settings = Settings(game="runes", players=[1], lines=4, seed=7, rounds=1, games=20, match_games=450)
    learning = begun(tmp_path / "net.json", settings)
    assert learning.by_points
    assert run(learning, HOPES)
    match = learning.rounds[0].match
    assert (match.of, match.equal, match.mean, match.better) == ("points", 0.0, 0.0, False), "alone every prize is won"


def test_alone_the_whole_interval_must_be_above_nothing() -> None:
    def verdict(by_points: bool, mine: list[float], other: list[float]) -> Verdict:
        entrants: Any = [SimpleNamespace(scores=each, shares=[one / 100 for one in each]) for each in (mine, other)]
        return verdict_alone(*entrants, 24, by_points)

    assert verdict(True, [90.0, 101.0, 99.0], [80.0, 90.0, 90.0]) == Verdict(
        1, 3, 24, True, 10.0, [pytest.approx(7.5, abs=0.1), pytest.approx(12.5, abs=0.1)], "points", 0.0
    )
    lucky = verdict(False, [0.0, 100.0, 100.0], [0.0, 100.0, 0.0])
    assert (lucky.better, lucky.mean, lucky.of) == (False, pytest.approx(1 / 3), "wins")
    assert lucky.interval is not None
    assert lucky.interval[0] < 0
    single = verdict(True, [90.0], [80.0])
    assert (single.better, single.interval) == (False, None), "one deal shows nothing"


def test_networks_are_matched_with_lines_even_if_games_are_played_without() -> None:
    rules = MatchRules(2, {}, 0, 2, 1, False)
    new = Known({}, HOPES, 1.0, False)
    assert challenge(learning_toy(), learning_toy, new, START, rules, HERE).lines == MATCH_LINES > 0


def test_matches_may_be_played_with_deep_lines() -> None:
    """The best options get so many lines more, which go beyond the first horizon."""
    asked: list[tuple[int, int]] = []

    class Watched(FigureBot):
        def __init__(self, *args: Any, **kinds: Any) -> None:
            asked.append((kinds["deep"], kinds["horizons"]))
            super().__init__(*args, **kinds)

    rules = MatchRules(2, {}, 12, 2, 1, False, deep=8, horizons=2)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(challenge_module, "FigureBot", Watched)
        challenge(learning_toy(), learning_toy, Known({}, HOPES, 1.0, False), START, rules, HERE)
    assert set(asked) == {(8, 2)}
    settings = Settings(game="runes", players=[2], match_deep=8, match_horizons=2)
    made = Learning(learning_toy(), settings, Path("x.json")).match_rules()
    assert (made.deep, made.horizons) == (8, 2)
    assert "--match-deep 8 --match-horizons 2" in command_line(settings)


def test_deep_lines_of_a_bot_by_figures_follow_the_best_options_further(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("pax-viking")
    state = game.setup({}, 3, quick_chance(4))
    seat = game.to_act(state)[0]
    found = []
    for deep in (0, 24):
        ranked: list[Prospect] = []
        watcher = [lambda _state, _seat, prospects, kept=ranked: kept.extend(prospects)]
        FigureBot(game.advice(), 3, 24, watchers=watcher, deep=deep, horizons=2).choose(game, state, seat)
        found.append(max(prospect.start for prospect in ranked))
    assert found == [0.0, 0.25], "what short lines saw counts as a quarter of a line where deep ones follow"


def test_an_interrupted_match_has_no_verdict() -> None:
    def stop(done: int, total: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    rules = MatchRules(2, {}, 12, 100, 1, False)
    with pytest.raises(KeyboardInterrupt):
        challenge(learning_toy(), learning_toy, Known({}, HOPES, 1.0, False), START, rules, HERE, stop)


def test_who_cannot_lose_alone_plays_for_points() -> None:
    def by_points(game: str, *players: int) -> bool:
        return Learning(find_game(game), Settings(game=game, players=list(players)), Path("x.json")).by_points

    assert by_points("feast-for-odin", 1)
    assert by_points("feast-for-odin", 2, 1)
    assert not by_points("feast-for-odin", 2)
    assert not by_points("pax-viking", 1)


def test_rounds_may_end_by_the_clock(tmp_path: Path) -> None:
    """In no time one game is played, which is too few to learn from; it is kept."""
    settings = Settings(game="runes", players=[3], lines=4, minutes=0)
    learning = begun(tmp_path / "net.json", settings)
    with pytest.raises(LonghallError) as caught:
        run(learning, HOPES)
    assert caught.value.message == "error-too-few-games"
    assert len(resumed(learning_toy(), learning.file).records) == 1


# Files that cannot be used


def test_a_torn_line_is_cut_off(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games")
    file.begin()
    one, two = played(range(2))
    file.add(one)
    with file.file.open("ab") as out:
        out.write(b'{"round": 0, "num')
    assert file.read() == [one]
    file.add(two)
    assert file.read() == [one, two]


def test_games_of_earlier_learning_are_not_overwritten(tmp_path: Path) -> None:
    begun(tmp_path / "net.json")
    with pytest.raises(LonghallError) as caught:
        begun(tmp_path / "net.json")
    assert caught.value.message == "error-learning-exists"


def test_other_files_and_games_of_another_version_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    learning = begun(file)
    run(learning, HOPES, FEARS)
    games = learning.games_file.file
    lines = games.read_bytes().splitlines(keepends=True)
    games.write_bytes(b"".join(lines[:30]))
    assert refusal(file) == "error-other-learning", "games are missing"
    other = record(40, 2, [[[1.0], [2.0]]], [1.0, 0.0], [1, 0])
    games.write_bytes(b"".join(lines))
    learning.games_file.add(other)
    assert refusal(file) == "error-other-learning", "other features"
    games.unlink()
    assert refusal(file) == "error-no-learning"
    file.write_text("{}")
    assert refusal(file) == "error-no-learning"


def refusal(file: Path) -> str:
    with pytest.raises(LonghallError) as caught:
        resumed(learning_toy(), file)
    return caught.value.message


def test_a_game_without_features_cannot_be_learned() -> None:
    with pytest.raises(LonghallError) as caught:
        Learning(toy(), SETTINGS, Path("x.json"))
    assert caught.value.message == "error-no-features"


def test_what_is_known_travels_as_data() -> None:
    for game in all_games():
        for name in ("hand", "learned" if game.name == "brian-boru" else "tuned"):
            known, advice = known_by(game, name), advice_by(game, known_by(game, name))
            original = game.advice(name)
            assert isinstance(advice, LearnedAdvice) == isinstance(original, LearnedAdvice)
            if isinstance(original, LearnedAdvice):
                assert known.network is not None
                assert known.network.network().inputs.tolist() == original.network.inputs.tolist()
                assert known.share == original.share
