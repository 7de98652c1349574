"""Writes the tables of docs/content-packs.md by watching the loaders; `tests/docs/test_content_page.py` compares."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import longhall.games  # noqa: F401  (registers the games)
from longhall.commands.content.content_template import content_files
from longhall.kernel.content.editing import parts_of, with_record, written
from longhall.kernel.content.loading import Pack, Record
from longhall.kernel.errors import BadFile
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.speech import speech

PAGE = Path(__file__).parent.parent / "docs" / "content-packs.md"
BEGIN = "<!-- made by tools/content_page.py -->\n"
MOST_WORDS = 8
"""Of so many words all are listed, of more the first two."""
Place = tuple[str, str]
"""A file and a part of it: `[[towns]]` of `board.toml` is `("board", "towns")`."""
KINDS = {
    str: "text",
    bool: "true or false",
    int: "number",
    float: "number",
    list: "list",
    dict: "table",
}


class Watched(dict[str, Any]):
    """A table of a content file that notes which of its keys are looked at."""

    def __init__(self, data: dict[str, Any], note: Callable[[str], object]) -> None:
        super().__init__(data)
        self.note = note

    def __getitem__(self, key: str) -> Any:
        self.note(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        self.note(str(key))
        return super().__contains__(key)

    def get(self, key: str, other: Any = None) -> Any:
        self.note(key)
        return super().get(key, other)


class Reading:
    """What the loader of a game asks of its content files."""

    def __init__(self) -> None:
        self.keys: dict[Place, dict[str, list[str]]] = {}
        """By place: each key that is read, with its limits in words."""
        self.records: dict[Place, int] = {}
        self.amounts: dict[Place, str] = {}
        self.asked: dict[tuple[Place, str], int] = {}
        """How many records of a place must have a key, since the loader asks for it straight away."""

    def watched(self, record: Record, name: str, part: str) -> Record:
        """The same record, watched."""
        read = self.keys.setdefault((name, part), {})
        record.data = Watched(record.data, lambda key: read.setdefault(key, []))
        record.place, record.sure = (name, part), set()  # type: ignore[attr-defined]
        return record

    def asks(self, record: Record, key: str) -> None:
        """The loader refuses a record without this key."""
        place = getattr(record, "place", None)
        if place is not None and key not in record.sure:  # type: ignore[attr-defined]
            record.sure.add(key)  # type: ignore[attr-defined]
            self.asked[place, key] = self.asked.get((place, key), 0) + 1

    def limit(self, record: Record, key: str, words: str) -> None:
        """A limit that the loader puts on a key."""
        place = getattr(record, "place", None)
        if place is not None and words not in (limits := self.keys[place].setdefault(key, [])):
            limits.append(words)

    def expects(self, record: Record, message: str, key: str, facts: dict[str, Any]) -> None:
        """A check of the loader, by the message it would refuse the file with."""
        if message == "error-content-range" and not isinstance(record.data.get(key), list | dict):
            self.limit(record, key, f"{facts['fewest']} to {facts['most']}")
        place = getattr(record, "place", None)
        if place is None or message not in ("error-content-amount", "error-content-count"):
            return
        fewest, most = (facts.get(name, facts.get("expected")) for name in ("fewest", "most"))
        many = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        if key:
            self.limit(record, key, f"{many} of them")
        elif facts["found"] == self.records.get(place):  # else it counts those of several files
            self.amounts[place] = many


@contextlib.contextmanager
def watching() -> Iterator[Reading]:
    """Note what loaders read meanwhile."""
    reading = Reading()
    table, records = Pack.table, Pack.records
    get, expect, one_of, each_of = Record._get, Record.expect, Record.one_of, Record.each_of

    def watched_table(self: Pack, name: str, key: str) -> Record:
        return reading.watched(table(self, name, key), name, key)

    def watched_records(self: Pack, name: str, key: str) -> Iterator[Record]:
        made = list(records(self, name, key))
        reading.records[name, key] = len(made)
        for record in made:
            found = reading.watched(record, name, key)
            found.text("source")
            yield found

    def watched_get(self: Record, key: str, kind: type, word: str) -> Any:
        reading.asks(self, key)
        return get(self, key, kind, word)

    def watched_expect(self: Record, holds: bool, message: str, key: str = "", /, **facts: Any) -> None:
        reading.expects(self, message, key, facts)
        expect(self, holds, message, key, **facts)

    def word_of(self: Record, key: str, known: list[str]) -> str:
        reading.limit(self, key, listed(known))
        return one_of(self, key, known)

    def words_of(self: Record, key: str, known: list[str]) -> list[str]:
        reading.limit(self, key, listed(known))
        return each_of(self, key, known)

    with (
        patch.object(Pack, "table", watched_table),
        patch.object(Pack, "records", watched_records),
        patch.object(Record, "_get", watched_get),
        patch.object(Record, "expect", watched_expect),
        patch.object(Record, "one_of", word_of),
        patch.object(Record, "each_of", words_of),
    ):
        yield reading


def listed(words: list[str]) -> str:
    """Words that a key may have."""
    words = [word for word in words if word]
    if len(words) > MOST_WORDS:
        return f"one of {len(words)}: `{words[0]}`, `{words[1]}`, ..."
    return ", ".join(f"`{word}`" for word in words)


def tables_of(game: Game[Any]) -> list[str]:
    """Every file of a game's content: its parts, and the keys of each."""
    files = [file for file in content_files(game.name) if file.suffix == ".toml"]
    folder = files[0].parent
    with watching() as reading:
        game.with_content(folder)
    lines = [f"## {speech('en').say(f'{game.prefix}-title')}", ""]
    for file in files:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
        lines += [f"### {file.name}", "", about(text), ""]
        if may_be_missing(game, folder, file):
            lines += ["A pack may leave this file out.", ""]
        lines += ["| part | how many | key | what it is | limits | example |", "|---|---|---|---|---|---|"]
        for part, rows in data.items():
            lines += part_lines(game, folder, file, part, rows, reading)
        lines.append("")
    return lines


def part_lines(game: Game[Any], folder: Path, file: Path, part: str, rows: Any, reading: Reading) -> list[str]:
    """A row for each key of `[part]` or `[[part]]`."""
    several = isinstance(rows, list)
    records = rows if several else [rows]
    keys = list(dict.fromkeys(key for record in records for key in record))
    read = reading.keys.get((file.stem, part), {})
    lines = []
    for at, key in enumerate(keys):
        values = [record[key] for record in records if key in record]
        shown = f"`[[{part}]]`" if several else f"`[{part}]`"
        many = reading.amounts.get((file.stem, part), "1 or more") if several else "1"
        asked = reading.asked.get(((file.stem, part), key), 0)
        needed = (
            len(values) == len(records)
            and key in read
            and (
                asked == len(records)
                or refuses(game, folder, file, without(file.read_text(encoding="utf-8"), part, key))
            )
        )
        limits = ["; ".join(read[key])] if read.get(key) else []
        limits += ["the rules do not read it"] if key not in read else [] if needed else ["may be left out"]
        kind = KINDS[type(values[0])]
        first = (shown, many) if at == 0 else ("", "")
        lines.append(f"| {' | '.join((*first, f'`{key}`', kind, '; '.join(limits), example(values)))} |")
    return lines


def about(text: str) -> str:
    """What a file says of itself in the comment at its head."""
    head = []
    for line in text.splitlines():
        if not line.startswith("#"):
            break
        head.append(line.lstrip("# "))
    return "  \n".join(line for line in head if not line.startswith(("source:", "established =")))


def example(values: list[Any]) -> str:
    """The shortest value that says something, as a file has it."""
    texts = sorted(
        {written(value) for value in values if value not in ([], {}, "")}, key=lambda text: (len(text), text)
    )
    found = next((text for text in texts if len(text) > 3), texts[-1] if texts else "")
    return f"`{found if len(found) <= 60 else found[:57] + '...'}`".replace("|", "\\|") if found else ""


def without(text: str, part: str, key: str) -> str:
    """A content file in which the first record of a part lacks a key."""
    if part in parts_of(text):
        record = dict(tomllib.loads(text)[part][0])
        del record[key]
        return with_record(text, part, 0, record)
    start, end = text.index(f"[{part}]"), len(text)
    following = text.find("\n[", start)
    block = text[start : following if following > 0 else end]
    kept = "\n".join(line for line in block.splitlines() if not line.startswith((f"{key} ", f"{key}=")))
    return text.replace(block, kept)


def may_be_missing(game: Game[Any], folder: Path, file: Path) -> bool:
    """Whether the game can be loaded without a file."""
    return not refuses(game, folder, file, None)


def refuses(game: Game[Any], folder: Path, file: Path, text: str | None) -> bool:
    """Whether the game refuses its content with another text in a file, or without the file."""
    with tempfile.TemporaryDirectory() as made:
        changed = Path(made) / "content"
        shutil.copytree(folder, changed)
        if text is None:
            (changed / file.name).unlink()
        else:
            (changed / file.name).write_text(text, encoding="utf-8")
        try:
            game.with_content(changed)
        except BadFile:
            return True
        return False


def tables() -> str:
    """The tables of all games."""
    return "\n".join(line for game in all_games() for line in tables_of(game))


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(text[: text.index(BEGIN) + len(BEGIN)] + "\n" + tables(), encoding="utf-8")
