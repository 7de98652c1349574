# uncompiled: reads files once, where types are open
"""Content files: boards, cards and tiles as TOML, each record with its source, and errors that name file and line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from ..errors import BadFile
from ..events import Value

MOST_FILES: Final = 40
LARGEST_FILE: Final = 500_000
LARGEST_PACK: Final = 1_000_000
"""In bytes. The largest of our own packs has an eighth of it."""
DEEPEST: Final = 12
"""How deep tables and lists may stand in each other; ours come to half of it."""


class Record:
    """One table of a content file that knows where it stands."""

    def __init__(self, pack: Pack, file: Path, data: dict[str, Any], line: int) -> None:
        self.pack = pack
        self.file = file
        self.data = data
        self.line = line

    def wrong(self, message: str, key: str = "", /, **facts: Value) -> BadFile:
        """An error about this record, at the line of one of its keys if given."""
        return BadFile(self.file.name, self.pack.line_of(self.file, self.line, key), message, **facts)

    def _get(self, key: str, kind: type, word: str) -> Any:
        if key not in self.data:
            raise self.wrong("error-content-missing", key=key)
        value = self.data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong("error-content-type", key, key=key, expected=word)
        return value

    def text(self, key: str) -> str:
        """A word or sentence."""
        value: str = self._get(key, str, "text")
        return value

    def text_or(self, key: str, otherwise: str) -> str:
        """A word or sentence that may be left out."""
        return self.text(key) if key in self.data else otherwise

    def given(self, *keys: str) -> dict[str, object]:
        """Of some fields those that are there."""
        return {key: self.data[key] for key in keys if key in self.data}

    def number(self, key: str) -> int:
        """A whole number."""
        value: int = self._get(key, int, "number")
        return value

    def numbers(self, key: str) -> list[int]:
        """A list of whole numbers."""
        values: list[int] = self._get(key, list, "list-of-numbers")
        if not all(isinstance(value, int) for value in values):
            raise self.wrong("error-content-type", key, key=key, expected="list-of-numbers")
        return values

    def within(self, key: str, fewest: int, most: int) -> int:
        """A whole number that must lie between two others."""
        value = self.number(key)
        self.expect(fewest <= value <= most, "error-content-range", key, key=key, fewest=fewest, most=most)
        return value

    def fill(self, box: object, limits: Mapping[str, tuple[int, int]]) -> None:
        """Put whole numbers, each within its limits, into the attributes of the same names."""
        for key, (fewest, most) in limits.items():
            setattr(box, key.replace("-", "_"), self.within(key, fewest, most))

    def words(self, key: str) -> list[str]:
        """A list of words."""
        values: list[str] = self._get(key, list, "list-of-words")
        if not all(isinstance(value, str) for value in values):
            raise self.wrong("error-content-type", key, key=key, expected="list-of-words")
        return values

    def one_of(self, key: str, known: list[str]) -> str:
        """A word out of a known set."""
        word = self.text(key)
        if word not in known:
            raise self.wrong("error-content-unknown", key, key=key, given=word, known=known)
        return word

    def each_of(self, key: str, known: list[str]) -> list[str]:
        """A list of words out of a known set."""
        found = self.words(key)
        for word in found:
            if word not in known:
                raise self.wrong("error-content-unknown", key, key=key, given=word, known=known)
        return found

    def expect(self, holds: bool, message: str, key: str = "", /, **facts: Value) -> None:
        """Refuse the file unless a check holds."""
        if not holds:
            raise self.wrong(message, key, **facts)


def files_of(folder: Path) -> list[Path]:
    """The content files of a folder, by name; more than any game could have are refused before they are read."""
    files = sorted(folder.glob("*.toml"))
    if len(files) > MOST_FILES:
        raise BadFile(folder.name, 0, "error-content-many", most=MOST_FILES)
    total = 0
    for file in files:
        size = file.stat().st_size
        total += size
        if size > LARGEST_FILE or total > LARGEST_PACK:
            raise BadFile(file.name, 0, "error-content-large", most=LARGEST_FILE)
    return files


def read_toml(name: str, raw: bytes) -> tuple[str, dict[str, Any]]:
    """The text of a content file and what it says; whatever else it may be is refused."""
    try:
        text = raw.decode()
        data = tomllib.loads(text)
    except UnicodeDecodeError:
        raise BadFile(name, 0, "error-file-not-text") from None
    except RecursionError:
        raise BadFile(name, 0, "error-content-deep", most=DEEPEST) from None
    except ValueError as error:  # TOMLDecodeError, or a number of thousands of digits
        found = re.search(r"line (\d+)", str(error))
        raise BadFile(name, int(found[1]) if found else 0, "error-content-syntax") from None
    layer: list[Any] = [data]
    for _ in range(DEEPEST):
        layer = [
            inner
            for value in layer
            for inner in (value.values() if isinstance(value, dict) else value)
            if isinstance(inner, dict | list)
        ]
    if layer:
        raise BadFile(name, 0, "error-content-deep", most=DEEPEST)
    return text, data


class Pack:
    """A folder of content files, all read and hashed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._texts: dict[Path, list[str]] = {}
        self._data: dict[str, tuple[Path, dict[str, Any]]] = {}
        if not folder.is_dir():
            raise BadFile(folder.name, 0, "error-content-no-folder")
        digest = hashlib.sha256()
        for file in files_of(folder):
            raw = file.read_bytes()
            digest.update(file.name.encode() + b"\0" + raw)
            text, data = read_toml(file.name, raw)
            self._texts[file] = text.splitlines()
            self._data[file.stem] = (file, data)
        self.hash = digest.hexdigest()[:16]

    def data(self) -> dict[str, Any]:
        """All that the files say, by file: what clients draw boards and cards from."""
        return {name: data for name, (_, data) in self._data.items()}

    def file(self, name: str) -> Record:
        """The top level of a file."""
        if name not in self._data:
            raise BadFile(f"{name}.toml", 0, "error-content-no-file")
        file, data = self._data[name]
        return Record(self, file, data, 0)

    def table(self, name: str, key: str) -> Record:
        """A single table `[key]` of a file."""
        top = self.file(name)
        data = top.data.get(key)
        if not isinstance(data, dict):
            raise top.wrong("error-content-missing", key=key)
        lines = self._headers(top.file, f"[{key}]")
        return Record(self, top.file, data, lines[0] if lines else 0)

    def records(self, name: str, key: str) -> Iterator[Record]:
        """All tables `[[key]]` of a file, in order; each must say its source."""
        top = self.file(name)
        rows = top.data.get(key)
        if not isinstance(rows, list) or not rows:
            raise top.wrong("error-content-missing", key=key)
        lines = self._headers(top.file, f"[[{key}]]")
        for number, data in enumerate(rows):
            record = Record(self, top.file, data, lines[number] if number < len(lines) else 0)
            record.text("source")
            yield record

    def counted(self, name: str, key: str, count: int) -> list[Record]:
        """All tables `[[key]]` of a file, of which there must be so many."""
        records = list(self.records(name, key))
        records[-1].expect(len(records) == count, "error-content-count", what=key, expected=count, found=len(records))
        return records

    def _headers(self, file: Path, header: str) -> list[int]:
        """The lines on which tables with a header begin."""
        return [at for at, line in enumerate(self._texts[file], 1) if line.split("#")[0].strip() == header]

    def line_of(self, file: Path, start: int, key: str) -> int:
        """The line of a key within the table that starts at a line; the table's own line if it is not there."""
        if not key:
            return start
        for at, line in enumerate(self._texts[file][start:], start + 1):
            if line.startswith("[") and start:
                break
            if re.match(rf"\s*{re.escape(key)}\s*=", line):
                return at
        return start
