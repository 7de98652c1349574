"""docs/bots.md shows what docs/bots-ladder.json holds; the tool that writes it takes results of the arena in."""

from __future__ import annotations

import copy
import importlib
import json
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from longhall.kernel.registry import all_games, find_game
from longhall.research.arena.games import arena

TOOLS = Path(__file__).parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
bot_ladder = importlib.import_module("bot_ladder")
bot_pictures = importlib.import_module("bot_pictures")
sys.path.remove(str(TOOLS))
LARGEST_ERROR = 0.03
EMPTY: dict[str, Any] = {"rows": [], "calibration": {}}


def result(players: int = 3, **more: Any) -> dict[str, Any]:
    """A result of the arena as its file has it."""
    report = arena(find_game("brian-boru"), ["random"] * players, games=1, seed=1)
    data = json.loads(json.dumps({**report.as_json(), "timed": False, "command": f"longhall arena {players}"}))
    return {**data, "bots": ["strong", *data["bots"][1:]], **more}


def chances() -> dict[str, Any]:
    bins = [{"forecasts": 90, "chance": 0.2, "won": 0.25}, {"forecasts": 10, "chance": 0.9, "won": 0.7}]
    return {"forecasts": 100, "error": 0.065, "bins": bins}


def test_the_page_shows_the_ladder() -> None:
    """After a new measurement: python tools/bot_ladder.py result.json."""
    page = bot_ladder.PAGE.read_text(encoding="utf-8")
    assert bot_ladder.page_with(page, bot_ladder.read()) == page


def test_the_pictures_are_those_of_the_ladder() -> None:
    drawn = bot_ladder.pictures(bot_ladder.read())
    stored = {file.name: file.read_text(encoding="utf-8") for file in bot_ladder.PICTURES.glob("bots-*.svg")}
    assert stored == drawn


def test_a_result_becomes_a_row_with_its_bound() -> None:
    found = result()
    ladder = bot_ladder.add(EMPTY, found)
    row = ladder["rows"][0]
    assert row["interval"] == found["entrants"][0]["interval"]
    assert row["interval"][0] - 0.001 < row["bound"] <= row["interval"][0]
    assert row["command"] == "longhall arena 3"
    assert EMPTY == {"rows": [], "calibration": {}}, "the ladder that was given is left as it is"


def test_a_row_tells_what_was_measured() -> None:
    """Of what commit a row is stands in the ladder and in the table; a mark where it was not noted."""
    ladder = bot_ladder.add(EMPTY, result(commit="1234567890-changed", calibration=chances()))
    assert ladder["rows"][0]["commit"] == ladder["calibration"]["brian-boru"]["commit"] == "1234567890-changed"
    assert "| 12345678+ |" in bot_ladder.block(ladder)
    before = {name: value for name, value in result().items() if name != "commit"}
    assert f"| {bot_ladder.UNKNOWN} |" in bot_ladder.block(bot_ladder.add(EMPTY, before))


def test_where_there_is_no_share_of_wins_points_are_the_bound() -> None:
    found = result()
    found["entrants"][0].update(win_rate=None, interval=None, score_interval=[31.2345, 33.0])
    assert bot_ladder.add(EMPTY, found)["rows"][0]["bound"] == 31.234


def test_the_ladder_says_whether_its_times_are_what_people_wait_for() -> None:
    assert bot_ladder.UNTIMED in bot_ladder.block(bot_ladder.add(EMPTY, result()))
    assert bot_ladder.UNTIMED not in bot_ladder.block(bot_ladder.add(EMPTY, result(timed=True)))


def test_a_result_takes_the_place_of_the_same_match_only() -> None:
    ladder = bot_ladder.add(bot_ladder.add(EMPTY, result()), result(4))
    ladder = bot_ladder.add(ladder, result(3, games=99))
    assert [(row["players"], row["games"]) for row in ladder["rows"]] == [(3, 99), (4, 4)]
    ladder = bot_ladder.add(ladder, result(3, options={"lead_void": "any"}))
    assert len(ladder["rows"]) == 3


def test_equals_only_tell_of_win_chances() -> None:
    ladder = bot_ladder.add(EMPTY, result(bots=["random"] * 3, calibration=chances()))
    assert ladder["rows"] == []
    assert ladder["calibration"]["brian-boru"]["error"] == 0.065


def test_the_block_has_a_row_and_a_command_for_every_match() -> None:
    alone = copy.deepcopy(result())
    alone.update(players=1, bots=["random"], equal_share=None)
    alone["entrants"][0].update(win_rate=None, interval=None, turn_seconds=None)
    ladder = bot_ladder.add(bot_ladder.add(EMPTY, result(calibration=chances())), alone)
    text = bot_ladder.block(ladder)
    assert "brian-boru: strong against 2 random" in text
    assert "brian-boru: random alone" in text
    assert text.count("    longhall arena 3") == 3
    assert "pictures/bots-ladder.svg" in text
    assert "pictures/bots-chances-brian-boru.svg" in text
    assert bot_ladder.block(EMPTY) == bot_ladder.NOTHING


def test_only_the_part_between_the_marks_changes() -> None:
    page = f"before\n{bot_ladder.BEGIN}\nold\n{bot_ladder.END}\nafter\n"
    fresh = bot_ladder.page_with(page, EMPTY)
    assert fresh == f"before\n{bot_ladder.BEGIN}\n\n{bot_ladder.NOTHING}\n\n{bot_ladder.END}\nafter\n"
    assert bot_ladder.page_with(fresh, EMPTY) == fresh


def test_pictures_are_drawings() -> None:
    ladder = bot_ladder.add(EMPTY, result(calibration=chances()))
    drawn = bot_ladder.pictures(ladder)
    assert sorted(drawn) == ["bots-chances-brian-boru.svg", "bots-ladder.svg"]
    for drawing in drawn.values():
        assert ET.fromstring(drawing).tag.endswith("svg")
    share = ladder["rows"][0]["wins"]
    assert f"width='{bot_pictures.WIDTH * share:.1f}'" in drawn["bots-ladder.svg"], "the bar is as long as the share"
    assert drawn["bots-chances-brian-boru.svg"].count("<circle") == 2


def test_the_tool_writes_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LADDER", "PAGE", "PICTURES"):
        monkeypatch.setattr(bot_ladder, name, tmp_path / name.lower())
    bot_ladder.LADDER.write_text(json.dumps(EMPTY))
    bot_ladder.PAGE.write_text(f"{bot_ladder.BEGIN}{bot_ladder.END}\n")
    bot_ladder.PICTURES.mkdir()
    monkeypatch.setattr(bot_ladder.read, "__defaults__", (bot_ladder.LADDER,))
    file = tmp_path / "result.json"
    file.write_text(json.dumps(result()))
    bot_ladder.main([str(file)])
    assert len(json.loads(bot_ladder.LADDER.read_text())["rows"]) == 1
    assert "against 2 random" in bot_ladder.PAGE.read_text()
    assert [picture.name for picture in bot_ladder.PICTURES.iterdir()] == ["bots-ladder.svg"]


def test_win_chances_were_found_true() -> None:
    """Of each game, as measured last."""
    found = bot_ladder.read()["calibration"]
    assert set(found) == {game.name for game in all_games()}
    assert all(chances["error"] <= LARGEST_ERROR for chances in found.values())
