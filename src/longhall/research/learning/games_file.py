"""Recorded games in a file of their own, one a line, written as they end: whatever stops the work loses none."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ...kernel.errors import LonghallError
from .selfplay import Record


def games_file_of(file: Path) -> Path:
    """Where the games lie that a knowledge file was learned from."""
    return file.with_name(file.name + ".games")


class GamesFile:
    """The games that were played for learning."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def begin(self) -> None:
        """A new file; games that are already there are not overwritten."""
        try:
            self.file.touch(exist_ok=False)
        except FileExistsError:
            raise LonghallError("error-learning-exists", file=self.file.name) from None
        except OSError:
            raise LonghallError("cli-save-failed", file=str(self.file)) from None

    def add(self, record: Record) -> None:
        """Add a game."""
        try:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(record) + b"\n")
        except OSError:
            raise LonghallError("cli-save-failed", file=str(self.file)) from None

    def read(self) -> list[Record]:
        """All games; a line that was not written to its end is cut off."""
        try:
            data = self.file.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
            records = [msgspec.json.decode(line, type=Record) for line in whole.splitlines()]
            if len(whole) < len(data):
                self.file.write_bytes(whole)
        except (OSError, msgspec.DecodeError):
            raise LonghallError("error-no-learning", file=self.file.name) from None
        return records
