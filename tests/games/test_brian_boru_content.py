"""The content of Brian Boru: the printed numbers, and refusals of bad packs with file, line and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from longhall.games.brian_boru.content.components import TOWNS, WHITE
from longhall.games.brian_boru.content.loader import FOLDER, check_printed, load_content
from longhall.kernel.content.loading import Pack
from longhall.kernel.errors import BadFile
from longhall.kernel.masks import count

BOX = load_content()


def test_the_printed_sums() -> None:
    assert check_printed(BOX) == []
    assert len(BOX.towns) == TOWNS + 1 == 54
    assert [count(colour.towns) for colour in BOX.colours] == [18, 18, 17, 0]
    assert sum(count(town.roads) for town in BOX.towns) == 2 * 36
    assert sorted((region.threshold, region.points) for region in BOX.regions) == sorted(
        [(5, 7), (5, 7), (4, 6), (4, 6), (3, 5), (3, 4), (2, 3), (2, 2)]
    )
    assert sorted(BOX.viking_strength) == [9, 10, 11, 12, 12, 13, 14]


def test_towns_by_region() -> None:
    by_region = dict(zip(BOX.region_ids, (count(region.towns) for region in BOX.regions), strict=True))
    assert by_region == {
        "munster": 10,
        "leinster": 9,
        "connaught": 9,
        "northern-ui-neill": 7,
        "southern-ui-neill": 6,
        "ulaid": 5,
        "breifne": 4,
        "dubhlinn": 3,
    }


def test_cards_by_colour_and_symbols() -> None:
    assert [count(colour.cards) for colour in BOX.colours] == [7, 7, 7, 4]
    suits = ["raider", "church", "courtship"]
    for suit in suits:
        assert sum(rows[1].count(suit) for rows in BOX.row_symbols if len(rows) > 1) == 17
    for value in range(1, 26):
        assert BOX.primary_symbols[value][0] == "town"
        assert "expand" in BOX.row_symbols[value][0]
        assert len(BOX.row_symbols[value]) == (1 if value in (20, 21, 22) else 2)
        if BOX.card_colour[value] != WHITE:
            suit = suits[BOX.card_colour[value]]
            assert set(BOX.row_symbols[value][1]) == {suit}


def test_every_record_tells_its_source() -> None:
    pack = Pack(FOLDER)
    files = {"board": ["regions", "towns", "roads"], "cards": ["cards"], "decks": ["track", "marriage", "vikings"]}
    for file, keys in files.items():
        for key in keys:
            for record in pack.records(file, key):
                assert record.text("source") in ("picture", "data", "rulebook", "ours")


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("board.toml", 'colour = "red"', 'colour = "green"', "error-content-unknown"),
        ("board.toml", 'region = "ulaid"', 'region = "ulster"', "error-content-unknown"),
        ("board.toml", "id = 2\n", "id = 1\n", "error-content-twice"),
        ("board.toml", "id = 2\n", "id = 99\n", "error-content-range"),
        ("board.toml", "threshold = 4", "threshold = 1", "error-content-range"),
        ("board.toml", "towns = [1, 4]", "towns = [1, 1]", "error-content-road"),
        ("board.toml", "towns = [2, 3]", "towns = [4, 1]", "error-content-twice"),
        ("board.toml", 'name = "Ailech"', "name = 7", "error-content-type"),
        ("board.toml", 'source = "ours"', 'source = "ours', "error-content-syntax"),
        ("cards.toml", "value = 25", "value = 24", "error-content-twice"),
        ("cards.toml", 'primary = ["town", "coin"]', 'primary = ["coin", "town"]', "error-content-primary"),
        ("cards.toml", '"remove_viking", "pay_coin"', '"remove_vikings", "pay_coin"', "error-content-unknown"),
        ("cards.toml", 'upper = ["coin", "expand"]', "upper = []", "error-content-missing"),
        ("decks.toml", "space = 3", "space = 4", "error-content-order"),
        ("decks.toml", 'reward = ["renown"]', 'reward = ["any_town"]', "error-content-town-rewards"),
        ("decks.toml", "strength = 14", "strength = 0", "error-content-range"),
        ("decks.toml", "points = 4\n", "", "error-content-missing"),
        ("numbers.toml", "deal = 8", "deal = 9", "error-content-deal"),
        ("numbers.toml", "expand = 5", "expand = 0", "error-content-range"),
        ("numbers.toml", "regions = [0, 0, 0, 1, 1, 3, 5, 7, 10]", "regions = [0]", "error-content-count"),
    ],
)
def test_a_bad_pack_is_refused(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    broken = text.replace(old, new, 1)
    (folder / file).write_text(broken, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        load_content(folder)
    error = caught.value
    assert error.message == message
    assert error.file == file
    changed = next(n for n, (a, b) in enumerate(zip(text.splitlines(), broken.splitlines(), strict=False), 1) if a != b)
    assert abs(error.line - changed) <= 12, f"line {error.line}, but the change is at {changed}"


def test_missing_records_and_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="error-content-no-folder"):
        load_content(tmp_path / "nowhere")
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    (folder / "decks.toml").unlink()
    with pytest.raises(BadFile, match="error-content-no-file"):
        load_content(folder)
    cards = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    shutil.copy(FOLDER / "decks.toml", folder / "decks.toml")
    (folder / "cards.toml").write_text(cards[: cards.rindex("[[cards]]")], encoding="utf-8")
    with pytest.raises(BadFile, match="error-content-count"):
        load_content(folder)
