"""A data set is a folder of Parquet files, each with some games in order; whatever stops the work leaves whole files.

A file is named after its first game. It gets that name when it is finished, so one without it was never finished.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ...kernel.errors import LonghallError
from .schema import Info, arrow, read_info, schema_of

NAME: Final = "games-{:09d}.parquet"
FILES: Final = "games-*.parquet"
UNFINISHED: Final = ".unfinished"
GAMES: Final = b"longhall.games"
"""Where a file says how many games it has, beside the metadata of its schema."""
GROUP: Final = 2000
"""About how many decisions a row group has: what a reader has in memory at a time."""


class Shards:
    """Writes games to a data set, in their order."""

    def __init__(self, folder: Path, info: Info, games_each: int, first: int = 0) -> None:
        self.folder = folder
        self.games = first
        """How many games the data set has with those that are written here."""
        self._schema = schema_of(info)
        self._each = games_each
        self._writer: Any = None
        self._waiting: list[Any] = []
        self._begun = first

    def add(self, table: Any) -> None:
        """Add a game."""
        if self._writer is None:
            self._begin()
        self._waiting.append(table)
        self.games += 1
        full = self.games - self._begun >= self._each
        if full or sum(len(one) for one in self._waiting) >= GROUP:
            self._flush()
        if full:
            self.finish()

    def _begin(self) -> None:
        self._begun = self.games
        self._file = self.folder / NAME.format(self.games)
        try:
            self._writer = arrow().parquet.ParquetWriter(
                self._file.with_name(self._file.name + UNFINISHED),
                self._schema,
                compression="zstd",
                use_dictionary=["game", "seats", "seat", "bot", "place", "won", "result"],
            )
        except OSError:
            raise LonghallError("cli-save-failed", file=str(self._file)) from None

    def _flush(self) -> None:
        if self._waiting:
            waiting, self._waiting = self._waiting, []
            table = arrow().concat_tables(waiting)
            self._writer.write_table(table, row_group_size=len(table))

    def finish(self) -> None:
        """The file at work is finished, with the games it has."""
        if self._writer is None:
            return
        self._flush()
        writer, self._writer = self._writer, None
        writer.add_key_value_metadata({GAMES: str(self.games - self._begun)})
        writer.close()
        self._file.with_name(self._file.name + UNFINISHED).replace(self._file)


def begin(folder: Path) -> None:
    """A new data set; one that is already there is not overwritten."""
    try:
        folder.mkdir()
    except FileExistsError:
        raise LonghallError("error-dataset-exists", file=str(folder)) from None
    except OSError:
        raise LonghallError("cli-save-failed", file=str(folder)) from None


def resume(folder: Path, info: Info) -> int:
    """How many games a data set has that is to go on; it must have been made with the same settings."""
    for file in folder.glob(f"*{UNFINISHED}"):
        file.unlink()
    if folder.is_dir() and not any(folder.iterdir()):
        return 0  # it was stopped before its first game
    files = shard_files(folder)
    if not info.games_like(shard_info(files[0])):
        raise LonghallError("error-other-dataset", file=str(folder))
    return sum(games_in(file) for file in files)


def shard_files(path: Path) -> list[Path]:
    """The files of a data set, in order of their games; a single one may be named, too."""
    files = sorted(path.glob(FILES)) if path.is_dir() else [path]
    if not files or not files[0].is_file():
        raise LonghallError("error-no-dataset", file=str(path))
    return files


def open_shard(file: Path) -> Any:
    """A Parquet file, opened."""
    pa = arrow()
    try:
        return pa.parquet.ParquetFile(file)
    except (OSError, pa.ArrowInvalid):
        raise LonghallError("error-no-dataset", file=str(file)) from None


def shard_info(file: Path) -> Info:
    """How a file was made."""
    with open_shard(file) as opened:
        return read_info(opened.schema_arrow, str(file))


def games_in(file: Path) -> int:
    """How many games a file has."""
    with open_shard(file) as opened:
        return int((opened.metadata.metadata or {}).get(GAMES, b"0"))
