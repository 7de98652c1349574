"""Content packs: an editable copy of any game's content can be played with; bad ones are refused with file and line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playing import LANGUAGES, MISSING, longhall

from longhall.commands.content.content_template import content_files
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games, register
from longhall.speech import speech
from longhall.terminal.boards import drawing_of
from longhall.terminal.explain import facts

GAMES = [game for game in all_games() if content_files(game.name)]


@pytest.fixture(params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Iterator[Game[Any]]:
    """Each game; its own content is put back afterwards, as `--content` is meant for a whole process."""
    found: Game[Any] = request.param
    yield found
    register(found)


def test_a_template_holds_all_files_and_is_the_same_game(game: Game[Any], tmp_path: Path) -> None:
    folder = tmp_path / "mine" / "pack"
    ran = longhall("content", "template", game.name, str(folder), width=500)
    assert ran.code == 0, ran.err
    files = content_files(game.name)
    assert f"{len(files)} files have been written to {folder}." in ran.out
    assert sorted(file.name for file in folder.iterdir()) == [file.name for file in files]
    assert all((folder / file.name).read_bytes() == file.read_bytes() for file in files)
    assert "README.md" in [file.name for file in files] or game.name != "pax-viking"
    checked = longhall("content", "check", game.name, "--content", str(folder))
    assert f"{game.name}: the content is valid (hash {game.content_hash})." in checked.out


def test_a_template_never_overwrites(game: Game[Any], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("mine", encoding="utf-8")
    ran = longhall("content", "template", game.name, str(tmp_path))
    assert ran.code == 2
    assert "is not empty" in ran.err
    assert [file.name for file in tmp_path.iterdir()] == ["mine.toml"]
    inside = longhall("content", "template", game.name, str(tmp_path / "mine.toml" / "deeper"), width=500)
    assert inside.code == 2
    assert "Nothing can be written to the folder deeper." in inside.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_are_missing_are_asked_for(lang: str) -> None:
    for words in (["content", "template"], ["content", "template", GAMES[0].name]):
        ran = longhall(*words, "--lang", lang)
        assert ran.code == 2
        word = "game" if len(words) == 2 else "folder"
        assert speech(lang).say(f"cli-word-{word}") in ran.err
        assert not MISSING.search(ran.err)


def test_a_changed_pack_is_another_content_and_plays(game: Game[Any], tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    longhall("content", "template", game.name, str(folder))
    first = min(folder.glob("*.toml"))
    first.write_text("# mine\n" + first.read_text(encoding="utf-8"), encoding="utf-8")
    words = ["simulate", game.name, "--players", str(game.most), "--games", "2", "--content", str(folder)]
    ran = longhall(*words)
    assert ran.code == 0, ran.err
    assert game.with_content(folder).content_hash != game.content_hash


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_pack_is_refused_with_file_line_and_reason(game: Game[Any], tmp_path: Path, lang: str) -> None:
    folder = tmp_path / "pack"
    longhall("content", "template", game.name, str(folder))
    file = max(folder.glob("*.toml"), key=lambda one: one.read_text(encoding="utf-8").count("[["))
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("[["))
    source = next(n for n in range(at, len(lines)) if lines[n].startswith("source"))
    lines[source] = "source = 7"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for command in (["content", "check"], ["simulate"], ["play"]):
        ran = longhall(*command, game.name, "--content", str(folder), "--lang", lang, width=500)
        assert ran.code == 2
        reason = speech(lang).say("error-content-type", key="source", expected="text")
        assert ran.err == f"longhall: {file.name}:{source + 1}: {reason}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_a_pack_are_used(lang: str, tmp_path: Path) -> None:
    game = next(it for it in GAMES if it.name == "pax-viking")
    folder = tmp_path / "pack"
    longhall("content", "template", game.name, str(folder))
    for file, old, new in (
        ("gods.toml", 'name = "Freyr"', 'name = "Frey of Uppsala"'),
        ("victory.toml", 'id = "beginner_rus"\nname = "Rus"', 'id = "beginner_of_mine"\nname = "Of Mine"'),
    ):
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    mine = game.with_content(folder)
    say = speech(lang)
    assert say.name(mine, "tile:freyr") == "Frey of Uppsala"
    assert say.name(mine, "victory:beginner_of_mine") == "Of Mine"
    assert say.name(mine, "tile:odin") == say.name(game, "tile:odin") == say.say("pax-tile-odin")
    assert say.name(game, "tile:freyr") == say.say("pax-tile-freyr")


CHANGED = [
    (
        "feast-for-odin",
        "occupations_a.toml",
        "effects = [{ modify = { price_livestock = 1 } }]",
        'effects = [{ on = "after", of = ["one_silver", "hunting"], gain = { snare = 1, oil = 2 } }, '
        '{ may = true, tiers = { count = "silk", at_least = [1, 2], gain = [{ silver = 1 }, { silver = 3 }] } }]',
        "occupation:1",
        "on: after, of: one silver / hunting, gain: 1 snare + 2 oil; "
        "may, tiers: (count: silk, at least: 1 / 2, gain: 1 silver / 3 silver)",
    ),
    ("feast-for-odin", "occupations_a.toml", "points = 0", 'points = 0\ntext = "Bargain."', "occupation:1", "Bargain."),
    (
        "feast-for-odin",
        "spaces.toml",
        "effects = [{ pay = { wood = 2 } }, {",
        "effects = [{ pay = { wood = 3 } }, {",
        "space:build_shed",
        "pay: 3 wood; build: shed",
    ),
    (
        "feast-for-odin",
        "dice.toml",
        "success = { hide = 1",
        "success = { hide = 2",
        "space:hunting_game_1",
        "die: (sides: 8, aim: low, spend: wood / bow, success: 2 hide + 1 game meat, failure: 1 wood + 1 bow, "
        "vikings back: 0); dice: hunting game",
    ),
    (
        "brian-boru",
        "decks.toml",
        "points = 4\nrenown = 0",
        "points = 3\nrenown = 1",
        "marriage:brigid",
        "points: 3, renown: 1",
    ),
    ("brian-boru", "decks.toml", "spurn-points = 4", "spurn-points = 5", "choice:spurn", "spurn points: 5"),
]


@pytest.mark.parametrize(
    ("name", "file", "old", "new", "ref", "told"), CHANGED, ids=[row[4] + row[1] for row in CHANGED]
)
def test_a_changed_card_is_told_by_its_own_declaration(
    name: str, file: str, old: str, new: str, ref: str, told: str, tmp_path: Path
) -> None:
    """Not by our sentence, which is about our card; whatever was not changed keeps it."""
    game = next(it for it in GAMES if it.name == name)
    folder = tmp_path / "pack"
    longhall("content", "template", name, str(folder))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    mine = game.with_content(folder)
    for lang in LANGUAGES:
        say = speech(lang)
        ours = say.explanation(game, ref)
        assert ours == say.say(f"{game.prefix}-explain-{ref.replace(':', '-')}")
        assert say.explanation(mine, ref) == told != ours
        assert say.pack_texts(game) == {}
        others = [other for other in mine.names() if other not in say.pack_texts(mine)]
        assert len(others) > 100
        assert all(say.explanation(mine, other) == say.explanation(game, other) for other in others)
        shown = "".join(str(line) for line in facts(ref, drawing_of(mine, say, ["A", "B", "C"]), {"spaces": {}}))
        assert shown == told


@pytest.mark.parametrize(
    ("name", "file", "old", "new", "ref", "called"),
    [
        ("brian-boru", "board.toml", 'name = "Ulaid"', 'name = "Ulster"', "region:ulaid", "Ulster"),
        ("brian-boru", "board.toml", 'name = "Ailech"', 'name = "Aileach"', "town:2", "Aileach"),
        ("feast-for-odin", "occupations_a.toml", "points = 0", 'points = 0\nname = "Hawker"', "occupation:1", "Hawker"),
    ],
)
def test_things_of_every_game_can_be_called_otherwise(
    name: str, file: str, old: str, new: str, ref: str, called: str, tmp_path: Path
) -> None:
    game = next(it for it in GAMES if it.name == name)
    folder = tmp_path / "pack"
    longhall("content", "template", name, str(folder))
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    for lang in LANGUAGES:
        assert speech(lang).pack_names(game.with_content(folder)) == {ref: called}
        assert speech(lang).pack_names(game) == {}
