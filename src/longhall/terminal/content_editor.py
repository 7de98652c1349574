"""Typing in boards, cards and tiles from one's own box, a record at a time, with what it says beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..kernel.content.editing import (
    Fields,
    parts_of,
    read_field,
    records_of,
    with_record,
    without_record,
    written,
)
from ..kernel.content.packs import load_pack, read_pack
from ..kernel.errors import LonghallError
from ..kernel.game import Game
from .boards import drawing_of
from .screen import Screen
from .style import BLOOD, FADED, GOLD, MOSS, STRONG

CANCEL = "cancel"
NEW = "new"
DELETE = "delete"
NAMING = ("name", "id", "number", "value", "key")
"""Fields by which a person knows a record, the best first."""


class ContentEditor:
    """Asks which record, shows it, takes changes, and writes them only when the whole pack is in order."""

    def __init__(self, game: Game[Any], folder: Path, screen: Screen) -> None:
        self.game = game
        self.folder = folder
        self.screen = screen
        self.say = screen.speech.say

    def run(self) -> None:
        """Until the person has had enough."""
        while True:
            parts = self.parts()
            table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
            for number, (file, part, count) in enumerate(parts, 1):
                table.add_row(Text(str(number), style=STRONG), file, part, Text(str(count), style=FADED))
            self.screen.show(table)
            chosen = self.ask("cli-content-edit-part", len(parts))
            if chosen is None:
                return
            file, part, _ = parts[chosen]
            self.edit_part(file, part)

    def parts(self) -> list[tuple[str, str, int]]:
        """What can be edited: file, kind of record, how many."""
        return [
            (file, part, count)
            for file, raw in read_pack(self.folder).items()
            for part, count in parts_of(raw.decode()).items()
        ]

    def ask(self, message: str, count: int) -> int | None:
        """A number of a list, counted from 0; None: nothing more."""
        while True:
            self.screen.say(message, GOLD)
            line = self.screen.read()
            if not line or not line.strip():
                return None
            if line.strip().isdecimal() and 1 <= int(line) <= count:
                return int(line) - 1
            self.screen.complain(self.say("cli-content-edit-number", most=count))

    def edit_part(self, file: str, part: str) -> None:
        """Records of one kind, one after another."""
        while True:
            records = records_of(self.text(file), part)
            for number, record in enumerate(records, 1):
                self.screen.show(Text.assemble((f"{number:>4}  ", STRONG), called(record)))
            self.screen.say("cli-content-edit-record", GOLD, new=NEW, delete=DELETE)
            line = (self.screen.read() or "").strip()
            word, _, rest = line.partition(" ")
            number = int(rest or word) - 1 if (rest or word).isdecimal() else -1
            if not line:
                return
            if word == NEW:
                self.edit(file, part, len(records), dict(records[-1]))
            elif not 0 <= number < len(records):
                self.screen.complain(self.say("cli-content-edit-number", most=len(records)))
            elif word == DELETE:
                self.try_text(file, without_record(self.text(file), part, number))
            else:
                self.edit(file, part, number, dict(records[number]))

    def edit(self, file: str, part: str, number: int, fields: Fields) -> None:
        """One record: `key = value` changes a field, an empty line writes all of it."""
        self.show(fields)
        self.screen.say("cli-content-edit-field", FADED, cancel=CANCEL)
        while True:
            line = self.screen.read()
            if line is None or line.strip() == CANCEL:
                self.screen.say("cli-content-edit-cancelled", FADED)
                return
            try:
                if line.strip():
                    key, value = read_field(line)
                    if value is None:
                        fields.pop(key, None)
                    else:
                        fields[key] = value
                    self.show(fields)
                elif self.try_text(file, with_record(self.text(file), part, number, fields)):
                    return
            except LonghallError as error:
                self.screen.complain(self.screen.speech.error(error))

    def text(self, file: str) -> str:
        """A content file as it is."""
        return (self.folder / file).read_text(encoding="utf-8")

    def try_text(self, file: str, text: str) -> bool:
        """Write a file if the whole pack is in order with it; else say file, line and reason."""
        try:
            pack = load_pack(self.game, {**read_pack(self.folder), file: text.encode()}, self.folder.name)
        except LonghallError as error:
            self.screen.complain(self.screen.speech.error(error))
            return False
        new = self.folder / f"{file}.new"
        new.write_text(text, encoding="utf-8")
        new.replace(self.folder / file)
        self.screen.say("cli-content-edit-kept", MOSS, file=file, hash=pack.content_hash)
        return True

    def show(self, fields: Fields) -> None:
        """The fields, and beside them what they say."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        for key, value in fields.items():
            table.add_row(Text(key, style=STRONG), written(value))
        drawn = self.drawing(fields)
        self.screen.show(table if drawn is None else Columns([drawn, table], padding=(0, 3)))

    def drawing(self, fields: Fields) -> Panel | None:
        """A tile or card as the table shows it, composed of its own declaration; None: there is no such drawing."""
        try:
            drawn = drawing_of(self.game, self.screen.speech, [], self.screen.plain).record(fields)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):  # no declaration yet: the check says why
            return Panel(Text(self.say("cli-content-edit-no-drawing"), style=BLOOD), width=40)
        if drawn is None:
            return None
        width = 40 if isinstance(drawn, Text) else None  # words are broken, pictures are not
        return Panel(drawn, title=called(fields), width=width, expand=False)


def called(record: Mapping[str, Any]) -> str:
    """What a person knows a record by."""
    words = [str(record[key]) for key in NAMING if key in record]
    return " · ".join(words[:2]) or written(next(iter(record.values()), ""))
