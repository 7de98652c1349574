"""Data sets: every decision of every game, the same wherever it was played, and nothing finished is lost."""

from __future__ import annotations

import json
import math
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from longhall.cli import main
from longhall.kernel.chance import Chance
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import find_game
from longhall.research.arena.entrants import make_entrant
from longhall.research.arena.one_game import seed_of
from longhall.research.data.describe import describe
from longhall.research.data.loader import Decisions
from longhall.research.data.recorder import recorder_of, unpacked
from longhall.research.data.schema import KEY, Info, info_of
from longhall.research.data.selfplay import write_games
from longhall.research.data.shards import FILES, UNFINISHED, Shards, begin, resume
from longhall.research.environments.encoding import by_place
from longhall.research.opener import opener_of
from longhall.research.runners.backend import HERE, Backend
from toy.runes import GAME

BORU = opener_of("brian-boru")
MISSING = re.compile(r"\[[a-z]+-[a-z0-9_-]+\]|\{\s*\$\w+\s*\}")


def boru_info(**settings: Any) -> Info:
    wanted: dict[str, Any] = {"players": [3, 4], "bots": ["random"], "options": {}, "seed": 5, "tries": 0.0}
    return info_of(find_game("brian-boru"), **(wanted | settings))


def write(folder: Path, games: int, info: Info | None = None, each: int = 3, backend: Backend = HERE) -> Path:
    info = info or boru_info()
    begin(folder)
    assert write_games(info, BORU, Shards(folder, info, each), games, backend)
    return folder


def tables(folder: Path) -> list[tuple[str, Any]]:
    return [(file.name, pq.read_table(file)) for file in sorted(folder.iterdir())]


@pytest.fixture(scope="module")
def seven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Seven games of random bots in three files."""
    return write(tmp_path_factory.mktemp("data") / "games.parquet", 7)


def replayed(info: Info, number: int) -> Iterator[tuple[dict[str, Any], Any, Any, int, list[Any]]]:
    """The rows of a recorded game with the position they were recorded in, and how a bot ranks its options there."""
    game = find_game(info.game)
    rows = unpacked(recorder_of(opener_of(info.game), info)(number)).to_pylist()
    seats, seed = rows[0]["seats"], seed_of(info.seed, number)
    chance = Chance(random.Random(seed).random)
    names = {row["seat"]: row["bot"] for row in rows}
    bots: list[Any] = [make_entrant(names[seat], seed_of(seed, seat)) for seat in range(seats)]
    state = game.setup(info.options, seats, chance)
    for row in rows:
        seat = game.to_act(state)[0]
        ranked = bots[seat].ranked(game, state, seat) if hasattr(bots[seat], "ranked") else []
        yield row, game, state, seat, ranked
        game.apply(state, seat, game.book.all[row["action"]], chance)
    score = game.score(state)
    for row in rows:
        place = score.places[row["seat"]]
        assert row["place"] == place
        assert row["points"] == score.totals[row["seat"]]
        assert row["won"] == pytest.approx((row["seat"] in score.winners) / max(1, len(score.winners)))
        if seats > 1:
            assert row["result"] == pytest.approx(by_place(place, score.places.count(place), seats))
        else:
            assert row["result"] == (1.0 if score.winners else -1.0)


@pytest.mark.parametrize(
    ("name", "players", "bots"),
    [
        ("brian-boru", 3, ["greedy:6", "random"]),
        ("feast-for-odin", 1, ["beginner"]),
        ("pax-viking", 2, ["random"]),
    ],
)
def test_a_recorded_game_can_be_played_again(name: str, players: int, bots: list[str]) -> None:
    info = info_of(find_game(name), [players], bots, {}, 9, 0.0)
    for number, (row, game, state, seat, ranked) in enumerate(replayed(info, 4)):
        assert (row["decision"], row["seat"], row["game"], row["seats"]) == (number, seat, 4, players)
        assert row["observation"] == game.observe(state, seat)
        codes = sorted(option.code for option in game.legal(state, seat))
        mask = np.unpackbits(np.frombuffer(row["mask"], np.uint8), bitorder="little")
        assert mask.nonzero()[0].tolist() == codes
        if ranked:
            assert row["action"] == ranked[0].option.code
            worth = {one.option.code: one.worth for one in ranked}
            assert row["values"] == pytest.approx([worth.get(code, math.nan) for code in codes], nan_ok=True)
        else:
            assert row["values"] == []


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    info = boru_info(players=[3], bots=["greedy:1", "random"])
    play = recorder_of(BORU, info)
    seats = []
    for number in range(3):
        rows = unpacked(play(number)).to_pylist()
        seats.append({row["seat"] for row in rows if row["bot"] == "greedy:1"})
    assert seats == [{0}, {1}, {2}]


def test_bots_that_try_take_one_of_their_best_three() -> None:
    info = boru_info(players=[3], bots=["greedy:1", "random"], tries=0.5)
    ranks = []
    for row, _, _, _, ranked in replayed(info, 0):
        codes = [one.option.code for one in ranked]
        if len(codes) > 3:
            ranks.append(codes.index(row["action"]))
    assert set(ranks) == {0, 1, 2}
    assert ranks.count(0) > len(ranks) / 2


def test_the_number_of_workers_changes_nothing(tmp_path: Path, seven: Path) -> None:
    together = write(tmp_path / "together", 7, backend=Backend(2))
    assert tables(together) == tables(seven)
    assert [name for name, _ in tables(seven)] == [f"games-00000000{first}.parquet" for first in (0, 3, 6)]


def test_an_interrupt_keeps_finished_games_and_resuming_gives_the_same(tmp_path: Path, seven: Path) -> None:
    folder = tmp_path / "games"
    info = boru_info()

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    begin(folder)
    assert not write_games(info, BORU, Shards(folder, info, 3), 7, HERE, stop)
    assert resume(folder, info) == 2
    (folder / f"games-000000002.parquet{UNFINISHED}").write_bytes(b"half of a")  # as a kill would leave it
    first = resume(folder, info)
    assert write_games(info, BORU, Shards(folder, info, 3, first), 7, HERE)
    assert sorted(path.name for path in folder.iterdir()) == [f"games-00000000{first}.parquet" for first in (0, 2, 5)]
    joined, whole = (pq.ParquetDataset(path).read() for path in (folder, seven))
    assert joined == whole


def test_what_was_stopped_before_its_first_game_can_go_on(tmp_path: Path) -> None:
    begin(tmp_path / "games")
    assert resume(tmp_path / "games", boru_info()) == 0


def refusal(call: Any, *args: Any) -> str:
    with pytest.raises(LonghallError) as caught:
        call(*args)
    return caught.value.message


def test_what_does_not_fit_is_refused(tmp_path: Path, seven: Path) -> None:
    assert refusal(begin, seven) == "error-dataset-exists"
    assert refusal(resume, seven, boru_info(seed=6)) == "error-other-dataset"
    assert refusal(resume, tmp_path / "nowhere", boru_info()) == "error-no-dataset"
    (tmp_path / "text.parquet").write_text("not a table")
    assert refusal(Decisions, tmp_path / "text.parquet") == "error-no-dataset"
    assert refusal(info_of, GAME, [3], ["random"], {}, 1, 0.0) == "error-no-observations"
    assert refusal(info_of, find_game("brian-boru"), [9], ["random"], {}, 1, 0.0) == "error-seat-count"


@pytest.mark.parametrize(("stored", "message"), [(None, "error-no-dataset"), ({"format": 2}, "error-dataset-format")])
def test_other_tables_and_newer_formats_are_refused(
    stored: dict[str, Any] | None, message: str, tmp_path: Path, seven: Path
) -> None:
    table = pq.read_table(next(iter(seven.glob(FILES))))
    metadata = None if stored is None else {KEY: msgspec.json.encode(stored)}
    pq.write_table(table.replace_schema_metadata(metadata), tmp_path / "other.parquet")
    assert refusal(Decisions, tmp_path / "other.parquet") == message


def test_the_schema_says_how_it_was_made(seven: Path) -> None:
    stored = json.loads(pq.read_schema(next(iter(seven.glob(FILES)))).metadata[KEY])
    assert (stored["format"], stored["game"], stored["seed"], stored["bots"]) == (1, "brian-boru", 5, ["random"])
    game = find_game("brian-boru")
    assert (stored["rules"], stored["content"]) == (game.rules_version, game.content_hash)
    assert [part["name"] for part in stored["layout"]] == [part.name for part in game.layout().parts]


def keys(batches: list[dict[str, Any]]) -> list[tuple[int, int]]:
    return [pair for batch in batches for pair in zip(batch["game"].tolist(), batch["decision"].tolist(), strict=True)]


def test_batches_hold_every_decision_once(seven: Path) -> None:
    data = Decisions(seven)
    batches = list(data.batches(100))
    assert [len(batch["action"]) for batch in batches[:-1]] == [100] * (len(batches) - 1)
    assert keys(batches) == sorted(keys(batches))
    assert len(keys(batches)) == len(data) == len(set(keys(batches)))
    shuffled = list(data.batches(100, seed=1))
    assert keys(shuffled) != keys(batches)
    assert sorted(keys(shuffled)) == keys(batches)
    assert keys(shuffled) == keys(list(data.batches(100, seed=1))) != keys(list(data.batches(100, seed=2)))
    parts = [keys(list(data.batches(64, 3, (part, 2)))) for part in range(2)]
    assert sorted(parts[0] + parts[1]) == keys(batches)


def test_arrays_are_those_of_the_environments(seven: Path) -> None:
    data = Decisions(seven)
    game = find_game("brian-boru")
    batch = next(data.batches(50))
    assert batch["observation"].shape == (50, game.layout().size)
    assert batch["mask"].shape == batch["values"].shape == (50, len(game.book.all))
    assert batch["mask"].dtype == np.bool_
    assert batch["mask"][np.arange(50), batch["action"]].all()
    assert np.isnan(batch["values"]).all(), "random bots value nothing"
    seats = batch["observation"][:, data.where("seats")][:, 0]
    assert (seats == batch["seats"]).all()
    assert data.scales().tolist() == pytest.approx(game.layout().scales())


def test_values_lie_at_their_actions(tmp_path: Path) -> None:
    info = boru_info(players=[3], bots=["greedy:1", "random"])
    (batch,) = Decisions(write(tmp_path / "games", 1, info)).batches(10_000)
    valued = batch["seat"] == 0
    assert (np.isnan(batch["values"][valued]) == ~batch["mask"][valued]).all()
    assert np.isnan(batch["values"][~valued]).all()
    for row in unpacked(recorder_of(BORU, info)(0)).to_pylist():
        values = batch["values"][row["decision"]]
        assert values[~np.isnan(values)].tolist() == row["values"]


def test_describing_counts(seven: Path) -> None:
    found = describe(seven)
    assert found.games == {3: 4, 4: 3}
    assert found.decisions == len(Decisions(seven))
    assert found.files == 3
    assert found.bytes == sum(file.stat().st_size for file in seven.iterdir())
    assert found.bots["random"].seats == 3 * 4 + 4 * 3
    assert found.bots["random"].won == pytest.approx(7, abs=0.01)
    assert (found.valued, found.values) == (0, 0)
    assert describe(seven / "games-000000003.parquet").games == {3: 1, 4: 2}


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "es"])
def test_from_the_command_line(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    out = str(tmp_path / "games.parquet")
    words = ["selfplay", "brian-boru", "--bots", "random", "--players", "3", "--out", out, "--lang", lang]
    assert main([*words, "--games", "1"]) == 0
    assert main([*words, "--games", "2"]) == 2, "it exists"
    assert main([*words, "--games", "2", "--resume"]) == 0
    assert main(["dataset", "describe", out, "--lang", lang]) == 0
    shown = capsys.readouterr()
    assert not MISSING.search(shown.out + shown.err), shown.out + shown.err
    assert "429" in shown.out
    assert main(["dataset", "describe", out, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == {"3": 2}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "FOLDER is missing"),
        (["--out", "x", "--players", "9"], "is played with 3 to 5 players, not with 9."),
        (["--out", "x", "--bots", "random,random,random,random", "--players", "3"], "4 bots were given for 3 seats"),
        (["--out", "x", "--option", "speed=9"], "There is no table option speed"),
        (["--out", "no/such/folder"], "no/such/folder"),
    ],
)
def test_what_cannot_be_recorded_is_refused_before_anything_is_written(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["selfplay", "brian-boru", *words, "--lang", "en"]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


def test_without_the_library_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main(["selfplay", "brian-boru", "--out", str(tmp_path / "games"), "--lang", "en"]) == 2
    assert "pip install longhall[research]" in " ".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.research
def test_batches_as_tensors(seven: Path) -> None:
    import torch
    from torch.utils.data import DataLoader

    from longhall.research.data.torch_loader import TorchDecisions

    data = TorchDecisions(seven, 64, seed=3)
    batches = list(DataLoader(data, batch_size=None))
    assert batches[0]["observation"].dtype == torch.uint8
    assert batches[0]["mask"].dtype == torch.bool
    assert batches[0]["action"].dtype == torch.int64
    plain = list(Decisions(seven).batches(64, seed=3))
    assert keys(batches) == keys(plain)
    assert keys(list(DataLoader(data, batch_size=None))) == keys(list(Decisions(seven).batches(64, seed=4)))
    shared = keys(list(DataLoader(TorchDecisions(seven, 64, seed=3), batch_size=None, num_workers=2)))
    assert sorted(shared) == sorted(keys(plain))
