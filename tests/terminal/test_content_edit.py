"""`longhall content edit`: records one at a time, written only when the whole pack is in order."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path

import pytest
from playing import LANGUAGES, MISSING, Ran, longhall
from rich.console import Console

from longhall.commands.content.content_template import content_files
from longhall.kernel.content.editing import parts_of, read_field, records_of, with_record, without_record, written
from longhall.kernel.content.packs import read_pack
from longhall.kernel.errors import LonghallError
from longhall.kernel.registry import all_games, find_game
from longhall.speech import speech
from longhall.terminal.boards import drawing_of

PAX = "pax-viking"
GAMES = [game.name for game in all_games() if content_files(game.name)]


def edit(folder: Path, *lines: str, lang: str = "en", game: str = PAX) -> Ran:
    return longhall("content", "edit", game, str(folder), "--lang", lang, typed="\n".join([*lines, ""]), width=160)


def part_number(folder: Path, file: str, part: str) -> str:
    parts = [(name, one) for name, raw in read_pack(folder).items() for one in parts_of(raw.decode())]
    return str(parts.index((file, part)) + 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack that is a copy of our own content."""
    made = tmp_path / "mine"
    assert edit(made).code == 0
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_is_typed_in_with_its_drawing_beside(folder: Path, lang: str) -> None:
    before = (folder / "ventures.toml").read_text(encoding="utf-8")
    part = part_number(folder, "ventures.toml", "tiles")
    typed = ["name = Ironworks of Mine", 'effects = [{ do = "gain_silfr", n = 2 }]']
    ran = edit(folder, part, "1", *typed, "", "", "", lang=lang)
    assert ran.code == 0, ran.err
    assert not MISSING.search(ran.out + ran.err), ran.out
    after = (folder / "ventures.toml").read_text(encoding="utf-8")
    first = records_of(after, "tiles")[0]
    assert (first["name"], first["effects"]) == ("Ironworks of Mine", [{"do": "gain_silfr", "n": 2}])
    assert records_of(after, "tiles")[1:] == records_of(before, "tiles")[1:]
    assert after.splitlines()[:5] == before.splitlines()[:5]  # comments stay
    say = speech(lang).say
    effect = say("pax-verb-gain_silfr", n=2, condition="", counter="", place="", who="self", max=0)
    assert "Ironworks of Mine" in ran.out
    assert effect.split()[0] in ran.out  # the drawing says what the declaration means
    changed = find_game(PAX).with_content(folder).content_hash
    assert say("cli-content-edit-kept", file="ventures.toml", hash=changed) in ran.out


DRAWN = [
    ("brian-boru", "cards.toml", "cards", ["town", "coin", "coin"], "primary", "# 2c"),
    ("feast-for-odin", "special_tiles.toml", "tiles", ["#.", "##"], "shape", "ssss"),
    ("feast-for-odin", "goods.toml", "goods", 4, "width", "oooooooo"),
    ("feast-for-odin", "boards.toml", "boards", [".-x_"], "grid", " . - #"),
    ("feast-for-odin", "occupations_a.toml", "cards", 1, "points", "odn-effect-1"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "file", "part", "value", "key", "drawn"), DRAWN, ids=[row[1] for row in DRAWN])
def test_other_games_are_drawn_as_the_table_draws_them(
    game: str, file: str, part: str, value: object, key: str, drawn: str, lang: str
) -> None:
    """With the change that is being typed in."""
    speaks = speech(lang)
    found = find_game(game)
    first = records_of((content_files(game)[0].parent / file).read_text(encoding="utf-8"), part)[0]
    told = io.StringIO()
    console = Console(file=told, width=160)
    picture = drawing_of(found, speaks, [], plain=True).record({**first, key: value})
    assert picture is not None
    console.print(picture)
    expected = speaks.say(drawn) if drawn.startswith("odn-") else drawn
    assert expected in told.getvalue()


def test_an_occupation_of_ones_own_has_no_words_of_another() -> None:
    game = find_game("feast-for-odin")
    drawing = drawing_of(game, speech("en"), [])
    card = {"number": 1, "category": ["immediate"], "points": 0, "effects": [{"gain": {"wood": 1}}]}
    assert str(drawing.record(card)) == "gain: 1 wood"
    assert str(drawing.record({**card, "text": "Take a log."})) == "Take a log."


def test_a_card_is_drawn_beside_its_fields(tmp_path: Path) -> None:
    made = tmp_path / "mine"
    assert edit(made, game="brian-boru").code == 0
    card = [part_number(made, "cards.toml", "cards"), "1"]
    ran = edit(made, *card, 'lower = ["coin"]', 'lower = ["gold"]', "cancel", "", "", game="brian-boru")
    assert ran.code == 0, ran.err
    assert ran.out.count(speech("en").say("cli-bru-head-primary")) == 2
    assert speech("en").say("cli-content-edit-no-drawing") in ran.out


def test_a_new_tile_and_one_less(folder: Path) -> None:
    part = part_number(folder, "events.toml", "tiles")
    count = len(records_of((folder / "events.toml").read_text(encoding="utf-8"), "tiles"))
    ran = edit(folder, part, "new", "id = of_mine", "name = Of Mine", "starter =", "", "", "")
    assert ran.code == 0
    records = records_of((folder / "events.toml").read_text(encoding="utf-8"), "tiles")
    assert (len(records), records[-1]["id"]) == (count + 1, "of_mine")
    ran = edit(folder, part, f"delete {count + 1}", "", "")
    assert ran.code == 0
    assert len(records_of((folder / "events.toml").read_text(encoding="utf-8"), "tiles")) == count


def test_what_is_wrong_is_told_and_nothing_written(folder: Path) -> None:
    before = (folder / "ventures.toml").read_bytes()
    part = part_number(folder, "ventures.toml", "tiles")
    ran = edit(folder, "99", part, "0", "1", "area = atlantis", "", "nonsense", "effects = [{", "cancel", "", "")
    assert ran.code == 0
    assert "ventures.toml:9: area cannot be atlantis" in ran.err
    assert "“nonsense” cannot be read" in ran.err
    assert "Please type a number" in ran.err
    assert "Nothing was changed." in ran.out
    assert (folder / "ventures.toml").read_bytes() == before
    assert sorted(file.suffix for file in folder.iterdir() if file.name != "README.md") == [".toml"] * 10


def test_a_damaged_pack_is_told_at_once(folder: Path) -> None:
    (folder / "gods.toml").write_text("[[tiles]]\nid = 7\n", encoding="utf-8")
    ran = edit(folder)
    assert ran.code == 2
    assert "gods.toml:" in ran.err


# Text that is edited ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_records_of_every_file_can_be_written_anew(game: str) -> None:
    for raw in read_pack(content_files(game)[-1].parent).values():
        text = raw.decode()
        for part in parts_of(text):
            records = records_of(text, part)
            for number in {0, len(records) // 2, len(records) - 1}:
                record = records[number]
                other = {**record, "source": "typed in"}
                assert records_of(with_record(text, part, number, other), part)[number] == other
                assert with_record(text, part, number, record) == text.rstrip("\n") + "\n"
            added = with_record(text, part, len(records), records[0])
            assert records_of(added, part) == [*records, records[0]]
            assert len(records_of(without_record(added, part, 0), part)) == len(records)


def test_values_go_both_ways() -> None:
    for value in ('a "b" \\ c', "Ł → š", 7, -1, True, ["x", ["y"]], {"do": "pay", "then": [{"n": 2}], "may": False}):
        assert tomllib.loads(f"key = {written(value)}") == {"key": value}


@pytest.mark.parametrize(
    ("line", "found"),
    [("a = 7", ("a", 7)), ("a-b=[1]", ("a-b", [1])), ("name = Two Words", ("name", "Two Words")), ("a =", ("a", None))],
)
def test_fields_as_people_type_them(line: str, found: tuple[str, object]) -> None:
    assert read_field(line) == found


@pytest.mark.parametrize("line", ["seven", "= 7", "a = [1", 'a = "x'])
def test_other_lines_are_refused(line: str) -> None:
    with pytest.raises(LonghallError, match="error-edit-line"):
        read_field(line)
